"""Selecting, explaining and everything around the board, with real pointer events."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.driver import TARGET, choose_level, expect_turn, open_game, resign, survey, tap

CARD = ".stage > .card"
CHOSEN = ".place.chosen"
LONG = 700
"""Milliseconds of a long press."""


def open_table(visit: Visit, game: str, size: dict[str, int]) -> Page:
    page = visit(size=size)
    choose_level(page, 1)
    open_game(page, game)
    expect_turn(page)
    page.locator(TARGET).first.wait_for()
    return page


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ply(page: Page) -> str | None:
    return page.locator(".bar").get_attribute("data-ply")


@pytest.mark.parametrize("game", ["take", "naishi", "ninjato"])
def test_one_tap_selects_and_cancel_deselects(visit: Visit, game: str) -> None:
    page = open_table(visit, game, DESKTOP)
    before = ply(page)
    found = survey(page)
    assert found
    for target in found["glowing"]:
        if not page.locator(f'.place[data-place="{target["name"]}"]').count():
            continue
        tap(page, target, is_touch=False)
        expect(page.locator(CHOSEN)).to_have_count(1)
        page.get_by_role("button", name="Cancel").click()
        expect(page.locator(CHOSEN)).to_have_count(0)
    assert ply(page) == before


def test_the_primary_button_a_second_tap_and_the_keyboard_play_the_selected_move(visit: Visit) -> None:
    page = open_table(visit, "naishi", DESKTOP)
    page.mouse.click(*centre(page, TARGET))
    page.mouse.click(*centre(page, CHOSEN))
    expect(page.locator(".bar")).not_to_have_attribute("data-ply", "0")


def test_a_piece_explains_itself_on_hover(visit: Visit) -> None:
    page = open_table(visit, "take", DESKTOP)
    card = page.locator(CARD)
    page.mouse.move(*centre(page, TARGET))
    expect(card).to_be_visible()
    name = page.locator(TARGET).first.get_attribute("aria-label")
    assert name
    expect(card).to_contain_text(name)
    page.mouse.move(*centre(page, ".place:not(.can)"))
    expect(card).not_to_contain_text(name)
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_long_press_explains_and_selects_nothing(visit: Visit) -> None:
    page = open_table(visit, "take", PHONE)
    x, y = centre(page, TARGET)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(LONG)
    expect(page.locator(CARD)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator(CHOSEN)).to_have_count(0)
    page.touchscreen.tap(x, y)
    expect(page.locator(CHOSEN)).to_have_count(1)
    expect(page.locator(CARD)).to_have_count(0)


def test_arrow_keys_reach_every_piece_and_escape_deselects(visit: Visit) -> None:
    page = open_table(visit, "naishi", DESKTOP)
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{TARGET}:focus")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".place:not(.can):focus")).to_have_count(1)
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(0)


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
def test_a_drawer_is_closed_by_back_escape_close_and_a_tap_beside_it(visit: Visit, size: dict[str, int]) -> None:
    page = open_table(visit, "take", size)
    address = page.url
    drawer = page.get_by_role("dialog", name="Rules")
    closings: list[Callable[[], object]] = [
        page.go_back,
        lambda: page.keyboard.press("Escape"),
        lambda: drawer.get_by_role("button", name="Close").click(),
        *([lambda: page.mouse.click(20, 300)] if size == DESKTOP else []),
    ]
    for close in closings:
        page.get_by_role("button", name="Rules").click()
        expect(drawer).to_be_visible()
        drawer.locator(".content").evaluate("element => element.scrollTo(0, 500)")
        expect(drawer.get_by_role("button", name="Close")).to_be_in_viewport()
        close()
        expect(drawer).to_be_hidden()
        assert page.url == address
    expect_turn(page)


def test_log_and_chat_are_in_a_drawer_on_a_phone(visit: Visit) -> None:
    page = open_table(visit, "take", PHONE)
    expect(page.locator("[data-log]")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Log and chat").click()
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-log]")).to_have_count(0)


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
def test_resigning_asks_in_a_dialog_that_goes_away(visit: Visit, size: dict[str, int]) -> None:
    page = open_table(visit, "take", size)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page.get_by_role("dialog", name="Resign this game?")).to_be_hidden()
    expect_turn(page)
    resign(page)
    expect(page.get_by_role("dialog", name="Resign this game?")).to_be_hidden()


def test_a_hint_is_shown_in_the_line_and_moves_nothing(visit: Visit) -> None:
    page = open_table(visit, "take", PHONE)
    before = survey(page, is_thorough=True)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".bar .line")).to_contain_text("Hint:")
    expect(page.locator(".mentioned").first).to_be_visible()
    after = survey(page, is_thorough=True)
    assert before
    assert after
    assert after["places"] == before["places"]
    assert after["cut"] is None
