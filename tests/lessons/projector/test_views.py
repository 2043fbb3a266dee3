"""The screen's pages: what they hold at a position and what they do not; the speaker's; addresses that mean nothing."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from django.test import Client

from engine.trace import StepKind
from lessons.board.addresses import Addresses
from lessons.catalog.load import trace_of
from lessons.narration import SPANISH, plain, step
from lessons.projector.boards import laid
from lessons.projector.deck import KEY, QUESTION, RESULT, Position, deck
from lessons.projector.parts import Kind

SCREEN = "/clases/capas/proyector/"


@pytest.fixture
def client() -> Client:
    return Client()


def page(client: Client, key: str) -> str:
    answer = client.get(SCREEN + key)
    assert answer.status_code == 200, key
    return " ".join(re.sub(r"<[^>]+>", " ", answer.content.decode()).split())


def positions(kind: Kind) -> Iterator[Position]:
    return (position for position in deck("capas").positions if position.slide.kind is kind)


def test_the_class_is_cut_whole() -> None:
    lesson, slides = deck("capas").lesson, deck("capas").slides
    shown = {block.argument for block in lesson.blocks if block.kind == "tablero"}
    assert {slide.board.id for slide in slides if slide.board} == shown
    assert {slide.task.id for slide in slides if slide.task} == set(lesson.exercises)
    titles = {slide.title for slide in slides} | {slide.above for slide in slides}
    assert {heading.text for heading in lesson.headings} <= titles


def test_before_a_step_that_is_asked_about_nothing_tells_it(client: Client) -> None:
    asked = [position for position in positions(Kind.BOARD) if position.place.endswith(QUESTION)]
    assert len(asked) > 20
    for position in asked:
        board = position.slide.board
        assert board is not None
        number = int(position.place.split("/")[1])
        trace = trace_of(board)
        told = step(trace.steps[number - 1], trace, SPANISH)
        html = page(client, position.key)
        assert plain(told.title) not in html, position.key
        for words in told.why:
            assert plain(words) not in html, position.key


def test_a_board_begins_with_nothing_counted(client: Client) -> None:
    for position in positions(Kind.BOARD):
        board = position.slide.board
        if position.place or board is None:
            continue
        trace, html = trace_of(board), client.get(SCREEN + position.key).content.decode()
        assert "Resultado oculto" in html
        assert "<ins>" not in html
        assert trace.steps[laid(trace) - 1].effect is None
        last = step(trace.steps[-1], trace, SPANISH)
        assert plain(last.sentence) not in html


def test_while_a_board_is_laid_no_card_has_become_anything(client: Client) -> None:
    """What the engine makes of the table at each arrival is what the room will be asked."""
    seen = 0
    for position in positions(Kind.BOARD):
        board = position.slide.board
        if board is None or not position.place or position.place.endswith(QUESTION):
            continue
        trace = trace_of(board)
        told = trace.steps[int(position.place.split("/")[1]) - 1]
        counted = {each.moment for each in trace.steps if each.kind is StepKind.APPLY}
        if told.moment in counted or told.moment > max(counted, default=-1):
            continue
        seen += 1
        mesa = client.get(SCREEN + position.key).content.decode().split('aria-label="La mesa"')[1]
        assert "<ins>" not in mesa, position.key
    assert seen > 80


def test_the_creature_of_the_first_question_is_not_seen_grown_before_it(client: Client) -> None:
    a2 = next(slide for slide in deck("capas").slides if slide.board and slide.board.id == "A2")
    entered = page(client, f"{a2.number}/pasos/3")
    assert "1/1" in entered
    assert "6/6" not in entered
    assert "ángel" not in entered


def test_what_a_board_teaches_is_told_by_the_speaker(client: Client) -> None:
    begun = [position.slide for position in positions(Kind.BOARD) if not position.place]
    assert len(begun) > 20
    for slide in begun:
        assert slide.board is not None
        assert slide.board.file.subtitle
        assert slide.board.file.subtitle not in page(client, str(slide.number)), slide.board.id
        assert slide.board.file.subtitle in page(client, f"orador/{slide.number}"), slide.board.id


def test_an_aura_on_you_is_attached_to_you(client: Client) -> None:
    slide = next(slide for slide in deck("capas").slides if slide.board and slide.board.id == "A1")
    assert slide.board is not None
    assert "Anexada a ti" in page(client, str(slide.number))
    board = client.get(Addresses("capas", slide.board.slug).step(len(trace_of(slide.board).steps))).content.decode()
    assert "Anexada a ti" in board


def test_where_effects_leave_no_room_cards_still_say_what_counts(client: Client) -> None:
    a8 = next(slide for slide in deck("capas").slides if slide.board and slide.board.id == "A8")
    assert "cartas en tu mano" in page(client, str(a8.number))


def test_a_solution_comes_item_by_item(client: Client) -> None:
    for position in positions(Kind.SOLUTION):
        shown = int(position.place.split("/")[1]) if position.place else 0
        html = client.get(SCREEN + position.key).content.decode()
        assert len(re.findall(r"<li[ >]", html.split('class="text')[1].split("<nav")[0])) == shown
        assert ("Resultado oculto" in html) is (shown < len(position.slide.items))


def test_a_long_solution_goes_on_with_its_next_item() -> None:
    """No press shows an empty slide in its middle; who goes to the part by itself is shown nothing of it."""
    capas = deck("capas")
    later = [slide for slide in capas.slides if slide.kind is Kind.SOLUTION and slide.part_of and slide.part_of[0] != "1"]
    assert len(later) >= 5
    for slide in later:
        own, first = capas.find(slide.number, ""), capas.find(slide.number, "pasos/1")
        before = capas.find(slide.number - 1, capas.slides[slide.number - 2].places[-1])
        assert own is not None
        assert first is not None
        assert before is not None
        assert (capas.moved(before, 1), capas.moved(first, -1)) == (first, before)
        assert (capas.moved(own, 1), capas.moved(own, -1)) == (first, before)
        assert capas.slide_beside(before, 1) == own
        assert capas.slide_beside(first, -1) == own


def test_the_first_part_of_a_solution_begins_kept_back() -> None:
    capas = deck("capas")
    firsts = [slide for slide in capas.slides if slide.kind is Kind.SOLUTION and slide.part_of[:1] in ("", "1")]
    assert firsts
    for slide in firsts:
        before = capas.find(slide.number - 1, capas.slides[slide.number - 2].places[-1])
        assert before
        assert capas.moved(before, 1) == capas.find(slide.number, "")


def test_computed_values_wait_until_they_are_asked_for(client: Client) -> None:
    kept = [position for position in deck("capas").positions if RESULT in position.slide.places]
    assert kept
    for position in kept:
        html = client.get(SCREEN + position.key).content.decode()
        assert ('class="computed"' in html) is (position.place == RESULT)
        assert ('class="blank"' in html) is (position.place != RESULT)


def test_a_key_is_only_where_it_was_asked_for(client: Client) -> None:
    for position in positions(Kind.EXERCISE):
        html = client.get(SCREEN + position.key).content.decode()
        assert ("task-key" in html) is position.place.endswith(KEY)
        assert ("task-note" in html) <= position.place.endswith(KEY)


def test_notes_are_the_speakers_alone(client: Client) -> None:
    noted = [slide for slide in deck("capas").slides if slide.notes]
    assert noted
    page_of_class = client.get("/clases/capas/").content.decode()
    for slide in noted:
        inline = next(token.content for token in slide.notes[0] if token.type == "inline")
        said = max(re.split(r"[\[\]{}()*«»]|\d{3}\.\d+[a-z]?", inline), key=len).strip()
        assert len(said) > 15
        assert said in page(client, f"orador/{slide.number}")
        assert said not in page(client, str(slide.number))
        assert said not in page_of_class


def test_the_speaker_sees_what_comes_and_why(client: Client) -> None:
    a2 = next(position for position in positions(Kind.BOARD) if position.slide.board and position.slide.board.id == "A2")
    html = page(client, f"orador/{a2.slide.number}/pasos/5/pregunta")
    assert "Destino angélico le agrega el tipo de criatura Ángel" in html
    assert "decide el orden de llegada (613.7)" in html


def test_the_speaker_reads_what_an_object_becomes_when_that_is_asked(client: Client) -> None:
    a2 = next(slide for slide in deck("capas").slides if slide.board and slide.board.id == "A2")
    assert "5/5 · Criatura — Rana · azul · sin habilidades" in page(client, f"orador/{a2.number}/pasos/5/pregunta")
    assert "5/5" not in page(client, f"{a2.number}/pasos/5/pregunta")


def test_ways_on_are_plain_links_that_exist(client: Client) -> None:
    for key in ("1", "2", str(len(deck("capas").slides))):
        html = client.get(SCREEN + key).content.decode()
        for url in set(re.findall(r'href="(/clases/[^"]+)"', html)):
            assert client.get(url).status_code == 200, url


@pytest.mark.parametrize("key", ["0", "9999", "1/pasos/1", "1/x", "orador/9999", "1/../2"])
def test_what_is_no_slide_is_said_to_be_none(client: Client, key: str) -> None:
    answer = client.get(SCREEN + key)
    assert answer.status_code == 404


def test_a_class_that_is_not_there(client: Client) -> None:
    answer = client.get("/clases/nada/proyector/")
    assert answer.status_code == 404
    assert "Esa clase no existe" in answer.content.decode()


def test_english_names_go_along(client: Client) -> None:
    html = client.get(f"{SCREEN}2?nombres=en").content.decode()
    assert 'data-next="/clases/capas/proyector/3?nombres=en"' in html


def test_pages_can_be_kept_and_asked_about(client: Client) -> None:
    answer = client.get(f"{SCREEN}2")
    assert answer.headers["Cache-Control"] == "public, no-cache"
    again = client.get(f"{SCREEN}2", headers={"if-none-match": answer.headers["ETag"]})
    assert again.status_code == 304


def test_a_fragment_is_the_slide_alone(client: Client) -> None:
    html = client.get(f"{SCREEN}2", headers={"HX-Request": "true"}).content.decode()
    assert html.lstrip().startswith("<title>")
    assert "<html" not in html


def test_every_board_has_the_same_places_as_its_page() -> None:
    for slide in deck("capas").slides:
        if slide.board:
            total = len(trace_of(slide.board).steps)
            steps = [place for place in slide.places if place.startswith("pasos/") and not place.endswith(QUESTION)]
            assert steps == [f"pasos/{number}" for number in range(1, total + 1)]
            assert Addresses("capas", slide.board.slug).step(total).endswith(steps[-1])


def test_a_position_says_what_happened_in_the_words_of_the_board(client: Client) -> None:
    a9 = next(position for position in positions(Kind.BOARD) if position.slide.board and position.slide.board.id == "A9")
    html = page(client, f"{a9.slide.number}/pasos/23")
    assert "Humildad les quita todas las habilidades" in html
    assert "Sin habilidades 1.º 2.º 3.º 4.º 5.º 6.º 7.º 8.º 9.º 10.º" in html  # told once for all ten


def test_what_is_heard_differs_from_one_position_to_the_next(client: Client) -> None:
    heard = [
        (position.slide.number, re.findall(r'data-status="([^"]*)"', client.get(SCREEN + position.key).content.decode())[0])
        for position in deck("capas").positions
        if position.slide.kind in (Kind.TEXT, Kind.SOLUTION, Kind.NOTE, Kind.EXERCISE)
    ]
    assert all(one != other for one, other in pairwise(heard))
