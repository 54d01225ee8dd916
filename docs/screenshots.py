"""Takes the screenshots in docs/screenshots: every page, a lesson, and each game in mid-play, in English and in three
other languages; and the link previews.

Run by `make screenshots`. With names, as in `.venv/bin/python docs/screenshots.py ninjato-phone`, it takes only those
pictures.
"""

import random
import shutil
import sys
import tempfile
from collections.abc import Sequence
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
MOVES = {"take": 6, "naishi": 8, "ninjato": 12}
"""Number of own moves in each game before its screenshot, at least."""
LANGUAGES = {"take": ("de", "fr", "it"), "naishi": ("pl", "cs", "nl"), "ninjato": ("pl", "de", "es")}
"""Other languages than English in which each game is shown, on a desktop."""
MOST_MOVES = 200
MOST_TRIES = 30
"""Number of games to look at for a good position."""
THOUGHT = 2500
"""Milliseconds for which Warashi evaluates a position."""
FREE_STACKS = 5
FEW_CARDS = 3

Wanted = Sequence[str]
"""The beginnings of the names of the pictures to take."""


def main(wanted: Wanted) -> None:
    """Takes the screenshots."""
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            if "" in wanted:
                take_previews(browser, server.url)
            for size in SIZES:
                for colours in ("light", "dark"):
                    take_all(browser, server.url, size, colours, wanted)
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


def take_all(browser: Browser, url: str, size: str, colours: str, wanted: Wanted) -> None:
    """Takes the screenshots of one size and colour scheme."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        color_scheme=colours,  # type: ignore[arg-type]
        reduced_motion="reduce",
        base_url=url,
        has_touch=size == "phone",
    )
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_text("being prepared")).to_have_count(0, timeout=300_000)
    variant = f"{size}-{colours}"
    for name, path in (("home", "/"), ("account", "/account"), ("about", "/about")):
        if is_wanted(f"{name}-{variant}", wanted):
            page.goto(path)
            page.wait_for_selector("main :is(h1, h2)")
            page.wait_for_load_state("networkidle")
            take(page, f"{name}-{variant}")
    if is_wanted(f"take-learn-{variant}", wanted):
        take_lesson(page, f"take-learn-{variant}")
    if is_wanted(f"naishi-rules-{variant}", wanted):
        page.goto("/rules/naishi")
        page.get_by_role("heading", name="Scoring").evaluate("(heading) => heading.scrollIntoView()")
        take(page, f"naishi-rules-{variant}")
    for game in MOVES:
        if is_wanted(f"{game}-{variant}", wanted):
            open_mid_game(page, game)
            take(page, f"{game}-{variant}")
            for language in LANGUAGES[game] if variant == "desktop-light" else ():
                speak(page, language)
                take(page, f"{game}-{variant}-{language}")
            speak(page, "en")
    if is_wanted(f"take-analysis-{variant}", wanted):
        take_analysis(page, f"take-analysis-{variant}")
    if is_wanted(f"take-end-{variant}", wanted) or is_wanted(f"take-review-{variant}", wanted):
        take_end(page, variant)
    context.close()


def speak(page: Page, language: str) -> None:
    """Shows the same page in a language."""
    page.evaluate(
        """language => {
          const settings = JSON.parse(localStorage.getItem('zashiki-settings') ?? '{}');
          localStorage.setItem('zashiki-settings', JSON.stringify({ ...settings, language }));
        }""",
        language,
    )
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".bar").wait_for()
    page.wait_for_load_state("networkidle")


def is_wanted(name: str, wanted: Wanted) -> bool:
    """Whether to take the picture of this name."""
    return name.startswith(tuple(wanted))


def take_lesson(page: Page, name: str) -> None:
    """Takes a screenshot of the guided first game of Ta-Ke, where the first Samurai is taken."""
    page.goto("/learn/take")
    chooser = random.Random(5)
    while not page.get_by_text("Take the Samurai on E").count() or not page.locator(".place.chosen").count():
        step(page, chooser)
    take(page, name)


def take_analysis(page: Page, name: str) -> None:
    """Takes a screenshot of the analysis board of Ta-Ke, with two variations."""
    page.goto("/analysis/take")
    moves = page.locator("[data-lines] button")
    for ply in range(4):
        moves.nth(ply % 2).click()
        moves.first.wait_for()
    page.keyboard.press("ArrowLeft")
    moves.nth(1).wait_for()
    page.wait_for_timeout(THOUGHT)
    moves.nth(1).click()
    page.wait_for_timeout(THOUGHT)
    page.mouse.move(1, page.evaluate("innerHeight") - 1)
    take(page, name)


def open_mid_game(page: Page, game: str) -> None:
    """Plays to a position that shows the game well. If a game ends before there is one, another game is opened."""
    page.goto("/")
    choose_level(page, 2)
    for _ in range(MOST_TRIES):
        page.goto("/")
        table = open_game(page, game)
        page.mouse.move(1, page.evaluate("innerHeight") - 1)  # in the bar, where nothing explains itself
        for number in range(MOST_MOVES):
            if is_over(page):
                break
            if number >= MOVES[game] and shows_well(page, game):
                expect_turn(page)
                return
            play_well(page, table)
    raise RuntimeError(f"No good position of {game} in {MOST_TRIES} games.")


def shows_well(page: Page, game: str) -> bool:
    """Whether stacks of Ta-Ke can be taken, or a house of Ninjato is being invaded with a few cards in hand."""
    if game == "take":
        return page.locator('.place.can[data-place^="hall:"]').count() >= FREE_STACKS
    if game == "ninjato":
        return (
            page.locator(".scene.face").count() > 0 and page.locator('.me .hand [role="button"]').count() >= FEW_CARDS
        )
    return True


def take_end(page: Page, variant: str) -> None:
    """Takes screenshots of the end of a game of Ta-Ke and of its review."""
    page.goto("/")
    choose_level(page, 2)
    table = open_game(page, "take")
    chooser = random.Random(5)
    while not is_over(page):
        play_well(page, table)
        step(page, chooser)  # some mistakes for the review
    page.locator(".decision").first.wait_for(timeout=300_000)  # once Warashi has looked at the game
    take(page, f"take-end-{variant}")
    page.get_by_role("link", name="Look at the whole game").click()
    page.locator(".comment").wait_for(timeout=300_000)
    take(page, f"take-review-{variant}")


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


def take(page: Page, name: str) -> None:
    """Takes one screenshot."""
    page.wait_for_timeout(300)
    page.screenshot(path=TARGET / f"{name}.png")
    print(name)


if __name__ == "__main__":
    main(sys.argv[1:] or [""])
