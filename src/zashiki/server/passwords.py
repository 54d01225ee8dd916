"""Passwords: checked, and stored only as argon2 hashes.

Hashing is slow and memory-hungry on purpose, so it is done in threads with a low priority, at most two at a time. The
queue is bounded, and addresses take turns in it.
"""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from zashiki.kernel.errors import because
from zashiki.server.errors import BadPassword
from zashiki.server.priority import give_way
from zashiki.server.turns import Turns

SHORTEST, LONGEST = 8, 200
FEWEST_CHARACTERS = 4
"""Different ones: `abababab` is guessed at once."""
LONGEST_ENDING = 4
"""Digits and signs that are often added to a common password."""
AT_ONCE = 2
MOST_WAITING = 64
"""Passwords that wait to be hashed; each takes about a tenth of a second."""
MOST_FROM_ONE = 32
"""The same from one address: enough for a class that logs in at the same moment."""
_RETRY = 3.0
"""Seconds in which a full queue is worked off."""

T = TypeVar("T")
_COMMON = frozenset((*FREQUENCY_LISTS["passwords"], "zashiki", "warashi"))
_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords", initializer=give_way)
_turns = Turns(AT_ONCE, MOST_WAITING, MOST_FROM_ONE, _RETRY)


def check_password(password: str, name: str) -> str:
    """Returns the password; raises `BadPassword` if the account with this name may not have it."""
    if not SHORTEST <= len(password) <= LONGEST or not _plain(password):
        raise BadPassword(because("password-length", least=SHORTEST, most=LONGEST))
    if len(set(password)) < FEWEST_CHARACTERS:
        raise BadPassword(because("password-variety", least=FEWEST_CHARACTERS))
    forms = _guessed_forms(password)
    if forms & _guessed_forms(name):
        raise BadPassword(because("password-name"))
    if forms & _COMMON:
        raise BadPassword(because("password-common"))
    return password


def _guessed_forms(text: str) -> set[str]:
    """A text as somebody would guess it: in small letters, and without a short ending such as `1` or `99!`."""
    small = unicodedata.normalize("NFKC", text).casefold()
    stem = small
    while len(small) - len(stem) < LONGEST_ENDING and stem and not stem[-1].isalpha():
        stem = stem[:-1]
    return {small, stem}


async def hash_password(password: str, address: str = "") -> str:
    """The hash that is stored for a password, which has been checked; raises `Busy` if too many wait."""
    return await _in_thread(address, lambda: _hasher.hash(_plain(password)))


async def verify_password(stored: str | None, password: str, address: str = "") -> bool:
    """Whether a password matches a stored hash; raises `Busy` if too many wait.

    Without a hash the answer is no, and takes equally long.
    """
    if len(password) > LONGEST:
        return False
    return await _in_thread(address, lambda: _verify(stored, _plain(password)))


async def _in_thread(address: str, work: Callable[[], T]) -> T:
    async with _turns.place(address):
        return await asyncio.get_running_loop().run_in_executor(_threads, work)


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
