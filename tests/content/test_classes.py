"""What a class's design says of it is so: its notes, its boards, the mistakes it names; and its words to remember by."""

import re
from pathlib import Path

import pytest

from lessons.board.drill import Drill
from lessons.catalog.load import CONTENT, catalog
from lessons.catalog.values import Lesson

LESSONS = tuple(catalog().lessons.values())


def folder(lesson: Lesson) -> Path:
    return (CONTENT / lesson.file).parent


def table(lesson: Lesson, heading: str) -> list[list[str]]:
    """The rows of a table of the design, below its head."""
    text = (folder(lesson) / "diseno.md").read_text()
    part = text[text.index(f"\n## {heading}\n") :].split("\n## ", 2)[1]
    rows = [line.strip().strip("|").split("|") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def blocks(lesson: Lesson, *kinds: str) -> list[str]:
    return [block.argument for block in lesson.blocks if block.kind in kinds]


@pytest.fixture(params=LESSONS, ids=lambda lesson: lesson.slug)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return request.param


def test_the_design_lists_the_notes_of_what_changed(lesson: Lesson) -> None:
    assert [row[0] for row in table(lesson, "Entonces y ahora")] == blocks(lesson, "entonces-y-ahora")


def test_the_design_says_where_each_board_stands(lesson: Lesson) -> None:
    listed = [found for _, boards in table(lesson, "Tableros") for found in re.findall(r"\b[A-Z]\d+[a-z]?\b", boards)]
    assert listed == blocks(lesson, "tablero", "ejercicio")


def test_every_board_of_the_class_on_casting_is_shown() -> None:
    found = catalog().lessons["lanzar"]
    assert set(found.all_boards) == set(blocks(found, "tablero"))


def test_the_mistakes_that_the_class_on_casting_names_are_named_in_it() -> None:
    found = catalog().lessons["lanzar"]
    prose = (folder(found) / "clase.md").read_text()
    named = [row[0] for row in table(found, "Errores que se nombran")]
    assert len(named) == 5
    assert {name for name in named if not re.search(rf"\*\*{name}\.?\*\*", prose)} == set()


def test_nine_words_begin_as_the_nine_steps_do() -> None:
    """«Aunque»: anuncio, and so on: what is said of each step, and the sentence that the class teaches."""
    found = catalog().lessons["lanzar"]
    drill = found.exercises["C16"]
    assert isinstance(drill, Drill)
    pairs = [re.match(r"«(\w+)»: (\w+)", step.note) for step in drill.items]
    assert all(pair and pair[1][0].lower() == pair[2][0] for pair in pairs)
    sentence = " ".join(pair[1].lower() for pair in pairs if pair)
    assert drill.end is not None
    assert re.sub(r"[.,]", "", drill.end).lower() == sentence
    prose = (folder(found) / "clase.md").read_text()
    assert re.sub(r"[*.,]", "", prose).lower().count(sentence) == 3, "for the screen, in the text and in the summary"
