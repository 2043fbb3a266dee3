"""Filters for the words of rules: symbols, and runs that stay in English."""

import re

from django import template
from django.urls import reverse
from django.utils.html import escape, strip_tags
from django.utils.safestring import SafeString, mark_safe

from engine.rule import numbers
from lessons.board.cards import AbilityView
from lessons.board.pieces import Line, Mark, Pieces
from lessons.catalog.symbols import SYMBOL, symbol
from lessons.narration.english import plain as without_marks
from lessons.narration.english import spans

register = template.Library()

RULE = re.compile(r"(?<![\w.])(\d{3}\.\d{1,3}[a-z]?)(?!\w)")


@register.filter
def symbols(text: str) -> SafeString:
    """Text with `{T}` as symbols and what stays in English marked as such; everything else is escaped."""
    made = (f'<i lang="en">{_symbols(run.text)}</i>' if run.lang == "en" else _symbols(run.text) for run in spans(text))
    return mark_safe("".join(made))  # noqa: S308 (each run was escaped)


def _symbols(text: str) -> str:
    parts = SYMBOL.split(text)
    return "".join(symbol(part) if place % 2 else escape(part) for place, part in enumerate(parts))


_TAGS = {Mark.OLD: "<del>{}</del>", Mark.NEW: "<ins>{}</ins>", Mark.SAME: "{}"}


@register.filter
def pieces(value: Pieces) -> SafeString:
    """Pieces in a row: the old struck, the new beside it."""
    return mark_safe(" ".join(_TAGS[piece.mark].format(symbols(piece.text)) for piece in value))  # noqa: S308


@register.filter
def marked(line: Line[AbilityView]) -> SafeString:
    """An ability with its mark."""
    return mark_safe(_TAGS[line.mark].format(symbols(line.item.text)))  # noqa: S308


@register.filter
def rule_links(text: str, query: str = "") -> SafeString:
    """Official text: symbols drawn, and each rule number in it a link; `query` is what links carry on."""
    parts = RULE.split(text)
    return mark_safe("".join(_rule(part, query) if place % 2 else _symbols(part) for place, part in enumerate(parts)))  # noqa: S308


def _rule(number: str, query: str) -> str:
    if number not in numbers():
        return escape(number)
    return f'<a href="{reverse("rule", args=[number])}{query}" data-sheet>{number}</a>'


SHOWN = re.compile(r'(<span class="ms [^<>]*></span>)')


@register.filter
def without_tags(html: SafeString) -> SafeString:
    """HTML in a line of a list: its words and the symbols among them, which are nothing but marks; no links, no paragraphs."""
    parts = (part if place % 2 else strip_tags(part) for place, part in enumerate(SHOWN.split(html)))
    return mark_safe("".join(parts))  # noqa: S308 (it was safe, and only loses marks)


@register.filter
def plain(text: str) -> str:
    """Text for a title or a label: no marks; symbols in braces as they are written."""
    return re.sub(r"\s+", " ", without_marks(text))
