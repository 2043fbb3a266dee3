"""A step of a board as the page shows it: the ladder, the table, the words and the ways onward."""

from dataclasses import dataclass, replace

from engine import Trace
from engine.trace import Step, StepKind
from lessons import narration
from lessons.board.addresses import Addresses
from lessons.board.explanation import Explanation, explanation
from lessons.board.ladder import Ladder, ladder
from lessons.board.sight import Sight
from lessons.board.table import TableView, table_view
from lessons.catalog.values import Board
from lessons.narration import Names

BAR_OF_LINKS = 20  # more steps than this do not fit as targets one can hit; the list of steps always does


@dataclass(frozen=True, slots=True)
class Mark:
    """A step in the progress bar and the list of steps."""

    number: int
    url: str
    place: str
    title: str
    state: str  # "done", "now", "ahead"
    kind: StepKind


@dataclass(frozen=True, slots=True)
class Onward:
    """The class's next board."""

    title: str
    url: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """Everything that a step's template needs."""

    dom: str
    number: int
    total: int
    step_url: str
    query: str
    kind: StepKind
    ladder: Ladder
    table: TableView
    words: Explanation
    marks: tuple[Mark, ...]
    first: str
    previous: str
    following: str
    last: str
    base: str
    lesson_url: str
    handout: str
    onward: "Onward | None"
    bar_of_links: bool


def board_view(
    board: Board, trace: Trace, number: int, names: Names, *, addresses: Addresses, onward: Board | None
) -> BoardView:
    """The view of a step, from 1. `onward`: the class's next board. Raises `IndexError` for a step that does not exist."""
    total = len(trace.steps)
    if not 1 <= number <= total:
        raise IndexError(number)
    step = trace.steps[number - 1]
    sight = Sight.of(step, trace, names)
    return BoardView(
        dom=board.dom,
        number=number,
        total=total,
        step_url=addresses.path(number),
        query=addresses.query,
        kind=step.kind,
        ladder=ladder(sight, addresses),
        table=table_view(sight),
        words=explanation(step, trace, board, names),
        marks=tuple(_mark(other, number, trace, names, addresses) for other in trace.steps),
        first=addresses.step(1),
        previous=addresses.step(number - 1) if number > 1 else "",
        following=addresses.step(number + 1) if number < total else "",
        last=addresses.step(total),
        base=addresses.steps,
        lesson_url=addresses.lesson_url + (f"#tablero-{board.slug}" if board.section else ""),
        handout=addresses.handout,
        onward=Onward(onward.file.title, replace(addresses, board=onward.slug).step(1)) if onward else None,
        bar_of_links=total <= BAR_OF_LINKS,
    )


def _mark(step: Step, current: int, trace: Trace, names: Names, addresses: Addresses) -> Mark:
    state = "now" if step.number == current else "done" if step.number < current else "ahead"
    title = narration.step_title(step, trace, names)
    return Mark(step.number, addresses.step(step.number), narration.place(step), title, state, step.kind)
