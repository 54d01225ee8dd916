"""Whole games at the sizes of common windows: whatever glows can be tapped, and nothing moves by itself."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.effort import SOAK
from tests.page.accessibility import violations
from tests.page.conftest import Visit
from tests.page.driver import ENDING, MAX_STEPS, Survey, choose_level, open_game, survey, tap
from zashiki.kernel.registry import installed_games

SIZES = ["1366x641", "390x844", "844x390", "1366x768", "1920x1080", "768x1024", "360x640"]
EVERY = [(game, size) for game in installed_games() for size in SIZES]
USUAL = list(zip(installed_games(), SIZES, strict=False))
"""One size for each game; `make soak` plays every game at every size."""
FINGER = 44
"""Pixels that a target for a finger must have."""
LIFT = 6
"""Pixels by which a piece may be lifted when it is pointed at or selected."""


@pytest.mark.parametrize(("game", "size"), EVERY if SOAK else USUAL)
def test_a_whole_game_against_warashi(visit: Visit, game: str, size: str) -> None:
    width, height = (int(number) for number in size.split("x"))
    page = visit(size={"width": width, "height": height})
    choose_level(page, 1)
    open_game(page, game)
    play_out_in_reach(page, width, height)
    expect(page.locator(ENDING)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")  # the result, in a small window
    for seat in range(2):
        assert_explained(page, seat)


def play_out_in_reach(page: Page, width: int, height: int) -> None:
    """Plays a whole game, looking at everything that glows at every step."""
    chooser = random.Random(1)
    before: Survey | None = None
    for _ in range(MAX_STEPS):
        found = survey(page, is_thorough=True)
        if found is None:
            continue
        if found["is_over"]:
            return
        assert_in_reach(found, width, height)
        if before and before["ply"] == found["ply"]:
            assert_nothing_moved(before, found)
        before = found
        if found["glowing"]:
            tap(page, chooser.choice(found["glowing"]), is_touch=found["is_touch"])
    raise AssertionError("the game does not end")


def assert_in_reach(found: Survey, width: int, height: int) -> None:
    """Everything that glows is in the window and uncovered, and large enough for a finger; the bar is readable."""
    assert found["page"] == [width, height], f"the page is {found['page']} large"
    assert found["cut"] is None, "the bar has no room for its words"
    problems = []
    for target in found["glowing"]:
        left, top, right, bottom = target["box"]
        if min(left, top, width - right, height - bottom) < -1:
            problems.append(f"{target['name']} is outside the window")
        if target["free"] < 0.5:
            problems.append(f"{target['name']} is covered")
        if found["is_touch"] and min(right - left, bottom - top) < FINGER - 0.5:
            problems.append(f"{target['name']} is {right - left:.0f} x {bottom - top:.0f} pixels large")
    assert problems == []


def assert_nothing_moved(before: Survey, after: Survey) -> None:
    """A selection scrolls nothing, and the pieces stay where they are."""
    assert after["scrolled"] == before["scrolled"]
    both = before["places"].keys() & after["places"].keys()
    far = {
        place
        for place in both
        if max(abs(old - new) for old, new in zip(before["places"][place], after["places"][place], strict=True)) > LIFT
    }
    assert far == set()


def assert_explained(page: Page, seat: int) -> None:
    """The points of a seat can be explained with the keyboard alone, and add up."""
    score = page.locator(f'[data-place="score:{seat}"]')
    expect(score).to_have_attribute("aria-expanded", "false")
    score.press("Enter")
    expect(score).to_have_attribute("aria-expanded", "true")
    why = page.locator(f"#points-{seat}")
    *parts, total = [int(text.replace("−", "-")) for text in why.locator(".points").all_inner_texts()]
    assert sum(parts) == total == int(score.inner_text().replace("−", "-"))
    score.press("Escape")
    expect(why).to_have_count(0)
