"""What a visitor answered to the questions of a class, as their browser keeps it: no account, and nothing but the answers.

An answer is kept with the version of its question, and counts for that version alone: what is right is part of it, so that the
mark may be kept, too.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from lessons.study.marking import mark
from lessons.study.question import Answer, Question, read, written


class State(StrEnum):
    """How a question stands for a visitor."""

    OPEN = "sin responder"
    RIGHT = "bien"
    WRONG = "mal"
    AGAIN = "otra vez"  # was wrong, and is asked again


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer, as it was written. `first`: it was right the first time. `again`: to be asked again."""

    value: object
    right: bool
    first: bool
    again: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of how many, so far."""

    total: int
    right: int
    wrong: int
    again: int
    first: int

    @property
    def answered(self) -> int:
        """Those that have an answer that counts."""
        return self.right + self.wrong

    def __str__(self) -> str:
        return f"{self.answered} de {self.total} respondidas · {self.right} bien"

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be answered."""
        return self.answered == self.total


class Record:
    """The answers of one browser to the questions of one class. `kept`: as plain values of JSON."""

    def __init__(self, kept: Mapping[str, Any], questions: Mapping[str, Question]) -> None:
        self.kept = dict(kept)
        self.questions = questions
        self.entries = self._entries()

    def state(self, id_: str) -> State:
        """How a question stands."""
        entry = self.entries.get(id_)
        if entry is None:
            return State.OPEN
        return State.AGAIN if entry.again else State.RIGHT if entry.right else State.WRONG

    def tally(self) -> Tally:
        """The score so far."""
        states = [self.state(id_) for id_ in self.questions]
        first = sum(entry.first for entry in self.entries.values())
        return Tally(len(states), states.count(State.RIGHT), states.count(State.WRONG), states.count(State.AGAIN), first)

    def following(self, id_: str | None = None) -> str | None:
        """The next question to be answered: the first open one after this, or after the last answered; then from the beginning."""
        ids = list(self.questions)
        last = id_ or self.kept.get("ultima")
        start = ids.index(last) + 1 if last in ids else 0
        return next((found for found in (*ids[start:], *ids[:start]) if self.state(found) in {State.OPEN, State.AGAIN}), None)

    def answer(self, question: Question) -> Answer | None:
        """The answer that was given; None for none, or none that can be read."""
        entry = self.entries.get(question.id)
        answer = None if entry is None else read(question.kind, entry.value)
        return answer if answer is not None and question.takes(answer) else None

    def keep(self, question: Question, answer: Answer) -> None:
        """Keep an answer in place of an older one."""
        right = mark(question, answer).right
        before = self.entries.get(question.id)
        entry = Entry(written(answer), right, first=right if before is None else before.first, again=False)
        self.entries[question.id] = entry
        self._keep(question.id)

    def retry(self) -> None:
        """Ask again what was wrong, and nothing else."""
        for id_, entry in self.entries.items():
            self.entries[id_] = replace(entry, again=not entry.right)
        self._keep(None)

    def forget(self) -> None:
        """Begin anew: nothing is left of this class."""
        self.kept, self.entries = {}, {}

    def _keep(self, last: str | None) -> None:
        """Only the answers that count are kept."""
        told = {id_: [self.questions[id_].version, e.value, e.right, e.first, e.again] for id_, e in self.entries.items()}
        self.kept = {"ultima": last, "respuestas": told}

    def _entries(self) -> dict[str, Entry]:
        """The answers that count: none to a question that has changed since."""
        answers = self.kept.get("respuestas")
        if not isinstance(answers, dict):
            return {}
        found = ((id_, _entry(question, answers)) for id_, question in self.questions.items() if id_ in answers)
        return {id_: entry for id_, entry in found if entry is not None}


def _entry(question: Question, answers: Mapping[str, object]) -> Entry | None:
    match answers.get(question.id):
        case [question.version, value, bool(right), bool(first), bool(again)]:
            return Entry(value, right, first, again)
        case _:
            return None
