"""What is said of every board of the class: in Spanish, in whole sentences."""

from pathlib import Path

import pytest

import lessons
from engine import replay
from lessons import narration
from lessons.board.file import Board, read_file

BOARDS = sorted(Path(lessons.__file__).parent.glob("content/*/tableros/*.toml"))
TITLES_END = ".:;,"


@pytest.mark.parametrize("path", BOARDS, ids=lambda p: p.stem)
def test_every_step_is_told_in_spanish_and_in_whole_sentences(path: Path) -> None:
    board = read_file(path, path.name)
    assert isinstance(board, Board)
    trace = replay(board.setup)
    for step in trace.steps:
        words = narration.step(step, trace)
        said = [words.sentence, *words.why, *words.waits, *words.lost, *words.notes]
        assert not [s for s in (words.title, *said) if narration.has_english(s)]
        assert not [s for s in said if not s.endswith((".", ".”")) or "  " in s or ".." in s or s[0].islower()]
        assert words.title
        assert words.title[-1] not in TITLES_END
        assert words.title == narration.step_title(step, trace)


def test_there_are_boards() -> None:
    assert len(BOARDS) >= 30
