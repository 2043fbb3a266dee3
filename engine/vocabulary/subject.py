"""Who or what a statement speaks of: "this creature", "enchanted creature", "White creatures you control", "target
land".
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.model import CardType, Zone
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
    """ "All Forests and all Saprolings": the union. `joined`: surface."""

    groups: tuple[Group, ...]
    joined: str = "and"


@dataclass(frozen=True, slots=True)
class Target:
    """ "target creature", "up to two target lands" (115.1). `slot` numbers the instances of the word in the ability,
    from 0.
    """

    filter: Filter
    slot: int = 0
    count: Amount | None = None  # None: exactly one
    up_to: bool = False
    each: bool = False  # surface: "each of up to two target creatures"


@dataclass(frozen=True, slots=True)
class AnyTarget:
    """ "any target" (115.4), "any number of targets", "one, two, or three targets"; `other`: "any other target"."""

    slot: int = 0
    other: bool = False
    count: Amount | None = None  # None: exactly one
    up_to: bool = False
    each: bool = False  # surface: "each of up to two targets"


@dataclass(frozen=True, slots=True)
class Chosen:
    """ "Choose a nonlegendary creature on the battlefield", "return a land you control to its owner's hand": chosen on
    resolution, not a
    target (608.2d). `how`: "of their choice", "at random", "of your choice" or nothing said.
    """

    filter: Filter
    slot: int = 0
    count: Amount | None = None  # None: exactly one
    up_to: bool = False
    how: str = ""


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
    other: bool = False  # "another target player"
    or_planeswalker: bool = False  # "target player or planeswalker"
    up_to: bool = False  # "up to one target player"


@dataclass(frozen=True, slots=True)
class Together:
    """ "target creature and target land", "this creature and enchanted creature"."""

    subjects: "tuple[Subject, ...]"
    joined: str = "and"


@dataclass(frozen=True, slots=True)
class TopOf:
    """ "the top three cards of your library" (401). `whose` None: "the top card" of the library spoken of."""

    whose: "Subject | None"
    amount: Amount
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class ZoneOf:
    """ "your graveyard", "target player's hand" (400). `whose` None: "all graveyards"."""

    zone: Zone
    whose: "Subject | None"


@dataclass(frozen=True, slots=True)
class PlayerOf:
    """ "that creature's controller", "enchanted creature's owner" (108.3, 109.5)."""

    role: str  # "controller", "owner"
    of: "Subject"


@dataclass(frozen=True, slots=True)
class Among:
    """ "one of them", "a creature card from among them"."""

    amount: Amount | None
    filter: Filter | None
    of: "It"
    up_to: bool = False


Subject = (
    This
    | Attached
    | Group
    | Groups
    | Target
    | AnyTarget
    | Chosen
    | It
    | Player
    | TargetPlayer
    | Together
    | TopOf
    | ZoneOf
    | PlayerOf
    | Among
)
