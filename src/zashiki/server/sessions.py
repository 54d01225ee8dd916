"""Sessions and tokens: random keys, of which the server stores only digests.

A session's key is the value of a cookie, a token's key is given to a bot. Both end when their row in the store is
deleted. Cookies of earlier versions were not stored: they name the player, the player's epoch and their expiry, and are
signed. They are accepted until they expire, at most 90 days, unless the player's epoch has increased.
"""

import hmac
import secrets
from hashlib import sha256
from pathlib import Path

import msgspec

from zashiki.kernel.errors import ZashikiError
from zashiki.server.store.ids import new_id

LIFETIME = 90 * 86400.0
"""Seconds for which a session is valid."""
TOKEN_PREFIX = "zk_"
KEY_BYTES = 32
_KEY_LETTERS = 32
_LONGEST_COOKIE = 200
_PURPOSE = b"zashiki session 1\0"


class BadKey(ZashikiError):
    """The file with the session key has the wrong size."""


class SignedSession(msgspec.Struct, frozen=True):
    """The content of a cookie of an earlier version."""

    player: str
    epoch: int
    expires: int
    """The last second in which it is valid."""


def suggested_key(folder: Path) -> bytes:
    """A key that signs cookies for a store that has none: that of an earlier version in a data folder, or a new one."""
    path = folder / "session.key"
    if not path.exists():
        return secrets.token_bytes(KEY_BYTES)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadKey(f"{path} should have {KEY_BYTES} bytes, not {len(key)}. Remove it; a new one is created then.")
    return key


def new_session() -> str:
    """The key of a new session."""
    return new_id(_KEY_LETTERS)


def new_token() -> str:
    """A new key for a bot; it is shown only once."""
    return TOKEN_PREFIX + new_id(_KEY_LETTERS)


def digest(key: str) -> str:
    """The digest that is stored for the key of a session or token. Keys are long and random, so this is safe."""
    return sha256(key.encode(errors="replace")).hexdigest()


def read_signed(key: bytes, cookie: str, now: float) -> SignedSession | None:
    """The content of a cookie of an earlier version, if this server signed it and it has not expired.

    The caller must compare the epoch.
    """
    if len(cookie) > _LONGEST_COOKIE or not cookie.isascii():
        return None
    content, _, signature = cookie.rpartition(".")
    if not hmac.compare_digest(signature, hmac.new(key, _PURPOSE + content.encode(), sha256).hexdigest()):
        return None
    player, epoch, expires = content.split(".")
    session = SignedSession(player, int(epoch), int(expires))
    return session if now <= session.expires else None
