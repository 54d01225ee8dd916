"""Games in the page itself: the size of their modules, random play, Warashi's search, and the time to the first move.

    python bench/local.py

Everything runs in Chromium, next to the same work on this machine's processor.
"""

import gzip
import json
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.page.conftest import FLAGS  # noqa: E402
from tests.server.clients import Server  # noqa: E402

from zashiki.kernel.batch import playouts  # noqa: E402
from zashiki.kernel.position import Position  # noqa: E402
from zashiki.kernel.registry import find, installed_games  # noqa: E402
from zashiki.server.http.document import MANIFEST  # noqa: E402
from zashiki.server.http.page import COMPILED  # noqa: E402
from zashiki.targets import wasm  # noqa: E402
from zashiki.warashi.analysis import search  # noqa: E402

ROUNDS = 5
GAMES = {"take": 60_000, "naishi": 120_000, "ninjato": 16_000}
NODES = {"take": 6_000_000, "naishi": 120_000, "ninjato": 60_000}
SEED = 7
FIRST_MOVE = """
async ([address, name]) => {
  const began = performance.now();
  const { LocalGame, Position } = await import(address);
  const position = Position.deal(await LocalGame.load(name));
  position.push(position.legal_moves[0]);
  position.view(0);
  return performance.now() - began;
}
"""
RANDOM_PLAY = """
async ([address, name, games]) => {
  const { LocalGame } = await import(address);
  const game = await LocalGame.load(name);
  const { state, legal } = game.about.sizes;
  const [players] = game.about.players;
  const room = (bytes) => { const place = game.room(bytes); game.clear(place, bytes); return place; };
  const [states, actions, policy, totals, points] = [2 * state, 4 * legal, 32, 8 * players, 8 * players].map(room);
  game.write(states + game.about.fields.seats, new Uint8Array([players]));
  const arrays = [states, 2, actions, legal, policy, 4];
  const results = [totals, players, points, players];
  const play = (count) => game.call('play_random_games', ...arrays, 0, count, 7n, ...results);
  play(Math.ceil(games / 10));
  const began = performance.now();
  const decisions = play(games);
  return decisions / (performance.now() - began) * 1000;
}
"""
SEARCH = """
async ([address, name, seed, nodes]) => {
  const { LocalGame, Position, Warashi } = await import(address);
  const game = await LocalGame.load(name);
  const warashi = new Warashi(game);
  const position = Position.deal(game, { seed: BigInt(seed) });
  await warashi.search(position, { nodes: Math.ceil(nodes / 10), seed: 1n });
  const began = performance.now();
  await warashi.search(position, { nodes, seed: 1n });
  const speed = nodes / (performance.now() - began) * 1000;
  warashi.close();
  return speed;
}
"""


def main() -> None:
    """Prints the figures."""
    wasm.write(COMPILED)
    address = f"/{json.loads(MANIFEST.read_text())['src/local/index.ts']['file']}"
    sizes = [len(gzip.compress(path.read_bytes())) for path in COMPILED.glob("*.wasm")]
    print(f"modules of all games, gzipped: {sum(sizes) / 1000:.0f} kB (at most 250 kB)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for game in installed_games():
                report(browser, server.url, address, game)
        finally:
            browser.close()
            server.kill()


def report(browser: Browser, url: str, address: str, game: str) -> None:
    """Measures a game, in turns in the browser and on the processor."""
    playouts(game, 10)
    native_search(game, 100)
    first, plays, native_plays, searches, native_searches = [], [], [], [], []
    for _ in range(ROUNDS):
        context = browser.new_context(base_url=url)
        page = context.new_page()
        page.goto("/")
        page.wait_for_selector("[data-game] button")
        first.append(measured(page, FIRST_MOVE, address, game))
        plays.append(measured(page, RANDOM_PLAY, address, game, GAMES[game]))
        played = playouts(game, GAMES[game], seed=SEED)
        native_plays.append(played.decisions / played.seconds)
        searches.append(measured(page, SEARCH, address, game, str(SEED), NODES[game]))
        native_searches.append(native_search(game, NODES[game]))
        context.close()
    print(f"{find(game).title}: module, deal, first move and view {statistics.median(first):.0f} ms (at most 300 ms)")
    print(f"  random play {compared(plays, native_plays, 'decisions')}; at least 7.0 M in the browser")
    print(f"  search {compared(searches, native_searches, 'nodes')}; at least a third")


def measured(page: Page, script: str, *arguments: Any) -> float:
    """The figure that a script returns."""
    found: float = page.evaluate(script, arguments)
    return found


def native_search(game: str, nodes: int) -> float:
    """Nodes per second on the processor."""
    position = Position.deal(game, seed=SEED)
    began = time.perf_counter()
    search(position, nodes, seed=1)
    return nodes / (time.perf_counter() - began)


def compared(page: list[float], native: list[float], unit: str) -> str:
    """The best rounds here and there."""
    here, there = max(page), max(native)
    return f"{here / 1e6:.2f} M {unit} a second, natively {there / 1e6:.2f} M ({here / there:.0%})"


if __name__ == "__main__":
    main()
