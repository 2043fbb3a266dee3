"""What following an instruction has to tell those who carry on the game: it is no part of a position, or not of this one.

Mana goes into pools (106.4), seen cards to those who see them (701.20), copies of spells to the entries of the stack (707.10).
"""

from dataclasses import dataclass

from engine.model import ObjectId, PlayerId
from engine.vocabulary.cost import Cost


@dataclass(frozen=True, slots=True)
class ManaAdded:
    """A player adds one mana of this type: "W", "U", "B", "R", "G" or "C" (106.4)."""

    player: PlayerId
    symbol: str


@dataclass(frozen=True, slots=True)
class CardsSeen:
    """A player reveals cards to all, or looks at them alone (701.20)."""

    player: PlayerId
    cards: tuple[ObjectId, ...]
    revealed: bool


@dataclass(frozen=True, slots=True)
class DrewFromNothing:
    """A player attempted to draw a card from a library with no cards in it (121.4, 704.5b)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A player's library is shuffled: its order is known to nobody from now on (701.24). The order that it has here stays."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Countered:
    """A spell or ability has been countered (701.6)."""

    object: ObjectId


@dataclass(frozen=True, slots=True)
class SpellCopied:
    """A copy of a spell has been put on the stack, with the choices made for the original (707.10)."""

    copy: ObjectId
    of: ObjectId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class NewTargetsOffered:
    """A player may choose new targets for these (115.7, 707.10c)."""

    player: PlayerId
    spells: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True)
class PlayOffered:
    """A player plays or casts a card now, while the spell or ability resolves (608.2g), or may as long as `how` says."""

    player: PlayerId
    card: ObjectId
    verb: str  # "play", "cast"
    how: str  # "without paying its mana cost", …


@dataclass(frozen=True, slots=True)
class CostPaid:
    """A player pays a cost that the effect offered to them, so that something doesn't happen (118.12)."""

    player: PlayerId
    cost: Cost


Happening = (
    ManaAdded | CardsSeen | DrewFromNothing | CostPaid | Shuffled | Countered | SpellCopied | NewTargetsOffered | PlayOffered
)  # fmt: skip

# What a position by itself has no place for.
NEEDS_A_GAME = (ManaAdded, DrewFromNothing, NewTargetsOffered, PlayOffered)
