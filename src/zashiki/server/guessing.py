"""Limits for guessing passwords.

Everything that hashes is counted per address. Guesses are also counted per account and address, so that nobody locks
the owner out elsewhere, and per account for all addresses together, so that guessing from many of them is limited too.
A browser that has logged in to the account before has a signed cookie, and is counted by that alone. A right password
does not count as a guess.
"""

import hmac
from hashlib import sha256

from litestar.datastructures import Cookie

from zashiki.server.authentication import AnyConnection, address, cookie
from zashiki.server.identity import Identity
from zashiki.server.names import name_key
from zashiki.server.passwords import hash_password, verify_password
from zashiki.server.services import Services
from zashiki.server.store.ids import new_id
from zashiki.server.store.models import Player

KNOWN = "zashiki_known"
"""The cookie of a browser that has logged in to an account."""
KNOWN_FOR = 365 * 86400
"""Seconds."""
_NUMBER_LETTERS = 16
_LONGEST_COOKIE = 200
_PURPOSE = b"zashiki known browser 1\0"
Bucket = tuple[str, str]


def known_cookie(player: Player, services: Services) -> Cookie:
    """Marks a browser that has logged in; a new password invalidates it."""
    content = f"{player.id}.{player.epoch}.{new_id(_NUMBER_LETTERS)}"
    return cookie(KNOWN, f"{content}.{_signature(services.key, content)}", services.settings, KNOWN_FOR)


def _known_number(connection: AnyConnection, player: Player, services: Services) -> str | None:
    """The random number of a browser that has logged in to the account before; None for other browsers."""
    value = connection.cookies.get(KNOWN, "")
    content, _, signature = value.rpartition(".")
    if len(value) > _LONGEST_COOKIE or not value.isascii():
        return None
    owner, _, number = content.rpartition(".")
    is_signed = hmac.compare_digest(signature, _signature(services.key, content))
    return number if is_signed and owner == f"{player.id}.{player.epoch}" else None


def _signature(key: bytes, content: str) -> str:
    return hmac.new(key, _PURPOSE + content.encode(), sha256).hexdigest()


async def log_in(connection: AnyConnection, services: Services, player: Player | None, name: str, given: str) -> bool:
    """Whether a password opens the account with this name, which may not exist."""
    stored = await services.store.password_of(player.id) if player else None
    number = _known_number(connection, player, services) if player else None
    key = name_key(name)
    elsewhere = [("password", f"{address(connection)} {key}"), ("account", key)]
    buckets = [("password", number)] if number else elsewhere
    return await _check(connection, services, stored, given, buckets)


async def confirm(connection: AnyConnection, services: Services, identity: Identity, given: str) -> bool:
    """Whether a password is that of the player who is logged in; False for a guest, who has none."""
    stored = await services.store.password_of(identity.id)
    return stored is not None and await _check(connection, services, stored, given, [("password", identity.id)])


async def _check(
    connection: AnyConnection, services: Services, stored: str | None, given: str, buckets: list[Bucket]
) -> bool:
    for bucket in buckets:
        services.limits.use(*bucket)
    is_wrong = False
    try:
        services.limits.use("log_in", address(connection))
        is_wrong = not await verify_password(stored, given, address(connection))
    finally:
        if not is_wrong:
            for bucket in buckets:
                services.limits.give_back(*bucket)
    return not is_wrong


async def new_hash(connection: AnyConnection, services: Services, password: str) -> str:
    """The hash of a new password, which has been checked."""
    services.limits.use("log_in", address(connection))
    return await hash_password(password, address(connection))
