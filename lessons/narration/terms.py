"""The glossary of a class and the Spanish glosses of rules, from `lessons/content`."""

from dataclasses import dataclass
from functools import cache

from lessons.narration.content import toml


@dataclass(frozen=True, slots=True)
class Term:
    """A term in Spanish and English, the rule that defines it, and its definition in our own words."""

    es: str
    en: str
    rule: str
    definition: str


@cache
def glossary() -> tuple[Term, ...]:
    """The terms, in the order of the file."""
    rows = toml("glosario.toml")["termino"]
    return tuple(Term(row["es"], row["en"], row.get("regla", ""), row.get("definicion", "")) for row in rows)


def gloss(rule: str) -> str | None:
    """The Spanish gloss of a rule by its number, in our own words; None where we have none."""
    row = toml("glosas.toml").get(rule)
    return None if row is None else str(row["glosa"])
