"""The two seats on the screen: life, mana, and what lies before each player, as names side by side, as far as there is room."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from engine.model import Zone
from lessons.board.cards import CardView
from lessons.board.pieces import Pieces
from lessons.board.table import ZoneView
from lessons.play.table import SeatView
from lessons.projector.packing import USE, lines
from lessons.projector.things import text_of

BAR = 2.5  # a seat's line with the name, life and mana
ROW = 2.95  # of names
GAP = 0.6
CHIP = 0.57  # a letter of a short name, by its size: there are no lines to even it out
PLAIN, BRIEF = 1, 2  # the battlefield as names, the rest told; all told
NAMES = {Zone.HAND: "Mano", Zone.GRAVEYARD: "Cementerio", Zone.EXILE: "Exilio", Zone.COMMAND: "Mando"}


@dataclass(frozen=True, slots=True)
class Chip:
    """A card as a name: its numbers, and what of it cannot be seen from a name. `times`: so many that look the same."""

    name: Pieces
    pt: Pieces
    notes: tuple[str, ...]
    colors: tuple[str, ...]
    changed: bool
    acting: bool
    reached: bool
    arrives: bool
    times: int = 1

    @property
    def width(self) -> float:
        """With the gap after it."""
        wide = len(text_of(self.name)) * 1.45 * CHIP + sum(len(note) * 1.4 * USE + 0.5 for note in self.notes)
        wide += len(text_of(self.pt)) * 1.45 * 0.56 + 0.6 if self.pt else 0
        return wide + (2.2 if self.times > 1 else 0) + 1.6 + GAP


@dataclass(frozen=True, slots=True)
class ZoneRow:
    """A zone: its cards as chips, or in the same words one after another. `name`: "" for the battlefield."""

    name: str
    chips: tuple[Chip, ...]
    listed: str = ""

    def height(self, width: float) -> float:
        """Of its lines."""
        start = len(self.name) * 1.4 * USE + 0.8 if self.name else 0.0
        if self.listed:
            return lines(f"{self.name}  {self.listed}", width, 1.4 * USE) * 1.95 + 0.3
        rows, left = 1, width - start
        for chip in self.chips:
            wide = min(chip.width, width)
            if wide > left + GAP:
                rows, left = rows + 1, width
            left -= wide
        return rows * ROW


@dataclass(frozen=True, slots=True)
class ScreenSeat:
    """A player on the screen."""

    seat: SeatView
    rows: tuple[ZoneRow, ...]

    def height(self, width: float) -> float:
        """With the line above."""
        return BAR + sum(row.height(width) for row in self.rows)


@dataclass(frozen=True, slots=True)
class Seats:
    """Both, drawn one way."""

    seats: tuple[ScreenSeat, ...]
    height: float


def drawings(seats: tuple[SeatView, ...], width: float) -> Iterator[Seats]:
    """Every way to draw them, the fullest first, the last with no card at all. See `PLAIN` and `BRIEF`."""
    for draw in (_chips, _listed_rest, _listed, _battlefield, _nothing):
        made = tuple(ScreenSeat(seat, tuple(draw(seat))) for seat in seats)
        yield Seats(made, sum(seat.height(width) for seat in made) + 1.2)


def _zones(seat: SeatView) -> Iterator[ZoneView]:
    yield from (zone for zone in (seat.battlefield, seat.hand, *seat.rest) if zone.cards)


def _rows(seat: SeatView, draw: Callable[[ZoneView], ZoneRow]) -> Iterator[ZoneRow]:
    yield from map(draw, _zones(seat))


def _chips(seat: SeatView) -> Iterator[ZoneRow]:
    return _rows(seat, lambda zone: _as_chips(zone) if zone.zone in {Zone.BATTLEFIELD, Zone.HAND} else _as_list(zone))


def _listed_rest(seat: SeatView) -> Iterator[ZoneRow]:
    return _rows(seat, lambda zone: _as_chips(zone) if zone.zone is Zone.BATTLEFIELD else _as_list(zone))


def _listed(seat: SeatView) -> Iterator[ZoneRow]:
    return _rows(seat, _as_list)


def _battlefield(seat: SeatView) -> Iterator[ZoneRow]:
    yield from (_as_list(zone) for zone in _zones(seat) if zone.zone is Zone.BATTLEFIELD)


def _nothing(seat: SeatView) -> Iterator[ZoneRow]:  # noqa: ARG001 (as every way is asked)
    yield from ()


def _as_chips(zone: ZoneView) -> ZoneRow:
    return ZoneRow(NAMES.get(zone.zone, ""), tuple(_counted([_chip(card) for card in zone.cards])))


def _as_list(zone: ZoneView) -> ZoneRow:
    said = ", ".join(_said(chip) for chip in _counted([_chip(card) for card in zone.cards]))
    return ZoneRow(NAMES.get(zone.zone, ""), (), said)


def _said(chip: Chip) -> str:
    name = " ".join(filter(None, (text_of(chip.name), text_of(chip.pt))))
    name = f"{name} × {chip.times}" if chip.times > 1 else name
    return f"{name} ({', '.join(chip.notes).lower()})" if chip.notes else name


def _counted(chips: list[Chip]) -> Iterator[Chip]:
    """Those that look the same told once."""
    found: dict[Chip, int] = {}
    for chip in chips:
        found[chip] = found.get(chip, 0) + 1
    yield from (replace(chip, times=times) for chip, times in found.items())


def _chip(card: CardView) -> Chip:
    return Chip(
        name=card.name,
        pt=card.pt,
        notes=tuple(_notes(card)),
        colors=card.colors,
        changed=bool(card.changes),
        acting=card.source,
        reached=card.reached,
        arrives=card.arrives,
    )


def _notes(card: CardView) -> Iterator[str]:
    yield from card.counters
    yield from (f"{card.damage} de daño",) if card.damage else ()
    yield from (f"Anexada a {card.attached.name}",) if card.attached else ()
    yield from (word for word, there in (("Girada", card.tapped), ("Boca abajo", card.face_down)) if there)
