"""A class as its page shows it: contents, prose with its links, and the boards and notes between."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from lessons.board.drill import Drill
from lessons.board.exercise import Task
from lessons.catalog.cast import Cast, cast_of
from lessons.catalog.drills import DrillView, begun
from lessons.catalog.exercises import ExerciseForm
from lessons.catalog.load import traces_of
from lessons.catalog.prose.blocks import Block, Heading
from lessons.catalog.prose.html import render
from lessons.catalog.prose.parser import FOR_THE_ROOM, PROSE, SOLUTION
from lessons.catalog.reading import PageReader
from lessons.catalog.values import AnyBoard, Lesson
from lessons.narration import Names


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of level 2 in the contents, with those of level 3 below it."""

    heading: Heading
    below: tuple[Heading, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A block of the page. `html` is its prose; `board` and `cast` are there for boards."""

    kind: str
    title: str
    html: str
    board: AnyBoard | None = None
    cast: Cast | None = None
    task: Task | None = None
    form: ExerciseForm | None = None
    drill: DrillView | None = None


def contents(lesson: Lesson) -> tuple[Section, ...]:
    """The contents, in order."""
    made: list[Section] = []
    for heading in lesson.headings:
        if heading.level == 2 or not made:
            made.append(Section(heading, ()))
        else:
            made[-1] = Section(made[-1].heading, (*made[-1].below, heading))
    return tuple(made)


def pieces(lesson: Lesson, names: Names, query: str) -> Iterator[Piece]:
    """The blocks of the class, ready to be shown."""
    reader = PageReader(traces_of(lesson), names, query)
    for block in _read(lesson.blocks):
        yield _piece(block, lesson, names, render(block.tokens, reader))


def _read(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks without those for the room; what these stood between is one run of prose, and a solution part of it."""
    run: Block | None = None
    for block in blocks:
        if block.kind in FOR_THE_ROOM:
            continue
        if block.kind in (PROSE, SOLUTION):
            run = replace(run, tokens=run.tokens + block.tokens) if run else replace(block, kind=PROSE)
            continue
        if run:
            yield run
        run = None
        yield block
    if run:
        yield run


def _piece(block: Block, lesson: Lesson, names: Names, html: str) -> Piece:
    if block.kind == "ejercicio":
        task = lesson.exercises[block.argument]
        if isinstance(task, Drill):
            return Piece(block.kind, task.title, html, task=task, drill=DrillView(begun(task)))
        return Piece(block.kind, task.title, html, task=task, form=ExerciseForm(task, names))
    if block.kind != "tablero":
        return Piece(block.kind, block.argument, html)
    board = lesson.all_boards[block.argument]
    return Piece(block.kind, board.file.title, html, board, cast_of(board, names))
