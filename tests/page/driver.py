"""Plays games in a browser, using nothing but the highlighted places and the buttons."""

import random
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

TARGET = ".place.can"
BUTTON = ".bar .buttons button"
ENDING = "[data-ending]"
MAX_STEPS = 3000
GONE_AFTER = 1000
"""Milliseconds to look for an element that was highlighted a moment before."""
FREE_POINT = f"""(element) => {{
  if (!element.matches('{TARGET}, {BUTTON}')) return 'gone';
  element.scrollIntoView({{ block: 'center' }});
  const {{ left, top, width, height }} = element.getBoundingClientRect();
  const parts = [0.5, 0.2, 0.8, 0.05, 0.95];
  for (const y of parts) {{
    for (const x of parts) {{
      const point = [left + x * width, top + y * height];
      if (element.contains(document.elementFromPoint(...point))) return point;
    }}
  }}
  return element.isConnected ? null : 'gone';
}}"""
"""A point where an element is on top of everything else; null if it is covered everywhere."""

Click: TypeAlias = Callable[[Page, Locator], bool]
"""Clicks an element; returns whether it was still there."""


def dispatch_click(_: Page, target: Locator) -> bool:
    """Sends the event to the element: fast, and it does not notice what covers the element."""
    try:
        target.dispatch_event("click", timeout=GONE_AFTER)
    except TookTooLong:
        return False
    return True


def click_with_mouse(page: Page, target: Locator) -> bool:
    """Moves the mouse to a point where the element is on top, and clicks; fails if there is none."""
    try:
        element = target.element_handle(timeout=GONE_AFTER)
        point = element.evaluate(FREE_POINT)
    except (TookTooLong, Error):  # the element went away in the meantime
        return False
    if point == "gone":
        return False
    assert point is not None, f"something covers {element.get_attribute('data-place') or element.inner_text()}"
    page.mouse.click(*point)
    return True


def choose_level(page: Page, level: int) -> None:
    page.get_by_role("slider").fill(str(level))


def open_game(page: Page, game: str, button: str = "Play Warashi") -> str:
    """Opens a table from the home page; returns its id."""
    page.locator(f'[data-game="{game}"]').get_by_role("button", name=button).click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def is_over(page: Page) -> bool:
    return page.locator(ENDING).count() > 0


def play_out(page: Page, seed: int = 0, click: Click = dispatch_click) -> None:
    """Plays until the game is over."""
    chooser = random.Random(seed)
    for _ in range(MAX_STEPS):
        if is_over(page):
            return
        step(page, chooser, click)
    raise AssertionError("the game does not end")


def step(page: Page, chooser: random.Random, click: Click = dispatch_click) -> bool:
    """Clicks a random highlighted place or button; returns whether there was any."""
    page.wait_for_selector(f"{TARGET}, {BUTTON}, {ENDING}, .bar[data-waiting]")
    choices = page.locator(f"{TARGET}, {BUTTON}:not([data-drop])")
    count = choices.count()
    if is_over(page) or count == 0:
        page.wait_for_timeout(20)
        return False
    return click(page, choices.nth(chooser.randrange(count)))


def resign(page: Page) -> None:
    """Resigns, and confirms it."""
    page.get_by_role("button", name="Resign").click()
    page.locator(".sure + button").click()
    expect(page.locator(ENDING)).to_be_visible()


def expect_turn(page: Page) -> None:
    expect(page.locator(".bar strong")).to_have_text("Your turn")
