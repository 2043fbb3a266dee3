"""The misreadings that a board knows how to play: those of everybody, and its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine import Rule
from engine.misconceptions import Misconception, all_misconceptions
from lessons.board.readings.own import own_readings
from lessons.board.readings.words import WORDS
from lessons.catalog.load import trace_of
from lessons.catalog.values import Board

# What addresses call them, for good.
SLUGS = {
    "no dependency": "sin-dependencia",
    "order of play": "orden-de-juego",
    "dies with its ability": "muere-con-su-habilidad",
    "whole effects": "efectos-enteros",
    "whole effects, newest first": "efectos-enteros-primero-el-nuevo",
    "counters after the switch": "contadores-tras-el-intercambio",
    "defining abilities last": "definidoras-al-final",
    "object by object": "objeto-por-objeto",
    "base last": "base-al-final",
    "numbers before colors": "numeros-antes-que-colores",
}


@dataclass(frozen=True, slots=True)
class Reading:
    """A wrong reading by its name in addresses, what it is called, why it is wrong, the rule it goes against, and how it plays."""

    slug: str
    name: str
    explanation: str
    against: Rule
    misconception: Misconception


@cache
def readings(board: Board) -> Mapping[str, Reading]:
    """Every reading that the board can play, by slug: its own before those of everybody."""
    own = (
        Reading(said.slug, said.name, said.explanation, said.against, how)
        for said, how in own_readings(board.file, trace_of(board)).readings
    )
    known = (_known(misconception) for misconception in all_misconceptions().values())
    return {reading.slug: reading for reading in (*known, *own)}


@cache
def by_name(board: Board) -> Mapping[str, Misconception]:
    """The same as the engine takes them, by the engine's name."""
    return {reading.misconception.name: reading.misconception for reading in readings(board).values()}


def _known(misconception: Misconception) -> Reading:
    name, explanation = WORDS[misconception.name]
    return Reading(SLUGS[misconception.name], name, explanation, misconception.against, misconception)
