"""Takes the screenshots in docs/screenshots: every page, and each game in mid-play. Run by `make screenshots`."""

import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.page.conftest import FLAGS  # noqa: E402
from tests.page.driver import choose_level, expect_turn, is_over, open_game, play_out, step  # noqa: E402
from tests.server.clients import Server  # noqa: E402

TARGET = ROOT / "docs/screenshots"
SIZES = {"desktop": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}
MOVES = {"take": 12, "naishi": 16, "ninjato": 45}
"""Number of moves played in each game before its screenshot."""


def main() -> None:
    """Takes all screenshots."""
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for size in SIZES:
                for colours in ("light", "dark"):
                    take_all(browser, server.url, size, colours)
        finally:
            browser.close()
            server.kill()


def take_all(browser: Browser, url: str, size: str, colours: str) -> None:
    """Takes the screenshots of one size and colour scheme."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        color_scheme=colours,  # type: ignore[arg-type]
        reduced_motion="reduce",
        base_url=url,
        has_touch=size == "phone",
    )
    page = context.new_page()
    for name, path in (("home", "/"), ("account", "/account"), ("about", "/about")):
        page.goto(path)
        page.wait_for_selector("main :is(h1, h2)")
        page.wait_for_load_state("networkidle")
        expect(page.get_by_text("being prepared")).to_have_count(0, timeout=300_000)
        take(page, f"{name}-{size}-{colours}")
    for game, moves in MOVES.items():
        take_game(page, game, moves, f"{size}-{colours}")
    context.close()


def take_game(page: Page, game: str, moves: int, name: str) -> None:
    """Takes a screenshot of a game in mid-play, and for Ta-Ke of its end and review."""
    page.goto("/")
    choose_level(page, 2)
    open_game(page, game)
    chooser = random.Random(5)
    played = 0
    while played < moves and not is_over(page):
        played += step(page, chooser)
    if not is_over(page):
        expect_turn(page)
    page.evaluate("scrollTo(0, 0)")
    take(page, f"{game}-{name}")
    if game == "take":
        play_out(page, seed=5)
        take(page, f"{game}-end-{name}")
        page.get_by_role("link", name="What did I miss?").click()
        page.get_by_role("heading", name="The most costly decisions").wait_for(timeout=120_000)
        take(page, f"{game}-review-{name}")


def take(page: Page, name: str) -> None:
    """Takes one screenshot."""
    page.wait_for_timeout(300)
    page.screenshot(path=TARGET / f"{name}.png")
    print(name)


if __name__ == "__main__":
    main()
