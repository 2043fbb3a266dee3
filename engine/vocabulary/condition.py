"""What must be true: "as long as you control a Swamp", "if this creature is a Spirit" (603.4, 611.3a)."""

from dataclasses import dataclass

from engine.model import Zone
from engine.vocabulary.amount import Amount
from engine.vocabulary.cost import Cost
from engine.vocabulary.further import Further
from engine.vocabulary.quality import Filter, Quality, Who
from engine.vocabulary.subject import Subject
from engine.vocabulary.trigger import Event, PlayerEvent


@dataclass(frozen=True, slots=True)
class Is:
    """ "this creature is a Spirit", "enchanted permanent is an Equipment", "it's untapped", "it's not your turn" is
    another.
    """

    subject: Subject
    quality: Quality
    was: bool = False  # "it was a Horror": as it last was


@dataclass(frozen=True, slots=True)
class Controls:
    """ "you control a Swamp", "an opponent controls two or more lands", "you control no creatures" (at least `least`,
    at most `most`).
    """

    who: Who
    filter: Filter
    least: int | None = 1
    most: int | None = None  # equal to `least`: "exactly three"
    at_least: bool = False  # surface: "at least three" for "three or more"
    negative: bool = False  # surface: "you don't control a Food" for "you control no Foods"


@dataclass(frozen=True, slots=True)
class Compare:
    """ "your life total is 40 or more", "your devotion to black is less than five", "there are ten cards in your
    graveyard".
    """

    amount: Amount
    comparison: str  # "=", "<=", ">=", "<", ">"
    with_: Amount
    there: bool = False  # surface: "there are four or more card types among …"


@dataclass(frozen=True, slots=True)
class LifeIs:
    """ "you have 40 or more life", "an opponent has 10 or less life" (119)."""

    who: Who
    comparison: str  # "<=", ">="
    amount: Amount


@dataclass(frozen=True, slots=True)
class YourTurn:
    """ "it's your turn" (102.1). `during`: surface: "During your turn, …" for "As long as it's your turn, …"."""

    yours: bool = True
    during: bool = False


@dataclass(frozen=True, slots=True)
class Both:
    """Two conditions joined by "and" / "or"."""

    conditions: "tuple[Condition, ...]"
    joined: str = "and"


@dataclass(frozen=True, slots=True)
class ThereAre(Further):
    """ "there are seven or more cards in your graveyard", "an artifact card is in your graveyard" (`one` surface)."""

    filter: Filter
    least: int | None = 1
    most: int | None = None
    one: bool = False


@dataclass(frozen=True, slots=True)
class HasCounters(Further):
    """ "this creature has three or more +1/+1 counters on it"."""

    subject: Subject
    kind: str
    least: int | None = 1
    most: int | None = None
    was: bool = False  # "it had a +1/+1 counter on it": as it last was
    one: bool = True  # surface: "a counter", not "one or more counters"


@dataclass(frozen=True, slots=True)
class Hand(Further):
    """ "you have no cards in hand", "an opponent has four or more cards in hand" (402)."""

    who: Who
    least: int | None = None
    most: int | None = None
    zone: Zone = Zone.HAND  # or the graveyard: "an opponent has eight or more cards in their graveyard"


@dataclass(frozen=True, slots=True)
class Happened(Further):
    """ "a creature died this turn", "you attacked this turn": the event in the past tense, and when."""

    event: Event | PlayerEvent
    when: str  # "this turn", "last turn"
    negative: bool = False


@dataclass(frozen=True, slots=True)
class TargetsWhat(Further):
    """ "it targets a tapped creature" (115)."""

    what: "Filter | Subject"


@dataclass(frozen=True, slots=True)
class Kicked:
    """ "this spell was kicked", "it was kicked" (702.33d). `cost`: "it was kicked with its {2}{U} kicker" (702.33e)."""

    words: str = "it was kicked"
    cost: Cost | None = None


@dataclass(frozen=True, slots=True)
class Did:
    """ "If you do", "If they don't": whether what a player might do just before was done (608.2c)."""

    words: str
    done: bool = True  # False: "If you don't"


@dataclass(frozen=True, slots=True)
class Otherwise:
    """ "Otherwise, …": the condition just before was not true (608.2c)."""


@dataclass(frozen=True, slots=True)
class Fact(Further):
    """What else can be so, in words of the rules: "you cast it", "you're the monarch"."""

    words: str


Condition = (
    Is | Controls | Compare | LifeIs | YourTurn | Both | ThereAre | HasCounters | Hand | Happened | TargetsWhat | Kicked
    | Did | Otherwise | Fact
)  # fmt: skip
