"""Somebody who plays by pointing at what glows, and at nothing else."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

CAN = ".place.can"
BUTTONS = ".bar .buttons button"
OVER = "[data-ending]"
MOST_STEPS = 3000
GONE = 1000
"""Milliseconds to look for what glowed a moment before."""


def choose_level(page: Page, level: int) -> None:
    page.get_by_role("slider").fill(str(level))


def open_game(page: Page, game: str, way: str = "Play Warashi") -> str:
    """Opens a table from the home page; its id."""
    page.locator(f'[data-game="{game}"]').get_by_role("button", name=way).click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def play_out(page: Page, seed: int = 0, also: Callable[[], None] = lambda: None) -> None:
    """Plays until the game is over."""
    chance = random.Random(seed)
    for _ in range(MOST_STEPS):
        if is_over(page):
            return
        also()
        step(page, chance)
    raise AssertionError("the game does not end")


def step(page: Page, chance: random.Random) -> bool:
    """Points at one of the things that glow, or presses one of the buttons; whether there was any."""
    page.wait_for_selector(f"{CAN}, {BUTTONS}, {OVER}, .bar[data-waiting]")
    things = page.locator(f"{CAN}, {BUTTONS}:not([data-drop])")
    count = things.count()
    if is_over(page) or count == 0:
        page.wait_for_timeout(20)
        return False
    try:
        things.nth(chance.randrange(count)).dispatch_event("click", timeout=GONE)
    except TookTooLong:  # what glowed is gone by now, and the next step looks again
        return False
    return True


def expect_turn(page: Page) -> None:
    expect(page.locator(".bar strong")).to_have_text("Your turn")
