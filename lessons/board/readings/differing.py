"""The wrong readings that matter on a board: those after which something ends otherwise than by the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from engine.comparing import differences, outcome
from engine.misreading import sheets_as_read
from engine.model import ObjectId
from engine.sheet import Sheet
from lessons.board.addresses import Addresses
from lessons.board.duo.outcomes import Outcome, outcomes
from lessons.board.readings.known import Reading, by_name, readings
from lessons.catalog.load import trace_of
from lessons.catalog.values import Board
from lessons.narration import Names


@dataclass(frozen=True, slots=True)
class Differing:
    """A reading of a board, where it can be seen, and what ends otherwise by it."""

    reading: Reading
    url: str
    ends: tuple[Outcome, ...]


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
    return tuple(
        Differing(
            reading,
            addresses.reading(reading.slug),
            outcomes((right, trace), (replace(right, sheets=_ends(board, reading)), trace), names),
        )
        for reading in differing(board)
    )


def _ends(board: Board, reading: Reading) -> Mapping[ObjectId, Sheet]:
    trace = trace_of(board)
    return sheets_as_read(trace, outcome(trace).number, by_name(board))[reading.misconception.name]
