"""The practice: a question by chance, answered by keyboard or without script, and the address that says it all."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from lessons.study.generated.catalogue import TEMPLATES
from lessons.study.generated.template import generate
from lessons.study.question import Numbers, Ordered

ALL = "/clases/capas/practica/"
SEED = re.compile(r"\?semilla=[1-9]\d{0,5}$")
NUMBERS, ORDER = (generate(TEMPLATES[slug], 8).question for slug in ("fuerza-y-resistencia", "orden"))


def test_from_the_class_to_a_question_by_chance_and_to_another(page: Page) -> None:
    page.goto("/clases/capas/")
    page.get_by_role("link", name="Practicar con preguntas sorteadas").click()
    page.get_by_role("link", name="Fuerza y resistencia").click()
    expect(page).to_have_url(SEED)
    first = page.url
    page.get_by_role("link", name="Otra pregunta").click()
    expect(page).to_have_url(SEED)
    assert page.url != first


def test_an_answer_by_keyboard_is_marked_in_place_and_stands_in_the_address(page: Page) -> None:
    assert isinstance(NUMBERS.right, Numbers)
    page.goto(f"{ALL}fuerza-y-resistencia?semilla=8")
    page.get_by_label("Fuerza", exact=True).focus()
    page.keyboard.type(str(NUMBERS.right.power))
    page.keyboard.press("Tab")
    page.keyboard.type(str(NUMBERS.right.toughness + 1))
    page.keyboard.press("Enter")
    expect(page.locator("#veredicto")).to_be_focused()
    expect(page.locator("#veredicto")).to_contain_text("No es así")
    expect(page.get_by_role("status").filter(has_text="No es así.")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"semilla=8&.*resistencia="))
    page.reload()
    expect(page.locator("#veredicto")).to_contain_text("No es así")
    page.get_by_role("link", name="Responder otra vez").click()
    expect(page).to_have_url(SEED)


def test_something_missing_is_said_and_the_rest_stays(page: Page) -> None:
    page.goto(f"{ALL}fuerza-y-resistencia?semilla=8")
    page.get_by_label("Fuerza", exact=True).fill("4")
    page.get_by_role("button", name="Responder").click()
    expect(page.get_by_role("alert")).to_have_text("Escribe la fuerza y la resistencia.")
    expect(page.get_by_label("Fuerza", exact=True)).to_have_value("4")


def test_a_card_opens_over_the_question(page: Page) -> None:
    page.goto(f"{ALL}orden?semilla=8")
    page.locator(".drawn-name a").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Texto Oracle")


class TestWithoutScript:
    """Plain links and forms."""

    @pytest.fixture
    def context_options(self) -> dict[str, object]:
        return {"java_script_enabled": False}

    @pytest.fixture
    def page(self, context: BrowserContext) -> Page:
        return context.new_page()

    def test_an_order_is_made_with_its_buttons(self, page: Page) -> None:
        assert isinstance(ORDER.right, Ordered)
        page.goto(f"{ALL}orden?semilla=8")
        order = [option.key for option in ORDER.options]
        for place, key in enumerate(ORDER.right.keys):
            while order.index(key) > place:
                now = order.index(key)
                page.locator(".orderable-item").nth(now).get_by_role("button", name="Poner antes").click()
                order[now - 1 : now + 1] = [order[now], order[now - 1]]
        page.get_by_role("button", name="Responder").click()
        expect(page.locator("#veredicto")).to_contain_text("Correcto")
        page.get_by_role("link", name="Otra pregunta").click()
        expect(page).to_have_url(SEED)
