"""The home page, invitations, waiting for others, settings and the forms of an account."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.accessibility import SMALL_PHONE, TOO_SMALL, violations
from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.driver import choose_level, expect_turn, open_game, open_sheet, resign
from tests.server.clients import until

TWO_LINES = 30
"""Pixels; a clock is one line."""
CUT_IN_SEATS = """() => [...document.querySelectorAll('[data-place^="score:"]')].flatMap((score) => {
  const seat = score.closest('.seat');
  const edge = seat.getBoundingClientRect().right + 1;
  const name = seat.querySelector('.name');
  const beyond = [...seat.querySelectorAll('.name, .score, [role=timer]')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > edge);
  const cut = name.scrollHeight > name.clientHeight + 1 ? [name] : [];
  return [...beyond, ...cut].map((part) => part.textContent.trim());
})"""
"""The names, points and clocks that have no room in their seat."""
LARGE = [DESKTOP, {"width": 1366, "height": 641}]
SMALL = [
    {"width": 768, "height": 1024},
    {"width": 844, "height": 390},
    PHONE,
    {"width": 360, "height": 640},
]
"""The sizes of windows with a touchscreen."""


PASSWORD = "a long password"


def ids(size: dict[str, int]) -> str:
    return f"{size['width']}x{size['height']}"


def assert_fits(page: Page) -> None:
    """Nothing is wider than the page, and everything can be tapped."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("sizes", [LARGE, SMALL], ids=["large", "small"])
@pytest.mark.parametrize("game", ["take", "ninjato"])
def test_the_sheet_of_a_game_shows_its_button_without_scrolling(
    visit: Visit, game: str, sizes: list[dict[str, int]]
) -> None:
    page = visit(size=sizes[0])
    sheet = open_sheet(page, game)
    for size in sizes:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        sheet.get_by_role("radio", name="Warashi").check()
        expect(sheet.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)
        sheet.get_by_role("radio", name="Anybody").check()
        expect(sheet.get_by_role("slider")).to_have_count(0)
        expect(sheet.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
        assert_fits(page)
    assert violations(page) == []


def test_the_sheet_closes_and_the_level_is_remembered(visit: Visit) -> None:
    page = visit()
    choose_level(page, 6)
    sheet = open_sheet(page, "naishi")
    expect(sheet.get_by_role("slider")).to_have_value("6")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.reload()
    open_sheet(page, "take")
    expect(sheet.get_by_text("6 · sharp")).to_be_visible()
    page.mouse.click(5, 5)
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=ids)
def test_a_game_with_more_players_and_other_options(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size=size)
    sheet = open_sheet(page, "ninjato")
    sheet.get_by_role("radio", name="4", exact=True).check()
    sheet.get_by_role("combobox", name="Clock").select_option("15 min + 10 s a turn")
    sheet.get_by_role("button", name="Start the game").click()
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(4)
    expect(page.get_by_role("timer").first).to_be_visible()
    heights = page.get_by_role("timer").evaluate_all("clocks => clocks.map(({ offsetHeight }) => offsetHeight)")
    assert max(heights) < TWO_LINES
    assert page.evaluate(CUT_IN_SEATS) == []


def test_the_first_visit_offers_lessons(visit: Visit) -> None:
    page = visit()
    offer = page.get_by_role("region", name="New here?")
    expect(offer.get_by_role("link", name="Learn Ta-Ke")).to_have_attribute("href", "/learn/take")
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Ninjato")).to_be_visible()
    expect(offer).to_have_count(0)
    expect(page.get_by_role("link", name="Learn it").first).to_have_attribute("href", re.compile("^/learn/"))
    for name in ("take", "naishi", "ninjato"):
        card = page.locator(f'[data-game="{name}"]')
        expect(card.get_by_role("link", name="How to play")).to_have_attribute("href", f"/rules/{name}")


@pytest.mark.parametrize("sizes", [LARGE, SMALL], ids=["large", "small"])
def test_an_invitation_says_everything_and_seats_with_one_button(visit: Visit, sizes: list[dict[str, int]]) -> None:
    host = visit()
    table = open_game(host, "take", "A friend")
    name = host.get_by_role("navigation").get_by_role("link").first.inner_text()
    guest = visit(f"/table/{table}", sizes[0])
    expect(guest.get_by_role("heading", name=f"{name} invites you to play Ta-Ke")).to_be_visible()
    expect(guest.get_by_text("no time limit")).to_be_visible()
    expect(guest.get_by_text("Values of the Ninja")).to_be_visible()
    expect(guest.get_by_role("link", name="Learn it")).to_have_attribute("href", "/learn/take")
    for size in sizes:
        guest.set_viewport_size(size)  # type: ignore[arg-type]
        expect(guest.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
        assert_fits(guest)
    assert violations(guest) == []
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".bar")).to_be_visible()
    expect(host.locator(".bar")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=ids)
def test_a_listed_table_is_found_at_home_and_warashi_takes_the_seat(visit: Visit, size: dict[str, int]) -> None:
    host, other = visit(size=size), visit()
    expect(other.get_by_role("heading", name="Waiting for a player")).to_have_count(0)
    choose_level(host, 1)
    open_game(host, "naishi", "Anybody")
    expect(host.get_by_text("Your table is listed on the home page")).to_be_visible()
    expect(host.get_by_text(re.compile("/table/"))).to_be_visible()
    assert_fits(host)
    assert violations(host) == []
    expect(other.get_by_role("heading", name="Waiting for a player")).to_be_visible()
    host.get_by_text("Play with Warashi instead").click()
    host.get_by_role("button", name="Give the free seat to Warashi").click()
    expect(host.locator(".bar")).to_be_visible()
    expect(other.get_by_role("heading", name="Waiting for a player")).to_have_count(0)


def test_own_games_say_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    open_game(page, "take", "A friend")
    page.get_by_role("link", name="Zashiki").click()
    expect(page.get_by_role("link", name="Ta-Ke Waiting for a player")).to_be_visible()
    choose_level(page, 1)
    open_game(page, "take")
    expect_turn(page)
    page.go_back()
    expect(page.get_by_role("link", name="Ta-Ke against Warashi 1 Your turn")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=ids)
def test_settings_are_in_the_header(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size=size, colours="light")
    page.get_by_role("button", name="Settings").click()
    drawer = page.get_by_role("dialog", name="Settings")
    drawer.get_by_role("radio", name="dark").check()
    expect(page.locator("html")).to_have_attribute("data-colours", "dark")
    assert_fits(page)
    assert violations(page) == []
    drawer.get_by_role("button", name="Close").click()
    until(lambda: not page.evaluate("history.state?.drawer"), "the drawer to leave the history")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-colours", "dark")


def test_errors_stand_next_to_their_field(visit: Visit) -> None:
    page = visit("/account")
    name, password = page.get_by_label("Name"), page.get_by_label("Password")
    name.fill("Warashi the Great")
    password.fill(PASSWORD)
    page.get_by_role("button", name="Create the account").click()
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description(re.compile("reserved for the computer player"))
    expect(password).to_have_attribute("aria-invalid", "false")
    name.fill("Ada")
    password.fill("password")
    page.get_by_role("button", name="Create the account").click()
    expect(password).to_have_accessible_description(re.compile("most common passwords"))
    expect(name).to_have_attribute("aria-invalid", "false")
    page.get_by_role("button", name="Log in").first.click()
    name.fill("Nobody of that name")
    page.get_by_role("button", name="Log in").last.click()
    expect(password).to_have_accessible_description("Name or password is wrong.")


def test_a_rated_game_has_a_clock_and_says_why_it_does_not_count(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.request.post("/api/account", data={"name": "Rated Ada", "password": "a long and rare phrase"})
    page.reload()
    sheet = open_sheet(page, "take")
    sheet.get_by_text("More options").click()
    sheet.get_by_label("Rated").check()
    expect(sheet.get_by_label("Clock")).to_have_value("2")
    expect(sheet.get_by_text("once everybody has made 7 moves")).to_be_visible()
    assert_fits(page)
    assert violations(page) == []
    sheet.get_by_role("button", name="Start the game").click()
    expect_turn(page)
    resign(page)
    expect(page.get_by_text("The game was too short for a rating")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=ids)
def test_a_long_name_leaves_room_for_everything_else(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/account", size)
    enter(page, "W" * 24 if size is DESKTOP else "M" * 24)
    header = page.get_by_role("banner")
    for link in header.get_by_role("link").all():
        box = link.bounding_box()
        assert box and box["height"] <= 44 and box["x"] + box["width"] <= size["width"]
    assert_fits(page)


def test_bots_get_tokens_in_exchange_for_the_password(visit: Visit) -> None:
    page = visit("/account")
    enter(page, "Owner of bots")
    bots = page.locator("section", has=page.get_by_role("heading", name="Bots"))
    label, password = bots.get_by_label("What is the token for?"), bots.get_by_label("Password")
    label.fill("my bot")
    password.fill("not my password")
    bots.get_by_role("button", name="Create a token").click()
    expect(password).to_have_accessible_description("The password is wrong.")
    password.fill(PASSWORD)
    bots.get_by_role("button", name="Create a token").click()
    expect(bots.get_by_text(re.compile("^zk_"))).to_be_visible()
    expect(password).to_have_value("")
    assert violations(page) == []
    bots.get_by_role("button", name="Revoke the token my bot").click()
    expect(bots.get_by_text("No tokens.")).to_be_visible()


def enter(page: Page, name: str) -> None:
    """Creates an account."""
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
