"""The wrong orders of a board's own (`lectura` in its file), held against the played board."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine import Trace
from engine.misconceptions import Misconception, in_sequence
from engine.model import Layer
from engine.sheet import EffectId
from lessons.board.file import Board
from lessons.board.keys import effect_name
from lessons.board.notation.asks import OwnReading


@dataclass(frozen=True, slots=True)
class OwnFound:
    """Each reading with how it would apply effects; and, in Spanish, what is wrong with those that speak of nothing there."""

    readings: tuple[tuple[OwnReading, Misconception], ...]
    faults: tuple[str, ...]


def own_readings(board: Board, trace: Trace) -> OwnFound:
    """The readings of a board that was played."""
    found, faults = [], []
    for reading in board.readings:
        unknown = list(_unknown(reading, trace))
        faults += [f"lectura «{reading.slug}»: {what}" for what in unknown]
        if not unknown:
            parts = [(layer, _effects(effect, layer, trace)) for layer, effect in reading.parts]
            found.append((reading, in_sequence(reading.slug, reading.against, parts)))
    return OwnFound(tuple(found), tuple(faults))


def _unknown(reading: OwnReading, trace: Trace) -> Iterator[str]:
    for layer, effect in reading.parts:
        if not _effects(effect, layer, trace):
            yield f"«{effect}» no tiene nada en la capa {layer}"
    yield from (f"«{effect}» está dos veces en la capa {layer}" for layer, effect in _twice(reading))


def _twice(reading: OwnReading) -> set[tuple[Layer, str]]:
    return {part for part in reading.parts if reading.parts.count(part) > 1}


def _effects(name: str, layer: Layer, trace: Trace) -> frozenset[EffectId]:
    named = (ref for ref in trace.effects.values() if effect_name(ref) == name)
    return frozenset(ref.id for ref in named if any(part is layer for part, _ in ref.parts))
