"""A question as its page shows it: the board just before the step, the form, the hints, and what is said of an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from lessons.board.addresses import Addresses
from lessons.board.predicting.answering import Answering, Row
from lessons.board.predicting.marking import Verdict, judge
from lessons.board.predicting.questions import Question, questions
from lessons.board.question_forms import SENT, QuestionForm
from lessons.board.readings.known import by_name, called
from lessons.board.readings.words import Called
from lessons.catalog.load import trace_of
from lessons.catalog.values import Board
from lessons.narration import Names, place
from lessons.narration.predictions import Asked, hints, question

HINTS = 3


@cache
def questions_of(board: Board) -> Mapping[int, Question]:
    """The questions of a board, by the step that they stand before."""
    return questions(board.file, trace_of(board)).questions


@dataclass(frozen=True, slots=True)
class PredictionView:
    """Everything that the question's template needs besides the board.

    - `url`: the question itself; `onward`: the step that it stands before. `hint_url`: one more hint; "" when there is none.
    - `fault`: what is missing in the answer. `verdict`: None until there is one.
    - `action`, `hidden`: where an answer goes, if not to `url`, and what of the address it carries on.
    """

    number: int
    place: str
    question: str
    form: QuestionForm
    url: str
    onward: str
    hints: tuple[str, ...]
    hint_url: str
    fault: str
    verdict: Verdict | None
    rows: tuple[Row, ...]
    readings: tuple[Called, ...]
    action: str = ""
    hidden: tuple[tuple[str, str], ...] = ()

    @property
    def status(self) -> str:
        """What somebody who hears the page is told."""
        if self.fault:
            return self.fault
        if self.verdict is None:
            return self.hints[-1] if self.hints else self.question
        return "Correcto." if self.verdict.right else "No es así."


def prediction_view(board: Board, number: int, names: Names, data: Mapping[str, Any], addresses: Addresses) -> PredictionView:
    """The view of the question before a step. Raises `KeyError` where nothing is asked, `BadAnswer` for what is no answer."""
    asked = Asked(questions_of(board)[number], trace_of(board), names)
    answering = Answering(asked, by_name(board), f"{board.dom}-p")
    sent = SENT in data
    form = answering.form(data if sent or "orden" in data else None)
    answered = form.is_answered()
    verdict = judge(asked, answering.answer(form), by_name(board)) if sent and answered else None
    given = 0 if sent else level(data.get("pista"))
    return PredictionView(
        number=number,
        place=place(asked.step) if _tells_place(asked) else "",
        question=question(asked),
        form=form,
        url=addresses.prediction(number),
        onward=addresses.step(number),
        hints=hints(asked)[:given],
        hint_url=addresses.prediction(number, hint=given + 1) if given < HINTS and verdict is None else "",
        fault=form.fault() if sent else "",
        verdict=verdict,
        rows=answering.rows(form, verdict.wrong) if verdict else (),
        readings=called(board, (reading.name for reading in verdict.readings), names.language) if verdict else (),
    )


def level(text: object) -> int:
    """How many hints are shown."""
    return min(int(text), HINTS) if isinstance(text, str) and text.isdecimal() and len(text) < 3 else 0


def _tells_place(asked: Asked) -> bool:
    """Whether the layer may be said: where it is what is asked for, it may not."""
    return hasattr(asked.question, "layer")
