"""What a server sees to by itself, and what it tells when the store fails: in one process, with the services alone."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zashiki.kernel.fairness import new_secret
from zashiki.server import admin, services
from zashiki.server.connections import Connection
from zashiki.server.identity import Identity
from zashiki.server.passwords import hash_password
from zashiki.server.protocol import Resign, Watch
from zashiki.server.room import TableSpec
from zashiki.server.services import Services
from zashiki.server.settings import Settings
from zashiki.table.seats import Seat


def with_house(folder: Path, work: Callable[[Services], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Services.open(Settings(data=folder)) as one:
            await work(one)

    asyncio.run(run())


async def account(one: Services, name: str) -> Identity:
    guest = await one.store.create_guest(name, time.time())
    return Identity(await one.store.create_account(guest.id, name, await hash_password("correct horse")))


async def table(one: Services, game: str, *people: Identity) -> str:
    seats = tuple(Seat("person", who.player.name, who.id) for who in people)
    wanted = TableSpec(
        game=game,
        options={},
        seats=seats,
        nonces=tuple(new_secret() for _ in seats),
        creator=people[0].id,
        secret=new_secret(),
    )
    return (await one.rooms.create(wanted)).table


async def watching(one: Services, who: Identity, table: str) -> Connection:
    connection = Connection(who)
    one.connections.add(connection)
    await one.rooms.watch(connection, Watch(table))
    return connection


async def received(connection: Connection, type: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(await connection.next() or b"null")
        if message["type"] == type:
            return message


def test_who_is_deleted_by_the_host_leaves_no_table_waiting_in_memory(tmp_path: Path) -> None:
    async def work(one: Services) -> None:
        ada, grace, edith = [await account(one, name) for name in ("Ada", "Grace", "Edith")]
        game = await table(one, "ninjato", ada, grace, edith)
        screen = await watching(one, grace, game)
        await admin.delete(one.store, "Ada", time.time())
        await one.show_out()
        assert (await received(screen, "table"))["about"]["seats"][0]["name"] == "Ada"
        shown = await received(screen, "table")
        assert (shown["about"]["seats"][0]["name"], shown["about"]["seats"][0]["gave_up"]) == ("Somebody", "left")

    with_house(tmp_path, work)


def test_the_end_is_not_told_before_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Services) -> None:
        ada, grace = [await account(one, name) for name in ("Ada", "Grace")]
        game = await table(one, "take", ada, grace)
        lost, screen = await watching(one, ada, game), await watching(one, grace, game)
        is_writing, goes_on = asyncio.Event(), asyncio.Event()

        async def fail(*_: Any) -> None:
            is_writing.set()
            await goes_on.wait()
            raise OSError("The disk is full.")

        monkeypatch.setattr(one.store, "append", fail)
        resigning = asyncio.create_task(one.rooms.act(ada, Resign(game)))
        await is_writing.wait()
        one.rooms.unwatch(lost, game)
        goes_on.set()
        with pytest.raises(OSError, match="full"):
            await resigning
        told = [await received(screen, "seated") for _ in range(2)]
        assert [one["status"] for one in told] == ["running", "running"]
        assert [seat["present"] for seat in told[-1]["seats"]] == [False, True]

    with_house(tmp_path, work)


def test_a_sweep_that_fails_is_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(services, "SWEEP", 0.01)

    async def work(one: Services) -> None:
        swept = asyncio.Event()
        calls: list[None] = []

        async def fail(_: object) -> set[str]:
            calls.append(None)
            if len(calls) > 2:
                swept.set()
            raise OSError("The disk is full.")

        monkeypatch.setattr(one.store, "unknown_among", fail)
        await swept.wait()

    with_house(tmp_path, work)
    assert "a sweep failed" in caplog.text
