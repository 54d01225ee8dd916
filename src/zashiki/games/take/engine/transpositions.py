"""What the search of Ta-Ke remembers of positions, by whatever turns it came to them.

Every position has one place in the table, and whatever comes there later replaces it.
"""

from typing import Any

import numpy as np

from zashiki.games.take.engine.last_turns import simplify
from zashiki.kernel.random import hashed
from zashiki.kernel.rule import rule

FIRST_SIZE, LARGEST_SIZE, GROWTH = 1 << 13, 1 << 21, 4
"""Entries of 32 bytes: the table grows with the search, to 64 MB after two million nodes."""
ENTRY = np.dtype(
    (
        np.record,
        [
            ("key", "u8"),
            ("low", "i8"),  # the best turn
            ("high", "i8"),
            ("worth", "i4"),
            ("bound", "i2"),
            ("ahead", "i2"),  # how many turns it looked ahead; FULL more if at all of them
        ],
    )
)
EXACT, AT_LEAST, AT_MOST = range(3)
FULL = 64

_POINTS = 5
"""The words of a record before this one are the random state and the scores."""


def new_table() -> Any:
    """A table that knows nothing."""
    return np.zeros(FIRST_SIZE, dtype=ENTRY)


def grown(table: Any, nodes: int) -> Any:
    """The table as it should be after so many nodes: itself, or a larger one with the same entries."""
    if nodes <= GROWTH * len(table) or len(table) == LARGEST_SIZE:
        return table
    larger = np.zeros(GROWTH * len(table), dtype=ENTRY)
    kept = table[table["key"] != 0]
    larger[(kept["key"] & np.uint64(len(larger) - 1)).astype(np.int64)] = kept
    return larger


@rule
def key_of(states, words, ply):
    """A hash of a position without its scores, and without what makes no difference; the last state is for that."""
    copy = len(states) - 1
    states[copy] = states[ply]
    simplify(states[copy])
    return hashed(words[copy, _POINTS:])


@rule
def slot_of(table, key):
    """The only place of a position in the table."""
    return np.int64(key & np.uint64(len(table) - 1))


@rule
def look_up(table, key, ahead, is_full, alpha, beta):
    """Whether the worth of a position is known, or a bound that is enough; and that worth."""
    entry = table[slot_of(table, key)]
    worth = np.int64(entry.worth)
    if entry.key != key or entry.ahead < ahead + FULL * is_full:
        return False, worth
    is_enough = (
        entry.bound == EXACT
        or (entry.bound == AT_LEAST and worth >= beta)
        or (entry.bound == AT_MOST and worth <= alpha)
    )
    return is_enough, worth


@rule
def best_turn(table, key):
    """The best turn of a position, as far as the table knows; 0 and 0 if it does not."""
    entry = table[slot_of(table, key)]
    if entry.key == key:
        return np.int64(entry.low), np.int64(entry.high)
    return np.int64(0), np.int64(0)


@rule
def store(table, key, ahead, is_full, alpha, beta, worth, low, high):
    """Remembers what a search between two bounds has found, in the place of whatever was there."""
    entry = table[slot_of(table, key)]
    entry.key = key
    entry.low = low
    entry.high = high
    entry.worth = worth
    if worth >= beta:
        entry.bound = AT_LEAST
    elif worth <= alpha:
        entry.bound = AT_MOST
    else:
        entry.bound = EXACT
    entry.ahead = ahead + FULL * is_full
