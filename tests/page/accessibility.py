"""Checks of a page with axe-core, and of the room on a small phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import DESKTOP, PHONE

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
SMALL_PHONE = {"width": 360, "height": 740}
TOO_SMALL = """() => [...document.querySelectorAll('.place.can, button, main a, header a, input, select, summary')]
  .map((element) => element.closest('label') ?? element)
  .map((element) => {
    const { width, height } = element.getBoundingClientRect();
    const around = getComputedStyle(element, '::after');
    const larger = (side, other) => around.position === 'absolute' ? Math.max(side, parseFloat(other) || 0) : side;
    const smaller = Math.min(larger(width, around.width), larger(height, around.height));
    return [element.dataset.place ?? element.textContent, width && smaller];
  })
  .filter(([, smaller]) => smaller && smaller < 44)
  .map(([name]) => name)"""
"""The names of the targets that are less than 44 pixels wide or high.

An input is as large as the label around it, and a button as large as the area that its `::after` adds to it.
"""


def violations(page: Page) -> list[Any]:
    """Serious and critical violations of accessibility rules."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        (violation["id"], [node["html"] for node in violation["nodes"]][:3])
        for violation in found
        if violation["impact"] in ("serious", "critical")
    ]


def assert_fits_small_phone(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL_PHONE["width"]
    too_small = page.evaluate(TOO_SMALL)
    assert too_small == [], too_small
