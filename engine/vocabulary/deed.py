"""What players and objects do beyond what the first classes perform (118, 122, 615, 701): parts of `Instruction`."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.vocabulary.amount import Amount
from engine.vocabulary.cost import Cost
from engine.vocabulary.duration import Duration
from engine.vocabulary.further import Further
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Subject

if TYPE_CHECKING:
    from engine.vocabulary.instruction import Instruction


@dataclass(frozen=True, slots=True)
class KeywordAction(Further):
    """A keyword action or another thing that a player does without an object: "Scry 2.", "Investigate.", "Flip a coin."
    (701).

    `name`: the verb in the base form with what belongs to it: "scry", "take an extra turn after this one", "become the
    monarch".
    """

    name: str
    amount: Amount | None = None
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class Act(Further):
    """What a player does to something: "Transform this creature.", "Regenerate it.", "Goad target creature.", "Shuffle
    your library." (701).
    """

    verb: str
    what: Subject
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class Does(Further):
    """What an object does: "It connives.", "It fights target creature.", "This creature phases out." (701)."""

    subject: Subject
    verb: str
    object: Subject | None = None


@dataclass(frozen=True, slots=True)
class DamageParts:
    """ "Hail Storm deals 2 damage to each attacking creature and 1 damage to you." (120)."""

    source: Subject
    parts: tuple[tuple[Amount, Subject], ...]


@dataclass(frozen=True, slots=True)
class Mill:
    """ "Mill three cards.", "Target player mills two cards." (701.17)."""

    amount: Amount
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """ "Shuffle.", "That player shuffles." (701.24)."""

    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class Reveal:
    """ "Reveal the top card of your library.", "Look at the top two cards of your library." (`verb`) (701.20)."""

    verb: str
    what: Subject
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class RevealUntil(Further):
    """ "Reveal cards from the top of your library until you reveal a creature card." (`verb`: "reveal", "exile",
    "mill").
    """

    verb: str
    whose: Subject
    until: Filter
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class RollTable(Further):
    """ "Roll a d20." and what each result does: "1—9 | Draw a card." (706.3)."""

    die: str  # "a d20"
    rows: "tuple[tuple[str, tuple[Instruction, ...]], ...]"


@dataclass(frozen=True, slots=True)
class SetLife:
    """ "Your life total becomes 10." (119.5)."""

    whose: Subject
    amount: Amount


@dataclass(frozen=True, slots=True)
class Double(Further):
    """ "Double the number of +1/+1 counters on it.", "Double its power until end of turn." (701.10)."""

    what: Amount
    duration: Duration = Duration.FOREVER


@dataclass(frozen=True, slots=True)
class Pay:
    """ "you may pay {2}" (118)."""

    cost: Cost
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class GetCounters(Further):
    """ "You get {E}{E}.", "That player gets a poison counter." (122.1)."""

    kind: str  # "energy", "poison", …
    amount: Amount
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class TakeCounters:
    """ "Remove a charge counter from it." (122)."""

    kind: str  # "": of every kind
    amount: Amount  # `AnyNumber`: all
    from_: Subject
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class PreventDamage(Further):
    """ "Prevent the next 2 damage that would be dealt to any target this turn.", "Prevent all combat damage that would
    be dealt this turn." (615).

    `which`: "all", "all combat", "the next". `to`, `by`: what is dealt it, what would deal it.
    """

    which: str
    amount: Amount | None = None
    to: Subject | None = None
    by: Subject | None = None
    when: str = "this turn"
    by_last: bool = False  # surface: "dealt this turn by …"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """ "You may play that card this turn.", "Cast it without paying its mana cost." (601). What stands round it says
    who may.
    """

    verb: str
    what: Subject
    how: str = ""  # "without paying its mana cost", "this turn", "until the end of your next turn"
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class CopySpell:
    """ "Copy target instant or sorcery spell.", "Copy it." (707.10)."""

    what: Subject
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class NewTargets:
    """ "choose new targets for the copy" (707.10c), after "you may"."""

    word: str  # "the copy", "the copies", "that spell"


@dataclass(frozen=True, slots=True)
class SpendOnly(Further):
    """ "Spend this mana only to cast creature spells." (106.6). `to`: a verb and what it is done to."""

    to: str  # "cast", "activate abilities of"
    what: Filter | None = None
    one: bool = False  # surface: "a creature spell"
    or_: "SpendOnly | None" = None  # "… or activate abilities of …"


@dataclass(frozen=True, slots=True)
class ExtraStep(Further):
    """ "Take an extra turn after this one.", "After this phase, there is an additional combat phase." (500.7, 500.8)."""

    what: str  # "turn", "combat phase", "combat phase followed by an additional main phase"
    who: Subject | None = None


Deed = (
    KeywordAction | Act | Does | Mill | DamageParts | Shuffle | Reveal | RevealUntil | RollTable | SetLife | Double |
    Pay |
    GetCounters
    | TakeCounters | PreventDamage | PlayCard | CopySpell | NewTargets | SpendOnly | ExtraStep
)  # fmt: skip
