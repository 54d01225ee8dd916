"""A real server and a real browser: Debian's Chromium, driven by Playwright."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.clients import Server
from tests.server.fork_server import running

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds; the machine may be busy."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests; a test that kills it starts it again."""
    with running(tmp_path_factory.mktemp("page")) as server:
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests here. Playwright's event loop would disturb other packages, which start their own."""
    assert CHROMIUM, "Chromium is missing; `make test` installs it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Opens a page with its own session; an uncaught error in a page fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(path: str = "/", size: dict[str, int] = DESKTOP, **more: str | bool) -> Page:
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=size["width"] < 600,
            base_url=server.url,
            reduced_motion="reduce",
            **more,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        page.wait_for_selector("main :is(h1, h2)")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
