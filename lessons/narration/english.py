"""What we cannot say in Spanish is shown in English and marked as such, so that nothing is silently wrong.

Any text of this package may hold runs between ⟦ and ⟧: the page renders each as `<i lang="en">`.
"""

import re
from dataclasses import dataclass

_RUN = re.compile(r"⟦([^⟦⟧]*)⟧")


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text and its language, "es" or "en"."""

    text: str
    lang: str


def english(text: str) -> str:
    """The text, marked as English."""
    return f"⟦{text}⟧"


def has_english(text: str) -> bool:
    """Whether something in the text is marked as English."""
    return _RUN.search(text) is not None


def spans(text: str) -> tuple[Span, ...]:
    """The text in runs of one language each, in order; no empty ones."""
    parts = _RUN.split(text)
    runs = (Span(part, "en" if i % 2 else "es") for i, part in enumerate(parts))
    return tuple(run for run in runs if run.text)


def plain(text: str) -> str:
    """The text without its marks, for a title, a label or the clipboard."""
    return _RUN.sub(r"\1", text)
