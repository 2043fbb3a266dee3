"""Two boards held against each other: how their steps go together, where they first part, and what they end with differently."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import pairwise, zip_longest

from engine.model import LAYERS, Layer, ObjectId
from engine.sheet import Held, Sheet
from engine.trace import EffectRef, Step, StepKind, Trace

Value = object  # of a field of `Sheet`
Pair = tuple[int, int]  # numbers of a step of the one and of the other

COMPARED = ("zone", "name", "controller", "supertypes", "types", "subtypes", "colors", "abilities", "pt")


@dataclass(frozen=True, slots=True)
class Difference:
    """One characteristic of one object that two boards end with differently. None: it is not there, or has none."""

    object: ObjectId
    what: str
    one: Value
    other: Value


def differences(one: Mapping[ObjectId, Sheet], other: Mapping[ObjectId, Sheet]) -> tuple[Difference, ...]:
    """What is different between two sets of sheets, object by object; abilities are compared with their number."""
    found = []
    for id_ in dict.fromkeys((*one, *other)):
        if one.get(id_) == other.get(id_):
            continue  # most are alike, and that is soon seen
        here, there = _values(one, id_), _values(other, id_)
        found += [Difference(id_, what, here.get(what), there.get(what)) for what in COMPARED if here.get(what) != there.get(what)]
    return tuple(found)


def _values(sheets: Mapping[ObjectId, Sheet], id_: ObjectId) -> dict[str, Value]:
    sheet = sheets.get(id_)
    if sheet is None:
        return {}
    return {what: getattr(sheet, what) for what in COMPARED} | {"abilities": _abilities(sheet.abilities)}


def _abilities(held: Sequence[Held]) -> tuple[str, ...]:
    return tuple(sorted(repr(h.ability) for h in held))


def outcome(trace: Trace) -> Step:
    """The step that tells what the last opened moment comes to, or the last step of a board without one. Raises `IndexError` for a
    board without steps.
    """
    return next((step for step in reversed(trace.steps) if step.kind is StepKind.RESULT), trace.steps[-1])


def paired(one: Trace, other: Trace) -> tuple[Pair, ...]:
    """The steps of two boards in step: what is the same side by side, the last opened moments layer by layer.

    Where only one of them goes on, the other stays at the step it has reached. Each needs one step at least.
    """
    mine, yours = _opening(one), _opening(other)
    early = _by_action(one.steps[:mine], other.steps[:yours])
    late = _in_moment(one.steps[mine:], other.steps[yours:])
    return tuple(staying((*early, *late)))


def _opening(trace: Trace) -> int:
    """Where the last opened moment begins, as an index; the last moment's if none is opened."""
    applied = [step.moment for step in trace.steps if step.kind is StepKind.APPLY]
    moment = applied[-1] if applied else trace.steps[-1].moment
    return next(place for place, step in enumerate(trace.steps) if step.moment == moment)


Loose = tuple[int | None, int | None]


def _by_action(one: Sequence[Step], other: Sequence[Step]) -> Iterator[Loose]:
    """What came before: the same actions side by side, each of the others by itself."""
    mine, yours = [_said(step) for step in one], [_said(step) for step in other]
    for kind, start, end, first, last in SequenceMatcher(None, mine, yours, autojunk=False).get_opcodes():
        if kind == "equal":
            yield from zip((s.number for s in one[start:end]), (s.number for s in other[first:last]), strict=True)
        else:
            yield from ((step.number, None) for step in one[start:end])
            yield from ((None, step.number) for step in other[first:last])


def _said(step: Step) -> str:
    return repr((step.kind, step.action, step.layer, step.effect and _name(step.effect), step.state_based))


def _in_moment(one: Sequence[Step], other: Sequence[Step]) -> Iterator[Loose]:
    """An opened moment of each: layer by layer, or one after the other where one does not go by layers."""
    if _by_layers(one) and _by_layers(other):
        for part in (None, *Layer):
            yield from zip_longest(_part(one, part), _part(other, part))
    else:
        yield from zip_longest(*((s.number for s in steps if s.kind not in _ENDS) for steps in (one, other)))
    for end in _ENDS:
        yield from zip_longest(_part(one, end), _part(other, end))


_ENDS = (StepKind.RESULT, StepKind.STATE_BASED)


def _part(steps: Sequence[Step], part: Layer | StepKind | None) -> Iterator[int]:
    for step in steps:
        if (step.kind if isinstance(part, StepKind) else step.layer) is part and (part is not None or step.kind is StepKind.MOMENT):
            yield step.number


def _by_layers(steps: Sequence[Step]) -> bool:
    """Whether they go through the layers one by one, in order."""
    if any(len(step.layers) > 1 for step in steps):
        return False
    places = [LAYERS.index(step.layer) for step in steps if step.layer in LAYERS]
    return all(before <= after for before, after in pairwise(places))


def staying(pairs: Sequence[Loose]) -> Iterator[Pair]:
    """Pairs in which each of the two that does not go on is at the step that it has reached."""
    one, other = 1, 1
    for here, there in pairs:
        one, other = here or one, there or other
        yield one, other


def parting(one: Trace, other: Trace) -> int | None:
    """The place, from 0, among their pairs, where two boards first part: another effect is next, or it does something
    else to an object. None: they never do.
    """
    pairs = paired(one, other)
    mine, yours = _touches(one), _touches(other)
    steps = [_apart(mine.get(id_, []), yours.get(id_, [])) for id_ in dict.fromkeys((*mine, *yours))]
    places = [
        next(place for place, pair in enumerate(pairs) if pair[side] == number)
        for found in steps
        for side, number in enumerate(found)
        if number is not None
    ]
    return min([*places, *_turns(one, other, pairs)], default=None)


def _turns(one: Trace, other: Trace, pairs: Sequence[Pair]) -> Iterator[int]:
    """The places where both go on, the one doing something, each with another effect."""
    for place, (before, now) in enumerate(pairwise(pairs), 1):
        here, there = one.steps[now[0] - 1], other.steps[now[1] - 1]
        going = before[0] < now[0] and before[1] < now[1]
        if going and here.applied_to and there.kind is StepKind.APPLY and _next(here) != _next(there):
            yield place


def _next(step: Step) -> object:
    return step.layers, step.effect and _name(step.effect)


Touch = tuple[int, object]  # the step's number, and what it does, comparable between boards


def _touches(trace: Trace) -> dict[ObjectId, list[Touch]]:
    """What each object goes through in the last opened moment."""
    found: dict[ObjectId, list[Touch]] = {}
    for step in trace.steps[_opening(trace) :]:
        for id_, operations in step.operations:
            if step.effect is not None:
                found.setdefault(id_, []).append((step.number, (step.layers, _name(step.effect), operations)))
    return found


def _name(effect: EffectRef) -> tuple[object, ...]:
    """What an effect is called on any board: numbers of resolved effects and timestamps are each board's own."""
    return (effect.source, effect.source_card, effect.kind)


def _apart(one: Sequence[Touch], other: Sequence[Touch]) -> tuple[int | None, int | None]:
    """The first steps of two rows that are not alike; None where a row has ended, or both where they never part."""
    for here, there in zip_longest(one, other):
        if here is None or there is None or here[1] != there[1]:
            return (here and here[0], there and there[0])
    return (None, None)
