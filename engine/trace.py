"""What a board shows, step by step: what was applied, why now, what it changed, what waits and for what (613)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Action
from engine.illegal import Illegal
from engine.model import Layer, ObjectId, PlayerId, Timestamp
from engine.operations import Operation, Parts
from engine.rule import Rule
from engine.sheet import EffectId, Sheet
from engine.state import State
from engine.vocabulary.ability import Static
from engine.vocabulary.gamerule import GameRule
from engine.vocabulary.instruction import Continuous

Value = object  # of a field of `Sheet`


@dataclass(frozen=True, slots=True)
class EffectRef:
    """A continuous effect as the board tells of it.

    `kind`: "static", "cda", "resolved", "counter", "face down" or "rule". `says`: its tree. `arrival`: its place in the
    order of arrival among the
    board's moments (1 is the first); `parts`: what it does, by layer.
    """

    id: EffectId
    kind: str
    source: ObjectId | None
    source_card: str  # English name of the card that says it
    controller: PlayerId
    timestamp: Timestamp
    arrival: int
    says: Static | Continuous | GameRule | str  # a str: the kind of counter
    parts: Parts


class Why(StrEnum):
    """What of an effect changes if another is applied first (613.8a(b))."""

    TEXT = "text"
    EXISTENCE = "existence"
    APPLIES = "what it applies to"
    DOES = "what it does"


@dataclass(frozen=True, slots=True)
class Dependency:
    """`effect` depends on `on`, found by applying `on` first on a copy of the board (613.8a).

    - EXISTENCE and TEXT need no more.
    - APPLIES: `gained` and `lost` are the objects it would apply to, or not any more.
    - DOES: `object` and the operations worked out `before` and `after`.
    """

    effect: EffectId
    on: EffectId
    why: Why
    gained: frozenset[ObjectId] = frozenset()
    lost: frozenset[ObjectId] = frozenset()
    object: ObjectId | None = None
    before: tuple[Operation, ...] = ()
    after: tuple[Operation, ...] = ()


class CauseKind(StrEnum):
    """Why this effect is next."""

    ALONE = "alone"  # nothing else is to be applied in this layer
    CDA = "cda"  # characteristic-defining abilities first (613.3, 613.4a)
    TIMESTAMP = "timestamp"  # the earliest of those that wait for nobody (613.7)
    DEPENDENCY = "dependency"  # it waited for others and goes just after them (613.8b)
    AHEAD = "ahead"  # older ones wait for this one (613.8b)
    LOOP = "loop"  # a dependency loop: timestamps decide inside it (613.8b)


@dataclass(frozen=True, slots=True)
class Cause:
    """Why now and not before or later.

    - `over`: the effects of the same layer that could go now but are younger (or are not CDAs).
    - `waited_for`: what it depended on until those were applied.
    - `ahead_of`: older effects that wait for it or for others.
    - `loop`: the members of the loop that it belongs to.
    - `continues`: it began in an earlier layer and keeps its set of objects (613.6); `ability_gone`: its ability is lost by now.
    """

    kind: CauseKind
    over: tuple[EffectId, ...] = ()
    waited_for: tuple[Dependency, ...] = ()
    ahead_of: tuple[Dependency, ...] = ()
    loop: tuple[EffectId, ...] = ()
    continues: bool = False
    ability_gone: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """One characteristic of one object, before and after. `what` is the name of a field of `Sheet`."""

    object: ObjectId
    what: str
    before: Value
    after: Value


@dataclass(frozen=True, slots=True)
class Wait:
    """An effect that is still to be applied: in a later `layer`, or in this one once `dependency.on` was applied."""

    effect: EffectId
    layer: Layer
    dependency: Dependency | None = None


class StepKind(StrEnum):
    """What kind of thing a step shows."""

    MOMENT = "moment"  # an action of the timeline: an arrival, a resolution, a choice
    APPLY = "apply"  # one part of one effect is applied
    AFTER = "after"  # an effect on players or rules, after the layers (613.10, 613.11)
    STATE_BASED = "state-based"  # state-based actions were performed (704)
    RESULT = "result"  # the final characteristics of an opened moment


@dataclass(frozen=True, slots=True)
class StateBased:
    """One state-based action that was performed: the rule and the object (704.5)."""

    rule: Rule
    object: ObjectId


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a board, from 1. `sheets` are the characteristics after it; `before` those before it.

    - `moment`: index of the timeline's moment it belongs to; `action`: that moment's action, for MOMENT steps.
    - `layers`: just `layer`, but for misreadings that apply more at once.
    - `effect`, `layer`, `operations` (per object, worked out), `cause`, `applied_to`: for APPLY and AFTER steps.
      `applied_to` empty: it
      applies to nobody, and the step says why.
    - `waiting`: what is still to be applied. `lost`: effects whose ability was lost before they began, told where it happens.
    - `state_based`: for STATE_BASED steps. `unperformed`: instructions of the moment's action that are not performed yet.
    - `untold`: sentences not understood that could reach this outcome (it is then tainted).
    """

    number: int
    kind: StepKind
    moment: int
    rules: tuple[Rule, ...]
    state: State
    before: Mapping[ObjectId, Sheet]
    sheets: Mapping[ObjectId, Sheet]
    changes: tuple[Change, ...] = ()
    action: Action | None = None
    layer: Layer | None = None
    layers: tuple[Layer, ...] = ()
    effect: EffectRef | None = None
    operations: tuple[tuple[ObjectId, tuple[Operation, ...]], ...] = ()
    applied_to: tuple[ObjectId, ...] = ()
    cause: Cause | None = None
    waiting: tuple[Wait, ...] = ()
    lost: tuple[EffectId, ...] = ()
    state_based: tuple[StateBased, ...] = ()
    unperformed: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Trace:
    """A whole board played: its steps, every effect seen (by id), and where it stopped if an action was illegal.

    `refused`: (moment index, why) of the first illegal action; what came before is kept.
    """

    steps: tuple[Step, ...]
    effects: Mapping[EffectId, EffectRef]
    refused: tuple[int, tuple[Illegal, ...]] | None = None
