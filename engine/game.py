"""A game in progress as a value: the position, the turn, the stack, who has priority, and what is being done (117, 405, 500)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.card import Card
from engine.choices import Choice
from engine.model import ObjectId, PlayerId, Zone
from engine.play_policy import AS_WRITTEN, PlayPolicy, Stage
from engine.rule import Rule
from engine.sheet import Sheet
from engine.state import State
from engine.total_cost import TotalCost
from engine.vocabulary.ability import Activated, Triggered

if TYPE_CHECKING:
    from engine.rules.resolving.framing import Pending
    from engine.rules.resolving.resolution import Resolution


class TurnStep(StrEnum):
    """The steps and phases of a turn in which something can happen, in order (500.1, 501–514)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    MAIN = "precombat main"
    COMBAT = "beginning of combat"
    ATTACKERS = "declare attackers"
    BLOCKERS = "declare blockers"
    DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    SECOND_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"


MAIN_PHASES = frozenset({TurnStep.MAIN, TurnStep.SECOND_MAIN})


class ItemKind(StrEnum):
    """What is on the stack (405.1)."""

    SPELL = "spell"
    ACTIVATED = "activated ability"
    TRIGGERED = "triggered ability"


@dataclass(frozen=True, slots=True)
class Announced:
    """What was announced for a spell or ability (601.2b–d); None: not announced, or nothing to announce.

    - `costing`: 0 the mana cost, from 1 an alternative cost. `optional`: how often each optional cost is paid, in order.
    - `symbols`: how each hybrid or Phyrexian symbol is paid, in order: "R", "2", "life".
    - `counts`: how many targets an instance of the word has, by its slot; `targets`: by slot; `shares`: what each target
      receives, in the order of the targets.
    """

    modes: tuple[int, ...] | None = None
    spliced: tuple[ObjectId, ...] | None = None
    costing: int | None = None
    optional: tuple[int, ...] = ()
    x: int | None = None
    symbols: tuple[str, ...] = ()
    counts: Mapping[int, int] = field(default_factory=dict)
    targets: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    shares: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StackItem:
    """A spell or an ability on the stack, or about to be put there.

    - `id`: that of the spell's object; an ability has its own, "jace.1".
    - `source`: the object that the ability is on; the spell itself. `source_card`: the English name of its card.
    - `ability`: None for a spell, whose text is what its object has now.
    - `incarnations`: which object each target, and the source, was (400.7).
    - `last_known`: the source of an ability, and what it is about, as they last were, once they have left (113.7a, 608.2h).
    - `about`: the object that the triggering event was about: "it", "that spell" (603.2).
    - `from_`: the zone that a spell was cast from. `free`: it is cast without paying its mana cost (118.9).
    - `is_copy`: it is a copy of a spell (707.10).
    """

    id: ObjectId
    kind: ItemKind
    controller: PlayerId
    source: ObjectId
    source_card: str
    ability: Activated | Triggered | None = None
    announced: Announced = field(default_factory=Announced)
    incarnations: Mapping[str, int] = field(default_factory=dict)
    last_known: Mapping[ObjectId, Sheet] = field(default_factory=dict)
    about: ObjectId | None = None
    from_: Zone = Zone.HAND
    free: bool = False
    is_copy: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    """A spell being cast, an ability being activated (602.2), or a triggered ability being put on the stack (603.3).

    - `before`: the game to go back to if it turns out to be illegal (733.1). `resumes`: who had priority.
    - `reduced`: the reductions that the player has put first (601.2f).
    - `cost`: the total cost, once locked in. `owed`: what is left of it to pay; `paid`: with what it was paid, in order.
    - `within`: the proposal in which this mana ability is activated (601.2g).
    - `only_payment`: nothing is cast or activated: a player pays what an effect asks for (118.12).
    """

    item: StackItem
    before: "Game"
    stage: Stage = Stage.PROPOSE
    resumes: PlayerId | None = None
    reduced: tuple[ObjectId, ...] = ()
    cost: TotalCost | None = None
    owed: TotalCost | None = None
    paid: tuple[Choice, ...] = ()
    settled: frozenset[int] = frozenset()  # the places, from 1, of the costs other than mana that are paid
    mana_over: bool = False  # 601.2g is over
    within: "Proposal | None" = None
    only_payment: bool = False


@dataclass(frozen=True, slots=True)
class Resolving:
    """The spell or ability that is resolving (608.2).

    - `resolution`: what is known of it, its state that of the game; None until its targets were checked (608.2b).
    - `left`: the instructions still to be followed. `answers`: given for what comes next, by the question's key; `picked`: what
      was chosen so far for the question that is being answered.
    - `entering`: it is a permanent spell, and only how it enters is still to be chosen (608.3, 614.12a).
    - `at_once`: it does not wait for priority, as a mana ability does not (605.3b).
    - `outer`: what was resolving when this mana ability was activated (605.3a).
    """

    item: StackItem
    resolution: "Resolution | None" = None
    left: "Pending" = ()
    answers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    picked: tuple[str, ...] = ()
    entering: bool = False
    at_once: bool = False
    outer: "Resolving | None" = None


@dataclass(frozen=True, slots=True)
class Retargeting:
    """New targets may be chosen for a spell or ability on the stack (115.7d): its id, who chooses, and the targets chosen so far,
    each with the slot of its instance of the word.
    """

    item: ObjectId
    player: PlayerId
    chosen: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """A position in the middle of a turn.

    - `stack`: from the bottom to the top (405.2). `priority`: None while nobody has it (117.2e, 601.2, 608).
    - `passed`: who has passed in succession since anything was done (117.4).
    - `pools`: the mana in each player's pool, letters in the order W U B R G C (106.4).
    - `here`: what each permanent's controller was as the turn began, for summoning sickness (302.6).
    - `lands`: how many lands the active player has played this turn (305.2). `loyalty`: permanents whose loyalty ability
      was activated this turn (606.3). `spells`: who cast each spell of this turn. `used`: the abilities activated this turn.
    - `waiting`: abilities that have triggered and are not on the stack yet (603.3). `putting`: those of them that are being put
      there now, no state-based action being left to perform (117.5, 603.3b).
    - `retargeting`: the spells and abilities for which new targets may be chosen now.
    - `given`: to whom priority is about to be given (117.5).
    - `kept`: the legendary permanents that their players would keep (704.5j); `keeps`: those chosen just now.
    - `cards`: card facts beyond the pool.
    - `policy`: how the rules are read. `discards`: the active player is discarding down to the maximum hand size (514.1).
      `again`: another cleanup step follows this one (514.3a).
    - `drew`: players who drew from an empty library since the last check (704.5b). `lost`: who has lost, with the rule.
    """

    state: State
    step: TurnStep = TurnStep.MAIN
    stack: tuple[StackItem, ...] = ()
    priority: PlayerId | None = None
    passed: tuple[PlayerId, ...] = ()
    pools: Mapping[PlayerId, tuple[str, ...]] = field(default_factory=dict)
    here: Mapping[ObjectId, PlayerId] = field(default_factory=dict)
    lands: int = 0
    loyalty: frozenset[ObjectId] = frozenset()
    spells: tuple[PlayerId, ...] = ()
    used: tuple[tuple[ObjectId, Activated], ...] = ()
    waiting: tuple[StackItem, ...] = ()
    putting: frozenset[ObjectId] = frozenset()
    proposal: Proposal | None = None
    resolving: Resolving | None = None
    retargeting: tuple[Retargeting, ...] = ()
    given: PlayerId | None = None
    kept: frozenset[ObjectId] = frozenset()
    keeps: frozenset[ObjectId] = frozenset()
    cards: Mapping[str, Card] = field(default_factory=dict)
    policy: PlayPolicy = AS_WRITTEN
    discards: bool = False
    again: bool = False
    drew: frozenset[PlayerId] = frozenset()
    lost: Mapping[PlayerId, Rule] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether the game has ended: all players but one, or all, have lost (104.2a)."""
        return len(self.lost) >= max(1, len(self.state.players) - 1)


class Asked(StrEnum):
    """What kind of choice a position waits for."""

    PRIORITY = "what to do with priority"  # 117.3d
    MODES = "modes"  # 601.2b
    SPLICE = "splice"
    COSTING = "which cost"
    OPTIONAL = "optional cost"
    X = "X"
    SYMBOL = "symbol"
    HOW_MANY = "how many targets"  # 601.2c
    TARGET = "target"
    NEW_TARGET = "new target"  # 115.7d
    SHARE = "share"  # 601.2d
    REDUCTION = "reduction"  # 601.2f
    MANA = "mana abilities"  # 601.2g
    PAYMENT = "payment"  # 601.2h
    ANSWER = "answer"  # 608.2d
    TRIGGER = "trigger"  # 603.3b
    DISCARD = "discard"  # 514.1
    LEGEND = "which legendary permanent stays"  # 704.5j


@dataclass(frozen=True, slots=True)
class Decision:
    """What a position waits for: who chooses, what kind of choice, by which rule, and every legal choice.

    - `about`: the spell or ability that it is for. `place`: which of several: the slot of a target, the place of a symbol.
    - `what`: words of the text that ask: "a creature type", "{R/W}", the key of a question.
    """

    player: PlayerId
    asked: Asked
    rule: Rule
    options: tuple[Choice, ...]
    about: StackItem | None = None
    place: int = 0
    what: str = ""


__all__ = [
    "MAIN_PHASES", "Announced", "Asked", "Decision", "Game", "ItemKind", "Proposal", "Resolving", "Retargeting", "StackItem",
    "Stage", "TurnStep",
]  # fmt: skip
