"""Bad input of every kind is refused with a reason, changes nothing and harms nobody else."""

import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.clients import PATIENCE, Person, Server, signed_cookie
from tests.server.fork_server import running
from tests.server.stores import key_of, with_store
from zashiki.kernel.errors import Reason
from zashiki.server.authentication import COOKIE
from zashiki.server.sessions import SignedSession, digest
from zashiki.server.store.store import Store

TAKE = {"game": "take", "seats": [{"kind": "me"}, {"kind": "open"}]}
HEX = "0" * 64


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as one:
        yield one


class Game:
    """Two people in the middle of a game, which bad input of others must not affect."""

    def __init__(self, server: Server) -> None:
        self.people = Person(server), Person(server)
        self.table = self.people[0].open_table("naishi", "me", "open")
        self.people[1].join(self.table)
        self.before = self.seen()

    def seen(self) -> list[Any]:
        return [one.get(f"/api/tables/{self.table}") for one in self.people]

    def go_on(self) -> None:
        """Plays on, to show that it still works."""
        for number, person in enumerate(self.people):
            person.watch(self.table)
            now = person.get(f"/api/tables/{self.table}")["now"]
            done = person.do("move", table=self.table, ply=number, move=now["legal_moves"][0])
            assert done["type"] == "done"
            person.hang_up()


@pytest.fixture(scope="module")
def game(server: Server) -> Iterator[Game]:
    one = Game(server)
    yield one
    one.go_on()


@pytest.fixture(autouse=True)
def unharmed(game: Game) -> Iterator[None]:
    yield
    assert game.seen() == game.before


def refusal(person: Person, method: str, path: str, **request: Any) -> tuple[int, str, str]:
    """Status, code and message of an error response, which has all the usual headers."""
    answer = person.http.request(method, path, **request)
    assert answer.status_code >= 400, (path, answer.text)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    problem = answer.json()
    assert str(Reason(problem["reason"], problem.get("args", {}))) == problem["message"]
    return answer.status_code, problem["code"], problem["message"]


# Over HTTP


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "Expected a JSON object"),
        (b"{", "truncated"),
        (b"\xff\xfe", "malformed"),
        (b'{"game": "\xff"}', "utf-8"),
        (b"[" * 15_000, "cannot be read"),
        (b'{"game": "take", "seats": [{"x": ' + b"[" * 7_000, "cannot be read"),
        (b"[]", "Expected `object`"),
        (b"null", "Expected `object`"),
        (b'{"game": 7, "seats": []}', "Expected `str`"),
        (b'{"game": "take"}', "missing required field `seats`"),
        (b'{"game": "take", "seats": []}', "length >= 2"),
        (b'{"game": "take", "seats": [{"kind": "me"}, {"kind": "king"}]}', "Invalid value 'king'"),
        (b'{"game": "take", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 7}', "unknown field `seed`"),
        (b'{"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}', "there is 'naishi'"),
        (b'{"game": "take", "seats": [{"kind": "me"}, {"kind": "warashi", "level": 1e400}]}', "out of range"),
        (b'{"game": "take", "seats": [{"kind": "me"}, {"kind": "warashi", "level": 9}]}', "<= 8"),
        (b'{"game": "take", "seats": [{"kind": "open"}, {"kind": "open"}]}', "At least one seat must be your own"),
        (b'{"game": "take", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}', "is played by 2"),
        (b'{"game": "take", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"x": "y"}}', "its options are"),
        (b'{"game": "take", "seats": [{"kind": "me"}, {"kind": "open"}], "nonce": "0"}', "length >= 64"),
        (b'{"game": "take", "seats": [{"kind": "me"}, {"kind": "open"}], "nonce": "' + b"0" * 64 + b'\\n"}', "<= 64"),
        (
            b'{"game": "take", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"type": "live", "seconds": 1}}',
            "from 10 seconds",
        ),
    ],
)
def test_invalid_tables_are_refused(game: Game, body: bytes, words: str) -> None:
    status, code, message = refusal(game.people[0], "POST", "/api/tables", content=body)
    assert (status, code in ("malformed", "bad_argument")) == (400, True)
    assert words in message


def test_a_body_that_is_too_large_is_refused(game: Game) -> None:
    large = b'{"game": "' + b"x" * 20_000 + b'"}'
    for content in (large, iter([large[:10_000], large[10_000:]])):
        status, code, message = refusal(game.people[0], "POST", "/api/tables", content=content)
        assert (status, code) == (413, "too_large")
        assert "at most 16,384 bytes" in message


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nosuchtable", 404, "unknown"),
        ("GET", "/api/tables/nosuchtable/record", 404, "unknown"),
        ("GET", "/api/tables/nosuchtable/review", 404, "unknown"),
        ("POST", "/api/tables/nosuchtable/review", 404, "unknown"),
        ("POST", "/api/tables/nosuchtable/leave", 404, "unknown"),
        ("POST", "/api/tables/nosuchtable/hint", 404, "unknown"),
        ("GET", "/api/tables/" + "a" * 33, 400, "malformed"),
        ("GET", "/api/tables/" + "a" * 4000, 400, "malformed"),
        ("GET", "/api/tables/%2e%2e", 404, "unknown"),
        ("GET", "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd", 404, "unknown"),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404, "unknown"),
        ("GET", "/..%5c..%5cetc%5cpasswd", 404, "unknown"),
        ("GET", "/api/tables/%00", 404, "unknown"),
        ("GET", "/assets/%00", 404, "unknown"),
        ("GET", "/assets/" + "a" * 4000, 404, "unknown"),
        ("GET", "/assets/" + "a" * 5000, 414, "too_large"),
        ("GET", "/api/tables/%ff%fe", 404, "unknown"),
        ("GET", "/api/players/%00", 404, "unknown"),
        ("GET", "/api/players/nobody", 404, "unknown"),
        ("GET", "/api/players/best/chess", 400, "bad_argument"),
        ("GET", "/api/tables?game=chess", 400, "bad_argument"),
        ("GET", "/api/tables/running?game=%00", 400, "bad_argument"),
        ("GET", "/api/tables/nosuchtable?have=-1", 400, "malformed"),
        ("GET", "/api/tables/nosuchtable?have=99999999999999999999", 400, "malformed"),
        ("GET", "/api/tables/nosuchtable?have=many", 400, "malformed"),
        ("GET", "/api/me/finished?before=nosuchtable", 404, "unknown"),
        ("PUT", "/api/me/mutes/nobody", 404, "unknown"),
        ("DELETE", "/api/me/tokens/nothing", 404, "unknown"),
        ("DELETE", "/api/tables", 405, "no_such_method"),
        ("TRACE", "/api/tables", 405, "no_such_method"),
    ],
)
def test_unknown_addresses_and_ids_are_refused(game: Game, method: str, path: str, status: int, code: str) -> None:
    assert refusal(game.people[0], method, path)[:2] == (status, code)


READING = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
"""The header of a browser that opens an address."""


@pytest.mark.parametrize("path", ["/nonsense", "/table", "/table/one/two", "/apiary", "/%E0%A4%A"])
def test_a_browser_at_a_wrong_address_gets_the_page(game: Game, path: str) -> None:
    answer = game.people[0].http.get(path, headers=READING)
    home = game.people[0].http.get("/", headers=READING)
    assert (answer.status_code, "<title>Page not found · Zashiki</title>" in answer.text) == (404, True)
    for header in ("content-type", "content-security-policy", "x-content-type-options", "cache-control"):
        assert answer.headers[header] == home.headers[header]


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/nonsense", {}),
        ("GET", "/nonsense", {"accept": "application/json"}),
        ("GET", "/assets/nonsense.js", {}),
        ("POST", "/nonsense", READING),
        ("GET", "/api", READING),
        ("GET", "/api/nonsense", READING),
        ("GET", "/api/tables/nosuchtable", READING),
    ],
)
def test_programs_at_a_wrong_address_get_json(game: Game, method: str, path: str, headers: dict[str, str]) -> None:
    assert refusal(game.people[0], method, path, headers=headers)[:2] == (404, "unknown")


def test_invalid_http_is_refused(server: Server) -> None:
    """Text that is not HTTP, and HTTP that two servers could interpret differently."""
    for request in (
        b"nonsense\r\n\r\n",
        b"GET /\0 HTTP/1.1\r\nHost: here\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
            raw.sendall(request)
            assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")


def test_anonymous_requests_are_refused(server: Server, game: Game) -> None:
    nobody = Person(server, guest=False)
    table = f"/api/tables/{game.table}"
    for method, path, body in (
        ("GET", "/api/me", None),
        ("GET", "/api/me/games", None),
        ("GET", "/api/me/export", None),
        ("POST", "/api/tables", TAKE),
        ("POST", f"{table}/join", {}),
        ("POST", f"{table}/leave", None),
        ("POST", f"{table}/moves", {"ply": 0, "move": "k1"}),
        ("POST", f"{table}/hint", None),
        ("DELETE", "/api/me", {}),
        ("POST", "/api/me/tokens", {"label": "mine", "password": "a long password"}),
        ("POST", "/api/account", {"name": "Nobody", "password": "a long password"}),
    ):
        assert refusal(nobody, method, path, json=body)[:2] == (401, "not_signed_in")


def test_the_seats_of_others_cannot_be_used(server: Server, game: Game) -> None:
    stranger = Person(server)
    table = f"/api/tables/{game.table}"
    move = game.before[0]["now"]["legal_moves"][0]
    assert refusal(stranger, "POST", f"{table}/moves", json={"ply": 0, "move": move})[:2] == (403, "forbidden")
    assert refusal(stranger, "POST", f"{table}/join", json={})[:2] == (409, "conflict")
    assert refusal(stranger, "POST", f"{table}/join", json={"seat": 1})[:2] == (409, "conflict")
    assert refusal(stranger, "POST", f"{table}/leave")[:2] == (403, "forbidden")
    assert refusal(stranger, "POST", f"{table}/rematch", json={})[:2] == (403, "forbidden")
    assert refusal(stranger, "POST", f"{table}/hint")[0] == 409
    for command in (
        {"type": "move", "ply": 0, "move": move},
        {"type": "undo", "ply": 0},
        {"type": "take_back", "ply": 0},
        {"type": "answer", "agree": True},
        {"type": "resign"},
        {"type": "leave"},
        {"type": "chat", "text": "Hello."},
        {"type": "watch", "seat": 0},
    ):
        assert stranger.do(**command, table=game.table)["code"] == "forbidden"
    stranger.hang_up()


def test_hints_are_only_for_games_against_warashi(game: Game) -> None:
    first = game.people[0]
    assert refusal(first, "POST", f"/api/tables/{game.table}/hint")[:2] == (403, "forbidden")
    assert refusal(first, "POST", f"/api/tables/{game.table}/review")[:2] == (409, "conflict")
    assert refusal(first, "POST", f"/api/tables/{game.table}/rematch", json={})[:2] == (409, "conflict")


def test_commands_are_refused_before_the_game_starts(server: Server) -> None:
    person = Person(server)
    table = person.open_table("take", "me", "open")
    for method, path, body in (
        ("POST", "moves", {"ply": 0, "move": "A"}),
        ("GET", "record", None),
        ("POST", "hint", None),
        ("POST", "review", None),
        ("GET", "moments/0", None),
    ):
        assert refusal(person, method, f"/api/tables/{table}/{path}", json=body)[:2] == (409, "conflict")
    for command in ({"type": "move", "ply": 0, "move": "A"}, {"type": "resign"}, {"type": "undo", "ply": 0}):
        assert person.do(**command, table=table)["code"] == "conflict"


def test_invalid_nonces_are_refused_and_valid_ones_recorded(server: Server) -> None:
    """An invalid nonce is refused before the seat is taken; valid ones are in the record."""
    ada, grace = Person(server), Person(server)
    table = ada.open_table("take", "me", "open", nonce="a" * 64)
    for nonce in ("b" * 63, "b" * 64 + "\n", "B" * 64, "é" * 64):
        assert refusal(grace, "POST", f"/api/tables/{table}/join", json={"nonce": nonce})[:2] == (400, "malformed")
    grace.join(table, nonce="b" * 64)
    grace.do("resign", table=table)
    record = ada.get(f"/api/tables/{table}/record")
    assert "a" * 64 in record
    assert "b" * 64 in record


def test_the_secret_is_fixed_before_the_nonce_is_sent(server: Server) -> None:
    ada, grace = Person(server), Person(server)
    commitment = ada.post("/api/tables/commitment")["commitment"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "take", "seats": seats, "nonce": "a" * 64, "commitment": commitment}
    assert refusal(grace, "POST", "/api/tables", json=wanted)[:2] == (409, "conflict")
    table = ada.post("/api/tables", **wanted)["table"]
    assert grace.get(f"/api/tables/{table}")["commitment"] == commitment
    assert refusal(ada, "POST", "/api/tables", json=wanted)[:2] == (409, "conflict")
    grace.join(table)
    grace.do("resign", table=table)
    commitment = grace.post("/api/tables/commitment")["commitment"]
    again = grace.post(f"/api/tables/{table}/rematch", nonce="b" * 64, commitment=commitment)["table"]
    assert ada.get(f"/api/tables/{again}")["commitment"] == commitment


# Moves


def test_illegal_and_late_moves_are_refused(server: Server) -> None:
    ada, grace = Person(server), Person(server)
    table = ada.open_table("take", "me", "open")
    grace.join(table)
    now = ada.watch(table)["now"]
    first = now["legal_moves"][0]

    def code(person: Person, ply: int, move: str) -> str:
        answer = person.do("move", table=table, ply=ply, move=move)
        return str(answer.get("code", answer["type"]))

    assert code(ada, 0, "Z9") == "illegal_move"
    assert code(ada, 0, "") == "illegal_move"
    assert code(ada, 0, "x" * 41) == "malformed"
    answer = ada.do("move", table=table, ply=0, move="D:")
    assert (answer["reason"], answer["args"]["game"], answer["args"]["move"]) == ("illegal-move", "take", "'D:'")
    assert answer["facts"] == [{"message": "refuse-none", "piece": "D"}]
    assert "'D:' is not legal now: you have no Daimyo in your bottom row. Legal: " in answer["message"]
    assert code(ada, 1, first) == "ahead"
    assert code(grace, 0, first) == "not_your_turn"
    assert code(ada, 0, first) == "done"
    assert code(ada, 0, first) == "done", "the same again is not played again"
    assert code(ada, 0, now["legal_moves"][1]) == "old_ply"
    assert code(ada, 2**31, first) == "ahead"
    assert code(ada, 2**31 + 1, first) == "malformed"
    assert ada.get(f"/api/tables/{table}")["now"]["number"] == 1
    status, problem, message = refusal(ada, "POST", f"/api/tables/{table}/moves", json={"ply": 0, "move": "Z9"})
    assert (status, problem) == (409, "old_ply")
    assert "ply 1" in message
    grace.do("resign", table=table)
    assert code(ada, 2, "A") == "over"
    assert grace.do("resign", table=table)["code"] == "over"
    assert grace.do("undo", table=table, ply=2)["code"] == "over"


# Messages of the socket


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"type": 7}',
        '{"type": "fly"}',
        '{"type": "watch"}',
        '{"type": "watch", "table": 7}',
        '{"type": "watch", "table": ""}',
        '{"type": "watch", "table": "' + "a" * 33 + '"}',
        '{"type": "watch", "table": "nosuchtable", "have": -1}',
        '{"type": "watch", "table": "nosuchtable", "have": 1e30}',
        '{"type": "watch", "table": "nosuchtable", "seat": 16}',
        '{"type": "ping", "id": 1.5}',
        '{"type": "ping", "id": -1}',
        '{"type": "ping", "id": 99999999999999999999999999}',
        '{"type": "ping", "more": true}',
        '{"type": "chat", "table": "nosuchtable", "text": ""}',
        '{"type": "chat", "table": "nosuchtable", "text": "' + "a" * 301 + '"}',
        '{"type": "chat", "table": "nosuchtable", "text": "\\ud800"}',
        '{"x": ' + "[" * 4000,
        "[" * 4000,
        b"\xff\xfe\xfd",
        b'{"type": "ping", "id": "\xff"}',
    ],
)
def test_unreadable_messages_are_refused(server: Server, message: str | bytes) -> None:
    person = Person(server)
    person.socket.send(message)
    answer = person.receive()
    assert (answer["type"], answer["code"]) == ("error", "malformed")
    assert "cannot be read" in answer["message"]
    assert person.do("ping")["type"] == "pong", "the socket is open as before"
    person.hang_up()


def test_a_frame_that_is_too_large_closes_the_connection(server: Server) -> None:
    assert closed_after(server, "x" * 4097) == 1009


def test_invalid_utf8_closes_the_connection(server: Server) -> None:
    assert closed_after(server, b"\xff\xfe", text=True) == 1007


def closed_after(server: Server, message: str | bytes, text: bool | None = None) -> int | None:
    """The code with which the server closes a socket after a message."""
    person = Person(server)
    person.socket.send(message, text=text)
    with pytest.raises(ConnectionClosed) as closed:
        person.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_fragmented_message_is_limited_too(server: Server) -> None:
    person = Person(server)
    with pytest.raises(ConnectionClosed) as closed:
        person.socket.send(["x" * 1000] * 5)  # the server may close before all of it is sent
        person.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


# Authentication


def test_forged_cookies_are_refused(server: Server) -> None:
    person = Person(server)
    good = person.http.cookies[COOKIE]
    key = key_of(server.data)
    soon = int(time.time()) + 1000
    signed = signed_cookie(key, SignedSession(person.id, 0, soon))
    content, _, signature = signed.rpartition(".")
    for cookie in (
        "",
        "....",
        good[:-1],
        good.swapcase(),
        digest(good),
        "x" * 5000,
        signed[:-1],
        f"{signed}.{signed}",
        f"{content[:-1]}.{signature}",
        signed_cookie(b"another key", SignedSession(person.id, 0, soon)),
        signed_cookie(key, SignedSession(person.id, 0, 1_000_000_000)),
        signed_cookie(key, SignedSession(person.id, 1, soon)),
        signed_cookie(key, SignedSession("A" * 16, 0, soon)),
    ):
        forger = Person(server, guest=False)
        forger.http.cookies.set(COOKIE, cookie)
        assert refusal(forger, "GET", "/api/me")[:2] == (401, "not_signed_in")
        assert forger.do("resign", table="nosuchtable")["type"] == "error"
        forger.hang_up()
    assert person.get("/api/me")["id"] == person.id


@pytest.fixture(scope="module")
def owner(server: Server) -> Person:
    """A person with an account."""
    person = Person(server)
    person.post("/api/account", name="Owner", password="a long password")
    return person


def test_invalid_tokens_are_refused(server: Server, owner: Person) -> None:
    made = owner.post("/api/me/tokens", label="a bot", password="a long password")
    bot = Person(server, token=made["key"], guest=False)
    assert bot.get("/api/me")["id"] == owner.id
    expired = "zk_" + "E" * 32

    async def add_expired(store: Store) -> None:
        await store.add_token(await store.player(owner.id), digest(expired), "old", 0.0, 1.0)

    with_store(server.data, add_expired)
    owner.ask("DELETE", f"/api/me/tokens/{made['token']['id']}", 204, None)
    for key in (made["key"], expired, "zk_", "zk_" + "e" * 32, "x" * 5000):
        stranger = Person(server, token=key.encode().decode("latin-1"), guest=False)
        status, code, message = refusal(stranger, "GET", "/api/me")
        assert (status, code) == (401, "not_signed_in")
        assert "expected 'Authorization: Bearer zk_" in message
        with pytest.raises(InvalidStatus) as refused:
            _ = stranger.socket
        assert refused.value.response.status_code == 401
        assert b"Bearer zk_" in (refused.value.response.body or b"")


def test_banned_players_are_refused(server: Server) -> None:
    person = Person(server)
    with_store(server.data, lambda store: store.ban(person.id))
    assert person.http.get("/api/me").status_code in (401, 403)
    assert person.do("resign", table="nosuchtable")["type"] == "error"
    account = Person(server)
    account.post("/api/account", name="Rude", password="a long password")
    with_store(server.data, lambda store: store.ban(account.id))
    newcomer = Person(server, guest=False)
    answer = refusal(newcomer, "POST", "/api/log-in", json={"name": "Rude", "password": "a long password"})
    assert answer[:2] == (403, "forbidden")


def test_wrong_passwords_and_invalid_names_are_refused(server: Server, owner: Person) -> None:
    person = Person(server)
    for name in ("owner", "ＯＷＮＥＲ"):
        wanted = {"name": name, "password": "a long password"}
        assert refusal(person, "POST", "/api/account", json=wanted)[:2] == (409, "name_taken")
    for name in ("", " Ada", "Warashi 5", "a\u202eb", "a\0b", "x" * 25, "Somebody"):
        wanted = {"name": name, "password": "a long password"}
        assert refusal(person, "POST", "/api/account", json=wanted)[0] == 400
    assert refusal(person, "POST", "/api/account", json={"name": "Ada", "password": "short"})[0] == 400
    for name in ("Owner", "Nobody"):
        wrong = {"name": name, "password": "another password"}
        assert refusal(person, "POST", "/api/log-in", json=wrong) == (
            401,
            "not_signed_in",
            "Name or password is wrong.",
        )
    assert refusal(owner, "DELETE", "/api/me", json={"password": "wrong"})[:2] == (403, "forbidden")
    assert refusal(owner, "DELETE", "/api/me", json={})[:2] == (403, "forbidden")
    assert owner.get("/api/me")["name"] == "Owner"


# Origins


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": ""},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_requests_from_other_sites_are_refused(server: Server, game: Game, headers: dict[str, str]) -> None:
    person = game.people[0]
    table = f"/api/tables/{game.table}"
    for path, body in (("/api/guest", None), ("/api/tables", TAKE), (f"{table}/leave", None), ("/api/log-out", None)):
        status, code, message = refusal(person, "POST", path, json=body, headers=headers)
        assert (status, code, message) == (403, "forbidden", "The request comes from a page of another site.")
    cookie = f"{COOKIE}={person.http.cookies[COOKIE]}"
    url = server.url.replace("http", "ws") + "/api/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, additional_headers={"cookie": cookie, **headers}, open_timeout=PATIENCE)
    assert refused.value.response.status_code == 403
    assert b"another site" in (refused.value.response.body or b"")


def test_requests_from_the_own_page_are_accepted(server: Server) -> None:
    person = Person(server)
    for headers in ({"origin": server.url, "sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}):
        assert person.http.post("/api/guest", headers=headers).status_code == 200
