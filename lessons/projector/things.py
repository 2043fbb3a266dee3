"""What the screen draws of a card: less than the page, and no less than the step needs. Heights are in rem, estimated."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.model import ObjectId
from lessons.board.cards import AbilityView, CardView
from lessons.board.pieces import Line, Mark, Piece, Pieces
from lessons.board.table import SpellView
from lessons.narration import plain
from lessons.projector.packing import BOLD, TITLED, USE, lines

SHORT = 26  # an ability as short as «Vuela.» or «Daña primero.» is always shown


class Density(StrEnum):
    """How much of each card is drawn, from all to a line."""

    FULL = "completa"  # every card whole
    SOURCES = "fuentes"  # of what cards say, what the count uses
    CARDS = "cartas"  # the same of cards; of effects, only what acts now
    FOCUS = "foco"  # only what acts now and what changes
    BRIEF = "breve"  # only what changes
    NAMES = "nombres"  # a line for each card, and what changes told once for all that it happens to


@dataclass(frozen=True, slots=True)
class Saying:
    """What cards say that matters: the abilities that the count uses, by object; the one that acts now."""

    used: Mapping[ObjectId, frozenset[str]] = field(default_factory=dict)
    acting: str = ""


@dataclass(frozen=True, slots=True)
class Thing:
    """A card or a resolved effect. `lines`: its abilities or what it says, as far as they are drawn."""

    id: str
    name: Pieces
    arrival: int | None
    colors: tuple[str, ...]
    types: Pieces
    color_words: Pieces
    lines: tuple[Line[AbilityView], ...]
    pt: Pieces
    notes: tuple[str, ...]
    changed: bool
    acting: bool
    arrives: bool
    stripped: bool

    def height(self, width: float) -> float:
        """As a card of that width."""
        inner = width - 2.0
        tall = 1.4 + lines(text_of(self.name), inner - 3.2, 1.6 * TITLED) * 1.9
        if self.types:
            tall += lines(text_of(self.types) + " · " + text_of(self.color_words), inner, 1.45 * BOLD) * 1.9 + 0.2
        tall += sum(self._line(line, inner) for line in self.long)
        tall += self._run(inner) if self.short else 0
        tall += 2.3 if self.stripped else 0
        tall += sum(lines(note, inner, 1.4 * USE) * 1.85 for note in self.notes)
        return tall + (2.55 if self.pt else 0)

    @property
    def short(self) -> tuple[Line[AbilityView], ...]:
        """The abilities that are set one after another in a line."""
        return tuple(line for line in self.lines if len(line.item.text) <= SHORT)

    @property
    def long(self) -> tuple[Line[AbilityView], ...]:
        """Those that get lines of their own."""
        return tuple(line for line in self.lines if len(line.item.text) > SHORT)

    def _run(self, inner: float) -> float:
        said = " ".join(plain(line.item.text) + (" 9.º" if line.item.arrival else "") for line in self.short)
        size = 1.4 if all(line.mark is Mark.SAME for line in self.short) else 1.6
        return lines(said, inner, size * BOLD) * size * 1.36 + 0.3

    def _line(self, line: Line[AbilityView], inner: float) -> float:
        same = line.mark is Mark.SAME
        size, letter = (1.4, USE) if same else (1.6, BOLD)
        number = "  9.º" if line.item.arrival else ""
        return lines(plain(line.item.text) + number, inner, size * letter) * size * 1.3 + 0.25 + (0 if same else 0.15)

    def width(self) -> float:
        """As a line."""
        return len(text_of(self.name)) * 1.45 * 0.53 + (len(text_of(self.pt)) * 1.5 * TITLED + 1.2 if self.pt else 0) + 5.2


def thing_of(card: CardView, density: Density, saying: Saying) -> Thing:
    """A card as a density draws it."""
    return Thing(
        id=card.id,
        name=card.name,
        arrival=card.arrival,
        colors=card.colors,
        types=card.types,
        color_words=card.color_words,
        lines=card.abilities if density is Density.FULL else tuple(_some(card, density, saying)),
        pt=card.pt,
        notes=tuple(_notes(card)),
        changed=bool(card.changes),
        acting=card.source,
        arrives=card.arrives,
        stripped=card.stripped,
    )


def _notes(card: CardView) -> Iterator[str]:
    if card.came_from:
        yield f"{card.controlled} desde este paso"
    if card.attached:
        yield f"Anexada a {card.attached.name}"
    yield from card.counters
    yield from (f"Elegido: {word}" for word in card.chosen)
    yield from (word for word, there in (("Girada", card.tapped), ("Boca abajo", card.face_down), ("Ficha", card.token)) if there)


def _some(card: CardView, density: Density, saying: Saying) -> Iterator[Line[AbilityView]]:
    """The abilities that changed, those that were given, those that are a word or two; and what the density says besides."""
    wanted = saying.used.get(card.id, frozenset()) if density in (Density.SOURCES, Density.CARDS) else frozenset()
    if card.source and density in (Density.SOURCES, Density.CARDS, Density.FOCUS):
        wanted |= {saying.acting}
    for line in card.abilities:
        if card.stripped and line.mark is Mark.OLD:
            continue
        said = line.item.text
        if line.mark is not Mark.SAME or line.item.arrival is not None or len(said) <= SHORT or said in wanted:
            yield line


def spell_of(spell: SpellView, density: Density) -> Thing:
    """A resolved effect: what it says, where there is room for it."""
    says = density in (Density.FULL, Density.SOURCES) or (density in (Density.CARDS, Density.FOCUS) and spell.acts)
    return Thing(
        id=f"r{spell.number}",
        name=(Piece(spell.name),),
        arrival=spell.arrival,
        colors=spell.colors,
        types=(),
        color_words=(),
        lines=(Line(AbilityView(spell.says)),) if says else (),
        pt=(),
        notes=(),
        changed=False,
        acting=spell.acts,
        arrives=spell.arrives,
        stripped=False,
    )


def text_of(pieces: Pieces) -> str:
    """The words of some pieces."""
    return " ".join(piece.text for piece in pieces)
