"""Games in a real browser, using nothing but the highlighted places; `test_fit.py` plays whole ones."""

import random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import PHONE, Visit
from tests.page.driver import (
    BUTTON,
    ENDING,
    TARGET,
    choose_level,
    expect_turn,
    open_game,
    resign,
    shown_scores,
    step,
)
from tests.server.clients import Server

MOST_KEYS = 500
FEW_MOVES = 10


def test_a_turn_continues_after_a_reconnection(visit: Visit, server: Server) -> None:
    page = visit()
    choose_level(page, 1)
    open_game(page, "take")
    expect_turn(page)
    page.locator(TARGET).first.wait_for()
    before = page.locator("[data-log] li").count()
    with server.killed():
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        page.locator(TARGET).first.click()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    chooser = random.Random(3)
    while page.locator("[data-log] li").count() < before + 6:
        step(page, chooser)
    numbers = page.locator("[data-log] li").evaluate_all("items => items.map((item) => Number(item.dataset.number))")
    assert numbers == list(range(len(numbers) - 1, -1, -1))


def test_two_tabs_show_the_same_game(visit: Visit) -> None:
    page = visit()
    choose_level(page, 1)
    table = open_game(page, "naishi")
    other = page.context.new_page()
    other.goto(f"/table/{table}")
    chooser = random.Random(4)
    while page.locator("[data-log] li").count() < FEW_MOVES:
        step(page, chooser)
    resign(page)
    expect(other.locator(ENDING)).to_be_visible()
    expect(other.locator("[data-log] li")).to_have_count(page.locator("[data-log] li").count())
    assert shown_scores(page) == shown_scores(other)


def test_ta_ke_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    focus(page, "Play Ta-Ke")
    page.keyboard.press("Enter")
    focus(page, "Start the game")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for _ in range(MOST_KEYS):
        if page.locator("[data-log] li").count() > 12:
            return
        page.wait_for_selector(".bar:not([data-waiting])")
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches('{TARGET}, {BUTTON}:not([data-drop])')"):
            page.keyboard.press("Enter")
    raise AssertionError("the keyboard plays no more moves")


def focus(page: Page, name: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim().replace(/\\s+/g, ' ')") == name:
            return
    raise AssertionError(f"{name} is not reached by the keyboard")


@pytest.mark.parametrize("path", ["/nonsense", "/table", "/account/nonsense", "/%E0%A4%A"])
def test_a_wrong_address_leads_home(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("heading", name="Ninjato")).to_be_visible()


@pytest.mark.parametrize("game", ["take", "naishi", "ninjato"])
def test_the_rules_are_shown_with_the_pieces(visit: Visit, game: str) -> None:
    page = visit(size=PHONE)
    open_game(page, game)
    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    for heading in ("Aim", "Scoring" if game != "ninjato" else "The clans", "The end"):
        expect(rules.get_by_role("heading", name=heading)).to_be_visible()
    assert rules.locator(":is(li, th) svg").count() >= 5
    expect(rules.get_by_text("Recalled emissaries: one or both")).to_have_count(int(game == "naishi"))
    expect(rules.get_by_text("Values of the Ninja: 2 and 1")).to_have_count(int(game == "take"))
    assert rules.evaluate("(element) => element.scrollWidth - element.clientWidth") == 0


def test_the_home_page_shows_how_long_the_rules_still_compile(visit: Visit) -> None:
    page = visit(new=True)
    is_prepared = False

    def answer(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[{**game, "ready": is_prepared, "ready_in": 42} for game in games])

    page.route("**/api/games", answer)
    page.reload()
    expect(page.get_by_text("takes about 45 more seconds")).to_have_count(3)
    is_prepared = True
    expect(page.get_by_text("being prepared")).to_have_count(0)


def test_a_game_without_a_board_is_listed_and_can_be_played(visit: Visit) -> None:
    page = visit(new=True)

    def answer(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[{**games[0], "name": "fourth", "title": "The fourth"}, *games])

    page.route("**/api/games", answer)
    page.reload()
    listed = page.locator('[data-game="fourth"]')
    expect(listed.get_by_role("heading", name="The fourth")).to_be_visible()
    expect(listed.get_by_role("button", name="Play The fourth")).to_be_visible()
    expect(listed.get_by_role("link")).to_have_count(0)
    open_game(page, "take")
    expect_turn(page)


def test_the_title_the_back_button_and_links_to_a_table(visit: Visit) -> None:
    page = visit()
    open_game(page, "take")
    expect_turn(page)
    expect(page).to_have_title("Your turn · Ta-Ke")
    page.go_back()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.get_by_role("link", name="Ta-Ke against").first.click()
    expect_turn(page)
    page.reload()
    expect_turn(page)
