"""How a server knows its players again: a signed cookie for people, a token for bots.

A cookie says who, in which epoch and until when, and is signed with a key that stays in the data folder. Nothing about
it is stored: a player's epoch in the store ends all earlier sessions. Of a token only the digest is stored.
"""

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

import msgspec

from zashiki.kernel.errors import ZashikiError
from zashiki.server.store.ids import new_id

LASTS = 90 * 86400.0
"""Seconds for which a session is good."""
TOKEN_MARK = "zk_"
KEY_BYTES = 32
_TOKEN_LETTERS = 32
_LONGEST_COOKIE = 200
_PURPOSE = b"zashiki session 1\0"


class BadKey(ZashikiError):
    """The file with the key of the sessions has something else in it."""


class Session(msgspec.Struct, frozen=True):
    """What a cookie says."""

    player: str
    epoch: int
    expires: int
    """The last second for which it is good."""


def load_key(folder: Path) -> bytes:
    """The key of a data folder, made when it is first wanted; only its owner can read it."""
    path = folder / "session.key"
    if not path.exists():
        _make_key(path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadKey(f"{path} should have {KEY_BYTES} bytes, not {len(key)}. Remove it to log everybody out.")
    return key


def _make_key(path: Path) -> None:
    """Writes it beside its place first, so that nobody ever reads half a key; the first of two to do so wins."""
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
    said = f"{session.player}.{session.epoch}.{session.expires}"
    return f"{said}.{_signature(key, said)}"


def read(key: bytes, cookie: str, now: float) -> Session | None:
    """What a cookie says, if this server signed it and it is still good. The epoch is for the caller to compare."""
    if len(cookie) > _LONGEST_COOKIE or not cookie.isascii():
        return None
    said, _, signature = cookie.rpartition(".")
    if not hmac.compare_digest(signature, _signature(key, said)):
        return None
    player, epoch, expires = said.split(".")
    session = Session(player, int(epoch), int(expires))
    return session if now <= session.expires else None


def new_session(player: str, epoch: int, now: float) -> Session:
    """A session that begins now."""
    return Session(player, epoch, int(now + LASTS))


def _signature(key: bytes, said: str) -> str:
    return hmac.new(key, _PURPOSE + said.encode(), sha256).hexdigest()


def new_token() -> str:
    """A key for a bot, shown once."""
    return TOKEN_MARK + new_id(_TOKEN_LETTERS)


def digest(token: str) -> str:
    """What is stored of a token. It is long and random, so a plain digest gives nothing away."""
    return sha256(token.encode(errors="replace")).hexdigest()
