"""The lines of play that a board is about: choices one after the other, what must come out of them, and where a reader is asked."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.choices import Choice
from engine.misplaying import Misplay
from engine.model import ObjectId
from lessons.board.notation.asks import SLUG
from lessons.board.notation.reader import Table
from lessons.play.facts import LineFacts, line_facts
from lessons.play.misreadings import SLUGS
from lessons.play.notation import MOST, read


class AskKind(StrEnum):
    """What is asked before a choice is played: «¿qué pasa ahora?»."""

    LEGAL = "legal"  # is it legal, and if not, at which letter of 601.2 does it fail?
    COST = "coste"  # what does it cost in all?
    PRIORITY = "prioridad"  # who gets priority next?
    NEXT = "resuelve"  # what resolves next?
    STEP = "paso"  # what comes next of 601.2, or before a player gets priority?


@dataclass(frozen=True, slots=True)
class PlayAsk:
    """A question that stands before what a choice leads to is shown. `choice`: its place in the line, from 0."""

    kind: AskKind
    choice: int


@dataclass(frozen=True, slots=True)
class LineReading:
    """A wrong reading by which the line ends otherwise. `choices`: those of whoever reads so, if they are not the line's."""

    misread: Misplay
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play. `slug` is its name in addresses and in the prose; `without`: the objects that are left out of its table."""

    slug: str
    title: str
    note: str | None
    choices: tuple[Choice, ...]
    facts: LineFacts
    asks: tuple[PlayAsk, ...]
    without: tuple[ObjectId, ...] = ()
    readings: tuple[LineReading, ...] = ()

    def reading(self, misread: Misplay) -> LineReading | None:
        """The wrong reading, if the line has it."""
        return next((found for found in self.readings if found.misread is misread), None)


def lines_of(table: Table, optional: Sequence[ObjectId]) -> tuple[Line, ...]:
    """`linea`, at least one: a board that nobody plays shows nothing. `optional`: the objects that may be left out."""
    found: list[Line] = []
    for entry in table.tables("linea", required=True):
        line = _line(entry, optional)
        if line is not None and any(other.slug == line.slug for other in found):
            entry.wrong("id", f"ya hay otra línea «{line.slug}»")
        elif line is not None:
            found.append(line)
    if table.data.get("linea") == []:
        table.wrong("linea", "hace falta al menos una línea de juego")
    return tuple(found)


def _line(entry: Table, optional: Sequence[ObjectId]) -> Line | None:
    slug, title = entry.text("id", required=True, most=60), entry.text("titulo", required=True, most=200)
    note, facts = entry.text("nota"), line_facts(entry)
    choices = entry.texts_as("elecciones", read, required=True) or ()
    if len(choices) > MOST:
        entry.wrong("elecciones", f"son demasiadas: el máximo es {MOST}")
    asks, readings, without = _asks(entry, len(choices)), _readings(entry), entry.texts("sin") or ()
    for id_ in without:
        if id_ not in optional:
            entry.wrong("sin", f"«{id_}» no está entre los «opcionales» del tablero")
    if not facts and not entry.problems:
        entry.wrong("", "no dice qué tiene que salir; una línea sin hechos podría mostrar cualquier cosa")
    entry.done()
    if slug is not None and not SLUG.fullmatch(slug):
        entry.wrong("id", "son letras minúsculas, números y guiones: va en la dirección")
        return None
    if slug is None or title is None:
        return None
    return Line(slug, title, note, choices, facts, asks, in_order(without, optional), readings)


def in_order(without: Collection[ObjectId], optional: Sequence[ObjectId]) -> tuple[ObjectId, ...]:
    """What is left out, in the order of the board, in which its address has it."""
    return tuple(id_ for id_ in optional if id_ in without)


def _asks(entry: Table, total: int) -> tuple[PlayAsk, ...]:
    """`pregunta`: one at most before each choice."""
    found: list[PlayAsk] = []
    for ask in entry.tables("pregunta"):
        kind = ask.word("tipo", {str(kind): kind for kind in AskKind}, required=True)
        number = ask.number("eleccion", 1, max(1, total), required=True)
        ask.done()
        if number is not None and any(other.choice == number - 1 for other in found):
            ask.wrong("eleccion", f"ya hay una pregunta antes de la elección {number}")
        elif kind is not None and number is not None:
            found.append(PlayAsk(kind, number - 1))
    return tuple(sorted(found, key=lambda ask: ask.choice))


def _readings(entry: Table) -> tuple[LineReading, ...]:
    """`lectura`: each wrong reading at most once."""
    found: list[LineReading] = []
    for table in entry.tables("lectura"):
        misread = table.word("cual", SLUGS, required=True)
        choices = table.texts_as("elecciones", read) or ()
        table.done()
        if any(other.misread is misread for other in found):
            table.wrong("cual", "esa lectura ya está en esta línea")
        elif misread is not None:
            found.append(LineReading(misread, choices))
    return tuple(found)
