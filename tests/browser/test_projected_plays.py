"""Lines of play on the screen, in the browser: with a remote there and back, by the letters, in two windows, on a phone."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from lessons.projector.deck import Deck, deck
from tests.browser.slides import SEEN, at
from tests.browser.test_every_page import faults

SCREEN = "/clases/lanzar/proyector/"


@pytest.fixture(scope="module")
def lanzar() -> Deck:
    return deck("lanzar")


def line(found: Deck, board: str, slug: str) -> int:
    return next(s.number for s in found.slides if s.line and (s.line.board.id, s.line.line.slug) == (board, slug))


def test_with_a_remote_there_and_back(page: Page, lanzar: Deck) -> None:
    number = line(lanzar, "C1", "titan")
    keys = [str(number), *(f"{number}/pasos/{place}" for place in ("2", "3", "4/pregunta", "4")), str(number + 1)]
    page.goto(f"{SCREEN}{number}")
    for key in keys[1:]:
        page.keyboard.press("PageDown")
        at(page, key)
    for key in keys[-2::-1]:
        page.keyboard.press("PageUp")
        at(page, key)
    page.keyboard.press("ArrowDown")
    at(page, number + 1)


def test_the_remote_passes_over_what_has_been_seen_and_a_letter_leads_there(page: Page, lanzar: Deck) -> None:
    number = line(lanzar, "C3", "estimulo")
    page.goto(f"{SCREEN}{number}/pasos/4")
    page.keyboard.press("ArrowRight")
    at(page, f"{number}/pasos/7")
    page.locator(".letters-strip").get_by_role("link", name="601.2d").click()
    at(page, f"{number}/pasos/5")
    expect(page.locator(".letters-strip .layer.now")).to_contain_text("601.2d")
    page.keyboard.press("ArrowRight")
    at(page, f"{number}/pasos/7")


def test_the_three_marks_the_stack_and_the_rewind(page: Page, lanzar: Deck) -> None:
    number = line(lanzar, "C1", "titan")
    page.goto(f"{SCREEN}{number}/pasos/3")
    expect(page.locator(".mark-priority")).to_contain_text("Nadie")
    expect(page.locator(".mark-next")).to_contain_text("Aún no")
    expect(page.locator(".pile-item.casting")).to_contain_text("Cuchilla fatal")
    page.goto(f"{SCREEN}{number}/pasos/4")
    expect(page.locator(".layer.failed")).to_contain_text(", no se puede")
    expect(page.locator(".mark-priority")).to_contain_text("Tú")
    expect(page.locator(".pile-of")).to_contain_text("vacía")


def test_the_speakers_window_has_the_answer_and_goes_along(browser: Browser, site: str, lanzar: Deck) -> None:
    context = browser.new_context(base_url=site, reduced_motion="reduce", **SEEN)
    screen, speaker = context.new_page(), context.new_page()
    number = line(lanzar, "C1", "titan")
    screen.goto(f"{SCREEN}{number}/pasos/3")
    speaker.goto(f"{SCREEN}orador/{number}/pasos/3")
    screen.keyboard.press("PageDown")  # the screen's: a speaker who has just come goes where the screen is
    at(screen, f"{number}/pasos/4/pregunta")
    at(speaker, f"{number}/pasos/4/pregunta")
    expect(speaker.locator(".speaker-answer")).to_contain_text("601.2c")
    expect(speaker.locator(".speaker-then")).to_contain_text("El juego vuelve atrás")
    expect(screen.locator("#screen")).not_to_contain_text("El juego vuelve atrás")
    context.close()


PLACES = (
    ("C1", "titan", ""),
    ("C1", "titan", "/pasos/4/pregunta"),
    ("C1", "titan", "/pasos/4"),
    ("C7", "alternativo-trinisfera", "/pasos/21"),
    ("C17", "rana", "/pasos/18"),
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, site: str, lanzar: Deck, scheme: str) -> None:
    context = browser.new_context(base_url=site, color_scheme=scheme, reduced_motion="reduce", **SEEN)
    page = context.new_page()
    for board, slug, place in PLACES:
        page.goto(f"{SCREEN}{line(lanzar, board, slug)}{place}")
        assert faults(page) == [], (board, slug, place)
    page.goto(f"{SCREEN}orador/{line(lanzar, 'C1', 'titan')}/pasos/4/pregunta")
    assert faults(page) == []
    context.close()


def test_on_a_phone_a_slide_is_a_page(browser: Browser, site: str, lanzar: Deck) -> None:
    context = browser.new_context(base_url=site, viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    page = context.new_page()
    for board, slug, place in PLACES:
        page.goto(f"{SCREEN}{line(lanzar, board, slug)}{place}")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (board, slug, place)
    page.get_by_role("link", name="Anterior").click()
    expect(page).to_have_url(re.compile(rf"{SCREEN}{line(lanzar, 'C17', 'rana')}/pasos/\d+$"))
    context.close()
