"""Long logs: loaded and narrated in slices, remembered in bounded memory, and limited by address and player."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.test_services import next_of, received, table, with_services
from tests.server.waiting import PATIENCE
from zashiki.kernel.position import Position
from zashiki.server import slices
from zashiki.server.connections import Connection
from zashiki.server.errors import TooFast
from zashiki.server.identity import Identity
from zashiki.server.limits import Limits, Rate
from zashiki.server.narrated_logs import NarratedLogs
from zashiki.server.protocol import Move, Resign, Undo, Watch
from zashiki.server.services import Services
from zashiki.server.slices import Slices
from zashiki.server.tables.live_table import LiveTable
from zashiki.table.seats import Seat

MOVES = 20


@pytest.fixture(autouse=True)
def _short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice is one step, however fast it is."""
    monkeypatch.setattr(slices, "SLICE", 0.0)


async def guest(server: Services) -> Identity:
    return Identity(await server.store.create_guest("Guest 1234", time.time()))


async def played(server: Services, is_over: bool = False) -> tuple[Identity, LiveTable]:
    """A game of Naishi with a log of at least 20 entries, where a guest plays both seats and takes some moves back."""
    family = await guest(server)
    seat = Seat("guest", "Guest 1234", family.id)
    game, chooser = await table(server, "naishi", seat, seat), random.Random(1)
    live = server.registry.find(game)
    assert live and live.match
    while live.match.entry_count < MOVES:
        await server.play.act(family, Move(game, live.match.ply, chooser.choice(live.match.position.legal_moves)))
        if live.match.can_undo(0):
            await server.play.act(family, Undo(game, live.match.ply))
    if is_over:
        await server.play.act(family, Resign(game))
    return family, live


async def turns_during(work: Any) -> tuple[Any, int]:
    """The result of some work, and how many turns something else had meanwhile."""
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    try:
        return await work, turns
    finally:
        counting.cancel()


def counting(function: Callable[..., Any], calls: list[None]) -> Callable[..., Any]:
    def call(*given: Any) -> Any:
        calls.append(None)
        return function(*given)

    return call


def test_others_have_turns_while_a_long_log_is_loaded_and_narrated(tmp_path: Path) -> None:
    async def work(server: Services) -> None:
        _, live = await played(server)
        server.registry.drop(live.id)
        _, turns = await turns_during(server.registry._replayed(await server.store.table(live.id)))
        assert turns >= MOVES
        screen = Connection(None)
        _, turns = await turns_during(server.broadcaster.watch(screen, Watch(live.id)))
        assert turns >= MOVES
        assert len((await received(screen, "table"))["log"]) == live.entry_count

    with_services(tmp_path, work)


def test_a_table_is_shown_before_the_move_that_is_made_while_its_log_is_narrated(tmp_path: Path) -> None:
    async def work(server: Services) -> None:
        family, live = await played(server)
        assert live.match
        screen = Connection(None)
        watching = asyncio.create_task(server.broadcaster.watch(screen, Watch(live.id)))
        while not live.lock.locked():
            await asyncio.sleep(0)
        await server.play.act(family, Move(live.id, live.match.ply, live.match.position.legal_moves[0]))
        await watching
        async with asyncio.timeout(PATIENCE):
            messages = [await next_of(screen) for _ in range(2)]
        assert [message["type"] for message in messages] == ["table", "update"]
        shown, update = messages
        assert [entry["number"] for entry in shown["log"]] == list(range(shown["now"]["number"]))
        assert update["happened"]["number"] == shown["now"]["number"]

    with_services(tmp_path, work)


def test_finished_games_are_narrated_once_for_each_view_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: Services) -> None:
        family, live = await played(server, is_over=True)
        calls: list[None] = []
        monkeypatch.setattr(Position, "events", counting(Position.events, calls))
        shown = []
        for _ in range(5):
            screen = Connection(None)
            await server.broadcaster.watch(screen, Watch(live.id))
            shown.append(await received(screen, "table"))
        assert all(message["log"] == shown[0]["log"] for message in shown)
        assert 0 < len(calls) <= live.entry_count
        await server.broadcaster.watch(Connection(family), Watch(live.id))
        assert len(calls) <= 2 * live.entry_count

    with_services(tmp_path, work)


def test_remembered_logs_are_bounded_in_memory_and_complete_in_any_case(tmp_path: Path) -> None:
    async def work(server: Services) -> None:
        games = [(await played(server))[1] for _ in range(3)]
        everything = NarratedLogs(Slices())
        complete = [await everything.read(live, None, 0, "") for live in games]
        room = everything._bytes // 2
        logs = NarratedLogs(Slices(), most_bytes=room)
        for have in (0, 10, 0, 99):
            for live, whole in zip(games, complete, strict=True):
                entries = msgspec.json.decode(await logs.read(live, None, have, ""))
                assert entries == msgspec.json.decode(whole)[have:]
                assert logs._bytes == sum(log.counted for log in logs._logs.values()) <= room
        assert 0 < len(logs._logs) < 3

    with_services(tmp_path, work)


def test_hidden_choices_that_were_remembered_are_shown_when_the_match_is_over(tmp_path: Path) -> None:
    async def work(server: Services) -> None:
        family, live = await played(server)
        assert live.match

        async def moves(viewer: int | None) -> list[str]:
            entries = msgspec.json.decode(await server.narrated_logs.read(live, viewer, 0, ""))
            return [entry["move"] for entry in entries if entry["type"] == "move"]

        before = await moves(None)
        await server.play.act(family, Resign(live.id))
        true = [entry.change.move for entry in live.match.entries if hasattr(entry.change, "move")]
        assert await moves(None) == true
        assert before != true

    with_services(tmp_path, work)


def test_reading_long_logs_is_limited_by_address_and_by_player(tmp_path: Path) -> None:
    async def work(server: Services) -> None:
        family, live = await played(server, is_over=True)
        effort = live.entry_count + 10
        rates = {"read": Rate(3 * effort, 1.0), "read_by_player": Rate(2 * effort, 1.0)}
        server.broadcaster._limits = Limits(rates, now=lambda: 0.0)

        async def watch(identity: Identity | None, address: str) -> None:
            await server.broadcaster.watch(Connection(identity, address=address), Watch(live.id))

        for _ in range(2):
            await watch(family, "203.0.113.7")
        with pytest.raises(TooFast, match="read-by-player") as refused:
            await watch(family, "203.0.113.8")
        assert refused.value.wait == effort
        await watch(None, "203.0.113.7")
        with pytest.raises(TooFast, match="read"):
            await watch(None, "203.0.113.7")
        await watch(None, "203.0.113.9")

    with_services(tmp_path, work)
