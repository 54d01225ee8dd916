"""Authentication: who makes a request, and from which site."""

import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from zashiki.kernel.errors import because
from zashiki.server import sessions
from zashiki.server.errors import Forbidden, NotFound, NotSignedIn
from zashiki.server.identity import Identity
from zashiki.server.limits import limit_key
from zashiki.server.services import Services
from zashiki.server.settings import Settings
from zashiki.server.store.models import Player

COOKIE = "zashiki_session"
SAFE = {"GET", "HEAD", "OPTIONS"}
ADMITS_TOKENS = "admits_tokens"
FOR_BOTS = {ADMITS_TOKENS: True}
"""The option of a route that can be used with a token; on all other routes tokens are refused."""
AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def identify(connection: AnyConnection, services: Services) -> Identity | None:
    """The player of a token or session; None if there is neither.

    Raises `Forbidden` for a token where the route does not admit them.
    """
    header = connection.headers.get("authorization")
    if header is None:
        identity = await _identity_of_session(connection.cookies.get(COOKIE, ""), services)
    elif connection.route_handler.opt.get(ADMITS_TOKENS):
        identity = await _identity_of_token(header, services)
    else:
        raise Forbidden(because("token"))
    if identity and identity.player.banned:
        raise Forbidden(because("banned"))
    if identity:
        services.addresses.note(identity.id, address(connection))
    return identity


async def _identity_of_session(key: str, services: Services) -> Identity | None:
    now = time.time()
    with suppress(NotFound):
        if signed := sessions.read_signed(services.key, key, now):
            player = await services.store.player(signed.player)
            return Identity(player) if player.epoch == signed.epoch else None
        credential = sessions.digest(key)
        return Identity(await services.store.player_of_session(credential, now), credential=credential)
    return None


async def _identity_of_token(header: str, services: Services) -> Identity:
    kind, _, key = header.partition(" ")
    with suppress(NotFound):
        if kind.lower() == "bearer":
            credential = sessions.digest(key.strip())
            player = await services.store.player_of_token(credential, time.time())
            return Identity(player, is_bot=True, credential=credential)
    raise NotSignedIn(because("no-such-credential"))


async def require(connection: AnyConnection, services: Services) -> Identity:
    """The player of a request; raises `NotSignedIn` if there is none."""
    identity = await identify(connection, services)
    if identity is None:
        raise NotSignedIn(because("sign-in"))
    return identity


def is_same_site(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a request comes from this server's page or a program: other sites must not act for their visitors."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    own = {connection.headers.get("host", "").lower(), _host(settings.public_url or "")}
    return _host(origin) in own - {""}


def _host(url: str) -> str:
    """The host and port of a URL; empty if there is none."""
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def address(connection: AnyConnection) -> str:
    """The network address of a request, as limits count it: an IPv6 network counts as one address."""
    return limit_key(connection.client.host if connection.client else "")


async def start_session(player: Player, services: Services) -> Cookie:
    """Starts a session for a player who has just proved to be the player; returns its cookie."""
    now = time.time()
    key = sessions.new_session()
    await services.store.add_session(player, sessions.digest(key), now, now + sessions.LIFETIME)
    return cookie(COOKIE, key, services.settings, int(sessions.LIFETIME))


def no_session_cookie(services: Services) -> Cookie:
    """A cookie that deletes the session cookie."""
    return cookie(COOKIE, "", services.settings, 0)


def cookie(name: str, value: str, settings: Settings, seconds: int) -> Cookie:
    """A cookie that scripts and other sites cannot use."""
    return Cookie(
        key=name,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=settings.is_secure,
        samesite="lax",
    )
