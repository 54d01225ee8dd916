"""PostgreSQL: whatever is wrong with it is reported in one sentence when a server starts."""

import asyncio
import sys
from pathlib import Path

import pytest
from sqlalchemy.dialects.postgresql.base import PGDialect

from tests.server.postgresql import LOCKED_USER, PASSWORD, TEMPLATE, postgresql_server
from zashiki import cli
from zashiki.kernel.errors import BadArgument
from zashiki.server.store.store import Store


def refusal(url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The message with which the command to start a server ends."""
    monkeypatch.setattr(sys, "argv", ["zashiki", "serve", "--port=0", f"--data={folder}", f"--database={url}"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert isinstance(ended.value.code, str), "the exit code is 1, and this is printed"
    return ended.value.code


def with_password(url: str, password: str) -> str:
    return url.replace(f"//{LOCKED_USER}@", f"//{LOCKED_USER}:{password.replace(' ', '%20')}@")


def test_a_server_that_cannot_use_its_database_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = postgresql_server()
    locked = server.url(TEMPLATE, LOCKED_USER)
    nobody = f"postgresql://zashiki@/zashiki?host={tmp_path}"
    empty = server.url(server.create_database("template0"), LOCKED_USER)
    server.execute("CREATE DATABASE ascii TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'")
    for url, reason in (
        (with_password(locked, "guess"), 'password authentication failed for user "locked"'),
        (locked, "fe_sendauth: no password supplied"),
        (server.url("nowhere"), 'database "nowhere" does not exist'),
        (nobody, "No such file or directory"),
        ("postgresql://zashiki@127.0.0.1:1/zashiki", "Connection refused"),
        (with_password(empty, PASSWORD), "permission denied for schema public"),
        (server.url("ascii"), "create it with ENCODING 'UTF8'"),
        ("postgresql://zashiki@host:port/zashiki", "This is not the URL of a database"),
    ):
        message = refusal(url, tmp_path, monkeypatch)
        assert reason in message
        assert (message.count("\n"), message[:9], message[-1]) == (0, "zashiki: ", ".")
        assert "guess" not in message and PASSWORD not in message


def test_a_server_does_not_use_the_database_of_a_later_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = postgresql_server()
    name = server.create_database()
    server.execute("UPDATE alembic_version SET version_num = '9999'", name)
    message = refusal(server.url(name), tmp_path, monkeypatch)
    assert message.startswith("zashiki: The database does not belong to this version of Zashiki") and "9999" in message


def test_a_server_of_an_old_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PGDialect, "_get_server_version_info", lambda *_: (12, 22))
    message = refusal(postgresql_server().url(TEMPLATE), tmp_path, monkeypatch)
    assert message == "zashiki: The PostgreSQL server has version 12.22; Zashiki needs 13 or later."


def test_the_driver_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadArgument, match=r"PostgreSQL needs the extra 'postgres'"):
        asyncio.run(Store.open("postgresql://localhost/zashiki"))
