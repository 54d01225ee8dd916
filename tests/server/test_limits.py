"""A server behind a proxy, with rate limits."""

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import cycle

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.clients import PATIENCE, Person, Server, fetch, until
from tests.server.fork_server import running
from tests.server.serve_with_strict_limits import ALLOWED_HOST, GUESSES, MESSAGES, MOST_FILES, MOST_SOCKETS, PUBLIC_URL
from zashiki.server.guessing import KNOWN
from zashiki.server.limits import RATES
from zashiki.server.responses import HEADERS

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "tests.server.serve_with_strict_limits") as one:
        yield one


def somebody(server: Server, address: str) -> Person:
    """A guest who connects through the proxy from this address."""
    person = Person(server, guest=False)
    person.http.headers["x-forwarded-for"] = address
    person.id = person.post("/api/guest")["id"]
    return keep_cookies(person)


def keep_cookies(person: Person) -> Person:
    """Makes a person send all cookies: TLS ends at the proxy."""
    for one in person.http.cookies.jar:
        one.secure = False
    return person


def log_in(person: Person, name: str, password: str = PASSWORD) -> int:
    """The status of an attempt to log in."""
    status = person.http.post("/api/log-in", json={"name": name, "password": password}).status_code
    keep_cookies(person)
    return status


FLOODS = {
    "/api/games": "request",
    "/nowhere": "request",
    "/api/nowhere": "request",
    "/api/openapi.json": "request",
    "/": "request",
    "/table/nosuchtable": "request",
    "/assets/nothing.js": "static",
    "/icon.svg": "static",
    "/previews/take.png": "static",
    "/robots.txt": "static",
}
"""Paths, and the limits that count requests for them."""


@pytest.mark.parametrize("path", FLOODS)
def test_a_flood_of_requests_is_refused_only_for_its_sender(server: Server, path: str) -> None:
    sender = f"203.0.113.{100 + list(FLOODS).index(path)}"
    allowed = MOST_FILES if FLOODS[path] == "static" else int(RATES["request"].burst)
    with httpx.Client(base_url=server.url, headers={"x-forwarded-for": sender}, timeout=PATIENCE) as client:
        flood = [client.get(path) for _ in range(allowed + 20)]
    refused = [answer for answer in flood if answer.status_code == 429]
    assert len(refused) == 20
    assert len({answer.status_code for answer in flood}) == 2
    assert refused[0].json()["code"] == "too_fast"
    assert "try again in" in refused[0].json()["message"]
    assert int(refused[0].headers["retry-after"]) >= 1
    assert HEADERS.items() <= dict(refused[0].headers).items()
    assert fetch(server.url + path, headers={"x-forwarded-for": "203.0.113.8"}).status_code != 429


def test_requests_that_no_address_answers_count_too(server: Server) -> None:
    headers = {"x-forwarded-for": "203.0.113.120"}
    with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE) as client:
        codes = [client.request("PUT", "/api/games").status_code for _ in range(int(RATES["request"].burst) + 20)]
    assert {405, 429} == set(codes)


def test_an_address_has_a_limited_number_of_sockets(server: Server) -> None:
    url = server.url.replace("http", "ws") + "/api/socket"

    def opened(address: str) -> ClientConnection:
        return connect(url, additional_headers={"x-forwarded-for": address}, open_timeout=PATIENCE, ping_interval=None)

    with ExitStack() as stack:
        sockets = [stack.enter_context(opened(f"2001:db8:7::{number}")) for number in range(MOST_SOCKETS)]
        with pytest.raises(InvalidStatus) as refused:
            opened("2001:db8:7::abcd")
        response = refused.value.response
        assert response.status_code == 429
        assert int(response.headers["retry-after"]) >= 1
        assert HEADERS.items() <= {name.lower(): value for name, value in response.headers.items()}.items()
        assert msgspec.json.decode(response.body or b"")["code"] == "too_fast"
        stack.enter_context(opened("2001:db8:8::1"))
        sockets[0].close()

        def is_free() -> bool:
            with suppress(InvalidStatus):
                stack.enter_context(opened("2001:db8:7::abcd"))
                return True
            return False

        until(is_free, "the place of the closed socket")


def test_opening_sockets_is_limited(server: Server) -> None:
    """Even where there is none."""
    url = server.url.replace("http", "ws")
    codes = []
    for number in range(int(RATES["connect"].burst) + 5):
        with pytest.raises(InvalidStatus) as refused:
            sender = {"x-forwarded-for": "203.0.113.121"}
            connect(f"{url}/nowhere/{number}", additional_headers=sender, open_timeout=PATIENCE)
        codes.append(refused.value.response.status_code)
    assert set(codes) == {404, 429}


def test_guessing_passwords_is_limited_where_it_happens(server: Server) -> None:
    """Wrong guesses do not lock the owner out at another address, nor in a browser that has logged in before."""
    owner = somebody(server, "203.0.113.9").register("Hypatia")
    keep_cookies(owner).post("/api/log-out", 204)
    guesser = somebody(server, "203.0.113.9")
    allowed = int(RATES["password"].burst)
    assert [log_in(guesser, "Hypatia", f"guess {number}") for number in range(allowed + 1)] == [401] * allowed + [429]
    assert log_in(guesser, "Hypatia") == 429
    assert log_in(somebody(server, "203.0.113.20"), "hypatia") == 200
    assert log_in(owner, "Hypatia") == 200


def test_guessing_from_many_addresses_is_limited_except_in_known_browsers(server: Server) -> None:
    owner = somebody(server, "203.0.113.21").register("Agnesi")
    keep_cookies(owner).post("/api/log-out", 204)
    strangers = [somebody(server, f"203.0.113.{number}") for number in (22, 23, 24)]
    statuses = [log_in(strangers[number % 2], "Agnesi", f"guess {number}") for number in range(GUESSES)]
    assert statuses == [401] * GUESSES
    refused = strangers[2].http.post("/api/log-in", json={"name": "Agnesi", "password": PASSWORD})
    assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
    assert int(refused.headers["retry-after"]) > 1
    assert log_in(owner, "Agnesi") == 200
    stolen = strangers[2]
    stolen.http.cookies.set(KNOWN, owner.http.cookies[KNOWN].swapcase())
    assert log_in(stolen, "Agnesi") == 429, "the cookie is signed"


def test_a_class_behind_one_address_meets_no_limit(server: Server) -> None:
    """Everybody creates an account in the first lesson, and logs in after one wrong password in the next."""
    names = [f"Pupil {2 + number % 5}{2 + number // 5}" for number in range(30)]  # 0 and 1 look like letters
    for name in names:
        somebody(server, "203.0.113.30").register(name)
    for name in names:
        pupil = Person(server, guest=False)
        pupil.http.headers["x-forwarded-for"] = "203.0.113.31"
        assert [log_in(pupil, name, "a wrong one"), log_in(pupil, name)] == [401, 200]


def test_a_thief_of_a_session_cannot_guess_the_password(server: Server) -> None:
    owner = keep_cookies(somebody(server, "203.0.113.32").register("Theano"))
    tries = [{"old": f"guess {number}", "new": "battery staple"} for number in range(int(RATES["password"].burst) + 1)]
    statuses = [owner.http.patch("/api/me/password", json=one).status_code for one in tries]
    assert statuses == [403] * (len(tries) - 1) + [429]
    owner.ask("DELETE", "/api/me", 429, {"password": "another guess"})
    owner.post("/api/me/tokens", 429, label="a bot", password="another guess")


def test_creating_tables_is_limited(server: Server) -> None:
    person = somebody(server, "203.0.113.10")
    wanted = {"game": "take", "seats": [{"kind": "me"}, {"kind": "open"}]}
    codes = [person.http.post("/api/tables", json=wanted).status_code for _ in range(12)]
    assert codes[:10] == [201] * 10
    assert 429 in codes[10:]


def test_a_flood_of_messages_is_refused(server: Server) -> None:
    """Other sockets are not affected."""
    calm, flooder = somebody(server, "203.0.113.11"), somebody(server, "203.0.113.12")
    assert calm.do("ping")["type"] == "pong"
    allowed, more = int(RATES["message"].burst), 5
    for _ in range(allowed + more):
        flooder.socket.send('{"type": "ping", "id": 7}')
    answers = [flooder.receive() for _ in range(allowed + more)]
    assert {answer["type"] for answer in answers[:allowed]} == {"pong"}
    refused = answers[allowed:]
    assert {answer["code"] for answer in refused} == {"too_fast"}
    assert all(answer["wait"] >= 1 for answer in refused)
    assert {answer["id"] for answer in answers} == {7}
    assert calm.do("ping")["type"] == "pong"
    flooder.hang_up()
    assert flooder.do("ping")["type"] == "pong"


def test_the_messages_of_an_address_are_limited(server: Server) -> None:
    """A new socket has a new limit, but it is one of the same address."""
    burst = int(RATES["message"].burst)
    flooders = [somebody(server, "203.0.113.18") for _ in range(MESSAGES // burst + 1)]
    answers = [flooder.do("ping") for flooder, _ in zip(cycle(flooders), range(MESSAGES + 1), strict=False)]
    assert {answer["type"] for answer in answers[:MESSAGES]} == {"pong"}
    assert answers[MESSAGES]["code"] == "too_fast"
    assert somebody(server, "203.0.113.19").do("ping")["type"] == "pong"


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
    answer = fetch(f"{server.url}/api/guest", "POST", headers={"x-forwarded-for": "203.0.113.15", "origin": PUBLIC_URL})
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
        assert fetch(f"{server.url}/api/guest", "POST", headers=headers).status_code == 403


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("zashiki.example", 200),
        ("ZASHIKI.Example:443", 200),
        ("zashiki.example.", 200),
        (ALLOWED_HOST, 200),
        (f"{ALLOWED_HOST}:8000", 200),
        (f"www.{ALLOWED_HOST}", 421),
        (f"{ALLOWED_HOST}.evil", 421),
        ("evil.example", 421),
    ],
)
def test_a_server_answers_to_its_own_names(server: Server, host: str, status: int) -> None:
    headers = {"x-forwarded-for": "203.0.113.17", "host": host}
    assert fetch(f"{server.url}/api/games", headers=headers).status_code == status


def test_forwarded_headers_of_other_clients_are_ignored(
    server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Without a trusted proxy, clients are identified by their real address."""
    allowed, codes = int(RATES["guest"].burst), []
    with (
        running(tmp_path_factory.mktemp("bare"), "tests.server.serve_without_proxy") as bare,
        httpx.Client(base_url=bare.url, timeout=PATIENCE) as client,
    ):
        for number in range(allowed + 1):
            client.cookies.clear()
            answer = client.post("/api/guest", headers={"x-forwarded-for": f"203.0.113.{number}"})
            codes.append(answer.status_code)
    assert codes == [201] * allowed + [429]
