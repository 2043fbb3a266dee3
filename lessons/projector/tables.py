"""The table of a step on the screen: the fullest drawing of it that fits under the words, the words being what one reads first."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.model import ObjectId, PlayerId, Zone
from lessons.board.cards import CardView
from lessons.board.table import TableView, ZoneView
from lessons.projector.changes import LARGE, SMALL, Change, changes, gained, outcomes
from lessons.projector.packing import USE, WIDTH, lines
from lessons.projector.stacking import stacked
from lessons.projector.things import Density, Saying, Thing, spell_of, text_of, thing_of

LABEL = 8.8  # with names alone: the column that says whose they are
GAP = 0.8
NAME = 2.1  # of a zone, above its cards
COLUMNS = range(2, 6)


@dataclass(frozen=True, slots=True)
class Row:
    """One zone of a player, or the effects. `listed`: instead of cards that play no part, "Osos pardos × 10"."""

    zone: Zone | None
    player: PlayerId
    things: tuple[Thing, ...]
    listed: str = ""


@dataclass(frozen=True, slots=True)
class Placed:
    """A zone where it stands: its cards in columns, one above another; `span`: how many columns it takes."""

    row: Row
    stacks: tuple[tuple[Thing, ...], ...]
    span: int


@dataclass(frozen=True, slots=True)
class ScreenTable:
    """A table drawn at a density, in so many columns.

    - `bands`: the zones that stand side by side.
    - `told`: what changed, where cards are but names; `small`: in smaller letters.
    """

    density: Density
    columns: int
    bands: tuple[tuple[Placed, ...], ...]
    height: float
    told: tuple[Change, ...] = ()
    small: bool = False


def drawings(table: TableView, saying: Saying, results: Mapping[ObjectId, str]) -> Iterator[ScreenTable]:
    """Every way to draw it, the fullest first; of one density, in the columns that make it least tall.

    `results`: at the end, what each object has become.
    """
    for density in Density:
        rows = tuple(_rows(table, density, saying))
        if density is Density.NAMES:
            yield from _names(table, rows, results)
        else:
            yield min((way for columns in COLUMNS for way in _in_columns(density, rows, columns)), key=lambda drawn: drawn.height)


def _in_columns(density: Density, rows: tuple[Row, ...], columns: int) -> Iterator[ScreenTable]:
    """With each zone as wide as its cards; and with all of them side by side, the fullest given the more columns."""
    width = (WIDTH - GAP * (columns - 1)) / columns
    side_by_side: list[list[tuple[Row, int]]] = []
    for row in rows:
        span = columns if row.listed else min(len(row.things), columns)
        if side_by_side and sum(taken for _, taken in side_by_side[-1]) + span <= columns:
            side_by_side[-1].append((row, span))
        else:
            side_by_side.append([(row, span)])
    yield _drawn(density, side_by_side, columns, width)
    shown, listed = [row for row in rows if not row.listed], [row for row in rows if row.listed]
    if 1 <= len(shown) <= columns:
        below = [(row, max(columns // len(listed), 1)) for row in listed]
        bands = [_shared(shown, columns, width), *(below[at : at + columns] for at in range(0, len(below), columns))]
        yield _drawn(density, bands, columns, width)


def _shared(rows: list[Row], columns: int, width: float) -> list[tuple[Row, int]]:
    """The columns shared out: each more to the zone that is then the tallest."""
    spans = [1] * len(rows)
    for _ in range(columns - len(rows)):
        able = [at for at, row in enumerate(rows) if spans[at] < len(row.things)]
        if not able:
            break
        tallest = max(able, key=lambda at: _tall(rows[at], spans[at], width))
        spans[tallest] += 1
    return list(zip(rows, spans, strict=True))


def _drawn(density: Density, bands: Sequence[Sequence[tuple[Row, int]]], columns: int, width: float) -> ScreenTable:
    placed = tuple(tuple(_placed(row, span, width) for row, span in band) for band in bands)
    tall = sum(max(_tall(row, span, width) for row, span in band) + 0.7 for band in bands)
    return ScreenTable(density, columns, placed, tall + 0.6)


def _placed(row: Row, span: int, width: float) -> Placed:
    heights = [thing.height(width) + GAP for thing in row.things]
    return Placed(row, tuple(tuple(row.things[at] for at in stack) for stack in stacked(heights, span)), span)


def _tall(row: Row, span: int, width: float) -> float:
    """Of a zone with its name above."""
    if row.listed:
        return NAME + lines(row.listed, width * span, 1.5 * USE) * 2.1
    heights = [thing.height(width) + GAP for thing in row.things]
    return NAME + max(sum(heights[at] for at in stack) for stack in stacked(heights, span)) - GAP


def _names(table: TableView, rows: tuple[Row, ...], results: Mapping[ObjectId, str]) -> Iterator[ScreenTable]:
    """With everything on it; where that is too much, with less; at the end, words alone."""
    cards = sorted((card for zone in table.zones for card in zone.cards), key=lambda card: card.arrival or 0)
    told = outcomes(cards, results, whole=False) if results else changes(cards)
    on_table = tuple(row for row in rows if row.zone is Zone.BATTLEFIELD)
    for drawn in (rows, on_table) if on_table else (rows,):
        yield from _under(drawn, told)
    yield from _under(on_table, gained(told))
    if results:
        yield from _under((), outcomes(cards, results, whole=True))


def _under(rows: tuple[Row, ...], told: tuple[Change, ...]) -> Iterator[ScreenTable]:
    bands = tuple((Placed(row, (row.things,), 1),) for row in rows)
    for letters in (LARGE, SMALL):
        tall = sum(map(_flow, rows)) + sum(change.height(WIDTH, letters) for change in told) + 0.8
        yield ScreenTable(Density.NAMES, 1, bands, tall, told, small=letters == SMALL)


def _rows(table: TableView, density: Density, saying: Saying) -> Iterator[Row]:
    for zone in table.zones:
        if not zone.cards:
            continue
        if zone.zone is Zone.BATTLEFIELD or any(_plays_a_part(card, saying) for card in zone.cards):
            yield Row(zone.zone, zone.player, tuple(thing_of(card, density, saying) for card in zone.cards))
        else:
            yield Row(zone.zone, zone.player, (), _listed(zone))
    if table.spells:
        yield Row(None, "", tuple(spell_of(spell, density) for spell in table.spells))


def _plays_a_part(card: CardView, saying: Saying) -> bool:
    return bool(card.changes or card.reached or card.source or card.arrival or saying.used.get(card.id))


def _listed(zone: ZoneView) -> str:
    counted = Counter(text_of(card.name) for card in zone.cards)
    return ", ".join(f"{name} × {number}" if number > 1 else name for name, number in counted.items())


def _flow(row: Row) -> float:
    """Of a zone of names one after another."""
    rows, left = 1, WIDTH - LABEL
    for thing in row.things:
        wide = thing.width() + 0.6
        if wide > left:
            rows, left = rows + 1, WIDTH - LABEL
        left -= wide
    return rows * 3.05 + 0.6
