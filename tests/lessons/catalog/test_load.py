"""Loading a folder of content: what is there, and every fault with its file, line and reason."""

from pathlib import Path

import pytest

from lessons.catalog.faults import ContentError
from lessons.catalog.load import catalog, load, trace_of
from lessons.catalog.version import version
from tests.lessons.catalog.test_front_matter import HEAD

BOARD = """version = 1
id = "A2"
titulo = "Un león"

[[momento]]
entra = "Savannah Lions"
controla = "you"
"""


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A small class that is right."""
    folder = tmp_path / "9-una"
    (folder / "tableros").mkdir(parents=True)
    (folder / "clase.md").write_text(HEAD + "\n[[Savannah Lions]] (613.1).\n\n::: tablero A2\n:::\n")
    (folder / "tableros" / "A2.toml").write_text(BOARD)
    (tmp_path / "glosario.toml").write_text('[[termino]]\nes = "capa"\nen = "layer"\nregla = "613.1"\ndefinicion = "Una."\n')
    (tmp_path / "glosas.toml").write_text('["613.1"]\nglosa = "Siete."\n')
    return tmp_path


def add(content: Path, text: str) -> None:
    path = content / "9-una" / "clase.md"
    path.write_text(path.read_text() + text)


def faults(content: Path) -> list[str]:
    with pytest.raises(ContentError) as found:
        load(content)
    return [str(fault) for fault in found.value.faults]


def test_a_class_and_its_board(content: Path) -> None:
    lesson = load(content).lessons["una"]
    board = lesson.boards["A2"]
    assert (board.slug, board.lesson, board.file.title) == ("a2", "una", "Un león")
    assert board.section is not None
    assert board.section.anchor == "algo"
    assert trace_of(board).steps[-1].sheets["savannah-lions"].pt == (2, 1)


@pytest.mark.parametrize(
    "text,fault",
    [
        ("\n[[Carta Que No Existe]]\n", "no hay una carta «Carta Que No Existe»"),
        ("\n(613.99)\n", "no existe la regla 613.99"),
        ("\n{{ tablero.Z9.x.fr }}\n", "no hay un tablero Z9"),
        ("\n{{ tablero.A2.tarmogoyf.fr }}\n", "en el tablero A2 no hay un objeto tarmogoyf"),
        ("\n{{ tablero.A2.savannah-lions.edad }}\n", "no se cita «edad»"),
        ("\n{{ algo }}\n", "no es una cita"),
        ("\n::: tablero Z9\n:::\n", "no hay un tablero Z9"),
        ("\n::: ejercicio Z9\n:::\n", "no hay un ejercicio Z9"),
        ("\n::: entonces-y-ahora\nx\n:::\n", "la nota no tiene título"),
        ("\n::: tablerito A2\n:::\n", "no se conoce «::: tablerito A2»"),
        ("\n## Otra\n", "no tiene ancla"),
        ("\n## Otra {#algo}\n", "el ancla #algo está repetida"),
    ],
)
def test_a_fault_in_the_text(content: Path, text: str, fault: str) -> None:
    add(content, text)
    found = [said for said in faults(content) if fault in said]
    assert found
    assert all(said.startswith("9-una/clase.md:") for said in found)


def test_the_line_of_a_fault(content: Path) -> None:
    add(content, "\n\n\n::: tablero Z9\n:::\n")
    lines = (content / "9-una" / "clase.md").read_text().split("\n")
    assert f"9-una/clase.md:{lines.index('::: tablero Z9') + 1}: no hay un tablero Z9" in faults(content)


def test_faults_come_all_at_once(content: Path) -> None:
    add(content, "\n[[Nada]] y (613.99)\n")
    (content / "glosas.toml").write_text('["999.1"]\nglosa = "x"\n')
    (content / "glosario.toml").write_text('[[termino]]\nes = "capa"\n')
    said = "\n".join(faults(content))
    assert all(part in said for part in ("Nada", "613.99", "999.1", "al término le falta definicion, en"))


def test_a_board_that_stops_is_a_fault(content: Path) -> None:
    path = content / "9-una" / "tableros" / "A2.toml"
    path.write_text(BOARD + '\n[[momento]]\nresuelve = "Turn to Frog"\ncontrola = "you"\nobjetivos = ["nadie"]\n')
    assert any(said.startswith("9-una/tableros/A2.toml") for said in faults(content))


def test_a_board_that_comes_out_otherwise_is_a_fault(content: Path) -> None:
    path = content / "9-una" / "tableros" / "A2.toml"
    path.write_text(BOARD + '\n[debe.objetos.savannah-lions]\nfuerza_resistencia = "9/9"\n')
    assert faults(content)


def test_two_boards_of_one_name(content: Path) -> None:
    (content / "9-una" / "tableros" / "B.toml").write_text(BOARD)
    assert any("ya hay otro tablero A2" in said for said in faults(content))


def test_a_broken_file_of_words(content: Path) -> None:
    (content / "glosas.toml").write_text("no es = = toml")
    assert any(said.startswith("glosas.toml:1: no es TOML") for said in faults(content))
    (content / "glosas.toml").unlink()
    assert "glosas.toml: falta el archivo" in faults(content)


def test_the_content_of_the_site_has_no_fault() -> None:
    lesson = catalog().lessons["capas"]
    assert len(lesson.boards) > 25
    assert catalog().glosses["613.8a"]
    assert [term.es for term in catalog().glossary][:1] != []


def test_the_version_follows_what_pages_are_made_of(content: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    (root / "lessons").mkdir(parents=True)
    (root / "lessons" / "a.md").write_text("uno")
    first = version(root)
    assert version(root) == first
    assert version(root, "otra dirección") != first
    (root / "lessons" / "a.md").write_text("dos")
    assert version(root) != first
