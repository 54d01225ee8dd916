"""What the logs of a server contain, and what they never do."""

import logging
import re

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.clients import CLIENT, PATIENCE, Person, Server, until
from tests.server.raw_sockets import PING, TEXT, UPGRADE, RawSocket, raw
from zashiki.server.logs import JsonLines, PlainLines, without_private_data
from zashiki.server.store.ids import new_id

ADDRESS = "127.0.0.77"
"""Of the client in these tests."""


def hostile_requests(server: Server, table: str, token: str) -> None:
    """Requests that should not work, from an address that appears nowhere else."""
    transport = httpx.HTTPTransport(local_address=ADDRESS)
    headers = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.url, transport=transport, headers=headers, timeout=PATIENCE) as http:
        http.get(f"/table/{table}", headers={"host": "evil.example"})
        http.get(f"/api/tables/{table}/nothing?key={token}")
        http.post(f"/api/tables/{table}/join", content=b"{" * 20_000)
        http.post("/api/log-in", json={"name": table, "password": token})
    for request in (
        b"nonsense " + table.encode() + b"\r\n\r\n",
        b"GET /" + table.encode() * 1000 + b" HTTP/1.1\r\n\r\n",
        UPGRADE.replace(b"13", b"99") + b"cookie: zashiki_session=" + token.encode() + b"\r\n\r\n",
        f"GET /table/{table} HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n".encode(),
    ):
        with raw(server, ADDRESS) as client:
            client.send(request)
            assert client.answer().status >= 400


def hostile_messages(server: Server, table: str, token: str) -> None:
    """Messages that should not work."""
    url = server.url.replace("http", "ws")
    for path, headers in (
        (f"/table/{table}", {}),
        (f"/api/socket?table={table}", {"authorization": f"Bearer {token}x"}),
        (f"/api/socket?token={token}", {"origin": "https://evil.example"}),
    ):
        with pytest.raises(InvalidStatus):
            connect(url + path, additional_headers=headers, source_address=(ADDRESS, 0), open_timeout=PATIENCE)
    for frames in (
        RawSocket.frame(TEXT, b"\xff" + table.encode()),
        RawSocket.frame(0x3, table.encode()),
        RawSocket.frame(PING, table.encode()) * 1000,
        RawSocket.frame(TEXT, f'{{"type": "watch", "table": "{table}x"}}'.encode()) + b"\xff" * 20,
    ):
        with raw(server, ADDRESS) as client:
            client.upgrade()
            client.send(frames)
            client.wait_until_closed()


def test_logs_contain_no_addresses_tables_or_tokens(server: Server) -> None:
    person = Person(server).register("Logged")
    token = person.post("/api/me/tokens", label="bot", password="correct horse")["key"]
    table = person.open_table("take", "me", "open")
    other = Person(server, token=token, guest=False)
    Person(server).join(table)
    other.get(f"/api/tables/{table}")
    person.look(table)
    other.look(table)
    before = len(server.log)
    hostile_requests(server, table, token)
    hostile_messages(server, table, token)
    until(lambda: len(server.log) > before + 5, "the log")
    text = (server.data / "server.log").read_text(errors="replace")
    assert not re.findall(f".*(?:{re.escape(ADDRESS)}|{CLIENT}|{table}|{token}|{token[3:]}).*", text)
    assert server.leaks == []


def failure(message: str) -> logging.LogRecord:
    """The record of an error with a message."""
    try:
        raise KeyError(message)
    except KeyError as error:
        kind = type(error), error, error.__traceback__
    return logging.LogRecord("zashiki", logging.ERROR, __file__, 1, "failed at %s", (message,), kind)


@pytest.mark.parametrize("formatter", [JsonLines(), PlainLines()])
def test_private_data_in_messages_of_errors_is_removed(formatter: logging.Formatter) -> None:
    for private in (
        "203.0.113.7",
        "2001:db8::1",
        "::ffff:203.0.113.7",
        "BQ5gqQfiNlmD",
        "zk_n3kEhe8EHL2DD7TEs7QqqdLfWykf",
    ):
        line = formatter.format(failure(f"no table {private} for 1 client"))
        assert private not in line
        assert "no table" in line
        assert "KeyError" in line


def test_hardly_any_id_looks_like_a_word() -> None:
    ids = [new_id(12) for _ in range(10_000)]
    assert sum(without_private_data(one) == one for one in ids) < 50


@pytest.mark.parametrize(
    "text",
    [
        'File "/opt/zashiki/lib/python3.11/site-packages/zashiki/server/notifications.py", line 12, in publish',
        "sqlalchemy.exc.OperationalError: (sqlite3.OperationalError) database or disk is full",
        "litestar.exceptions.ImproperlyConfiguredException at 12:34:56, took 3.11 s; version 1.2.3",
        "AttributeError: 'NoneType' object has no attribute 'acknowledged'",
    ],
)
def test_the_rest_of_an_error_stays_readable(text: str) -> None:
    assert without_private_data(text) == text
