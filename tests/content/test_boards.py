"""Every board of every class comes out as its file says, which was written from the rules before the engine ran."""

import dataclasses
from pathlib import Path

import pytest

from engine import replay
from engine.model import Layer
from lessons.board.checking import failures
from lessons.board.drill import Drill
from lessons.board.exercise import Exercise, read_exercise
from lessons.board.file import Board, read_file, read_text
from lessons.play.file import read_any

CONTENT = Path(__file__).resolve().parents[2] / "lessons" / "content"
FILES = sorted(path for path in CONTENT.glob("*/tableros/*.toml") if isinstance(read_any(path), Board))
TASKS = {path: read_exercise(path, path.name) for path in sorted(CONTENT.glob("*/ejercicios/*.toml"))}
EXERCISES = [path for path, task in TASKS.items() if not isinstance(task, Drill)]
DRILLS = [path for path, task in TASKS.items() if isinstance(task, Drill)]


def board(path: Path) -> Board:
    read = read_file(path, path.name)
    assert isinstance(read, Board), "\n".join(map(str, read))
    return read


def outcome(path: Path, old: str = "", new: str = "") -> tuple[str, ...]:
    """What fails of a board, with something in its file changed."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    changed = read_text(text.replace(old, new), path.name)
    assert isinstance(changed, Board), changed
    return failures(changed, replay(changed.setup))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_board_comes_out_as_it_must(path):
    read = board(path)
    assert failures(read, replay(read.setup)) == ()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_board_says_what_must_come_out(path):
    read = board(path)
    assert read.id == path.stem
    assert read.moments[-1].facts.objects, "a board without facts could show anything"


def test_nothing_on_the_boards_is_unknown_to_the_engine():
    for path in FILES:
        steps = replay(board(path).setup).steps
        assert [said for step in steps for said in (*step.unperformed, *step.untold)] == [], path.stem


def test_the_boards_of_the_class_are_all_there():
    named = {"A1", "A1b", "A2", "A2b", "A3", "A3b", "A4", "A5", "A6", "A6b", "A6c", "A7", "A8", "A9", "A9b", "A10", "A11"}
    named |= {"B1", "B4a", "B4b", "B4c", "B4d", "B4e", "B5a", "B5b", "B6", "B6b", "B7a", "B7b", "B7c", "B7d", "B7e"}
    assert named <= {path.stem for path in FILES}


# The facts can fail: one of each kind, turned round.

A = CONTENT / "1-capas" / "tableros"


@pytest.mark.parametrize(
    "file, old, new, said",
    [
        ("A2", 'linea = "Creature — Frog"', 'linea = "Creature — Elf"', "subtipos"),
        ("A2", 'linea = "Creature — Frog"', 'linea = "Artifact — Equipment"', "tipos"),
        ("A3", 'linea = "Legendary Land — Mountain"', 'linea = "Land — Mountain"', "supertipos"),
        ("A2", 'colores = ["U"], fr = "5/5"', 'colores = [], fr = "5/5"', "colores"),
        ("A2", 'fr = "5/5"', 'fr = "2/2"', "fuerza y resistencia"),
        ("A8", '    "Flying",\n    "Infect",', '    "Infect",', "habilidades"),
        ("A8", 'nombre = "Sturmgeist"\n', 'nombre = "Inkmoth Nexus"\n', "nombre"),
        ("A9", 'habilidades = ["Haste"], controla = "you"', 'habilidades = ["Haste"], controla = "opp"', "controlador"),
        ("A9b", 'forest = { zona = "cementerio" }', 'forest = { zona = "mano" }', "zona"),
        ("A9b", 'forest = { zona = "cementerio" }', "forest = { ya_no_existe = true }", "todavía existe"),
        ("B7d", "girada = false", "girada = true", "girada"),
        ("B6", '"+1/+1" = 1', '"+1/+1" = 2', "contadores"),
        ("A10", 'tiene = ["Elf", "Shapeshifter"]', 'no_tiene = ["Elf"]', "es Elf"),
        ("A4", 'tiene = ["Shapeshifter"', 'tiene = ["Equipment"', "no es Equipment"),
        ("A2", '4 = ["angelic-destiny", "turn-to-frog"]', '4 = ["turn-to-frog", "angelic-destiny"]', "el orden es"),
        ("A3", 'causa = "existencia"', 'causa = "texto"', "no espera a"),
        ("A7", 'causa = "qué hace"', 'causa = "a qué se aplica"', "no espera a"),
        ("A3", 'perdidos = ["urborg-tomb-of-yawgmoth"]', 'perdidos = ["cabal-coffers"]', "no se pierde"),
        ("A3", 'perdidos = ["urborg-tomb-of-yawgmoth"]', 'independientes = ["4"]', "espera a"),
        ("B5a", 'entre = ["ashaya-soul-of-the-wild", "life-and-limb"]', 'entre = ["forest", "life-and-limb"]', "no hay un ciclo"),
        ("B5a", "version = 1", 'version = 1\nindependientes = ["4"]', "hay un ciclo"),
        ("A1b", 'fr = "1/0"', 'fr = "2/1"', "tras «curse-of-deaths-hold»"),
        ("A1b", 'efecto = "curse-of-deaths-hold"', 'efecto = "forest"', "no se aplica"),
        ("A5", 'fr = "8/8"', 'fr = "9/9"', "momento 4"),
    ],
)
def test_a_fact_that_does_not_hold_is_told(file, old, new, said):
    found = outcome(A / f"{file}.toml", old, new)
    assert any(said in failure for failure in found), found


def test_the_land_of_the_hardest_example_dies_and_nobody_dies_in_the_middle_of_a_count():
    steps = [s for s in replay(board(A / "A9b.toml").setup).steps if s.state_based]
    assert [(str(a.rule), a.object) for s in steps for a in s.state_based] == [("704.5f", "forest")]
    assert not [s for s in replay(board(A / "A1b.toml").setup).steps if s.state_based]


# --- exercises --------------------------------------------------------------------------------------------------------

KEYS = {
    "A0": [{"4", "5", "6", "7b"}, set(), {"6", "7c"}, set(), {"6"}, {"rules"}],
    "A12": [
        {"rules"}, {"6"}, {"6"}, {"6", "7c"}, {"2"}, {"3"}, {"7c"}, {"7a"}, {"7d"}, {"7c"}, {"4"}, {"6", "7b"},
        {"4", "6", "7c"}, {"1a"},
    ],
}  # fmt: skip


@pytest.mark.parametrize("path", EXERCISES, ids=lambda path: path.stem)
def test_the_key_of_an_exercise_is_what_the_rules_say(path):
    """The key itself is computed from the texts; here it is held against the layers of 613.1 and 613.11, written by hand."""
    read = read_exercise(path, path.name)
    assert isinstance(read, Exercise), read
    assert [item.layers for item in read.items] == [{Layer(name) for name in key} for key in KEYS[read.id]]


def test_every_exercise_has_its_key_checked():
    assert {path.stem for path in EXERCISES} == set(KEYS)


def test_nothing_of_a_board_can_be_changed():
    read = board(A / "A2.toml")
    with pytest.raises(dataclasses.FrozenInstanceError):
        read.id = "A3"


ORDERS = {"C16": [f"601.2{letter}" for letter in "abcdefghi"]}


@pytest.mark.parametrize("path", DRILLS, ids=lambda path: path.stem)
def test_the_order_of_a_drill_is_that_of_the_rules(path):
    """The file has the order; here it is held against the rules that it cites."""
    drill = TASKS[path]
    assert isinstance(drill, Drill), drill
    assert [step.rule for step in drill.items] == ORDERS[drill.id]
