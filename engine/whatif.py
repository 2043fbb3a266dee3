"""What if: a board's timeline changed, replayed from its start with its legality, and held against the original.

What has become impossible is not a fault of the board: it is left out, and told with its reason and rule.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.actions import Action, Enter, Resolve, Together
from engine.illegal import Illegal
from engine.model import ObjectId
from engine.performing import Performed, perform
from engine.replaying import replay
from engine.rules.layers import characteristics
from engine.rules.state_based import check, perform_state_based
from engine.setup import Setup, begin
from engine.state import State
from engine.trace import Trace


@dataclass(frozen=True, slots=True)
class Reordered:
    """The moments in another order: indices of the original timeline. Raises `ValueError` if it is not a permutation
    (when applied).
    """

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Without:
    """The moment is left out: that object never arrives, that spell never resolves."""

    moment: int


@dataclass(frozen=True, slots=True)
class Chosen:
    """Another choice at a moment: `key` "type", "color", "color word" for what enters, a key of `choices` for what
    resolves.
    """

    moment: int
    key: str
    value: str


Variation = Reordered | Without | Chosen


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The changed board: its set-up, which original moment each of its moments is, what became impossible and why, and
    how it plays.
    """

    setup: Setup
    moments: tuple[int, ...]
    impossible: tuple[tuple[int, tuple[Illegal, ...]], ...]  # original moment → why
    trace: Trace


def what_if(setup: Setup, variations: Iterable[Variation]) -> WhatIf:
    """The board with its timeline changed so. Raises `ValueError` for a variation that speaks of no moment, no key, or
    no permutation.
    """
    moments: list[tuple[int, Action]] = list(enumerate(setup.timeline))
    changed = tuple(variations)
    for variation in changed:
        moments = _changed(moments, variation, len(setup.timeline))
    legal, impossible = _possible(setup, moments)
    timeline = tuple(action for _, action in legal)
    opened = frozenset({len(timeline) - 1} if timeline else ())
    played = replace(setup, timeline=timeline, opened=opened, kept=frozenset(setup.kept & _arriving(timeline)))
    return WhatIf(played, tuple(n for n, _ in legal), impossible, replay(played))


def _changed(moments: list[tuple[int, Action]], variation: Variation, total: int) -> list[tuple[int, Action]]:
    match variation:
        case Reordered(order):
            if sorted(order) != list(range(total)):
                raise ValueError(f"not an order of {total} moments: {order}")
            return sorted(moments, key=lambda m: order.index(m[0]))
        case Without(moment):
            if not any(n == moment for n, _ in moments):
                raise ValueError(f"no such moment: {moment}")
            return [m for m in moments if m[0] != moment]
        case Chosen(moment, key, value):
            if not any(n == moment for n, _ in moments):
                raise ValueError(f"no such moment: {moment}")
            return [(n, _with_choice(a, key, value) if n == moment else a) for n, a in moments]


def _with_choice(action: Action, key: str, value: str) -> Action:
    match action:
        case Enter(chosen=chosen) if key in chosen:
            return replace(action, chosen={**chosen, key: value})
        case Resolve(choices=choices) if key in choices:
            return replace(action, choices={**choices, key: value})
        case _:
            raise ValueError(f"no choice there: {key}")


def _possible(
    setup: Setup, moments: list[tuple[int, Action]]
) -> tuple[list[tuple[int, Action]], tuple[tuple[int, tuple[Illegal, ...]], ...]]:
    """The moments that are legal in this order, each in the position that the ones before it lead to; and the others
    with why.
    """
    legal: list[tuple[int, Action]] = []
    impossible: list[tuple[int, tuple[Illegal, ...]]] = []
    state = begin(replace(setup, timeline=(), opened=frozenset(), kept=frozenset()))
    assert isinstance(state, State), "a board's players are right before its timeline is changed"
    for number, action in moments:
        refused = _refused(setup, legal, action)
        outcome = refused or perform(state, action, setup.cards)
        if isinstance(outcome, Performed):
            state = _settled(outcome.state, setup.kept)
            legal.append((number, action))
        else:
            impossible.append((number, tuple(replace(illegal, moment=number) for illegal in outcome)))
    return legal, tuple(impossible)


def _refused(setup: Setup, before: list[tuple[int, Action]], action: Action) -> tuple[Illegal, ...]:
    """What can be seen to be wrong with the action after those before it, without playing."""
    timeline = (*(a for _, a in before), action)
    faults = begin(replace(setup, timeline=timeline, opened=frozenset(), kept=frozenset()))
    return () if isinstance(faults, State) else tuple(f for f in faults if f.moment == len(timeline) - 1)


def _settled(state: State, kept: frozenset[ObjectId]) -> State:
    """After its state-based actions (704.3)."""
    while actions := check(state, characteristics(state), kept):
        state = perform_state_based(state, actions)
    return state


def _arriving(timeline: tuple[Action, ...]) -> set[ObjectId]:
    return {e.id for a in timeline for e in (a.arrivals if isinstance(a, Together) else (a,)) if isinstance(e, Enter)}


@dataclass(frozen=True, slots=True)
class Difference:
    """One characteristic of one object that two boards end with differently. None: it is not there, or has none."""

    object: ObjectId
    what: str
    one: "Value"
    other: "Value"


Value = object
_COMPARED = ("zone", "name", "controller", "supertypes", "types", "subtypes", "colors", "abilities", "pt")


def differences(one: Trace, other: Trace) -> tuple[Difference, ...]:
    """What two boards end with differently, object by object; abilities are compared as what they say, with their
    number.
    """
    last, final = one.steps[-1].sheets, other.steps[-1].sheets
    found = []
    for id_ in dict.fromkeys((*last, *final)):
        here, there = _values(last, id_), _values(final, id_)
        found += [Difference(id_, what, here.get(what), there.get(what)) for what in _COMPARED if here.get(what) != there.get(what)]
    return tuple(found)


def _values(sheets: Mapping[ObjectId, "Value"], id_: ObjectId) -> dict[str, Value]:
    sheet = sheets.get(id_)
    if sheet is None:
        return {}
    values = {what: getattr(sheet, what) for what in _COMPARED}
    return {**values, "abilities": sorted(repr(h.ability) for h in values["abilities"])}


def parting(one: Trace, other: Trace) -> int | None:
    """The place, from 0, of the first step of an opened moment in which two boards part: another effect, other objects,
    another result.

    None: they never do. Only steps with a layer are held together, each with the one in the same place.
    """
    here, there = _layered(one), _layered(other)
    for place, (a, b) in enumerate(zip(here, there, strict=False)):
        if a != b:
            return place
    return None if len(here) == len(there) else min(len(here), len(there))


def _layered(trace: Trace) -> list[tuple[object, ...]]:
    return [
        (step.layer, step.effect.source, step.effect.source_card, sorted(step.applied_to), _changes(step.changes))
        for step in trace.steps
        if step.layer is not None and step.effect is not None
    ]


def _changes(changes: Iterable[object]) -> list[tuple[object, ...]]:
    return [(c.object, c.what, _plain(c.after)) for c in changes]  # type: ignore[attr-defined]


def _plain(value: Value) -> Value:
    return [repr(h.ability) for h in value] if isinstance(value, tuple) else value
