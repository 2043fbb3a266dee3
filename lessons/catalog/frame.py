"""What every page shows round its own matter, and the choice that it carries on: the language of card names."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from urllib.parse import urlencode

from django.http import HttpRequest, QueryDict
from django.utils.formats import date_format

from engine.rule import edition
from lessons.catalog.values import Lesson
from lessons.narration import ENGLISH, SPANISH, Names


@dataclass(frozen=True, slots=True)
class Frame:
    """The reader's choice, and what is made from it in links and labels."""

    names: Names
    asked: str = ""  # the rest of the query that the page depends on, which the switch of language keeps

    @classmethod
    def of(cls, request: HttpRequest, *parameters: str) -> "Frame":
        """From `?nombres=en`; Spanish otherwise. `parameters`: what else of the query the page reads."""
        asked = kept(request, parameters).urlencode()
        return cls(ENGLISH if request.GET.get("nombres") == "en" else SPANISH, asked)

    def after(self, pairs: Sequence[tuple[str, str]]) -> "Frame":
        """The same for a page that reads these of the query, too, in a form that can be read."""
        return Frame(self.names, "&".join(part for part in (urlencode(pairs, safe=",:."), self.asked) if part))

    @property
    def variant(self) -> str:
        """What the page depends on besides its path, in a form fit for the key under which it is kept."""
        return f"{self.names.language} {self.asked}".rstrip()

    @property
    def query(self) -> str:
        """The query that every link carries."""
        return "?nombres=en" if self.names.language == "en" else ""

    def context(self, section: str, /, **more: object) -> dict[str, object]:
        """The context of a page's template. `section` is the entry of the main navigation that it belongs to."""
        return {
            "names": self.names,
            "names_query": self.query,
            "in_spanish": f"?{self.asked}",
            "in_english": f"?{self.asked}{'&' if self.asked else ''}nombres=en",
            "other_language": "es" if self.names.language == "en" else "en",
            "section": section,
            "rules_date": rules_date(),
            **more,
        }

    def of_lesson(self, lesson: Lesson, /, **more: object) -> dict[str, object]:
        """The same for a page of a class, which says above which one."""
        return self.context("lesson", lesson_title=lesson.about.titulo, lesson=lesson, **more)


def kept(request: HttpRequest, parameters: Iterable[str]) -> QueryDict:
    """The query with these parameters alone, in their order, whatever else was sent."""
    found = QueryDict(mutable=True)
    for name in parameters:
        if name in request.GET:
            found.setlist(name, request.GET.getlist(name))
    return found


@cache
def rules_date() -> str:
    """The date of the rules in force here, in Spanish: "7 de agosto de 2026"."""
    return date_format(date.fromisoformat(edition()), r"j \d\e F \d\e Y")
