"""What a step changed, told once for all the objects that it happened to: how a crowded table stays readable."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.model import ObjectId
from lessons.board.cards import AbilityView, CardView
from lessons.board.pieces import Line, Mark, Piece, Pieces
from lessons.narration import plain
from lessons.projector.packing import TITLED, lines
from lessons.projector.things import text_of

LARGE, SMALL = 1.8, 1.5
FEW = 3  # groups that can be told whole


@dataclass(frozen=True, slots=True)
class Change:
    """The marked pieces of what some objects are, and which they are, by their places among the arrivals."""

    pieces: Pieces
    lines: tuple[Line[AbilityView], ...]
    stripped: bool
    who: tuple[str, ...]

    def height(self, width: float, letters: float) -> float:
        """As a line of its own."""
        marked = " ".join(plain(line.item.text) for line in self.lines)
        said = f"{text_of(self.pieces)} {marked} {'Sin habilidades' if self.stripped else ''}"
        return lines(f"{said}  {'    '.join(self.who)}", width - 3, letters * TITLED) * letters * 1.35 + 0.8


def changes(cards: Iterable[CardView]) -> tuple[Change, ...]:
    """What the step changed, but for names and numbers: those stand on the table. Where there is much to tell, only what is new."""
    made = [change for change in map(_change, cards) if change.pieces or change.lines or change.stripped]
    exact = _alike(made)
    return exact if len(exact) <= FEW else _alike([replace(change, pieces=_new(change.pieces)) for change in made])


def _alike(made: Iterable[Change]) -> tuple[Change, ...]:
    found: dict[object, Change] = {}
    for change in made:
        signature = (change.pieces, tuple((line.mark, line.item.text) for line in change.lines), change.stripped)
        before = found.get(signature)
        found[signature] = replace(change, who=(*(before.who if before else ()), *change.who))
    return tuple(found.values())


def _new(pieces: Pieces) -> Pieces:
    return tuple(piece for piece in pieces if piece.mark is not Mark.OLD) or pieces


def _change(card: CardView) -> Change:
    pieces = [p for run in (card.types, card.color_words) for p in run if p.mark is not Mark.SAME]
    if card.came_from:
        pieces.append(Piece(card.controlled, Mark.NEW))
    marked = tuple(line for line in card.abilities if line.mark is not Mark.SAME and not card.stripped)
    return Change(tuple(pieces), marked, card.stripped, (_called(card),))


def gained(told: Iterable[Change]) -> tuple[Change, ...]:
    """The same without the abilities that went, where others came."""
    made = ((change, tuple(line for line in change.lines if line.mark is not Mark.OLD)) for change in told)
    return tuple(replace(change, lines=new or change.lines) for change, new in made)


def outcomes(cards: Iterable[CardView], results: Mapping[ObjectId, str], *, whole: bool) -> tuple[Change, ...]:
    """What the objects have become, told once for all that became the same. `whole`: names and numbers, too."""
    found: dict[str, list[str]] = {}
    for card in cards:
        if card.id not in results:
            continue
        became, who = results[card.id], _called(card)
        if whole:
            became = f"{text_of(card.pt)} · {became}" if card.pt else became
            who = f"{who} {text_of(card.name)}" if card.arrival else who
        found.setdefault(became, []).append(who)
    return tuple(Change((Piece(said),), (), stripped=False, who=tuple(who)) for said, who in found.items())


def _called(card: CardView) -> str:
    return f"{card.arrival}.º" if card.arrival else text_of(card.name)
