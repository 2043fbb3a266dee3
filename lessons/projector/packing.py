"""How much fits: lines of a slide estimated from its text, so that nothing is ever cut off. Lengths are in rem: a slide is 80 × 45.

`tests/browser/test_projected_slides.py` goes through every slide and holds these estimates to what it sees.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from textwrap import wrap
from typing import TypeVar

from django.utils.html import strip_tags

T = TypeVar("T")

WIDTH = 74.0
TITLE = 2.9  # of a slide: size of its letters
HEIGHT = 45.0
FRAME = 8.2  # what stands above and below: the line over the title, the bar, the edges
# A letter's width by its size, measured on Spanish prose, with a little to spare: the serif, in bold; the sans, in bold.
READ, TITLED, USE, BOLD = 0.475, 0.505, 0.455, 0.485


@dataclass(frozen=True, slots=True)
class Size:
    """A size of running text: its class, its letters, its lines, the gap between two items."""

    name: str
    letters: float
    line: float = 1.38
    gap: float = 0.42

    def height(self, text: str, width: float) -> float:
        """Of one item."""
        return lines(text, width, self.letters * READ) * self.letters * self.line + self.letters * self.gap


SIZES = (Size("grande", 2.6), Size("media", 2.2), Size("justa", 1.85))
PACKED = SIZES[1]  # what is cut into several slides


@lru_cache(maxsize=1 << 14)  # the cards of a board are measured at every step, several ways
def lines(text: str, width: float, letter: float) -> int:
    """How many lines a text takes in that width."""
    room = max(int(width / letter), 4)
    return sum(max(len(wrap(part, room)), 1) for part in text.split("\n"))


def plain(html: str) -> str:
    """The text of some HTML; each paragraph, item and row on a line of its own."""
    spaced = re.sub(r"</(?:p|li|tr|blockquote|h4)>", "\n", html.replace('class="computed">', 'class="computed">==='))  # its edges
    said = re.sub(r"[ \t]+", " ", strip_tags(spaced)).replace("\n ", "\n")
    return re.sub(r"\n+", "\n", said).strip()


def title_height(title: str) -> float:
    """Of a slide's title."""
    return lines(title, WIDTH, TITLE * TITLED) * TITLE * 1.15


def room(title: str) -> float:
    """What a slide has for its text."""
    return HEIGHT - FRAME - title_height(title)


def fitting(texts: Sequence[str], height: float, width: float = WIDTH) -> Size | None:
    """The largest size in which all of it fits; None if none does."""
    return next((size for size in SIZES if sum(size.height(text, width) for text in texts) <= height), None)


def packed(things: Sequence[T], cost: Callable[[T], float], height: float) -> list[list[T]]:
    """Things over as few slides as possible, as evenly as possible; what alone is too tall gets one of its own."""
    if not things:
        return []
    greedy = _filled(things, cost, height)
    low, best = sum(map(cost, things)) / len(greedy), greedy
    for share in range(1, 10):
        tried = _filled(things, cost, low + (height - low) * share / 10)
        if len(tried) == len(greedy):
            best = tried
            break
    return best


def _filled(things: Sequence[T], cost: Callable[[T], float], height: float) -> list[list[T]]:
    slides: list[list[T]] = [[]]
    used = 0.0
    for thing in things:
        tall = cost(thing)
        if slides[-1] and used + tall > height:
            slides.append([])
            used = 0.0
        slides[-1].append(thing)
        used += tall
    return slides


def sentences(text: str) -> list[str]:
    """A text in its sentences."""
    return re.split(r"(?<=[.?!])\s+(?=[«¿¡A-ZÁÉÍÓÚÑ])", text)
