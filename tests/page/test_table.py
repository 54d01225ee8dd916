"""Selecting, explaining and everything around the board, with real pointer events."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.driver import (
    BUTTON,
    ENDING,
    FINGER,
    LIFT,
    MAX_STEPS,
    TARGET,
    choose_level,
    expect_turn,
    is_over,
    moved,
    open_game,
    resign,
    step,
    survey,
    tap,
)

CARD = ".stage > .card"
CHOSEN = ".place.chosen"
PRIMARY = ".bar .main button.first"
GAMES = ["take", "naishi", "ninjato"]
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
UPRIGHT_PHONES = [{"width": 360, "height": 640}, PHONE]
LYING_PHONE = {"width": 844, "height": 390}
BEST_OFFER = """() => {
  const value = (space) => Number(space.querySelector('.offer .mine')?.textContent.match(/\\d+$/)?.[0] ?? -1);
  const spaces = [...document.querySelectorAll('.space')].filter((space) => space.querySelector('.place.can'));
  return spaces.sort((one, other) => value(other) - value(one))[0]?.querySelector('.place').dataset.place;
}"""
"""The stack of Ta-Ke whose top chip scores most."""
MOST_GAMES = 12
FEW_STEPS = 100


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


def expect_later_ply(page: Page, before: str | None) -> None:
    """Waits until a move has been played; Warashi may have made the first one."""
    assert before is not None
    expect(page.locator(".bar")).not_to_have_attribute("data-ply", before)


def tap_on(page: Page, selector: str) -> None:
    """Taps with what the page has: a finger or a mouse."""
    x, y = centre(page, selector)
    if page.evaluate("navigator.maxTouchPoints"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_one_tap_selects_and_cancel_deselects(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = open_table(visit, game, size)
    before = ply(page)
    found = survey(page)
    assert found
    assert found["is_touch"] == (size is PHONE)
    for target in found["glowing"]:
        if not page.locator(f'.place[data-place="{target["name"]}"]').count():
            continue
        tap(page, target, is_touch=found["is_touch"])
        expect(page.locator(CHOSEN)).to_have_count(1)
        tap_on(page, '.bar button[aria-label="Cancel"]')
        expect(page.locator(CHOSEN)).to_have_count(0)
    assert ply(page) == before


FREE_POINT = """() => {
  const { left, top, right, bottom } = document.querySelector('.surface').getBoundingClientRect();
  const targets = [...document.querySelectorAll('.place, button, a, summary, input')];
  const boxes = targets.map((target) => target.getBoundingClientRect());
  const between = (at, first, last) => Math.max(first - at, 0, at - last);
  const distance = (x, y, box) => Math.hypot(between(x, box.left, box.right), between(y, box.top, box.bottom));
  const points = [];
  for (let x = left + 2; x < right; x += 4)
    for (let y = top + 2; y < bottom; y += 4)
      points.push([Math.min(...boxes.map((box) => distance(x, y, box))), x, y]);
  return points.sort(([one], [other]) => other - one)[0];
}"""
"""The point on the board that is furthest from everything that can be tapped: a browser helps a finger that misses
something. And how far that is."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_tap_elsewhere_deselects(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = open_table(visit, game, size)
    before = ply(page)
    tap_on(page, TARGET)
    expect(page.locator(CHOSEN)).to_have_count(1)
    distance, x, y = page.evaluate(FREE_POINT)
    assert distance > 0
    if size is PHONE:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    expect(page.locator(CHOSEN)).to_have_count(0)
    assert ply(page) == before


@pytest.mark.parametrize("size", SIZES)
def test_a_second_tap_plays_the_selected_move(visit: Visit, size: dict[str, int]) -> None:
    page = open_table(visit, "naishi", size)
    before = ply(page)
    tap_on(page, TARGET)
    tap_on(page, CHOSEN)
    expect_later_ply(page, before)


@pytest.mark.parametrize("size", SIZES)
def test_the_primary_button_plays_the_selected_move(visit: Visit, size: dict[str, int]) -> None:
    page = open_table(visit, "naishi", size)
    before = ply(page)
    expect(page.locator(PRIMARY)).to_have_count(0)
    tap_on(page, TARGET)
    tap_on(page, PRIMARY)
    expect_later_ply(page, before)


def test_the_keyboard_plays_the_selected_move(visit: Visit) -> None:
    page = open_table(visit, "naishi", DESKTOP)
    before = ply(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(f"{CHOSEN}:focus")).to_have_count(1)
    assert ply(page) == before
    page.keyboard.press("Enter")
    expect_later_ply(page, before)


def test_what_is_all_that_is_left_is_the_primary_button(visit: Visit) -> None:
    page = visit("/learn/naishi")
    for _ in range(FEW_STEPS):
        found = survey(page)
        if not found or not found["glowing"]:
            continue
        if found["glowing"][0]["name"] == "Finish turn":
            break
        tap(page, found["glowing"][0], is_touch=False)
    expect(page.locator(TARGET)).to_have_count(0)
    expect(page.locator(PRIMARY)).to_have_text("Finish turn")


@pytest.mark.parametrize("size", SIZES)
def test_giving_up_an_invasion_asks_once_and_the_buttons_stay_in_their_places(
    visit: Visit, size: dict[str, int]
) -> None:
    page = open_table(visit, "ninjato", size)
    tap_on(page, '[data-place="house:1"]')
    tap_on(page, '[data-place="house:1:strength"]')
    give_up = page.locator(BUTTON, has_text="Give up")
    expect(give_up).to_be_visible()
    before, place = ply(page), centre(page, ".bar .buttons button:not(.icon)")
    tap_on(page, ".bar .buttons button:not(.icon)")
    expect(page.locator(".bar .line")).to_contain_text("This cannot be taken back")
    assert centre(page, ".bar .buttons button:not(.icon)") == place
    tap_on(page, '.bar button[aria-label="Cancel"]')
    expect(page.locator(".bar .line")).not_to_contain_text("This cannot be taken back")
    assert ply(page) == before
    tap_on(page, ".bar .buttons button:not(.icon)")
    tap_on(page, ".bar .buttons button:not(.icon)")
    expect(page.locator(".bar")).not_to_have_attribute("data-ply", str(before))


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


NINJATO_PIECES = ["house:1", "hand:", "sensei:", "palace:1", "pavilion:1", "dojo"]


def expect_explained(page: Page, selector: str) -> str:
    """The card has the name of a piece and says what it is; returns the name."""
    card, piece = page.locator(CARD), page.locator(selector).first
    name, about = piece.get_attribute("aria-label"), piece.get_attribute("aria-description")
    assert name
    assert about
    expect(card).to_contain_text(name, ignore_case=True)
    expect(card).to_contain_text(about)
    return name


def test_the_pieces_of_ninjato_explain_themselves_on_hover_and_focus(visit: Visit) -> None:
    page = open_table(visit, "ninjato", DESKTOP)
    for piece in NINJATO_PIECES:
        selector = f'.place[data-place^="{piece}"]'
        page.mouse.move(*centre(page, selector))
        expect_explained(page, selector)
    page.mouse.move(0, 0)
    expect(page.locator(CARD)).to_have_count(0)
    page.keyboard.press("ArrowDown")
    named: set[str] = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
        named.add(expect_explained(page, ":focus"))
    assert len(named) > 2


def test_the_pieces_of_ninjato_explain_themselves_on_a_long_press(visit: Visit) -> None:
    page = open_table(visit, "ninjato", PHONE)
    finger = page.context.new_cdp_session(page)
    for piece in NINJATO_PIECES:
        selector = f'.place[data-place^="{piece}"]'
        x, y = centre(page, selector)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect_explained(page, selector)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect_explained(page, selector)
        expect(page.locator(CHOSEN)).to_have_count(0)


def test_a_long_press_explains_and_selects_nothing(visit: Visit) -> None:
    page = open_table(visit, "take", PHONE)
    x, y = centre(page, TARGET)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
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


@pytest.mark.parametrize("size", SIZES)
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


@pytest.mark.parametrize("game", GAMES)
def test_hint_rules_and_settings_are_icons_in_one_line_on_a_phone(visit: Visit, game: str) -> None:
    page = open_table(visit, game, PHONE)
    for size in (*UPRIGHT_PHONES, LYING_PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        wanted = ["Hint", *(["Undo"] if size == LYING_PHONE else []), "Rules", "Settings", "More"]
        icons = page.locator(".strip .tools > button")
        expect(icons).to_have_count(len(wanted))
        for icon, name in zip(icons.all(), wanted, strict=True):
            expect(icon).to_have_accessible_name(name)
            expect(icon).to_be_in_viewport(ratio=1)
        boxes = [icon.bounding_box() for icon in icons.all()]
        assert all(box and min(box["width"], box["height"]) >= FINGER for box in boxes), boxes
        assert len({box and box["y"] for box in boxes}) == 1, boxes
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    for name in ("Rules", "Settings"):
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.keyboard.press("Escape")
    page.get_by_role("button", name="More").tap()
    expect(page.locator(":popover-open").get_by_text(re.compile("Rules|Settings|Hint"))).to_have_count(0)


def test_undoing_is_in_the_menu_of_an_upright_phone(visit: Visit) -> None:
    page = visit(size=PHONE)
    open_game(page, "take", "Each other")
    more, undo = page.get_by_role("button", name="More"), page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    more.tap()
    expect(undo).to_be_disabled()
    page.keyboard.press("Escape")
    before, chooser = ply(page), random.Random(1)
    while ply(page) == before:
        step(page, chooser)
    played = ply(page)
    more.tap()
    undo.tap()
    expect_later_ply(page, played)
    more.tap()
    page.get_by_role("button", name="Log and chat").tap()
    expect(page.locator("[data-log] s")).to_have_count(1)


def test_log_and_chat_are_in_a_drawer_on_a_phone(visit: Visit) -> None:
    page = open_table(visit, "take", PHONE)
    expect(page.locator("[data-log]")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Log and chat").click()
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-log]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_resigning_asks_in_a_dialog_that_goes_away(visit: Visit, size: dict[str, int]) -> None:
    page = open_table(visit, "take", size)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page.get_by_role("dialog", name="Resign this game?")).to_be_hidden()
    expect_turn(page)
    resign(page)
    expect(page.get_by_role("dialog", name="Resign this game?")).to_be_hidden()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_shown_in_the_line_and_moves_and_covers_nothing(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    page = open_table(visit, game, size)
    before = survey(page, is_thorough=True)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".bar .line")).to_contain_text("Hint:")
    expect(page.locator(".mentioned").first).to_be_visible()
    after = survey(page, is_thorough=True)
    assert before
    assert after
    assert moved(before["places"], after["places"], LIFT) == set()
    assert after["cut"] is None
    assert [target["name"] for target in after["glowing"]] == [target["name"] for target in before["glowing"]]
    assert [target["name"] for target in after["glowing"] if not target["point"] or target["covered"]] == []


def test_a_move_that_was_taken_back_is_struck_out(visit: Visit) -> None:
    page = visit()
    open_game(page, "take", "Each other")
    before, chooser = ply(page), random.Random(1)
    while ply(page) == before:
        step(page, chooser)
    expect(page.locator("[data-log] li")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-log] s")).to_have_count(1)


def test_an_opponent_who_has_left_the_page_is_described_in_words(visit: Visit) -> None:
    host = visit()
    table = open_game(host, "take", "A friend")
    expect(host.get_by_role("link", name="Learn it")).to_have_attribute("href", "/learn/take")
    guest, chooser = visit(f"/table/{table}"), random.Random(1)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".bar")).to_be_visible()
    host.locator(".bar").wait_for()
    while host.locator(".bar.turn").count():
        step(host, chooser)
    guest.goto("/")
    expect(host.locator(".bar .line")).to_contain_text("has left the page")
    resign(host)
    guest.goto("/account")
    expect(guest.get_by_role("listitem").locator("time")).to_be_visible()


HOSTILE_NAME = "\u05e9\u05dc\u05d5\u05dd <b> 3:0"
"""Hebrew, which is written from right to left, with signs that mean something in HTML."""
HOSTILE_LINES = [
    "<img src=x onerror='document.body.remove()'>",
    "\u202edekcatta \u2066\u05d0\u05d1\u05d2",
    "Z" + "\u0300\u0301\u0302\u0303\u0304\u0305" * 20,
    "W" * 300,
]


@pytest.mark.parametrize("size", SIZES)
def test_hostile_names_and_chat_lines_change_nothing_around_them(visit: Visit, size: dict[str, int]) -> None:
    host = visit()
    account = {"name": f"{HOSTILE_NAME}{size['width']}", "password": "a long and rare phrase"}
    assert host.request.post("/api/account", data=account).ok
    host.reload()
    table = open_game(host, "take", "A friend")
    guest = visit(f"/table/{table}", size)
    expect(guest.get_by_role("heading")).to_contain_text("invites you to play Ta-Ke")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("tab", name="Chat").click()
    for line in HOSTILE_LINES:
        host.get_by_role("textbox").fill(line)
        host.get_by_role("button", name="Send").click()
        expect(host.get_by_role("textbox")).to_have_value("")
    if size is PHONE:
        guest.get_by_role("button", name="More").click()
        guest.get_by_role("button", name="Log and chat").click()
    guest.get_by_role("tab", name="Chat").click()
    chat = guest.get_by_role("list", name="Chat")
    expect(chat.get_by_role("listitem")).to_have_count(len(HOSTILE_LINES))
    expect(chat.get_by_role("listitem").first).to_contain_text(HOSTILE_LINES[0])
    assert chat.locator("img, b").count() == 0
    assert chat.evaluate("({ scrollWidth, clientWidth }) => scrollWidth - clientWidth") == 0
    for page in (host, guest):
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        for seat in page.get_by_role("list", name="Players").get_by_role("listitem").all():
            places = [seat.locator(part).bounding_box() for part in (".dot", ".name", '[data-place^="score:"]')]
            box = seat.bounding_box()
            assert box
            assert all(place and box["x"] <= place["x"] < box["x"] + box["width"] for place in places)


def test_a_rematch_says_that_the_opponent_was_asked(visit: Visit) -> None:
    host = visit()
    table = open_game(host, "take", "A friend")
    guest = visit(f"/table/{table}", PHONE)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".bar")).to_be_visible()
    resign(host)
    host.get_by_role("button", name="Rematch").click()
    expect(host.get_by_text(re.compile("^You asked .* for a rematch"))).to_be_visible()
    expect(guest.get_by_text(re.compile("asked for a rematch"))).to_be_visible()
    guest.get_by_role("button", name="Play the rematch").click()
    guest.wait_for_url(lambda address: "/table/" in address and table not in address)
    host.wait_for_url(guest.url)
    expect(host.locator(".bar")).to_be_visible()


def test_after_a_loss_the_level_below_and_a_rematch_are_offered(visit: Visit) -> None:
    page = visit()
    choose_level(page, 3)
    table = open_game(page, "take")
    resign(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: "/table/" in address and table not in address)
    expect(page.get_by_role("list", name="Players")).to_contain_text("Warashi 3")
    resign(page)
    page.get_by_role("button", name="Try level 2").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Warashi 2")
    expect(page.locator(ENDING)).to_have_count(0)


def test_after_a_win_the_next_level_is_the_primary_button(visit: Visit) -> None:
    page = visit()
    choose_level(page, 1)
    for _ in range(MOST_GAMES):
        page.goto("/")
        open_game(page, "take")
        play_for_points(page)
        if page.get_by_role("heading", name=re.compile("^You won")).count():
            break
    next_level = page.get_by_role("button", name="Next level (2)")
    expect(next_level).to_have_class(re.compile(r"\bfirst\b"))
    next_level.click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Warashi 2")
    expect(page.locator(ENDING)).to_have_count(0)


def play_for_points(page: Page) -> None:
    """Plays Ta-Ke, always taking the chip that scores most."""
    for _ in range(MAX_STEPS):
        found = survey(page)
        if is_over(page):
            return
        if not found or not found["glowing"]:
            continue
        best = None if page.locator(CHOSEN).count() else page.evaluate(BEST_OFFER)
        targets = [target for target in found["glowing"] if target["name"] == best] or found["glowing"]
        tap(page, targets[0], is_touch=False)
    raise AssertionError("the game does not end")


def test_a_question_is_worded_once_the_messages_of_the_game_arrive(visit: Visit) -> None:
    page = visit(new=True)
    open_game(page, "naishi")
    table, late = page.url, list[Route]()

    def keep(route: Route) -> None:
        late.append(route)

    page.goto("/")
    messages = re.compile(r"/assets/naishi-facts-.*\.js")
    page.route(messages, keep)
    with page.expect_request(messages):
        page.goto(table)
    page.locator(".bar").wait_for()
    while not late:
        page.wait_for_timeout(20)
    for route in late:
        route.continue_()
    expect(page.locator(".bar .line")).to_contain_text("Keep one of your two cards")
