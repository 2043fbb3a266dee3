"""Every board that is played, at its beginning and at the end of each of its lines: what one needs is on the screen together."""

import pytest
from playwright.sync_api import Browser

from lessons.catalog.load import catalog
from lessons.play.addresses import PlayAddresses

BOARDS = tuple(catalog().lessons["lanzar"].plays.values())
BEGINNINGS = tuple(PlayAddresses(board.lesson, board.slug).step() for board in BOARDS)
ENDS = tuple(PlayAddresses(board.lesson, board.slug).of_line(line).step() for board in BOARDS for line in board.file.lines)

# Each address by the board alone, as htmx has it; what is wrong with it: below the bar of controls, or wider than the screen.
WALK = """async ([urls, spare]) => {
  const wrong = {};
  for (const url of urls) {
    const answer = await fetch(url, { headers: { "HX-Request": "true" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.querySelector("[data-board]").replaceWith(page.querySelector("[data-board]"));
    const bar = document.querySelector(".controls").getBoundingClientRect().top;
    const low = Math.max(...[...document.querySelectorAll(".seat, .stack")].map(part => part.getBoundingClientRect().bottom));
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (low - bar > spare || wide > 0) wrong[url] = [Math.round(low - bar), wide];
  }
  return wrong;
}"""
NO_MATTER = 10_000  # how far below the bar


def walked(browser: Browser, site: str, size: tuple[int, int], urls: tuple[str, ...], spare: int) -> dict[str, list[int]]:
    context = browser.new_context(base_url=site, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(urls[0])
    page.evaluate("document.fonts.ready")
    wrong: dict[str, list[int]] = page.evaluate(WALK, [urls, spare])
    context.close()
    return wrong


def test_both_seats_the_stack_and_the_hands_are_seen_together(browser: Browser, site: str) -> None:
    assert len(BEGINNINGS) >= 18
    assert walked(browser, site, (1280, 900), BEGINNINGS, 0) == {}


@pytest.mark.parametrize("width", [360, 768, 1280, 1920])
def test_nothing_is_wider_than_the_screen(browser: Browser, site: str, width: int) -> None:
    assert walked(browser, site, (width, 900), (*BEGINNINGS, *ENDS), NO_MATTER) == {}
