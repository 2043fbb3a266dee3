"""Without JavaScript everything but autoplay and movement works, by plain links and forms."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

A2 = "/clases/capas/tableros/a2"
QUESTIONS = (5, 8, 11)


@pytest.fixture
def context_options() -> dict[str, object]:
    return {"java_script_enabled": False}


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def test_a_whole_board_by_its_links(page: Page) -> None:
    page.goto("/clases/capas/")
    page.locator("#tablero-a2").get_by_role("link", name="Jugar paso a paso").click()
    for number in range(2, 14):
        page.get_by_role("link", name="Siguiente").click()
        if number in QUESTIONS:
            expect(page).to_have_url(re.compile(rf"{A2}/pasos/{number}/prediccion$"))
            page.get_by_role("link", name="Saltar").first.click()
        expect(page).to_have_url(re.compile(rf"{A2}/pasos/{number}$"))
    expect(page.locator(".results")).to_contain_text("5/5")
    page.get_by_role("link", name="Inicio", exact=True).click()
    expect(page).to_have_url(re.compile(rf"{A2}/pasos/1$"))


def test_jumps(page: Page) -> None:
    page.goto(f"{A2}/pasos/5")
    page.get_by_role("link", name="Capa 6").click()
    expect(page).to_have_url(re.compile("/pasos/8$"))
    page.locator(".steps-list summary").click()
    page.locator(".steps-panel a").nth(1).click()
    expect(page).to_have_url(re.compile("/pasos/2$"))


def test_a_rule_a_card_and_an_answer_have_pages(page: Page) -> None:
    page.goto(f"{A2}/pasos/11")
    page.get_by_role("link", name="613.4c").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Regla 613.4c")
    page.go_back()
    page.locator("#board-a2-champion-of-the-parish .card-name a").click()
    page.locator(".pair", has_text="El honor de los puros").get_by_role("link").click()
    expect(page.locator("main")).to_contain_text("en ese momento es de color azul")
    page.get_by_role("link", name="Volver al paso 11").click()
    expect(page).to_have_url(re.compile("/pasos/11$"))


def test_what_needs_script_is_not_shown(page: Page) -> None:
    page.goto(f"{A2}/pasos/5")
    expect(page.locator(".autoplay")).to_be_hidden()
    page.locator(".more summary").click()
    expect(page.get_by_role("link", name="Copiar el dictamen")).to_be_visible()
    expect(page.locator("[data-help]")).to_be_hidden()


def test_the_ruling_is_a_text(page: Page) -> None:
    page.goto(f"{A2}/pasos/5")
    page.locator(".more summary").click()
    page.get_by_role("link", name="Copiar el dictamen").click()
    expect(page.locator("body")).to_contain_text("Resultado:")


def test_an_exercise_is_corrected(page: Page) -> None:
    page.goto("/clases/capas/")
    exercise = page.locator("#ejercicio-a0")
    exercise.get_by_label("Sí, en las capas").first.check()
    exercise.get_by_role("button", name="Corregir").click()
    expect(page.locator(".score")).to_contain_text("1 de 6")
    expect(page.locator(".right")).to_have_count(1)


def test_steps_are_put_in_order(page: Page) -> None:
    page.goto("/clases/lanzar/ejercicios/c16")
    item = page.locator("[data-item]", has_text="Poner la carta encima de la pila")
    for _ in range(8):
        if item.locator("[data-place]").inner_text() != "1.º":
            item.get_by_role("button", name="Poner antes").click()
    page.get_by_role("button", name="Corregir").click()
    expect(page.get_by_role("list", name="En su lugar").get_by_role("listitem").first).to_contain_text("Poner la carta")


def test_the_language_of_names(page: Page) -> None:
    page.goto(f"{A2}/pasos/9")
    page.get_by_role("group", name="Idioma de los nombres").get_by_role("link").click()
    expect(page.locator("#board-a2-champion-of-the-parish .card-name")).to_have_text("Champion of the Parish")
    page.get_by_role("link", name="Siguiente").click()
    expect(page).to_have_url(re.compile(r"/pasos/10\?nombres=en$"))
