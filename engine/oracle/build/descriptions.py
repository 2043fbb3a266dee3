"""Descriptions such as "a 1/1 black Faerie Rogue creature with flying", from what the grammar found (205.1, 613.1)."""

from dataclasses import replace
from typing import Any

from engine.model import CardType, Color, Supertype
from engine.oracle.build.amounts import figure
from engine.oracle.describing import canonical
from engine.vocabulary.ability import Ability
from engine.vocabulary.modification import (
    BASIC_LAND_TYPE_OF_CHOICE,
    CHOSEN_COLOR,
    CHOSEN_TYPE,
    COLOR_OF_CHOICE,
    COLORS_OF_CHOICE,
    EVERY_BASIC_LAND_TYPE,
    EVERY_COLOR,
    EVERY_CREATURE_TYPE,
    THAT_COLOR,
    THAT_TYPE,
    TYPE_OF_CHOICE,
    Be,
    HavePT,
)


def be_words(*parts: object) -> tuple[object, ...]:
    """The words of a description, in printed order."""
    return parts


def colorless() -> str:
    """The word."""
    return "colorless"


def word_and() -> str:
    """The word."""
    return "and"


def word_comma() -> str:
    """The sign."""
    return ","


def be_phrase(
    pt: tuple[str, str] | None,
    words: tuple[object, ...],
    items: tuple[object, ...] | None,
    in_addition: str | None,
    still: CardType | None,
) -> Be:
    """A description: "a 1/1 black Faerie Rogue creature with flying"."""
    found = _described(words)
    if pt is not None:
        found = replace(found, power=figure(pt[0]), toughness=figure(pt[1]), prefix_pt=True)
    found = replace(found, in_addition=in_addition or "", still=() if still is None else (still,))
    return described_with(found, items or ())


def described_with(found: Be, items: tuple[object, ...]) -> Be:
    """What follows "with": power and toughness first, then abilities."""
    abilities: list[Ability] = []
    for item in items:
        if isinstance(item, HavePT):
            if abilities or found.power is not None:
                raise ValueError("power and toughness come first")
            base = item.wording.startswith("base")
            found = replace(found, power=item.power, toughness=item.toughness, base=base)
        else:
            assert isinstance(item, tuple)
            abilities += item
    return replace(found, abilities=tuple(abilities))


def _described(words: tuple[object, ...]) -> Be:
    colors: list[Color | str] = [w for w in words if isinstance(w, Color)]
    subtypes = [w for w in words if isinstance(w, str) and not isinstance(w, Color | CardType | Supertype)]
    found = Be(
        supertypes=tuple(w for w in words if isinstance(w, Supertype)),
        types=tuple(w for w in words if isinstance(w, CardType)),
        subtypes=tuple(w for w in subtypes if w not in {"and", ",", "colorless"}),
        colors=tuple(colors) if colors else () if "colorless" in words else None,
    )
    printed = tuple(w.name.lower() if isinstance(w, Color) else str(w) for w in words)
    return found if printed == canonical(found) else replace(found, nouns=printed)


def with_items(*parts: object) -> tuple[object, ...]:
    """The things after "with"."""
    return parts


def in_addition(kinds: str | tuple[Any, ...]) -> str:
    """What the object keeps (205.1b)."""
    return str(kinds)


def be_pt(pt: tuple[str, str]) -> Be:
    """ "becomes 0/1"."""
    return Be(power=figure(pt[0]), toughness=figure(pt[1]), prefix_pt=True)


def _marked(kept: str | None, *, subtype: str = "", color: str = "") -> Be:
    return Be(subtypes=(subtype,) if subtype else (), colors=(color,) if color else None, in_addition=kept or "")


def be_chosen_type(kept: str | None) -> Be:
    """ "the chosen type"."""
    return _marked(kept, subtype=CHOSEN_TYPE)


def be_chosen_color(kept: str | None) -> Be:
    """ "the chosen color"."""
    return _marked(kept, color=CHOSEN_COLOR)


def be_every_creature_type(kept: str | None) -> Be:
    """ "every creature type"."""
    return _marked(kept, subtype=EVERY_CREATURE_TYPE)


def be_every_basic_land_type(kept: str | None) -> Be:
    """ "every basic land type"."""
    return _marked(kept, subtype=EVERY_BASIC_LAND_TYPE)


def be_color_of_choice(kept: str | None) -> Be:
    """ "the color of your choice"."""
    return _marked(kept, color=COLOR_OF_CHOICE)


def be_type_of_choice(kept: str | None) -> Be:
    """ "the creature type of your choice"."""
    return _marked(kept, subtype=TYPE_OF_CHOICE)


def be_land_type_of_choice(kept: str | None) -> Be:
    """ "the basic land type of your choice"."""
    return _marked(kept, subtype=BASIC_LAND_TYPE_OF_CHOICE)


def be_that_type(kept: str | None) -> Be:
    """ "that type"."""
    return _marked(kept, subtype=THAT_TYPE)


def be_colors_of_choice() -> Be:
    """ "the color or colors of your choice"."""
    return Be(colors=(COLORS_OF_CHOICE,))


def be_that_color() -> Be:
    """ "that color"."""
    return Be(colors=(THAT_COLOR,))


def be_every_color() -> Be:
    """ "all colors"."""
    return Be(colors=(EVERY_COLOR,))
