"""The letters of 601.2 at the side: done, now, still to come, or failed, with what was announced at each (601.2a–i, 602.2a–b)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.game import ItemKind, StackItem, Stage
from engine.played import LETTERS, Kind, PlayStep
from lessons.narration import Names
from lessons.narration.nouns import capital
from lessons.narration.played import sums
from lessons.narration.played.announced import announced
from lessons.narration.played.here import Here
from lessons.narration.played.letters import letter_name, letter_number, what_is_made
from lessons.narration.played.steps import play_title

_STAGES = tuple(Stage)


class State(StrEnum):
    """Where a letter stands at a step."""

    DONE = "done"
    NOW = "now"
    AHEAD = "waiting"
    FAILED = "failed"
    UNREACHED = "unreached"  # it failed before


@dataclass(frozen=True, slots=True)
class Rung:
    """A letter. `step` and `url`: its first step, if the play has one; else 0 and ""."""

    letter: str
    rule: str
    name: str
    state: State
    said: tuple[str, ...]
    step: int
    url: str


@dataclass(frozen=True, slots=True)
class CastLadder:
    """The letters of what is being cast or activated at a step; of nothing, with all of them still to come.

    `busy`: it is under way, so that nobody has priority; `failed`: it turned out to be illegal.
    """

    title: str
    name: str
    rungs: tuple[Rung, ...]
    busy: bool
    failed: bool


def cast_ladder(steps: Sequence[PlayStep], number: int, names: Names, address: Callable[[int], str]) -> CastLadder:
    """The ladder at a step of a play."""
    run = process(steps, number)
    if not run:
        idle = tuple(_rung(stage, State.AHEAD, ItemKind.SPELL) for stage in Stage)
        return CastLadder(what_is_made(ItemKind.SPELL), "", idle, busy=False, failed=False)
    step, upto = steps[number - 1], [other for other in run if other.number <= number]
    item = _item(step, upto)
    failed = next((other.failed for other in upto if other.kind is Kind.REWIND), "")
    told, now = _Told(item, Here.at(step, names), upto), _now(step, upto)
    rungs = tuple(_at(_rung(s, _state(s, now, failed), item.kind, told.of(s)), run, address) for s in Stage)
    busy = not _is_over(upto)
    return CastLadder(what_is_made(item.kind), capital(told.here.item(item)), rungs, busy=busy, failed=bool(failed))


def process(steps: Sequence[PlayStep], number: int) -> list[PlayStep]:
    """The steps of what is being cast or activated at a step: from its proposal to its last letter, or the rewind."""
    runs: list[list[PlayStep]] = []
    for step in steps:
        if step.kind is Kind.PROPOSE:
            runs.append([])
        if runs and step.item is not None and (step.kind in LETTERS or step.kind is Kind.REWIND):
            runs[-1].append(step)
    begun = [run for run in runs if run[0].number <= number]
    return begun[-1] if begun and (not _is_over(begun[-1]) or number <= begun[-1][-1].number) else []


def _is_over(run: Sequence[PlayStep]) -> bool:
    return run[-1].kind in {Kind.DONE, Kind.REWIND}


def _item(step: PlayStep, run: Sequence[PlayStep]) -> StackItem:
    """The spell or ability as it is at a step: what was announced grows from step to step."""
    proposed = step.game.proposal.item if step.game.proposal is not None else None
    last = next(other.item for other in reversed(run) if other.item is not None)
    return proposed if proposed is not None and proposed.id == last.id else last


def _now(step: PlayStep, upto: Sequence[PlayStep]) -> int:
    """The place of the letter that a step shows; where it waits for a choice, of the letter that asks for it."""
    if step.waits is not None and step.game.proposal is not None:
        return _STAGES.index(step.game.proposal.stage)
    return max((_STAGES.index(LETTERS[other.kind]) for other in upto if other.kind in LETTERS), default=0)


def _state(stage: Stage, now: int, failed: str) -> State:
    place = _STAGES.index(stage)
    if failed:
        of = _STAGES.index(Stage(failed)) if failed in set(Stage) else 0
        return State.FAILED if place == of else State.DONE if place < of else State.UNREACHED
    return State.NOW if place == now else State.DONE if place < now else State.AHEAD


def _rung(stage: Stage, state: State, kind: ItemKind, said: tuple[str, ...] = ()) -> Rung:
    return Rung(stage.value[-1], letter_number(stage, kind), letter_name(stage, kind), state, said, 0, "")


def _at(rung: Rung, run: Sequence[PlayStep], address: Callable[[int], str]) -> Rung:
    """The rung with the step that first shows it."""
    first = next((step.number for step in run if LETTERS.get(step.kind, "")[-1:] == rung.letter), 0)
    return replace(rung, step=first, url=address(first)) if first else rung


@dataclass(frozen=True, slots=True)
class _Told:
    """What was announced, found or paid at each letter, so far."""

    item: StackItem
    here: Here
    run: Sequence[PlayStep]

    def of(self, stage: Stage) -> tuple[str, ...]:
        match stage:
            case Stage.ANNOUNCE | Stage.TARGETS | Stage.DIVIDE:
                return tuple(said.text for said in announced(self.item, self.here) if said.letter == stage.value[-1])
            case Stage.TOTAL:
                costs = [step.cost for step in self.run if step.kind is Kind.TOTAL and step.cost is not None]
                return (sums.total(costs[-1], self.here),) if costs else ()
            case Stage.PAY:
                return tuple(play_title(step, self.here.names) for step in self.run if step.kind is Kind.PAY)
            case _:
                return ()
