"""A class may have boards on which one plays: found beside the others, held to their lines, quoted, counted."""

from pathlib import Path

import pytest

from lessons.catalog.cast import cast_of
from lessons.catalog.faults import ContentError
from lessons.catalog.lesson_page import pieces
from lessons.catalog.load import load, traces_of
from lessons.catalog.quotes import BadQuote, quote
from lessons.catalog.values import Board, PlayedBoard
from lessons.narration import SPANISH
from tests.lessons.catalog.test_front_matter import HEAD
from tests.lessons.catalog.test_load import BOARD

PLAY = """version = 1
tipo = "partida"
id = "C1"
titulo = "Un objetivo que no puede ser"
reservas.you = "BB"

[[momento]]
entra = "Doom Blade"
controla = "you"
zona = "mano"

[[momento]]
entra = "Dungeon Geists"
controla = "you"

[[momento]]
entra = "Grave Titan"
controla = "opp"

[[linea]]
id = "titan"
titulo = "Al Titán"
elecciones = ["lanza:doom-blade", "objetivo:grave-titan"]
rechaza = ["601.2c"]

[[linea]]
id = "geists"
titulo = "A los Geists"
elecciones = ["lanza:doom-blade", "objetivo:dungeon-geists"]
pila = ["doom-blade"]
"""


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A class with a board of each kind."""
    folder = tmp_path / "9-una"
    (folder / "tableros").mkdir(parents=True)
    (folder / "clase.md").write_text(HEAD + "\n::: tablero C1\n:::\n\n::: tablero A2\n:::\n")
    (folder / "tableros" / "A2.toml").write_text(BOARD)
    (folder / "tableros" / "C1.toml").write_text(PLAY)
    (tmp_path / "glosario.toml").write_text("")
    (tmp_path / "glosas.toml").write_text("")
    return tmp_path


def change(content: Path, file: str, old: str, new: str) -> list[str]:
    """What is wrong with the content once something in a file is changed."""
    path = content / "9-una" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    with pytest.raises(ContentError) as found:
        load(content)
    return [str(fault) for fault in found.value.faults]


def test_boards_of_both_kinds_stand_in_the_order_of_the_class(content: Path) -> None:
    catalog = load(content)
    lesson = catalog.lessons["una"]
    played = lesson.plays["C1"]
    assert [(type(board), board.id, board.route) for board in lesson.order()] == [
        (PlayedBoard, "C1", "play"),
        (Board, "A2", "board"),
    ]
    assert lesson.after(played) is lesson.boards["A2"]
    assert catalog.play("una", "c1") is played
    assert played.section is not None
    with pytest.raises(KeyError):
        catalog.play("una", "a2")
    with pytest.raises(KeyError):
        catalog.board("una", "c1")


def test_a_board_is_invited_to_with_its_cards_and_its_lines(content: Path) -> None:
    lesson = load(content).lessons["una"]
    cast = cast_of(lesson.plays["C1"], SPANISH)
    assert [member.slug for member in cast.members] == ["doom-blade", "dungeon-geists", "grave-titan"]
    assert (cast.steps, cast.lines) == (0, 2)
    shown = [piece.board for piece in pieces(lesson, SPANISH, "") if piece.kind == "tablero"]
    assert shown == [lesson.plays["C1"], lesson.boards["A2"]]


@pytest.mark.parametrize(
    "file, old, new, fault",
    [
        ("tableros/C1.toml", '"601.2c"', '"601.2b"', "9-una/tableros/C1.toml:20: linea[1]: rechazo: 601.2c"),
        ("tableros/C1.toml", '"601.2c"', '"601.99"', "9-una/tableros/C1.toml:24: linea[1].rechaza[1]: no existe la regla 601.99"),
        ("tableros/C1.toml", 'id = "C1"', 'id = "A2"', "ya hay otro tablero A2"),
        ("clase.md", "tablero C1", "tablero C2", "no hay un tablero C2"),
        ("clase.md", "::: tablero A2", "{{ tablero.C1.titan.nada }}\n\n::: tablero A2", "no se cita «nada»"),
    ],
)
def test_what_is_wrong_with_them_is_a_fault_of_the_content(content: Path, file: str, old: str, new: str, fault: str) -> None:
    found = change(content, file, old, new)
    assert any(fault in said for said in found), found


@pytest.mark.parametrize(
    "path, said",
    [
        ("titan.regla", "601.2c"),
        ("titan.motivo", "Titán de la tumba no es un objetivo legal (115.1)"),
        ("titan.prioridad", "tú"),
        ("titan.pila", "vacía"),
        ("titan.you.vidas", "20"),
        ("titan.you.reserva", "{B}{B}"),
        ("titan.doom-blade.zona", "la mano"),
        ("geists.coste", "{1}{B}"),
        ("geists.suma", "{1}{B}"),
        ("geists.pila", "Cuchilla fatal"),
        ("geists.decide", "tú"),
        ("geists.you.reserva", "nada"),
        ("geists.dungeon-geists.fr", "3/3"),
    ],
)
def test_the_prose_quotes_lines_of_play(content: Path, path: str, said: str) -> None:
    assert quote(f"tablero.C1.{path}", traces_of(load(content).lessons["una"]), SPANISH) == said


@pytest.mark.parametrize(
    "path, said",
    [
        ("tablero.C1.nada.regla", "en el tablero C1 no hay una línea nada"),
        ("tablero.C1.geists.regla", "no hay nada que citar como «regla»"),
        ("tablero.C1.titan.elf.zona", "no hay un objeto elf"),
        ("tablero.C1.titan.you.fr", "no se cita «fr», sino vidas, reserva"),
        ("tablero.C1.titan", "no es una cita"),
        ("tablero.A2.savannah-lions", "no es una cita"),
        ("tablero.A2.savannah-lions.fr.x", "de un tablero se cita objeto.propiedad"),
    ],
)
def test_a_quote_of_what_is_not_there_is_told(content: Path, path: str, said: str) -> None:
    boards = traces_of(load(content).lessons["una"])
    with pytest.raises(BadQuote) as found:
        quote(path, boards, SPANISH)
    assert said in str(found.value)
