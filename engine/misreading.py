"""What a wrong answer is called: the misreadings that lead to exactly it, each played from the position that is asked about."""

from collections.abc import Iterator, Mapping, Sequence

from engine.before import Before, opened
from engine.kept import kept_by_identity
from engine.misconceptions import Misconception, all_misconceptions, misread
from engine.model import Layer, ObjectId
from engine.predicting import Depends, LayerOrder, Look, NextEffect, NextPart, Part, Seen, seen
from engine.rules.layers.layers import Applied
from engine.rules.layers.policy import RULES, Dependence, Policy
from engine.sheet import EffectId, Sheet
from engine.state import State
from engine.trace import Trace, Why

Readings = Mapping[str, Misconception]
Row = Sequence[frozenset[Part]]  # what is applied one after the other; more than one part at once where whole effects are


@kept_by_identity(512)
def _misread(state: State, reading: Misconception) -> tuple[tuple[Row, ...], Mapping[ObjectId, Sheet]]:
    applied, sheets = misread(state, reading)
    return tuple(_rows(applied, reading)), sheets


def _rows(applied: Sequence[Applied], reading: Misconception) -> Iterator[Row]:
    """What is applied, in order; for who decides object by object, a row for each object."""
    if reading.policy.dependence is not Dependence.OBJECT:
        yield [_parts(a) for a in applied]
        return
    for object_ in dict.fromkeys(id_ for a in applied for id_ in a.work.operations):
        yield [_parts(a) for a in applied if object_ in a.work.operations]


def _parts(applied: Applied) -> frozenset[Part]:
    return frozenset(Part(layer, applied.effect.id) for layer in applied.layers)


def _played(
    trace: Trace, number: int, readings: Readings | None
) -> Iterator[tuple[Misconception, tuple[Row, ...], Mapping[ObjectId, Sheet]]]:
    state = trace.steps[number - 1].state
    for reading in (all_misconceptions() if readings is None else readings).values():
        yield reading, *_misread(state, reading)


def sheets_as_read(trace: Trace, number: int, readings: Readings | None = None) -> dict[str, Mapping[ObjectId, Sheet]]:
    """What every object looks like at the end of the moment of step `number`, by the name of each misreading."""
    return {reading.name: sheets for reading, _, sheets in _played(trace, number, readings)}


def readings_of_next(
    question: NextEffect, trace: Trace, answer: EffectId, readings: Readings | None = None
) -> tuple[Misconception, ...]:
    """The misreadings that would apply exactly this effect next in the layer, where the rules apply another."""
    if question.is_right(answer):
        return ()
    right = Part(question.layer, question.right)
    return _leading_to(Part(question.layer, answer), right, trace, question.step, readings=readings, inside=question.layer)


def readings_of_part(question: NextPart, trace: Trace, answer: Part, readings: Readings | None = None) -> tuple[Misconception, ...]:
    """The misreadings that would apply exactly this part next, or with it the whole effect, where the rules apply another."""
    return () if question.is_right(answer) else _leading_to(answer, question.right, trace, question.step, readings=readings)


def _leading_to(
    answer: Part, right: Part, trace: Trace, number: int, *, readings: Readings | None, inside: Layer | None = None
) -> tuple[Misconception, ...]:
    before = _applied_before(trace, number)
    found = []
    for reading, rows, _ in _played(trace, number, readings):
        by_object = reading.policy.dependence is Dependence.OBJECT
        ahead = ([{p for p in parts if p not in before and inside in {None, p.layer}} for parts in row] for row in rows)
        if any(_first(row, answer, before=right if by_object else None) for row in ahead):
            found.append(reading)
    return tuple(found)


def _first(row: Sequence[set[Part]], answer: Part, *, before: Part | None) -> bool:
    """Whether the part is the first of a row; `before`: with that one still to come, as an object may not see it at all."""
    left = [parts for parts in row if parts]
    return bool(left) and answer in left[0] and (before is None or any(before in parts for parts in left[1:]))


def _applied_before(trace: Trace, number: int) -> set[Part]:
    steps = (s for s in opened(trace, number) if s.number < number)
    return {Part(s.layer, s.effect.id) for s in steps if s.layer is not None and s.effect is not None}


def readings_of_order(
    question: LayerOrder, trace: Trace, answer: Sequence[EffectId], readings: Readings | None = None
) -> tuple[Misconception, ...]:
    """The misreadings that would apply the layer's effects in exactly this order, where the rules have another.

    Who decides object by object has no single order: it is among them if the answer agrees with it on each object.
    """
    if question.is_right(tuple(answer)):
        return ()
    found = []
    for reading, rows, _ in _played(trace, question.step, readings):
        orders = [_order(row, question) for row in rows]
        if reading.policy.dependence is Dependence.OBJECT:
            leads = all([e for e in answer if e in order] == order for order in orders)
        else:
            leads = list(answer) in orders
        if leads:
            found.append(reading)
    return tuple(found)


def _order(row: Row, question: LayerOrder) -> list[EffectId]:
    done = (p.effect for parts in row for p in parts if p.layer is question.layer and p.effect in question.options)
    return list(dict.fromkeys(done))


def readings_of_look(question: Look, trace: Trace, answer: Seen, readings: Readings | None = None) -> tuple[Misconception, ...]:
    """The misreadings after which the object looks exactly so, in what is asked about, where by the rules it does not."""
    given = answer.of(question.asked)
    if given == seen(question.right).of(question.asked):
        return ()
    return tuple(
        reading
        for reading, _, sheets in _played(trace, question.step, readings)
        if seen(sheets[question.object]).of(question.asked) == given
    )


def readings_of_depends(
    question: Depends, trace: Trace, answer: tuple[EffectId, EffectId, Why] | None, readings: Readings | None = None
) -> tuple[Misconception, ...]:
    """The misreadings that see exactly this dependency, or none (`answer` None), where the rules see something else."""
    if question.is_right(*answer) if answer else not question.right:
        return ()
    known = all_misconceptions() if readings is None else readings
    return tuple(reading for reading in known.values() if _sees(reading.policy, question, trace, answer))


def _sees(policy: Policy, question: Depends, trace: Trace, answer: tuple[EffectId, EffectId, Why] | None) -> bool:
    if policy.dependence is Dependence.NONE:
        return answer is None and policy.positions == RULES.positions  # who goes by whole effects has not come to that question
    return policy.dependence is Dependence.OBJECT and answer is not None and answer in _seen_by_objects(question, trace)


def _seen_by_objects(question: Depends, trace: Trace) -> set[tuple[EffectId, EffectId, Why]]:
    """Every dependency that there is for one object alone."""
    before = Before.step(trace, question.step)
    alone = (before.dependencies(Dependence.OBJECT, id_) for id_ in before.board.state.objects)
    return {(d.effect, d.on, d.why) for found in alone for d in found}


__all__ = [
    "readings_of_depends", "readings_of_look", "readings_of_next", "readings_of_order", "readings_of_part",
    "sheets_as_read",
]  # fmt: skip
