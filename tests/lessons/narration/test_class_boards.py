"""What is said of every board of the class: in Spanish, in whole sentences."""

from pathlib import Path

import pytest

import lessons
from engine import replay
from engine.model import Layer
from engine.trace import CauseKind
from lessons import narration
from lessons.board.file import Board, read_file
from tests.lessons.narration import boards

BOARDS = sorted(Path(lessons.__file__).parent.glob("content/1-capas/tableros/*.toml"))
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


def test_who_ceased_to_wait_or_kept_its_place_is_not_said_to_go_just_after() -> None:
    """613.8b, 613.8c: March of the Machines depended on the Lattice, which is still to come; Dralnu's Crusade, the youngest, was
    set free by Conspiracy, but the Lattice went first.
    """
    path = next(path for path in BOARDS if path.name == "A9.toml")
    board = read_file(path, path.name)
    assert isinstance(board, Board)
    trace = replay(board.setup)
    layer = {s.effect.source: s for s in trace.steps if s.layer is Layer.TYPE and s.effect and s.moment == trace.steps[-1].moment}
    causes = {source: step.cause.kind for source, step in layer.items() if step.cause}
    assert causes == {
        "opalescence": CauseKind.AHEAD,
        "opalescence-2": CauseKind.AHEAD,
        "march-of-the-machines": CauseKind.TIMESTAMP,
        "conspiracy": CauseKind.DEPENDENCY,
        "mycosynth-lattice": CauseKind.TIMESTAMP,
        "dralnus-crusade": CauseKind.TIMESTAMP,
    }
    assert narration.step(layer["march-of-the-machines"], trace).why[0].startswith("No depende de ninguno que falte")


def test_who_waited_too_and_is_set_free_with_another_goes_just_after() -> None:
    """613.8b: of those that are free at once, the older first; both waited."""
    trace = boards.freed_together()
    kinds = [s.cause.kind for s in trace.steps if s.layer is Layer.TYPE and s.cause]
    assert kinds == [CauseKind.AHEAD, CauseKind.DEPENDENCY, CauseKind.DEPENDENCY]
