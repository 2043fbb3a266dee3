"""Lines of play on the screen: which of a board's are shown, and where in each one can stand."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.played import Kind
from lessons.catalog.values import PlayedBoard
from lessons.narration import SPANISH, Names
from lessons.play.addresses import PlayAddresses
from lessons.play.file import without
from lessons.play.lines import Line
from lessons.play.page import Scene, asks_of
from lessons.play.playing import Play, play_line

_SEEN = frozenset({Kind.PROPOSE, Kind.TOTAL, Kind.REWIND, Kind.REFUSED, Kind.FOLLOW, Kind.ENTERS, Kind.STATE_BASED})


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A line of play of a board, as the room sees it."""

    board: PlayedBoard
    line: Line

    def scene(self, names: Names) -> Scene:
        """The line played. Raises `ValueError` for a board that cannot be begun, which the catalog refuses."""
        found = play_line(self.board.file, self.line)
        if not isinstance(found, Play):
            raise ValueError(f"cannot be begun: {self.board.id}")
        addresses = PlayAddresses(self.board.lesson, self.board.slug, names.language).of_line(self.line)
        return Scene(self.board.dom, without(self.board.file, self.line.without), found.played, addresses, names)


def lines_of(board: PlayedBoard) -> tuple[Shown, ...]:
    """The lines at which the room is asked something; of a board that asks nothing, its first."""
    asking = [line for line in board.file.lines if line.asks]
    return tuple(Shown(board, line) for line in asking or board.file.lines[:1])


def stops(shown: Shown) -> Iterator[tuple[int, bool]]:
    """The steps that the room sees, each with whether it is asked before it is shown.

    They are the last of what each choice leads to, and what is worth a look on the way.
    """
    scene = shown.scene(SPANISH)
    steps, asks = scene.steps, asks_of(scene)
    last = {step.choice: step.number for step in steps}
    for step in steps:
        asked = step.number in asks
        if asked or step.kind in _SEEN or last[step.choice] == step.number:
            yield step.number, asked
