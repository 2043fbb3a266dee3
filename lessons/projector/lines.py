"""Lines of play on the screen: every step is a place; at those that bring nothing to look at, whoever goes on does not stop."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from engine.played import LETTERS, Kind, PlayStep
from lessons.catalog.values import PlayedBoard
from lessons.narration import SPANISH, Names
from lessons.narration.played.announced import announced
from lessons.narration.played.here import Here
from lessons.play.ladder import process
from lessons.play.lines import Line
from lessons.play.page import Scene, asks_of
from lessons.play.scenes import scene_of_line

_TELLING = frozenset({
    Kind.PROPOSE, Kind.TOTAL, Kind.REWIND, Kind.REFUSED, Kind.MANA_ABILITY, Kind.PUT, Kind.REMOVED, Kind.STATE_BASED,
    Kind.NO_TARGETS, Kind.FOLLOW, Kind.ENTERS, Kind.STEP, Kind.LOST,
})  # fmt: skip
_CHOSEN = frozenset({Kind.ANNOUNCE, Kind.TARGETS, Kind.DIVIDE})


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A line of play of a board, as the room sees it."""

    board: PlayedBoard
    line: Line

    def scene(self, names: Names) -> Scene:
        """The line played."""
        return scene_of_line(self.board, self.line, names)

    @property
    def place(self) -> int:
        """Its place among the lines of the board, from 1."""
        return self.board.file.lines.index(self.line) + 1


@dataclass(frozen=True, slots=True)
class Stop:
    """A step of a line. `asked`: there is a question before it; `passed`: whoever goes on does not stop at it."""

    number: int
    asked: bool
    passed: bool


def lines_of(board: PlayedBoard) -> tuple[Shown, ...]:
    """Every line of a board, in its order."""
    return tuple(Shown(board, line) for line in board.file.lines)


def stops(shown: Shown) -> Iterator[Stop]:
    """The steps of a line after its beginning.

    One stops at the last of what each choice leads to, and at what is worth a look on the way; in the first spell or ability of a
    board that is cast to the end, at every letter. What an earlier line has shown already is passed over, up to where the two part.
    """
    scene = shown.scene(SPANISH)
    steps, asks, known = scene.steps, asks_of(scene), _known(shown)
    last = {step.choice: step.number for step in steps}
    whole = _cast_whole(steps) if _is_first_whole(shown) else frozenset()
    parts = max((number for choice, number in last.items() if choice is None or choice < known), default=1)
    for step in steps[1:]:
        repeated = step.choice is not None and step.choice < known and step.number != parts
        tells = step.number in whole or last[step.choice] == step.number or _tells(step)
        yield Stop(step.number, step.number in asks, passed=step.number not in asks and (repeated or not tells))


def _tells(step: PlayStep) -> bool:
    """Whether a step in the middle of what a choice leads to is worth a look."""
    if step.kind in _CHOSEN and step.item is not None:
        return any(said.letter == LETTERS[step.kind][-1] for said in announced(step.item, Here.at(step)))
    return step.kind in _TELLING or (step.kind is Kind.PAY and bool(step.moved or step.life or step.changes))


def _known(shown: Shown) -> int:
    """How many of the line's choices an earlier line begins with, on the same table."""
    return max((_together(other, shown.line) for other in _earlier(shown)), default=0)


def _together(one: Line, other: Line) -> int:
    if one.without != other.without:
        return 0
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one.choices, other.choices, strict=False)))


def _earlier(shown: Shown) -> tuple[Line, ...]:
    return shown.board.file.lines[: shown.place - 1]


def _is_first_whole(shown: Shown) -> bool:
    """Whether it is the first line of the board in which something is cast to the end."""
    return not any(_cast_whole(Shown(shown.board, line).scene(SPANISH).steps) for line in _earlier(shown))


def _cast_whole(steps: tuple[PlayStep, ...]) -> frozenset[int]:
    """The steps of the first spell or ability that is cast or activated to the end."""
    done = next((step.number for step in steps if step.kind is Kind.DONE), None)
    return frozenset(step.number for step in process(steps, done)) if done is not None else frozenset()
