"""What the tests of languages share: pages whose texts are marked, and what is not."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect
from tools.pseudo_language import MARKED, PLAIN

from tests.page.conftest import Visit
from tests.page.driver import MAX_STEPS, survey, tap
from zashiki.kernel.registry import find, installed_games

MARKS, UNMARKED = ((Path(__file__).parent / name).read_text().rstrip() for name in ("marks.js", "unmarked.js"))
PAGES = (
    "/",
    "/account",
    "/about",
    "/nonsense",
    *(f"/{kind}/{game}" for kind in ("rules", "learn") for game in installed_games()),
)
NAMES = {"Warashi", *(find(game).title for game in installed_games())}


def visit_marked(visit: Visit, size: dict[str, int], *, at_once: bool = True) -> Page:
    """Opens the home page in the pseudo-locale, or in English if marking begins later."""
    page = visit(size=size, new=True)
    page.add_init_script(f"({MARKS})({json.dumps([PLAIN, MARKED])})")
    if at_once:
        page.evaluate("sessionStorage.setItem('marking', '')")
    page.reload()
    page.wait_for_selector("main :is(h1, h2)")
    return page


def unmarked(page: Page) -> list[str]:
    """The texts on screen that are in no catalogue, but for names and dates."""
    found: list[str] = page.evaluate(UNMARKED, [*NAMES, *names_of_players(page)])
    return found


def names_of_players(page: Page) -> set[str]:
    """The names of the player, and of everybody at the tables that the home page lists."""
    tables = [*page.request.get("/api/tables").json(), *page.request.get("/api/tables/running").json()]
    own = page.request.get("/api/me").json()["name"]
    return {own, *(seat["name"] for table in tables for seat in table["seats"] if seat["name"])}


def assert_fits(page: Page) -> None:
    """Nothing is wider than the page, and no message is missing."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    assert "⟨" not in page.locator("body").inner_text()


def assert_marked(page: Page) -> None:
    """Every text on screen is from a catalogue, and there is room for it."""
    found = unmarked(page)
    assert found == [], found
    assert_fits(page)


def speak(page: Page, language: str) -> None:
    """Chooses a language for this browser."""
    page.evaluate("language => localStorage.setItem('zashiki-settings', JSON.stringify({ language }))", language)
    show(page, "/")
    expect(page.locator("html")).to_have_attribute("lang", language)


def show(page: Page, path: str) -> None:
    """Goes to an address, and waits for its page."""
    page.goto(path)
    page.locator("main :is(h1, h2), .bar").first.wait_for()


def open_in_any_language(page: Page, game: str) -> None:
    """Opens a table with Warashi from the home page, without reading what is on it."""
    page.locator(f'[data-game="{game}"] button').first.click()
    page.get_by_role("dialog").locator("button.first").click()
    page.wait_for_url("**/table/*")
    page.locator(".bar").wait_for()


def play_on(page: Page, seed: int) -> Iterator[None]:
    """Makes random moves to the end; between them the caller looks at the page."""
    chooser = random.Random(seed)
    for _ in range(MAX_STEPS):
        found = survey(page)
        if found is None:
            continue
        yield
        if found["is_over"]:
            return
        if found["glowing"]:
            tap(page, chooser.choice(found["glowing"]), is_touch=found["is_touch"])
    raise AssertionError("the game does not end")
