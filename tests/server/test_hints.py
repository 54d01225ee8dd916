"""Hints on a server where each takes forever: they delay nobody, and are cancelled when no longer needed."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from tests.server.clients import PATIENCE, Person, Server, until
from tests.server.fork_server import running
from tests.server.serve_with_endless_hints import BEGUN, ENDED

AWAKE = 120.0
"""Seconds until all rules are compiled, if they are not yet."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "tests.server.serve_with_endless_hints") as one:
        yield one


def at_a_table(server: Server) -> tuple[Person, str]:
    """A person, and a table against Warashi."""
    person = Person(server)
    return person, person.open_table("take", "me", 1)


def count(server: Server, what: str) -> int:
    return sum(line["what"] == what for line in server.log)


@contextmanager
def pondering(person: Person, *tables: str) -> Iterator[list[Future[httpx.Response]]]:
    """Waits for hints at tables, of which the first is being computed; gives the futures of the responses."""
    begun = count(person.server, BEGUN)
    with ThreadPoolExecutor(len(tables)) as pool:
        yield [_asked(person, table, pool, begun + 1) for table in tables]


def _asked(person: Person, table: str, pool: ThreadPoolExecutor, begun: int) -> Future[httpx.Response]:
    answer = pool.submit(person.http.post, f"/api/tables/{table}/hint")
    until(lambda: answer.done() or count(person.server, BEGUN) >= begun, "the hint to be computed")
    return answer


def test_a_hint_stops_when_the_table_moves_on_and_delays_nobody(server: Server) -> None:
    person, table = at_a_table(server)
    other, elsewhere = at_a_table(server)
    with pondering(person, table) as (answer,):
        other.play_any(elsewhere)
        until(lambda: other.look(elsewhere)["now"]["player"] == 0, "Warashi's move at another table")
        assert not answer.done()
        person.play_any(table)
        refused = answer.result(PATIENCE)
    assert (refused.status_code, refused.json()["code"]) == (409, "conflict")
    assert "interrupted" in refused.json()["message"]


def test_a_player_can_wait_for_one_hint(server: Server) -> None:
    person, table = at_a_table(server)
    second = person.open_table("take", "me", 1)
    with pondering(person, table, second, table) as (answer, *others):
        for other in others:
            refused = other.result(PATIENCE)
            assert (refused.status_code, refused.json()["code"]) == (409, "conflict")
            assert "still working" in refused.json()["message"]
        assert not answer.done()
        person.play_any(table)
        answer.result(PATIENCE)


def test_a_hint_stops_when_the_client_disconnects(server: Server) -> None:
    person, table = at_a_table(server)
    ended = count(server, ENDED)
    begun = count(server, BEGUN)
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        connection.request("POST", f"/api/tables/{table}/hint", headers={"cookie": cookies})
        until(lambda: count(server, BEGUN) > begun, "the hint to be thought about")
    until(lambda: count(server, ENDED) == ended + 1, "the hint to end")


def test_the_warm_up_does_not_cancel_hints(tmp_path: Path) -> None:
    """Running games are resumed once all rules are compiled; people may play before that."""
    with running(tmp_path, "tests.server.serve_with_endless_hints") as server:
        person, table = at_a_table(server)
        with pondering(person, table) as (answer,):
            until(lambda: count(server, "ready"), "the running games to be resumed", AWAKE)
            person.look(table)
            assert not answer.done()
            person.play_any(table)


def test_hints_in_progress_do_not_delay_a_shutdown(tmp_path: Path) -> None:
    with running(tmp_path, "tests.server.serve_with_endless_hints") as server, ThreadPoolExecutor(3) as pool:
        people = [at_a_table(server) for _ in range(3)]
        answers = [_asked(person, table, pool, 1) for person, table in people]
        server.stop()
        assert answers[0].result(PATIENCE).status_code == 409
