"""Two boards in step, in the browser: side by side, or one at a time on a phone."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

PAIR = "/clases/capas/parejas/a6/a6b"
LAST = 11


def at(page: Page, number: int) -> None:
    expect(page.locator("[data-board]")).to_have_attribute("data-number", str(number))
    expect(page).to_have_url(re.compile(rf"/pasos/{number}$"))


def test_from_the_index_of_boards_to_where_they_part_and_to_the_end(page: Page) -> None:
    page.goto("/tableros/")
    page.get_by_role("link", name="La pérdida antes o después de la espada").click()
    expect(page).to_have_url(re.compile(rf"{PAIR}/pasos/\d+$"))
    page.get_by_role("link", name="ir a donde se apartan").click()
    expect(page.locator(".duo-parting")).to_have_text("Aquí se apartan")
    page.keyboard.press("End")
    at(page, LAST)
    expect(page.locator(".outcomes")).to_contain_text("Akroma")


def test_both_go_on_by_the_same_key_in_place(page: Page) -> None:
    page.goto(f"{PAIR}/pasos/5")
    page.evaluate("document.querySelector('.board-header').dataset.kept = 'yes'")
    page.keyboard.press("ArrowRight")
    at(page, 6)
    page.get_by_role("link", name="Anterior").click()
    at(page, 5)
    page.keyboard.press("Home")
    at(page, 1)
    assert page.evaluate("document.querySelector('.board-header').dataset.kept") == "yes"
    page.go_back()
    at(page, 5)


def test_they_stand_side_by_side(page: Page) -> None:
    page.goto(f"{PAIR}/pasos/6")
    one, other = (page.locator(f".side-{n}").bounding_box() for n in (1, 2))
    assert one is not None
    assert other is not None
    assert one["y"] == other["y"]
    assert one["x"] + one["width"] <= other["x"]


def test_a_card_is_asked_about_on_its_own_board(page: Page) -> None:
    page.goto(f"{PAIR}/pasos/8")
    page.locator("#board-a6b-akroma-angel-of-wrath .card-name a").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Akroma")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    at(page, 8)


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_on_a_phone_one_at_a_time_by_a_switch(browser: Browser, site: str, *, script: bool) -> None:
    context = browser.new_context(
        base_url=site, viewport={"width": 360, "height": 740}, reduced_motion="reduce", java_script_enabled=script
    )
    page = context.new_page()
    page.goto(f"{PAIR}/pasos/6")
    if script:
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    expect(page.locator(".side-1")).to_be_visible()
    expect(page.locator(".side-2")).to_be_hidden()
    page.get_by_text("Tablero A6b", exact=True).click()
    expect(page.locator(".side-2")).to_be_visible()
    expect(page.locator(".side-1")).to_be_hidden()
    page.get_by_role("link", name="Siguiente").click()
    expect(page).to_have_url(re.compile(r"/pasos/7$"))
    if script:  # the switch stays where it was put
        expect(page.locator(".side-2")).to_be_visible()
    context.close()
