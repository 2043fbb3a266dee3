"""The class's file of questions, as it is read."""

from lessons.catalog.load import CONTENT, catalog
from lessons.study.file import Questionnaire, Written, read_questions


def written() -> tuple[Written, ...]:
    """What the file asks."""
    read = read_questions(CONTENT / "1-capas" / "preguntas.toml", "preguntas.toml", catalog().lessons["capas"])
    assert isinstance(read, Questionnaire)
    return read.written
