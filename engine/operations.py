"""What one part of an effect does in one layer (613.1): the operations, before and after their parameters are worked out.

An operation whose amounts are still `Amount` trees is the effect's instruction; `evaluate` gives the same kind with numbers,
with what
the rules forbid taken away (205.3d, 113.11). Two evaluated operations are compared to decide a dependency (613.8a).
"""

from dataclasses import dataclass

from engine.model import CardType, Color, Layer, PlayerId, Supertype
from engine.sheet import Sheet
from engine.vocabulary.ability import Ability
from engine.vocabulary.amount import Amount
from engine.vocabulary.gamerule import GameRule
from engine.vocabulary.modification import Get
from engine.vocabulary.quality import Who


@dataclass(frozen=True, slots=True)
class CopyValues:
    """1a: it has these copiable values (707.2), an effect's exceptions applied."""

    values: Sheet


@dataclass(frozen=True, slots=True)
class TurnFaceDown:
    """1b: a 2/2 creature with no name, mana cost, color, subtypes or text (708.2a)."""


@dataclass(frozen=True, slots=True)
class SetController:
    """2: this player controls it."""

    who: Who | PlayerId


@dataclass(frozen=True, slots=True)
class ReplaceWords:
    """3: each word becomes the other in its text and type line (612.2). Pairs (from, to)."""

    words: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class AddTypes:
    """4: it is these in addition (205.1b, 205.3d)."""

    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: frozenset[str]


@dataclass(frozen=True, slots=True)
class SetTypes:
    """4: these card types, instead of those it had (205.1a)."""

    types: frozenset[CardType]


@dataclass(frozen=True, slots=True)
class SetSubtypes:
    """4: these subtypes instead of those of the same set: "creature", "land", … (205.1a); for basic land types also 305.7."""

    kind: str
    subtypes: frozenset[str]


@dataclass(frozen=True, slots=True)
class RemoveTypes:
    """4: it isn't these any more (205.1a, 205.4b)."""

    types: frozenset[CardType]
    supertypes: frozenset[Supertype] = frozenset()


@dataclass(frozen=True, slots=True)
class SetColors:
    """5: exactly these colors; none is colorless (105.3)."""

    colors: frozenset[Color]


@dataclass(frozen=True, slots=True)
class AddColors:
    """5: these colors in addition (105.3)."""

    colors: frozenset[Color]


@dataclass(frozen=True, slots=True)
class AddAbilities:
    """6: it has these too (113.10)."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class RemoveAbilities:
    """6: it loses all instances of these (113.10b)."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class RemoveAllAbilities:
    """6: it loses all abilities (113.10b); `other`: all but those the same effect gives; `but_mana`: except mana abilities."""

    other: bool = False
    but_mana: bool = False


@dataclass(frozen=True, slots=True)
class Forbid:
    """6: it can't have these (113.11)."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class SetPT:
    """7a, 7b: power and/or toughness are this (613.4a–b). None: that one is not spoken of."""

    power: Amount | int | None
    toughness: Amount | int | None


@dataclass(frozen=True, slots=True)
class ModifyPT:
    """7c: plus this much (613.4c). `by`: what the text says; worked out, (power, toughness)."""

    by: Get | tuple[int, int]


@dataclass(frozen=True, slots=True)
class SwitchPT:
    """7d: power becomes toughness and the other way round (613.4d)."""


@dataclass(frozen=True, slots=True)
class AffectRules:
    """After the layers: what is said of it to the players or the rules of the game (613.10, 613.11)."""

    statement: GameRule


Operation = (
    CopyValues
    | TurnFaceDown
    | SetController
    | ReplaceWords
    | AddTypes
    | SetTypes
    | SetSubtypes
    | RemoveTypes
    | SetColors
    | AddColors
    | AddAbilities
    | RemoveAbilities
    | RemoveAllAbilities
    | Forbid
    | SetPT
    | ModifyPT
    | SwitchPT
    | AffectRules
)

Parts = tuple[tuple[Layer, tuple[Operation, ...]], ...]
