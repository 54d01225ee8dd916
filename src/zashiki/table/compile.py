"""Compiles games in processes of their own: `python -m zashiki.table.compile PART GAME`.

Numba compiles only one function at a time in a process, so this is how games are compiled in parallel. The result is
the cache on disk, from which other processes load. The process ends when its standard input is closed, so that it does
not outlive the process that started it.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from zashiki.kernel.entry_points import game_entry_points
from zashiki.kernel.registry import find
from zashiki.table.warm import warm_table
from zashiki.warashi.warm import warm_engine, warm_library

Part = Literal["table", "engine", "all"]


def _warm_all(game: str) -> None:
    warm_library(game)
    warm_table(game)


WARM: dict[Part, Callable[[str], None]] = {"table": warm_table, "engine": warm_engine, "all": _warm_all}
"""What a table needs, what Warashi's search needs, and everything."""


def command(part: Part, game: str) -> list[str]:
    """The command that compiles a part of a game; its standard input must be a pipe."""
    return [sys.executable, "-m", "zashiki.table.compile", part, game]


def source_size(game: str) -> int:
    """The bytes of a game's sources: compiling takes about as long as there is much to compile."""
    find(game)
    spec = find_spec(game_entry_points()[game].module)
    folder = Path((spec and spec.origin) or __file__).parent
    return sum(path.stat().st_size for path in folder.rglob("*.py"))


def compile_games(games: Collection[str]) -> Iterator[str]:
    """Compiles everything of some games, or finds it in the cache; gives each game when it is ready."""
    largest_first = sorted(games, key=source_size, reverse=True)
    workers = min(len(games), os.cpu_count() or 1)
    if workers < 2:
        for game in games:
            _warm_all(game)
            yield game
        return
    with ThreadPoolExecutor(workers) as pool:
        jobs = {pool.submit(_compile, game): game for game in largest_first}
        for job in as_completed(jobs):
            job.result()
            yield jobs[job]


def _compile(game: str) -> None:
    with subprocess.Popen(command("all", game), stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stderr
        print(process.stderr.read().decode(errors="replace"), end="", file=sys.stderr, flush=True)
    if process.returncode:
        _warm_all(game)


def _end_with_parent() -> None:
    os.read(0, 1)  # not sys.stdin, whose lock would still be held when the process ends
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, daemon=True).start()
    part, game = sys.argv[1:]
    WARM[part](game)  # type: ignore[index]
