"""What if: a board's timeline changed, and replayed from its start with its legality.

What has become impossible is not a fault of the board: it is left out, and told with its reason and rule.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from engine.actions import Action, Attach, Enter, Resolve, Together
from engine.illegal import Illegal
from engine.model import ObjectId
from engine.performing import Performed, perform
from engine.replaying import replay
from engine.rule import Rule
from engine.rules.state_based import rounds
from engine.setup import Setup, begin
from engine.state import State
from engine.trace import Trace


@dataclass(frozen=True, slots=True)
class Reordered:
    """The moments in another order: indices of the original timeline, each once."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Without:
    """The moment is left out: that object never arrives, that spell never resolves.

    `arrival`: of several that arrive at once, only this one, from 0.
    """

    moment: int
    arrival: int | None = None


@dataclass(frozen=True, slots=True)
class Chosen:
    """Another choice at a moment. `key` is one of those that `choices` has for it."""

    moment: int
    key: str
    value: str


Variation = Reordered | Without | Chosen
Moments = list[tuple[int, Action]]  # the index in the original timeline, and the action


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
    moments: Moments = list(enumerate(setup.timeline))
    for variation in variations:
        moments = _changed(moments, variation, len(setup.timeline))
    legal, impossible = _possible(setup, moments)
    timeline = tuple(action for _, action in legal)
    kept = frozenset(setup.kept & _arriving(timeline))
    played = replace(setup, timeline=timeline, opened=_opened(setup, legal), kept=kept)
    return WhatIf(played, tuple(n for n, _ in legal), impossible, replay(played))


def choices(action: Action) -> dict[str, str]:
    """What was chosen at a moment, by key: those of `chosen` and `choices`; "target 0", "target 1" … for targets;
    "attached to" for what something enters attached to, or is attached to.
    """
    match action:
        case Enter(chosen=chosen, attached_to=host):
            return dict(chosen) | ({} if host is None else {"attached to": host})
        case Resolve(choices=chosen, targets=targets):
            return dict(chosen) | {f"target {n}": ids[0] for n, ids in enumerate(targets) if len(ids) == 1}
        case Attach(to=host):
            return {"attached to": host}
        case _:
            return {}


def _opened(setup: Setup, legal: Moments) -> frozenset[int]:
    """The last moment, and those that the board opens besides its own last."""
    last = len(setup.timeline) - 1
    besides = {place for place, (n, _) in enumerate(legal) if n in setup.opened - {last}} if len(setup.opened) > 1 else set()
    return frozenset(besides | ({len(legal) - 1} if legal else set()))


def _changed(moments: Moments, variation: Variation, total: int) -> Moments:
    match variation:
        case Reordered(order):
            if sorted(order) != list(range(total)):
                raise ValueError(f"not an order of {total} moments: {order}")
            return sorted(moments, key=lambda m: order.index(m[0]))
        case Without(moment, arrival):
            _known(moments, moment)
            return [(n, kept) for n, a in moments if (kept := _without(a, arrival) if n == moment else a) is not None]
        case Chosen(moment, key, value):
            _known(moments, moment)
            return [(n, _with_choice(a, key, value) if n == moment else a) for n, a in moments]
        case _:
            assert_never(variation)


def _known(moments: Moments, moment: int) -> None:
    if not any(n == moment for n, _ in moments):
        raise ValueError(f"no such moment: {moment}")


def _without(action: Action, arrival: int | None) -> Action | None:
    """The action without one of its arrivals, or no action."""
    if arrival is None:
        return None
    if not isinstance(action, Together) or not 0 <= arrival < len(action.arrivals):
        raise ValueError(f"no such arrival: {arrival}")
    rest = action.arrivals[:arrival] + action.arrivals[arrival + 1 :]
    return Together(rest) if rest else None


def _with_choice(action: Action, key: str, value: str) -> Action:
    if key not in choices(action):
        raise ValueError(f"no choice there: {key}")
    match action:
        case Enter() if key == "attached to":
            return replace(action, attached_to=value)
        case Enter(chosen=chosen):
            return replace(action, chosen={**chosen, key: value})
        case Resolve(targets=targets) if key.startswith("target "):
            number = int(key.removeprefix("target "))
            return replace(action, targets=(*targets[:number], (value,), *targets[number + 1 :]))
        case Resolve(choices=chosen):
            return replace(action, choices={**chosen, key: value})
        case Attach():
            return replace(action, to=value)
        case _:
            raise AssertionError(action)


def _possible(setup: Setup, moments: Moments) -> tuple[Moments, tuple[tuple[int, tuple[Illegal, ...]], ...]]:
    """The moments that are legal in this order, each in the position that the ones before it lead to; and the others
    with why.
    """
    legal: Moments = []
    impossible: list[tuple[int, tuple[Illegal, ...]]] = []
    state = begin(replace(setup, timeline=(), opened=frozenset(), kept=frozenset()))
    assert isinstance(state, State), "a board's players are right before its timeline is changed"
    for place, (number, action) in enumerate(moments):
        refused = _refused(setup, legal, action, moments[place + 1 :])
        outcome = refused or perform(state, action, setup.cards)
        if isinstance(outcome, Performed):
            state = _settled(outcome.state, setup.kept)
            legal.append((number, action))
        else:
            impossible.append((number, tuple(_told(illegal, number) for illegal in outcome)))
    return legal, tuple(impossible)


# Why what speaks of an object that is not there can't happen: an Aura with nothing to enchant, a target that is no object …
_NOT_THERE = {"attached_to": "303.4g", "to": "701.3b", "targets": "115.1", "source": "113.6", "copy_of": "707.5"}


def _told(illegal: Illegal, moment: int) -> Illegal:
    """A refusal with the moment of the board it is about, and a rule if it has none of its own."""
    key = (illegal.key or "").split(".")
    field = next((part for part in key if part in _NOT_THERE), "")
    return replace(illegal, moment=moment, rule=illegal.rule or Rule(_NOT_THERE.get(field, "609.3")))


def _refused(setup: Setup, before: Moments, action: Action, after: Moments) -> tuple[Illegal, ...]:
    """What can be seen to be wrong with the action in its place, without playing: it speaks of what arrives later, or never."""
    timeline = (*(a for _, a in before), action, *(a for _, a in after))
    faults = begin(replace(setup, timeline=timeline, opened=frozenset(), kept=frozenset()))
    return () if isinstance(faults, State) else tuple(f for f in faults if f.moment == len(before))


def _settled(state: State, kept: frozenset[ObjectId]) -> State:
    """After its state-based actions (704.3)."""
    for _, after in rounds(state, kept):
        state = after
    return state


def _arriving(timeline: tuple[Action, ...]) -> set[ObjectId]:
    return {e.id for a in timeline for e in (a.arrivals if isinstance(a, Together) else (a,)) if isinstance(e, Enter)}
