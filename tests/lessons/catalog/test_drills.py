"""Drills: steps to be put in order, graded up to the first wrong one, with hints, as often as one likes."""

import re
from itertools import pairwise

import pytest
from django.test import Client

from lessons.board.drill import Drill, drill_of
from lessons.board.notation.reader import Problem, Table
from lessons.board.notation.source import read_source
from lessons.catalog.drills import begun, drill_view, graded, shuffled, work_of
from lessons.catalog.load import CONTENT, catalog
from lessons.projector.deck import KEY, deck
from tests.lessons.pages import HTMX, text, unescaped

C16 = "/clases/lanzar/ejercicios/c16"
FILE = CONTENT / "2-lanzar" / "ejercicios" / "C16.toml"
PAY, TARGETS, TOTAL = 7, 2, 5


@pytest.fixture
def drill() -> Drill:
    found = catalog().lessons["lanzar"].exercises["C16"]
    assert isinstance(found, Drill)
    return found


def order(drill: Drill, places: list[int], done: int = 0, shuffle: int = 1) -> str:
    """An order of steps as an address has it."""
    offered = [place for place in shuffled(drill, shuffle) if place >= done]
    return ",".join(str(offered.index(place) + 1) for place in places)


def faults(change: dict[str, object]) -> str:
    source = read_source(FILE, "C16.toml")
    assert not isinstance(source, tuple)
    problems: list[Problem] = []
    drill_of(Table({**source.data, **change}, (), problems))
    return " ".join(problem.reason for problem in problems)


def test_a_hint_does_not_give_away_more_than_it_should(drill: Drill) -> None:
    for step in drill.items:
        assert len(set(step.hints)) == 3
        assert not any(step.text.lower() in hint.lower() for hint in step.hints[:2])


@pytest.mark.parametrize("shuffle", range(1, 60))
def test_no_disorder_is_the_answer(drill: Drill, shuffle: int) -> None:
    places = shuffled(drill, shuffle)
    assert sorted(places) == list(range(9))
    assert list(places) != sorted(places)


def test_disorders_differ(drill: Drill) -> None:
    assert len({shuffled(drill, shuffle) for shuffle in range(1, 60)}) > 50


def test_it_is_graded_up_to_the_first_wrong_step(drill: Drill) -> None:
    work = work_of(drill, {"orden": order(drill, [0, 1, PAY, 2, 3, 4, 5, 6, 8])})
    after, verdict = graded(work)
    assert (after.done, verdict.more, verdict.wrong) == (2, 2, drill.items[PAY])
    assert after.left == (PAY, 2, 3, 4, 5, 6, 8)
    assert verdict.slip is not None
    assert verdict.slip.name == "Pagar antes de elegir objetivos"


@pytest.mark.parametrize(
    "put,done,name",
    [
        (PAY, 0, "Pagar antes de elegir objetivos"),
        (PAY, 3, "Pagar antes de saber cuánto"),
        (PAY, 6, "Pagar y buscar el maná después"),
        (TOTAL, 2, "Sumar el coste antes de elegir objetivos"),
        (TOTAL, 4, None),
        (4, 0, "Comprobar a medias"),
        (8, 7, "Lanzado sin pagar"),
    ],
)
def test_a_mistake_is_called_by_the_nearest_thing_that_it_forgets(drill: Drill, put: int, done: int, name: str | None) -> None:
    slip = drill.slip(put, done)
    assert (slip and slip.name) == name


def test_one_goes_on_from_what_was_right(drill: Drill) -> None:
    after, _ = graded(work_of(drill, {"orden": order(drill, [0, 1, PAY, 2, 3, 4, 5, 6, 8])}))
    address = {"mezcla": "1", "hechos": str(after.done), "orden": ",".join(map(str, after.order))}
    assert work_of(drill, address) == after
    over, verdict = graded(work_of(drill, {**address, "orden": order(drill, [2, 3, 4, 5, 6, 7, 8], done=2)}))
    assert (over.done, over.left, verdict.wrong) == (9, (), None)


def test_hints_stay_while_the_step_is_the_same_and_no_longer(drill: Drill) -> None:
    wrong = graded(work_of(drill, {"vistas": "2", "orden": order(drill, [1, 0, *range(2, 9)])}))[0]
    assert wrong.hints == drill.items[0].hints[:2]
    right = graded(work_of(drill, {"vistas": "2", "orden": order(drill, [0, 2, 1, *range(3, 9)])}))[0]
    assert (right.done, right.hints) == (1, ())


def test_a_step_moved_is_not_an_answer(drill: Drill) -> None:
    at = begun(drill)
    view = drill_view(drill, {"orden": "1,2,3,4,5,6,7,8,9", "baja": "1", "vistas": "1"})
    assert view.verdict is None
    assert view.work.order == (2, 1, 3, 4, 5, 6, 7, 8, 9)
    assert view.work.left == (at.left[1], at.left[0], *at.left[2:])
    assert len(view.work.hints) == 1


@pytest.mark.parametrize("name", ["mezcla", "hechos", "vistas", "orden", "pista", "sube"])
@pytest.mark.parametrize("value", ["", "-1", "99999", "x", "1,1,1", "٣", "9,8,7,6,5,4,3,2,1,0"])
def test_what_no_page_of_ours_sends_is_as_at_the_beginning(drill: Drill, name: str, value: str) -> None:
    assert work_of(drill, {name: value}) == begun(drill)


def test_the_page_says_nothing_of_the_order_before_one_is_right(client: Client, drill: Drill) -> None:
    for path in (C16, "/clases/lanzar/"):
        page = unescaped(client, path)
        shown = [page.index(f'orderable-label">{step.text}<') for step in drill.items]
        assert any(one > other for one, other in pairwise(shown))
        form = page[page.index('id="ejercicio-c16"') :]
        form = form[: form.index("</form>")]
        assert "601.2" not in form
        assert not any(step.note in form or hint in form for step in drill.items for hint in step.hints)


def test_hints_come_one_by_one_and_the_third_is_the_last(client: Client, drill: Drill) -> None:
    for level in (1, 2, 3):
        page = unescaped(client, f"{C16}?pista={level}")
        assert [hint in page for hint in drill.items[0].hints] == [number <= level for number in (1, 2, 3)]
        assert (f'name="pista" value="{level + 1}"' in page) == (level < 3)


def test_the_end_says_the_words_and_offers_another_disorder(client: Client, drill: Drill) -> None:
    page = unescaped(client, f"{C16}?corregir=1&mezcla=7&orden={order(drill, list(range(9)), shuffle=7)}")
    assert "Aunque el ogro ruge, cinco trasgos meriendan panes largos." in page
    assert 'name="mezcla" value="8"' in page
    assert 'name="corregir"' not in page
    assert page.count('class="drill-step"') == 9


def test_places_go_on_after_what_is_done(client: Client) -> None:
    page = text(client, f"{C16}?hechos=4")
    assert re.findall(r"data-place>(\d)", page) == ["5", "6", "7", "8", "9"]


def test_to_htmx_it_comes_alone_and_in_english_it_stays_so(client: Client) -> None:
    page = text(client, f"{C16}?nombres=en&hechos=2", **HTMX)
    assert page.strip().startswith("<section")
    assert '<input type="hidden" name="nombres" value="en">' in page
    assert "mezcla=1&amp;nombres=en" in page


@pytest.mark.parametrize(
    "change,fault",
    [
        ({"paso": []}, "al menos dos pasos"),
        ({"paso": [{"texto": "a", "regla": "601.99", "nota": "n", "pistas": ["1", "2", "3"]}] * 2}, "no existe la regla 601.99"),
        ({"paso": [{"texto": "a", "regla": "601.2a", "nota": "n", "pistas": ["1", "2"]}] * 2}, "son 3: de qué trata"),
        (
            {"error": [{"pone": 2, "antes_de": 2, "nombre": "n", "explicacion": "e", "regla": "601.2"}]},
            "va antes que el que se pone",
        ),
        ({"otra": 1}, "clave desconocida"),
    ],
)
def test_a_fault_in_the_file(change: dict[str, object], fault: str) -> None:
    assert fault in faults(change)


def test_the_screen_asks_step_by_step_and_keeps_the_answer_back(client: Client, drill: Drill) -> None:
    slide = next(slide for slide in deck("lanzar").slides if slide.task is drill)
    asked = unescaped(client, f"/clases/lanzar/proyector/{slide.number}/pasos/3")
    assert "¿Qué va después de «Anunciar los modos" in asked
    assert drill.items[2].hints[0] in asked
    assert drill.items[2].text not in asked
    key = unescaped(client, f"/clases/lanzar/proyector/{slide.number}/pasos/3/{KEY}")
    assert f"{drill.items[2].text} (601.2c)." in key
    assert drill.items[2].note in key
