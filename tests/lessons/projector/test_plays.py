"""Lines of play on the screen: what is asked before it is shown, the letters, the marks, what the speaker alone sees."""

import pytest
from django.test import Client

from lessons.projector.deck import Deck, deck
from lessons.projector.parts import Kind
from tests.lessons.pages import text, unescaped

SCREEN = "/clases/lanzar/proyector/"


@pytest.fixture(scope="module")
def lanzar() -> Deck:
    return deck("lanzar")


def slide(found: Deck, board: str, line: str) -> int:
    return next(s.number for s in found.slides if s.line and (s.line.board.id, s.line.line.slug) == (board, line))


def test_every_board_that_the_class_shows_is_on_the_screen(lanzar: Deck) -> None:
    on_screen = {s.line.board.id for s in lanzar.slides if s.line}
    in_class = {block.argument for block in lanzar.lesson.blocks if block.kind == "tablero"}
    assert on_screen == in_class & lanzar.lesson.plays.keys()
    assert on_screen


def test_a_line_begins_with_nothing_told_and_ends_in_its_last_step(lanzar: Deck) -> None:
    for found in (s for s in lanzar.slides if s.kind is Kind.PLAY):
        assert found.places[0] == ""
        assert len(set(found.places)) == len(found.places)
        assert found.result_of("") == found.places[-1]


def test_the_question_stands_before_the_step_and_tells_nothing(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C1", "titan")
    assert lanzar.slides[number - 1].places == ("", "pasos/2", "pasos/3", "pasos/4/pregunta", "pasos/4")
    asked = unescaped(client, f"{SCREEN}{number}/pasos/4/pregunta")
    assert "Objetivo: Titán de la tumba. ¿Se puede?" in asked
    assert "No: falla en 601.2c, elegir objetivos" in asked
    assert "no es un objetivo legal" not in asked
    shown = unescaped(client, f"{SCREEN}{number}/pasos/4")
    assert "Titán de la tumba no es un objetivo legal" in shown
    assert "Elegir objetivos: no se puede" in shown


def test_the_marks_and_the_stack(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C14", "arriba")
    page = unescaped(client, f"{SCREEN}{number}/pasos/21")
    assert '<div class="mark-priority"><dt>Prioridad</dt><dd>Tú</dd></div>' in page
    assert '<div class="mark-next"><dt>Se resuelve</dt><dd>Choque</dd></div>' in page
    assert page.index("<strong>Choque</strong>") < page.index("<strong>Relámpago</strong>")


def test_the_sum_stands_line_by_line(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C7", "criatura-trinisfera")
    page = text(client, f"{SCREEN}{number}/pasos/7")
    assert page.count('<th scope="row">') == 4
    assert "Total, ya fijado" in page


def test_the_speaker_has_the_answer(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C7", "criatura-trinisfera")
    page = unescaped(client, f"{SCREEN}orador/{number}/pasos/2/pregunta")
    assert "La respuesta" in page
    assert "Una reducción genérica no toca el maná de color" in page
    assert "La respuesta" not in unescaped(client, f"{SCREEN}{number}/pasos/2/pregunta")


def test_every_place_of_a_line_can_be_shown(client: Client, lanzar: Deck) -> None:
    for found in (s for s in lanzar.slides if s.line is not None and s.line.board.id in {"C1", "C7", "C12", "C18d"}):
        for place in found.places:
            page = text(client, f"{SCREEN}{found.number}/{place}".rstrip("/"))
            assert "⟦" not in page
