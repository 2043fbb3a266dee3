"""«¿Qué pasa ahora?» on a line of play: asked before the choice is seen, answered by an address, its misreading named."""

import re
from urllib.parse import quote

import pytest
from django.test import Client

from lessons.play import prediction as prediction_module
from lessons.play import views
from tests.lessons.pages import HTMX, text, unescaped
from tests.lessons.play.board import PATH, TEXT, board, with_board

ASKED = (
    TEXT
    + """
[[linea.pregunta]]
tipo = "legal"
eleccion = 2
[[linea]]
id = "geists"
titulo = "A los Geists"
elecciones = ["lanza:doom-blade", "objetivo:dungeon-geists", "sin-mas-mana", "pasa", "pasa"]
pila = []
[[linea.pregunta]]
tipo = "coste"
eleccion = 2
[[linea.pregunta]]
tipo = "prioridad"
eleccion = 3
[[linea.pregunta]]
tipo = "resuelve"
eleccion = 5
"""
)
BEARS = "v=1&sin=goblin-electromancer,helm-of-awakening,sphere-of-resistance,thalia-guardian-of-thraben&jugada=lanza:grizzly-bears"
PLAYS = "/clases/lanzar/partidas"
TITAN = "v=1&jugada=lanza:doom-blade;objetivo:grave-titan"
GEISTS = "v=1&jugada=lanza:doom-blade;objetivo:dungeon-geists;sin-mas-mana;pasa;pasa"
QUESTION = f"{PATH}/prediccion?{TITAN}&paso=4"


@pytest.fixture(autouse=True)
def _with_board(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = with_board(board(ASKED))
    monkeypatch.setattr(views, "catalog", lambda: whole)
    monkeypatch.setattr(prediction_module, "catalog", lambda: whole)


def asks(client: Client) -> list[str]:
    """The addresses of the questions on the line to the Geists."""
    page = unescaped(client, f"{PATH}?{GEISTS}&paso=1")
    return [f"{PATH}/prediccion?{GEISTS}&paso={number}" for number in re.findall(r'data-asks="([\d ]+)"', page)[0].split()]


def test_a_step_before_the_question_does_not_tell_the_answer(client: Client) -> None:
    for number in (1, 2, 3):
        page = text(client, f"{PATH}?{TITAN}&paso={number}")
        assert "Titán de la tumba" in page
        assert "ilegal" not in page
        assert "vuelve atrás" not in page
    after = text(client, f"{PATH}?{TITAN}&paso=4")
    assert "ilegal" in after
    assert "vuelve atrás" in after


def test_where_nothing_is_asked(client: Client) -> None:
    text(client, f"{PATH}/prediccion?{TITAN}&paso=3", 404)
    text(client, f"{PATH}/prediccion?v=1&jugada=lanza:doom-blade&paso=2", 404)
    text(client, f"{PATH}/prediccion", 404)


def test_an_answer_that_no_form_sends(client: Client) -> None:
    assert "no es de esta pregunta" in text(client, f"{QUESTION}&responder=1&respuesta=quizá", 400)


def test_no_answer_is_said_to_be_missing(client: Client) -> None:
    assert "Elige una respuesta." in text(client, f"{QUESTION}&responder=1")


def test_the_question_stands_before_the_step_and_tells_nothing_of_it(client: Client) -> None:
    before = unescaped(client, f"{PATH}?{TITAN}&paso=3")
    assert f'href="{QUESTION}" rel="next"' in before
    page = unescaped(client, QUESTION)
    assert 'data-number="3.5"' in page
    assert "Objetivo: Titán de la tumba. ¿Se puede?" in page
    assert "no es un objetivo legal" not in page
    assert "vuelve atrás" not in page
    assert 'class="choosing' not in page
    assert f'href="{PATH}?{TITAN}&paso=4" rel="next"' in page


def test_a_wrong_answer_is_told_why_and_what_it_comes_of(client: Client) -> None:
    page = unescaped(client, f"{QUESTION}&responder=1&respuesta=601.2h")
    assert "No es así" in page
    assert "Titán de la tumba no es un objetivo legal" in page
    assert "Pagar antes de elegir objetivos" in page
    assert 'href="/reglas/601.2c/"' in page


def test_a_misreading_that_can_be_played_is_one_link_away(client: Client) -> None:
    lines = "lanza:doom-blade;objetivo:grave-titan"
    assert "Ver esa lectura" not in text(client, f"{PATH}/prediccion?v=1&jugada={lines}&paso=4&responder=1&respuesta=601.2h")
    play = "/clases/lanzar/partidas/c7/prediccion?v=1&sin=goblin-electromancer,helm-of-awakening,sphere-of-resistance"
    page = unescaped(client, f"{play},thalia-guardian-of-thraben&jugada=lanza:grizzly-bears&paso=2&responder=1&respuesta=G")
    assert 'href="/clases/lanzar/partidas/c7/lecturas/el-coste-fijado-antes/criatura-trinisfera">Ver esa lectura' in page


def test_where_the_next_letter_is_asked_those_to_come_are_not_listed(client: Client) -> None:
    play = "v=1&jugada=lanza:doom-blade;objetivo:dungeon-geists;pasa;pasa"
    page = text(client, f"/clases/lanzar/partidas/c1/prediccion?{play}&paso=2")
    assert "¿Qué viene después?" in page
    assert 'class="rung-name"' not in page
    assert text(client, f"/clases/lanzar/partidas/c1?{play}&paso=2").count('class="rung-name"') == 9


def test_the_right_answer(client: Client) -> None:
    page = unescaped(client, f"{QUESTION}&responder=1&respuesta=601.2c")
    assert "Correcto" in page
    assert "misreading" not in page


def test_hints_one_after_the_other(client: Client) -> None:
    assert unescaped(client, f"{QUESTION}&pista=1").count('class="hint"') == 1
    assert unescaped(client, f"{QUESTION}&pista=99").count('class="hint"') == 3


def test_what_it_costs_who_gets_priority_and_what_resolves(client: Client) -> None:
    cost, priority, next_ = asks(client)
    assert "¿Cuánto maná cuesta en total Cuchilla fatal?" in unescaped(client, cost)
    assert "Correcto" in text(client, f"{cost}&responder=1&respuesta=1B")
    assert "Justo después, ¿quién tiene la prioridad?" in unescaped(client, priority)
    assert "Al lanzar, la prioridad pasa al otro" in text(client, f"{priority}&responder=1&respuesta=opp")
    assert "¿Qué se resuelve ahora?" in unescaped(client, next_)
    assert "Correcto" in text(client, f"{next_}&responder=1&respuesta=doom-blade")


def test_to_htmx_the_board_alone(client: Client) -> None:
    fragment = text(client, QUESTION, **HTMX)
    assert "<html" not in fragment
    assert fragment.count('id="board-z1"') == 1


def test_the_form_carries_the_play_on_and_does_not_play_it_twice(client: Client) -> None:
    page = unescaped(client, QUESTION)
    form = page[page.index('class="prediction-form"') :].partition("</form>")[0]
    assert f'action="{PATH}/prediccion"' in form
    hidden = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', form)
    assert hidden == [("v", "1"), ("jugada", "lanza:doom-blade;objetivo:grave-titan"), ("paso", "4")]


def test_an_answer_leads_to_its_misreading_where_the_board_has_it_played(client: Client) -> None:
    question = f"{PLAYS}/c1/prediccion?{TITAN}&paso=4"
    page = unescaped(client, f"{question}&responder=1&respuesta=601.2h")
    assert f'href="{PLAYS}/c1/lecturas/pagar-antes-de-elegir-objetivos/objetivos"' in page
    page = unescaped(client, f"{QUESTION}&responder=1&respuesta=601.2h")
    assert "Pagar antes de elegir objetivos" in page
    assert "/lecturas/" not in page, "the board of this test has no readings"
    question = f"{PLAYS}/c7/prediccion?{BEARS}&paso=2"
    keys = re.findall(r'name="respuesta"[^>]*value="([^"]+)"', unescaped(client, question))
    answered = [unescaped(client, f"{question}&responder=1&respuesta={quote(key)}") for key in keys]
    led = [re.findall(r"/c7/lecturas/([^\"]+)", page) for page in answered]
    assert sorted(filter(None, led)) == [["el-coste-fijado-antes/criatura-trinisfera"], ["reducir-por-debajo-de-cero/criatura"]]
