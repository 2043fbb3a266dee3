"""The misreadings that a board knows how to play: those of everybody, and its own."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from engine.misconceptions import Misconception, all_misconceptions
from lessons.board.addresses import Addresses
from lessons.board.readings.own import own_readings
from lessons.board.readings.words import WORDS, Called, Told
from lessons.catalog.load import trace_of
from lessons.catalog.values import Board


@dataclass(frozen=True, slots=True)
class Reading(Told):
    """A wrong reading of layers, and how it plays."""

    misconception: Misconception


@cache
def readings(board: Board) -> Mapping[str, Reading]:
    """Every reading that the board can play, by slug: those of everybody, then its own."""
    own = (
        Reading(said.slug, said.name, said.explanation, said.against, how)
        for said, how in own_readings(board.file, trace_of(board)).readings
    )
    return {reading.slug: reading for reading in (*everybodys().values(), *own)}


@cache
def everybodys() -> Mapping[str, Reading]:
    """The readings that any board can play, by the engine's name."""
    return {
        name: Reading(*WORDS[name], misconception.against, misconception) for name, misconception in all_misconceptions().items()
    }


@cache
def by_name(board: Board) -> Mapping[str, Misconception]:
    """The readings of a board as the engine takes them, by the engine's name."""
    return {reading.misconception.name: reading.misconception for reading in readings(board).values()}


def called(board: Board | None, names: Iterable[str], language: str) -> tuple[Called, ...]:
    """The misreadings of these names (the engine's), in that order. Without a board of the class there is none to play them on."""
    if board is None:
        return tuple(Called(everybodys()[name]) for name in names)
    addresses = Addresses(board.lesson, board.slug, language)
    known = {reading.misconception.name: reading for reading in readings(board).values()}
    return tuple(Called(known[name], addresses.reading(known[name].slug)) for name in names)
