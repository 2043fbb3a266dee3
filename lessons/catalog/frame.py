"""What every page shows round its own matter, and the choice that it carries on: the language of card names."""

from dataclasses import dataclass
from datetime import date

from django.http import HttpRequest
from django.utils.formats import date_format

from engine.rule import edition
from lessons.narration import ENGLISH, SPANISH, Names


@dataclass(frozen=True, slots=True)
class Frame:
    """The reader's choice, and what is made from it in links and labels."""

    names: Names

    @classmethod
    def of(cls, request: HttpRequest) -> "Frame":
        """From `?nombres=en`; Spanish otherwise."""
        return cls(ENGLISH if request.GET.get("nombres") == "en" else SPANISH)

    @property
    def query(self) -> str:
        """The query that every link carries."""
        return "?nombres=en" if self.names.language == "en" else ""

    def context(self, section: str, /, **more: object) -> dict[str, object]:
        """The context of a page's template. `section` is the entry of the main navigation that it belongs to."""
        return {
            "names": self.names,
            "names_query": self.query,
            "other_language": "es" if self.names.language == "en" else "en",
            "section": section,
            "rules_date": rules_date(),
            **more,
        }


def rules_date() -> str:
    """The date of the rules in force here, in Spanish: "7 de agosto de 2026"."""
    return date_format(date.fromisoformat(edition()), r"j \d\e F \d\e Y")
