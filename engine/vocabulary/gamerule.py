"""Statements about players and the rules of the game (613.10, 613.11): applied after the layers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.vocabulary.amount import Amount
from engine.vocabulary.condition import Condition
from engine.vocabulary.cost import Cost
from engine.vocabulary.further import Further
from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import Subject

if TYPE_CHECKING:
    from engine.vocabulary.ability import Ability


@dataclass(frozen=True, slots=True)
class PlayerHas:
    """ "You have hexproof." (613.10)."""

    who: Who
    abilities: "tuple[Ability, ...]"


@dataclass(frozen=True, slots=True)
class Cant:
    """ "Enchanted creature can't attack or block.", "This creature can't be blocked.", "Players can't gain life."
    (613.11).

    `actions`: what is forbidden, in words: ("attack", "block"), ("be blocked",), ("gain life",), ("attack you",).
    "Unless their controller pays {2} for each creature they control that's attacking you": `unless` "their controller",
    `cost` {2}, `each` those creatures.
    """

    subject: Subject
    actions: tuple[str, ...]
    unless: str = ""
    cost: Cost | None = None
    each: Amount | None = None
    by: Subject | None = None  # "be blocked by Walls", "block creatures with flying", "attack you or planeswalkers you control"
    but: bool = False  # "be blocked except by Walls"
    if_: Condition | None = None  # "unless defending player controls an Island"


@dataclass(frozen=True, slots=True)
class Must:
    """ "This creature attacks each combat if able." (613.11)."""

    subject: Subject
    action: str


@dataclass(frozen=True, slots=True)
class UntapDuring:
    """ "Untap all permanents you control during each other player's untap step." (613.11)."""

    what: Subject
    when: str


@dataclass(frozen=True, slots=True)
class CostChange:
    """ "Creature spells you cast cost {1} less to cast." (601.2f)."""

    what: Subject
    amount: Cost
    more: bool
    each: Amount | None = None  # "for each creature in your party"
    where: Amount | None = None  # "where X is …"
    if_: Condition | None = None  # "if you control a Wizard"
    action: str = "cast"  # "activate"


@dataclass(frozen=True, slots=True)
class CostFloor:
    """ "Each spell that would cost less than three mana to cast costs three mana to cast." (601.2f): it works on the total,
    after every increase and reduction."""

    what: Subject
    least: int


@dataclass(frozen=True, slots=True)
class HandSize:
    """ "You have no maximum hand size." (402.2). None: no maximum."""

    who: Who
    size: int | None


@dataclass(frozen=True, slots=True)
class SpendMana:
    """ "Players may spend mana as though it were mana of any color." (609.4b)."""

    who: Who
    as_though: str  # "mana of any color", "colorless mana"
    spent: str = ""  # "white", "other": only that mana
    only: bool = False


@dataclass(frozen=True, slots=True)
class DoesntUntap:
    """ "Enchanted creature doesn't untap during its controller's untap step." (613.11)."""

    subject: Subject
    during: str  # "your untap step", "its controller's untap step"
    if_: Condition | None = None  # "… if it has a depletion counter on it"


@dataclass(frozen=True, slots=True)
class CombatDamageByToughness:
    """ "Each creature you control assigns combat damage equal to its toughness rather than its power." (613.11)."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class Can(Further):
    """A permission or a fact that its subject has, in words of the rules: "can attack as though it didn't have
    defender", "can block an
    additional creature each combat", "assigns no combat damage", "attacks if able"."""

    subject: Subject
    words: str


@dataclass(frozen=True, slots=True)
class MayPlay(Further):
    """ "You may play lands from your graveyard.", "You may cast creature spells as though they had flash." (601.3)."""

    who: Who
    verb: str  # "play", "cast", "play an additional land"
    what: Subject | None = None
    as_though: str = ""


@dataclass(frozen=True, slots=True)
class SkipStep(Further):
    """ "Skip your draw step." (614.10)."""

    step: str
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Visible(Further):
    """ "Play with the top card of your library revealed.", "You may look at the top card of your library any time."
    (`to_you`) (401.5, 402.3).
    """

    what: Subject
    who: Who = Who.YOU
    to_you: bool = False


@dataclass(frozen=True, slots=True)
class MayNotUntap(Further):
    """ "You may choose not to untap this creature during your untap step." (502.3)."""

    what: Subject


@dataclass(frozen=True, slots=True)
class NoTriggers(Further):
    """ "Creatures entering don't cause abilities to trigger." (603.2)."""

    what: Filter
    doing: str  # "entering", "dying"


@dataclass(frozen=True, slots=True)
class Prevents(Further):
    """ "Prevent all damage that would be dealt to this creature by artifact creatures." (615.1)."""

    which: str  # "all", "all combat", "all noncombat"
    to: Subject | None = None
    by: Subject | None = None


@dataclass(frozen=True, slots=True)
class AllBlock(Further):
    """ "All creatures able to block this creature do so." (509.1c)."""

    what: Subject


@dataclass(frozen=True, slots=True)
class AsThoughUnblocked(Further):
    """ "You may have this creature assign its combat damage as though it weren't blocked." (510.1c)."""

    what: Subject


@dataclass(frozen=True, slots=True)
class GameFact(Further):
    """A permission of the deck or of the beginning of the game: "any number of cards named …", "begin the game with it
    on the battlefield"
    (100.2, 103.6)."""

    what: str  # "any number of cards named this", "begin the game with it on the battlefield", …


@dataclass(frozen=True, slots=True)
class AdditionalCost:
    """ "As an additional cost to cast this spell, sacrifice a creature." (601.2b, 601.2f). `may`: "you may …"."""

    cost: Cost
    may: bool = False


@dataclass(frozen=True, slots=True)
class AlternativeCost:
    """ "You may pay {0} rather than pay this spell's mana cost." (118.9)."""

    cost: Cost
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class CastOnly(Further):
    """ "Cast this spell only during combat." (601.3). `when`: in words of the rules."""

    when: str
    condition: Condition | None = None


VerbRule = Cant | Must | DoesntUntap | CombatDamageByToughness | Can  # those that are said as a verb phrase of their subject
GameRule = (
    VerbRule
    | PlayerHas
    | UntapDuring
    | CostChange
    | CostFloor
    | HandSize
    | SpendMana
    | Prevents
    | AllBlock
    | AsThoughUnblocked
    | GameFact
    | MayPlay
    | SkipStep
    | Visible
    | MayNotUntap
    | NoTriggers
    | AdditionalCost
    | AlternativeCost
    | CastOnly
)
