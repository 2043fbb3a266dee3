"""The templates that there are, by slug, and which of them a class offers."""

from collections.abc import Mapping

from lessons.study.generated.classify import CLASSIFY, texts
from lessons.study.generated.dependence import DEPENDENCE
from lessons.study.generated.lands import LANDS
from lessons.study.generated.looks import LOOKS
from lessons.study.generated.numbers import NUMBERS
from lessons.study.generated.order import ORDER
from lessons.study.generated.supply import harmless, sources
from lessons.study.generated.template import Template

TEMPLATES: Mapping[str, Template] = {template.slug: template for template in (CLASSIFY, NUMBERS, LOOKS, ORDER, DEPENDENCE, LANDS)}

# By the slug of the class, in the order in which they are offered.
OFFERED: Mapping[str, tuple[str, ...]] = {"capas": tuple(TEMPLATES)}


def prepare() -> None:
    """Sort the pool before anybody asks: what every question is drawn from."""
    sources()
    harmless()
    texts()


def offered(lesson: str) -> tuple[Template, ...]:
    """The templates of a class; none for one that offers none."""
    return tuple(TEMPLATES[slug] for slug in OFFERED.get(lesson, ()))
