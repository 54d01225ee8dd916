"""Makes the games ready when the server starts: loads their rules from the cache, or has them compiled.

Compiling is done by other processes, one for each core, because Numba compiles only one function at a time in a
process. They fill the cache, from which the server loads. The rules of a game come before Warashi's search, small games
before large ones; a game that somebody waits for overtakes the others.
"""

import asyncio
import logging
import os
import time
from collections.abc import Callable

from zashiki.kernel.cached import NotCompiled, only_cached
from zashiki.kernel.registry import installed_games
from zashiki.table.compile import WARM, Part, command, source_size

SECONDS_PER_KB = {"table": 0.16, "engine": 0.25}
"""How long compiling takes, for each kilobyte of a game's sources; corrected by what is measured meanwhile."""
OVERDUE = 0.5
"""What is still to come of a job that takes longer than expected, as a share of what it took."""
log = logging.getLogger(__name__)


class _Job:
    """A part of a game that is to be loaded or compiled."""

    def __init__(self, part: Part, game: str) -> None:
        self.part: Part = part
        self.game = game
        self.done = asyncio.get_running_loop().create_future()
        self.expected = SECONDS_PER_KB[part] * source_size(game) / 1000
        self.began: float | None = None

    def remaining(self, speed: float) -> float:
        """Seconds until it is done, where `speed` compares this machine with the expected one."""
        if self.done.done():
            return 0.0
        spent = time.monotonic() - self.began if self.began is not None else 0.0
        return max(self.expected / speed - spent, spent * OVERDUE)


class Warmup:
    """The games, whether they are ready, and the queue of what is not."""

    def __init__(self, workers: int | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.games = dict.fromkeys(installed_games(), False)
        """All games, and whether their rules are ready."""
        self.since: dict[str, float] = {}
        """When each game became ready, by a steady clock; nobody could play it before."""
        self._by_size = sorted(self.games, key=source_size)
        """The smallest first. This imports them, which takes a while and is done before the server answers."""
        self._now = now
        self._jobs: dict[tuple[Part, str], _Job] = {}
        self._queue: list[_Job] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._workers = workers or os.cpu_count() or 1
        self._speed = 1.0

    async def run(self) -> None:
        """Makes everything ready."""
        self._start()
        await asyncio.wait(self._tasks)

    async def rules(self, game: str) -> None:
        """Waits until the rules of a game are ready; it is the next one that is worked on, with Warashi's search."""
        self._start()
        self._hurry(game)
        if not self.games.get(game):
            await asyncio.shield(self._jobs["table", game].done)

    async def all_rules(self) -> None:
        """Waits until the rules of all games are ready."""
        self._start()
        await asyncio.gather(*(asyncio.shield(self._jobs["table", game].done) for game in self.games))

    async def engine(self, game: str) -> None:
        """Waits until Warashi can think about a game without compiling; it is the next one that is worked on."""
        self._start()
        self._hurry(game)
        await asyncio.wait([self._jobs["engine", game].done])

    def ready_in(self, game: str) -> float:
        """An estimate of the seconds until a game is ready; 0 if it is."""
        if self.games.get(game):
            return 0.0
        self._start()
        wanted = self._jobs["table", game]
        free_at = sorted(job.remaining(self._speed) for job in self._jobs.values() if job.began is not None)
        free_at = [0.0] * (self._workers - len(free_at)) + free_at[-self._workers :]
        if wanted.began is not None:
            return wanted.remaining(self._speed)
        for job in self._queue:
            starts = min(free_at)
            if job is wanted:
                return starts + job.remaining(self._speed)
            free_at.remove(starts)
            free_at.append(starts + job.remaining(self._speed))
        return 0.0

    async def close(self) -> None:
        """Stops, and ends the processes that compile."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in self._jobs.values():
            job.done.cancel()

    def _start(self) -> None:
        if self._tasks:
            return
        parts: tuple[Part, ...] = ("table", "engine")
        self._jobs = {(part, game): _Job(part, game) for part in parts for game in self._by_size}
        # The first game is complete, Warashi included, before the rules of the last one take a worker for long.
        self._queue = sorted(
            self._jobs.values(), key=lambda job: self._by_size.index(job.game) + 1.5 * (job.part == "engine")
        )
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self._workers)]

    def _hurry(self, game: str) -> None:
        self._queue.sort(key=lambda job: job.game != game)

    async def _work(self) -> None:
        while self._queue:
            job = self._queue.pop(0)
            job.began = time.monotonic()
            try:
                await self._warm(job)
                job.done.set_result(None)
            except Exception as error:
                log.exception("warming up failed", extra={"game": job.game, "part": job.part})
                job.done.set_exception(error)
                job.done.exception()  # it has been logged, also if nobody waits for the game

    async def _warm(self, job: _Job) -> None:
        try:
            await asyncio.to_thread(_load, job.part, job.game)
        except NotCompiled:
            await _compile(job.part, job.game)
            # What the other process could not compile is compiled here.
            await asyncio.to_thread(WARM[job.part], job.game)
            assert job.began is not None
            self._speed = job.expected / (time.monotonic() - job.began)
        if job.part == "table":
            self.since[job.game] = self._now()
            self.games[job.game] = True


def _load(part: Part, game: str) -> None:
    with only_cached():
        WARM[part](game)


async def _compile(part: Part, game: str) -> None:
    """Fills the cache from another process, which ends with this one."""
    process = await asyncio.create_subprocess_exec(
        *command(part, game),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for the server: if it ended this process, the server would compile instead
    )
    assert process.stderr
    try:
        errors = await process.stderr.read()
        if await process.wait():
            words = errors.decode(errors="replace")[-2000:]
            log.warning("a process that compiles failed", extra={"game": game, "part": part, "errors": words})
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
