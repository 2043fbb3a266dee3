"""Who or what a statement speaks of: "this creature", "enchanted creature", "White creatures you control", "target land"."""

from dataclasses import dataclass
from enum import StrEnum

from engine.model import CardType
from engine.vocabulary.amount import Amount
from engine.vocabulary.quality import Filter, Noun, Who


class Quantifier(StrEnum):
    """The word before a group (surface only: "All creatures", "Each creature" and "Creatures" are the same set)."""

    BARE = ""
    ALL = "all"
    EACH = "each"


@dataclass(frozen=True, slots=True)
class This:
    """The object the ability is on: "this creature", "this card", "Maro" (201.5). `word` is what the text calls it:
    "creature", "land", "card", …; "name" for the card's own name, "short name" for what stands before its comma.
    """

    word: str


@dataclass(frozen=True, slots=True)
class Attached:
    """ "enchanted creature", "equipped creature": what the source is attached to (303.4m, 301.5a).

    `noun` is surface; the effect applies only while the attached object is one (303.4m).
    """

    participle: str  # "enchanted", "equipped", "fortified"
    noun: CardType | str | Noun


@dataclass(frozen=True, slots=True)
class Group:
    """Every object that fits: "White creatures you control", "Each land" (611.3a)."""

    filter: Filter
    quantifier: Quantifier = Quantifier.BARE


@dataclass(frozen=True, slots=True)
class Groups:
    """ "All Forests and all Saprolings": the union."""

    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """ "target creature", "up to two target lands" (115.1). `slot` numbers the instances of the word in the ability, from 0."""

    filter: Filter
    slot: int = 0
    count: Amount | None = None  # None: exactly one
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class AnyTarget:
    """ "any target" (115.4)."""

    slot: int = 0


@dataclass(frozen=True, slots=True)
class Chosen:
    """ "Choose a nonlegendary creature on the battlefield": chosen on resolution, not a target (608.2d)."""

    filter: Filter
    slot: int = 0


@dataclass(frozen=True, slots=True)
class It:
    """An object spoken of before: "it", "that creature", "they", "those creatures", "the exiled card" (608.2c)."""

    word: str = "it"


@dataclass(frozen=True, slots=True)
class Player:
    """A player: "You have hexproof"."""

    who: Who


@dataclass(frozen=True, slots=True)
class TargetPlayer:
    """ "target player", "target opponent" (115.1)."""

    who: Who = Who.PLAYER
    slot: int = 0


Subject = This | Attached | Group | Groups | Target | AnyTarget | Chosen | It | Player | TargetPlayer
