"""What two boards end with differently, object by object, in words."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine import Trace
from engine.comparing import differences
from engine.model import ObjectId, Zone
from engine.sheet import Sheet
from engine.trace import Step
from lessons import narration
from lessons.board.pieces import Mark, Pieces, by_words, whole
from lessons.narration import Names, Voice
from lessons.narration.players import board_player
from lessons.narration.scene import Scene
from lessons.narration.zones import in_zone

GONE = "no está"


@dataclass(frozen=True, slots=True)
class Ended:
    """A board as it is looked at: what its objects are, and what they are called."""

    sheets: Mapping[ObjectId, Sheet]
    scene: Scene

    @classmethod
    def at(cls, step: Step, trace: Trace, names: Names) -> "Ended":
        """A board of layers, at a step."""
        return cls(step.sheets, narration.scene(step, trace, names))


@dataclass(frozen=True, slots=True)
class Outcome:
    """An object that ends differently: how on the one; and how on the other, with what is new there marked."""

    id: ObjectId
    name: str
    one: str
    other: Pieces


def outcomes(one: Ended, other: Ended) -> tuple[Outcome, ...]:
    """Every object that two boards leave in another way."""
    here, there = one.sheets, other.sheets
    found = differences(here, there)
    contested = {d.object for d in found if d.what == "controller" and None not in {d.one, d.other}}
    rows = []
    for id_ in dict.fromkeys(d.object for d in found):
        tell = _Telling(one.scene.names, whose=id_ in contested, moved=_zone(id_, here) is not _zone(id_, there))
        before, after = tell.told(here.get(id_)), tell.told(there.get(id_))
        called = (one if id_ in here else other).scene.object(id_)
        told = whole(before, after) if tell.moved else by_words(before, after, _bare)
        rows.append(Outcome(id_, called, before, tuple(piece for piece in told if piece.mark is not Mark.OLD)))
    return tuple(rows)


def _bare(word: str) -> str:
    """A word without what follows it: «encantamiento,» is no other word than «encantamiento»."""
    return word.rstrip(",;.")


def _zone(id_: ObjectId, sheets: Mapping[ObjectId, Sheet]) -> Zone | None:
    return sheets[id_].zone if id_ in sheets else None


def differing(one: Mapping[ObjectId, Sheet], other: Mapping[ObjectId, Sheet]) -> frozenset[ObjectId]:
    """The objects that are one way on one board and another way on the other."""
    return frozenset(d.object for d in differences(one, other))


@dataclass(frozen=True, slots=True)
class _Telling:
    """How an object is told: with its controller where that is in question; by its zone alone where the other has it elsewhere."""

    names: Names
    whose: bool
    moved: bool

    def told(self, sheet: Sheet | None) -> str:
        if sheet is None:
            return GONE
        outside = "" if sheet.zone is Zone.BATTLEFIELD else in_zone(sheet.zone)
        if outside and self.moved:
            return outside
        said = narration.summary(sheet, Voice(self.names))
        return "; ".join(part for part in (outside, said, self._controller(sheet)) if part)

    def _controller(self, sheet: Sheet) -> str:
        if not self.whose:
            return ""
        return "la controlas tú" if sheet.controller == "you" else f"la controla {board_player(sheet.controller)}"
