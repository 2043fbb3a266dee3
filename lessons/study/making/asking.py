"""What every kind of question is made with: its board played, the engine's question about it, the misreadings by name."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine import Trace
from engine.misconceptions import Misconception
from lessons.board.notation.asks import Ask, AskKind
from lessons.board.ordering import never_right
from lessons.board.predicting.questions import Question as Engine
from lessons.board.predicting.questions import question_of
from lessons.board.readings.known import Reading, by_name, readings
from lessons.catalog.load import trace_of
from lessons.catalog.values import Board, Lesson, PlayedBoard
from lessons.narration import Names
from lessons.narration.predictions import Asked
from lessons.study.file import Written
from lessons.study.question import Answer, Misled, Option, Ordered


class CannotAsk(ValueError):
    """The question cannot be asked as the file has it; the message says why, in Spanish."""


@dataclass(frozen=True, slots=True)
class Made:
    """What the engine says to a question: the choices, what is right, what each misreading answers, the way there, and what else is
    as right.
    """

    options: tuple[Option, ...]
    right: Answer
    misled: tuple[Misled, ...] = ()
    steps: tuple[str, ...] = ()
    alternatives: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Making:
    """A question of the file on its way."""

    written: Written
    lesson: Lesson
    names: Names

    @property
    def board(self) -> Board:
        """The board it is about."""
        return self.lesson.boards[self.written.board or ""]

    @property
    def play(self) -> PlayedBoard:
        """The board it is about, if that is one to be played."""
        return self.lesson.plays[self.written.board or ""]

    @property
    def trace(self) -> Trace:
        """The board played."""
        return trace_of(self.board)

    @property
    def readings(self) -> Mapping[str, Misconception]:
        """The misreadings that the board knows, by the engine's name."""
        return by_name(self.board)

    def reading(self, name: str) -> Reading:
        """A misreading with its words."""
        return next(found for found in readings(self.board).values() if found.misconception.name == name)

    def asked(self, kind: AskKind) -> Asked:
        """The engine's question. Raises `CannotAsk`."""
        written = self.written
        ask = Ask(written.number, kind, written.moment, written.layer, None, written.object, written.aspects)
        found: Engine | str = question_of(ask, self.trace)
        if isinstance(found, str):
            raise CannotAsk(found)
        return Asked(found, self.trace, self.names)


def shuffled(id_: str, options: Iterable[Option]) -> tuple[Option, ...]:
    """The options in an order that tells nothing, the same for everybody; what stands alone is last."""

    def place(option: Option) -> tuple[bool, str]:
        return option.alone, hashlib.sha256(f"{id_} {option.key}".encode()).hexdigest()

    return tuple(sorted(options, key=place))


def out_of_order(id_: str, options: Iterable[Option], right: Ordered) -> tuple[Option, ...]:
    """The same for what is to be put in order: never in the right one."""
    found = shuffled(id_, options)
    return never_right(found, sorted(found, key=lambda option: right.keys.index(option.key)))
