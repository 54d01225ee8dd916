"""Sessions and tokens end when they should, and a token is only for playing."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from typer.testing import CliRunner

from tests.server.clients import ConnectionClosed, Person, Server, fetch, signed_cookie
from tests.server.fork_server import running
from tests.server.stores import NOW, account, database_url, key_of, with_store
from zashiki.cli import app as cli
from zashiki.server.app import create_app
from zashiki.server.authentication import ADMITS_TOKENS, COOKIE
from zashiki.server.errors import NotFound, NotSignedIn
from zashiki.server.sessions import SignedSession, read_signed
from zashiki.server.settings import Settings
from zashiki.server.store.store import Store

KEY = bytes(range(32))
PASSWORD = "correct horse"
FOR_BOTS = {
    "GET /api/me",
    "GET /api/me/games",
    "GET /api/me/finished",
    "GET /api/tables",
    "GET /api/tables/running",
    "GET /api/tables/{table}",
    "GET /api/tables/{table}/board",
    "GET /api/tables/{table}/moments/{ply}",
    "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/review",
    "POST /api/tables",
    "POST /api/tables/commitment",
    "POST /api/tables/{table}/hint",
    "POST /api/tables/{table}/join",
    "POST /api/tables/{table}/leave",
    "POST /api/tables/{table}/moves",
    "POST /api/tables/{table}/rematch",
    "POST /api/tables/{table}/review",
    "POST /api/tables/{table}/warashi",
}
PUBLIC = {
    "GET /api/games",
    "GET /api/games/{name}/messages",
    "GET /api/players/{player}",
    "GET /api/players/best/{game}",
    "GET /health",
}
BODIES: dict[str, Any] = {
    "POST /api/account": {"name": "Somebody else", "password": PASSWORD},
    "POST /api/log-in": {"name": "Somebody else", "password": PASSWORD},
    "POST /api/me/tokens": {"label": "another", "password": PASSWORD},
    "PATCH /api/me": {"language": "de"},
    "PATCH /api/me/password": {"old": PASSWORD, "new": "battery staple"},
    "DELETE /api/me": {"password": PASSWORD},
}


def with_cookie(server: Server, cookie: str) -> Person:
    """Somebody with this cookie, and with an open socket."""
    person = Person(server, guest=False)
    person.http.cookies.set(COOKIE, cookie)
    assert person.do("ping")["type"] == "pong"
    return person


def copy_of(person: Person) -> Person:
    """Somebody with a copy of a person's cookie."""
    return with_cookie(person.server, person.http.cookies[COOKIE])


def log_in(server: Server, name: str) -> Person:
    person = Person(server, guest=False)
    person.post("/api/log-in", name=name, password=PASSWORD)
    assert person.do("ping")["type"] == "pong"
    return person


def bot_of(person: Person) -> Person:
    """A bot with a new token and an open socket."""
    bot = Person(person.server, token=person.make_token(), guest=False)
    assert bot.do("ping")["type"] == "pong"
    return bot


def assert_ended(*people: Person) -> None:
    """Their requests are refused and their sockets are closed."""
    for person in people:
        person.get("/api/me", 401)
        with pytest.raises(ConnectionClosed):
            person.receive()


def assert_goes_on(person: Person) -> None:
    person.get("/api/me")
    assert person.do("ping")["type"] == "pong"


# People


def test_logging_out_ends_the_session_and_its_sockets(server: Server) -> None:
    hilda = Person(server).register("Hilda")
    elsewhere, copy = log_in(server, "Hilda"), copy_of(hilda)
    hilda.post("/api/log-out", 204)
    assert COOKIE not in hilda.http.cookies
    assert_ended(copy)
    assert_goes_on(elsewhere)
    hilda.post("/api/log-out", 204)


def test_a_copy_of_a_guests_cookie_does_not_open_the_account(server: Server) -> None:
    guest = Person(server)
    copy = copy_of(guest)
    guest.register("Maryam")
    assert_ended(copy)
    assert guest.get("/api/me")["name"] == "Maryam"


def test_logging_out_everywhere_ends_sessions_and_tokens(server: Server) -> None:
    olga = Person(server).register("Olga")
    others = [copy_of(olga), log_in(server, "Olga"), bot_of(olga)]
    olga.post("/api/log-out-everywhere", 204)
    assert_ended(*others)


def test_changing_the_password_ends_all_other_sessions_and_tokens(server: Server) -> None:
    vera = Person(server).register("Vera")
    others = [copy_of(vera), log_in(server, "Vera"), bot_of(vera)]
    vera.ask("PATCH", "/api/me/password", 200, {"old": PASSWORD, "new": "battery staple"})
    assert_ended(*others)
    assert vera.get("/api/me")["name"] == "Vera"


def test_an_admin_ends_sessions_and_tokens(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for command in ("reset-password", "ban"):
            name = f"Emmy {command}"
            emmy = Person(server).register(name)
            bot = bot_of(emmy)
            CliRunner().invoke(cli, ["admin", command, name, f"--database={database_url(tmp_path)}"])
            emmy.get("/api/me", 401)
            bot.get("/api/me", 401)


def test_logging_in_ends_the_session_before(server: Server) -> None:
    Person(server).register("Sonja")
    guest = Person(server)
    copy = copy_of(guest)
    guest.post("/api/log-in", name="Sonja", password=PASSWORD)
    assert guest.get("/api/me")["name"] == "Sonja"
    assert_ended(copy)


def test_a_deleted_account_has_no_sessions(server: Server) -> None:
    ida = Person(server).register("Ida")
    others = [log_in(server, "Ida"), bot_of(ida)]
    ida.ask("DELETE", "/api/me", 204, {"password": PASSWORD})
    assert_ended(*others)


# Tokens


def test_creating_a_token_needs_the_password(server: Server) -> None:
    ruth = Person(server).register("Ruth")
    ruth.post("/api/me/tokens", 400, label="no password")
    ruth.post("/api/me/tokens", 403, label="wrong password", password="battery staple")
    ruth.post("/api/me/tokens", 400, label="too long", password=PASSWORD, days=366)
    made = ruth.post("/api/me/tokens", label="my bot", password=PASSWORD, days=365)["token"]
    assert made["expires"] - made["created"] == 365 * 86400
    Person(server).post("/api/me/tokens", 403, label="a guest's bot", password=PASSWORD)


def test_revoking_a_token_disconnects_only_its_bot(server: Server) -> None:
    anna = Person(server).register("Anna")
    first, second = bot_of(anna), bot_of(anna)
    assert_goes_on(anna)
    newest, oldest = anna.get("/api/me/tokens")
    anna.ask("DELETE", f"/api/me/tokens/{oldest['id']}", 204, None)
    assert_ended(first)
    assert_goes_on(second)
    assert_goes_on(anna)
    assert anna.get("/api/me/tokens") == [newest]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_only_routes_for_playing_admit_tokens() -> None:
    """A new route does not admit tokens unless it says so and is added here."""
    admitting = {
        f"{method} {handler_path}"
        for handler, handler_path in _handlers()
        if handler.opt.get(ADMITS_TOKENS)
        for method in (
            {"SOCKET"} if isinstance(handler, WebsocketRouteHandler) else handler.http_methods - {"HEAD", "OPTIONS"}
        )
    }
    assert admitting == FOR_BOTS | {"SOCKET /api/socket"}


def _handlers() -> list[tuple[HTTPRouteHandler | WebsocketRouteHandler, str]]:
    found = []
    for route in create_app(Settings()).routes:
        path = "/".join(part if isinstance(part, str) else f"{{{part.name}}}" for part in ("", *route.path_components))
        handlers = getattr(route, "route_handlers", None) or [route.route_handler]  # type: ignore[union-attr]
        found += [(one, path) for one in handlers if isinstance(one, HTTPRouteHandler | WebsocketRouteHandler)]
    return found


def test_every_other_route_refuses_tokens(server: Server) -> None:
    rita = Person(server).register("Rita")
    bot = Person(server, token=rita.make_token(), guest=False)
    paths = fetch(f"{server.url}/api/openapi.json").json()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert routes > FOR_BOTS | PUBLIC
    for route in routes - FOR_BOTS - PUBLIC:
        method, path = route.split()
        answer = bot.ask(method, path.format(player=rita.id, token="abc"), 403, BODIES.get(route, {}))
        assert answer["message"] == "A token is only for playing; log in to do this.", route
    assert rita.get("/api/me")["name"] == "Rita"
    assert_goes_on(bot)


# Cookies of earlier versions


def test_a_cookie_of_an_earlier_version_is_valid_until_any_log_out(server: Server) -> None:
    guest = Person(server)
    old = signed_cookie(key_of(server.data), SignedSession(guest.id, 0, int(time.time()) + 1000))
    first, second = with_cookie(server, old), with_cookie(server, old)
    assert first.get("/api/me")["id"] == guest.id
    first.post("/api/log-out", 204)
    assert_ended(second)
    assert_goes_on(guest)


def test_a_cookie_of_an_earlier_version_does_not_prevent_logging_in(server: Server) -> None:
    paula = Person(server).register("Paula")
    player = with_store(server.data, lambda store: store.player(paula.id))
    old = signed_cookie(key_of(server.data), SignedSession(paula.id, player.epoch, int(time.time()) + 1000))
    browser = with_cookie(server, old)
    browser.http.cookies.clear()
    answer = browser.http.post(
        "/api/log-in", json={"name": "Paula", "password": PASSWORD}, headers={"cookie": f"{COOKIE}={old}"}
    )
    assert answer.status_code == 200
    assert browser.get("/api/me")["name"] == "Paula"


def test_a_cookie_of_an_earlier_version_does_not_open_the_account(server: Server) -> None:
    guest = Person(server)
    old = signed_cookie(key_of(server.data), SignedSession(guest.id, 0, int(time.time()) + 1000))
    copy = with_cookie(server, old)
    guest.register("Noether")
    assert_ended(copy)


def test_a_signed_cookie_is_valid_until_it_expires() -> None:
    session = SignedSession("a" * 16, 2, int(NOW))
    cookie = signed_cookie(KEY, session)
    assert read_signed(KEY, cookie, NOW) == session
    assert read_signed(KEY, cookie, NOW + 1) is None
    assert read_signed(bytes(32), cookie, NOW) is None


# In the store


@pytest.mark.usefixtures("database")
def test_sessions_are_found_by_digest_until_they_expire_or_end(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada = await account(store, "Ada")
        for number in range(3):
            await store.add_session(ada, f"d{number}", NOW, NOW + 10 + number)
        assert await store.player_of_session("d0", NOW + 9) == ada
        await store.end_session("d2")
        for missing in (store.player_of_session("d0", NOW + 10), store.player_of_session("d2", NOW)):
            with pytest.raises(NotFound):
                await missing
        token = await store.add_token(ada, "t", "my bot", NOW, NOW + 20)
        assert await store.valid_among({"d0", "d1", "d2", "t", "x"}, NOW + 10) == {"d1", "t"}
        assert await store.player_of_token("t", NOW) == ada
        await store.add_session(ada, "d3", NOW + 10, NOW + 20)
        exported = msgspec.json.decode(b"".join([piece async for piece in store.export(ada.id)]))["sessions"]
        assert [session["expires"] for session in exported] == [NOW + 11, NOW + 20], "expired ones are deleted"
        await store.end_credentials(ada.id)
        assert await store.valid_among({"d1", "d3", "t"}, NOW) == set()
        with pytest.raises(NotFound):
            await store.revoke_token(ada.id, token.id)

    with_store(tmp_path, work)


@pytest.mark.usefixtures("database")
def test_no_session_starts_with_a_password_that_was_changed_meanwhile(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada = await account(store, "Ada")
        await store.set_password(ada.id, "another hash")
        for late in (store.add_session(ada, "d", NOW, NOW + 1), store.add_token(ada, "t", "bot", NOW, NOW + 1)):
            with pytest.raises(NotSignedIn):
                await late

    with_store(tmp_path, work)
