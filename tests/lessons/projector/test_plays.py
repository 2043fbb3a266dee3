"""Lines of play on the screen: what is asked before it is shown, the letters, the marks, what the speaker alone sees."""

import re

import pytest
from django.test import Client

from engine.played import Kind as Played
from lessons.narration import SPANISH
from lessons.play.page import asks_of
from lessons.projector.deck import QUESTION, Deck, Slide, deck, is_passed
from lessons.projector.parts import Kind
from tests.lessons.pages import text, unescaped

SCREEN = "/clases/lanzar/proyector/"


@pytest.fixture(scope="module")
def lanzar() -> Deck:
    return deck("lanzar")


def slide(found: Deck, board: str, line: str) -> int:
    return next(s.number for s in found.slides if s.line and (s.line.board.id, s.line.line.slug) == (board, line))


def lines(found: Deck) -> list[Slide]:
    return [s for s in found.slides if s.kind is Kind.PLAY]


def test_every_line_of_every_board_that_the_class_shows_is_on_the_screen(lanzar: Deck) -> None:
    on_screen = {(s.line.board.id, s.line.line.slug) for s in lines(lanzar) if s.line}
    in_class = {block.argument for block in lanzar.lesson.blocks if block.kind == "tablero"} & lanzar.lesson.plays.keys()
    assert on_screen == {(id_, line.slug) for id_ in in_class for line in lanzar.lesson.plays[id_].file.lines}
    assert len(on_screen) > 80


def test_every_step_of_a_line_is_a_place_in_it(lanzar: Deck) -> None:
    for found in lines(lanzar):
        assert found.line is not None
        total = len(found.line.scene(SPANISH).steps)
        steps = [place for place in found.places if not place.endswith(QUESTION)]
        assert steps == ["", *(f"pasos/{number}" for number in range(2, total + 1))]
        assert found.result_of("") == found.places[-1]


def test_a_question_is_asked_and_the_end_is_seen_by_whoever_goes_on(lanzar: Deck) -> None:
    for found in lines(lanzar):
        assert found.line is not None
        scene = found.line.scene(SPANISH)
        for number in asks_of(scene):
            assert f"pasos/{number}/{QUESTION}" in found.places
            assert not {f"pasos/{number}/{QUESTION}", f"pasos/{number}"} & found.passed
        assert found.places[-1] not in found.passed
        told = {f"pasos/{s.number}" for s in scene.steps if s.kind is Played.REWIND and s.choice == scene.steps[-1].choice}
        assert not told & found.passed, found.title


def test_in_the_first_spell_that_is_cast_one_stops_at_every_letter_and_later_where_there_is_something_to_see(lanzar: Deck) -> None:
    whole = lanzar.slides[slide(lanzar, "C17", "omnibio") - 1]
    assert whole.passed == frozenset()
    again = lanzar.slides[slide(lanzar, "C3", "estimulo") - 1]
    assert "pasos/3" not in again.passed  # kicked
    assert "pasos/5" in again.passed  # nothing is divided
    assert "pasos/7" not in again.passed  # the total cost


def test_what_an_earlier_line_has_shown_is_passed_over_up_to_where_the_two_part(lanzar: Deck) -> None:
    found = lanzar.slides[slide(lanzar, "C11", "usas") - 1]
    assert {"pasos/2", "pasos/7", "pasos/13"} <= found.passed
    assert "pasos/17" not in found.passed


def test_forward_and_back_one_stops_at_the_same_places(lanzar: Deck) -> None:
    there, at = [lanzar.positions[0]], lanzar.positions[0]
    while (following := lanzar.moved(at, 1)) is not None:
        there.append(at := following)
    back = [at]
    while (before := lanzar.moved(at, -1)) is not None:
        back.append(at := before)
    assert back[::-1] == there
    assert there == [position for position in lanzar.positions if not is_passed(position)]


def test_the_question_stands_before_the_step_and_tells_nothing(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C1", "titan")
    asked = unescaped(client, f"{SCREEN}{number}/pasos/4/pregunta")
    assert "Objetivo: Titán de la tumba. ¿Se puede?" in asked
    assert "No: c, elegir objetivos" in asked
    assert "no es un objetivo legal" not in asked
    shown = unescaped(client, f"{SCREEN}{number}/pasos/4")
    assert "Titán de la tumba no es un objetivo legal" in shown
    assert "Elegir objetivos: no se puede" in shown


def test_the_marks_and_the_stack(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C14", "arriba")
    page = unescaped(client, f"{SCREEN}{number}/pasos/21")
    assert '<div class="mark-priority"><dt>Prioridad</dt><dd>Tú</dd></div>' in page
    assert '<div class="mark-next"><dt>Se resuelve</dt><dd>Choque</dd></div>' in page
    assert page.index('<p class="pile-item-name">Choque') < page.index('<p class="pile-item-name">Relámpago')


def test_the_sum_stands_line_by_line(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C7", "criatura-trinisfera")
    page = text(client, f"{SCREEN}{number}/pasos/7")
    assert page.count('<th scope="row">') == 4
    assert "Total, ya fijado" in page


def test_the_seats_tell_life_mana_and_what_is_tapped(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C8", "familiar")
    page = text(client, f"{SCREEN}{number}/pasos/9")
    assert re.search(r"Pantano[^,]{0,60}girada", page)
    assert page.count("Vidas: ") == 2
    assert "Reserva" in text(client, f"{SCREEN}{slide(lanzar, 'C1', 'titan')}")


def test_at_the_beginning_every_card_says_what_it_says(client: Client, lanzar: Deck) -> None:
    page = text(client, f"{SCREEN}{slide(lanzar, 'C1', 'titan')}")
    assert "Destruye la criatura objetivo que no sea negra." in page
    assert "Resultado oculto" in page


def test_where_a_line_stops_before_a_choice_it_tells_what_may_be_chosen(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C1", "objetivos")
    page = text(client, f"{SCREEN}{number}/pasos/3")
    assert "Elige la criatura objetivo que no sea negra" in page
    assert '<ul class="options" role="list"><li>Geists del calabozo</li></ul>' in page
    assert "Elige la criatura" not in text(client, f"{SCREEN}{number}/pasos/2")


def test_the_letters_lead_to_their_steps(client: Client, lanzar: Deck) -> None:
    number = slide(lanzar, "C17", "omnibio")
    page = text(client, f"{SCREEN}{number}/pasos/7")
    assert f'href="{SCREEN}{number}/pasos/2"' in page
    strip = text(client, f"{SCREEN}{number}/pasos/4").split('class="layers-all"')[1].split("</ol>")[0]
    assert strip.count("<a ") == 3, "of what is to come not even that there is something"


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
