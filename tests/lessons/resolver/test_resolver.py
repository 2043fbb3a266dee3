"""`manage.py resolver`: steps in words, or JSON; bad input gives one line a fault on stderr, status 2, never a traceback."""

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

from lessons.board.notation.extra import Extra, extra_cards

ROOT = Path(__file__).resolve().parents[3]
BOARDS = ROOT / "lessons" / "content" / "1-capas" / "tableros"
HEAD = 'version = 1\nid = "X"\ntitulo = "Un tablero"\n'


def resolver(path, *options, status=0):
    """What the command writes on stdout and stderr."""
    out, err = StringIO(), StringIO()
    if status:
        with pytest.raises(SystemExit) as stopped:
            call_command("resolver", str(path), *options, stdout=out, stderr=err)
        assert stopped.value.code == status
    else:
        call_command("resolver", str(path), *options, stdout=out, stderr=err)
    return out.getvalue(), err.getvalue()


@pytest.fixture
def write(tmp_path):
    def write(text: str | bytes, name: str = "x.toml") -> Path:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def test_the_steps_are_told_with_their_reasons_and_rules():
    out, err = resolver(BOARDS / "A3.toml")
    assert err == ""
    lines = out.splitlines()
    assert lines[0] == "Dos efectos sobre los tipos de tierra"
    (step,) = (n for n, line in enumerate(lines) if line.startswith("5. Capa 4"))
    assert "613.1d" in lines[step]
    assert any("deja de existir (613.8a)" in line for line in lines[step:])
    assert any(line.startswith("Urborg") and "Montaña" in line for line in lines[-6:])


def test_the_notes_of_the_file_are_told():
    out, _ = resolver(BOARDS / "A6.toml")
    assert "   Se resuelve la habilidad de equipar: el Equipo recibe un orden de llegada nuevo (613.7e)." in out.splitlines()


def test_the_report_has_the_steps_and_the_final_characteristics():
    report = json.loads(resolver(BOARDS / "A7.toml", "--json")[0])
    assert (report["format"], report["board"]["id"], report["refused"]) == (1, "A7", None)
    march = report["final"]["march-of-the-machines"]
    assert march["type_line"] == "Artifact Creature Enchantment — Frog"
    assert (march["colors"], march["power"], march["toughness"], march["abilities"]) == (["U"], 1, 1, [])
    assert (march["controller"], march["zone"], march["owner"]) == ("you", "battlefield", "you")
    coating = report["final"]["liquimetal-coating"]["abilities"]
    assert coating[0]["en"] == "{T}: Target permanent becomes an artifact in addition to its other types until end of turn."
    assert coating[0]["es"].startswith("{T}: ")
    layers = [(s["layer"], s["effect"]["name"]) for s in report["steps"] if s["kind"] == "apply"]
    assert layers[:3] == [("4", "liquimetal-coating"), ("4", "march-of-the-machines"), ("4", "turn-to-frog")]


def test_the_report_says_why_now_what_changed_and_what_waits():
    report = json.loads(resolver(BOARDS / "A7.toml", "--json")[0])
    first, second, *_ = (s for s in report["steps"] if s["layer"] == "4")
    (ahead,) = first["cause"]["ahead_of"]
    assert (ahead["effect_name"], ahead["on_name"], ahead["why"]) == (
        "march-of-the-machines", "liquimetal-coating", "what it applies to",
    )  # fmt: skip
    assert {
        "object": "march-of-the-machines",
        "what": "types",
        "before": ["enchantment"],
        "after": ["artifact", "enchantment"],
    } in (first["changes"])
    assert first["objects"]["march-of-the-machines"]["type_line"] == "Artifact Enchantment"
    waiting = [w["dependency"]["why"] for w in second["waiting"] if w["dependency"]]
    assert (second["cause"]["kind"], waiting) == ("dependency", ["what it does"])
    assert second["operations"][0]["does"] == [{"AddTypes": {"types": ["artifact", "creature"]}}]


@pytest.mark.parametrize("path", sorted(BOARDS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_board_has_a_report(path):
    report = json.loads(resolver(path, "--json")[0])
    assert report["final"]
    assert [s["number"] for s in report["steps"]] == list(range(1, len(report["steps"]) + 1))


def test_what_was_lost_and_what_died_is_in_the_report():
    report = json.loads(resolver(BOARDS / "A9b.toml", "--json")[0])
    assert [effect.partition(".")[0] for s in report["steps"] for effect in s["lost"]].count("night-of-souls-betrayal") == 1
    assert [s["state_based"] for s in report["steps"] if s["state_based"]] == [[{"rule": "704.5f", "object": "forest"}]]


# --- what stops it ----------------------------------------------------------------------------------------------------


def test_an_illegal_action_is_told_at_its_line_after_what_was_legal(write):
    path = write(
        f'{HEAD}[[momento]]\nentra = "Forest"\ncontrola = "you"\n'
        '[[momento]]\nresuelve = "Doom Blade"\ncontrola = "you"\nobjetivos = ["forest"]\n'
    )
    out, err = resolver(path, status=2)
    assert "Momento 1" in out
    assert err == f"{path}:10: momento[2].objetivos[1]: «forest» no es un objetivo legal (115.1)\n"
    report = json.loads(resolver(path, "--json", status=2)[0])
    assert (report["refused"]["moment"], report["refused"]["why"][0]["rule"]) == (2, "115.1")


def test_all_faults_of_a_file_in_one_line_each(write):
    path = write(f'{HEAD}[[momento]]\nentra = "Forrest"\ncontrola = "yu"\n')
    out, err = resolver(path, status=2)
    assert out == ""
    assert [line.partition(": ")[0] for line in err.splitlines()] == [f"{path}:5", f"{path}:6"]


def test_a_fact_that_does_not_hold_is_another_status(write):
    path = write((BOARDS / "A2.toml").read_text(encoding="utf-8").replace('"5/5"', '"2/2"'))
    out, err = resolver(path, status=1)
    assert "Resultado" in out
    assert "fuerza y resistencia" in err


@pytest.mark.parametrize("text", ["", "\0", "a = [", b"\xff\xfe", "version = 1", "[[momento]]\n" * 3, f"{HEAD}momento = 3"])
def test_whatever_the_file_it_is_a_line_and_status_2(write, text):
    out, err = resolver(write(text), status=2)
    assert out == ""
    assert err.strip()
    assert "Traceback" not in err


def test_no_file_and_a_folder(tmp_path):
    assert resolver(tmp_path / "no.toml", status=2)[1] == f"{tmp_path / 'no.toml'}: no existe\n"
    assert resolver(tmp_path, status=2)[1] == f"{tmp_path}: es una carpeta, no un archivo\n"


def test_more_than_four_hundred_objects(write):
    path = write(HEAD + '[[momento]]\nentra = "Forest"\ncontrola = "you"\n' * 401)
    (line,) = resolver(path, status=2)[1].splitlines()
    assert "el máximo es 400" in line


def test_a_ring_of_attachments(write):
    auras = "".join(
        f'[[momento]]\nentra = "Indestructibility"\nid = "{a}"\ncontrola = "you"\nanexada_a = "{b}"\n' for a, b in ("ab", "ba")
    )
    err = resolver(write(HEAD + auras), status=2)[1]
    assert "momento[1].anexada_a" in err


def test_it_runs_from_anywhere_with_any_terminal(tmp_path):
    run = subprocess.run(
        [sys.executable, ROOT / "manage.py", "resolver", BOARDS / "A1.toml"],
        cwd=tmp_path, capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout.startswith(b"Un +1/+1 y un -1/-1 a la vez")


# --- extra cards ------------------------------------------------------------------------------------------------------

SCRYFALL = {
    "object": "card", "name": "Front // Back", "cmc": 2.0, "layout": "transform",
    "card_faces": [
        {"name": "Front", "mana_cost": "{1}{W}", "type_line": "Creature — Human", "oracle_text": "Flying", "colors": ["W"],
         "power": "2", "toughness": "1"},
        {"name": "Back", "type_line": "Creature — Werewolf", "oracle_text": "Trample", "power": "3", "toughness": "3"},
    ],
}  # fmt: skip
MTGJSON = {
    "name": "Extra Bear", "manaCost": "{1}{G}", "type": "Creature — Bear", "text": "Trample", "power": "3", "toughness": "3",
    "colors": ["G"], "legalities": {},
}  # fmt: skip
WRAPPERS = [
    [SCRYFALL, MTGJSON],
    {"object": "list", "data": [SCRYFALL, MTGJSON]},
    {"meta": {}, "data": {"Front // Back": [SCRYFALL], "Extra Bear": [MTGJSON]}},
    {"meta": {}, "data": {"code": "XXX", "cards": [SCRYFALL, MTGJSON], "name": "A set"}},
    {"meta": {}, "data": {"XXX": {"cards": [SCRYFALL]}, "YYY": {"cards": [MTGJSON]}}},
]


@pytest.mark.parametrize("data", WRAPPERS)
def test_cards_in_the_manner_of_scryfall_and_mtgjson(write, data):
    extra = extra_cards(write(json.dumps(data), "cards.json"))
    assert isinstance(extra, Extra), extra
    assert extra.cards.keys() == {"Front", "Front // Back", "Extra Bear"}
    front = extra.cards["Front"]
    assert (front.mana_value, front.power, front.oracle_text, front.colors) == (2, "2", "Flying", {"W"})


def test_a_single_card_and_a_second_face(write):
    sides = [{**MTGJSON, "name": "A // B", "faceName": face, "side": side} for face, side in (("A", "a"), ("B", "b"))]
    assert extra_cards(write(json.dumps(sides), "c.json")).cards.keys() == {"A", "A // B"}
    assert extra_cards(write(json.dumps(MTGJSON), "d.json")).cards.keys() == {"Extra Bear"}


def test_a_board_of_extra_cards(write):
    cards = write(json.dumps([MTGJSON, SCRYFALL]), "cards.json")
    path = write(f'{HEAD}[[momento]]\nentra = "Extra Bear"\ncontrola = "you"\n[[momento]]\nentra = "Front"\ncontrola = "you"\n')
    assert "Extra Bear" in resolver(path, status=2)[1]
    report = json.loads(resolver(path, "--json", "--cards", str(cards))[0])
    assert [report["final"][id_]["power"] for id_ in ("extra-bear", "front")] == [3, 2]


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "no es JSON válido"),
        ("[" * 100_000, "no es JSON válido"),
        ("[]", "no tiene ninguna carta"),
        ("[1]", "[1]: tiene que ser un objeto"),
        ('[{"type": "Land"}]', "[1]: falta el nombre"),
        ('[{"name": "A", "type": "Land"}, {"name": "B", "cards": 3}]', "[2]"),
        ('[{"name": "A", "type_line": 3}]', "«type_line» tiene que ser un texto"),
        ('[{"name": "A", "card_faces": []}]', "«card_faces»"),
        ('[{"name": "A", "type": "Land", "colors": "W"}]', "«colors»"),
        ('[{"name": "A", "type": "Land", "power": []}]', "«power»"),
        (b"\xff", "no está en UTF-8"),
    ],
)
def test_what_is_wrong_with_extra_cards(write, text, said):
    cards = write(text, "cards.json")
    err = resolver(BOARDS / "A1.toml", "--cards", str(cards), status=2)[1]
    assert said in err
    assert err.startswith(str(cards))


def test_a_card_that_the_engine_has_no_words_for_matters_only_if_the_board_names_it(write):
    odd = [MTGJSON, {"name": "Odd", "type": "Scheme"}, {"name": "Costly", "type": "Land", "manaCost": "²"}]
    cards = write(json.dumps(odd), "cards.json")
    resolver(BOARDS / "A1.toml", "--cards", str(cards))
    path = write(f'{HEAD}[[momento]]\nentra = "Odd"\ncontrola = "you"\n')
    first, second = resolver(path, "--cards", str(cards), status=2)[1].splitlines()
    assert first.startswith(f"{path}:5: momento[1].entra: ")
    assert second == f"{cards}: Odd: no se puede usar: scheme"
