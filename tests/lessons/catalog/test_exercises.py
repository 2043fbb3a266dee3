"""Exercises: the key is what the engine reads in each text."""

import re

import pytest
from django.http import QueryDict
from django.test import Client

from lessons.board.exercise import Question
from lessons.catalog.exercises import ExerciseForm, key_of, text_of
from lessons.catalog.load import catalog
from lessons.narration import Names

A12 = "/clases/capas/ejercicios/a12"


def task(id_: str):  # type: ignore[no-untyped-def]
    return catalog().lessons["capas"].exercises[id_]


def answers(id_: str) -> QueryDict:
    """The right ones, as a browser sends them."""
    sent = QueryDict(mutable=True)
    for number, item in enumerate(task(id_).items, 1):
        sent.setlist(f"t{number}", sorted(key_of(item, task(id_).question)))
    return sent


@pytest.mark.parametrize(
    "card,key",
    [
        ("Pacifism", {"despues"}),
        ("Akroma's Memorial", {"6"}),
        ("Mikaeus, the Unhallowed", {"6", "7c"}),
        ("Control Magic", {"2"}),
        ("Mind Bend", {"3"}),
        ("Crusade", {"7c"}),
        ("Maro", {"7a"}),
        ("Twisted Image", {"7d"}),
        ("Humility", {"6", "7b"}),
    ],
)
def test_the_key_of_a_text(card: str, key: set[str]) -> None:
    item = next(found for found in task("A12").items if found.card and found.card.name == card)
    assert key_of(item, Question.LAYER) == key


def test_whether_there_is_a_continuous_effect() -> None:
    keys = {item.card.name: key_of(item, Question.EFFECT) for item in task("A0").items if item.card}
    assert keys["Turn to Frog"] == {"capas"}
    assert keys["Lightning Bolt"] == {"ninguna"}
    assert keys["Pacifism"] == {"despues"}


def test_texts_are_told_in_spanish() -> None:
    assert text_of(task("A0").items[0], Names()).startswith("Hasta el final del turno")


def test_all_right() -> None:
    for id_ in ("A0", "A12"):
        score = ExerciseForm(task(id_), Names(), answers(id_)).mark()
        assert score.right == score.total == len(task(id_).items)


def test_a_part_is_not_the_whole(client: Client) -> None:
    place = next(n for n, item in enumerate(task("A12").items, 1) if item.card and item.card.name == "Humility")
    page = client.get(A12, {"corregir": "1", f"t{place}": "6"}).content.decode()
    assert f"<strong>0 de {len(task('A12').items)}</strong>" in page
    assert "Va en las capas 6 y 7b." in page


def test_what_was_not_answered_is_not_given_away(client: Client) -> None:
    page = client.get(A12, {"corregir": "1", "t1": "despues"}).content.decode()
    assert page.count("Sin responder.") == len(task("A12").items) - 1
    assert page.count('<strong class="right">') == 1
    assert "Va en" not in page


def test_an_answer_that_is_no_choice_is_wrong_and_no_error(client: Client) -> None:
    response = client.get(A12, {"corregir": "1", "t1": "<script>"})
    assert response.status_code == 200
    assert "<script>" not in response.content.decode()


def test_each_choice_belongs_to_its_question(client: Client) -> None:
    page = client.get("/clases/capas/").content.decode()
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert re.search(r"<fieldset[^>]*>\s*<legend", page)


def test_to_htmx_the_exercise_alone(client: Client) -> None:
    page = client.get(A12, {"corregir": "1"}, headers={"HX-Request": "true"}).content.decode()
    assert page.strip().startswith("<section")
