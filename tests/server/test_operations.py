"""Health and metrics, for hosts."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from tests.server.clients import PATIENCE, Person, Server, fetch, until
from tests.server.fork_server import running
from tests.server.serve_with_anxious_health import PROXY
from tests.server.stores import locked
from zashiki.server.errors import CannotStore, Unavailable
from zashiki.server.store.database import sqlite_url
from zashiki.server.store.store import Store


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "tests.server.serve_with_anxious_health") as one:
        yield one


# Health


def test_health_fails_while_nothing_can_be_stored(server: Server) -> None:
    person = Person(server)

    def is_healthy() -> bool:
        answer = person.http.get("/health")
        return answer.status_code == 200 and answer.json()["status"] == "ok"

    until(is_healthy, "a write in time")
    with locked(server.data):
        problem = person.get("/health", 503)
        assert problem["code"] == "cannot_store"
        assert "has not stored anything" in problem["message"]
    until(is_healthy, "the end of the other transaction")


def test_health_says_why_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def problem() -> str:
        store = await Store.open(sqlite_url(tmp_path / "zashiki.db"))
        try:
            await store.check()
            with monkeypatch.context() as patch:
                full = sqlite3.OperationalError("database or disk is full")
                full.sqlite_errorcode = sqlite3.SQLITE_FULL
                patch.setattr("zashiki.server.store.writer._send", raising(OperationalError("UPDATE", {}, full)))
                with pytest.raises(Unavailable):
                    await store.create_guest("Guest 1", 0.0)
                with pytest.raises(CannotStore) as refused:
                    await store.check()
            await store.check()
            return str(refused.value)
        finally:
            await store.close()

    assert asyncio.run(problem()) == "The database cannot store anything: database or disk is full."


def raising(error: Exception) -> object:
    """A function that raises an error."""

    def fail(*_: object) -> None:
        raise error

    return fail


# Metrics


def test_metrics_are_for_the_machine_of_the_server(server: Server) -> None:
    answer = fetch(f"{server.url}/metrics")
    assert (answer.status_code, "zashiki_connections" in answer.text) == (200, True)


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via"])
def test_metrics_are_not_for_clients_of_a_proxy(server: Server, header: str) -> None:
    """Even if the server does not know that there is one."""
    assert fetch(f"{server.url}/metrics", headers={header: "127.0.0.1"}).status_code == 403


def test_metrics_are_not_for_clients_of_a_trusted_proxy(server: Server) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=PROXY), timeout=PATIENCE) as client:
        answer = client.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
