"""Databases of both kinds: opened, migrated, shared by processes, and safe when a process is killed."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.stores import NOW, database_url, execute, moved, new_url, opened, running, with_store
from zashiki.server.errors import NameTaken
from zashiki.server.store.migrate import TooNew, upgrade
from zashiki.server.store.models import Table
from zashiki.server.store.opening import open_database
from zashiki.server.store.schema import metadata
from zashiki.server.store.store import Store
from zashiki.table.seats import Seat

WARASHI = Seat("warashi", "Warashi 3", level=3)
pytestmark = pytest.mark.usefixtures("database")


def test_the_migrations_create_the_schema(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.check())
    database = open_database(database_url(tmp_path))
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.engine.dispose()


def test_a_database_of_the_first_version_is_migrated(tmp_path: Path) -> None:
    empty = open_database(new_url(tmp_path))
    with empty.writing.begin() as connection:
        upgrade(connection, "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, options, players, clock, rated, listed, secret, status, created, warashi) "
            "VALUES ('abc', 'take', '{}', 2, 'null', false, true, 'secret', 'running', 1.0, false)"
        )
        for created, rematch in ((3.0, "later"), (2.0, "first")):
            connection.exec_driver_sql(
                "INSERT INTO tables "
                "(id, game, options, players, clock, rated, listed, secret, status, created, warashi, previous) VALUES "
                f"('{rematch}', 'take', '{{}}', 2, 'null', false, false, '', 'open', {created}, false, 'abc')"
            )
        connection.exec_driver_sql("INSERT INTO seats (table_id, seat, kind, name) VALUES ('abc', 0, 'guest', 'Ada')")
        for created, name in ((1.0, "Ada"), (3.0, "K\u0456m"), (2.0, "Kim")):
            connection.exec_driver_sql(
                "INSERT INTO players (id, kind, name, key, password, epoch, banned, created) "
                f"VALUES ('{name.lower()}', 'account', '{name}', '{name.lower()}', 'hash', 0, false, {created})"
            )
        for number, expires in enumerate(("NULL", 10.0**10, 1000.0)):
            connection.exec_driver_sql(
                "INSERT INTO tokens (id, player, digest, label, created, expires) "
                f"VALUES ('{number}', 'ada', 'd{number}', 'bot {number}', 1.0, {expires})"
            )
    empty.engine.dispose()

    async def look(store: Store) -> None:
        [listing] = await store.running_tables()
        assert (listing.id, listing.player, listing.withdrawn) == ("abc", None, {})
        assert await store.rematch_of("abc") == "first"
        assert (await store.listing("later")).previous is None
        a_year = 1.0 + 365 * 86400
        assert [token.expires for token in await store.tokens_of("ada")] == [a_year, a_year, 1000.0]
        for name in ("Kim", "K\u0456m"):  # they look alike, and both can still log in
            assert (await store.player_named(name)).name == name
        await store.delete_player("k\u0456m")
        with pytest.raises(NameTaken):
            await store.check_available("KIM")
        await store.delete_player("kim")
        await store.check_available("KIM")

    with_store(tmp_path, look)


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.check())
    execute(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TooNew, match="9999"):
        with_store(tmp_path, lambda store: store.check())


def test_two_servers_that_start_at_once_create_one_database(tmp_path: Path) -> None:
    async def both() -> None:
        url = new_url(tmp_path)
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
            await asyncio.gather(*(store.end_credentials(guests[0].id) for _ in range(20) for store in (server, admin)))
            assert (await server.player(guests[0].id)).epoch == 40

    asyncio.run(both())


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
