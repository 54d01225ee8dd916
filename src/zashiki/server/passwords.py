"""Passwords: checked, and stored as argon2 hashes only.

Hashing takes long on purpose, and much memory, so it is done in threads and at most two at a time.
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
    """The password, if an account may have it; else `BadArgument`."""
    if not isinstance(password, str) or not SHORTEST <= len(password) <= LONGEST or not _plain(password):
        raise BadArgument(f"A password has {SHORTEST} to {LONGEST} characters.")
    return password


async def hash_password(password: str) -> str:
    """What is stored of a password."""
    plain = _plain(check_password(password))
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, plain)


async def verify_password(stored: str | None, password: str) -> bool:
    """Whether it is the password of a stored hash. Without one the answer is no, and takes as long."""
    if not isinstance(password, str) or len(password) > LONGEST:
        return False
    return await asyncio.get_running_loop().run_in_executor(_threads, _verify, stored, _plain(password))


def _verify(stored: str | None, plain: bytes) -> bool:
    try:
        return _hasher.verify(stored or _nobodys(), plain) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody has this password")


def _plain(password: str) -> bytes:
    """The same bytes for the same characters, however a keyboard composes them; none if they are no text."""
    try:
        return unicodedata.normalize("NFKC", password).encode()
    except UnicodeEncodeError:
        return b""
