"""The prose of questions: a class's own, without its blocks — cards, quotes, rules and symbols in one run of text."""

from django.utils.safestring import SafeString, mark_safe

from lessons.catalog.prose.html import Reader, render
from lessons.catalog.prose.parser import parser


def said(text: str, reader: Reader) -> SafeString:
    """The text as HTML: its paragraphs."""
    return mark_safe(render(tuple(parser().parse(text)), reader))  # noqa: S308 (cleaned by `render`)


def said_in_line(text: str, reader: Reader) -> SafeString:
    """The same for one paragraph that stands inside another element."""
    return mark_safe(said(text, reader).strip().removeprefix("<p>").removesuffix("</p>"))  # noqa: S308 (cleaned by `render`)


def check(text: str, reader: Reader) -> None:
    """Read a text only for what its reader notes to be wrong with it."""
    render(tuple(parser().parse(text)), reader)
