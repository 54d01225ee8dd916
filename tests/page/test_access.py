"""axe-core finds no serious violation on any page, and a small phone is wide enough for all of them."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import AXE, DESKTOP, PHONE, Visit
from tests.page.hands import choose_level, expect_turn, open_game, play_out, step

SMALL = {"width": 360, "height": 740}
TOO_SMALL = """() => [...document.querySelectorAll('.place.can, button, main a, header a, input, select, summary')]
  .map((one) => [one.dataset.place ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && Math.min(width, height) < 44)
  .map(([name]) => name)"""
"""What can be tapped and is less than 44 pixels wide or high."""
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


def violations(page: Page) -> list[Any]:
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        (one["id"], [node["html"] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/account", "/about", "/nonsense"])
def test_pages(visit: Visit, path: str, size: dict[str, int], colours: str) -> None:
    assert violations(visit(path, size, color_scheme=colours, bypass_csp=True)) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["take", "naishi", "ninjato"])
def test_tables(visit: Visit, game: str, size: dict[str, int], colours: str) -> None:
    page = visit(size=size, color_scheme=colours, bypass_csp=True)
    open_game(page, game)
    expect_turn(page)
    assert violations(page) == []


def test_the_end_and_the_review(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    choose_level(page, 1)
    open_game(page, "naishi")
    play_out(page)
    assert violations(page) == []
    page.get_by_role("link", name="What did I miss?").click()
    page.get_by_role("heading", name="The most costly decisions").wait_for()
    assert violations(page) == []
    page.get_by_role("slider", name="Decision").fill("4")
    said = page.locator("[role=status]:visible")
    expect(said).to_contain_text("Move 5")
    expect(page.get_by_label("River", exact=True)).to_be_visible()
    page.get_by_role("button", name="The next decision").click()
    expect(said).to_contain_text("Move 6")
    said.evaluate("one => one.append('Then take another chip. '.repeat(50))")
    words, heading = said.bounding_box(), page.get_by_role("heading", name="The most costly decisions").bounding_box()
    assert words
    assert heading
    assert words["y"] + words["height"] <= heading["y"], "however much is said, it does not lie over what follows"


@pytest.mark.parametrize("path", ["/", "/account"])
def test_pages_on_a_small_phone(visit: Visit, path: str) -> None:
    assert_fits(visit(path, size=SMALL))


@pytest.mark.parametrize("game", ["take", "naishi", "ninjato"])
def test_tables_on_a_small_phone(visit: Visit, game: str) -> None:
    page = visit(size=SMALL)
    choose_level(page, 1)
    open_game(page, game)
    chance = random.Random(3)
    for _ in range(40):
        step(page, chance)
        assert_fits(page)


def assert_fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL["width"]
    assert page.evaluate(TOO_SMALL) == []
