"""What happens now: questions about a board's next step, each with the answer that the rules give.

Nothing is typed: the right answer is the loop's. What a wrong one is called is found in `misreading`.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.before import Before, opened, orders
from engine.model import Layer, ObjectId
from engine.oracle import say
from engine.sheet import EffectId, Sheet
from engine.trace import Dependency, Step, StepKind, Trace, Why


class Part(NamedTuple):
    """What an effect does in one layer."""

    layer: Layer
    effect: EffectId


@dataclass(frozen=True, slots=True)
class NextEffect:
    """Which effect is next in the layer? `options`: those still to be applied there, in order of arrival; `right`: the
    one the board applies. `allowed`: all that the rules allow, where timestamps are the same.
    """

    step: int
    layer: Layer
    options: tuple[EffectId, ...]
    right: EffectId
    allowed: frozenset[EffectId]

    def is_right(self, effect: EffectId) -> bool:
        """Whether the rules allow it to be next."""
        return effect in self.allowed


@dataclass(frozen=True, slots=True)
class NextPart:
    """What is next, whatever its layer? `options`: every part of every effect that exists and is still to be applied, in order of
    arrival; `right`: the one the board applies; `allowed`: all that the rules allow.
    """

    step: int
    options: tuple[Part, ...]
    right: Part
    allowed: frozenset[Part]

    def is_right(self, part: Part) -> bool:
        """Whether the rules allow it to be next."""
        return part in self.allowed


@dataclass(frozen=True, slots=True)
class LayerOrder:
    """In which order are the effects of the layer applied? `options`: in order of arrival; `right`: as they are applied; `allowed`:
    all orders that the rules allow.
    """

    step: int
    layer: Layer
    options: tuple[EffectId, ...]
    right: tuple[EffectId, ...]
    allowed: frozenset[tuple[EffectId, ...]]

    def is_right(self, order: tuple[EffectId, ...]) -> bool:
        """Whether the rules allow it."""
        return order in self.allowed


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
    """Who depends on whom in the layer, and by which cause? `right`: every dependency there is before this step, each of its
    causes by itself (613.8a). `defining`: the options that are characteristic-defining: between those and the others
    there is none.
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
    return _next_effect(trace, number, _before(trace, number))


def _next_effect(trace: Trace, number: int, before: Before | None) -> NextEffect | None:
    step = trace.steps[number - 1]
    if before is None or step.effect is None or len(before.here) < 2:
        return None
    options = tuple(effect.id for effect in before.here)
    return NextEffect(number, before.layer, options, step.effect.id, before.may_be_next())


def next_part(trace: Trace, number: int) -> NextPart | None:
    """The same question over all layers; None where there is nothing to choose from."""
    step, before = trace.steps[number - 1], _before(trace, number)
    if before is None or step.effect is None:
        return None
    options = tuple(Part(layer, effect.id) for effect, layers in before.to_come() for layer in layers)
    allowed = frozenset(Part(before.layer, id_) for id_ in before.may_be_next())
    return NextPart(number, options, Part(before.layer, step.effect.id), allowed) if len(options) > 1 else None


def _before(trace: Trace, number: int) -> Before | None:
    return Before.step(trace, number) if trace.steps[number - 1].kind is StepKind.APPLY else None


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
    return LayerOrder(number, question.layer, question.options, right, orders(trace, number))


def depends(trace: Trace, number: int) -> Depends | None:
    """The question before step `number` is shown; None where fewer than two effects are to be applied in the layer."""
    before = _before(trace, number)
    question = _next_effect(trace, number, before)
    if before is None or question is None:
        return None
    defining = frozenset(effect.id for effect in before.here if effect.cda)
    return Depends(number, question.layer, question.options, before.dependencies(), defining)


def look(trace: Trace, number: int, object_: ObjectId, asked: frozenset[Aspect] = ASPECTS) -> Look:
    """What the object looks like after all effects of the moment of step `number`. Raises `KeyError` for no such
    object.
    """
    return Look(number, object_, _last(trace, number).sheets[object_], asked)


def _last(trace: Trace, number: int) -> Step:
    moment = trace.steps[number - 1].moment
    return next(s for s in reversed(trace.steps) if s.moment == moment and s.kind is not StepKind.STATE_BASED)


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


__all__ = [
    "ASPECTS", "Aspect", "Depends", "LayerOrder", "Look", "NextEffect", "NextPart", "Part", "Seen", "depends",
    "layer_order", "look", "next_effect", "next_part", "opened", "seen",
]  # fmt: skip
