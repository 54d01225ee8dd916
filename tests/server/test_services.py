"""The services of a server: background work and failures of the store."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.stores import execute, settings_of
from tests.server.waiting import PATIENCE
from zashiki import warashi
from zashiki.kernel.fairness import new_secret
from zashiki.server import admin, services
from zashiki.server.alarms import Alarms
from zashiki.server.connections import Connection
from zashiki.server.fair_queue import Client
from zashiki.server.identity import Identity
from zashiki.server.passwords import hash_password
from zashiki.server.protocol import Move, Resign, Watch
from zashiki.server.services import Services
from zashiki.server.tables import registry
from zashiki.server.tables.specs import TableSpec
from zashiki.table.seats import Seat


def with_services(folder: Path, work: Callable[[Services], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Services.open(settings_of(folder)) as opened:
            await work(opened)

    asyncio.run(run())


async def account(server: Services, name: str) -> Identity:
    guest = await server.store.create_guest(name, time.time())
    return Identity(await server.store.create_account(guest.id, name, await hash_password("correct horse")))


def seat_of(identity: Identity) -> Seat:
    return Seat(identity.kind, identity.player.name, identity.id)


async def table(server: Services, game: str, *seats: Seat, listed: bool = False) -> str:
    spec = TableSpec(
        game=game,
        options={},
        seats=seats,
        nonces=tuple(None if seat.is_open else new_secret() for seat in seats),
        creator=seats[0].player or "",
        secret=new_secret(),
        listed=listed,
    )
    return (await server.table_commands.create(spec)).table


async def watching(server: Services, identity: Identity, table: str) -> Connection:
    connection = Connection(identity)
    server.connections.add(connection)
    await server.broadcaster.watch(connection, Watch(table))
    return connection


async def in_lobby(server: Services, identity: Identity) -> Connection:
    connection = Connection(identity)
    server.connections.add(connection)
    await server.follow_lobby(connection, on=True)
    await received(connection, "tables")
    return connection


def first_move(server: Services, table: str) -> str:
    live = server.registry.find(table)
    assert live and live.match
    return live.match.position.legal_moves[0]


async def next_of(connection: Connection) -> dict[str, Any]:
    message = await connection.next()
    assert message and not message.is_binary
    decoded: dict[str, Any] = msgspec.json.decode(message.data)
    return decoded


async def received(connection: Connection, *types: str) -> dict[str, Any]:
    while True:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = await next_of(connection)
        if message["type"] in types:
            return message


# Background work


def test_a_player_deleted_by_the_host_leaves_no_table_waiting_in_memory(tmp_path: Path) -> None:
    async def work(server: Services) -> None:
        ada, grace, edith = [await account(server, name) for name in ("Ada", "Grace", "Edith")]
        game = await table(server, "ninjato", seat_of(ada), seat_of(grace), seat_of(edith))
        screen = await watching(server, grace, game)
        await admin.delete(server.store, "Ada", time.time())
        await server.disconnect_invalid_players()
        assert (await received(screen, "table"))["about"]["seats"][0]["name"] == "Ada"
        shown = await received(screen, "table")
        assert (shown["about"]["seats"][0]["name"], shown["about"]["seats"][0]["gave_up"]) == ("Somebody", "left")

    with_services(tmp_path, work)


def test_sessions_that_another_process_ends_are_disconnected(tmp_path: Path) -> None:
    async def work(server: Services) -> None:
        ada, grace = await account(server, "Ada"), await account(server, "Grace")
        now = time.time()
        await server.store.add_session(ada.player, "ended", now, now + 1000)
        await server.store.add_session(ada.player, "valid", now, now + 1000)
        ended, valid, other = [
            await in_lobby(server, Identity(player, credential=credential))
            for player, credential in ((ada.player, "ended"), (ada.player, "valid"), (grace.player, ""))
        ]
        await server.store.end_session("ended")
        await server.disconnect_invalid_players()
        assert [one.is_disconnected for one in (ended, valid, other)] == [True, False, False]
        await admin.ban(server.store, "Grace")
        await admin.ban(server.store, "Ada")
        await server.disconnect_invalid_players()
        assert [one.is_disconnected for one in (ended, valid, other)] == [True, True, True]

    with_services(tmp_path, work)


def test_sweeps_continue_after_one_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(services, "SWEEP", 0.01)

    async def work(server: Services) -> None:
        swept = asyncio.Event()
        calls: list[None] = []

        async def fail(_: object) -> set[str]:
            calls.append(None)
            if len(calls) > 2:
                swept.set()
            raise OSError("The disk is full.")

        monkeypatch.setattr(server.store, "unknown_among", fail)
        await swept.wait()

    with_services(tmp_path, work)
    assert "a sweep failed" in caplog.text


def test_a_stuck_table_does_not_delay_the_alarms_of_others(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        forever, rung = asyncio.Event(), asyncio.Event()
        calls: list[str] = []

        async def ring(table: str) -> None:
            calls.append(table)
            if table == "stuck":
                await forever.wait()
            elif table == "broken":
                raise OSError("The disk is full.")
            else:
                rung.set()

        alarms = Alarms(ring, now=lambda: 100.0)
        alarms.set("stuck", 1.0)
        alarms.set("broken", 2.0)
        alarms.set("fine", 3.0)
        running = asyncio.create_task(alarms.run())
        async with asyncio.timeout(PATIENCE):
            await rung.wait()
        assert calls == ["stuck", "broken", "fine"]
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(work())
    assert "an alarm failed" in caplog.text


def test_tables_that_nobody_needs_leave_memory_when_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST", 3)

    async def work(server: Services) -> None:
        ada = await account(server, "Ada")
        watched = await table(server, "take", seat_of(ada), Seat("open"))
        await watching(server, ada, watched)
        others = [await table(server, "take", seat_of(ada), Seat("open")) for _ in range(5)]
        assert [game for game in (watched, *others) if server.registry.find(game)] == [watched, *others[-2:]]
        async with server.registry.at(others[0]) as live:
            assert live.id == others[0]
        assert server.registry.find(watched) and len(server.registry) == 3

    with_services(tmp_path, work)


# Warashi


def test_a_search_that_fails_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any, **__: Any) -> str:
        raise ValueError("no idea")

    monkeypatch.setattr(warashi, "choose", fail)

    async def work(server: Services) -> None:
        ada = await account(server, "Ada")
        game = await table(server, "take", seat_of(ada), Seat("warashi", "Warashi 1", level=1))
        screen = await watching(server, ada, game)
        await server.play.act(ada, Move(table=game, ply=0, move=first_move(server, game)))
        assert [(await received(screen, "update"))["happened"]["seat"] for _ in range(2)] == [0, 1]

    with_services(tmp_path, work)
    assert "a search failed" in caplog.text


def test_warashi_thinks_on_behalf_of_the_people_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Services) -> None:
        ada, grace = await account(server, "Ada"), await account(server, "Grace")
        server.addresses.note(grace.id, "203.0.113.7")
        clients: list[tuple[Client, ...]] = []

        def submit(_: Any, *given: Client) -> "asyncio.Task[Any]":
            clients.append(given)
            task = asyncio.create_task(asyncio.sleep(0))
            task.cancel()
            return task

        monkeypatch.setattr(server.scheduler, "submit", submit)
        game = await table(server, "ninjato", seat_of(ada), seat_of(grace), Seat("warashi", "Warashi 8", level=8))
        async with server.registry.at(game) as live:
            server.play._think(live, seat=2, level=8)
        assert set(clients) == {(Client("", ada.id), Client("203.0.113.7", grace.id))}

    with_services(tmp_path, work)


# Failures of the store


def test_an_entry_that_is_not_stored_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Services) -> None:
        ada, grace = [await account(server, name) for name in ("Ada", "Grace")]
        game = await table(server, "take", seat_of(ada), seat_of(grace))
        screen = await watching(server, grace, game)
        live = server.registry.find(game)
        assert live and live.match
        before = live.match
        counts: list[tuple[int, int]] = []

        async def fail(*_: Any) -> None:
            counts.append((before.entry_count, before.position.ply))
            raise OSError("The disk is full.")

        with monkeypatch.context() as patch:
            patch.setattr(server.store, "append", fail)
            for command in (Move(table=game, ply=0, move=before.position.legal_moves[0]), Resign(table=game)):
                with pytest.raises(OSError, match="full"):
                    await server.play.act(ada, command)
        assert counts == [(0, 0), (0, 0)], "memory is never ahead of the store"
        assert live.match is before and before.result is None
        assert (before.entry_count, before.position.ply, live.status) == (0, 0, "running")

        await server.play.act(ada, Resign(table=game))
        assert (await received(screen, "update"))["happened"]["number"] == 0
        assert [entry.number for entry in (await server.store.table(game)).entries] == [0]

    with_services(tmp_path, work)


def test_the_end_is_not_announced_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Services) -> None:
        ada, grace = [await account(server, name) for name in ("Ada", "Grace")]
        game = await table(server, "take", seat_of(ada), seat_of(grace))
        lost, screen = await watching(server, ada, game), await watching(server, grace, game)
        is_writing, goes_on = asyncio.Event(), asyncio.Event()

        async def fail(*_: Any) -> None:
            is_writing.set()
            await goes_on.wait()
            raise OSError("The disk is full.")

        monkeypatch.setattr(server.store, "append", fail)
        resigning = asyncio.create_task(server.play.act(ada, Resign(table=game)))
        await is_writing.wait()
        await server.broadcaster.unwatch(lost, game)
        goes_on.set()
        with pytest.raises(OSError, match="full"):
            await resigning
        announced = [await received(screen, "seated") for _ in range(2)]
        assert [message["status"] for message in announced] == ["running", "running"]
        assert [seat["present"] for seat in announced[-1]["seats"]] == [False, True]

    with_services(tmp_path, work)


# Lists


def test_a_list_of_games_replays_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int | None] = []

    async def play(server: Services) -> None:
        ada, grace, edith = [await account(server, name) for name in ("Ada", "Grace", "Edith")]
        await table(server, "take", seat_of(ada), seat_of(grace))
        game = await table(server, "take", seat_of(ada), seat_of(grace))
        await server.play.act(ada, Move(table=game, ply=0, move=first_move(server, game)))
        three = await table(server, "ninjato", seat_of(edith), seat_of(grace), seat_of(ada))
        await server.table_commands.leave(three, edith)
        async with server.registry.at(three) as live:
            assert live.match
            turns.append(live.match.player)

    async def look(server: Services) -> None:
        async def fail(_: object) -> None:
            raise AssertionError("the table was loaded")

        ada = await server.store.player_named("Ada")
        monkeypatch.setattr(server.store, "table", fail)
        found = await server.table_lists.tables_of(ada.id)
        assert [(one.game, one.player) for one in found] == [("ninjato", *turns), ("take", 1), ("take", 0)]
        assert [seat.gave_up for seat in found[0].seats] == ["left", None, None]

    with_services(tmp_path, play)
    with_services(tmp_path, look)


def test_games_stored_before_turns_were_stored_are_listed_with_their_turn(tmp_path: Path) -> None:
    async def play(server: Services) -> None:
        ada, grace = await account(server, "Ada"), await account(server, "Grace")
        game = await table(server, "take", seat_of(ada), seat_of(grace))
        await server.play.act(ada, Move(table=game, ply=0, move=first_move(server, game)))

    async def look(server: Services) -> None:
        ada = await server.store.player_named("Ada")
        assert [(listing.player, listing.status) for listing in await server.store.tables_of(ada.id)] == [
            (None, "running")
        ]
        assert [summary.player for summary in await server.table_lists.tables_of(ada.id)] == [1]

    with_services(tmp_path, play)
    execute(tmp_path, "UPDATE entries SET player = NULL")
    execute(tmp_path, "UPDATE tables SET first_player = NULL")
    with_services(tmp_path, look)


def test_garbage_is_collected_a_little_at_a_time(tmp_path: Path) -> None:
    """A pass stops everybody for as long as it takes to free what it finds."""
    freed: list[int] = []

    def note(phase: str, result: dict[str, int]) -> None:
        freed.append(result["collected"])

    async def make_garbage(server: Services) -> None:
        await server.warmup.all_rules()
        gc.collect()
        gc.callbacks.append(note)
        for _ in range(20_000):
            circle: list[Any] = []
            circle.append(circle)
        gc.callbacks.remove(note)

    with_services(tmp_path, make_garbage)
    assert sum(freed) > 10_000
    assert max(freed) < 4_000
