"""A hidden card is neither on the page nor in the traffic of a player who may not see it."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.driver import ENDING, TARGET, is_over, open_game, shown_scores, step
from tests.server.packed import unpacked


def collect_messages(page: Page) -> list[Any]:
    """Collects the messages that the page receives over its socket from now on."""
    received: list[Any] = []

    def on_frame(frame: str | bytes) -> None:
        received.append(unpacked(frame))

    page.on("websocket", lambda socket: socket.on("framereceived", on_frame))
    return received


def test_in_a_game_between_two_browsers_a_hidden_card_is_neither_sent_nor_drawn(visit: Visit) -> None:
    host, guest = visit(new=True), visit(new=True)
    received = collect_messages(host), collect_messages(guest)
    host.reload()
    table = open_game(host, "naishi", "A friend")
    guest.goto(f"/table/{table}")
    guest.get_by_role("button", name="Sit down").click()
    chooser = random.Random(7)
    checked = 0
    while not is_over(host):
        step(host, chooser)
        step(guest, chooser)
        checked += sum(check_drawn(page, messages) for page, messages in zip((host, guest), received, strict=True))
    assert checked > 20
    expect(guest.locator(ENDING)).to_be_visible()
    assert shown_scores(host) == list(reversed(shown_scores(guest)))
    for messages in received:
        check_sent(messages)


def views(messages: list[Any]) -> list[dict[str, Any]]:
    nows = [message["now"] for message in messages if message["type"] in ("table", "update")]
    return [now["view"] for now in nows if now and not now["outcome"] and now["view"]["phase"] == "play"]


def check_sent(messages: list[Any]) -> None:
    """Only known cards of the opponent's Hand were sent."""
    seen = views(messages)
    assert seen
    for view in seen:
        other = 1 - view["seat"]
        for card, known in zip(view["hands"][other], view["known"][other], strict=True):
            assert known or card is None


def check_drawn(page: Page, messages: list[Any]) -> int:
    """The drawing of the opponent's Hand names no card that was not sent; returns the number of hidden cards."""
    if not views(messages):
        return 0
    view = views(messages)[-1]
    other = 1 - view["seat"]
    names = {card for hand in (*view["hands"], *view["lines"]) for card in hand if card}
    unknown = [place for place, card in enumerate(view["hands"][other], start=1) if card is None]
    for place in unknown:
        drawn = page.locator(f'[data-place="hand:{other}:{place}"]')
        if drawn.count() and page.locator(".bar[data-waiting]").count() == 0:
            text = f"{drawn.get_attribute('aria-label')} {drawn.inner_html()}"
            assert not [name for name in names if f">{name}<" in text]
    return len(unknown)


def test_the_curtain_hides_everything_at_one_device(visit: Visit) -> None:
    page = visit()
    open_game(page, "naishi", "Each other")
    page.get_by_role("button", name="I am Player 1").click()
    page.locator(TARGET).first.click()
    page.get_by_role("button", name="Keep it").click()
    for _ in range(2):
        expect(page.get_by_role("button", name="I am Player 2")).to_be_visible()
        assert page.locator("[data-place], [data-log]").count() == 0
        page.reload()
    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator("[data-log]")).to_have_text("Player 1 keeps a card, giving the other away")
