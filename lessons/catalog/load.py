"""Loading the content: every class folder, its text, its boards; all faults at once."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from django.conf import settings

from engine import Trace, replay
from lessons.board.exercise import Task, read_exercise
from lessons.catalog.check import check_lesson, check_together
from lessons.catalog.faults import ContentError, Fault, shown
from lessons.catalog.front_matter import BadHead, split
from lessons.catalog.names import slug_of
from lessons.catalog.pairing import Pair, read_pairs
from lessons.catalog.prose.blocks import Block, Heading, headings, parse
from lessons.catalog.quotes import Quotable
from lessons.catalog.values import AnyBoard, Board, Catalog, Lesson, PlayedBoard
from lessons.catalog.version import version
from lessons.catalog.words import glossary, glosses
from lessons.play.file import PlayFile, read_any
from lessons.play.playing import lines_played

CONTENT = Path(__file__).resolve().parent.parent / "content"


@cache
def catalog() -> Catalog:
    """The site's content. Raises `ContentError` with every fault."""
    return load(CONTENT)


def load(content: Path) -> Catalog:
    """The content of a folder. Raises `ContentError` with every fault."""
    faults: list[Fault] = []
    folders = sorted(path.parent for path in content.glob("*/clase.md"))
    found = sorted(filter(None, (_lesson(folder, content, faults) for folder in folders)), key=lambda lesson: lesson.about.numero)
    faults += check_together(found)
    lessons = {lesson.slug: lesson for lesson in found}
    terms = glossary(content / "glosario.toml", content, faults)
    glossed = glosses(content / "glosas.toml", content, faults)
    if faults:
        raise ContentError(tuple(sorted(faults)))
    named = version(settings.BASE_DIR, settings.ESCUELA_REPORT_ADDRESS)
    return Catalog(lessons, terms, glossed, named)


@cache
def trace_of(board: Board) -> Trace:
    """The board played. The same value each time: a step's page is made from it again and again."""
    return replay(board.file.setup)


def traces_of(lesson: Lesson) -> Callable[[str], Quotable]:
    """The boards of a class played, by the names that its prose calls them."""
    return lambda board: lines_played(lesson.plays[board].file) if board in lesson.plays else trace_of(lesson.boards[board])


def _lesson(folder: Path, content: Path, faults: list[Fault]) -> Lesson | None:
    path = folder / "clase.md"
    name = shown(path, content)
    try:
        about, markdown, before = split(path.read_text(encoding="utf-8"))
    except BadHead as fault:
        faults.append(Fault(name, fault.line, str(fault)))
        return None
    blocks = parse(markdown, before)
    heads = headings(blocks, before)
    found = list(_boards(folder, content, about.slug, _sections(blocks, heads), faults))
    boards = {board.id: board for board in found if isinstance(board, Board)}
    plays = {board.id: board for board in found if isinstance(board, PlayedBoard)}
    pairs = _pairs(folder, content, boards, faults)
    lesson = Lesson(about, blocks, heads, boards, _exercises(folder, content, faults), name, pairs, plays)
    faults += check_lesson(lesson, trace_of, traces_of(lesson))
    return lesson


def _boards(folder: Path, content: Path, lesson: str, sections: Mapping[str, Heading], faults: list[Fault]) -> Iterator[AnyBoard]:
    seen: set[str] = set()
    for path in sorted((folder / "tableros").glob("*.toml")):
        read = read_any(path, shown(path, content))
        if isinstance(read, tuple):
            faults += read
            continue
        if read.id in seen:
            faults.append(Fault(shown(path, content), 0, f"ya hay otro tablero {read.id}"))
        seen.add(read.id)
        slug, section = slug_of(read.id), sections.get(read.id)
        yield PlayedBoard(lesson, slug, read, section) if isinstance(read, PlayFile) else Board(lesson, slug, read, section)


def _pairs(folder: Path, content: Path, boards: Mapping[str, Board], faults: list[Fault]) -> tuple[Pair, ...]:
    path = folder / "parejas.toml"
    found = read_pairs(path, shown(path, content), boards)
    faults += [fault for fault in found if isinstance(fault, Fault)]
    return tuple(pair for pair in found if isinstance(pair, Pair))


def _exercises(folder: Path, content: Path, faults: list[Fault]) -> dict[str, Task]:
    found: dict[str, Task] = {}
    for path in sorted((folder / "ejercicios").glob("*.toml")):
        read = read_exercise(path, shown(path, content))
        if isinstance(read, tuple):
            faults += read
        else:
            found[read.id] = read
    return found


def _sections(blocks: tuple[Block, ...], heads: tuple[Heading, ...]) -> dict[str, Heading]:
    """Board id → the last heading of level 2 before the block that shows it."""
    tops = [heading for heading in heads if heading.level == 2]
    found: dict[str, Heading] = {}
    for block in blocks:
        above = [heading for heading in tops if heading.line < block.line]
        if block.kind == "tablero" and above:
            found[block.argument] = above[-1]
    return found
