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
  .map((element) => [element.dataset.place ?? element.textContent, element.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && Math.min(width, height) < 44)
  .map(([name]) => name)"""
"""The names of the targets that are less than 44 pixels wide or high."""


def violations(page: Page) -> list[Any]:
    """Serious and critical violations of accessibility rules."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        (violation["id"], [node["html"] for node in violation["nodes"]][:3])
        for violation in found
        if violation["impact"] in ("serious", "critical")
    ]


def assert_fits_small_phone(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL_PHONE["width"]
    assert page.evaluate(TOO_SMALL) == []
