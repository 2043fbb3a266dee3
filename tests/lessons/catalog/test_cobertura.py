"""`manage.py cobertura`: what is understood of a file of cards, and what is not."""

import json
import lzma
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

CARDS = [
    {"name": "Foo", "type": "Creature — Elf", "text": "Flying", "power": "1", "toughness": "1"},
    {"name": "Bar", "type_line": "Enchantment", "oracle_text": "Creatures you control get +1/+1.\nFrobnicate Bar."},
    {"name": "Baz", "type": "Instant", "text": "Target creature gets +3/+3 until end of turn."},
    {"name": "A Plane", "type": "Plane — Dominaria", "text": "Chaos."},
]


def cobertura(path: Path, *options: str) -> str:
    out = StringIO()
    call_command("cobertura", str(path), *options, stdout=out)
    return out.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(CARDS))
    return path


def test_it_counts_cards_kinds_and_effects(file: Path) -> None:
    report = json.loads(cobertura(file, "--json"))
    assert report["cards"] == {"understood": 2, "total": 3}
    assert report["others"] == 1
    assert report["paragraphs"]["static"] == {"understood": 1, "total": 2}
    assert report["continuous_effects"] == {"understood": 1, "total": 1}
    assert report["unknown"] == [{"kind": "static", "text": "Frobnicate ~.", "times": 1}]


def test_it_counts_spells_and_activated_and_triggered_abilities(tmp_path: Path) -> None:
    texts = {"Artifact": "{T}: Draw a card.\n{T}: Scry 2.\nWhen Foo enters, frobnicate.", "Instant": "Draw a card.\nScry 2."}
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([{"name": "Foo", "type_line": line, "oracle_text": text} for line, text in texts.items()]))
    report = json.loads(cobertura(file, "--json"))
    assert report["paragraphs"] == {
        "activated": {"understood": 2, "total": 2},
        "spell": {"understood": 2, "total": 2},
        "triggered": {"understood": 0, "total": 1},
    }
    assert report["performed"] == {"activated": {"understood": 1, "total": 2}, "spell": {"understood": 1, "total": 2}}
    said = cobertura(file)
    assert "Habilidades disparadas: 0 de 1 (0.0 %)" in said
    assert "lo que el motor lleva a cabo: habilidades activadas: 1 de 2 (50.0 %)" in said


def test_it_says_the_same_in_words(file: Path) -> None:
    said = cobertura(file)
    assert "Cartas entendidas por entero: 2 de 3 (66.7 %)" in said
    assert "Habilidades estáticas: 1 de 2 (50.0 %)" in said
    assert "Frobnicate ~." in said
    assert "Frobnicate" not in cobertura(file, "--top", "0")


@pytest.mark.parametrize("name", ["cards.jsonl", "cards.jsonl.xz", "mtgjson.json"])
def test_other_shapes_of_the_file(file: Path, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    if name.startswith("mtgjson"):
        path.write_text(json.dumps({"meta": {}, "data": {card["name"]: [card] for card in CARDS}}))
    else:
        text = "\n".join(json.dumps(card) for card in CARDS).encode()
        path.write_bytes(lzma.compress(text) if name.endswith("xz") else text)
    assert cobertura(path, "--json") == cobertura(file, "--json")


@pytest.mark.parametrize(
    "content,reason",
    [(None, "no se puede leer"), (b"{", "no es JSON"), (b"[]", "ninguna carta"), (b"\xff\xfe", "UTF-8")],
)
def test_a_file_that_cannot_be_used_gives_one_line(
    tmp_path: Path, content: bytes | None, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    if content is not None:
        path.write_bytes(content)
    err = StringIO()
    with pytest.raises(SystemExit) as stopped:
        call_command("cobertura", str(path), stderr=err)
    assert stopped.value.code == 2
    assert reason in err.getvalue()
    assert err.getvalue().count("\n") == 1


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(CARDS[0]) + "\n{broken\n")
    err = StringIO()
    with pytest.raises(SystemExit):
        call_command("cobertura", str(path), stderr=err)
    assert "cards.jsonl:2:" in err.getvalue()
