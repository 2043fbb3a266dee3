"""`manage.py resolver` plays boards that are played: their lines, one of them, or choices of one's own."""

import json

import pytest

from tests.lessons.catalog.test_plays import PLAY
from tests.lessons.resolver.test_resolver import resolver

AT_THE_TITAN = "lanza:doom-blade;objetivo:grave-titan"


@pytest.fixture
def board(tmp_path):
    path = tmp_path / "C1.toml"
    path.write_text(PLAY, encoding="utf-8")
    return path


def test_every_line_is_told_step_by_step(board):
    out, err = resolver(board)
    lines = out.splitlines()
    assert err == ""
    assert lines[0] == "Un objetivo que no puede ser"
    titan, geists = lines.index("== Al Titán (titan)"), lines.index("== A los Geists (geists)")
    told = lines[titan:geists]
    assert told.index("> lanza:doom-blade") < told.index("> objetivo:grave-titan")
    assert any("falló 601.2c" in line and "733.1" in line for line in told)
    assert any("(601.2i)" in line for line in lines[geists:])


def test_one_line_is_told(board):
    out, _ = resolver(board, "--linea", "geists")
    assert "A los Geists" in out
    assert "Al Titán" not in out


def test_choices_of_one_s_own_are_played(board):
    out, _ = resolver(board, "--elecciones", f"{AT_THE_TITAN};lanza:doom-blade;objetivo:dungeon-geists")
    lines = out.splitlines()
    assert [line for line in lines if line.startswith("> ")] == [
        "> lanza:doom-blade", "> objetivo:grave-titan", "> lanza:doom-blade", "> objetivo:dungeon-geists",
    ]  # fmt: skip
    assert lines[-1].startswith("? ")


def test_a_play_as_json_has_its_steps_and_a_file_its_lines(board):
    report = json.loads(resolver(board, "--json", "--elecciones", AT_THE_TITAN)[0])
    assert (report["format"], report["board"]["id"], report["players"]) == (1, "C1", ["you", "opp"])
    assert report["steps"][-1]["failed"] == "601.2c"
    assert report["steps"][-1]["refused"][0]["reason"] == "illegal target"
    assert "lines" not in report
    whole = json.loads(resolver(board, "--json")[0])
    assert [line["id"] for line in whole["lines"]] == ["titan", "geists"]
    assert whole["lines"][0]["steps"] == report["steps"]


@pytest.mark.parametrize(
    "options, said",
    [
        (("--elecciones", "lanza:doom-blade;mata:todo"), "--elecciones: «mata:todo» no es una elección"),
        (("--elecciones", ";".join(["pasa"] * 99)), "--elecciones: La partida ya terminó"),
        (("--linea", "titanes"), "--linea: no hay una línea «titanes», ¿quisiste decir «titan»?"),
    ],
)
def test_what_cannot_be_played_is_one_line(board, options, said):
    _, err = resolver(board, *options, status=2)
    assert said in err
    assert len(err.splitlines()) == 1


def test_what_fits_is_told_before_what_does_not(board):
    out, _ = resolver(board, "--elecciones", ";".join(["pasa"] * 99), status=2)
    assert "> pasa" in out


def test_a_fact_that_does_not_hold_has_its_status(board):
    board.write_text(PLAY.replace('"601.2c"', '"601.2b"'), encoding="utf-8")
    out, err = resolver(board, status=1)
    assert "Al Titán" in out
    assert err.splitlines() == [f"{board}: línea «titan»: rechazo: 601.2c illegal target (115.1), no 601.2b"]


def test_an_opening_that_cannot_be_played_is_told(board):
    board.write_text(PLAY.replace('entra = "Dungeon Geists"', 'entra = "Pacifism"'), encoding="utf-8")
    _, err = resolver(board, status=2)
    assert f"{board}:12: momento[2]" in err


def test_a_board_of_layers_has_no_choices(tmp_path):
    path = tmp_path / "x.toml"
    path.write_text('version = 1\nid = "X"\ntitulo = "T"\n[[momento]]\nentra = "Forest"\ncontrola = "you"\n', encoding="utf-8")
    _, err = resolver(path, "--elecciones", "pasa", status=2)
    assert err.splitlines() == [f"{path}: no es una partida: no tiene elecciones ni líneas de juego"]
