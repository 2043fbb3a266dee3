"""What a player may choose while a game is played: each choice is one value, and a play is a list of them (117.1, 601.2, 608.2d).

Who chooses follows from the position (`engine.game.Decision`), but for `Cast`, `Activate` and `PlayLand`, which anyone may
try at any time: the owner of the card or the controller of the source does it, and is told why not.
"""

from dataclasses import dataclass

from engine.model import ObjectId


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass priority (117.3d)."""


@dataclass(frozen=True, slots=True)
class Cast:
    """Begin to cast a card (601.2a)."""

    card: ObjectId


@dataclass(frozen=True, slots=True)
class Activate:
    """Begin to activate an ability (602.2a); `ability`: which of the source's activated abilities, from 1, as it has them now."""

    source: ObjectId
    ability: int = 1


@dataclass(frozen=True, slots=True)
class PlayLand:
    """Play a land (116.2a, 305.1)."""

    card: ObjectId


@dataclass(frozen=True, slots=True)
class Modes:
    """The modes of a spell or ability, from 1, in the order printed (601.2b, 700.2a)."""

    modes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Splice:
    """The cards in hand that are revealed and spliced onto the spell; none is a choice, too (702.47a)."""

    cards: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True)
class Costing:
    """The cost that the spell is cast for: 0 the mana cost, from 1 its alternative costs (118.9)."""

    alternative: int = 0


@dataclass(frozen=True, slots=True)
class Optional:
    """How many times the next optional additional cost is paid, such as kicker: 0 not at all (702.33a–c)."""

    times: int


@dataclass(frozen=True, slots=True)
class X:
    """The value of {X} (107.3a)."""

    value: int


@dataclass(frozen=True, slots=True)
class Symbol:
    """How the next hybrid or Phyrexian symbol of the cost is to be paid: "R", "W", "2" or "life" (107.4e–f, 601.2b)."""

    as_: str


@dataclass(frozen=True, slots=True)
class HowMany:
    """How many targets the next variable instance of the word "target" has (601.2c)."""

    number: int


@dataclass(frozen=True, slots=True)
class Choose:
    """The next target: an object or a player (601.2c)."""

    id: str


@dataclass(frozen=True, slots=True)
class Share:
    """How much the next target receives of what is divided (601.2d)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Reduce:
    """Which cost reduction is applied next, where the order matters: the object that reduces (601.2f)."""

    source: ObjectId


@dataclass(frozen=True, slots=True)
class NoMoreMana:
    """The chance to activate mana abilities is over (601.2g)."""


@dataclass(frozen=True, slots=True)
class PayMana:
    """Pay what is left of the mana with this mana of the pool, such as ("R", "G") (601.2h)."""

    mana: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TapFor:
    """Convoke: tap this creature rather than pay one mana: "generic" or a color's letter (702.51a)."""

    creature: ObjectId
    symbol: str


@dataclass(frozen=True, slots=True)
class ExileFor:
    """Delve: exile this card of your graveyard rather than pay {1} (702.66a)."""

    card: ObjectId


@dataclass(frozen=True, slots=True)
class PayPart:
    """Pay one of the costs that are not mana: its place among those of the total cost, from 1, and with what (601.2h)."""

    part: int
    with_: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What is asked while something resolves or enters: "yes", a color, a type, an object (608.2d, 614.12a); "" for no more."""

    value: str


@dataclass(frozen=True, slots=True)
class First:
    """Which of one's abilities that triggered is put on the stack next (603.3b)."""

    id: ObjectId


Choice = (
    Pass
    | Cast
    | Activate
    | PlayLand
    | Modes
    | Splice
    | Costing
    | Optional
    | X
    | Symbol
    | HowMany
    | Choose
    | Share
    | Reduce
    | NoMoreMana
    | PayMana
    | TapFor
    | ExileFor
    | PayPart
    | Answer
    | First
)
