"""The log of a table has no holes: whatever fails, it can be loaded again, with every move that was acknowledged."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.stores import NOW, moved, running, with_store
from tests.server.test_services import received, seat_of, table, watching, with_services
from zashiki.server.errors import LogConflict
from zashiki.server.identity import Identity
from zashiki.server.protocol import Answer, Move, Resign, TakeBack, Undo
from zashiki.server.services import Services
from zashiki.server.store.models import Ending
from zashiki.server.store.store import Store
from zashiki.table.errors import MatchOver
from zashiki.table.log import (
    Change,
    Entry,
    Moved,
    TakeBackAgreed,
    TakeBackDeclined,
    TakeBackRequested,
    TakenBack,
    Withdrawn,
)
from zashiki.table.match import Consequence, MatchResult
from zashiki.table.seats import Seat

ADA, GRACE = Seat("warashi", "Warashi 3", level=3), Seat("warashi", "Warashi 2", level=2)
WON = Consequence(None, None, MatchResult((2, 1), (1,), (0, 9), "resigned"))

CHANGES = [
    Moved(0, "A"),
    TakenBack(0, 0),
    TakeBackRequested(0, 0),
    TakeBackAgreed(1),
    TakeBackDeclined(1),
    Withdrawn(0, "resigned"),
    Withdrawn(0, "left"),
    Withdrawn(0, "time"),
]


def entry(number: int, change: Change) -> Entry:
    has_ply = isinstance(change, Moved | TakenBack | Withdrawn)
    return Entry(number, number if has_ply else None, NOW + 2 + number, change)


@pytest.mark.parametrize("change", CHANGES, ids=repr)
def test_only_the_next_entry_of_a_running_game_is_stored(change: Change, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ended = isinstance(change, Withdrawn)
        after = WON if ended else Consequence(1, None, None)
        played, over = await running(store, ADA, GRACE), await running(store, ADA, GRACE)
        waiting = await store.create_table(
            game="take", options={}, seats=[Seat("open")] * 2, nonces=[None] * 2, secret="5e" * 32, now=NOW
        )
        await store.append(played.id, moved(0))
        await store.append(over.id, entry(0, Withdrawn(0, "left")), WON)
        for table_id, number in ((played.id, 0), (played.id, 2), (played.id, 7), (over.id, 1), (waiting.id, 0)):
            with pytest.raises(LogConflict):
                await store.append(table_id, entry(number, change), after)
        await store.append(played.id, entry(1, change), after)
        stored = [await store.table(one.id) for one in (played, over, waiting)]
        assert [len(one.entries) for one in stored] == [2, 1, 0]
        assert [one.status for one in stored] == ["over" if ended else "running", "over", "open"]
        assert stored[0].withdrawn == ({0: change.reason} if isinstance(change, Withdrawn) else {})

    with_store(tmp_path, work)


def test_a_refused_entry_does_not_affect_those_stored_with_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        tables = [await running(store, ADA, GRACE) for _ in range(20)]
        answers = await asyncio.gather(
            *(store.append(one.id, moved(number % 2)) for number, one in enumerate(tables)), return_exceptions=True
        )
        assert [isinstance(answer, LogConflict) for answer in answers] == [bool(number % 2) for number in range(20)]
        stored = [await store.table(one.id) for one in tables]
        assert [len(one.entries) for one in stored] == [1 - number % 2 for number in range(20)]

    with_store(tmp_path, work)


class Game:
    """A game between Ada and Grace, as Grace sees it, and the ways in which its store fails."""

    def __init__(self, server: Services, id: str, people: list[Identity]) -> None:
        self.server = server
        self.id = id
        self.people = people
        self._faults = pytest.MonkeyPatch()

    @classmethod
    async def start(cls, server: Services) -> "Game":
        people = [Identity(await server.store.create_guest(name, NOW)) for name in ("Ada", "Grace")]
        return cls(server, await table(server, "take", *map(seat_of, people)), people)

    async def do(self, what: str) -> None:
        """Carries out what one of the players wants, such as `Ada moves`."""
        name, _, verb = what.partition(" ")
        who = self.people[name == "Grace"]
        async with self.server.registry.at(self.id) as live:
            assert live.match
            ply, legal = live.match.ply, live.match.position.legal_moves
        if verb == "leaves":
            await self.server.table_commands.leave(self.id, who)
            return
        commands: dict[str, Move | Undo | TakeBack | Answer | Resign] = {
            "moves": Move(table=self.id, ply=ply, move=legal[0] if legal else ""),
            "undoes": Undo(table=self.id, ply=ply),
            "asks": TakeBack(table=self.id, ply=ply),
            "agrees": Answer(table=self.id, agree=True),
            "declines": Answer(table=self.id, agree=False),
            "resigns": Resign(table=self.id),
        }
        await self.server.play.act(who, commands[verb])

    async def entries(self) -> list[Entry]:
        """The log as the store has it; replaying it must succeed."""
        self.server.registry.drop(self.id)
        async with self.server.registry.at(self.id) as live:
            assert live.match
            return list(live.match.entries)

    def fail(self, *, at: str, after: bool = False) -> None:
        """Makes a method of the store fail, before or after it has had its effect."""
        honest = getattr(self.server.store, at)

        async def fails(*given: Any) -> None:
            if after:
                await honest(*given)
            raise OSError("The disk is gone.")

        self._faults.setattr(self.server.store, at, fails)

    def lose_writes(self) -> None:
        """Makes the store acknowledge entries without keeping them."""

        async def lose(*_: Any) -> Ending:
            return Ending()

        self._faults.setattr(self.server.store, "append", lose)

    def heal(self) -> None:
        self._faults.undo()


def with_games(folder: Path, work: Callable[[Callable[[], Awaitable[Game]]], Awaitable[None]]) -> None:
    """Runs some work with a function that starts games."""

    async def run(server: Services) -> None:
        await work(lambda: Game.start(server))

    with_services(folder, run)


STEPS = {
    "Ada moves": [],
    "Ada undoes": ["Ada moves"],
    "Ada asks": ["Ada moves", "Grace moves"],
    "Grace agrees": ["Ada moves", "Grace moves", "Ada asks"],
    "Grace declines": ["Ada moves", "Grace moves", "Ada asks"],
    "Ada resigns": ["Ada moves"],
    "Ada leaves": ["Ada moves"],
}
"""What a player does, and what has to happen before."""


@pytest.mark.parametrize("is_stored", [False, True], ids=["before it stores", "after it stored"])
def test_a_table_loads_after_append_and_reload_have_failed(is_stored: bool, tmp_path: Path) -> None:
    async def check(game: Game, step: str) -> None:
        for earlier in STEPS[step]:
            await game.do(earlier)
        game.fail(at="append", after=is_stored)
        with pytest.raises(OSError, match="gone"):
            await game.do(step)
        game.heal()
        if is_stored:  # the next attempt finds the entry in its place, and the table cannot be read again
            game.fail(at="table")
            with pytest.raises(OSError, match="gone"):
                await game.do(step)
            assert game.server.registry.find(game.id) is None, "memory differs from the store"
            game.heal()
        else:
            await game.do(step)
        assert [entry.number for entry in await game.entries()] == list(range(len(STEPS[step]) + 1)), step

    async def work(start: Callable[[], Awaitable[Game]]) -> None:
        for step in STEPS:
            await check(await start(), step)

    with_games(tmp_path, work)


def test_memory_that_is_ahead_of_the_store_makes_no_hole(tmp_path: Path) -> None:
    async def check(game: Game, step: str) -> None:
        for earlier in STEPS[step]:
            await game.do(earlier)
        game.lose_writes()
        await game.do(step)
        game.heal()
        game.fail(at="table")
        with pytest.raises(OSError, match="gone"):
            await game.do("Ada resigns")
        game.heal()
        await game.do("Ada resigns")
        entries = await game.entries()
        assert [entry.number for entry in entries] == list(range(len(STEPS[step]) + 1)), step
        assert entries[-1].change == Withdrawn(0, "resigned")

    async def work(start: Callable[[], Awaitable[Game]]) -> None:
        for step in STEPS:
            if step not in ("Ada resigns", "Ada leaves"):  # after those nothing more is stored
                await check(await start(), step)

    with_games(tmp_path, work)


def test_a_move_after_the_end_of_the_stored_game_is_refused(tmp_path: Path) -> None:
    async def work(start: Callable[[], Awaitable[Game]]) -> None:
        game = await start()
        live = game.server.registry.find(game.id)
        assert live and live.match
        resigned = live.match.resign(0, game.server.time.now())
        await game.server.store.append(game.id, resigned, live.match.consequence(resigned))
        with pytest.raises(MatchOver):
            await game.do("Ada moves")
        assert [entry.change for entry in await game.entries()] == [Withdrawn(0, "resigned")]

    with_games(tmp_path, work)


def test_watchers_see_a_lost_table_again_when_it_can_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zashiki.server.tables.play.RETRY", 0.01)
    monkeypatch.setattr("zashiki.server.alarms.RETRY", 0.01)

    async def work(start: Callable[[], Awaitable[Game]]) -> None:
        game = await start()
        screen = await watching(game.server, game.people[1], game.id)
        await received(screen, "table")
        game.fail(at="append", after=True)
        with pytest.raises(OSError, match="gone"):
            await game.do("Ada moves")
        game.heal()
        game.fail(at="table")
        with pytest.raises(OSError, match="gone"):
            await game.do("Ada moves")
        game.heal()
        shown = await received(screen, "table")
        assert [entry["number"] for entry in shown["log"]] == [0]
        assert [seat["present"] for seat in shown["about"]["seats"]] == [False, True]
        await game.do("Grace moves")
        assert (await received(screen, "update"))["happened"]["number"] == 1

    with_games(tmp_path, work)
