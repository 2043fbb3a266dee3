"""607.2d, 608.2d: "the chosen color" and "the chosen type" in what an effect gives, bound to what was chosen."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import TypeVar, cast

from engine.model import Color
from engine.vocabulary.quality import IsColor, IsSubtype, OfChosen

T = TypeVar("T")


def bound(tree: T, words: Mapping[str, str]) -> T:
    """The tree with what was chosen ("color" → "W", "type" → "Goblin") in place of "the chosen color" and "the chosen type"."""
    if not words:
        return tree
    match tree:
        case OfChosen("color") if "color" in words:
            return cast("T", IsColor(Color(words["color"])))
        case OfChosen("type" | "land type") if "type" in words:
            return cast("T", IsSubtype(words["type"]))
        case tuple():
            return cast("T", tuple(bound(part, words) for part in tree))
        case _ if is_dataclass(tree) and not isinstance(tree, type):
            return replace(tree, **{f.name: bound(getattr(tree, f.name), words) for f in fields(tree)})
        case _:
            return tree
