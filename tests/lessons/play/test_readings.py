"""The wrong readings of a played board: which are offered, and each line beside what the reading makes of it."""

import re
from dataclasses import dataclass

import pytest
from django.test import Client

from engine.comparing_plays import ends_otherwise
from engine.misplaying import Misplay
from lessons.board.duo.places import Way
from lessons.catalog.load import catalog
from lessons.catalog.values import PlayedBoard
from lessons.narration import SPANISH
from lessons.narration.english import has_english
from lessons.play.file import PlayFile, read_play_text
from lessons.play.lines import Line
from lessons.play.misreadings import SLUGS
from lessons.play.readings.beside import Both, both, duo
from lessons.play.readings.endings import ends
from lessons.play.readings.played import as_read, reading_faults
from tests.lessons.pages import HTMX, text, unescaped
from tests.lessons.play.test_file import CARDS, FACT, HEAD, LINE, faults

PLAYS = "/clases/lanzar/partidas"
TO_COST = f"{PLAYS}/c12/lecturas/responder-a-un-coste"
CALLED = {misread: slug for slug, misread in SLUGS.items()}


@dataclass(frozen=True)
class Read:
    """A reading of a line of a board."""

    board: PlayedBoard
    line: Line
    misread: Misplay

    @property
    def both(self) -> Both:
        return both(self.board, self.line, self.misread)

    @property
    def url(self) -> str:
        return f"{PLAYS}/{self.board.slug}/lecturas/{CALLED[self.misread]}/{self.line.slug}"


READ = [
    Read(board, line, reading.misread)
    for board in catalog().lessons["lanzar"].plays.values()
    for line in board.file.lines
    for reading in line.readings
]
every = pytest.mark.parametrize("read", READ, ids=lambda read: f"{read.board.id}-{read.line.slug}-{read.misread.name}")


@pytest.mark.parametrize(
    "path",
    [
        "zz/lecturas",
        "c12/lecturas/nada",
        "c12/lecturas/nada/sigue",
        "c14/lecturas/responder-a-un-coste",
        "c12/lecturas/responder-a-un-coste/durante",
        "c12/lecturas/responder-a-un-coste/nada/pasos/1",
        "c12/lecturas/responder-a-un-coste/sigue/pasos/0",
        "c12/lecturas/responder-a-un-coste/sigue/pasos/99",
    ],
)
def test_a_reading_a_line_or_a_place_that_there_is_not(client: Client, path: str) -> None:
    text(client, f"{PLAYS}/{path}", 404)


def test_every_reading_is_played_on_some_board() -> None:
    assert {read.misread for read in READ} == set(SLUGS.values())
    boards = {(read.board.id, read.misread) for read in READ}
    assert boards >= {
        ("C1", Misplay.PAY_FIRST), ("C7", Misplay.PAST_ZERO), ("C7", Misplay.FIXED_FIRST), ("C8", Misplay.RESPOND_TO_COST),
        ("C12", Misplay.RESPOND_TO_COST), ("C10d", Misplay.TRIGGERS_FIRST),
    }  # fmt: skip


@every
def test_by_each_that_is_offered_the_line_ends_otherwise(read: Read) -> None:
    found = read.both
    assert ends_otherwise(found.right, found.wrong)
    assert ends(found.right, found.wrong, SPANISH)
    assert found.way.parting > 1


@every
def test_whoever_reads_so_is_refused_nothing(read: Read) -> None:
    """What a reading's own choices are is what one would do by it: none of them is left over."""
    refused = [step for step in read.both.wrong.steps if step.refused]
    assert refused == []


@every
def test_every_place_has_its_page(client: Client, read: Read) -> None:
    way = read.both.way
    opening = client.get(read.url)
    assert opening.status_code == 302
    assert opening["Location"] == f"{read.url}/pasos/{way.opening}"
    assert way.opening == way.parting - 1
    for number in {1, way.opening, way.parting, len(way.pairs)}:
        page = text(client, f"{read.url}/pasos/{number}", **HTMX)
        assert f'data-number="{number}"' in page
        assert ("Aquí se apartan" in page) is (number == way.parting)
        assert "⟦" not in page
    assert "Terminan distinto" in text(client, f"{read.url}/pasos/{len(way.pairs)}")


@every
def test_every_place_is_told_in_spanish(read: Read) -> None:
    for number in range(1, len(read.both.way.pairs) + 1):
        view = duo(read.both, number, SPANISH, str)
        said = [part for side in view.sides for part in (side.place, side.title, side.said, *side.why)]
        said += [part for row in view.outcomes for part in (row.name, row.one, *(piece.text for piece in row.other))]
        assert not any(map(has_english, said)), said


def test_the_rules_stand_beside_what_is_read_and_only_they_give_reasons(client: Client) -> None:
    page = unescaped(client, f"{TO_COST}/sigue/pasos/{_place('C12', 'sigue').parting}")
    right, wrong = page.split('id="board-c12-b-side"')
    assert "Eso no se puede" in right
    assert "Nadie tiene la prioridad hasta que" in right
    assert "Choque va a la pila" in wrong
    assert "nadie puede responder" not in wrong
    assert "side-wrong" in page
    assert "Responder a un coste" in page
    assert 'href="/reglas/601.2i/"' in page
    assert "/objetos/" in right
    assert "/objetos/" not in wrong, "its steps have no addresses of their own"


def test_the_sum_is_told_on_both_sides(client: Client) -> None:
    where = _place("C7", "criatura-trinisfera").parting
    page = text(client, f"{PLAYS}/c7/lecturas/el-coste-fijado-antes/criatura-trinisfera/pasos/{where}")
    sums = [re.findall(r"sum-(effect-on-the-total|reduction)", part) for part in page.split('<table class="sum"')[1:]]
    assert sums == [["reduction", "effect-on-the-total"], ["effect-on-the-total", "reduction"]]


def _place(board: str, line: str) -> Way:
    return next(read for read in READ if (read.board.id, read.line.slug) == (board, line)).both.way


def test_the_readings_of_a_board_are_listed_with_the_lines_that_end_otherwise(client: Client) -> None:
    page = unescaped(client, f"{PLAYS}/c7/lecturas?nombres=en")
    assert re.findall(r'class="reading-name" id="lectura-([^"]*)"', page) == [
        "reducir-por-debajo-de-cero", "el-coste-fijado-antes", "restar-antes-de-sumar",
    ]  # fmt: skip
    assert page.count('class="reading-case"') == 6
    assert f'href="{PLAYS}/c7/lecturas/el-coste-fijado-antes/criatura-trinisfera?nombres=en"' in page
    assert "Ninguna de las lecturas" in text(client, f"{PLAYS}/c14/lecturas")


def test_without_a_line_the_first_is_shown(client: Client) -> None:
    response = client.get(f"{PLAYS}/c7/lecturas/reducir-por-debajo-de-cero")
    assert f"{PLAYS}/c7/lecturas/reducir-por-debajo-de-cero/criatura/pasos/" in response["Location"]


def test_a_board_leads_to_its_readings_and_a_line_to_its_own(client: Client) -> None:
    page = unescaped(client, f"{PLAYS}/c7")
    assert f'href="{PLAYS}/c7/lecturas">3 lecturas equivocadas que aquí terminan distinto' in page
    assert "mal leída" not in page
    page = unescaped(client, f"{PLAYS}/c12?v=1&jugada=lanza:altars-reap;lanza:shock;entrega:1:grizzly-bears")
    assert f'href="{TO_COST}/sigue">Esta jugada, mal leída: Responder a un coste' in page
    assert f'href="{PLAYS}/c12/lecturas">1 lectura equivocada que aquí termina distinto' in page
    assert "/lecturas" not in text(client, f"{PLAYS}/c14")


def test_a_reading_that_changes_nothing_is_a_fault() -> None:
    text_ = HEAD + CARDS + LINE + FACT + '[[linea.lectura]]\ncual = "reducir-por-debajo-de-cero"\n'
    file = read_play_text(text_, "x.toml")
    assert isinstance(file, PlayFile)
    (fault,) = map(str, reading_faults(file))
    assert fault.startswith("x.toml:17: linea[1].lectura[1]: con «Reducir por debajo de cero» esta línea termina igual")
    with pytest.raises(KeyError):
        as_read(file, file.lines[0], Misplay.PAY_FIRST)


@pytest.mark.parametrize(
    "reading, said",
    [
        ('cual = "pagar"', "«pagar» no vale"),
        ('elecciones = ["pasa"]', "cual: falta"),
        ('cual = "los-disparos-antes"\nelecciones = ["salta"]', "«salta» no es una elección"),
        ('cual = "los-disparos-antes"\n[[linea.lectura]]\ncual = "los-disparos-antes"', "esa lectura ya está en esta línea"),
        ('cual = "los-disparos-antes"\nsigue = 1', "clave desconocida"),
    ],
)
def test_what_a_file_may_not_say_of_a_reading(reading: str, said: str) -> None:
    assert any(said in fault for fault in faults(CARDS + LINE + FACT + f"[[linea.lectura]]\n{reading}\n"))
