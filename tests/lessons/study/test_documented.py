"""What docs/preguntas.md says of the format is what is read."""

import re
from pathlib import Path

from lessons.catalog.load import catalog
from lessons.narration import SPANISH
from lessons.study.file import MAY_ASK, Questionnaire, What, read_questions
from lessons.study.making.make import make
from lessons.study.question import Kind
from tests.conftest import ROOT

TOLD = (ROOT / "docs" / "preguntas.md").read_text(encoding="utf-8")


def test_the_example_is_read_and_asked(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", TOLD, re.DOTALL)
    assert example
    path = tmp_path / "preguntas.toml"
    path.write_text(example[1], encoding="utf-8")
    lesson = catalog().lessons["capas"]
    read = read_questions(path, "preguntas.toml", lesson)
    assert isinstance(read, Questionnaire)
    assert [make(written, lesson, SPANISH).kind for written in read.written] == [Kind.NUMBERS, Kind.SEVERAL]


def test_every_way_to_ask_has_its_row() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ((?:`\w+`(?:, )?)+) \|", TOLD, re.MULTILINE)
    told = {(kind, what) for kinds, whats in rows for kind in re.findall(r"\w+", kinds) for what in re.findall(r"\w+", whats)}
    told -= {("tipo", "que")}  # the head of the table
    assert told == {(str(kind), str(what)) for kind, whats in MAY_ASK.items() for what in whats}
    assert {what for _, what in told} == {str(what) for what in What}
