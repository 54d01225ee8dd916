"""Games as WebAssembly modules: every byte that leaves the rules is the same as on this machine's processor."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.targets.browser import Module
from zashiki.kernel.registry import find, installed_games
from zashiki.targets import wasm
from zashiki.targets.replay import Replay

pytestmark = pytest.mark.compiled

GAMES = 10_000
PLAIN_GAMES = 3
"""The number of games that plain Python plays: it takes a second for some of them."""
SEED = 22


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
print(*Replay(find({game!r})).run({PLAIN_GAMES}, {SEED}))
"""
    environment = {**os.environ, "ZASHIKI_JIT": "0"}
    played = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    assert tuple(map(int, played.stdout.split())) == Replay(find(game)).run(PLAIN_GAMES, SEED)


def test_without_a_linker_the_error_names_where_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(wasm, "find_spec", lambda _: None)
    with pytest.raises(wasm.NoLinker, match="apt install lld"):
        wasm.linker()
