"""A real browser before the real server.

`page` is a page of a fresh context that fails its test on any console error, uncaught exception or failed request.
`site` is the address of the site, served by uvicorn as `make serve` does, on the test database.
Mark a test `motion` to see movement; by default the visitor asks for reduced motion, so that nothing is seen half-way.
"""

import os
import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from lessons.projector.deck import Deck, deck
from lessons.server.run import APPLICATION
from scripts.browser import find

FLAGS = [
    "--no-sandbox",  # as root, as in containers
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STEP_MS = 10_000  # the patience of one browser step; a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, or Playwright's own where there is none."""
    # Playwright's loop lives in this thread, and Django takes that for an asynchronous caller.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield running
        running.close()
    del os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]


@pytest.fixture(scope="session")
def capas() -> Deck:
    """The class on layers as slides."""
    return deck("capas")


@pytest.fixture(scope="session")
def served(django_db_setup: None) -> Iterator[str]:
    """The site on a free port until the end of the run."""
    config = uvicorn.Config(APPLICATION, host="127.0.0.1", port=0, ws="none", log_level="warning", log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(timeout=10)


@pytest.fixture
def site(served: str, transactional_db: None) -> str:
    """The site's address, with a database that the server sees as the test does."""
    return served


@pytest.fixture
def context_options() -> dict[str, object]:
    """What `browser.new_context` is given besides; override it in a file for another viewport or colour scheme."""
    return {}


@pytest.fixture
def context(
    request: pytest.FixtureRequest, browser: Browser, site: str, context_options: dict[str, object]
) -> Iterator[BrowserContext]:
    """A visitor of their own: cookies, storage and connections are not shared with other tests."""
    moving = request.node.get_closest_marker("motion") is not None
    options = {
        "base_url": site,
        "locale": "es",
        "reduced_motion": "no-preference" if moving else "reduce",
        **context_options,
    }
    made = browser.new_context(**options)
    made.set_default_timeout(STEP_MS)
    yield made
    made.close()


@pytest.fixture
def console_errors() -> list[str]:
    """What the pages of this test complained of. A test that provokes a complaint checks it and clears the list."""
    return []


@pytest.fixture
def page(context: BrowserContext, console_errors: list[str]) -> Iterator[Page]:
    """A page; any complaint left at the end of the test fails it."""
    made = context.new_page()
    watch(made, console_errors)
    yield made
    assert console_errors == []


def watch(page: Page, errors: list[str]) -> None:
    """Collect a page's console errors, uncaught exceptions and requests that failed."""
    page.on("console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("requestfailed", lambda request: errors.append(f"{request.url}: {request.failure}"))
