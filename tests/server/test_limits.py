"""A server behind a proxy, with rate limits."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Person, Server
from tests.server.fork_server import running
from tests.server.serve_with_strict_limits import PUBLIC_URL
from zashiki.server.limits import RATES
from zashiki.server.socket import MOST_REFUSALS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "tests.server.serve_with_strict_limits") as one:
        yield one


def somebody(server: Server, address: str) -> Person:
    """A guest who connects through the proxy from this address."""
    person = Person(server, guest=False)
    person.http.headers["x-forwarded-for"] = address
    person.id = person.post("/api/guest")["id"]
    cookie = person.http.cookies.jar
    for one in cookie:
        one.secure = False  # TLS ends at the proxy
    return person


def test_a_flood_of_requests_is_refused_only_for_its_sender(server: Server) -> None:
    flood = [
        httpx.get(f"{server.url}/api/games", headers={"x-forwarded-for": "203.0.113.7"}, timeout=60)
        for _ in range(int(RATES["request"].burst) + 100)
    ]
    refused = [answer for answer in flood if answer.status_code == 429]
    assert refused
    assert {answer.status_code for answer in flood} == {200, 429}
    assert refused[0].json()["code"] == "too_fast"
    assert "wait" in refused[0].json()["message"]
    assert int(refused[0].headers["retry-after"]) >= 1
    assert somebody(server, "203.0.113.8").get("/api/games")


def test_guessing_passwords_is_limited(server: Server) -> None:
    person = somebody(server, "203.0.113.9")
    codes = [person.http.post("/api/log-in", json={"name": "Ada", "password": "a guess"}).status_code for _ in range(8)]
    assert codes[:5] == [401] * 5
    assert 429 in codes[5:]


def test_creating_tables_is_limited(server: Server) -> None:
    person = somebody(server, "203.0.113.10")
    wanted = {"game": "take", "seats": [{"kind": "me"}, {"kind": "open"}]}
    codes = [person.http.post("/api/tables", json=wanted).status_code for _ in range(12)]
    assert codes[:10] == [201] * 10
    assert 429 in codes[10:]


def test_a_flood_of_messages_is_disconnected(server: Server) -> None:
    """Messages are refused at first, then the socket is closed. Other sockets are not affected."""
    calm, flooder = somebody(server, "203.0.113.11"), somebody(server, "203.0.113.12")
    assert calm.do("ping")["type"] == "pong"
    answers = []
    with pytest.raises(ConnectionClosed):
        for _ in range(int(RATES["message"].burst) + 50 * MOST_REFUSALS):
            flooder.socket.send('{"type": "ping", "id": 7}')
        flooder.socket.send("")
        while True:
            answers.append(flooder.receive())
    while not flooder.socket.recv_messages.closed or flooder.socket.recv_messages.frames.qsize():
        try:
            answers.append(flooder.receive())
        except ConnectionClosed:
            break
    kinds = {answer["type"] for answer in answers}
    assert kinds == {"pong", "error"}
    assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"too_fast"}
    assert {answer["id"] for answer in answers} == {7}
    assert calm.do("ping")["type"] == "pong"
    flooder.hang_up()
    assert flooder.do("ping")["type"] == "pong"


def test_chat_is_limited(server: Server) -> None:
    ada, grace = somebody(server, "203.0.113.13"), somebody(server, "203.0.113.14")
    table = ada.open_table("take", "me", "open")
    grace.join(table)
    said = [ada.do("chat", table=table, text=f"Hello, {number}!") for number in range(8)]
    assert [one["type"] for one in said[:5]] == ["done"] * 5
    assert "too_fast" in [one.get("code") for one in said[5:]]
    assert grace.do("chat", table=table, text="Hello!")["type"] == "done"
    assert len(grace.get(f"/api/tables/{table}")["chat"]) < 9


def test_cookies_behind_a_proxy_are_secure(server: Server) -> None:
    """They are restricted to TLS, hidden from scripts, and not sent by other sites."""
    answer = httpx.post(f"{server.url}/api/guest", headers={"x-forwarded-for": "203.0.113.15", "origin": PUBLIC_URL})
    cookie = answer.headers["set-cookie"].lower()
    assert answer.status_code == 201
    for word in ("httponly", "secure", "samesite=lax", "path=/", "max-age="):
        assert word in cookie


def test_origins_that_resemble_the_public_url_are_refused(server: Server) -> None:
    for origin in (
        "https://zashiki.example.evil",
        "https://evil.example/zashiki.example",
        "https://zashiki.example:99",
    ):
        headers = {"x-forwarded-for": "203.0.113.16", "origin": origin}
        assert httpx.post(f"{server.url}/api/guest", headers=headers).status_code == 403


def test_forwarded_headers_of_other_clients_are_ignored(
    server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Without a trusted proxy, clients are identified by their real address."""
    with running(tmp_path_factory.mktemp("bare"), "tests.server.serve_with_default_limits") as bare:
        codes = [
            httpx.post(f"{bare.url}/api/guest", headers={"x-forwarded-for": f"203.0.113.{number}"}).status_code
            for number in range(30)
        ]
    assert 429 in codes
