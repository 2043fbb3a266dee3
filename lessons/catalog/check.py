"""What can be wrong with a class: what it names does not exist, a board stops or does not come out as its file says."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from engine import Trace
from lessons.board.checking import failures
from lessons.board.file import refused
from lessons.catalog.faults import Fault
from lessons.catalog.prose.blocks import Block
from lessons.catalog.prose.html import render
from lessons.catalog.quotes import Quotable
from lessons.catalog.reading import Checker
from lessons.catalog.values import AnyBoard, Board, Lesson
from lessons.play.playing import play_faults
from lessons.play.readings.played import reading_faults

Quotes = Callable[[str], Quotable]


def check_lesson(lesson: Lesson, trace_of: Callable[[Board], Trace], quotes: Quotes) -> Iterator[Fault]:
    """Every fault of a class and its boards. `quotes` plays any of its boards, for what the prose quotes of it."""
    yield from _anchors(lesson)
    for board in lesson.boards.values():
        trace = trace_of(board)
        if trace.refused:
            yield from refused(board.file, *trace.refused)
        else:
            yield from (Fault(board.file.source.file, 0, failure) for failure in failures(board.file, trace))
    for played in lesson.plays.values():
        faults = tuple(play_faults(played.file))
        yield from faults or reading_faults(played.file)
    for block in lesson.blocks:
        yield from _block(block, lesson, quotes)


def check_together(lessons: Iterable[Lesson]) -> Iterator[Fault]:
    """Every name that two classes share and that one of them alone may have: of a board, readers say only "A2"."""
    numbers: dict[int, Lesson] = {}
    slugs: dict[str, Lesson] = {}
    boards: dict[str, AnyBoard] = {}
    for lesson in lessons:
        if (other := numbers.setdefault(lesson.about.numero, lesson)) is not lesson:
            yield Fault(lesson.file, 0, f"ya hay otra clase {lesson.about.numero}: {other.file}")
        if (other := slugs.setdefault(lesson.slug, lesson)) is not lesson:
            yield Fault(lesson.file, 0, f"ya hay otra clase «{lesson.slug}»: {other.file}")
        for board in lesson.all_boards.values():
            if (one := boards.setdefault(board.id, board)) is not board:
                yield Fault(board.file.source.file, 0, f"ya hay un tablero {board.id} en otra clase: {one.file.source.file}")


def _anchors(lesson: Lesson) -> Iterator[Fault]:
    times = Counter(heading.anchor for heading in lesson.headings)
    for heading in lesson.headings:
        if not heading.anchor:
            yield Fault(lesson.file, heading.line, f"«{heading.text}» no tiene ancla: se escribe {{#ancla}} al final")
        elif times[heading.anchor] > 1:
            yield Fault(lesson.file, heading.line, f"el ancla #{heading.anchor} está repetida")


def _block(block: Block, lesson: Lesson, quotes: Quotes) -> Iterator[Fault]:
    if block.kind == "tablero" and block.argument not in lesson.all_boards:
        yield Fault(lesson.file, block.line, f"no hay un tablero {block.argument}")
    if block.kind == "ejercicio" and block.argument not in lesson.exercises:
        yield Fault(lesson.file, block.line, f"no hay un ejercicio {block.argument}")
    if block.kind == "entonces-y-ahora" and not block.argument:
        yield Fault(lesson.file, block.line, "la nota no tiene título")
    unknown = [token for token in block.tokens if token.type == "inline" and token.content.startswith(":::")]
    for token in unknown:
        yield Fault(lesson.file, block.line, f"no se conoce «{token.content.splitlines()[0]}»")
    checker = Checker(quotes)
    render(block.tokens, checker)
    for reason in checker.wrong:
        yield Fault(lesson.file, block.line, reason)
