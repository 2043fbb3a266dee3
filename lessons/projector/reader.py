"""How the prose of a class is read on the screen: nothing to press, and what the engine computes kept back until asked for."""

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.html import format_html
from django.utils.safestring import mark_safe

from lessons.board.templatetags.escuela import symbols
from lessons.catalog.quotes import Quotable, quote
from lessons.catalog.symbols import symbol
from lessons.narration import Names

BLANK = mark_safe('<span class="blank"><span class="hidden">(oculto)</span></span>')


@dataclass(frozen=True, slots=True)
class ScreenReader:
    """Writes the prose for a slide. `shows`: whether the values that the engine computes may be seen."""

    board_of: Callable[[str], Quotable]
    names: Names
    shows: bool

    def card(self, name: str, label: str) -> str:
        """The card's name."""
        shown = label if label and self.names.language == "es" else self.names.card(name)
        language = mark_safe(' lang="en"') if self.names.card(name) == name and self.names.language == "en" else ""
        return format_html('<span class="named"{}>{}</span>', language, shown)

    def quote(self, path: str) -> str:
        """The value, or a blank."""
        if not self.shows:
            return BLANK
        return format_html('<span class="computed">{}</span>', symbols(quote(path, self.board_of, self.names)))

    def symbol(self, code: str) -> str:
        """The symbol."""
        return symbol(code)

    def rule(self, number: str) -> str:
        """Its number."""
        return format_html('<span class="rule-number">{}</span>', number)
