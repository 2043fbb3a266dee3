"""Whole lines of play in the browser: without script, by keyboard alone, under the strict policy, and again from their address."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from lessons.catalog.load import catalog
from lessons.play.addresses import PlayAddresses
from lessons.play.lines import Line
from lessons.play.notation import write
from tests.browser.test_every_page import faults

BOARDS = tuple(catalog().lessons["lanzar"].plays.values())
C1 = "/clases/lanzar/partidas/c1"
TABS = 120  # more than there is on a page to go through


def line(board: str, slug: str) -> Line:
    return next(found for found in catalog().lessons["lanzar"].plays[board].file.lines if found.slug == slug)


def address(board: str, slug: str) -> str:
    found = catalog().lessons["lanzar"].plays[board]
    return PlayAddresses(found.lesson, found.slug).of_line(line(board, slug)).step()


def beginning(board: str, slug: str) -> str:
    found = catalog().lessons["lanzar"].plays[board]
    return PlayAddresses(found.lesson, found.slug).of_line(line(board, slug)).after(0).step()


def has_address(page: Page, path: str) -> None:
    expect(page).to_have_url(re.compile(re.escape(path) + "$"))


@pytest.mark.parametrize(
    "board, slug",
    [("C1", "titan"), ("C3", "estimulo"), ("C5", "simulacro"), ("C8", "familiar"), ("C11", "usas"), ("C12", "durante")],
)
def test_a_whole_line_by_a_form_without_script(browser: Browser, site: str, board: str, slug: str) -> None:
    """Each choice from the one list that holds what is legal and what is not."""
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto(beginning(board, slug))
    for choice in line(board, slug).choices:
        page.locator(".try summary", has_text="Intentar").click()
        page.get_by_label("Elección").select_option(write(choice))
        page.get_by_role("button", name="Intentarlo").click()
    has_address(page, address(board, slug))
    context.close()


def test_numbers_and_modes_by_their_forms_without_script(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto("/clases/lanzar/partidas/c3?v=1&jugada=lanza:devils-play")
    page.get_by_label("Valor de X").fill("4")
    page.get_by_role("button", name="Elegir", exact=True).click()
    has_address(page, "?v=1&jugada=lanza:devils-play;x:4")
    page.goto("/clases/lanzar/partidas/c2?v=1&jugada=lanza:cryptic-command")
    page.get_by_label("Gira todas las criaturas").check()
    page.get_by_label("Roba una carta").check()
    page.get_by_role("button", name="Elegir", exact=True).click()
    has_address(page, "?v=1&jugada=lanza:cryptic-command;modos:3,4")
    context.close()


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until it is reached."""
    expect(target).to_be_visible()
    for _ in range(TABS):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached by keyboard: {target}")


def test_a_whole_line_by_keyboard_alone(page: Page) -> None:
    page.goto(C1)
    for said in ("Lanzar Cuchilla fatal", "Geists del calabozo", "Pasar la prioridad", "Pasar la prioridad"):
        before = page.url
        option = page.locator(".options-list").get_by_role("link", name=said, exact=True)
        tab_to(page, option)
        page.keyboard.press("Enter")
        expect(page).not_to_have_url(before)
    has_address(page, f"{C1}?v=1&jugada=lanza:doom-blade;objetivo:dungeon-geists;pasa;pasa")
    expect(page.locator(".stack")).to_contain_text("Vacía")
    page.keyboard.press("Home")
    expect(page.locator("[data-board]")).to_have_attribute("data-number", "1")


def test_an_illegal_choice_by_keyboard_alone_shows_the_rewind(page: Page) -> None:
    page.goto(f"{C1}?v=1&jugada=lanza:doom-blade")
    tab_to(page, page.locator(".try summary", has_text="Intentar"))
    page.keyboard.press("Enter")
    chosen = page.get_by_label("Elección")
    tab_to(page, chosen)
    for _ in range(TABS):
        if chosen.input_value() == "objetivo:grave-titan":
            break
        page.keyboard.press("ArrowDown")
    tab_to(page, page.get_by_role("button", name="Intentarlo"))
    page.keyboard.press("Enter")
    has_address(page, "objetivo:grave-titan")
    expect(page.locator(".explanation-title")).to_contain_text("El juego vuelve atrás")
    expect(page.locator(".rung.failed")).to_contain_text("Elegir objetivos")


POLICED = (
    C1,
    f"{C1}?v=1&jugada=lanza:doom-blade;objetivo:grave-titan",
    "/clases/lanzar/partidas/c3?v=1&jugada=lanza:devils-play",
    "/clases/lanzar/partidas/c2?v=1&jugada=lanza:cryptic-command",
    "/clases/lanzar/partidas/c7/costes",
    "/clases/lanzar/partidas/c1/lecturas",
    "/clases/lanzar/proyector/12",
    "/clases/lanzar/proyector/orador/12",
)


@pytest.mark.parametrize("path", POLICED)
def test_under_the_strict_policy_nothing_is_refused(page: Page, path: str) -> None:
    """The console, which tells of every refusal, is looked at by the page."""
    response = page.goto(path, wait_until="networkidle")
    assert response is not None
    assert response.ok
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert page.locator("[style], script:not([src])").count() == 0


def test_an_address_that_is_shared_reopens_the_play(page: Page, context: BrowserContext, console_errors: list[str]) -> None:
    page.goto(C1)
    page.get_by_role("link", name="Lanzar Cuchilla fatal").click()
    page.locator(".options-list").get_by_role("link", name="Geists del calabozo").click()
    expect(page.locator(".status-next")).to_contain_text("Cuchilla fatal")
    there = page.locator("[data-board]").inner_text()
    other = context.new_page()
    other.goto(page.url)
    assert other.locator("[data-board]").inner_text() == there
    assert console_errors == []


@pytest.mark.parametrize(
    "query, said, total",
    [
        ("v=2&jugada=lanza:doom-blade", "Ese enlace es de otra versión", "1"),
        ("v=1&jugada=lanza:doom-blade;vuela:alto", "Desde la elección 2 el enlace no se puede leer", "3"),
    ],
)
def test_an_address_that_cannot_be_played_says_so_and_shows_what_fits(page: Page, query: str, said: str, total: str) -> None:
    page.goto(f"{C1}?{query}")
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.locator("[data-board]")).to_have_attribute("data-total", total)
    expect(page.locator(".choosing")).to_be_visible()


@pytest.mark.parametrize("scheme, share", [("light", 0), ("dark", 1)])
def test_axe_finds_nothing_at_the_end_of_a_line(browser: Browser, site: str, scheme: str, share: int) -> None:
    """At the end of a line; a third of the boards by day and another by night, in turn at a desk and on a phone."""
    for place, board in enumerate(BOARDS[share::3]):
        size = {"width": 1280, "height": 900} if place % 2 else {"width": 360, "height": 740}
        context = browser.new_context(base_url=site, color_scheme=scheme, reduced_motion="reduce", viewport=size)
        page = context.new_page()
        page.goto(address(board.id, board.file.lines[place % len(board.file.lines)].slug))
        assert faults(page) == [], board.id
        context.close()
