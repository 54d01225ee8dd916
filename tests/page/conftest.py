"""A real server and a real browser: Debian's Chromium, driven by Playwright."""

import shutil
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

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
IdlePages = dict[bool, list[Page]]


@pytest.fixture(scope="package")
def idle_pages() -> IdlePages:
    """Pages that no test uses now, with and without a touchscreen.

    A new page has a process of its own, whose start takes longer than many tests.
    """
    return {True: [], False: []}


@pytest.fixture
def visit(server: Server, browser: Browser, idle_pages: IdlePages) -> Iterator[Visit]:
    """Opens a page with its own session; an uncaught error in a page fails the test.

    A test that intercepts what a page does asks for a `new` one, which no other test gets.
    """
    used: list[tuple[Page, bool | None]] = []
    problems: list[str] = []

    def note(error: Error) -> None:
        problems.append(str(error))

    def open_page(
        path: str = "/", size: dict[str, int] = DESKTOP, colours: Literal["light", "dark"] = "light", new: bool = False
    ) -> Page:
        has_touch = size["width"] < 1024
        if new or not idle_pages[has_touch]:
            context = browser.new_context(has_touch=has_touch, base_url=server.url, reduced_motion="reduce")
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
        else:
            page = idle_pages[has_touch].pop()
        used.append((page, None if new else has_touch))
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.emulate_media(color_scheme=colours)
        page.on("pageerror", note)
        page.goto(path)
        page.wait_for_selector("main :is(h1, h2)")
        return page

    yield open_page
    for page, has_touch in used:
        page.remove_listener("pageerror", note)
        if has_touch is None:
            page.context.close()
        else:
            forget_visit(page)
            idle_pages[has_touch].append(page)
    assert problems == []


def forget_visit(page: Page) -> None:
    """Makes a page as good as new."""
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.evaluate("localStorage.clear(), sessionStorage.clear()")
    page.goto("about:blank")
    page.mouse.move(0, 0)
    page.context.clear_cookies()
