"""Text changes, the twin's own way: words replaced in an ability's tree (612.2)."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from engine.model import Color
from engine.vocabulary import modification
from engine.vocabulary.ability import Keyword
from engine.vocabulary.quality import IsColor, IsSubtype, Named, OfChosen

COLOR_NAMES = {Color.WHITE: "white", Color.BLUE: "blue", Color.BLACK: "black", Color.RED: "red", Color.GREEN: "green"}
COLORS = {name: color for color, name in COLOR_NAMES.items()}
NEVER = {"name", "cost", "kind", "word", "what", "sign", "characteristic", "comparison", "in_addition", "wording"}


def reworded(tree: Any, words: dict[str, str]) -> Any:
    """The tree with each word replaced where it is used as a color, a land type or a creature type; never names or mana."""
    match tree:
        case Color():
            return COLORS[words.get(COLOR_NAMES[tree], COLOR_NAMES[tree])]
        case str():
            return words.get(tree, tree)
        case Named():
            return tree
        case Keyword():
            return replace(tree, quality=reworded(tree.quality, words))
        case tuple():
            return tuple(reworded(part, words) for part in tree)
        case _ if is_dataclass(tree) and not isinstance(tree, type):
            changed = {f.name: reworded(getattr(tree, f.name), words) for f in fields(tree) if f.name not in NEVER}
            return replace(tree, **changed)
    return tree


def choices_read(tree: Any, chosen: dict[str, str]) -> Any:
    """The tree with "the chosen color" and "the chosen type" read as what was chosen for the source: what an effect gives
    ("protection from the chosen color") speaks of the giver's choice (607.2d)."""
    match tree:
        case OfChosen(what="color") if "color" in chosen:
            return IsColor(Color(chosen["color"]))
        case OfChosen(what="type") if "type" in chosen:
            return IsSubtype(chosen["type"])
        case modification.CHOSEN_TYPE if "type" in chosen:
            return chosen["type"]
        case modification.CHOSEN_COLOR if "color" in chosen:
            return Color(chosen["color"])
        case tuple():
            return tuple(choices_read(part, chosen) for part in tree)
        case _ if is_dataclass(tree) and not isinstance(tree, type):
            return replace(tree, **{f.name: choices_read(getattr(tree, f.name), chosen) for f in fields(tree)})
    return tree
