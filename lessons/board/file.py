"""A board file: TOML with Spanish keys, in format 1 (docs/tableros.md) → a `Board`, or every fault with its line."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine import Card, Setup
from engine.illegal import Illegal
from lessons.board.notation.asks import Ask, OwnReading, asks_of, readings_of
from lessons.board.notation.facts import Facts, facts_of
from lessons.board.notation.placing import place
from lessons.board.notation.reader import Problem, Table
from lessons.board.notation.setting import Setting, check_setup, head_of, setting_of
from lessons.board.notation.source import Source, parse, read_source
from lessons.catalog.faults import Fault

KIND = "tablero"


@dataclass(frozen=True, slots=True)
class Moment:
    """What the file says of a moment besides its action."""

    note: str | None = None
    facts: Facts = field(default_factory=Facts)


@dataclass(frozen=True, slots=True)
class Board:
    """A board as its file has it. `moments` are those of `setup.timeline`; the facts of the whole file are the last one's.

    `source` knows where each key stands, to tell of faults found later.
    """

    id: str
    title: str
    subtitle: str | None
    note: str | None
    setup: Setup
    moments: tuple[Moment, ...]
    source: Source
    asks: tuple[Ask, ...] = ()
    readings: tuple[OwnReading, ...] = ()


def read_file(path: Path, name: str | None = None, cards: Mapping[str, Card] | None = None) -> Board | tuple[Fault, ...]:
    """The board of a file. `name` is what faults call it; `cards` are facts beyond the pool and the file's own."""
    source = read_source(path, name or str(path))
    return board_of(source, cards) if isinstance(source, Source) else source


def read_text(text: str, name: str, cards: Mapping[str, Card] | None = None) -> Board | tuple[Fault, ...]:
    """The board of a text in format 1; `name` is what faults call it."""
    source = parse(text, name)
    return board_of(source, cards) if isinstance(source, Source) else source


def board_of(source: Source, cards: Mapping[str, Card] | None = None) -> Board | tuple[Fault, ...]:
    """The board of a file's tables."""
    problems: list[Problem] = []
    board, setting = _board(Table(source.data, (), problems), source, cards or {})
    check_setup(setting, source.data, problems)
    return source.faults(problems) or board


def _board(table: Table, source: Source, cards: Mapping[str, Card]) -> tuple[Board, Setting]:
    """The board as far as it can be read."""
    head, moments, opened = head_of(table, KIND), list[Moment](), set[int]()

    def moment(entry: Table, n: int) -> None:
        moments.append(Moment(entry.text("nota"), facts_of(entry)))
        if entry.flag("paso_a_paso"):
            opened.add(n)

    setting = setting_of(table, cards, moment)
    whole = facts_of(table)
    if moments and whole:
        moments[-1] = _with_whole(table, moments[-1], whole)
    board = Board(
        id=head.id,
        title=head.title,
        subtitle=head.subtitle,
        note=head.note,
        setup=replace(setting.setup, opened=frozenset(opened or {len(moments) - 1})),
        moments=tuple(moments),
        source=source,
        asks=asks_of(table),
        readings=readings_of(table),
    )
    table.done()
    return board, setting


def _with_whole(table: Table, last: Moment, whole: Facts) -> Moment:
    if last.facts:
        table.wrong("debe", "el último momento ya tiene sus propios hechos; escríbelos en un solo lugar")
    return replace(last, facts=whole)


def refused(board: Board, moment: int, illegals: tuple[Illegal, ...]) -> tuple[Fault, ...]:
    """The faults of an action that turned out to be illegal as the board was played."""
    located = (replace(i, moment=moment) if i.moment is None else i for i in illegals)
    return tuple(board.source.fault(place(i, board.source.data, board.setup)) for i in located)
