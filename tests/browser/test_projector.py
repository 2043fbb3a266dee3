"""A class on the screen: keys do it all, nothing is told before it is asked for, two windows go together, and trouble is borne."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from lessons.projector.deck import Deck
from lessons.projector.parts import Kind
from tests.browser.slides import SCREEN, SEEN, at, board


@pytest.fixture
def context_options() -> dict[str, object]:
    return SEEN


def test_the_remote_turns_the_steps_and_never_scrolls(page: Page, capas: Deck) -> None:
    a2 = board(capas, "A2")
    page.goto(f"{SCREEN}{a2}")
    for key in ("PageDown", "PageDown", "ArrowRight", " "):
        page.keyboard.press(key)
    at(page, f"{a2}/pasos/4")
    page.keyboard.press("PageDown")
    at(page, f"{a2}/pasos/5/pregunta")
    page.keyboard.press("PageUp")
    at(page, f"{a2}/pasos/4")
    page.keyboard.press("ArrowDown")
    at(page, a2 + 1)
    page.keyboard.press("ArrowUp")
    at(page, a2)
    page.keyboard.press("End")
    at(page, len(capas.slides))
    page.keyboard.press("PageDown")
    page.keyboard.press("Home")
    at(page, 1)
    assert page.evaluate("scrollY") == 0


def test_ten_quick_presses_are_ten_places(page: Page, capas: Deck) -> None:
    a9 = board(capas, "A9")
    page.goto(f"{SCREEN}{a9}")
    for _ in range(10):
        page.keyboard.press("PageDown")
    at(page, f"{a9}/pasos/10")
    expect(page.get_by_role("status")).to_have_text(re.compile("Entra Cruzada de Dralnu"))


def test_full_screen_lasts_from_slide_to_slide(page: Page) -> None:
    page.goto(f"{SCREEN}1")
    page.keyboard.press("f")
    expect(page.get_by_role("button", name="Pantalla completa")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("PageDown")
    at(page, 2)
    assert page.evaluate("Boolean(document.fullscreenElement)")
    page.keyboard.press("f")
    expect(page.get_by_role("button", name="Pantalla completa")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("key", ["b", "."])
def test_the_black_screen(page: Page, key: str) -> None:
    page.goto(f"{SCREEN}2")
    page.keyboard.press(key)
    expect(page.locator(".slide")).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(0, 0, 0)")
    page.keyboard.press("PageDown")  # first the light again
    expect(page.locator(".slide")).to_be_visible()
    at(page, 2)


@pytest.mark.parametrize("key", ["Escape", "?", "x", "f"])
def test_any_key_brings_the_light_back_and_does_nothing_else(page: Page, key: str) -> None:
    page.goto(f"{SCREEN}2")
    page.keyboard.press("b")
    expect(page.locator(".slide")).to_be_hidden()
    page.keyboard.press("Shift")
    expect(page.locator(".slide")).to_be_hidden()
    page.keyboard.press(key)
    expect(page.locator(".slide")).to_be_visible()
    assert page.evaluate("!document.fullscreenElement && !document.querySelector('dialog[open]')")


def test_leaving_full_screen_lifts_the_black(page: Page) -> None:
    page.goto(f"{SCREEN}2")
    page.keyboard.press("f")
    page.wait_for_function("document.fullscreenElement")
    page.keyboard.press("b")
    expect(page.locator(".slide")).to_be_hidden()
    page.evaluate("document.exitFullscreen()")  # as the browser does on Escape, of which the page hears nothing
    expect(page.locator(".slide")).to_be_visible()


def test_a_black_screen_loaded_again_stays_black_in_both_windows(context: BrowserContext, page: Page) -> None:
    page.goto(f"{SCREEN}2")
    speaker = context.new_page()
    speaker.goto(f"{SCREEN}orador")
    at(speaker, 2)
    page.bring_to_front()
    page.keyboard.press("f")
    page.wait_for_function("document.fullscreenElement")
    page.keyboard.press("b")
    expect(speaker.locator("#tool-black")).to_have_attribute("aria-pressed", "true")
    speaker.evaluate("() => { new BroadcastChannel('escuela:proyector:capas').onmessage = () => (window.heard = true); }")
    page.reload()
    speaker.wait_for_function("window.heard")  # where the screen is, loaded again
    expect(page.locator(".slide")).to_be_hidden()
    expect(speaker.locator("#tool-black")).to_have_attribute("aria-pressed", "true")
    speaker.reload()
    expect(speaker.locator("#tool-black")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("x")
    expect(page.locator(".slide")).to_be_visible()
    expect(speaker.locator("#tool-black")).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(page.locator(".slide")).to_be_visible()


def test_a_slide_come_to_anew_is_not_black(page: Page) -> None:
    page.goto(f"{SCREEN}2")
    page.keyboard.press("b")
    expect(page.locator(".slide")).to_be_hidden()
    page.goto(f"{SCREEN}3")
    expect(page.locator(".slide")).to_be_visible()


def test_the_start_button_of_a_remote_begins_and_never_reloads(page: Page) -> None:
    page.goto(f"{SCREEN}3")
    page.evaluate("document.body.dataset.same = 'yes'")
    for key in ("F5", "Shift+F5"):
        page.keyboard.press(key)
        page.wait_for_function("document.fullscreenElement")
    at(page, 3)
    assert page.evaluate("document.body.dataset.same") == "yes"


def test_a_held_key_stops_where_it_is_let_go(page: Page, capas: Deck) -> None:
    page.goto(f"{SCREEN}{board(capas, 'A9')}")
    held = """key => { for (let i = 0; i < 60; i++)
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, repeat: i > 0, bubbles: true, cancelable: true })); }"""
    page.evaluate(held, "PageDown")
    at(page, f"{board(capas, 'A9')}/pasos/1")
    page.wait_for_timeout(300)
    at(page, f"{board(capas, 'A9')}/pasos/1")
    page.evaluate(held, "b")
    expect(page.locator(".slide")).to_be_hidden()


def test_a_server_in_trouble_does_not_take_the_slide_away(page: Page, console_errors: list[str]) -> None:
    page.goto(f"{SCREEN}2")
    troubles = iter(("abort", "gone", "fine"))

    def trouble(route: Route) -> None:
        match next(troubles):
            case "abort":
                route.abort()
            case "gone":
                route.fulfill(status=502, body="Bad gateway", content_type="text/plain")
            case _:
                route.continue_()

    page.route("**/proyector/3", trouble)
    for _ in range(2):
        page.keyboard.press("PageDown")
        expect(page.get_by_role("status")).to_contain_text("No se pudo pasar")
        expect(page.get_by_role("status")).to_be_in_viewport()
        at(page, 2)
        expect(page).to_have_url(re.compile("/proyector/2$"))
    page.keyboard.press("PageDown")
    at(page, 3)
    expect(page.get_by_role("status")).not_to_contain_text("No se pudo pasar")
    assert all("Failed" in error or "Bad Gateway" in error or "ERR_FAILED" in error for error in console_errors)
    console_errors.clear()


@pytest.mark.parametrize("path", ["2", "orador/2"])
def test_without_storage_or_channel_the_keys_still_work(page: Page, path: str) -> None:
    page.add_init_script(
        """const closed = () => { throw new DOMException("closed", "SecurityError"); };
        window.BroadcastChannel = class { constructor() { closed(); } };
        for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: closed });"""
    )
    page.goto(SCREEN + path)
    page.keyboard.press("t")
    page.keyboard.press("PageDown")
    at(page, 3)
    if "orador" in path:
        expect(page.locator("#elapsed")).to_have_text(re.compile(r"0:0[1-9]"))


def test_both_windows_are_light_or_dark(context: BrowserContext, page: Page) -> None:
    page.goto(f"{SCREEN}2")
    speaker = context.new_page()
    speaker.goto(f"{SCREEN}orador")
    for _ in range(2):
        page.keyboard.press("t")
        color = page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
        expect(speaker.locator("body")).to_have_css("background-color", color)


def test_the_speakers_button_opens_a_window_of_its_own(page: Page) -> None:
    page.goto(f"{SCREEN}2")
    page.evaluate("() => { const open = window.open; window.open = (...how) => open(...(window.asked = how)); }")
    with page.expect_popup():
        page.get_by_role("link", name="Ventana del orador").click()
    assert "popup" in page.evaluate("window.asked")[2]


def test_light_and_dark_as_asked(page: Page) -> None:
    page.goto(f"{SCREEN}2")
    light = page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
    page.keyboard.press("t")
    dark = page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
    assert light != dark
    page.reload()
    expect(page.locator("body")).to_have_css("background-color", dark)
    page.keyboard.press("t")
    expect(page.locator("body")).to_have_css("background-color", light)


def test_help_and_buttons(page: Page) -> None:
    page.goto(f"{SCREEN}2")
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Atajos de teclado")
    expect(help_).to_be_visible()
    page.keyboard.press("PageDown")
    at(page, 2)
    page.keyboard.press("Escape")
    expect(help_).to_be_hidden()
    page.get_by_role("link", name="Siguiente").click()
    at(page, 3)
    page.get_by_role("link", name="Anterior").click()
    at(page, 2)
    expect(page.get_by_role("link", name="Anterior")).to_be_focused()


def test_the_result_comes_when_asked(page: Page, capas: Deck) -> None:
    a2 = board(capas, "A2")
    page.goto(f"{SCREEN}{a2}")
    expect(page.get_by_text("Resultado oculto")).to_be_visible()
    assert "5/5" not in page.content()
    page.keyboard.press("r")
    at(page, f"{a2}/pasos/13")
    expect(page.locator(".slide")).to_contain_text("5/5")


def test_the_key_of_an_exercise_comes_when_asked(page: Page, capas: Deck) -> None:
    task = next(slide.number for slide in capas.slides if slide.kind is Kind.EXERCISE)
    page.goto(f"{SCREEN}{task}/pasos/2")
    assert "Hace daño una vez" not in page.content()
    page.keyboard.press("r")
    expect(page.locator(".task-key")).to_have_text("No.")


def test_the_speaker_follows_and_leads(context: BrowserContext, page: Page, capas: Deck) -> None:
    a2 = board(capas, "A2")
    page.goto(f"{SCREEN}{a2}")
    with page.expect_popup() as opened:
        page.keyboard.press("n")
    speaker = opened.value
    at(speaker, a2)
    expect(speaker.get_by_role("heading", name="La respuesta")).to_be_visible()
    page.keyboard.press("PageDown")
    at(speaker, f"{a2}/pasos/1")
    expect(speaker.locator(".then-title")).to_contain_text("Entra Campeón de la parroquia")
    speaker.keyboard.press("PageDown")
    speaker.keyboard.press("PageDown")
    at(page, f"{a2}/pasos/3")
    speaker.keyboard.press("b")
    expect(page.locator(".slide")).to_be_hidden()
    page.keyboard.press("b")
    expect(speaker.locator("#tool-black")).to_have_attribute("aria-pressed", "false")
    expect(speaker.locator("#elapsed")).to_have_text(re.compile(r"\d+:\d\d"))


def test_a_speaker_opened_later_goes_where_the_screen_is(context: BrowserContext, page: Page) -> None:
    page.goto(f"{SCREEN}3")
    speaker = context.new_page()
    speaker.goto(f"{SCREEN}orador")
    at(speaker, 3)
    at(page, 3)


def test_the_browsers_own_way_back_takes_both_windows(context: BrowserContext, page: Page) -> None:
    page.goto(f"{SCREEN}2")
    page.keyboard.press("PageDown")
    at(page, 3)
    speaker = context.new_page()
    speaker.goto(f"{SCREEN}orador")
    at(speaker, 3)
    page.go_back()
    at(page, 2)
    at(speaker, 2)
    page.keyboard.press("PageDown")
    at(page, 3)


def test_a_slide_chosen_from_the_list_leads_the_speaker(context: BrowserContext, page: Page) -> None:
    page.goto(f"{SCREEN}2")
    speaker = context.new_page()
    speaker.goto(f"{SCREEN}orador")
    page.goto(f"{SCREEN}5")
    at(speaker, 5)
    at(page, 5)


def test_without_script_links_lead_through(browser: Browser, site: str, capas: Deck) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False, **SEEN)
    page = context.new_page()
    page.goto("/clases/capas/")
    page.get_by_role("link", name="Proyectar").click()
    page.get_by_role("link", name="Empezar", exact=True).click()
    page.get_by_role("link", name="Siguiente").click()
    expect(page).to_have_url(re.compile("/proyector/2$"))
    expect(page.get_by_role("button", name="Pantalla completa")).to_be_hidden()
    page.goto(f"{SCREEN}{board(capas, 'A2')}")
    page.get_by_role("link", name="Ver el resultado").click()
    expect(page.locator(".slide")).to_contain_text("5/5")
    context.close()


def test_the_bar_goes_out_of_the_way_and_comes_back(page: Page) -> None:
    page.clock.install()
    page.goto(f"{SCREEN}2")
    page.clock.fast_forward(4000)
    expect(page.locator(".bar-tools")).to_have_css("opacity", "0")
    page.mouse.move(200, 200)
    expect(page.locator(".bar-tools")).to_have_css("opacity", "1")
