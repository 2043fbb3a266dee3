"""What happens now: questions about a board's next step, each with the answer that the rules give.

Nothing is typed: the right answer is the loop's. What a wrong one is called is found in `misreading`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.model import LAYERS, Layer, ObjectId
from engine.oracle import say
from engine.rules.layers import Applied, run, start
from engine.sheet import EffectId, Sheet
from engine.trace import Dependency, Step, StepKind, Trace, Why


class Part(NamedTuple):
    """What an effect does in one layer."""

    layer: Layer
    effect: EffectId


@dataclass(frozen=True, slots=True)
class NextEffect:
    """Which effect is next in the layer? `options`: those still to be applied there, in order of arrival; `right`: the
    one the rules apply.
    """

    step: int
    layer: Layer
    options: tuple[EffectId, ...]
    right: EffectId


@dataclass(frozen=True, slots=True)
class NextPart:
    """What is next, whatever its layer? `options`: every part of every effect still to be applied, in order of arrival."""

    step: int
    options: tuple[Part, ...]
    right: Part


@dataclass(frozen=True, slots=True)
class LayerOrder:
    """In which order are the effects of the layer applied? `options`: in order of arrival; `right`: as they are applied."""

    step: int
    layer: Layer
    options: tuple[EffectId, ...]
    right: tuple[EffectId, ...]


class Aspect(StrEnum):
    """What may be asked of how an object looks: the fields of `Seen`."""

    TYPES = "types"
    COLORS = "colors"
    ABILITIES = "abilities"
    PT = "pt"


ASPECTS = frozenset(Aspect)


@dataclass(frozen=True, slots=True)
class Look:
    """What does the object look like in the end? `right`: its sheet; `asked`: what of it is asked about."""

    step: int
    object: ObjectId
    right: Sheet
    asked: frozenset[Aspect] = ASPECTS


@dataclass(frozen=True, slots=True)
class Depends:
    """Who depends on whom in the layer, and by which cause? `right`: every dependency there is before this step
    (613.8a). `defining`: the options that are characteristic-defining: between those and the others there is none.
    """

    step: int
    layer: Layer
    options: tuple[EffectId, ...]
    right: tuple[Dependency, ...]
    defining: frozenset[EffectId] = frozenset()

    def is_right(self, effect: EffectId, on: EffectId, why: Why) -> bool:
        """Whether an answer names one of the dependencies, with its cause."""
        return any(d.effect == effect and d.on == on and d.why is why for d in self.right)


def next_effect(trace: Trace, number: int) -> NextEffect | None:
    """The question before step `number` (from 1) is shown; None where there is nothing to choose from."""
    step = trace.steps[number - 1]
    if step.kind is not StepKind.APPLY or step.layer is None or step.effect is None:
        return None
    here = (effect for effect, layer in _coming(step, trace).items() if layer is step.layer)
    options = _by_arrival(here, trace)
    return NextEffect(number, step.layer, options, step.effect.id) if len(options) > 1 else None


def next_part(trace: Trace, number: int) -> NextPart | None:
    """The same question over all layers; None where there is nothing to choose from."""
    step = trace.steps[number - 1]
    if step.kind is not StepKind.APPLY or step.layer is None or step.effect is None:
        return None
    coming = _coming(step, trace)
    options = tuple(Part(layer, e) for e in _by_arrival(coming, trace) for layer in _layers_from(coming[e], e, trace))
    return NextPart(number, options, Part(step.layer, step.effect.id)) if len(options) > 1 else None


def _coming(step: Step, trace: Trace) -> dict[EffectId, Layer]:
    """The effects to be applied as the step is about to be, each with the layer of its next part; those that the step takes away
    before they begin are among them.
    """
    assert step.effect is not None
    assert step.layer is not None
    found = {wait.effect: wait.layer for wait in step.waiting}
    for effect in step.lost:
        parts = (layer for layer, _ in trace.effects[effect].parts)
        found[effect] = next(parts)
    return found | {step.effect.id: step.layer}


def _layers_from(first: Layer, effect: EffectId, trace: Trace) -> Iterator[Layer]:
    """The layers of the effect from that one on: it has no part before it that could still come."""
    for layer, _ in trace.effects[effect].parts:
        if layer in LAYERS and LAYERS.index(layer) >= LAYERS.index(first):
            yield layer


def layer_order(trace: Trace, number: int) -> LayerOrder | None:
    """The order of what is left of the layer before step `number`; None where it is a single effect, or where one of
    those that wait will never be applied.
    """
    question = next_effect(trace, number)
    if question is None:
        return None
    right = tuple(s.effect.id for s in opened(trace, number) if s.layer is question.layer and s.number >= number and s.effect)
    if sorted(right, key=question.options.index) != list(question.options):
        return None
    return LayerOrder(number, question.layer, question.options, right)


def depends(trace: Trace, number: int) -> Depends | None:
    """The question before step `number` is shown; None where fewer than two effects are to be applied in the layer."""
    question = next_effect(trace, number)
    if question is None:
        return None
    applied = _applied_at(trace.steps[number - 1])
    if applied is None:
        return None
    edges = tuple(d for e in applied.graph.pending for d in applied.graph.edges(e))
    defining = frozenset(id_ for id_ in question.options if trace.effects[id_].kind == "cda")
    return Depends(number, question.layer, question.options, edges, defining)


def look(trace: Trace, number: int, object_: ObjectId, asked: frozenset[Aspect] = ASPECTS) -> Look:
    """What the object looks like after all effects of the moment of step `number`. Raises `KeyError` for no such
    object.
    """
    return Look(number, object_, _last(trace, number).sheets[object_], asked)


def opened(trace: Trace, number: int) -> tuple[Step, ...]:
    """The applied steps of the moment that step `number` belongs to."""
    moment = trace.steps[number - 1].moment
    return tuple(s for s in trace.steps if s.moment == moment and s.kind is StepKind.APPLY)


def _by_arrival(effects: Iterable[EffectId], trace: Trace) -> tuple[EffectId, ...]:
    return tuple(sorted(effects, key=lambda id_: trace.effects[id_].timestamp))


def _last(trace: Trace, number: int) -> Step:
    moment = trace.steps[number - 1].moment
    return next(s for s in reversed(trace.steps) if s.moment == moment and s.kind is not StepKind.STATE_BASED)


def _applied_at(step: Step) -> Applied | None:
    assert step.effect is not None
    return next((a for a in run(start(step.state)) if a.layer is step.layer and a.effect.id == step.effect.id), None)


@dataclass(frozen=True, slots=True)
class Seen:
    """What one sees of an object: types and subtypes, colors, the names or texts of its abilities with their number,
    power and toughness.
    """

    types: frozenset[str]
    colors: frozenset[str]
    abilities: tuple[str, ...]
    pt: tuple[int, int] | None

    def of(self, asked: frozenset[Aspect]) -> tuple[object, ...]:
        """Only what is asked about, to be compared."""
        return tuple(getattr(self, aspect) for aspect in Aspect if aspect in asked)


def seen(sheet: Sheet) -> Seen:
    """What one sees of a sheet, in words of the rules (English)."""
    return Seen(
        types=frozenset(map(str, sheet.supertypes | sheet.types)) | sheet.subtypes,
        colors=frozenset(map(str, sheet.colors)),
        abilities=tuple(sorted(say(h.ability) for h in sheet.abilities)),
        pt=sheet.pt,
    )
