"""Games as WebAssembly modules: every byte that leaves the rules is the same as on this machine's processor."""

import os
import random
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.targets.browser import Module
from tests.targets.compiled_search import candidates
from zashiki.kernel.position import Position
from zashiki.kernel.registry import find, installed_games
from zashiki.targets import wasm
from zashiki.targets.replay import Replay
from zashiki.warashi.analysis import engine_for

pytestmark = pytest.mark.compiled

GAMES = 10_000
PLAIN_GAMES = 3
"""The number of games that plain Python plays: it takes a second for some of them."""
SEED = 22
PLIES, APART = 25, 8
"""The last position that Warashi thinks about, and the number of moves between two of them."""
NODES = {"take": 40_000, "naishi": 600, "ninjato": 600}


def cases() -> list[Any]:
    """Every game with every number of players and all options, and the number of games to play."""
    found = []
    for game in installed_games():
        book = find(game)
        every = [*product(book.players, product(*book.options.values()))]
        for players, values in every:
            found.append((game, players, dict(zip(book.options, values, strict=True)), -(-GAMES // len(every))))
    return found


@pytest.mark.parametrize(("game", "players", "options", "games"), cases())
def test_games_are_the_same_in_a_browser(game: str, players: int, options: dict[str, str], games: int) -> None:
    replay = Replay(find(game), players, options)
    module = Module(game)
    found = replay.run(games, SEED, lambda *arguments: module("replay", *arguments))
    assert found == replay.run(games, SEED)


def test_games_are_the_same_in_plain_python(game: str) -> None:
    code = f"""
from zashiki.kernel.registry import find
from zashiki.targets.replay import Replay
from zashiki.warashi.analysis import engine_for
print(*Replay(find({game!r})).run({PLAIN_GAMES}, {SEED}))
"""
    environment = {**os.environ, "ZASHIKI_JIT": "0"}
    played = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    assert tuple(map(int, played.stdout.split())) == Replay(find(game)).run(PLAIN_GAMES, SEED)


@pytest.mark.parametrize("lines", [1, 3])
def test_warashi_thinks_the_same_in_a_browser(game: str, lines: int) -> None:
    engine = engine_for(game)
    module = Module(game)
    position, rng = Position.deal(game, seed=SEED), random.Random(lines)
    while position.ply < PLIES and not position.is_over:
        if position.ply % APART == 0:
            found = candidates(position, engine.compiled, module, SEED, NODES[game], lines)
            expected = engine(position, seed=SEED, lines=lines).run(nodes=NODES[game]).candidates
            assert found == sorted(expected, key=lambda each: each.move)
        position.push(rng.choice(position.legal_moves))


def test_without_a_linker_the_error_names_where_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(wasm, "find_spec", lambda _: None)
    with pytest.raises(wasm.NoLinker, match="apt install lld"):
        wasm.linker()
