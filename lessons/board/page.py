"""A step of a board as the page shows it: the ladder, the table, the words and the ways onward."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from engine import Trace
from engine.trace import Step, StepKind
from lessons import narration
from lessons.board.addresses import Addresses
from lessons.board.explanation import Explanation, explanation
from lessons.board.ladder import Ladder, ladder, so_far
from lessons.board.sight import Sight
from lessons.board.table import TableView, table_view
from lessons.catalog.values import Board
from lessons.narration import Names

BAR_OF_LINKS = 20  # more steps than this do not fit as targets one can hit; the list of steps always does


@dataclass(frozen=True, slots=True)
class Mark:
    """A step in the progress bar and the list of steps. `question`: where it is asked about before it is shown, or ""."""

    number: int
    url: str
    place: str
    title: str
    state: str  # "done", "now", "ahead"
    kind: str
    question: str = ""


@dataclass(frozen=True, slots=True)
class Onward:
    """Another page to go on to: the class's next board, or this one beside another."""

    title: str
    url: str


def count_of_readings(number: int) -> str:
    """How many wrong readings matter on a board, as a link to them says it."""
    said = "lecturas equivocadas que aquí terminan distinto" if number > 1 else "lectura equivocada que aquí termina distinto"
    return f"{number} {said}"


@dataclass(frozen=True, slots=True)
class BoardView:
    """Everything that a step's template needs.

    - `position`: where one is on the way: the step's number, or half a step more at the question before the next one.
    - `asks`: the steps that a question stands before, as the script reads them.
    """

    dom: str
    number: int
    position: str
    asks: str
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
    what_if: str
    onward: "Onward | None"
    besides: "tuple[Onward, ...]"
    bar_of_links: bool


def board_view(
    board: Board,
    sight: Sight,
    *,
    addresses: Addresses,
    onward: Onward | None = None,
    besides: tuple[Onward, ...] = (),
    asks: Collection[int] = (),
) -> BoardView:  # fmt: skip
    """The view of a step.

    `onward`: the class's next board; `besides`: this one beside another, or read wrong; `asks`: the steps that a question stands
    before.
    """
    step, trace, names = sight.step, sight.trace, sight.names
    number, total = step.number, len(trace.steps)
    return BoardView(
        dom=board.dom,
        number=number,
        position=str(number),
        asks=" ".join(map(str, sorted(asks))),
        total=total,
        step_url=addresses.path(number),
        query=addresses.query,
        kind=step.kind,
        ladder=ladder(sight, addresses),
        table=table_view(sight),
        words=explanation(step, trace, board, names),
        marks=tuple(_mark(other, number, trace, names, addresses, asked=other.number in asks) for other in trace.steps),
        first=addresses.step(1),
        previous=addresses.step(number - 1) if number > 1 else "",
        following=_following(number, total, addresses, asks),
        last=addresses.step(total),
        base=addresses.steps,
        lesson_url=addresses.lesson_url + (f"#tablero-{board.slug}" if board.section else ""),
        handout=addresses.handout,
        what_if=addresses.what_if,
        onward=onward,
        besides=besides,
        bar_of_links=total <= BAR_OF_LINKS,
    )


def _following(number: int, total: int, addresses: Addresses, asks: Collection[int]) -> str:
    """Where «Siguiente» leads: the question before the next step, if there is one."""
    if number >= total:
        return ""
    return addresses.prediction(number + 1) if number + 1 in asks else addresses.step(number + 1)


def _mark(step: Step, current: int, trace: Trace, names: Names, addresses: Addresses, *, asked: bool) -> Mark:
    state = "now" if step.number == current else "done" if step.number < current else "ahead"
    title = narration.step_title(step, trace, names)
    question = addresses.prediction(step.number) if asked else ""
    return Mark(step.number, addresses.step(step.number), narration.place(step), title, state, step.kind, question)


def before_the_next(view: BoardView, addresses: Addresses) -> BoardView:
    """The board of a step at the question about the next one: nothing on it tells what comes, and one goes on by leaving it out."""
    marks = tuple(replace(m, title="", place="") if m.state == "ahead" else m for m in view.marks)
    return replace(
        view,
        position=f"{view.number}.5",
        ladder=so_far(view.ladder),
        marks=marks,
        previous=addresses.step(view.number),
        following=addresses.step(view.number + 1),
    )
