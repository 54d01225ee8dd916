"""Who asks, and from where."""

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
Asking = ASGIConnection[Any, Any, Any, Any]


async def identify(asking: Asking, services: Services) -> Identity | None:
    """The player behind a token or a session; None if there is neither."""
    header = asking.headers.get("authorization")
    if header is not None:
        return _unless_banned(Identity(await _of_token(header, services), is_bot=True))
    session = sessions.read(services.key, asking.cookies.get(COOKIE, ""), time.time())
    if session is None:
        return None
    try:
        player = await services.store.player(session.player)
    except NotFound:
        return None
    return _unless_banned(Identity(player)) if player.epoch == session.epoch else None


async def _of_token(header: str, services: Services) -> Player:
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


async def require(asking: Asking, services: Services) -> Identity:
    """The player, or a refusal."""
    identity = await identify(asking, services)
    if identity is None:
        raise NotSignedIn("Come in first: POST /api/guest makes you a guest.")
    return identity


def is_from_here(asking: Asking, settings: Settings) -> bool:
    """Whether a page of this server asks, or no page at all: others may not act for whoever looks at them."""
    origin = asking.headers.get("origin")
    if origin is None:
        return asking.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    here = {asking.headers.get("host", "").lower(), _host(settings.public_url or "")}
    return _host(origin) in here - {""}


def _host(url: str) -> str:
    """The host and port of an address; nothing if it has none or is none."""
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def address(asking: Asking) -> str:
    """Where a request comes from."""
    return asking.client.host if asking.client else ""


def session_of(player: Player, services: Services) -> Cookie:
    """The cookie with which a player is known again."""
    now = time.time()
    session = sessions.new_session(player.id, player.epoch, now)
    return _cookie(sessions.sign(services.key, session), services.settings, int(session.expires - now))


def no_session(services: Services) -> Cookie:
    """The cookie of nobody in place of the one before."""
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
