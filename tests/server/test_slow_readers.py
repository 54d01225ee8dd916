"""Slow readers are disconnected; logged-out and deleted players too, whatever is queued for them."""

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import msgspec
import pytest

from tests.server.clients import PATIENCE, Person, Server, until
from tests.server.fork_server import running
from zashiki.server.connections import MOST_BYTES, MOST_WAITING, Connection, Message
from zashiki.server.tables.registry import CHAT_SHOWN

IN_BETWEEN = 3_000_000
"""Bytes that the buffers of a socket may hold before anything waits in the queue."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, as its connections are counted; it pays no attention to unanswered pings."""
    with running(tmp_path_factory.mktemp("server"), "tests.server.serve_without_timeouts") as one:
        yield one


class SilentReader:
    """A socket that sends and never reads."""

    def __init__(self, person: Person) -> None:
        self._socket = socket.socket()
        self._socket.settimeout(PATIENCE)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.connect(("127.0.0.1", person.server.port))
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._socket.sendall(
            b"GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            + f"cookie: {cookies}\r\n\r\n".encode()
        )

    def send(self, type: str, **fields: object) -> None:
        """Sends a command, in a frame with a mask of zeros."""
        text = msgspec.json.encode({"type": type, **fields})
        assert len(text) < 126
        self._socket.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)

    def close(self) -> None:
        self._socket.close()


@contextmanager
def deaf(person: Person) -> Iterator[SilentReader]:
    """A second socket of a person, which is open."""
    before = connections(person)
    one = SilentReader(person)
    try:
        until(lambda: connections(person) == before + 1, "the socket to be open")
        yield one
    finally:
        one.close()


def connections(person: Person) -> int:
    return counted(person, "zashiki_connections")


def watches(person: Person) -> int:
    """The number of `watch` commands that the server has read."""
    return counted(person, 'zashiki_messages_total{type="watch"}')


def counted(person: Person, what: str) -> int:
    """One of the server's metrics."""
    found = re.search(rf"^{re.escape(what)} (\d+)", person.get("/metrics"), re.MULTILINE)
    return int(found[1]) if found else 0


def two_at_a_table(one: Person) -> tuple[Person, str, int]:
    """Another person, a table with a long chat, and the size of its `table` message in bytes."""
    table = one.open_table("take", "me", "open")
    other = Person(one.server)
    other.join(table)
    for _ in range(CHAT_SHOWN):
        other.do("chat", table=table, text="la" * 200)
    other.look(table)
    return other, table, max(map(len, other.seen))


# The queue


def test_a_reader_too_many_bytes_behind_is_disconnected() -> None:
    connection = Connection(None)
    for _ in range(5):
        connection.send(bytes(MOST_BYTES // 4))
    assert not connection.is_over
    connection.send(b"x")
    assert connection.is_disconnected
    assert asyncio.run(connection.next()) is None, "the queue is dropped"


def test_a_reader_too_many_messages_behind_is_disconnected() -> None:
    connection = Connection(None)
    for _ in range(MOST_WAITING):
        connection.send(b"x")
    assert not connection.is_over
    connection.send(b"x")
    assert connection.is_disconnected


def test_one_message_may_be_larger_than_the_queue() -> None:
    async def sent() -> list[Message | None]:
        connection = Connection(None)
        connection.send(bytes(2 * MOST_BYTES))
        connection.send(b"done", is_binary=True)
        connection.close()
        connection.send(b"too late")
        return [await connection.next() for _ in range(3)]

    assert asyncio.run(sent()) == [(bytes(2 * MOST_BYTES), False), (b"done", True), None]


def test_a_disconnected_client_is_no_longer_read() -> None:
    async def heard() -> str | None:
        connection = Connection(None)
        message: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(connection.disconnect)
        return await connection.receive(message)

    assert asyncio.run(heard()) is None


# Over real sockets


def test_only_clients_that_never_read_are_disconnected(server: Server) -> None:
    person = Person(server)
    other, table, size = two_at_a_table(person)
    before = connections(other)
    with deaf(person) as socket:
        with suppress(OSError):
            for _ in range((IN_BETWEEN + MOST_BYTES) // size + MOST_WAITING):
                socket.send("watch", table=table)
        until(lambda: connections(other) == before, "the disconnect")
    assert person.play_any(table)["type"] == "done"
    assert other.receive_until("update")["now"]["ply"] == 1


@pytest.mark.parametrize("how", ["logged out", "deleted"])
def test_a_full_queue_does_not_delay_a_disconnect(server: Server, how: str) -> None:
    """The player is disconnected at once, and further commands are ignored."""
    person = Person(server).register(f"Deaf, {how}")
    other, table, size = two_at_a_table(person)
    before = connections(other)
    now = person.get(f"/api/tables/{table}")["now"]
    with deaf(person) as socket:
        many, read = MOST_BYTES * 3 // 4 // size, watches(other)
        for _ in range(many):
            socket.send("watch", table=table)
        until(lambda: watches(other) == read + many, "the server to have read them all")
        if how == "deleted":
            person.ask("DELETE", "/api/me", 204, {"password": "correct horse"})
        else:
            person.post("/api/log-out-everywhere", 204)
        with suppress(OSError):
            socket.send("move", table=table, ply=now["ply"], move=now["legal_moves"][0])
        until(lambda: connections(other) == before, "the disconnect")
        with pytest.raises(ConnectionError):  # the connection is aborted, and does not wait for the reader
            while True:
                socket.send("ping")
    assert [entry["type"] for entry in other.look(table)["log"]] == (["gave_up"] if how == "deleted" else [])


def test_what_cannot_be_written_at_once_is_sent_in_order() -> None:
    async def sent() -> list[bytes]:
        written: list[bytes] = []
        is_free = True

        def write(data: bytes, _is_binary: bool) -> bool:
            if is_free:
                written.append(data)
            return is_free

        connection = Connection(None)
        connection.write = write
        connection.send(b"1")
        is_free = False
        connection.send(b"2")
        is_free = True
        connection.send(b"3")  # behind the second one, which waits
        first = await connection.next()
        connection.send(b"4")  # the second one is being sent
        second, third = await connection.next(), await connection.next()
        assert first and second and third
        written += [first.data, second.data, third.data]
        connection.close()
        assert await connection.next() is None
        return written

    assert asyncio.run(sent()) == [b"1", b"2", b"3", b"4"]
