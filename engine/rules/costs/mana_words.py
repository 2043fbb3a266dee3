"""106.1b: mana that an effect adds in words: "one mana of any color", "two mana in any combination of colors"."""

from enum import StrEnum

from engine.rules.resolving.numbers import WORDS


class Colors(StrEnum):
    """Which colors it may be."""

    ONE = "all of one color"
    COMBINATION = "any combination of colors"
    DIFFERENT = "each of another color"
    CHOSEN = "the color that was chosen before"


_SAID = {
    "of any color": Colors.ONE,
    "of any one color": Colors.ONE,
    "in any combination of colors": Colors.COMBINATION,
    "of different colors": Colors.DIFFERENT,
    "of the chosen color": Colors.CHOSEN,
    "of that color": Colors.CHOSEN,
}


def mana_said(text: str, x: int) -> tuple[int, Colors] | None:
    """How much mana, X being so much, and of which colors; None for words that are not understood."""
    word, _, rest = text.partition(" mana ")
    number, colors = x if word == "X" else WORDS.get(word), _SAID.get(rest)
    return None if number is None or colors is None else (number, colors)
