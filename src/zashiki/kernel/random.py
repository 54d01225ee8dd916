"""The random generator of all games: xoshiro256** on four words of the state, with unbiased draws.

The generator is by David Blackman and Sebastiano Vigna; drawing below a bound uses Daniel Lemire's rejection method. A
seed has 256 bits; it is hashed, so that even a seed such as 7 gives a good random state.
"""

import secrets
from hashlib import sha256
from typing import Any, TypeAlias

import numpy as np

from zashiki.kernel.errors import BadArgument, because, quoted
from zashiki.kernel.rule import JIT, Function, rule
from zashiki.kernel.types import Field, Float, Int, Ints

SEED_BITS = 256

_U5, _U7, _U9, _U11, _U17, _U32, _U45, _U64 = (np.uint64(n) for n in (5, 7, 9, 11, 17, 32, 45, 64))
_UNIT = 2.0**-53
_LOW32 = np.uint64(0xFFFFFFFF)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1, _MIX2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_U27, _U29, _U30, _U31 = (np.uint64(n) for n in (27, 29, 30, 31))
_PRIME = np.uint64(0x100000001B3)
"""The prime of the Fowler–Noll–Vo hash."""

Words: TypeAlias = Any
"""Words of 64 bits: the random state of a game has four."""


def wrapping(function: Function) -> Function:
    """Silences NumPy's warnings of unsigned overflow, which is wanted here. Compiled code does not warn."""
    return function if JIT else np.errstate(over="ignore")(function)


def new_seed() -> int:
    """An unpredictable seed."""
    return secrets.randbits(SEED_BITS)


def check_seed(seed: int) -> None:
    """Raises `BadArgument` unless `seed` is a valid seed."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise BadArgument(because("seed", bits=SEED_BITS, given=quoted(seed)))


def seed_words(seed: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """The random state for a seed: SHA-256 of the seed's 32 bytes, as four words."""
    check_seed(seed)
    return np.frombuffer(sha256(seed.to_bytes(32, "big")).digest(), dtype="<u8").astype(np.uint64)


@rule
@wrapping
def seed_numbered(rng: Words, seed: Int, number: Int) -> None:
    """Seeds the generator for game `number` of a series; fast enough for millions of games."""
    word = np.uint64(seed) * _MIX1 + np.uint64(number) * _GOLDEN * _MIX2
    for i in range(4):
        word = word + _GOLDEN
        mixed = (word ^ (word >> _U30)) * _MIX1
        mixed = (mixed ^ (mixed >> _U27)) * _MIX2
        rng[i] = mixed ^ (mixed >> _U31)


@rule
@wrapping
def hashed(words: Words) -> np.uint64:
    """A hash of the words; its low bits are as good as the others."""
    key = _PRIME
    for i in range(len(words)):
        key = (key ^ words[i]) * _PRIME
        key ^= key >> _U29
    return key


@rule
def _rotl(word: np.uint64, bits: np.uint64) -> np.uint64:
    return (word << bits) | (word >> (_U64 - bits))


@rule
@wrapping
def next_word(rng: Words) -> np.uint64:
    """The next 64 random bits."""
    result = _rotl(rng[1] * _U5, _U7) * _U9
    shifted = rng[1] << _U17
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = _rotl(rng[3], _U45)
    return result


@rule
def unit(rng: Words) -> Float:
    """A random number from 0 to below 1."""
    return np.float64(next_word(rng) >> _U11) * _UNIT


@rule
def below(rng: Words, n: Int) -> Int:
    """A random whole number from 0 to n - 1, each equally likely."""
    bound = np.uint64(n)
    product = (next_word(rng) >> _U32) * bound
    if product & _LOW32 < bound:
        threshold = (_LOW32 - bound + np.uint64(1)) % bound
        while product & _LOW32 < threshold:
            product = (next_word(rng) >> _U32) * bound
    return np.int64(product >> _U32)


@rule
def shuffle(rng: Words, items: Ints | Field, n: int) -> None:
    """Puts the first n items into a random order, each order equally likely."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]
