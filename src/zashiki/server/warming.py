"""Has the rules of the games compiled, or taken from the cache, before somebody plays them."""

import asyncio
import time

from zashiki.kernel.registry import installed_games
from zashiki.table.warm import warm
from zashiki.warashi.warm import warm_thinking


class Warming:
    """Which games are ready. Whoever needs one waits for it; the event loop goes on meanwhile."""

    def __init__(self) -> None:
        self.games = dict.fromkeys(installed_games(), False)
        """All games, and whether they are ready."""
        self.since: dict[str, float] = {}
        """When each was ready; before that nobody could play it."""
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ready(self, game: str) -> None:
        """Waits until a game is ready."""
        if self.games.get(game):
            return
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._warm(game))
        await asyncio.shield(self._tasks[game])

    async def thinking(self) -> None:
        """Has compiled what Warashi needs to think. It takes long, and tables of people can do without it."""
        for game in self.games:
            await asyncio.to_thread(warm_thinking, game)

    async def _warm(self, game: str) -> None:
        await asyncio.to_thread(warm, game)
        self.since[game] = time.time()
        self.games[game] = True
