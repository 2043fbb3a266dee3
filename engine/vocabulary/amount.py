"""Numbers in a text: "3", "X", "the number of cards in your hand", "its mana value" (107)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.vocabulary.further import Further

if TYPE_CHECKING:
    from engine.vocabulary.quality import Filter, Who
    from engine.vocabulary.subject import Subject


@dataclass(frozen=True, slots=True)
class Number:
    """A number written out (107.1)."""

    value: int


@dataclass(frozen=True, slots=True)
class Variable:
    """X, chosen or defined in the same text (107.3)."""

    name: str = "X"


@dataclass(frozen=True, slots=True)
class Count:
    """ "the number of lands you control"; with `each`, "for each land you control" times `times`."""

    of: "Filter"
    times: int = 1
    each: bool = False


@dataclass(frozen=True, slots=True)
class CountKinds:
    """ "the number of card types among cards in all graveyards"."""

    what: str  # "card types", "colors", "basic land types"
    among: "Filter"


@dataclass(frozen=True, slots=True)
class CountCounters:
    """ "the number of +1/+1 counters on it"."""

    kind: str
    on: "Subject"


@dataclass(frozen=True, slots=True)
class ValueOf:
    """ "its power", "enchanted creature's mana value"."""

    characteristic: str  # "power", "toughness", "mana value"
    of: "Subject"
    long: bool = False  # surface: "the mana value of the exiled card"


@dataclass(frozen=True, slots=True)
class LifeOf:
    """ "your life total"."""

    who: "Who"


@dataclass(frozen=True, slots=True)
class Devotion:
    """ "your devotion to black" (700.5)."""

    colors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ThatNumber:
    """ "that number", "that much": the amount spoken of before."""


@dataclass(frozen=True, slots=True)
class Sum:
    """ "that number plus 1"."""

    of: "Amount"
    plus: int


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """ "any number of target creatures": from none on, as the player chooses (107.1c)."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """ "one or two target creatures", "one, two, or three targets": as the player chooses (601.2c)."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BeyondFirst:
    """ "for each target beyond the first" of the spell (601.2f): fixed as the targets are announced (601.2c)."""


@dataclass(frozen=True, slots=True)
class Half:
    """ "half their life total, rounded up" (107.1a)."""

    of: "Amount"
    up: bool


@dataclass(frozen=True, slots=True)
class Twice:
    """ "twice its power", "twice X"."""

    of: "Amount"


@dataclass(frozen=True, slots=True)
class Thrice:
    """ "triple that damage"."""

    of: "Amount"


@dataclass(frozen=True, slots=True)
class Plus:
    """ "1 plus the number of cards in your hand"."""

    first: "Amount"
    second: "Amount"


@dataclass(frozen=True, slots=True)
class Extreme(Further):
    """ "the greatest power among creatures you control", "the total mana value of …". `which`: "greatest", "least",
    "total".
    """

    which: str
    characteristic: str
    among: "Filter"


@dataclass(frozen=True, slots=True)
class Past(Further):
    """An amount of what has happened, in words of the rules: "the amount of life you gained this turn"."""

    words: str


@dataclass(frozen=True, slots=True)
class Signed:
    """ "+X", "-X", "+1", "-0": an amount with its printed sign (613.4c)."""

    sign: str  # "+" or "-"
    amount: "Amount"


Amount = (
    Number
    | Variable
    | Count
    | CountKinds
    | CountCounters
    | ValueOf
    | LifeOf
    | Devotion
    | ThatNumber
    | Sum
    | AnyNumber
    | OneOf
    | BeyondFirst
    | Half
    | Twice
    | Thrice
    | Plus
    | Extreme
    | Past
)
