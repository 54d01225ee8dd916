"""Plays games in a browser, using nothing but the highlighted places and the buttons.

Taps are real pointer events at coordinates: of the mouse, or of a finger where the page has a touchscreen. They are in
the middle of a target. One with something over its middle, or one that is too small for a finger, fails the test.
"""

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

TARGET = ".place.can"
BUTTON = ".bar .buttons button"
ENDING = ".bar[data-over]"
MAX_STEPS = 3000
FINGER = 44
"""Pixels that a target for a finger must have."""
LIFT = 6
"""Pixels by which a piece may be lifted when it is pointed at or selected."""
PAUSE = 100
"""Milliseconds to wait for a turn before a step gives up; the other side may be to play."""
SURVEY = (Path(__file__).parent / "survey.js").read_text().rstrip().rstrip(";")

Survey = dict[str, Any]


def survey(page: Page, *, is_thorough: bool = False, matter: str = "") -> Survey | None:
    """What can be tapped now; null while there is nothing."""
    found: Survey | None = page.evaluate(SURVEY, [PAUSE, is_thorough, matter])
    return found


def smaller_side(target: dict[str, Any]) -> float:
    """The width or the height of something that was found by a survey."""
    left, top, right, bottom = target["box"]
    smaller: float = min(right - left, bottom - top)
    return smaller


def tap(page: Page, target: dict[str, Any], *, is_touch: bool) -> None:
    """Taps in the middle of something that was found by a survey."""
    assert target["point"], f"something covers {target['name']}"
    if is_touch:
        assert smaller_side(target) > FINGER - 0.5, f"{target['name']} is too small for a finger: {target['box']}"
        page.touchscreen.tap(*target["point"])
    else:
        page.mouse.click(*target["point"])


def moved(before: dict[str, list[float]], after: dict[str, list[float]], most: float) -> set[str]:
    """Those that have moved further than `most` pixels: from where, and to where."""
    return {
        f"{name}: {before[name]} to {after[name]}"
        for name in before.keys() & after.keys()
        if max(abs(old - new) for old, new in zip(before[name], after[name], strict=True)) > most
    }


def choose_level(page: Page, level: int) -> None:
    """Sets Warashi's level, which the page remembers for all games."""
    sheet = open_sheet(page, "take")
    sheet.get_by_role("slider").fill(str(level))
    sheet.get_by_role("button", name="Close").click()


def open_sheet(page: Page, game: str) -> Locator:
    """Opens the sheet of a game on the home page."""
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play").click()
    return page.get_by_role("dialog")


def open_game(page: Page, game: str, opponent: str = "Warashi") -> str:
    """Opens a table from the home page; returns its id."""
    sheet = open_sheet(page, game)
    sheet.get_by_role("radio", name=opponent).check()
    sheet.locator("button.first").click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def is_over(page: Page) -> bool:
    return page.locator(ENDING).count() > 0


def shown_scores(page: Page) -> list[str]:
    """The points of all seats, from the top of the page down."""
    return page.locator('[data-place^="score:"]').all_inner_texts()


def step(page: Page, chooser: random.Random) -> bool:
    """Taps a random highlighted place or button; returns whether there was any."""
    found = survey(page)
    if found is None or found["is_over"] or not found["glowing"]:
        return False
    tap(page, chooser.choice(found["glowing"]), is_touch=found["is_touch"])
    return True


def resign(page: Page) -> None:
    """Resigns, and confirms it."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(ENDING)).to_be_visible()


def expect_turn(page: Page) -> None:
    expect(page.locator(".bar strong")).to_have_text("Your turn")
