"""The wrong readings of a board, each played beside the right one."""

import pytest
from django.test import Client

from lessons.board.duo.view import way_of
from lessons.board.readings.known import readings
from lessons.board.readings.views import halves
from lessons.catalog.load import catalog

TABLES = "/clases/capas/tableros"
HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}


def text(client: Client, path: str, status: int = 200, **headers: str) -> str:
    response = client.get(path, headers=headers)
    assert response.status_code == status, path
    return response.content.decode()


@pytest.mark.parametrize("path", ["nada", "nada/pasos/1", "sin-dependencia/pasos/0", "sin-dependencia/pasos/99", "a-trozos"])
def test_a_reading_or_a_place_that_there_is_not(client: Client, path: str) -> None:
    text(client, f"{TABLES}/a3/lecturas/{path}", 404)


@pytest.mark.parametrize("board", catalog().lessons["capas"].boards.values(), ids=lambda board: board.id)
def test_every_board_plays_every_reading(client: Client, board) -> None:  # type: ignore[no-untyped-def]
    for slug in readings(board):
        way = way_of(*halves(board, slug, "es"))
        opening = client.get(f"{TABLES}/{board.slug}/lecturas/{slug}")
        assert opening.status_code == 302
        assert opening["Location"].endswith(f"/lecturas/{slug}/pasos/{way.opening}")
        for number in {1, way.opening, way.parting or 1, len(way.pairs) // 2 or 1, len(way.pairs)}:
            page = text(client, f"{TABLES}/{board.slug}/lecturas/{slug}/pasos/{number}", **HTMX)
            assert f'data-number="{number}"' in page
            assert "⟦" not in page
