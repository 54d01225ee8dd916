"""Sessions: a signed cookie for people, a token for bots.

A cookie names the player, the epoch and the expiry, and is signed with a key in the data folder. The server does not
store it: increasing a player's epoch invalidates all earlier sessions. Of a token only the digest is stored.
"""

import hmac
import os
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
_TOKEN_LETTERS = 32
_LONGEST_COOKIE = 200
_PURPOSE = b"zashiki session 1\0"


class BadKey(ZashikiError):
    """The file with the session key has the wrong size."""


class Session(msgspec.Struct, frozen=True):
    """The content of a cookie."""

    player: str
    epoch: int
    expires: int
    """The last second in which it is valid."""


def load_key(folder: Path) -> bytes:
    """The session key of a data folder, created on first use; only its owner can read it."""
    path = folder / "session.key"
    if not path.exists():
        _make_key(path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadKey(
            f"{path} should have {KEY_BYTES} bytes, not {len(key)}. Remove it; everybody has to log in again then."
        )
    return key


def _make_key(path: Path) -> None:
    """Writes a draft first, so that nobody ever reads half a key; if two processes do this, the first one wins."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{new_id(8)}")
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def sign(key: bytes, session: Session) -> str:
    """A session as the value of a cookie."""
    content = f"{session.player}.{session.epoch}.{session.expires}"
    return f"{content}.{_signature(key, content)}"


def read(key: bytes, cookie: str, now: float) -> Session | None:
    """The session of a cookie, if this server signed it and it is still valid. The caller must compare the epoch."""
    if len(cookie) > _LONGEST_COOKIE or not cookie.isascii():
        return None
    content, _, signature = cookie.rpartition(".")
    if not hmac.compare_digest(signature, _signature(key, content)):
        return None
    player, epoch, expires = content.split(".")
    session = Session(player, int(epoch), int(expires))
    return session if now <= session.expires else None


def new_session(player: str, epoch: int, now: float) -> Session:
    """A session that starts now."""
    return Session(player, epoch, int(now + LIFETIME))


def _signature(key: bytes, content: str) -> str:
    return hmac.new(key, _PURPOSE + content.encode(), sha256).hexdigest()


def new_token() -> str:
    """A new key for a bot; it is shown only once."""
    return TOKEN_PREFIX + new_id(_TOKEN_LETTERS)


def digest(token: str) -> str:
    """The digest that is stored for a token. Tokens are long and random, so a plain digest is safe."""
    return sha256(token.encode(errors="replace")).hexdigest()
