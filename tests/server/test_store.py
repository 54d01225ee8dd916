"""The database: opened, migrated, shared by processes, and safe when a process is killed."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import OperationalError

from tests.server.stores import NOW, moved, opened, running, with_store
from zashiki.kernel.errors import BadArgument
from zashiki.server.store import database
from zashiki.server.store.database import open_engine, sqlite_url, writing
from zashiki.server.store.migrate import TooNew, upgrade
from zashiki.server.store.models import Table
from zashiki.server.store.schema import metadata
from zashiki.server.store.store import Store
from zashiki.table.seats import Seat

WARASHI = Seat("warashi", "Warashi 3", level=3)


def test_the_migrations_create_the_schema(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.check())
    engine = open_engine(sqlite_url(tmp_path / "zashiki.db"), 1)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_the_first_version_is_migrated(tmp_path: Path) -> None:
    engine = open_engine(sqlite_url(tmp_path / "zashiki.db"), 1)
    with writing(engine).begin() as connection:
        upgrade(connection, "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, options, players, clock, rated, listed, secret, status, created, warashi) "
            "VALUES ('abc', 'take', '{}', 2, 'null', 0, 1, 'secret', 'running', 1.0, 0)"
        )
        connection.exec_driver_sql("INSERT INTO seats (table_id, seat, kind, name) VALUES ('abc', 0, 'guest', 'Ada')")
    engine.dispose()
    [listing] = with_store(tmp_path, lambda store: store.running_tables())
    assert (listing.id, listing.player, listing.withdrawn) == ("abc", None, {})


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.check())
    connection = sqlite3.connect(tmp_path / "zashiki.db")
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(TooNew, match="9999"):
        with_store(tmp_path, lambda store: store.check())


def test_two_servers_that_start_at_once_create_one_database(tmp_path: Path) -> None:
    async def both() -> None:
        url = sqlite_url(tmp_path / "zashiki.db")
        stores = await asyncio.gather(Store.open(url), Store.open(url))
        guest = await stores[0].create_guest("Ada", NOW)
        assert await stores[1].player(guest.id) == guest
        for store in stores:
            await store.close()

    asyncio.run(both())


def test_two_processes_write_by_turns(tmp_path: Path) -> None:
    async def both() -> None:
        async with opened(tmp_path) as server, opened(tmp_path) as admin:
            guests = await asyncio.gather(
                *(store.create_guest("Ada", NOW) for _ in range(40) for store in (server, admin))
            )
            await asyncio.gather(*(store.bump_epoch(guests[0].id) for _ in range(20) for store in (server, admin)))
            assert (await server.player(guests[0].id)).epoch == 40

    asyncio.run(both())


def test_writes_succeed_after_the_database_was_locked_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_PRAGMAS", ("journal_mode=WAL", "busy_timeout=1"))

    async def lock_out() -> None:
        async with opened(tmp_path) as store:
            other = sqlite3.connect(tmp_path / "zashiki.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            for _ in range(2):
                with pytest.raises(OperationalError, match="locked"):
                    await store.create_guest("Ada", NOW)
            other.execute("ROLLBACK")
            other.close()
            guest = await store.create_guest("Ada", NOW)
            assert await store.player(guest.id) == guest

    asyncio.run(lock_out())


def test_the_file_is_for_its_owner_only_and_flushed_at_every_commit(tmp_path: Path) -> None:
    async def look(store: Store) -> dict[str, object]:
        await store.create_guest("Ada", NOW)
        for path in (tmp_path / "data").iterdir():
            assert path.stat().st_mode & 0o077 == 0, path
        names = ("journal_mode", "synchronous", "foreign_keys")
        return await store._read(
            lambda connection: {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names}
        )

    pragmas = with_store(tmp_path / "data", look)
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize("url", ["", "nonsense", "postgresql://localhost/zashiki", "sqlite://", "sqlite:///:memory:"])
def test_an_invalid_database_url_is_refused(url: str) -> None:
    with pytest.raises(BadArgument, match="sqlite:////path/to/file"):
        asyncio.run(Store.open(url))


def test_a_folder_may_have_special_characters(tmp_path: Path) -> None:
    folder = tmp_path / "100 % {spirits}? #1 座敷"
    with_store(folder, lambda store: store.check())
    assert (folder / "zashiki.db").exists()


PLAY = """
import asyncio, sys
from pathlib import Path
from tests.server.stores import moved, opened

async def play(path, tables):
    async with opened(path) as store:
        async def one(table_id):
            number = len((await store.table(table_id)).entries)
            while True:
                await store.append(table_id, moved(number))
                sys.stdout.write(f"{table_id} {number}\\n")
                sys.stdout.flush()
                number += 1
        await asyncio.gather(*(one(table_id) for table_id in tables))

asyncio.run(play(Path(sys.argv[1]), sys.argv[2:]))
"""


def test_acknowledged_entries_survive_kill_9(tmp_path: Path) -> None:
    async def begin(store: Store) -> list[str]:
        return [(await running(store, WARASHI, WARASHI)).id for _ in range(8)]

    async def load(store: Store) -> list[Table]:
        return [await store.table(table_id) for table_id in tables]

    tables = with_store(tmp_path, begin)
    acknowledged = dict.fromkeys(tables, -1)
    for round in range(3):
        command = [sys.executable, "-c", PLAY, str(tmp_path), *tables]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for count, line in enumerate(process.stdout):
                if line.endswith("\n"):
                    table_id, number = line.split()
                    assert int(number) == acknowledged[table_id] + 1
                    acknowledged[table_id] = int(number)
                if count == 100 + 37 * round:
                    os.kill(process.pid, signal.SIGKILL)
        for table in with_store(tmp_path, load):
            assert len(table.entries) > acknowledged[table.id]
            assert table.entries == tuple(moved(place) for place in range(len(table.entries)))
            acknowledged[table.id] = len(table.entries) - 1
