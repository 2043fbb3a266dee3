"""What if: a board's timeline changed, and replayed from its start with its legality.

What has become impossible is not a fault of the board: it is left out, and told with its reason and rule.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import assert_never

from engine.actions import Action, Attach, Enter, Move, Resolve, Together
from engine.illegal import Illegal, Reason
from engine.model import ObjectId, Zone
from engine.oracle import compile_card
from engine.performing import Performed, perform
from engine.replaying import Playing
from engine.rule import Rule
from engine.rules.choosing import is_allowed, key_of
from engine.rules.layers.policy import RULES
from engine.rules.outcome import find_card
from engine.setup import Setup, begin
from engine.state import State
from engine.trace import Trace
from engine.vocabulary.ability import EntersChoosing


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
    """Another choice at a moment. `key` is one of those that `choices` or `askable` has for it."""

    moment: int
    key: str
    value: str


Variation = Reordered | Without | Chosen
Moments = list[tuple[int, Action]]  # the index in the original timeline, and the action
Whys = tuple[tuple[int, tuple[Illegal, ...]], ...]  # original moment → why


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The changed board: its set-up, which original moment each of its moments is, what became impossible and why, and
    how it plays.

    `unasked`: the moments that happen without a choice of theirs, as nothing asks for it any more (614.12), and why.
    """

    setup: Setup
    moments: tuple[int, ...]
    impossible: Whys
    unasked: Whys
    trace: Trace


def what_if(setup: Setup, variations: Iterable[Variation]) -> WhatIf:
    """The board with its timeline changed so. Raises `ValueError` for a variation that speaks of no moment, no key, or
    no permutation.
    """
    moments: Moments = list(enumerate(setup.timeline))
    for variation in variations:
        moments = _changed(moments, variation, setup)
    play = _Replay(setup)
    for place, (number, action) in enumerate(moments):
        play.go_on(number, action, moments[place + 1 :])
    trace = play.end()
    timeline = tuple(action for _, action in play.legal)
    kept = frozenset(setup.kept & _arriving(timeline))
    played = replace(setup, timeline=timeline, opened=frozenset(play.opened), kept=kept)
    return WhatIf(played, tuple(n for n, _ in play.legal), tuple(play.impossible.items()), tuple(play.unasked.items()), trace)


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


def askable(setup: Setup, action: Action) -> dict[str, str]:
    """What the text of what enters asks to choose, by key, with its words, where the board has it enter without that choice: on
    the board something keeps it from asking, in another order maybe nothing does (614.12).
    """
    if not isinstance(action, Enter) or action.zone is not Zone.BATTLEFIELD or action.face_down:
        return {}
    arriving = (e for a in setup.timeline for e in (a.arrivals if isinstance(a, Together) else (a,)) if isinstance(e, Enter))
    copied = next((e.card for e in arriving if e.id == action.copy_of), action.copy_of)
    names = (action.card, copied or "")
    abilities = (a for name in names if (card := find_card(name, setup.cards)) for a in compile_card(card).abilities)
    asked = {key_of(a.what): a.what for a in abilities if isinstance(a, EntersChoosing)}
    return {key: what for key, what in asked.items() if key not in action.chosen}


def missing(why: Iterable[Illegal]) -> dict[str, str]:
    """Of why something can't enter: the choices that are still to be made (614.12a), by key, with the words that ask."""
    keys = ((illegal.key or "", illegal) for illegal in why if illegal.reason is Reason.MISSING_CHOICE)
    return {key.removeprefix("chosen."): dict(illegal.data)["what"] for key, illegal in keys if key.startswith("chosen.")}


def _changed(moments: Moments, variation: Variation, setup: Setup) -> Moments:
    total = len(setup.timeline)
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
            return [(n, _with_choice(setup, a, key, value) if n == moment else a) for n, a in moments]
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


def _with_choice(setup: Setup, action: Action, key: str, value: str) -> Action:
    if key not in choices(action) | askable(setup, action):
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


@dataclass(slots=True)
class _Replay:
    """A timeline played anew, each moment in the position that the ones before it lead to.

    What is illegal there is left out; of what is illegal only for a choice that nothing asks for, the choice is.
    """

    setup: Setup
    play: Playing = field(init=False)
    state: State = field(init=False)
    legal: Moments = field(default_factory=list)
    opened: set[int] = field(default_factory=set)
    impossible: dict[int, tuple[Illegal, ...]] = field(default_factory=dict)
    unasked: dict[int, tuple[Illegal, ...]] = field(default_factory=dict)
    last: Performed | None = None

    def __post_init__(self) -> None:
        self.play = Playing(self.setup.kept, RULES)
        state = begin(replace(self.setup, timeline=(), opened=frozenset(), kept=frozenset()))
        assert isinstance(state, State), "a board's players are right before its timeline is changed"
        self.state = state

    def go_on(self, number: int, action: Action, after: Moments) -> None:
        """The next moment: one of the original timeline."""
        outcome, why = self._outcome(action, after), tuple[Illegal, ...]()
        while not isinstance(outcome, Performed) and (freer := _without_choices(action, outcome)) is not None:
            why += tuple(_told(illegal, number) for illegal in outcome)
            action, outcome = freer, self._outcome(freer, after)
        if not isinstance(outcome, Performed):
            self.impossible[number] = tuple(_told(illegal, number) for illegal in outcome)
            return
        if why:
            self.unasked[number] = why
        place, besides = len(self.legal), self.setup.opened - {len(self.setup.timeline) - 1}
        if len(self.setup.opened) > 1 and number in besides:
            self.opened.add(place)
        self.state = self.play.moment(outcome, place, action, opened=place in self.opened)
        self.legal.append((number, action))
        self.last = outcome

    def _outcome(self, action: Action, after: Moments) -> Performed | tuple[Illegal, ...]:
        return _refused(self.setup, self.legal, action, after) or perform(self.state, action, self.setup.cards)

    def end(self) -> Trace:
        """How it played: the last moment is always told effect by effect."""
        place = len(self.legal) - 1
        if self.last is not None and place not in self.opened:
            self.opened.add(place)
            self.play.opening(self.last, place, self.legal[-1][1])
        return self.play.trace(None)


def _without_choices(action: Action, why: tuple[Illegal, ...]) -> Action | None:
    """The action without the choices that nothing asks for, if that is all that is wrong with it: what would have asked for them
    is not there as it happens (614.12).
    """
    for illegal in why:
        match (illegal.key or "").split("."), action:
            case [*_, "copy_of"] as key, _ if illegal.reason is Reason.NO_COPY:
                pass
            case [*_, "chosen" | "choices", _] as key, _ if illegal.reason is Reason.NOTHING_TO_CHOOSE:
                pass
            case _:
                return None
        before, action = action, _less(action, key)
        if action == before:
            return None
    return action


def _less(action: Action, key: list[str]) -> Action:
    """The action without the choice that a key speaks of: "chosen.color", "arrivals.1.copy_of"."""
    match key, action:
        case ["arrivals", number, *rest], Together(arrivals=arrivals):
            changed = (_less(a, rest) if n == int(number) else a for n, a in enumerate(arrivals))
            return replace(action, arrivals=tuple(a for a in changed if isinstance(a, Enter)))
        case ["copy_of"], Enter() | Move():
            return replace(action, copy_of=None)
        case ["chosen", name], Enter(chosen=chosen) | Move(chosen=chosen):
            return replace(action, chosen={k: v for k, v in chosen.items() if k != name})
        case ["choices", name], Resolve(choices=chosen):
            return replace(action, choices={k: v for k, v in chosen.items() if k != name})
        case _:
            return action


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


def _arriving(timeline: tuple[Action, ...]) -> set[ObjectId]:
    return {e.id for a in timeline for e in (a.arrivals if isinstance(a, Together) else (a,)) if isinstance(e, Enter)}


__all__ = [
    "Chosen", "Reordered", "Variation", "WhatIf", "Whys", "Without", "askable", "choices", "is_allowed", "missing", "what_if",
]  # fmt: skip
