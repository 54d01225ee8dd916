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
    assert violations(visit(path, size, colours=colours)) == []


@pytest.mark.parametrize(
    ("game", "size", "colours"),
    [
        pytest.param("take", PHONE, "dark", id="take-phone-dark"),
        pytest.param("naishi", DESKTOP, "dark", id="naishi-dark"),
        pytest.param("ninjato", PHONE, "light", id="ninjato-phone"),
    ],
)
def test_tables_are_accessible(visit: Visit, game: str, size: dict[str, int], colours: str) -> None:
    page = visit(size=size, colours=colours)
    open_game(page, game)
    expect_turn(page)
    assert violations(page) == []


def test_the_review_is_accessible(visit: Visit) -> None:
    page = visit()
    choose_level(page, 1)
    open_game(page, "naishi")
    chooser = random.Random(0)
    while page.locator("[data-log] li").count() < 10:
        step(page, chooser)
    resign(page)
    page.get_by_role("link", name="Look at the whole game").click()
    page.get_by_role("heading", name="The most costly decisions").wait_for()
    assert violations(page) == []
    comment = page.locator(".comment")
    graph = page.get_by_role("slider")
    box = graph.bounding_box()
    assert box
    page.mouse.click(box["x"] + 1, box["y"] + 5)
    expect(comment).to_contain_text("Move 1")
    expect(page.get_by_label("River", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(comment).to_contain_text("Move 2")
    page.get_by_role("button", name="The next decision").click()
    expect(comment).to_contain_text("Move 3")
    page.mouse.move(box["x"] + 10, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 1, box["y"] + 5)
    page.mouse.up()
    expect(comment).to_contain_text("The end Warashi 1 won.")
    expect(page.get_by_role("group", name="The Hand of Warashi 1").get_by_label("hidden")).to_have_count(0)


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
