"""SQLite: one file, for its owner only, and everything that can be wrong with it."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.stores import CHOICE, NOW, opened, with_store
from zashiki.kernel.errors import BadArgument
from zashiki.server.errors import Unavailable
from zashiki.server.store import sqlite
from zashiki.server.store.database import sqlite_url
from zashiki.server.store.opening import CannotOpen
from zashiki.server.store.store import Store


@pytest.fixture(autouse=True)
def _sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOICE, "sqlite")


def test_writes_succeed_after_the_database_was_locked_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_PRAGMAS", ("journal_mode=WAL", "busy_timeout=1"))

    async def lock_out() -> None:
        async with opened(tmp_path) as store:
            other = sqlite3.connect(tmp_path / "zashiki.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            for _ in range(2):
                with pytest.raises(Unavailable, match="Wait a few seconds"):
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


@pytest.mark.parametrize(
    "url",
    ["", "nonsense", "mysql://localhost/zashiki", "postgresql://host:port/zashiki", "sqlite://", "sqlite:///:memory:"],
)
def test_an_invalid_database_url_is_refused(url: str) -> None:
    with pytest.raises(BadArgument, match="sqlite:////path/to/file"):
        asyncio.run(Store.open(url))


@pytest.mark.parametrize(("content", "reason"), [(b"no database at all", "file is not a database")])
def test_a_file_that_is_no_database_is_refused_in_one_sentence(content: bytes, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "zashiki.db"
    file.write_bytes(content)
    with pytest.raises(CannotOpen, match=reason):
        asyncio.run(Store.open(sqlite_url(file)))


def test_a_folder_may_have_special_characters(tmp_path: Path) -> None:
    folder = tmp_path / "100 % {spirits}? #1 座敷"
    with_store(folder, lambda store: store.check())
    assert (folder / "zashiki.db").exists()


def test_another_program_does_not_delete_the_journal_of_a_process_that_opened_the_database_twice(
    tmp_path: Path,
) -> None:
    read = (
        f"import sqlite3; sqlite3.connect({str(tmp_path / 'zashiki.db')!r}).execute('SELECT * FROM players').fetchall()"
    )

    async def write() -> None:
        async with opened(tmp_path) as store:
            first = await store.create_guest("Ada", NOW)
            async with opened(tmp_path):
                pass
            subprocess.run([sys.executable, "-c", read], check=True)
            assert (tmp_path / "zashiki.db-wal").exists()
            second = await store.create_guest("Grace", NOW)
        async with opened(tmp_path) as store:
            assert [await store.player(guest.id) for guest in (first, second)] == [first, second]

    asyncio.run(write())
