"""What the tests of a class on the screen share: where it is, how large, and finding a slide."""

from playwright.sync_api import Page, expect

from lessons.projector.deck import Deck

SCREEN = "/clases/capas/proyector/"
SEEN = {"viewport": {"width": 1280, "height": 720}}


def board(capas: Deck, id_: str) -> int:
    """The number of a board's slide."""
    return next(slide.number for slide in capas.slides if slide.board and slide.board.id == id_)


def at(page: Page, key: object) -> None:
    expect(page.locator("[data-slide]")).to_have_attribute("data-key", str(key))
