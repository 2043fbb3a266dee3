"""A drawn question as its page shows it: what happened, what the cards say, the form, and what is said of an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict
from django.urls import reverse

from lessons.board.ordering import DOWN, UP
from lessons.board.question_forms import SENT
from lessons.catalog.frame import Frame
from lessons.catalog.values import Lesson
from lessons.study.forms import ROW, form_of
from lessons.study.generated.telling import arrivals, card_text
from lessons.study.generated.template import Generated, Template
from lessons.study.marking import mark
from lessons.study.prose import said
from lessons.study.question import Kind
from lessons.study.verdict import reader_of, verdict

ANSWERS = (SENT, "opcion", "opciones", "orden", UP, DOWN, "fuerza", "resistencia")
MOST_ROWS = 12


def parameters(query: QueryDict) -> tuple[str, ...]:
    """Everything of a query that the page of a question reads, in one order whatever was sent."""
    rows = sorted(name for name in query if name.startswith(ROW))[:MOST_ROWS]
    return ("semilla", *ANSWERS, *rows)


@dataclass(frozen=True, slots=True)
class Practice:
    """Somebody at a template of a class."""

    lesson: Lesson
    template: Template
    frame: Frame

    @property
    def url(self) -> str:
        """The template's page, which leads to a question of its choice."""
        return reverse("practice-question", args=[self.lesson.slug, self.template.slug])

    def url_of(self, seed: int) -> str:
        """The page of the question of a seed."""
        return f"{self.url}?semilla={seed}{self.frame.query.replace('?', '&')}"

    def context(self, made: Generated, data: Mapping[str, Any]) -> dict[str, object]:
        """What the template needs. Raises `BadAnswer`."""
        position, names = made.draft.position, self.frame.names
        filled = SENT in data or (made.question.kind is Kind.ORDER and "orden" in data)
        form = form_of(made.question, data if filled else None)
        answered = form.is_answered()
        answer = form.answer() if answered and SENT in data and not (UP in data or DOWN in data) else None
        return {
            "template": self.template,
            "seed": str(made.seed),
            "url": self.url,
            "url_again": self.url_of(made.seed),
            "url_other": self.url + self.frame.query,
            "happened": () if position is None else arrivals(position, names),
            "cards": () if position is None else tuple(card_text(card, names) for card in position.cards),
            "prompt": said(made.question.prompt, reader_of(self.lesson, self.frame)),
            "form": None if answer else form,
            "fault": form.fault() if form.is_bound and SENT in data and answer is None else "",
            "verdict": verdict(made.explained, answer, self.lesson, self.frame) if answer else "",
            "told": "" if answer is None else "Correcto." if mark(made.question, answer).right else "No es así.",
        }
