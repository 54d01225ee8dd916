"""Proof that nobody chose the deal.

Before the game the host publishes the SHA-256 of a secret, the commitment. Then each seat sends a nonce. The seed is
the SHA-256 of the secret followed by the nonces in seat order. After the game the secret is published, so that anyone
can check the seed. Secret and nonces are 32 bytes each, written as 64 hexadecimal digits.
"""

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256

from zashiki.kernel.errors import BadRecord, because, quoted

_HEX = re.compile(r"[0-9a-f]{64}")


def new_secret() -> str:
    """An unpredictable secret or nonce."""
    return secrets.token_hex(32)


def commit(secret: str) -> str:
    """The commitment to a secret, published before the game.

    >>> commit("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return sha256(check_digits("secret", secret)).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> int:
    """The seed of the deal, from the secret and the nonces in seat order."""
    parts = [check_digits("nonce", nonce, seat) for seat, nonce in enumerate(nonces)]
    return int.from_bytes(sha256(check_digits("secret", secret) + b"".join(parts)).digest(), "big")


def check(commitment: str, secret: str, nonces: Sequence[str], seed: int | None, players: int) -> None:
    """Raises `BadRecord` unless secret and seed match the commitment and the nonces."""
    if commit(secret) != commitment:
        raise BadRecord(because("record-secret"))
    if len(nonces) != players:
        raise BadRecord(because("record-nonces", nonces=len(nonces), seats=players))
    if seed_of(secret, nonces) != seed:
        raise BadRecord(because("record-seed"))


def check_digits(what: str, digits: str, seat: int = 0) -> bytes:
    """The bytes of a secret, a nonce or a commitment. Raises `BadRecord` unless it is 64 hexadecimal digits."""
    if not isinstance(digits, str) or not _HEX.fullmatch(digits):
        raise BadRecord(because("record-digits", what=what, seat=seat, given=quoted(digits)))
    return bytes.fromhex(digits)
