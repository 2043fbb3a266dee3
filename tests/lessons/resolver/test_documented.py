"""docs/tableros.md says what is so: its examples play, and its tables name the keys that there are."""

import json
import re
from pathlib import Path

import pytest

from engine import replay
from lessons.board.checking import failures
from lessons.board.drill import Drill
from lessons.board.exercise import Exercise, exercise_of
from lessons.board.file import Board, read_text
from lessons.board.notation.asks import ASPECT_WORDS, AskKind
from lessons.board.notation.facts import CAUSES, LAYERS
from lessons.board.notation.moments import ANSWERS, CHANGES, CHOICES, VERBS, ZONES
from lessons.board.notation.source import Source, parse
from lessons.board.report import as_json
from lessons.catalog.load import catalog
from lessons.catalog.pairing import Pair, read_pairs

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "tableros.md").read_text(encoding="utf-8")
EXAMPLE, QUESTIONS, PAIRS, EXERCISE, DRILL = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
WORDS = set(re.findall(r"`([^`\n]+)`", PAGE))


def example() -> Board:
    board = read_text(EXAMPLE, "tableros.md")
    assert isinstance(board, Board), "\n".join(map(str, board))
    return board


def test_the_example_comes_out_as_it_says():
    board = example()
    assert failures(board, replay(board.setup)) == ()


def test_the_exercise_has_a_key():
    source = parse(EXERCISE, "tableros.md")
    assert isinstance(source, Source)
    exercise = exercise_of(source)
    assert isinstance(exercise, Exercise), exercise
    assert [sorted(map(str, item.layers)) for item in exercise.items] == [["4", "6", "7c"], ["7c"]]


def test_the_drill_has_an_order():
    source = parse(DRILL, "tableros.md")
    assert isinstance(source, Source)
    drill = exercise_of(source)
    assert isinstance(drill, Drill), drill
    assert [step.rule for step in drill.items] == ["601.2c", "601.2h"]
    assert drill.slip(put=1, done=0) is drill.slips[0]


def test_the_pair_is_one_of_the_class(tmp_path):
    path = tmp_path / "parejas.toml"
    path.write_text(PAIRS, encoding="utf-8")
    (pair,) = read_pairs(path, "parejas.toml", catalog().lessons["capas"].boards)
    assert isinstance(pair, Pair), pair
    assert (pair.one, pair.other) == ("A6", "A6b")


def test_the_questions_can_be_asked():
    path = Path(__file__).resolve().parents[3] / "lessons" / "content" / "1-capas" / "tableros" / "A2.toml"
    board = read_text(path.read_text(encoding="utf-8").partition("[[pregunta]]")[0] + QUESTIONS, "A2")
    assert isinstance(board, Board), "\n".join(map(str, board))
    assert failures(board, replay(board.setup)) == ()
    assert len(board.asks) == 2


@pytest.mark.parametrize(
    "keys",
    [
        {f'"{kind}"' for kind in AskKind},
        {f'"{word}"' for word in ASPECT_WORDS},
        VERBS,
        CHOICES,
        CHANGES,
        ANSWERS,
        {f'"{zone}"' for zone in ZONES},
        {f'"{cause}"' for cause in CAUSES},
        {'"jugadores"', '"reglas"'},
    ],
)
def test_every_key_is_named(keys):
    assert [key for key in keys if key not in WORDS and not any(key in w.split(" = ") for w in WORDS)] == []


def test_every_key_of_the_report_is_named():
    report = json.loads(json.dumps(as_json(example(), replay(example().setup))))
    step = report["steps"][-2]
    named = {*report, *step, *step["effect"], *step["cause"], *report["final"]["copia"], *report["board"]}
    assert sorted(key for key in named if key not in WORDS) == []


def test_the_layers_of_the_facts_are_those_of_the_rules():
    assert list(LAYERS) == ["1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d", "jugadores", "reglas"]
