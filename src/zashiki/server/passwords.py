"""Passwords: checked, and stored only as argon2 hashes.

Hashing is slow and memory-hungry on purpose, so it is done in threads, at most two at a time.
"""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from zashiki.kernel.errors import BadArgument

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")


def check_password(password: str) -> str:
    """Returns the password; raises `BadArgument` if an account may not have it."""
    if not isinstance(password, str) or not SHORTEST <= len(password) <= LONGEST or not _plain(password):
        raise BadArgument(f"A password has {SHORTEST} to {LONGEST} characters.")
    return password


async def hash_password(password: str) -> str:
    """The hash that is stored for a password."""
    plain = _plain(check_password(password))
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, plain)


async def verify_password(stored: str | None, password: str) -> bool:
    """Whether a password matches a stored hash. Without a hash the answer is no, and takes equally long."""
    if not isinstance(password, str) or len(password) > LONGEST:
        return False
    return await asyncio.get_running_loop().run_in_executor(_threads, _verify, stored, _plain(password))


def _verify(stored: str | None, plain: bytes) -> bool:
    try:
        return _hasher.verify(stored or _dummy_hash(), plain) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _dummy_hash() -> str:
    return _hasher.hash("nobody has this password")


def _plain(password: str) -> bytes:
    """The same bytes for the same characters, however a keyboard composes them; empty if it is not valid text."""
    try:
        return unicodedata.normalize("NFKC", password).encode()
    except UnicodeEncodeError:
        return b""
