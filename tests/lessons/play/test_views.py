"""The pages of a play: refusals first."""

import re

import pytest
from django.test import Client

from lessons.play import views
from tests.lessons.pages import HTMX, text, unescaped
from tests.lessons.play.board import CAST, PATH, board, with_board

PLAY = f"{PATH}?v=1&jugada={';'.join(CAST)}"


@pytest.fixture(autouse=True)
def _with_board(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = with_board(board())
    monkeypatch.setattr(views, "catalog", lambda: whole)


def test_a_board_that_is_not_there(client: Client) -> None:
    text(client, "/clases/lanzar/partidas/zz", 404)
    text(client, "/clases/nada/partidas/z1", 404)


@pytest.mark.parametrize("number", ["0", "2", "-1", "uno", "1.5", "999999", "²", ""])
def test_a_step_that_does_not_exist(client: Client, number: str) -> None:
    page = text(client, f"{PATH}?paso={number}", 404)
    assert "Ese paso no existe" in page
    assert f'href="{PATH}?paso=1"' in page
    assert "tiene un solo paso." in page


def test_an_address_that_is_too_long(client: Client) -> None:
    assert "demasiado larga" in text(client, f"{PATH}?jugada={'pasa;' * 2000}", 400)


@pytest.mark.parametrize(
    "query, said",
    [
        ("v=2&jugada=pasa", "otra versión"),
        ("v=1&jugada=pasa;grita", "«grita» no es una elección"),
        ("v=1&jugada=lanza:", "no se entiende"),
        ("v=1&jugada=lanza:nada-de-eso", "No hay ningún objeto «nada-de-eso»"),
    ],
)
def test_what_cannot_be_played_is_said_and_the_rest_is_shown(client: Client, query: str, said: str) -> None:
    page = unescaped(client, f"{PATH}?{query}")
    assert said in page
    assert 'id="board-z1"' in page


def test_the_page_and_to_htmx_the_board_alone(client: Client) -> None:
    page = text(client, PLAY)
    assert "<html" in page
    fragment = text(client, PLAY, **HTMX)
    assert "<html" not in fragment
    assert fragment.count('id="board-z1"') == 1
    assert "<title>Recibes la prioridad" in fragment


def test_ids_are_unique(client: Client) -> None:
    for path in (PATH, f"{PATH}?v=1&jugada=lanza:doom-blade", PLAY, f"{PLAY}&paso=3"):
        ids = re.findall(r'\sid="([^"]+)"', text(client, path))
        assert len(ids) == len(set(ids))


def test_a_form_leads_to_the_address_of_the_play(client: Client) -> None:
    response = client.get(f"{PATH}?v=1&jugada=lanza:doom-blade&jugada=objetivo:grave-titan")
    assert response.status_code == 302
    assert response["Location"] == f"{PATH}?v=1&jugada=lanza:doom-blade;objetivo:grave-titan"
    to_htmx = client.get(f"{PATH}?v=1&jugada=lanza:doom-blade&verbo=objetivo&con=grave-titan", headers=HTMX)
    assert to_htmx.status_code == 200
    assert to_htmx["HX-Push-Url"] == f"{PATH}?v=1&jugada=lanza:doom-blade;objetivo:grave-titan"


def test_the_page_is_the_same_for_everyone_and_asked_about_each_time(client: Client) -> None:
    response = client.get(PLAY)
    assert response["Cache-Control"] == "public, no-cache"
    assert client.get(PLAY, headers={"If-None-Match": response["ETag"]}).status_code == 304
    assert response["ETag"] != client.get(PATH)["ETag"]


def test_every_link_of_a_page_in_english_names_leads_to_one(client: Client) -> None:
    for path in (f"{PLAY}&nombres=en", f"{PATH}?v=1&jugada=lanza:doom-blade&nombres=en", f"{PLAY}&paso=2&nombres=en"):
        page = unescaped(client, path)
        assert "Doom Blade" in page
        links = re.findall(r'<a [^>]*?href="(/[^"]*)"', page)
        assert [link for link in links if "nombres=en" not in link] == []


def test_all_about_an_object_and_the_notice_of_an_error(client: Client, settings) -> None:  # type: ignore[no-untyped-def]
    page = text(client, f"{PATH}/objetos/grave-titan?v=1&jugada=lanza:doom-blade&paso=2")
    assert "Criatura — Gigante" in page
    assert 'href="/cartas/grave-titan/"' in page
    text(client, f"{PATH}/objetos/nadie", 404)
    settings.ESCUELA_REPORT_ADDRESS = "avisos@ejemplo.org"
    assert "jugada%3Dlanza%3Adoom-blade" in text(client, f"{PATH}/aviso?v=1&jugada=lanza:doom-blade")


def test_every_rule_that_a_page_cites_is_a_link(client: Client) -> None:
    page = text(client, f"{PATH}?v=1&jugada=lanza:doom-blade;objetivo:grave-titan")
    for number in ("733.1", "115.1"):
        assert f'href="/reglas/{number}/"' in page


@pytest.mark.parametrize("path", [PATH, PLAY, f"{PATH}?v=1&jugada=lanza:doom-blade"])
def test_nothing_is_left_in_english(client: Client, path: str) -> None:
    page = text(client, path)
    assert "⟦" not in page
    assert '<i lang="en">' not in page
