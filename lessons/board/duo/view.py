"""Two boards of layers in step, side by side."""

from dataclasses import dataclass
from functools import lru_cache

from engine import Trace
from engine.comparing import outcome, paired, parting
from engine.trace import Step
from lessons import narration
from lessons.board.addresses import Addresses
from lessons.board.duo.outcomes import Ended, Outcome, differing, outcomes
from lessons.board.duo.places import Address, DuoView, Side, Way, at_place, stay
from lessons.board.sight import Sight
from lessons.board.table import table_view
from lessons.narration import Names
from lessons.narration.nouns import listed


@dataclass(frozen=True, slots=True, eq=False)
class Half:
    """A board of the two: what it is called, how it played, and where its steps are. `wrong`: it is a misreading's."""

    dom: str
    label: str
    trace: Trace
    addresses: Addresses
    wrong: bool = False


@lru_cache(maxsize=128)
def way_of(one: Half, other: Half) -> Way:
    """The way of two boards. Halves are told apart by identity: keep them to keep it."""
    pairs = paired(one.trace, other.trace)
    apart = parting(one.trace, other.trace)
    return Way(pairs, 0 if apart is None else apart + 1, _opening(one.trace, other.trace, pairs))


def _opening(one: Trace, other: Trace, pairs: tuple[tuple[int, int], ...]) -> int:
    """The last place before the last opened moment is gone through."""
    moment = outcome(one).moment, outcome(other).moment
    both = ((one.steps[a - 1], other.steps[b - 1]) for a, b in pairs)
    inside = (n for n, (a, b) in enumerate(both, 1) if (a.moment, b.moment) == moment)
    return next(inside, 1)


def duo_view(one: Half, other: Half, number: int, names: Names, address: Address) -> DuoView:
    """The view of a place, from 1. Raises `IndexError` for a place that does not exist."""
    way = way_of(one, other)
    total = len(way.pairs)
    if not 1 <= number <= total:
        raise IndexError(number)
    pair, stays = way.pairs[number - 1], stay(way, number)
    steps = one.trace.steps[pair[0] - 1], other.trace.steps[pair[1] - 1]
    differs = differing(steps[0].sheets, steps[1].sheets)
    sides = (
        _side(one, steps[0], names, stays=stays[0], differs=differs),
        _side(other, steps[1], names, stays=stays[1], differs=differs),
    )
    return at_place(way, number, sides, address, _ends(one, other, steps, names) if number == total else ())


def _side(half: Half, step: Step, names: Names, *, stays: bool, differs: frozenset[str]) -> Side:
    words = narration.step(step, half.trace, names)
    return Side(
        dom=half.dom,
        label=half.label,
        wrong=half.wrong,
        number=step.number,
        total=len(half.trace.steps),
        step_url=half.addresses.path(step.number),
        query=half.addresses.query,
        kind=step.kind,
        place=_place(step),
        title=words.title,
        why=() if half.wrong else words.why,  # a wrong reading has no rule on its side
        table=table_view(Sight.of(step, half.trace, names)),
        stays=stays,
        differs=differs,
    )


def _place(step: Step) -> str:
    """«Capas 4, 6 y 7c a la vez» for who applies whole effects."""
    if len(step.layers) > 1:
        return f"Capas {listed([layer.value for layer in step.layers])} a la vez"
    return narration.place(step)


def _ends(one: Half, other: Half, steps: tuple[Step, Step], names: Names) -> tuple[Outcome, ...]:
    ends = (outcome(one.trace), outcome(other.trace)) if other.wrong else steps
    return outcomes(Ended.at(ends[0], one.trace, names), Ended.at(ends[1], other.trace, names))
