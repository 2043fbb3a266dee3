"""The table of a step on the screen: the fullest drawing of it that fits under the words, the words being what one reads first."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.model import ObjectId, PlayerId, Zone
from lessons.board.table import TableView, ZoneView
from lessons.projector.changes import LARGE, SMALL, Change, changes, outcomes
from lessons.projector.things import Density, Saying, Thing, spell_of, text_of, thing_of

WIDTH = 74.0
LABEL = 8.2  # with names alone: the column that says whose they are
GAP = 0.8
MANY = 4  # more cards than this outside the battlefield are told by name and number
COLUMNS = range(2, 6)


@dataclass(frozen=True, slots=True)
class Row:
    """One zone of a player, or the effects. `listed`: instead of cards, "Osos pardos × 10"."""

    zone: Zone | None
    player: PlayerId
    things: tuple[Thing, ...]
    listed: str = ""

    def span(self, columns: int) -> int:
        """How many columns it takes."""
        return columns if self.listed else min(len(self.things), columns)


@dataclass(frozen=True, slots=True)
class ScreenTable:
    """A table drawn at a density, its cards in so many columns.

    - `bands`: the zones that stand side by side, each with the columns that it takes.
    - `told`: what changed, where cards are but names; `small`: in smaller letters.
    """

    density: Density
    columns: int
    bands: tuple[tuple[tuple[Row, int], ...], ...]
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
            yield min((_in_columns(density, rows, columns) for columns in COLUMNS), key=lambda drawn: drawn.height)


def _in_columns(density: Density, rows: tuple[Row, ...], columns: int) -> ScreenTable:
    bands: list[list[tuple[Row, int]]] = []
    for row in rows:
        span = row.span(columns)
        if bands and sum(taken for _, taken in bands[-1]) + span <= columns:
            bands[-1].append((row, span))
        else:
            bands.append([(row, span)])
    width = (WIDTH - GAP * (columns - 1)) / columns
    tall = sum(max(_tall(row, span, width) for row, span in band) + 0.7 for band in bands)
    return ScreenTable(density, columns, tuple(map(tuple, bands)), tall + 0.6)


def _tall(row: Row, columns: int, width: float) -> float:
    """Of a zone of cards side by side, with its name above."""
    if row.listed:
        return 4.2
    tall = [thing.height(width) for thing in row.things]
    return 2.1 + sum(max(tall[at : at + columns]) + GAP for at in range(0, len(tall), columns)) - GAP


def _names(table: TableView, rows: tuple[Row, ...], results: Mapping[ObjectId, str]) -> Iterator[ScreenTable]:
    """With everything on it; where that is too much, without hands, graveyards and what has resolved; at the end, words alone."""
    cards = sorted((card for zone in table.zones for card in zone.cards), key=lambda card: card.arrival or 0)
    told = outcomes(cards, results, whole=False) if results else changes(cards)
    on_table = tuple(row for row in rows if row.zone is Zone.BATTLEFIELD)
    for drawn in (rows, on_table) if on_table else (rows,):
        yield from _under(drawn, told)
    if results:
        yield from _under((), outcomes(cards, results, whole=True))


def _under(rows: tuple[Row, ...], told: tuple[Change, ...]) -> Iterator[ScreenTable]:
    bands = tuple(((row, 1),) for row in rows)
    for letters in (LARGE, SMALL):
        tall = sum(map(_flow, rows)) + sum(change.height(WIDTH, letters) for change in told) + 0.8
        yield ScreenTable(Density.NAMES, 1, bands, tall, told, small=letters == SMALL)


def _rows(table: TableView, density: Density, saying: Saying) -> Iterator[Row]:
    for zone in table.zones:
        if not zone.cards:
            continue
        if zone.zone is not Zone.BATTLEFIELD and len(zone.cards) > MANY and not any(card.changes for card in zone.cards):
            yield Row(zone.zone, zone.player, (), _listed(zone))
        else:
            yield Row(zone.zone, zone.player, tuple(thing_of(card, density, saying) for card in zone.cards))
    if table.spells:
        yield Row(None, "", tuple(spell_of(spell, density) for spell in table.spells))


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
