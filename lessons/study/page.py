"""A question as its page shows it: the form, or what is said of an answer; where one is in the class's questions."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from engine.model import LAYERS
from lessons.board.addresses import Addresses
from lessons.board.readings.known import Reading, readings
from lessons.catalog.exercises import AFTER
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.reading import PageReader
from lessons.catalog.values import Board, Lesson
from lessons.narration.nouns import listed
from lessons.study.forms import label_of
from lessons.study.load import questions
from lessons.study.marking import Marking, mark
from lessons.study.prose import said, said_in_line
from lessons.study.question import Answer, Chosen, Numbers, Ordered, Placed, Question


@dataclass(frozen=True, slots=True)
class Row:
    """One option, text or number of an answer: as it was given, as it is, and why."""

    label: SafeString | str
    given: str
    right: str
    is_right: bool
    why: SafeString | str = ""


@dataclass(frozen=True, slots=True)
class Called:
    """A misreading that leads to the answer, and where it can be seen."""

    reading: Reading
    url: str


@dataclass(frozen=True, slots=True)
class Asking:
    """A class's questions for a reader who asked for card names in a language."""

    lesson: Lesson
    frame: Frame

    @property
    def questions(self) -> Mapping[str, Question]:
        """All of them, by id."""
        return questions(self.lesson.slug, self.frame.names.language)

    @property
    def reader(self) -> PageReader:
        """How prose is read here."""
        return PageReader(lambda board: trace_of(self.lesson.boards[board]), self.frame.names, self.frame.query)

    @property
    def url(self) -> str:
        """The page of all questions."""
        return reverse("questions", args=[self.lesson.slug]) + self.frame.query

    def url_of(self, id_: str) -> str:
        """The page of one."""
        return reverse("question", args=[self.lesson.slug, id_]) + self.frame.query

    def url_again(self, id_: str) -> str:
        """The form of one that has an answer."""
        return self.url_of(id_) + ("&" if self.frame.query else "?") + "otra=1"

    def number(self, id_: str) -> int:
        """Its place among all, from 1."""
        return list(self.questions).index(id_) + 1

    def heading(self, question: Question) -> str:
        """The section of the class that it belongs to."""
        return next((h.text for h in self.lesson.headings if h.anchor == question.section), "")

    def prompt(self, question: Question) -> SafeString:
        """What is asked, as HTML."""
        return said(question.prompt, self.reader)

    def verdict(self, question: Question, answer: Answer) -> SafeString:
        """What is said of an answer: the same for everyone who gives it."""
        return _verdict(catalog().version, self.lesson.slug, question.id, answer, self.frame)


@lru_cache(maxsize=2048)
def _verdict(_version: str, lesson: str, id_: str, answer: Answer, frame: Frame) -> SafeString:
    asking = Asking(catalog().lessons[lesson], frame)
    question = asking.questions[id_]
    marking = mark(question, answer)
    board = None if question.board is None else catalog().board(lesson, question.board)
    context = {
        "question": question,
        "marking": marking,
        "rows": tuple(_rows(question, answer, marking, asking.reader)),
        "is_choice": isinstance(answer, Chosen),
        "reason": said_in_line(question.reason, asking.reader),
        "heading": asking.heading(question),
        "lesson_url": reverse("lesson", args=[lesson]) + frame.query,
        "board": board,
        "board_url": Addresses(lesson, board.slug, frame.names.language).step(1) if board else "",
        "called": tuple(_called(board, marking, frame)) if board else (),
        "names_query": frame.query,
    }
    return mark_safe(render_to_string("study/_verdict.html", context))  # noqa: S308 (a template's own output)


def _called(board: Board, marking: Marking, frame: Frame) -> Iterator[Called]:
    addresses = Addresses(board.lesson, board.slug, frame.names.language)
    for reading in readings(board).values():
        if reading.misconception.name in marking.readings:
            yield Called(reading, addresses.reading(reading.slug))


def _rows(question: Question, answer: Answer, marking: Marking, reader: PageReader) -> Iterator[Row]:
    match answer, question.right:
        case Chosen(given), Chosen(right):
            for option in question.options:
                told = "Tu respuesta" if option.key in given else ""
                true = ("Correcta" if option.key in right else "") if question.alternatives == () else ""
                yield Row(label_of(option), told, true, option.key not in marking.wrong, said_in_line(option.why, reader))
        case Ordered(given), Ordered(right):
            for place, key in enumerate(right, 1):
                option = question.option(key)
                mine = f"{given.index(key) + 1}.º"
                yield Row(label_of(option), mine, f"{place}.º", key not in marking.wrong, said_in_line(option.why, reader))
        case Placed(given_rows), Placed(right_rows):
            for option, mine_in, true_in in zip(question.options, given_rows, right_rows, strict=True):
                why = said_in_line(option.why, reader)
                yield Row(label_of(option), _places(mine_in), _places(true_in), option.key not in marking.wrong, why)
        case Numbers(), Numbers():
            yield Row("Fuerza y resistencia", _pt(answer), _pt(question.right), marking.right)
        case _:
            raise TypeError(answer)


def _places(places: frozenset[str]) -> str:
    """ "4 y 7b", "después", "ninguna"."""
    inside = [layer.value for layer in LAYERS if layer.value in places]
    return listed([*inside, *(["después"] if AFTER in places else [])]) or "ninguna"


def _pt(answer: Answer) -> str:
    match answer:
        case Numbers(power, toughness):
            return f"{power}/{toughness}"
        case Chosen() | Ordered() | Placed():
            raise TypeError(answer)
        case _:
            assert_never(answer)
