"""Axe-core finds no serious violation, and every page fits a small phone. `soak.py` has all combinations."""

import random

import pytest
from playwright.sync_api import expect

from tests.page.accessibility import SMALL_PHONE, assert_fits_small_phone, violations
from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.driver import choose_level, expect_turn, open_game, resign, step


@pytest.mark.parametrize(
    ("path", "size", "colours"),
    [
        pytest.param("/", DESKTOP, "light", id="home"),
        pytest.param("/", PHONE, "dark", id="home-phone-dark"),
        pytest.param("/account", PHONE, "light", id="account-phone"),
        pytest.param("/about", DESKTOP, "dark", id="about-dark"),
    ],
)
def test_pages_are_accessible(visit: Visit, path: str, size: dict[str, int], colours: str) -> None:
    assert violations(visit(path, size, color_scheme=colours, bypass_csp=True)) == []


@pytest.mark.parametrize(
    ("game", "size", "colours"),
    [
        pytest.param("take", PHONE, "dark", id="take-phone-dark"),
        pytest.param("naishi", DESKTOP, "dark", id="naishi-dark"),
        pytest.param("ninjato", PHONE, "light", id="ninjato-phone"),
    ],
)
def test_tables_are_accessible(visit: Visit, game: str, size: dict[str, int], colours: str) -> None:
    page = visit(size=size, color_scheme=colours, bypass_csp=True)
    open_game(page, game)
    expect_turn(page)
    assert violations(page) == []


def test_the_review_is_accessible(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    choose_level(page, 1)
    open_game(page, "naishi")
    chooser = random.Random(0)
    while page.locator("[data-log] li").count() < 10:
        step(page, chooser)
    resign(page)
    page.get_by_role("link", name="What did I miss?").click()
    page.get_by_role("heading", name="The most costly decisions").wait_for()
    assert violations(page) == []
    page.get_by_role("slider", name="Decision").fill("4")
    comment = page.locator("[role=status]:visible")
    expect(comment).to_contain_text("Move 5")
    expect(page.get_by_label("River", exact=True)).to_be_visible()
    page.get_by_role("button", name="The next decision").click()
    expect(comment).to_contain_text("Move 6")
    comment.evaluate("element => element.append('Then take another chip. '.repeat(50))")
    box = comment.bounding_box()
    heading = page.get_by_role("heading", name="The most costly decisions").bounding_box()
    assert box
    assert heading
    assert box["y"] + box["height"] <= heading["y"], "a long comment overlaps the heading below"


@pytest.mark.parametrize("path", ["/", "/account"])
def test_pages_fit_a_small_phone(visit: Visit, path: str) -> None:
    assert_fits_small_phone(visit(path, size=SMALL_PHONE))


@pytest.mark.parametrize("game", ["take", "naishi", "ninjato"])
def test_tables_fit_a_small_phone(visit: Visit, game: str) -> None:
    page = visit(size=SMALL_PHONE)
    choose_level(page, 1)
    open_game(page, game)
    chooser = random.Random(3)
    for _ in range(25):
        step(page, chooser)
        assert_fits_small_phone(page)
