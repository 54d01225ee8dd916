"""Authentication: who makes a request, and from which site."""

import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from zashiki.server import sessions
from zashiki.server.errors import Forbidden, NotFound, NotSignedIn
from zashiki.server.identity import Identity
from zashiki.server.services import Services
from zashiki.server.settings import Settings
from zashiki.server.store.models import Player

COOKIE = "zashiki_session"
SAFE = {"GET", "HEAD", "OPTIONS"}
AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def identify(connection: AnyConnection, services: Services) -> Identity | None:
    """The player of a token or session; None if there is neither."""
    header = connection.headers.get("authorization")
    if header is not None:
        return _unless_banned(Identity(await _player_of_token(header, services), is_bot=True))
    session = sessions.read(services.key, connection.cookies.get(COOKIE, ""), time.time())
    if session is None:
        return None
    try:
        player = await services.store.player(session.player)
    except NotFound:
        return None
    return _unless_banned(Identity(player)) if player.epoch == session.epoch else None


async def _player_of_token(header: str, services: Services) -> Player:
    kind, _, key = header.partition(" ")
    try:
        if kind.lower() == "bearer":
            token = await services.store.find_token(sessions.digest(key.strip()), time.time())
            return await services.store.player(token.player)
    except NotFound:
        pass
    raise NotSignedIn("This token is unknown or has expired; expected 'Authorization: Bearer zk_…'.")


def _unless_banned(identity: Identity) -> Identity:
    if identity.player.banned:
        raise Forbidden("This player is banned from this server.")
    return identity


async def require(connection: AnyConnection, services: Services) -> Identity:
    """The player of a request; raises `NotSignedIn` if there is none."""
    identity = await identify(connection, services)
    if identity is None:
        raise NotSignedIn("Sign in first: POST /api/guest makes you a guest.")
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
    """The network address of a request."""
    return connection.client.host if connection.client else ""


def session_cookie(player: Player, services: Services) -> Cookie:
    """The session cookie of a player."""
    now = time.time()
    session = sessions.new_session(player.id, player.epoch, now)
    return _cookie(sessions.sign(services.key, session), services.settings, int(session.expires - now))


def no_session_cookie(services: Services) -> Cookie:
    """A cookie that deletes the session cookie."""
    return _cookie("", services.settings, 0)


def _cookie(value: str, settings: Settings, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=settings.is_secure,
        samesite="lax",
    )
