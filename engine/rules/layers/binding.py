"""607.2d, 608.2d: "the chosen color" and "the chosen type" in what an effect gives, bound to what was chosen."""

from collections.abc import Mapping
from typing import TypeVar

from engine.model import Color
from engine.vocabulary.quality import IsColor, IsSubtype, OfChosen
from engine.vocabulary.tree import rewrite

T = TypeVar("T")


def bound(tree: T, words: Mapping[str, str]) -> T:
    """The tree with what was chosen ("color" → "W", "type" → "Goblin") in place of "the chosen color" and "the chosen type"."""
    return rewrite(tree, lambda node: _filled(node, words)) if words else tree


def _filled(node: object, words: Mapping[str, str]) -> object:
    match node:
        case OfChosen("color") if "color" in words:
            return IsColor(Color(words["color"]))
        case OfChosen("type" | "land type") if "type" in words:
            return IsSubtype(words["type"])
        case _:
            return node
