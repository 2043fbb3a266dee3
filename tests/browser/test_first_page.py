"""The server, the browser and the watch over the console work together."""

import pytest
from playwright.sync_api import Page


def test_the_home_page_answers(page: Page) -> None:
    response = page.goto("/")
    assert response is not None
    assert response.ok


def test_the_icon_is_where_browsers_look(page: Page) -> None:
    response = page.request.get("/favicon.ico")
    assert response.ok
    assert response.headers["content-type"].startswith("image/")


def test_a_console_error_is_seen(page: Page, console_errors: list[str]) -> None:
    page.goto("/")
    page.evaluate("console.error('algo va mal')")
    assert console_errors == ["algo va mal"]
    console_errors.clear()


def test_a_missing_page_is_seen(page: Page, console_errors: list[str]) -> None:
    page.goto("/no-existe/")
    assert any("404" in error for error in console_errors)
    console_errors.clear()


@pytest.mark.parametrize("moving", [pytest.param(True, marks=pytest.mark.motion), False])
def test_motion_is_asked_for_by_mark(page: Page, moving: bool) -> None:
    page.goto("/")
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches") is not moving
