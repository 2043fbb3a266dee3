"""Every board that is played comes out as its file says, which was written from the rules before the engine played it."""

from pathlib import Path

import pytest

from engine.played import REFUSALS, Kind
from lessons.play.file import PlayFile, read_any, read_play_text, without
from lessons.play.notation import read as read_choice
from lessons.play.notation import write
from lessons.play.playing import Play, lines_played, play, play_faults

CONTENT = Path(__file__).resolve().parents[2] / "lessons" / "content"
FILES = sorted(path for path in CONTENT.glob("*/tableros/*.toml") if isinstance(read_any(path), PlayFile))


def board(path: Path) -> PlayFile:
    read = read_any(path, path.name)
    assert isinstance(read, PlayFile), read
    return read


def test_there_are_boards_to_play():
    named = set("C1 C2 C3 C4 C5 C5b C6 C6b C7 C8 C9 C10 C10b C10d C11 C12 C13 C14 C15 C17 C18 C18b C18c C18d".split())
    assert named <= {path.stem for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_board_comes_out_as_it_must(path):
    read = board(path)
    assert read.id == path.stem
    assert [str(fault) for fault in play_faults(read)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_on_it_is_unknown_to_the_engine(path):
    steps = [step for played in lines_played(board(path)).values() for step in played.steps]
    assert [said for step in steps for said in (*step.unperformed, *step.untold)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_choice_of_a_line_is_legal_but_those_it_says_are_refused(path):
    """A line cannot hide a choice that went wrong: whatever is refused in it, it has to say."""
    for line, played in zip(board(path).lines, lines_played(board(path)).values(), strict=True):
        refused = [step for step in played.steps if step.kind in REFUSALS]
        assert len(refused) == len(line.facts.refused), line.slug


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_offered_is_accepted(path):
    """Every legal choice at every position of its lines can be written and read, and is not refused where it was offered."""
    whole = board(path)
    for line in whole.lines:
        read = without(whole, line.without)
        for end in range(len(line.choices) + 1):
            found = play(read, line.choices[:end])
            assert isinstance(found, Play)
            for option in found.played.waits.options if found.played.waits is not None else ():
                assert read_choice(write(option)) == option
                more = play(read, (*line.choices[:end], option))
                assert isinstance(more, Play)
                led_to = [step for step in more.played.steps if step.choice == end]
                assert not any(step.kind is Kind.REFUSED for step in led_to), (line.slug, end, option)


# The facts can fail: some of those that matter most, turned round.


@pytest.mark.parametrize(
    "file, old, new, said",
    [
        ("C1", 'rechaza = ["601.2c"]', 'rechaza = ["601.2h"]', "rechazo: 601.2c"),
        ("C2", 'opciones = ["modos:2,3", ', 'opciones = ["modos:1,3", ', "opciones: "),
        ("C5b", "vidas = { opp = 19 }", "vidas = { opp = 18 }", "vidas de opp: 19, no 18"),
        (
            "C6",
            'debe.grizzly-bears = { zona = "cementerio" }',
            'debe.grizzly-bears = { zona = "mano" }',
            "zona: graveyard, no hand",
        ),
        ("C7", 'suma = ["{1}{G}", "{G}", "{2}{G}"]', 'suma = ["{1}{G}", "{3}{G}", "{2}{G}"]', "suma: [{1}{G}, {G}, {2}{G}]"),
        ("C8", 'coste = "{B}"', 'coste = "{1}{B}"', "coste: {B}, no {1}{B}"),
        ("C10", 'pila = ["volcanic-hammer", "guttersnipe.1"]', 'pila = ["guttersnipe.1", "volcanic-hammer"]', "pila: "),
        ("C11", 'prioridad = "you"', 'prioridad = "opp"', "prioridad: you, no opp"),
        ("C12", 'prioridad = "nadie"', 'prioridad = "opp"', "prioridad: nadie, no opp"),
        ("C14", 'paso = "mantenimiento"', 'paso = "enderezar"', "paso: mantenimiento, no enderezar"),
        ("C18d", 'dispara = ["young-pyromancer", "young-pyromancer"]', 'dispara = ["young-pyromancer"]', "disparos: "),
    ],
)
def test_a_fact_that_does_not_hold_is_told(file, old, new, said):
    text = (CONTENT / "2-lanzar" / "tableros" / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    changed = read_play_text(text.replace(old, new, 1), file)
    assert isinstance(changed, PlayFile), changed
    found = [str(fault) for fault in play_faults(changed)]
    assert any(said in fault for fault in found), found
