"""What must be true: "as long as you control a Swamp", "if this creature is a Spirit" (603.4, 611.3a)."""

from dataclasses import dataclass

from engine.vocabulary.amount import Amount
from engine.vocabulary.quality import Filter, Quality, Who
from engine.vocabulary.subject import Subject


@dataclass(frozen=True, slots=True)
class Is:
    """ "this creature is a Spirit", "enchanted permanent is an Equipment", "it's untapped", "it's not your turn" is another."""

    subject: Subject
    quality: Quality


@dataclass(frozen=True, slots=True)
class Controls:
    """ "you control a Swamp", "an opponent controls two or more lands", "you control no creatures" (at least `least`, at most `most`)."""

    who: Who
    filter: Filter
    least: int | None = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Compare:
    """ "your life total is 40 or more", "your devotion to black is less than five", "there are ten cards in your graveyard"."""

    amount: Amount
    comparison: str  # "=", "<=", ">=", "<", ">"
    with_: Amount


@dataclass(frozen=True, slots=True)
class LifeIs:
    """ "you have 40 or more life", "an opponent has 10 or less life" (119)."""

    who: Who
    comparison: str  # "<=", ">="
    amount: Amount


@dataclass(frozen=True, slots=True)
class YourTurn:
    """ "it's your turn" (102.1)."""

    yours: bool = True


@dataclass(frozen=True, slots=True)
class Both:
    """Two conditions joined by "and" / "or"."""

    conditions: "tuple[Condition, ...]"
    joined: str = "and"


Condition = Is | Controls | Compare | LifeIs | YourTurn | Both
