"""What is said of an answer, for any question: each choice beside what is right, why, the rules, and what a mistake is called."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from engine.misplaying import Misplay
from lessons.board.readings.known import called
from lessons.board.readings.words import Called
from lessons.board.views import beginning_of
from lessons.catalog.exercises import in_words
from lessons.catalog.frame import Frame
from lessons.catalog.load import traces_of
from lessons.catalog.reading import PageReader
from lessons.catalog.values import AnyBoard, Board, Lesson, PlayedBoard
from lessons.play.addresses import PlayAddresses
from lessons.play.predicting import called as called_in_play
from lessons.play.scenes import scene_of_line
from lessons.study.forms import label_of
from lessons.study.marking import Marking, mark
from lessons.study.prose import said_in_line
from lessons.study.question import Answer, Chosen, Numbers, Ordered, Placed, Question


@dataclass(frozen=True, slots=True)
class Row:
    """One option, text or number of an answer: as it was given, as it is, and why."""

    label: SafeString | str
    given: str
    right: str
    is_right: bool
    why: SafeString | str = ""


def reader_of(lesson: Lesson, frame: Frame) -> PageReader:
    """How the prose of a class's questions is read."""
    return PageReader(traces_of(lesson), frame.names, frame.query)


def heading_of(question: Question, lesson: Lesson) -> str:
    """The section of the class that it belongs to; "" for none."""
    return next((heading.text for heading in lesson.headings if heading.anchor == question.section), "")


def verdict(question: Question, answer: Answer, lesson: Lesson, frame: Frame) -> SafeString:
    """The part of the page that says it: the same for everyone who gives the answer."""
    marking, reader = mark(question, answer), reader_of(lesson, frame)
    shown = next((board for board in lesson.all_boards.values() if board.slug == question.board), None)
    context = {
        "question": question,
        "marking": marking,
        "rows": tuple(_rows(question, answer, marking, reader)),
        "is_choice": isinstance(answer, Chosen),
        "reason": said_in_line(question.reason, reader),
        "heading": heading_of(question, lesson),
        "lesson_url": reverse("lesson", args=[lesson.slug]) + frame.query,
        "board": shown,
        "board_url": _address(shown, question.line, frame) if shown else "",
        "readings": _readings(question, marking, shown, frame),
        "names_query": frame.query,
    }
    return mark_safe(render_to_string("study/_verdict.html", context))  # noqa: S308 (a template's own output)


def _readings(question: Question, marking: Marking, shown: AnyBoard | None, frame: Frame) -> tuple[Called, ...]:
    """The misreadings that lead to the answer, each with where it can be seen."""
    line = shown.file.line(question.line) if isinstance(shown, PlayedBoard) else None
    if isinstance(shown, PlayedBoard) and line is not None:
        return called_in_play(scene_of_line(shown, line, frame.names), map(Misplay, marking.readings))
    return called(shown if isinstance(shown, Board) else None, marking.readings, frame.names.language)


def _address(board: AnyBoard, line: str, frame: Frame) -> str:
    """Where a board begins; of a board that is played, the end of the line."""
    found = board.file.line(line) if isinstance(board, PlayedBoard) else None
    if found is None:
        return beginning_of(board, frame.names.language)
    return PlayAddresses(board.lesson, board.slug, frame.names.language).of_line(found).step()


def _rows(question: Question, answer: Answer, marking: Marking, reader: PageReader) -> Iterator[Row]:
    match answer, question.right:
        case Chosen(given), Chosen(right):
            for option in question.options:
                told = "Tu respuesta" if option.key in given else ""
                true = "Correcta" if option.key in right or Chosen(frozenset({option.key})) in question.alternatives else ""
                yield Row(label_of(option), told, true, option.key not in marking.wrong, said_in_line(option.why, reader))
        case Ordered(given), Ordered(right):
            for place, key in enumerate(right, 1):
                option = question.option(key)
                mine = f"{given.index(key) + 1}.º"
                yield Row(label_of(option), mine, f"{place}.º", key not in marking.wrong, said_in_line(option.why, reader))
        case Placed(given_rows), Placed(right_rows):
            for option, mine_in, true_in in zip(question.options, given_rows, right_rows, strict=True):
                why = said_in_line(option.why, reader)
                yield Row(label_of(option), in_words(mine_in), in_words(true_in), option.key not in marking.wrong, why)
        case Numbers(power, toughness), Numbers(true_power, true_toughness):
            yield Row("Fuerza y resistencia", f"{power}/{toughness}", f"{true_power}/{true_toughness}", marking.right)
        case _:
            raise TypeError(answer)
