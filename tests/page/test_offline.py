"""Without a server: the page offline, by the browser's own switch, and as a static site."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.effort import SOAK
from tests.page.accessibility import violations
from tests.page.conftest import DESKTOP, PATIENCE, Visit
from tests.page.driver import ENDING, MAX_STEPS, choose_level, is_over, open_game, step
from tests.page.sites import serving_site
from zashiki.kernel.registry import installed_games

GAMES = installed_games() if SOAK else ["take"]
"""All games are long; `make soak` plays them all."""


def test_games_are_played_offline_and_are_still_there(visit: Visit) -> None:
    page = visit(new=True)
    page.reload()  # a first visit keeps nothing on the device
    expect_kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("There is no connection")).to_be_visible()
    choose_level(page, 1)
    for game in GAMES:
        page.goto("/")
        open_game(page, game)
        play_out(page)
        expect(page.get_by_role("status").get_by_role("heading")).to_be_visible()
    page.goto("/")
    table = open_game(page, "naishi")
    play_a_little(page)
    before = page.locator("[data-log] li").count()
    page.goto("/")
    expect(page.get_by_text("on this device")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("There is no connection")).to_have_count(0)
    page.goto(f"/table/{table}")
    page.locator("[data-log] li").nth(before - 1).wait_for()
    play_a_little(page)
    page.goto("/")
    open_game(page, "take")
    assert "device-" not in page.url  # with a connection, games are played at the server


def test_moves_without_a_connection_are_played_once_it_is_back(visit: Visit) -> None:
    page = visit(new=True)
    choose_level(page, 1)
    open_game(page, "take")
    chooser = random.Random(1)
    while not page.locator("[data-log] li").count():
        step(page, chooser)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    play_a_little(page)
    numbers = page.locator("[data-log] li").evaluate_all("items => items.map((item) => Number(item.dataset.number))")
    assert numbers == list(range(len(numbers) - 1, -1, -1))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving_site(tmp_path_factory.mktemp("site")) as address:
        yield address


def test_a_static_site_plays_whole_games(site: str, browser: Browser) -> None:
    page = visit_site(site, browser)
    choose_level(page, 1)
    for game in GAMES:
        page.goto(site)
        open_game(page, game)
        play_out(page)
        page.get_by_role("link", name="Look at the whole game").click()
        shown = ".comment strong" if SOAK else "progress"  # a review takes as long as the game
        expect(page.locator(shown)).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("game", installed_games())
def test_variations_are_tried_on_the_analysis_board(site: str, browser: Browser, game: str) -> None:
    page = visit_site(f"{site}#/analysis/{game}", browser)
    lines, moves = page.locator("[data-lines] button"), page.locator("[data-variations] li > button")
    lines.nth(1).wait_for()
    lines.first.click()
    expect(moves).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    lines.nth(1).click()
    expect(moves).to_have_count(3)
    expect(page.locator(".variation")).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="Remove this variation").click()
    expect(moves).to_have_count(2)
    page.context.close()


def test_a_record_is_opened_for_analysis(site: str, browser: Browser) -> None:
    page = visit_site(f"{site}#/analysis/naishi", browser)
    page.locator("[data-lines]").wait_for()
    golden = Path(__file__).parent.parent / "golden"
    page.locator("input[type=file]").set_input_files(golden / "naishi.zashiki")
    moves = len((golden / "naishi.zashiki").read_text().partition("\n\n")[2].split()) // 2
    expect(page.locator("[data-variations] li > button")).to_have_count(moves + 1)
    page.locator("input[type=file]").set_input_files(golden / "take.zashiki")
    expect(page.get_by_role("alert")).to_have_text("This is the record of another game.")
    page.context.close()


def visit_site(address: str, browser: Browser) -> Page:
    context = browser.new_context(reduced_motion="reduce", viewport=DESKTOP)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    return page


def expect_kept(page: Page) -> None:
    """Waits until everything is on the device."""
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("can be used without a connection")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def play_out(page: Page) -> None:
    chooser = random.Random(1)
    for _ in range(MAX_STEPS):
        if is_over(page):
            break
        step(page, chooser)
    expect(page.locator(ENDING)).to_be_visible()


def play_a_little(page: Page) -> None:
    chooser = random.Random(2)
    before = page.locator("[data-log] li").count()
    while page.locator("[data-log] li").count() < before + 4:
        step(page, chooser)
