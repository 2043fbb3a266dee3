"""The questions of each class: read once, keyed by the engine, every fault at once."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from lessons.catalog.faults import ContentError, Fault
from lessons.catalog.load import CONTENT, catalog, traces_of
from lessons.catalog.reading import Checker
from lessons.catalog.values import Lesson
from lessons.narration import SPANISH, Names
from lessons.study.file import Questionnaire, Written, read_questions
from lessons.study.making.asking import CannotAsk
from lessons.study.making.make import make
from lessons.study.prose import check
from lessons.study.question import Question, faults

FILE = "preguntas.toml"


@cache
def questions(lesson: str, language: str = "es") -> Mapping[str, Question]:
    """The questions of a class by id, in the file's order; none where it has no file. Raises `ContentError`."""
    found = catalog().lessons[lesson]
    return load(found, CONTENT, Names(language))


def load(lesson: Lesson, content: Path, names: Names = SPANISH) -> Mapping[str, Question]:
    """The questions of a class whose folder lies in `content`. Raises `ContentError` with every fault."""
    path = content / Path(lesson.file).parent / FILE
    if not path.exists():
        return {}
    read = read_questions(path, path.relative_to(content).as_posix(), lesson)
    if not isinstance(read, Questionnaire):
        raise ContentError(read)
    made: dict[str, Question] = {}
    wrong: list[Fault] = []
    for written in read.written:
        try:
            question = make(written, lesson, names)
        except CannotAsk as fault:
            wrong.append(read.fault(written, str(fault)))
            continue
        wrong += [read.fault(written, reason) for reason in (*faults(question), *_prose_faults(written, question, lesson))]
        made[question.id] = question
    if wrong:
        raise ContentError(tuple(wrong))
    return made


def _prose_faults(written: Written, question: Question, lesson: Lesson) -> Iterator[str]:
    checker = Checker(traces_of(lesson))
    for text in (written.prompt, written.reason, *(option.why for option in question.options), *(o.text for o in written.options)):
        check(text, checker)
    yield from dict.fromkeys(checker.wrong)
