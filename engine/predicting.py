"""What happens now: questions about a board's next step, with the answers that the rules allow and those that
misreadings give.

Nothing is typed: the right answer is the loop's, and a wrong one is called by the name of the misreading that leads to
exactly it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.misconceptions import Misconception, all_misconceptions, misread
from engine.model import Layer, ObjectId
from engine.oracle import say
from engine.rules.layers import Applied, run, start
from engine.sheet import EffectId, Sheet
from engine.state import State
from engine.trace import Dependency, Step, StepKind, Trace, Why


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
class Look:
    """What does the object look like in the end? `right`: its sheet."""

    step: int
    object: ObjectId
    right: Sheet


@dataclass(frozen=True, slots=True)
class Depends:
    """Who depends on whom in the layer, and by which cause? `right`: every dependency there is before this step
    (613.8a).
    """

    step: int
    layer: Layer
    options: tuple[EffectId, ...]
    right: tuple[Dependency, ...]

    def is_right(self, effect: EffectId, on: EffectId, why: Why) -> bool:
        """Whether an answer names one of the dependencies, with its cause."""
        return any(d.effect == effect and d.on == on and d.why is why for d in self.right)


def next_effect(trace: Trace, number: int) -> NextEffect | None:
    """The question before step `number` (from 1) is shown; None where there is nothing to choose from."""
    step = trace.steps[number - 1]
    if step.kind is not StepKind.APPLY or step.layer is None or step.effect is None:
        return None
    here = [step.effect.id, *(w.effect for w in step.waiting if w.layer is step.layer)]
    options = tuple(sorted(dict.fromkeys(here), key=lambda id_: trace.effects[id_].timestamp))
    return NextEffect(number, step.layer, options, step.effect.id) if len(options) > 1 else None


def depends(trace: Trace, number: int) -> Depends | None:
    """The question before step `number` is shown; None where fewer than two effects are to be applied in the layer."""
    question = next_effect(trace, number)
    if question is None:
        return None
    step = trace.steps[number - 1]
    applied = _applied_at(step)
    if applied is None:
        return None
    edges = tuple(d for e in applied.graph.pending for d in applied.graph.edges(e))
    return Depends(number, question.layer, question.options, edges)


def look(trace: Trace, number: int, object_: ObjectId) -> Look:
    """What the object looks like after all effects of the moment of step `number`. Raises `KeyError` for no such
    object.
    """
    return Look(number, object_, _last(trace, number).sheets[object_])


def opened(trace: Trace, number: int) -> tuple[Step, ...]:
    """The applied steps of the moment that step `number` belongs to."""
    moment = trace.steps[number - 1].moment
    return tuple(s for s in trace.steps if s.moment == moment and s.kind is StepKind.APPLY)


def _last(trace: Trace, number: int) -> Step:
    moment = trace.steps[number - 1].moment
    return next(s for s in reversed(trace.steps) if s.moment == moment and s.kind is not StepKind.STATE_BASED)


def _applied_at(step: Step) -> Applied | None:
    assert step.effect is not None
    return next((a for a in run(start(step.state)) if a.layer is step.layer and a.effect.id == step.effect.id), None)


@lru_cache(maxsize=64)
def _readings(key: "_ByIdentity") -> dict[str, tuple[tuple[Applied, ...], Mapping[ObjectId, Sheet]]]:
    return {name: misread(key.state, m) for name, m in all_misconceptions().items()}


@dataclass(frozen=True, eq=False, slots=True)
class _ByIdentity:
    """A state as a key: states are values, but too large to be hashed."""

    state: State

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByIdentity) and other.state is self.state

    def __hash__(self) -> int:
        return id(self.state)


def readings_of_next(question: NextEffect, trace: Trace, answer: EffectId) -> tuple[Misconception, ...]:
    """The misreadings that would apply exactly this effect next, where the rules apply another."""
    if answer == question.right:
        return ()
    step = trace.steps[question.step - 1]
    before = {s.effect.id for s in opened(trace, question.step) if s.layer is step.layer and s.number < question.step and s.effect}
    return tuple(_named(_choose(question.layer, before, answer, step.state)))


def _choose(layer: Layer, before: set[EffectId], answer: EffectId, state: State) -> Iterator[str]:
    for name, (applied, _) in _readings(_ByIdentity(state)).items():
        rest = (a.effect.id for a in applied if layer in a.layers and a.effect.id not in before)
        if next(rest, None) == answer:
            yield name


def readings_of_look(question: Look, trace: Trace, answer: "Seen") -> tuple[Misconception, ...]:
    """The misreadings after which the object looks exactly so, where by the rules it does not."""
    if answer == seen(question.right):
        return ()
    state = trace.steps[question.step - 1].state
    found = (n for n, (_, sheets) in _readings(_ByIdentity(state)).items() if seen(sheets[question.object]) == answer)
    return tuple(_named(found))


def _named(names: Iterator[str]) -> Iterator[Misconception]:
    known = all_misconceptions()
    return (known[name] for name in names)


@dataclass(frozen=True, slots=True)
class Seen:
    """What one sees of an object: types and subtypes, colors, the names or texts of its abilities with their number,
    power and toughness.
    """

    types: frozenset[str]
    colors: frozenset[str]
    abilities: tuple[str, ...]
    pt: tuple[int, int] | None


def seen(sheet: Sheet) -> Seen:
    """What one sees of a sheet, in words of the rules (English)."""
    return Seen(
        types=frozenset(map(str, sheet.supertypes | sheet.types)) | sheet.subtypes,
        colors=frozenset(map(str, sheet.colors)),
        abilities=tuple(sorted(say(h.ability) for h in sheet.abilities)),
        pt=sheet.pt,
    )
