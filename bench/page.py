"""The page in a real browser: the size of a first visit, the time until it is usable, and the work per frame."""

import json
import random
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.page.conftest import FLAGS  # noqa: E402
from tests.page.driver import choose_level, open_game, step  # noqa: E402
from tests.server.clients import Server  # noqa: E402

VISITS = 5
SIZE = {"width": 1280, "height": 900}
MOVES = 25


def main() -> None:
    """Prints the figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            visits = [first_visit(browser, server.url) for _ in range(VISITS)]
            size = statistics.median(size for size, _ in visits)
            milliseconds = statistics.median(ready for _, ready in visits)
            print(f"first visit, median of {VISITS}:", end=" ")
            print(f"{size / 1000:.1f} kB over the wire, usable after {milliseconds:.0f} ms")
            for game in ("take", "naishi", "ninjato"):
                frames = animation_frames(browser, server.url, game)
                print(
                    f"animation in {game}: main thread {statistics.median(frames):.1f} ms per frame (median), "
                    f"{max(frames):.1f} ms (worst of {len(frames)})"
                )
        finally:
            browser.close()
            server.kill()


def first_visit(browser: Browser, url: str) -> tuple[float, float]:
    """Bytes over the wire, and milliseconds until a game can be opened."""
    context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url)
    page.wait_for_selector("[data-game] button")
    ready = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes), ready


def animation_frames(browser: Browser, url: str, game: str) -> list[float]:
    """Milliseconds of the main thread in every frame while moves are animated."""
    page = browser.new_context(viewport=SIZE).new_page()  # type: ignore[arg-type]
    page.goto(url)
    page.wait_for_selector("[data-game] button")
    choose_level(page, 1)
    open_game(page, game)
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=["devtools.timeline", "toplevel", "blink.user_timing"])
        for _ in range(MOVES):
            step(page, chance)
            page.wait_for_timeout(400)
        browser.stop_tracing()
        page.close()
        return frames_of(json.loads(trace.read_text()))


def frames_of(trace: dict[str, list[dict[str, Any]]]) -> list[float]:
    """Milliseconds of the main thread between two frames, from a trace."""
    events = trace["traceEvents"]
    main = next(
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "FireAnimationFrame" or event.get("name") == "Layerize"
    )
    on_main = [event for event in events if (event.get("pid"), event.get("tid")) == main and event.get("ph") == "X"]
    starts = sorted(float(event["ts"]) for event in on_main if event["name"] in ("Layerize", "Commit"))
    tasks = _tasks(on_main, lambda name: name == "RunTask") or _tasks(on_main, lambda name: "Task" in name)
    work = []
    for begin, end in pairwise(starts):
        if end - begin < 100_000:  # nothing moves in a longer pause
            work.append(sum(length for start, length in tasks if begin <= start < end) / 1000)
    return work or [0.0]


def _tasks(events: list[dict[str, Any]], is_task: Callable[[str], bool]) -> list[tuple[float, float]]:
    """Start and duration of the events with certain names."""
    return [(float(event["ts"]), float(event.get("dur", 0))) for event in events if is_task(event["name"])]


if __name__ == "__main__":
    main()
