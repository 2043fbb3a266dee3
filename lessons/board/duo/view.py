"""Two boards in step, side by side: what each shows, where one only waits for the other, where they first part."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from engine import Trace
from engine.comparing import outcome, paired, parting
from engine.trace import Step, StepKind
from lessons import narration
from lessons.board.addresses import Addresses
from lessons.board.duo.outcomes import Outcome, differing, outcomes
from lessons.board.sight import Sight
from lessons.board.table import TableView, table_view
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


@dataclass(frozen=True, slots=True)
class Way:
    """How two boards go together: the numbers of a step of each, place by place; and, as places from 1, where they part
    (0: nowhere) and where the opened moment begins.
    """

    pairs: tuple[tuple[int, int], ...]
    parting: int
    opening: int


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


@dataclass(frozen=True, slots=True)
class Side:
    """One half at a place: `stays`: it waits there for the other. `differs`: ids of the objects that the other has otherwise."""

    dom: str
    label: str
    wrong: bool
    number: int
    total: int
    step_url: str
    query: str
    kind: StepKind
    place: str
    title: str
    why: tuple[str, ...]
    table: TableView
    stays: bool
    differs: frozenset[str]


@dataclass(frozen=True, slots=True)
class DuoMark:
    """A place on the progress bar."""

    number: int
    url: str
    state: str
    parts: bool


@dataclass(frozen=True, slots=True)
class DuoView:
    """Everything that the template of two boards needs. `outcomes`: at the last place, what they end with differently."""

    dom: str
    number: int
    total: int
    base: str
    query: str
    sides: tuple[Side, Side]
    marks: tuple[DuoMark, ...]
    first: str
    previous: str
    following: str
    last: str
    parting: int
    parting_url: str
    outcomes: tuple[Outcome, ...]

    @property
    def parts(self) -> bool:
        """Whether they part here."""
        return self.number == self.parting

    @property
    def status(self) -> str:
        """What somebody who hears the page is told."""
        said = ". ".join(f"{side.label}: {side.title if not side.stays else 'espera'}" for side in self.sides)
        return f"{'Aquí se apartan. ' if self.parts else ''}{said}."


def duo_view(one: Half, other: Half, number: int, names: Names, address: Callable[[int], str]) -> DuoView:
    """The view of a place, from 1. Raises `IndexError` for a place that does not exist."""
    way = way_of(one, other)
    total = len(way.pairs)
    if not 1 <= number <= total:
        raise IndexError(number)
    pair = way.pairs[number - 1]
    before = way.pairs[number - 2] if number > 1 else (0, 0)
    steps = one.trace.steps[pair[0] - 1], other.trace.steps[pair[1] - 1]
    differs = differing(*steps)
    path, _, query = address(1).partition("?")
    return DuoView(
        dom=f"duo-{one.dom}",
        number=number,
        total=total,
        base=path.removesuffix("1"),
        query=f"?{query}" if query else "",
        sides=(
            _side(one, steps[0], names, stays=pair[0] == before[0], differs=differs),
            _side(other, steps[1], names, stays=pair[1] == before[1], differs=differs),
        ),
        marks=tuple(_mark(n, number, way, address(n)) for n in range(1, total + 1)),
        first=address(1),
        previous=address(number - 1) if number > 1 else "",
        following=address(number + 1) if number < total else "",
        last=address(total),
        parting=way.parting,
        parting_url=address(way.parting) if way.parting else "",
        outcomes=_ends(one, other, steps, names) if number == total else (),
    )


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


def _mark(number: int, current: int, way: Way, url: str) -> DuoMark:
    state = "now" if number == current else "done" if number < current else "ahead"
    return DuoMark(number, url, state, parts=number == way.parting)


def _ends(one: Half, other: Half, steps: tuple[Step, Step], names: Names) -> tuple[Outcome, ...]:
    ends = (outcome(one.trace), outcome(other.trace)) if other.wrong else steps
    return outcomes((ends[0], one.trace), (ends[1], other.trace), names)
