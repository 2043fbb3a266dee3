"""The pages of the practice: all in the address, the same for everyone, and one line for what cannot be."""

import re

import pytest
from django.http import HttpResponse
from django.test import Client

from lessons.catalog.load import catalog
from lessons.study.generated.catalogue import OFFERED, TEMPLATES
from lessons.study.generated.template import generate
from lessons.study.marking import mark
from lessons.study.question import Answer, Chosen
from tests.lessons.study.asked import said, sent, wrong

ALL = "/clases/capas/practica/"
SLUGS = list(TEMPLATES)


def get(slug: str, seed: int, answer: Answer | None = None, **more: object) -> HttpResponse:
    question = generate(TEMPLATES[slug], seed).question
    return Client().get(ALL + slug, {"semilla": seed} | (sent(question, answer) if answer else {}) | more)


def test_the_list_names_every_template_and_is_everybody_s() -> None:
    response = Client().get(ALL)
    assert all(template.title in said(response) for template in TEMPLATES.values())
    assert response["Cache-Control"] == "public, no-cache"
    assert not response.cookies


def test_templates_lead_to_sections_of_the_class_that_are_there() -> None:
    for lesson, slugs in OFFERED.items():
        anchors = {heading.anchor for heading in catalog().lessons[lesson].headings}
        assert {TEMPLATES[slug].section for slug in slugs} <= anchors


@pytest.mark.parametrize("slug", SLUGS)
def test_without_a_seed_one_goes_to_a_question_by_chance(slug: str) -> None:
    first, second = (Client().get(ALL + slug, {"nombres": "en"}) for _ in range(2))
    assert first.status_code == 302
    assert re.fullmatch(rf"{ALL}{slug}\?semilla=[1-9]\d{{0,5}}&nombres=en", first["Location"])
    assert first["Location"] != second["Location"]
    assert first["Cache-Control"] == "no-store"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_question_says_what_happened_and_what_the_cards_say(slug: str) -> None:
    response = get(slug, 3)
    made = generate(TEMPLATES[slug], 3)
    assert response.status_code == 200
    assert response["Cache-Control"] == "public, no-cache"
    assert not response.cookies
    text = said(response)
    if made.draft.position is not None:
        assert "Orden de llegada" in text
        assert text.count(".º: ") == len(made.draft.position.setup.timeline)
        assert len(made.draft.position.cards) == response.content.decode().count('class="drawn-card"')
    assert "Correcto" not in text


@pytest.mark.parametrize("slug", SLUGS)
def test_a_right_answer_and_a_wrong_one_are_told(slug: str) -> None:
    question = generate(TEMPLATES[slug], 3).question
    right, off = said(get(slug, 3, question.right)), said(get(slug, 3, wrong(question)))
    assert "Correcto" in right
    assert "No es así" not in right
    assert "No es así" in off
    if question.kind != "capas":
        assert "Capa " in off, "the steps that lead to the answer"


def test_an_answer_that_a_misreading_gives_is_called_by_its_name() -> None:
    question = generate(TEMPLATES["fuerza-y-resistencia"], 3).question
    told = said(get("fuerza-y-resistencia", 3, question.misled[0].answer))
    assert "Tu respuesta sale de esta lectura equivocada" in told


def test_an_answer_with_something_missing_is_asked_for_in_one_line() -> None:
    assert "Elige una opción." in said(Client().get(ALL + "como-queda", {"semilla": 3, "responder": 1}))
    told = said(Client().get(ALL + "fuerza-y-resistencia", {"semilla": 3, "responder": 1, "fuerza": "2"}))
    assert "Escribe la fuerza y la resistencia." in told
    assert "Otra pregunta" in told


def test_a_field_of_another_kind_of_question_fills_in_nothing() -> None:
    page = Client().get(ALL + "que-capa", {"semilla": 5, "orden": "1"}).content.decode()
    assert "is-invalid" not in page


def test_a_text_in_a_sublayer_says_what_it_does_to_power_and_toughness() -> None:
    whys = {o.why for seed in range(1, 30) for o in generate(TEMPLATES["que-capa"], seed).question.options}
    assert "Actúa en la 7c (modifica fuerza y resistencia)." in whys
    assert not any("(la " in why for why in whys)


def test_a_no_says_which_way_it_depends() -> None:
    reasons = [generate(TEMPLATES["dependencia"], seed).question.reason for seed in range(1, 80)]
    turned = [reason for reason in reasons if reason.startswith("Es al revés")]
    assert turned
    assert all(re.fullmatch(r"Es al revés: .+ depende del? .+: si ese efecto se aplica antes, .+ \(613\.8a\)\.", t) for t in turned)


def test_a_press_of_a_button_of_the_list_is_no_answer_yet() -> None:
    size = len(generate(TEMPLATES["orden"], 3).question.options)
    order = ",".join(str(number) for number in range(1, size + 1))
    page = Client().get(ALL + "orden", {"semilla": 3, "orden": order, "baja": 1}).content.decode()
    assert 'name="orden" value="2,1,3' in page
    assert "verdict" not in page


@pytest.mark.parametrize("seed", ["0", "-1", "1000000", "abc", "007", "1.5", "", "٣"])
def test_a_bad_seed_is_refused_in_one_line(seed: str) -> None:
    response = Client().get(ALL + "orden", {"semilla": seed})
    assert response.status_code == 400
    assert "La semilla de una pregunta es un número del 1 al 999999." in said(response)


def test_what_no_form_sends_is_refused_and_the_question_stays() -> None:
    response = Client().get(ALL + "como-queda", {"semilla": 3, "responder": 1, "opcion": "otra"})
    assert response.status_code == 400
    assert f"{ALL}como-queda?semilla=3" in response.content.decode()


def test_an_address_too_long_for_any_form_of_ours_is_refused() -> None:
    response = Client().get(ALL + "orden", {"semilla": 3, "fuerza": "1" * 5000})
    assert response.status_code == 400
    assert "demasiado larga" in said(response)


def test_a_wrong_look_says_where_it_comes_from() -> None:
    question = generate(TEMPLATES["como-queda"], 3).question
    told = said(get("como-queda", 3, question.right))
    assert all(bool(option.why) is not mark(question, Chosen(frozenset({option.key}))).right for option in question.options)
    assert "Es lo que sale de «" in told


@pytest.mark.parametrize("address", ["/clases/capas/practica/nada", "/clases/nada/practica/", "/clases/nada/practica/orden"])
def test_what_is_not_there_is_not_found(address: str) -> None:
    assert Client().get(address).status_code == 404


def test_the_fragment_is_the_question_alone_and_names_may_be_english() -> None:
    fragment = Client().get(ALL + "orden", {"semilla": 3, "nombres": "en"}, headers={"HX-Request": "true"}).content.decode()
    assert "<html" not in fragment
    position = generate(TEMPLATES["orden"], 3).draft.position
    assert position is not None
    assert any(card.name.replace("'", "&#x27;") in fragment for card in position.cards)


def test_the_class_leads_to_its_practice() -> None:
    assert f'href="{ALL}"' in Client().get("/clases/capas/").content.decode()
