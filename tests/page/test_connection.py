"""What a page does when connections and sessions end, and that it sends no needless requests."""

import json
import random
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.driver import TARGET, choose_level, expect_turn, open_game, step
from tests.server.clients import Server

LOST = "The connection is lost"
PASSWORD = "a long password"


def test_at_one_device_the_board_turns_once_per_turn(visit: Visit) -> None:
    page = visit(new=True)
    sent: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
    page.reload()
    open_game(page, "take", "Each other")
    chooser = random.Random(1)
    while entries(page) < 10:
        step(page, chooser)
    kinds = [command["type"] for command in sent]
    assert 2 <= kinds.count("watch") <= 12


def test_a_silently_dead_connection_is_detected_and_replaced(visit: Visit) -> None:
    page = visit(new=True)
    is_alive = True

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(message) if is_alive else None)
        server.on_message(lambda message: socket.send(message) if is_alive else None)

    page.route_web_socket("**/api/socket", between)
    page.reload()
    choose_level(page, 1)
    open_game(page, "take")
    expect_turn(page)
    before = entries(page)
    is_alive = False
    step(page, random.Random(1))
    expect(page.get_by_text(LOST)).to_be_visible()
    is_alive = True
    expect(page.get_by_text(LOST)).to_have_count(0)
    chooser = random.Random(2)
    while entries(page) < before + 3:
        step(page, chooser)


def test_a_page_of_an_earlier_version_asks_to_be_loaded_again(visit: Visit) -> None:
    page = visit(new=True)
    is_old = True

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: socket.send(renumbered(message) if is_old else message))

    page.route_web_socket("**/api/socket", between)
    page.reload()
    notice = page.get_by_role("alert").filter(has_text="Zashiki has been updated")
    expect(notice).to_be_visible()
    is_old = False
    notice.get_by_role("button", name="Load again").click()
    expect(notice).to_have_count(0)
    open_game(page, "take")
    expect_turn(page)


def renumbered(message: str | bytes) -> str:
    """A message of a server, whose greeting names a protocol that the page does not know."""
    return json.dumps({**decoded, "protocol": 0}) if "protocol" in (decoded := json.loads(message)) else str(message)


def test_a_table_revisited_while_disconnected_continues(visit: Visit, server: Server) -> None:
    page = visit()
    choose_level(page, 1)
    open_game(page, "take")
    expect_turn(page)
    before = entries(page)
    with server.killed():
        expect(page.get_by_text(LOST)).to_be_visible()
        page.get_by_role("link", name="Zashiki").click()
        page.get_by_role("heading", name="Ta-Ke").wait_for()
        page.go_back()
    expect(page.get_by_text(LOST)).to_have_count(0)
    page.locator(TARGET).first.wait_for()
    chooser = random.Random(2)
    while entries(page) < before + 3:
        step(page, chooser)


def test_tabs_and_devices_notice_a_change_of_account(visit: Visit) -> None:
    page, elsewhere = visit("/account"), visit("/account")
    tab = page.context.new_page()
    tab.goto("/")
    enter(page, "Create the account", "Tomoe")
    expect(tab.get_by_role("navigation").get_by_text("Tomoe")).to_be_visible()
    elsewhere.get_by_role("button", name="Log in").first.click()
    enter(elsewhere, "Log in", "Tomoe")
    expect(elsewhere.get_by_role("heading", name="Tomoe")).to_be_visible()
    page.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_role("heading", name="Guest")).to_be_visible()
    expect(elsewhere.get_by_role("navigation").get_by_text("Guest")).to_be_visible()
    elsewhere.get_by_role("link", name="Zashiki").click()
    open_game(elsewhere, "take")
    expect_turn(elsewhere)


def entries(page: Page) -> int:
    return page.locator("[data-log] li").count()


def enter(page: Page, button: str, name: str) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form").get_by_role("button", name=button).last.click()
