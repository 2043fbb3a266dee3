"""A board file: TOML with Spanish keys, in format 1 (docs/tableros.md) → a `Board`, or every fault with its line."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine import Card, Setup, State, begin
from engine.illegal import Illegal, Reason
from lessons.board.notation.asks import Ask, OwnReading, asks_of, readings_of
from lessons.board.notation.cards import own_card
from lessons.board.notation.facts import Facts, facts_of
from lessons.board.notation.files import read
from lessons.board.notation.lines import Path as Keys
from lessons.board.notation.lines import lines_of
from lessons.board.notation.moments import Ids, action_of
from lessons.board.notation.placing import place
from lessons.board.notation.reader import Problem, Table, dotted
from lessons.catalog.faults import Fault

VERSION = 1
MAX_BYTES = 1_000_000
PLAYERS = ("you", "opp")


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
    source: "Source"
    asks: tuple[Ask, ...] = ()
    readings: tuple[OwnReading, ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """A file's name, its contents as TOML has them, and the line of each key."""

    file: str
    data: Mapping[str, object]
    lines: Mapping[Keys, int]

    def fault(self, problem: Problem) -> Fault:
        """The fault with the line of its key, or of the nearest table that has one."""
        path = problem.path
        while path and path not in self.lines:
            path = path[:-1]
        key = dotted(problem.path)
        return Fault(self.file, self.lines.get(path, 0), f"{key}: {problem.reason}" if key else problem.reason)


def read_file(path: Path, name: str | None = None, cards: Mapping[str, Card] | None = None) -> Board | tuple[Fault, ...]:
    """The board of a file. `name` is what faults call it; `cards` are facts beyond the pool and the file's own."""
    source = read_source(path, name or str(path))
    return _board_of(source, cards or {}) if isinstance(source, Source) else source


def read_text(text: str, name: str, cards: Mapping[str, Card] | None = None) -> Board | tuple[Fault, ...]:
    """The board of a text in format 1; `name` is what faults call it."""
    source = parse(text, name)
    return _board_of(source, cards or {}) if isinstance(source, Source) else source


def _board_of(source: Source, cards: Mapping[str, Card]) -> Board | tuple[Fault, ...]:
    problems: list[Problem] = []
    board, numbers = _board(Table(source.data, (), problems), source, cards)
    begun = begin(board.setup)
    if not isinstance(begun, State):
        blamed = [i for i in begun if not _excused(i, problems)]
        problems += [place(illegal, source.data, board.setup, numbers) for illegal in blamed]
    if problems:
        return tuple(dict.fromkeys(source.fault(p) for p in problems))
    return board


def read_source(path: Path, name: str) -> Source | tuple[Fault, ...]:
    """The tables of a TOML file and the lines of its keys; `name` is what faults call the file."""
    text = read(path, name, MAX_BYTES)
    return (text,) if isinstance(text, Fault) else parse(text, name)


def parse(text: str, name: str) -> Source | tuple[Fault, ...]:
    """The tables of a TOML text and the lines of its keys."""
    text = text.replace("\r\n", "\n")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return (Fault(name, _line_in(str(error), text), f"no es TOML válido ({error})"),)
    except (RecursionError, ValueError):  # nested too deep; a number of thousands of digits
        return (Fault(name, 0, "no es TOML válido: algo es demasiado largo o demasiado anidado"),)
    return Source(name, data, lines_of(text))


def _line_in(error: str, text: str) -> int:
    """The line that the parser's message names: "… (at line 3, column 5)"."""
    words = error.partition("at line ")[2].partition(",")[0]
    return int(words) if words.isdecimal() else text.count("\n") + 1


def _excused(illegal: Illegal, problems: list[Problem]) -> bool:
    """Whether what it misses may be in a part of the file that could not be read."""
    lost = {p.path[0] for p in problems if p.path}
    match illegal.reason:
        case Reason.UNKNOWN_OBJECT | Reason.NOT_YET:
            return "momento" in lost
        case Reason.UNKNOWN_CARD:
            return "cartas" in lost
        case Reason.UNKNOWN_PLAYER:
            return "jugadores" in lost
        case _:
            return False


def _board(table: Table, source: Source, cards: Mapping[str, Card]) -> tuple[Board, tuple[int, ...]]:
    """The board as far as it can be read, and which of the file's moments each of its timeline's is."""
    version = table.number("version", VERSION, VERSION, required=True)
    if version is None and table.has("version"):
        table.problems[-1] = Problem(("version",), f"esta versión del formato no se conoce; la actual es {VERSION}")
    table.word("tipo", {"tablero": None})
    ids, actions, moments, opened = Ids(), [], [], set()
    own = table.each("cartas", own_card)
    for n, entry in enumerate(table.tables("momento", required=True)):
        action = action_of(entry, ids)
        moments.append(Moment(entry.text("nota"), facts_of(entry)))
        if entry.flag("paso_a_paso"):
            opened.add(n)
        entry.done()
        actions.append(action)
    if table.has("momento") and not actions:
        table.wrong("momento", "hace falta al menos un momento")
    players = table.texts("jugadores") or PLAYERS
    setup = Setup(
        players=players,
        timeline=tuple(a for a in actions if a is not None),
        active=table.text("activo"),
        life=table.each("vidas", lambda t, key: t.number(key, -9999, 999_999)),
        cards={**cards, **own},
        opened=frozenset(opened or {len(actions) - 1}),
        kept=frozenset(table.texts("conserva") or ()),
    )
    whole = facts_of(table)
    if moments and whole:
        moments[-1] = _with_whole(table, moments[-1], whole)
    board = Board(
        id=table.text("id", required=True, most=40) or "",
        title=table.text("titulo", required=True, most=200) or "",
        subtitle=table.text("subtitulo", most=400),
        note=table.text("nota"),
        setup=setup,
        moments=tuple(moments),
        source=source,
        asks=asks_of(table),
        readings=readings_of(table),
    )
    table.done()
    return board, tuple(n for n, a in enumerate(actions) if a is not None)


def _with_whole(table: Table, last: Moment, whole: Facts) -> Moment:
    if last.facts:
        table.wrong("debe", "el último momento ya tiene sus propios hechos; escríbelos en un solo lugar")
    return replace(last, facts=whole)


def refused(board: Board, moment: int, illegals: tuple[Illegal, ...]) -> tuple[Fault, ...]:
    """The faults of an action that turned out to be illegal as the board was played."""
    located = (replace(i, moment=moment) if i.moment is None else i for i in illegals)
    return tuple(board.source.fault(place(i, board.source.data, board.setup)) for i in located)
