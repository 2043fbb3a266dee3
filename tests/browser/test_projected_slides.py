"""Every slide and every step of the class fits on a screen, and is fit to be read; on a phone a slide is a page."""

import json
from dataclasses import replace

import pytest
from django.http import HttpResponse
from playwright.sync_api import Browser, Page

from lessons.catalog.load import catalog
from lessons.catalog.prose.parser import FOR_THE_ROOM
from lessons.projector import views
from lessons.projector.deck import QUESTION, Deck, deck, deck_of, is_passed
from lessons.projector.parts import Kind
from tests.browser.slides import SCREEN, SEEN, at, board
from tests.browser.test_every_page import faults

# What is wrong with the slide that is shown; lengths as they would be at 1280 × 720.
FITS = """() => {
  const found = [], scale = Math.max(1280 / innerWidth, 720 / innerHeight), slide = document.querySelector(".slide");
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
WALK = f"""async (given) => {{
  const wrong = {{}}, fits = {FITS};
  let places = 0;
  for (let url = given ? given[0] : location.href; url; ) {{
    const answer = await fetch(url, {{ headers: {{ "HX-Request": "true" }} }});
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.getElementById("screen").replaceWith(page.getElementById("screen"));
    places += 1;
    const found = fits();
    if (found.length) wrong[url] = found.slice(0, 4);
    url = given ? given[places] : document.getElementById("screen").dataset.next;
  }}
  return [places, wrong];
}}"""


def test_every_slide_and_every_step_fits(browser: Browser, site: str, capas: Deck) -> None:
    places, wrong = walked(browser, site, (1280, 720), f"{SCREEN}1")
    assert wrong == {}
    assert places == len([position for position in capas.positions if not is_passed(position)])


@pytest.mark.parametrize("names", ["", "?nombres=en"])
def test_lines_of_play_fit(browser: Browser, site: str, names: str) -> None:
    """Of two thousand places every text, question, beginning and end; of the steps a share, another in each language."""
    lanzar = deck("lanzar")
    told = [position for position in lanzar.positions if position.slide.line is None or position.place.endswith(QUESTION)]
    ends = {position.slide.number: position for position in lanzar.positions}
    steps = [position for position in lanzar.positions if position.slide.line is not None]
    chosen = {*told, *ends.values(), *steps[bool(names) :: 12], *(step for step in steps if not step.place)}
    urls = [f"/clases/lanzar/proyector/{position.key}{names}" for position in sorted(chosen, key=lambda each: each.at)]
    places, wrong = walked(browser, site, (1280, 720), urls[0], urls)
    assert wrong == {}
    assert places == len(urls) > 400


@pytest.mark.parametrize("size,names,share", [((1280, 720), "?nombres=en", 4), ((1920, 1080), "", 6), ((1024, 768), "", 6)])
def test_other_names_and_sizes_fit(browser: Browser, site: str, capas: Deck, size: tuple[int, int], names: str, share: int) -> None:
    """A slide is drawn to the same measure on every screen, so a share of the places shows it; the end of each is among them."""
    ends = {position.slide.number: position for position in capas.positions}
    chosen = sorted({*capas.positions[::share], *ends.values()}, key=lambda position: position.at)
    urls = [f"{SCREEN}{position.key}{names}" for position in chosen]
    places, wrong = walked(browser, site, size, urls[0], urls)
    assert wrong == {}
    assert places == len(urls) >= len(capas.slides)


def walked(
    browser: Browser, site: str, size: tuple[int, int], start: str, urls: list[str] | None = None
) -> tuple[int, dict[str, list[str]]]:
    """How many places were seen, and what was wrong at which."""
    context = browser.new_context(base_url=site, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(start)
    page.evaluate("document.fonts.ready")
    places, wrong = page.evaluate(f"({WALK})({json.dumps(urls)})")
    context.close()
    return places, wrong


def test_a_class_that_says_nothing_of_the_screen_fits_too(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = catalog().lessons["capas"]
    plain = deck_of(replace(lesson, blocks=tuple(block for block in lesson.blocks if block.kind not in FOR_THE_ROOM)))
    texts = [position for position in plain.positions if position.slide.kind not in (Kind.BOARD, Kind.EXERCISE)]
    monkeypatch.setattr(views, "deck", lambda slug: plain)
    monkeypatch.setattr(views, "answer", lambda request, version, variant, render: HttpResponse(render()))
    page.goto(f"{SCREEN}1")
    places, wrong = page.evaluate(f"({WALK})({json.dumps([SCREEN + position.key for position in texts])})")
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
