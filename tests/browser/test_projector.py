"""A class on the screen: all of it fits, nothing is told before it is asked for, two windows go together, keys do it all."""

import re
from dataclasses import replace

import pytest
from django.http import HttpResponse
from playwright.sync_api import Browser, BrowserContext, Page, expect

from lessons.catalog.load import catalog
from lessons.catalog.prose.parser import FOR_THE_ROOM
from lessons.projector import views
from lessons.projector.deck import Deck, deck, deck_of
from lessons.projector.parts import Kind
from tests.browser.test_every_page import faults

SCREEN = "/clases/capas/proyector/"
SEEN = {"viewport": {"width": 1280, "height": 720}}

# What is wrong with the slide that is shown; lengths as they would be at 1280 × 720.
FITS = """() => {
  const found = [], scale = 720 / innerHeight, slide = document.querySelector(".slide");
  const edge = slide.getBoundingClientRect(), bottom = edge.bottom - parseFloat(getComputedStyle(slide).paddingBottom);
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push("it scrolls");
  const texts = document.createTreeWalker(document.getElementById("screen"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, parent = text.parentElement;
    if (!text.data.trim() || parent.closest(".hidden")) continue;
    const said = text.data.trim().slice(0, 30), size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < 22) found.push(`${size}px: ${said}`);
    if (size < 28 && parent.closest(".text p, .text li, .slide-title, .board-title, .board-words, .task, .cover-lead, .task-lead")
      && !parent.closest(".rule-number")) found.push(`main text of ${size}px: ${said}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      const low = parent.closest(".bar") ? innerHeight : bottom + 2;
      if (box.bottom > low || box.top < 0 || box.left < 0 || box.right > edge.right) found.push(`outside: ${said}`);
      const card = parent.closest(".thing")?.getBoundingClientRect();
      const spare = 3 / scale;
      if (card && (box.right > card.right + spare || box.bottom > card.bottom + spare)) found.push(`out of its card: ${said}`);
    }
  }
  return found;
}"""

# Through the addresses given, or the whole deck by what the pages themselves say is next.
WALK = """async (given) => {
  const wrong = {}, fits = %s;
  let places = 0;
  for (let url = given ? given[0] : location.href; url; ) {
    const answer = await fetch(url, { headers: { "HX-Request": "true" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.getElementById("screen").replaceWith(page.getElementById("screen"));
    places += 1;
    const found = fits();
    if (found.length) wrong[url] = found.slice(0, 4);
    url = given ? given[places] : document.getElementById("screen").dataset.next;
  }
  return [places, wrong];
}""" % FITS  # noqa: UP031 (the script has braces of its own)


@pytest.fixture
def context_options() -> dict[str, object]:
    return SEEN


@pytest.fixture(scope="module")
def capas() -> Deck:
    return deck("capas")


def board(capas: Deck, id_: str) -> int:
    """The number of a board's slide."""
    return next(slide.number for slide in capas.slides if slide.board and slide.board.id == id_)


def at(page: Page, key: object) -> None:
    expect(page.locator("[data-slide]")).to_have_attribute("data-key", str(key))


@pytest.mark.parametrize("size,names", [((1280, 720), ""), ((1280, 720), "?nombres=en"), ((1920, 1080), "")])
def test_every_slide_and_every_step_fits(browser: Browser, site: str, capas: Deck, size: tuple[int, int], names: str) -> None:
    context = browser.new_context(base_url=site, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{SCREEN}1{names}")
    page.evaluate("document.fonts.ready")
    places, wrong = page.evaluate(WALK)
    assert wrong == {}
    assert places == len(capas.positions)
    context.close()


def test_a_class_that_says_nothing_of_the_screen_fits_too(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = catalog().lessons["capas"]
    plain = deck_of(replace(lesson, blocks=tuple(block for block in lesson.blocks if block.kind not in FOR_THE_ROOM)))
    texts = [position for position in plain.positions if position.slide.kind not in (Kind.BOARD, Kind.EXERCISE)]
    monkeypatch.setattr(views, "deck", lambda slug: plain)
    monkeypatch.setattr(views, "answer", lambda request, version, variant, render: HttpResponse(render()))
    page.goto(f"{SCREEN}1")
    places, wrong = page.evaluate(f"({WALK})({[SCREEN + position.key for position in texts]})")
    assert wrong == {}
    assert places == len(texts) > 80


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_kind_of_slide(browser: Browser, site: str, capas: Deck, scheme: str) -> None:
    context = browser.new_context(base_url=site, color_scheme=scheme, reduced_motion="reduce", **SEEN)
    page = context.new_page()
    kinds = {slide.kind: slide for slide in capas.slides}
    a9 = board(capas, "A9")
    paths = [f"{slide.number}/{slide.places[-1]}".rstrip("/") for slide in kinds.values()]
    for path in [*paths, f"{a9}/pasos/15/pregunta", f"{a9}/pasos/23", "", "orador", f"orador/{a9}/pasos/15"]:
        page.goto(SCREEN + path)
        assert faults(page) == [], path
    context.close()


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


def test_on_a_phone_a_slide_is_a_page(browser: Browser, site: str, capas: Deck) -> None:
    context = browser.new_context(base_url=site, viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    page = context.new_page()
    a9 = board(capas, "A9")
    kinds = {slide.kind: slide.number for slide in capas.slides}
    for path in [*map(str, kinds.values()), f"{a9}/pasos/15/pregunta", f"{a9}/pasos/23", f"{a9}/pasos/29", f"orador/{a9}/pasos/23"]:
        page.goto(SCREEN + path)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
    page.get_by_role("link", name="Siguiente").click()
    at(page, f"{a9}/pasos/24")
    context.close()
