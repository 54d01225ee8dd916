"""The guided first games in a real browser, with real pointer events."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.accessibility import violations
from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.driver import MAX_STEPS, TARGET, step

GAMES = sorted(path.parent.name for path in Path(__file__).parents[2].glob("web/src/games/*/lesson.py"))
COACH = "[data-coach].placed"
NEXT = "[data-next]"
END = "[data-lesson-end]"
PROGRESS = "[data-progress]"
FOCUSED = f":is({TARGET}, .bar .first):focus"
MOST_KEYS = 300
COVERED = f"""() => {{
  const bubble = document.querySelector('{COACH}')?.getBoundingClientRect();
  const touches = (element) => {{
    const {{ left, top, right, bottom }} = element.getBoundingClientRect();
    return bubble.left < right && left < bubble.right && bubble.top < bottom && top < bubble.bottom;
  }};
  const all = [...document.querySelectorAll('{TARGET}, [data-frame], .bar')];
  const names = all.filter((element) => bubble && touches(element));
  return names.map((element) => element.dataset.place ?? element.className);
}}"""
"""The highlighted and framed places that the coach covers, and the bar."""


def play_on(page: Page, chooser: random.Random) -> None:
    """Does what the lesson asks for."""
    assert page.evaluate(COVERED) == [], page.locator(COACH).inner_text()
    step(page, chooser)


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_to_the_end(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = visit(f"/learn/{game}", size=size)
    page.locator(COACH).wait_for()
    chooser = random.Random(1)
    for _ in range(MAX_STEPS):
        if page.locator(END).count():
            break
        play_on(page, chooser)
    expect(page.locator(END)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.get_by_role("button", name="Play your first real game").click()
    page.wait_for_url("**/table/*")


def test_a_guided_game_is_left_and_resumed_and_begun_again(visit: Visit) -> None:
    page = visit("/rules/take")
    page.get_by_role("link", name="Learn it").click()
    page.locator(NEXT).click()
    expect(page.locator(PROGRESS)).to_contain_text("2 /")
    page.get_by_role("link", name="Leave the lesson").click()
    page.goto("/rules/take")
    page.get_by_role("link", name="Continue").click()
    expect(page.locator(PROGRESS)).to_contain_text("2 /")
    page.get_by_role("button", name="Back").click()
    expect(page.locator(PROGRESS)).to_contain_text("1 /")


def test_a_guided_game_with_the_keyboard(visit: Visit) -> None:
    page = visit("/learn/take")
    page.locator(NEXT).wait_for()
    assert violations(page) == []
    page.keyboard.press("Enter")
    for _ in range(MOST_KEYS):
        if page.locator(END).count():
            break
        page.locator(f"{COACH}, {END}").first.wait_for()
        page.keyboard.press("Enter" if page.locator(FOCUSED).count() else "Tab")
    expect(page.locator(END)).to_be_visible()


@pytest.mark.parametrize("width", [360, 1366])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_a_page(visit: Visit, game: str, width: int) -> None:
    page = visit(f"/rules/{game}", size={"width": width, "height": 700})
    expect(page.get_by_role("heading", name="how to play")).to_be_visible()
    expect(page.get_by_role("heading", name="Aim")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []


def test_an_address_leads_to_a_section_of_the_rules(visit: Visit) -> None:
    page = visit("/rules/ninjato#rules-end")
    expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()
    page.get_by_role("link", name="Aim").click()
    expect(page.get_by_role("heading", name="Aim")).to_be_in_viewport()
