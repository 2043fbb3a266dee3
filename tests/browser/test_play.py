"""A board that is played, in the browser: by links, by keys, on a phone, without script; what is tried and refused."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_every_page import faults

C1 = "/clases/lanzar/partidas/c1"
AT_TARGETS = f"{C1}?v=1&jugada=lanza:doom-blade"
REFUSED = f"{AT_TARGETS};objetivo:grave-titan"
CAST = f"{AT_TARGETS};objetivo:dungeon-geists"


def has_url(page: Page, path: str) -> None:
    expect(page).to_have_url(re.compile(re.escape(path) + "$"))


def test_a_spell_is_cast_from_its_card_and_aimed_at_a_card(page: Page) -> None:
    page.goto(C1)
    page.locator("#board-c1-doom-blade").get_by_role("link", name="Lanzar").click()
    has_url(page, AT_TARGETS)
    expect(page.locator(".status-priority")).to_contain_text("Nadie")
    expect(page.locator(".letters .rung.now")).to_contain_text("Elegir objetivos")
    page.locator("#board-c1-dungeon-geists").get_by_role("link", name="Elegir como objetivo").click()
    has_url(page, CAST)
    expect(page.locator(".status-priority")).to_contain_text("Tú")
    expect(page.locator(".status-next")).to_contain_text("Cuchilla fatal")
    expect(page.get_by_role("status")).to_have_text("Recibes la prioridad.")


def test_going_back_in_the_browser_is_going_back_in_the_play(page: Page) -> None:
    page.goto(C1)
    page.get_by_role("link", name="Lanzar Cuchilla fatal").click()
    has_url(page, AT_TARGETS)
    page.go_back()
    has_url(page, C1)
    expect(page.locator(".stack")).to_contain_text("Vacía")


def test_by_keyboard_alone(page: Page) -> None:
    page.goto(C1)
    page.get_by_role("link", name="Lanzar Cuchilla fatal").focus()
    page.keyboard.press("Enter")
    has_url(page, AT_TARGETS)
    page.locator(".options-list .option").first.focus()
    page.keyboard.press("Enter")
    has_url(page, CAST)
    page.keyboard.press("Home")
    expect(page.locator("[data-board]")).to_have_attribute("data-number", "1")
    has_url(page, f"{CAST}&paso=1")
    page.keyboard.press("ArrowRight")
    has_url(page, f"{CAST}&paso=2")
    expect(page.locator(".letters .rung.now")).to_contain_text("Proponer")


def test_what_is_not_legal_is_tried_and_explained(page: Page) -> None:
    page.goto(AT_TARGETS)
    page.locator(".try summary", has_text="Intentar").click()
    page.get_by_label("Elección").select_option("objetivo:grave-titan")
    page.get_by_role("button", name="Intentarlo").click()
    has_url(page, REFUSED)
    expect(page.get_by_role("heading", level=2, name="El juego vuelve atrás")).to_be_visible()
    expect(page.locator(".letters .rung.failed")).to_contain_text("Elegir objetivos no se puede")
    expect(page.locator("#board-c1-doom-blade")).to_be_visible()
    page.get_by_role("link", name="Deshacer").click()
    has_url(page, AT_TARGETS)


def test_from_an_earlier_step_one_chooses_again(page: Page) -> None:
    page.goto(f"{CAST}&paso=2")
    page.get_by_role("link", name="Elegir otra cosa desde aquí").click()
    has_url(page, AT_TARGETS)


def test_a_line_of_play_is_seen_step_by_step(page: Page) -> None:
    page.goto(C1)
    page.locator(".lines a").first.click()
    expect(page).to_have_url(re.compile(r"paso=1$"))
    page.get_by_role("link", name="Siguiente").click()
    expect(page).to_have_url(re.compile(r"paso=2$"))


def test_the_question_comes_before_the_step_and_is_answered_by_keyboard(page: Page) -> None:
    page.goto(f"{REFUSED}&paso=3")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-board]")).to_have_attribute("data-number", "3.5")
    expect(page).to_have_url(re.compile(r"/prediccion\?v=1&jugada=.*&paso=4$"))
    page.get_by_role("radio", name="No: falla en 601.2h").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("No es así")
    expect(page.locator(".misreading")).to_contain_text("Pagar antes de elegir objetivos")
    page.get_by_role("link", name="Seguir").click()
    has_url(page, f"{REFUSED}&paso=4")


def test_what_is_ticked_is_summed_at_once(page: Page) -> None:
    page.goto("/clases/lanzar/partidas/c7/costes")
    bears = page.locator(".costs-card", has_text="Osos pardos")
    expect(bears.locator("tbody tr")).to_have_count(5)
    page.get_by_label("Triniesfera").uncheck(force=True)
    expect(bears.locator("tbody tr")).to_have_count(4)
    has_url(page, "/clases/lanzar/partidas/c7/costes?v=1&sin=trinisphere")
    assert faults(page) == []


QUESTION = f"{C1}/prediccion?v=1&jugada=lanza:doom-blade;objetivo:grave-titan&paso=4"


@pytest.mark.parametrize("path", [C1, AT_TARGETS, REFUSED, CAST, f"{CAST}&paso=6", QUESTION])
def test_axe_finds_nothing(page: Page, path: str) -> None:
    page.goto(path)
    for summary in page.locator("details.try > summary").all():
        summary.click()
    assert faults(page) == []


@pytest.mark.parametrize("path", [AT_TARGETS, REFUSED])
def test_on_a_phone_at_night(browser: Browser, site: str, path: str) -> None:
    context = browser.new_context(
        base_url=site, reduced_motion="reduce", viewport={"width": 360, "height": 740}, color_scheme="dark"
    )
    page = context.new_page()
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "it is wider than the screen"
    expect(page.locator(".choosing")).to_be_in_viewport()
    assert faults(page) == []
    context.close()


def test_nothing_moves_as_it_loads(page: Page) -> None:
    page.add_init_script(
        "window.shifts = []; new PerformanceObserver(list => list.getEntries().forEach(e => window.shifts.push(e.value)))"
        ".observe({type: 'layout-shift', buffered: true})"
    )
    page.goto(AT_TARGETS, wait_until="networkidle")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert sum(page.evaluate("window.shifts")) < 0.01


def test_without_script_everything_is_a_link_or_a_form(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto(C1)
    page.locator("#board-c1-doom-blade").get_by_role("link", name="Lanzar").click()
    has_url(page, AT_TARGETS)
    page.locator(".try summary", has_text="Intentar").click()
    page.get_by_label("Elección").select_option("objetivo:grave-titan")
    page.get_by_role("button", name="Intentarlo").click()
    has_url(page, REFUSED)
    page.get_by_role("link", name="Volver a empezar").click()
    has_url(page, C1)
    context.close()
