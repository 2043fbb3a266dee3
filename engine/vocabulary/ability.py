"""The kinds of abilities (113.3) and the statements and instructions that they are made of."""

from dataclasses import dataclass

from engine.vocabulary.amount import Amount
from engine.vocabulary.condition import Condition
from engine.vocabulary.cost import Cost
from engine.vocabulary.further import Further
from engine.vocabulary.gamerule import GameRule
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.modification import Modification
from engine.vocabulary.quality import Filter, Quality, Who
from engine.vocabulary.subject import Subject
from engine.vocabulary.trigger import Event, PlayerEvent, Trigger


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability (702): "flying", "protection from black", "enchant creature", "equip {3}", "morph {2}{W}".

    One of the fields says its parameter; none for a bare keyword. "Protection from black and from red" is two (702.16g).
    """

    name: str  # lowercase English, without the parameter
    quality: Quality | Filter | Who | str | None = None  # protection from …, enchant …, landwalk's land
    cost: Cost | None = None
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """One statement: a subject, what is true of it, and "as long as …" (611.3)."""

    subject: Subject
    modifications: tuple[Modification, ...]
    condition: Condition | None = None
    condition_last: bool = False  # surface: "… as long as you control a Swamp"
    also: tuple[Subject, ...] = ()  # "The same is true for creature spells you control and creature cards you own that …"


@dataclass(frozen=True, slots=True)
class Static:
    """A static ability that modifies characteristics or control (604.1): one effect, with a clause per subject."""

    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class RuleStatic:
    """A static ability that affects players or the rules of the game (613.10, 613.11): "Enchanted creature can't attack
    or block.", "You have hexproof.", "Creatures can't attack you unless …". See `vocabulary/gamerule.py` for
    `statement`.
    """

    statement: GameRule
    condition: Condition | None = None  # "As long as …"
    condition_last: bool = False


@dataclass(frozen=True, slots=True)
class Activated:
    """ "[Cost]: [Effect.] [Activation instructions (if any).]" (602.1)."""

    cost: Cost
    instructions: tuple[Instruction, ...]
    restrictions: tuple[str, ...] = ()
    loyalty: bool = False  # the cost is a loyalty cost (606)
    only_if: Condition | None = None  # "Activate only if you control a Swamp."
    keyword: str = ""  # "boast", "exhaust", …: "Boast — [Cost]: [Effect]" (702.142)


@dataclass(frozen=True, slots=True)
class Triggered:
    """ "When/Whenever/At [event], [if condition,] [effect]" (603.1)."""

    trigger: Trigger
    instructions: tuple[Instruction, ...]
    condition: Condition | None = None  # the intervening "if" (603.4)
    restrictions: tuple[str, ...] = ()  # "This ability triggers only once each turn."


@dataclass(frozen=True, slots=True)
class Spell:
    """The instructions of an instant or sorcery, one paragraph of them (113.3a)."""

    instructions: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class EntersChoosing:
    """ "As this enchantment enters, choose a creature type." (614.1c). `what`: "a creature type", "a color", "a color
    word".
    """

    what: str
    this: str  # surface: "enchantment", "artifact", …; "it" in "As it enters"


@dataclass(frozen=True, slots=True)
class EntersAsCopy:
    """ "You may have this enchantment enter as a copy of any enchantment on the battlefield" (614.1c, 707.5)."""

    this: str
    of: Filter
    exceptions: tuple[Modification, ...] = ()
    tapped: bool = False  # "enter tapped as a copy"


@dataclass(frozen=True, slots=True)
class EntersTapped:
    """ "This land enters tapped." (614.1c), "This land enters tapped unless you control a Plains or an Island." """

    this: str
    unless: Condition | None = None
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class EntersWithCounters:
    """ "This creature enters with three +1/+1 counters on it." (614.1c)."""

    this: str
    kind: str
    amount: Amount
    each: Amount | None = None  # "for each …"
    if_: Condition | None = None  # "If this creature was kicked, it enters with …"
    if_last: bool = False
    where: Amount | None = None  # "where X is …"
    additional: bool = False  # "an additional"
    equal: bool = False  # surface: "a number of … counters on it equal to …"
    escapes: bool = False  # "This creature escapes with …" (702.138c)
    tapped: bool = False  # "enters tapped with …"


@dataclass(frozen=True, slots=True)
class GroupEnters(Further):
    """ "Creatures your opponents control enter tapped.", "Each other Elf you control enters with an additional +1/+1
    counter on it." (614.1d).

    `how`: "tapped", "untapped" or "with an additional +1/+1 counter on it".
    """

    what: Subject
    how: str


@dataclass(frozen=True, slots=True)
class EntersDoing(Further):
    """ "As this land enters, you may pay 2 life. If you don't, it enters tapped." (614.1c)."""

    this: str
    instructions: tuple[Instruction, ...]
    verb: str = "enters"  # "is turned face up"


@dataclass(frozen=True, slots=True)
class Replacement(Further):
    """ "If a creature an opponent controls would die, exile it instead." (614.1a)."""

    event: Event | PlayerEvent
    instructions: tuple[Instruction, ...]
    instead: str = "last"  # surface: where "instead" stands: "last", "first" or "" for nowhere ("prevent that damage")
    next: bool = False  # "The next time … would …"


@dataclass(frozen=True, slots=True)
class Exert(Further):
    """ "You may exert this creature as it attacks. When you do, …" (701.43)."""

    this: str
    instructions: tuple[Instruction, ...] = ()


@dataclass(frozen=True, slots=True)
class ClassLevel(Further):
    """ "{1}{U}: Level 2": what stands below is had from that level on (716.2)."""

    cost: Cost
    level: int


@dataclass(frozen=True, slots=True)
class LevelBand(Further):
    """ "LEVEL 1-4" and the power and toughness below it; what follows is had on those levels (711.2)."""

    low: int
    high: int | None
    power: Amount
    toughness: Amount


@dataclass(frozen=True, slots=True)
class Chapter(Further):
    """ "I, II — Scry 2.": a chapter ability of a Saga (714.2)."""

    numbers: tuple[str, ...]
    instructions: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """A sentence that is not understood, kept with its text; it taints what it could reach."""

    text: str
    kind: str  # "static", "activated", "triggered", "spell", "keyword"


Ability = (
    Keyword
    | Static
    | RuleStatic
    | Activated
    | Triggered
    | Spell
    | EntersChoosing
    | EntersAsCopy
    | EntersTapped
    | EntersWithCounters
    | GroupEnters
    | EntersDoing
    | Replacement
    | Exert
    | ClassLevel
    | LevelBand
    | Chapter
    | Unknown
)
