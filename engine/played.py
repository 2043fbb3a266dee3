"""What a played board shows, step by step: what was done, by which rule, and what it changed (601.2, 117, 608)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.choices import Choice
from engine.game import Decision, Game, StackItem, Stage, TurnStep
from engine.illegal import Illegal
from engine.model import ObjectId, PlayerId, Zone
from engine.rule import Rule
from engine.rules.resolving.happened import Happening
from engine.sheet import Sheet
from engine.total_cost import TotalCost
from engine.trace import Change, StateBased
from engine.vocabulary.instruction import Instruction


class Kind(StrEnum):
    """What kind of thing a step shows."""

    BEGIN = "the position from which the board is played"
    PROPOSE = "a spell or ability is put on the stack"  # 601.2a, 602.2a
    ANNOUNCE = "choices that are no targets"  # 601.2b
    TARGETS = "targets"  # 601.2c
    DIVIDE = "division"  # 601.2d
    CHECK = "is it legal"  # 601.2e
    TOTAL = "total cost"  # 601.2f
    MANA = "mana abilities"  # 601.2g: the chance opens, or is over
    PAY = "payment"  # 601.2h
    DONE = "it is cast or activated"  # 601.2i
    REWIND = "the game goes back"  # 733.1
    REFUSED = "nothing happens"  # an illegal choice outside a proposal
    MANA_ABILITY = "a mana ability resolves at once"  # 605.3b
    LAND = "a land is played"  # 305
    PUT = "a triggered ability is put on the stack"  # 603.3
    REMOVED = "a triggered ability without a legal target is removed"  # 603.3d
    STATE_BASED = "state-based actions"  # 704
    PRIORITY = "a player gets priority"  # 117.3
    PASS = "a player passes"  # 117.3d
    RESOLVE = "the topmost object begins to resolve"  # 608.2
    NO_TARGETS = "it doesn't resolve"  # 608.2b
    FOLLOW = "an instruction is followed"  # 608.2c
    ENTERS = "a permanent spell enters the battlefield"  # 608.3
    LEAVES = "a spell leaves the stack"  # 608.2n
    STEP = "a step or phase begins"  # 500
    TURN_BASED = "turn-based actions"  # 703
    LOST = "a player has lost"  # 104.3


# The steps that show the letters of 601.2, which are those of 602.2 and, as far as they are for them, of 603.3.
LETTERS: Mapping[Kind, Stage] = {
    Kind.PROPOSE: Stage.PROPOSE,
    Kind.ANNOUNCE: Stage.ANNOUNCE,
    Kind.TARGETS: Stage.TARGETS,
    Kind.DIVIDE: Stage.DIVIDE,
    Kind.CHECK: Stage.CHECK,
    Kind.TOTAL: Stage.TOTAL,
    Kind.MANA: Stage.MANA,
    Kind.PAY: Stage.PAY,
    Kind.DONE: Stage.DONE,
}

REFUSALS = frozenset({Kind.REWIND, Kind.REFUSED})  # what shows that a choice is illegal (733.1)


@dataclass(frozen=True, slots=True)
class ZoneChange:
    """An object went from one zone to another (400.7). None: it was not there before, or ceased to exist."""

    object: ObjectId
    from_: Zone | None
    to: Zone | None


@dataclass(frozen=True, slots=True)
class PlayStep:
    """One step of a played board, from 1. `before` and `sheets`: the characteristics before and after it.

    - `choice`: the index, from 0, of the choice that led to it; None for what comes before the first. `chose`: that choice, on
      the first of its steps.
    - `player`: who does it, or who gets priority. `item`: the spell or ability that it is about.
    - `cost`: for TOTAL. `mana`: mana added (`MANA_ABILITY`). `paid`: for PAY, with what.
      `answers`: what was answered for an instruction or an entering, by the question's key. `refused`: for REWIND and REFUSED;
      `failed`: the step of 601.2 that could not be complied with.
    - `moved`, `changes`: what it changed. `life`: change of life totals.
    - `state_based`, `triggered`, `instruction`: for steps of that kind; `happened`: what following it has to tell.
      `turn_step`: for STEP and TURN_BASED.
    - `unperformed`, `untold`: sentences that are understood but not performed, and not understood, which it would have followed.
    - `waits`: what the position after it waits for, on the last step.
    """

    number: int
    kind: Kind
    rules: tuple[Rule, ...]
    game: Game
    before: Mapping[ObjectId, Sheet]
    sheets: Mapping[ObjectId, Sheet]
    choice: int | None = None
    chose: Choice | None = None
    player: PlayerId | None = None
    item: StackItem | None = None
    cost: TotalCost | None = None
    mana: tuple[str, ...] = ()
    paid: Choice | None = None
    answers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    refused: tuple[Illegal, ...] = ()
    failed: str = ""
    moved: tuple[ZoneChange, ...] = ()
    changes: tuple[Change, ...] = ()
    life: tuple[tuple[PlayerId, int], ...] = ()
    state_based: tuple[StateBased, ...] = ()
    triggered: tuple[StackItem, ...] = ()
    instruction: Instruction | None = None
    happened: tuple[Happening, ...] = ()
    turn_step: TurnStep | None = None
    unperformed: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()
    waits: Decision | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A played board: its steps, the game as it is now, and what it waits for (None: the game is over)."""

    steps: tuple[PlayStep, ...]
    game: Game
    waits: Decision | None
