"""The wrong readings that matter on a board: those after which something ends otherwise than by the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from engine.comparing import differences, outcome
from engine.misreading import sheets_as_read
from engine.model import ObjectId
from engine.sheet import Sheet
from lessons.board.addresses import Addresses
from lessons.board.duo.outcomes import Ended, Outcome, outcomes
from lessons.board.readings.known import Reading, by_name, readings
from lessons.board.readings.words import Told
from lessons.catalog.load import trace_of
from lessons.catalog.values import Board
from lessons.narration import Names


@dataclass(frozen=True, slots=True)
class Case:
    """Where a reading can be seen, and what ends otherwise by it. `title`: in which play of the board; "" for the board itself."""

    title: str
    url: str
    ends: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Differing:
    """A reading of a board, and the cases in which something ends otherwise by it."""

    reading: Told
    cases: tuple[Case, ...]


@cache
def differing(board: Board) -> tuple[Reading, ...]:
    """The readings that matter on a board, its own first."""
    right = outcome(trace_of(board)).sheets
    found = [reading for reading in readings(board).values() if differences(right, _ends(board, reading))]
    own = frozenset(reading.slug for reading in board.file.readings)
    return tuple(sorted(found, key=lambda reading: reading.slug not in own))


def told(board: Board, names: Names) -> tuple[Differing, ...]:
    """The same with what ends otherwise, in words."""
    trace, addresses = trace_of(board), Addresses(board.lesson, board.slug, names.language)
    right = outcome(trace)
    found = []
    for reading in differing(board):
        wrong = replace(right, sheets=_ends(board, reading))
        ends = outcomes(Ended.at(right, trace, names), Ended.at(wrong, trace, names))
        found.append(Differing(reading, (Case("", addresses.reading(reading.slug), ends),)))
    return tuple(found)


def _ends(board: Board, reading: Reading) -> Mapping[ObjectId, Sheet]:
    trace = trace_of(board)
    return sheets_as_read(trace, outcome(trace).number, by_name(board))[reading.misconception.name]
