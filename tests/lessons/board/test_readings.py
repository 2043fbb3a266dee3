"""The wrong readings of a board, each played beside the right one."""

import re

import pytest
from django.test import Client

from engine import replay
from engine.comparing import differences, outcome
from lessons.board.duo.view import way_of
from lessons.board.readings.differing import differing
from lessons.board.readings.known import readings
from lessons.board.readings.views import halves
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.values import Board
from tests.lessons.pages import HTMX, text

TABLES = "/clases/capas/tableros"


@pytest.mark.parametrize("path", ["nada", "nada/pasos/1", "sin-dependencia/pasos/0", "sin-dependencia/pasos/99", "a-trozos"])
def test_a_reading_or_a_place_that_there_is_not(client: Client, path: str) -> None:
    text(client, f"{TABLES}/a3/lecturas/{path}", 404)


@pytest.mark.parametrize("board", catalog().lessons["capas"].boards.values(), ids=lambda board: board.id)
def test_every_board_plays_every_reading(client: Client, board: Board) -> None:
    for slug in readings(board):
        way = way_of(*halves(board, slug, "es"))
        opening = client.get(f"{TABLES}/{board.slug}/lecturas/{slug}")
        assert opening.status_code == 302
        assert opening["Location"].endswith(f"/lecturas/{slug}/pasos/{way.opening}")
        for number in {1, way.opening, way.parting or 1, len(way.pairs) // 2 or 1, len(way.pairs)}:
            page = text(client, f"{TABLES}/{board.slug}/lecturas/{slug}/pasos/{number}", **HTMX)
            assert f'data-number="{number}"' in page
            assert "⟦" not in page


def test_the_readings_that_matter_on_a_board_are_listed_with_what_they_come_to(client: Client) -> None:
    """A2, the class's own wrong orders among them."""
    page = text(client, f"{TABLES}/a2/lecturas?nombres=en")
    assert re.findall(r'class="reading-name" id="lectura-([^"]*)"', page) == [
        "a-trozos", "efectos-enteros", "efectos-enteros-primero-el-nuevo", "base-al-final", "numeros-antes-que-colores",
    ]  # fmt: skip
    for slug in ("a-trozos", "numeros-antes-que-colores"):
        assert f'href="{TABLES}/a2/lecturas/{slug}?nombres=en"' in page
    assert re.findall(r"<ins>(\d/\d),</ins>", page) == ["2/2", "1/1", "1/1", "6/6"]
    assert "⟦" not in page


def test_where_none_matters_it_says_so(client: Client) -> None:
    page = text(client, f"{TABLES}/a1/lecturas")
    assert "Ninguna de las lecturas equivocadas que conocemos" in page
    assert "reading-name" not in page


def test_a_board_leads_to_them_where_there_are_any(client: Client) -> None:
    for number in (1, 13):
        assert f'href="{TABLES}/a2/lecturas">5 lecturas equivocadas' in text(client, f"{TABLES}/a2/pasos/{number}")
    assert "/lecturas" not in text(client, f"{TABLES}/a1/pasos/1")
    assert "/lecturas" not in text(client, f"{TABLES}/a2/y-si/pasos/1?v=1&sin=1")


@pytest.mark.parametrize("board", catalog().lessons["capas"].boards.values(), ids=lambda board: board.id)
def test_a_reading_is_listed_if_played_it_ends_otherwise(board: Board) -> None:
    for reading in readings(board).values():
        right, wrong = outcome(trace_of(board)), outcome(replay(board.file.setup, reading.misconception.policy))
        assert bool(differences(right.sheets, wrong.sheets)) is (reading in differing(board)), reading.slug


def test_a_wrong_reading_is_dressed_as_wrong_and_gives_no_reasons(client: Client) -> None:
    way = way_of(*halves(catalog().board("capas", "a2"), "efectos-enteros", "es"))
    page = text(client, f"{TABLES}/a2/lecturas/efectos-enteros/pasos/{way.parting}")
    right, wrong = page.split('id="board-a2-b-side"')
    assert 'class="why"' in right
    assert 'class="why"' not in wrong
    assert "side-wrong" in page
    assert ">Aquí se apartan<" in page
    assert "Cada efecto entero, del más viejo al más nuevo" in page
    assert 'href="/reglas/613.6/"' in page
