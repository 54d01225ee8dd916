"""Whole games at the sizes of common windows: whatever glows can be tapped, and nothing moves by itself."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.effort import SOAK
from tests.page.accessibility import violations
from tests.page.conftest import Visit
from tests.page.driver import (
    ENDING,
    FINGER,
    LIFT,
    MAX_STEPS,
    Survey,
    choose_level,
    moved,
    open_game,
    smaller_side,
    survey,
    tap,
)
from zashiki.kernel.registry import installed_games

SIZES = ["1366x641", "390x844", "844x390", "1366x768", "1920x1080", "768x1024", "360x640"]
EVERY = [(game, size) for game in installed_games() for size in SIZES]
USUAL = list(zip(installed_games(), SIZES, strict=False))
"""One size for each game; `make soak` plays every game at every size."""
MATTER = {
    "take": '[data-place^="hall:"], [data-place^="court:"]',
    "naishi": ", ".join(
        f'[data-place^="{start}"]' for start in ("river:", "line:", "hand:", "court:", "emissaries:", "discard")
    ),
    "ninjato": '[data-place^="house:"], .me .hand, .me .hand .place',
}
"""The places that must be in sight all the time."""


@pytest.mark.parametrize(("game", "size"), EVERY if SOAK else USUAL)
def test_a_whole_game_against_warashi(visit: Visit, game: str, size: str) -> None:
    width, height = (int(number) for number in size.split("x"))
    page = visit(size={"width": width, "height": height})
    choose_level(page, 1)
    open_game(page, game)
    play_out_in_reach(page, width, height, MATTER[game])
    expect(page.locator(ENDING)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")  # the result, in a small window
    for seat in range(2):
        assert_explained(page, seat)


def play_out_in_reach(page: Page, width: int, height: int, matter: str) -> None:
    """Plays a whole game, looking at everything at every step."""
    chooser = random.Random(1)
    before: Survey | None = None
    for _ in range(MAX_STEPS):
        found = survey(page, is_thorough=True, matter=matter)
        if found is None:
            continue
        assert_in_sight(found, width, height)
        if before:
            assert_nothing_moved(before, found)
        if found["is_over"]:
            return
        before = found
        if found["glowing"]:
            tap(page, chooser.choice(found["glowing"]), is_touch=found["is_touch"])
    raise AssertionError("the game does not end")


def assert_in_sight(found: Survey, width: int, height: int) -> None:
    """What matters is in the window. What can be tapped is also uncovered, and large enough for a finger."""
    assert found["page"] == [width, height], f"the page is {found['page']} large"
    assert found["cut"] is None, "the bar has no room for its words"
    assert found["mattering"]
    problems = [f"{name} is cut off" for name in found["clipped"]]
    targets = found["controls"] if found["is_over"] else [*found["glowing"], *found["controls"]]
    for target in targets:
        left, top, right, bottom = target["box"]
        if min(left, top, width - right, height - bottom) < -1:
            problems.append(f"{target['name']} is outside the window")
        if not target["point"] or target["covered"]:
            problems.append(f"{target['name']} is covered by {target['covered']}")
        if found["is_touch"] and smaller_side(target) < FINGER - 0.5:
            problems.append(f"{target['name']} is {right - left:.0f} x {bottom - top:.0f} pixels large")
    assert problems == []


def assert_nothing_moved(before: Survey, after: Survey) -> None:
    """Nothing scrolls, and the board stays where it is; within a turn so do its pieces and the buttons."""
    assert after["scrolled"] == before["scrolled"]
    assert after["surface"] == before["surface"]
    if after["ply"] == before["ply"]:
        assert moved(before["buttons"], after["buttons"], 1) == set()
        assert moved(before["places"], after["places"], LIFT) == set()
    if after["is_over"]:
        # The last move may have been a card from a hand, where the others then move up.
        assert {
            name for name in moved(before["mattering"], after["mattering"], LIFT) if not name.startswith("hand:")
        } == set()


def assert_explained(page: Page, seat: int) -> None:
    """The points of a seat can be explained with the keyboard alone, and add up."""
    score = page.locator(f'[data-place="score:{seat}"]')
    expect(score).to_have_attribute("aria-expanded", "false")
    score.press("Enter")
    expect(score).to_have_attribute("aria-expanded", "true")
    why = page.locator(f"#points-{seat}")
    points = [int(text.replace("−", "-")) for text in why.locator(".points").all_inner_texts()]
    *parts, total = points or [0]  # nothing is listed for a seat without any
    assert sum(parts) == total == int(score.inner_text().replace("−", "-"))
    score.press("Escape")
    expect(why).to_have_count(0)
