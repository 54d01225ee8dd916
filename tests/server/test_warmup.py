"""The games are made ready in other processes, in the order in which they are wanted."""

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE, until
from zashiki.kernel.cached import NotCompiled, only_cached
from zashiki.kernel.registry import installed_games
from zashiki.server import warmup
from zashiki.server.warmup import Warmup
from zashiki.table.compile import Part, source_size

FIRST, SECOND, LAST = sorted(installed_games(), key=source_size)
Warmed = list[tuple[str, str]]


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Warmed]:
    """What was loaded, in order; nothing is in the cache."""
    done: Warmed = []

    def miss(part: Part, game: str) -> None:
        raise NotCompiled

    monkeypatch.setattr(warmup, "_load", miss)
    monkeypatch.setattr(
        warmup, "WARM", {part: lambda game, part=part: done.append((part, game)) for part in ("table", "engine")}
    )
    monkeypatch.setattr(warmup, "command", lambda part, game: [sys.executable, "-c", ""])
    yield done


def run(work: Callable[[Warmup], Awaitable[None]]) -> None:
    async def main() -> None:
        queue = Warmup(workers=1)
        try:
            await asyncio.wait_for(work(queue), PATIENCE)
        finally:
            await queue.close()

    asyncio.run(main())


def test_rules_come_before_the_engine_and_small_games_before_large_ones(warmed: Warmed) -> None:
    run(lambda queue: queue.run())
    assert [game for part, game in warmed if part == "table"] == [FIRST, SECOND, LAST]
    assert [game for part, game in warmed if part == "engine"] == [FIRST, SECOND, LAST]
    assert warmed.index(("engine", FIRST)) < warmed.index(("table", LAST))


def test_a_search_that_somebody_waits_for_overtakes_the_other_games(warmed: Warmed) -> None:
    """The first move of Warashi does not wait for games that nobody plays."""

    async def play(queue: Warmup) -> None:
        await queue.rules(FIRST)
        await queue.engine(SECOND)
        assert ("engine", SECOND) in warmed
        assert not {("table", LAST), ("engine", LAST)} & set(warmed)

    run(play)


def test_a_table_of_a_game_whose_rules_are_ready_hurries_its_search(warmed: Warmed) -> None:
    async def open_table(queue: Warmup) -> None:
        queue.games[SECOND] = True
        await queue.rules(SECOND)
        assert queue._queue[0].game == SECOND

    run(open_table)


def test_a_game_that_somebody_waits_for_overtakes_the_others(warmed: Warmed) -> None:
    async def open_table(queue: Warmup) -> None:
        assert queue.ready_in(LAST) > queue.ready_in(FIRST) > 0
        await queue.rules(LAST)
        assert queue.games == {FIRST: False, SECOND: False, LAST: True}
        assert queue.ready_in(LAST) == 0
        await queue.engine(LAST)

    run(open_table)
    assert warmed[:2] == [("table", LAST), ("engine", LAST)]


def test_a_game_is_compiled_here_if_the_other_process_fails(warmed: Warmed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "command", lambda part, game: [sys.executable, "-c", "raise SystemExit('no')"])
    run(lambda queue: queue.rules(FIRST))
    assert warmed == [("table", FIRST)]


def test_a_game_that_cannot_be_compiled_fails_for_those_who_wait(
    warmed: Warmed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(game: str) -> None:
        raise ArithmeticError

    monkeypatch.setattr(warmup, "WARM", {"table": fail})
    with pytest.raises(ArithmeticError):
        run(lambda queue: queue.rules(FIRST))


def test_closing_ends_the_processes(warmed: Warmed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    name = tmp_path / "process"
    script = f"import os, pathlib, signal; pathlib.Path({str(name)!r}).write_text(f'{{os.getpid()}}.'); signal.pause()"
    monkeypatch.setattr(warmup, "command", lambda part, game: [sys.executable, "-c", script])

    async def start_and_leave(queue: Warmup) -> None:
        waiting = asyncio.create_task(queue.run())
        await asyncio.to_thread(until, lambda: name.exists() and name.read_text().endswith("."), "the process to start")
        waiting.cancel()

    run(start_and_leave)
    with pytest.raises(ProcessLookupError):
        os.kill(int(name.read_text().removesuffix(".")), 0)
    assert warmed == []


def test_only_cached_refuses_to_compile_in_its_own_thread() -> None:
    import numba  # noqa: PLC0415

    def double(number: int) -> int:
        return 2 * number

    with only_cached(), pytest.raises(NotCompiled, match="double"):
        numba.njit(double)(4)
    with only_cached():
        thread = threading.Thread(target=lambda: results.append(numba.njit(double)(4)))
        results: list[int] = []
        thread.start()
        thread.join()
    assert results == [8]
