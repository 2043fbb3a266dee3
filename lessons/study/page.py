"""Where one is in a class's questions: their addresses, what is asked, and what is said of an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.values import Lesson
from lessons.study.load import questions
from lessons.study.prose import said
from lessons.study.question import Answer, Question
from lessons.study.verdict import reader_of, verdict


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
    def url(self) -> str:
        """The page of all questions."""
        return path_of(self.lesson.slug) + self.frame.query

    def url_of(self, id_: str) -> str:
        """The page of one."""
        return path_of(self.lesson.slug) + id_ + self.frame.query

    def url_again(self, id_: str) -> str:
        """The form of one that has an answer."""
        return self.url_of(id_) + ("&" if self.frame.query else "?") + "otra=1"

    def prompt(self, question: Question) -> SafeString:
        """What is asked, as HTML."""
        return said(question.prompt, reader_of(self.lesson, self.frame))

    def asked(self, question: Question, answer: Answer | None = None) -> SafeString:
        """The question's number and what is asked; with an answer, also what is said of it. The same for everyone."""
        return _asked(catalog().version, self.lesson.slug, question.id, answer, self.frame)


@cache
def path_of(lesson: str) -> str:
    """Where the questions of a class are."""
    return reverse("questions", args=[lesson])


@lru_cache(maxsize=2048)
def _asked(_version: str, lesson: str, id_: str, answer: Answer | None, frame: Frame) -> SafeString:
    """Drawn once for each answer."""
    asking = Asking(catalog().lessons[lesson], frame)
    question = asking.questions[id_]
    context = {
        "number": list(asking.questions).index(id_) + 1,
        "total": len(asking.questions),
        "prompt": asking.prompt(question),
        "verdict": "" if answer is None else verdict(question, answer, asking.lesson, frame),
    }
    return mark_safe(render_to_string("study/_asked.html", context))  # noqa: S308 (a template's own output)
