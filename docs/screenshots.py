"""Takes the screenshots in docs/screenshots: every page, a lesson, and each game in mid-play; and the link previews.

Run by `make screenshots`.
"""

import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.page.conftest import FLAGS  # noqa: E402
from tests.page.driver import choose_level, expect_turn, is_over, open_game, step  # noqa: E402
from tests.server.clients import Server  # noqa: E402

TARGET = ROOT / "docs/screenshots"
PREVIEWS = ROOT / "web/public/previews"
PREVIEW_SIZE = {"width": 1200, "height": 630}
SIZES = {"desktop": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}
MOVES = {"take": 8, "naishi": 8, "ninjato": 12}
"""Number of own moves in each game before its screenshot."""
FEW_CARDS = 3


def main() -> None:
    """Takes all screenshots."""
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            take_previews(browser, server.url)
            for size in SIZES:
                for colours in ("light", "dark"):
                    take_all(browser, server.url, size, colours)
        finally:
            browser.close()
            server.kill()


def take_previews(browser: Browser, url: str) -> None:
    """Draws the box of each game as a picture, for link previews."""
    page = browser.new_page(viewport=PREVIEW_SIZE, bypass_csp=True)  # type: ignore[arg-type]
    for game in MOVES:
        page.goto(url)
        box = page.locator(f'[data-game="{game}"] svg').first.evaluate("(drawing) => drawing.outerHTML")
        page.set_content(
            f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw; height: 100vh }}</style>{box}"
        )
        page.screenshot(path=PREVIEWS / f"{game}.png")
        print(f"preview of {game}")
    page.close()


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
    take_lesson(page, f"{size}-{colours}")
    for game, moves in MOVES.items():
        take_game(page, game, moves, f"{size}-{colours}")
    context.close()


def take_lesson(page: Page, name: str) -> None:
    """Takes a screenshot of the guided first game of Ta-Ke, where the first Samurai is taken, and of its rules."""
    page.goto("/learn/take")
    chooser = random.Random(5)
    while not page.get_by_text("Take the Samurai on E").count() or not page.locator(".place.chosen").count():
        step(page, chooser)
    take(page, f"take-learn-{name}")
    page.goto("/rules/naishi")
    page.get_by_role("heading", name="Scoring").evaluate("(heading) => heading.scrollIntoView()")
    take(page, f"naishi-rules-{name}")


def take_game(page: Page, game: str, moves: int, name: str) -> None:
    """Takes a screenshot of a game in mid-play, and for Ta-Ke of its end and review."""
    page.goto("/")
    choose_level(page, 2)
    table = open_game(page, game)
    for _ in range(moves):
        play_well(page, table)
    while game == "ninjato" and not shows_invasion(page):
        play_well(page, table)
    expect_turn(page)
    take(page, f"{game}-{name}")
    if game == "take":
        chooser = random.Random(5)
        while not is_over(page):
            play_well(page, table)
            step(page, chooser)  # some mistakes for the review
        expect(page.get_by_text("is looking at the game")).to_have_count(0, timeout=120_000)
        take(page, f"{game}-end-{name}")
        page.get_by_role("link", name="Look at the whole game").click()
        page.locator(".comment").wait_for(timeout=120_000)
        take(page, f"{game}-review-{name}")


def play_well(page: Page, table: str) -> None:
    """Plays what Warashi suggests, and waits for the next turn."""
    bar = page.locator(".bar:not([data-waiting]), .bar[data-over]")
    bar.wait_for(timeout=60_000)
    if is_over(page):
        return
    ply = bar.get_attribute("data-ply") or ""
    hints = page.request.post(f"/api/tables/{table}/hint").json()
    page.request.post(f"/api/tables/{table}/moves", data={"ply": int(ply), "move": hints[0]["move"]})
    expect(page.locator(".bar")).not_to_have_attribute("data-ply", ply)
    bar.wait_for(timeout=60_000)


def shows_invasion(page: Page) -> bool:
    """Whether the player invades a house with a few cards in hand."""
    return page.locator(".scene.face").count() > 0 and page.locator('.me .hand [role="button"]').count() >= FEW_CARDS


def take(page: Page, name: str) -> None:
    """Takes one screenshot."""
    page.wait_for_timeout(300)
    page.screenshot(path=TARGET / f"{name}.png")
    print(name)


if __name__ == "__main__":
    main()
