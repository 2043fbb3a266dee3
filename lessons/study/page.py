"""Where one is in a class's questions: their addresses, what is asked, and what is said of an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from django.urls import reverse
from django.utils.safestring import SafeString

from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.reading import PageReader
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
    def reader(self) -> PageReader:
        """How prose is read here."""
        return reader_of(self.lesson, self.frame)

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

    def prompt(self, question: Question) -> SafeString:
        """What is asked, as HTML."""
        return said(question.prompt, self.reader)

    def verdict(self, question: Question, answer: Answer) -> SafeString:
        """What is said of an answer: the same for everyone who gives it."""
        return _verdict(catalog().version, self.lesson.slug, question.id, answer, self.frame)


@lru_cache(maxsize=2048)
def _verdict(_version: str, lesson: str, id_: str, answer: Answer, frame: Frame) -> SafeString:
    """Drawn once for each answer."""
    found = catalog().lessons[lesson]
    return verdict(questions(lesson, frame.names.language)[id_], answer, found, frame)
