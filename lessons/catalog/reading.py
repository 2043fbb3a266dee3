"""How the prose of a class is read: what its cards, rules, symbols and quotes become on the page, or what is wrong with them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from django.urls import reverse
from django.utils.html import escape, format_html

from engine import pool
from lessons.board.templatetags.escuela import symbols
from lessons.catalog.names import slug_of
from lessons.catalog.quotes import BadQuote, Quotable, quote
from lessons.catalog.rules import is_rule
from lessons.catalog.symbols import symbol
from lessons.narration import Names


@dataclass(frozen=True, slots=True)
class PageReader:
    """Writes the prose for a page. `board_of` plays a board of the class by its id."""

    board_of: Callable[[str], Quotable]
    names: Names
    query: str = ""

    def card(self, name: str, label: str) -> str:
        """A link to the card; the names are kept in the language asked for, a label as the class has it."""
        shown = label if label and self.names.language == "es" else self.names.card(name)
        language = "" if self.names.card(name) != name or self.names.language == "es" else ' lang="en"'
        address = reverse("card", args=[slug_of(name)]) + self.query
        return f'<a class="card-link" href="{escape(address)}" data-sheet=""{language}>{escape(shown)}</a>'

    def quote(self, path: str) -> str:
        """The value, marked as one that was computed."""
        return format_html('<span class="computed">{}</span>', symbols(quote(path, self.board_of, self.names)))

    def symbol(self, code: str) -> str:
        """The symbol."""
        return symbol(code)

    def rule(self, number: str) -> str:
        """A link to the rule."""
        address = reverse("rule", args=[number]) + self.query
        return format_html('<a class="rule-link" href="{}" data-sheet="">{}</a>', address, number)


@dataclass(slots=True)
class Checker:
    """Reads the prose only to collect what is wrong with it."""

    board_of: Callable[[str], Quotable]
    wrong: list[str] = field(default_factory=list)

    def card(self, name: str, label: str) -> str:
        """A card must be in the pool."""
        if name not in pool():
            self.wrong.append(f"no hay una carta «{name}»")
        return label

    def quote(self, path: str) -> str:
        """A quote must have a value."""
        try:
            quote(path, self.board_of, Names())
        except BadQuote as fault:
            self.wrong.append(str(fault))
        return ""

    def symbol(self, code: str) -> str:
        """Every symbol the parser takes can be drawn."""
        return code

    def rule(self, number: str) -> str:
        """A rule must exist."""
        if not is_rule(number):
            self.wrong.append(f"no existe la regla {number}")
        return number
