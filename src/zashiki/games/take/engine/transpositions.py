"""The transposition table: what the search remembers of positions, however they were reached.

Every position has one slot in the table, and a later entry replaces an earlier one.
"""

from typing import Any, TypeAlias

import numpy as np

from zashiki.games.take.engine.simplification import simplify
from zashiki.kernel.random import hashed
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, Ints, States

INITIAL_SIZE, MAX_SIZE, GROWTH = 1 << 13, 1 << 21, 4
"""Entries of 32 bytes: the table grows with the search, to 64 MB after two million nodes."""
ENTRY = np.dtype(
    (
        np.record,
        [
            ("key", "u8"),
            ("low", "i8"),  # the best turn
            ("high", "i8"),
            ("value", "i4"),
            ("bound", "i2"),
            ("depth", "i2"),  # turns searched ahead, plus FULL if none were left out
        ],
    )
)
EXACT, LOWER, UPPER = range(3)
"""What a value is: the value itself, or a bound of it."""
FULL = 64

Table: TypeAlias = Any
"""An array of entries."""

_FIRST_WORD = 5
"""The words of a state before this one are the random state and the scores."""


def new_table() -> Table:
    """An empty table."""
    return np.zeros(INITIAL_SIZE, dtype=ENTRY)


def grown(table: Table, nodes: int) -> Table:
    """The table at its size for a search of `nodes` nodes: itself, or a larger one with the same entries."""
    if nodes <= GROWTH * len(table) or len(table) == MAX_SIZE:
        return table
    larger = np.zeros(GROWTH * len(table), dtype=ENTRY)
    larger[: len(table)] = table
    return larger


@rule
def spread(table: Table, size: Int) -> None:
    """Moves the entries of a table that has grown from a size, and has only zeros behind it, to their new slots."""
    if size == len(table):
        return
    for old in range(size):
        slot = slot_of(table, table[old].key)
        if table[old].key != 0 and slot != old:
            table[slot] = table[old]
            table[old].key = 0


@rule
def key_of(states: States, words: Ints, ply: Int) -> Int:
    """A hash of a simplified position without its scores; the last state is overwritten with the simplified one."""
    copy = len(states) - 1
    states[copy] = states[ply]
    simplify(states[copy])
    return hashed(words[copy, _FIRST_WORD:])


@rule
def slot_of(table: Table, key: Int) -> Int:
    """The slot of a position in the table."""
    return np.int64(key & np.uint64(len(table) - 1))


@rule
def look_up(table: Table, key: Int, depth: Int, is_full: Int, alpha: Int, beta: Int) -> tuple[Bool, Int]:
    """Whether the table has a value or a bound of a position that settles this search; and that value."""
    entry = table[slot_of(table, key)]
    value = np.int64(entry.value)
    if entry.key != key or entry.depth < depth + FULL * is_full:
        return False, value
    is_enough = (
        entry.bound == EXACT or (entry.bound == LOWER and value >= beta) or (entry.bound == UPPER and value <= alpha)
    )
    return is_enough, value


@rule
def best_turn(table: Table, key: Int) -> tuple[Int, Int]:
    """The best turn of a position, if the table has it; 0 and 0 if not."""
    entry = table[slot_of(table, key)]
    if entry.key == key:
        return np.int64(entry.low), np.int64(entry.high)
    return np.int64(0), np.int64(0)


@rule
def store(
    table: Table, key: Int, depth: Int, is_full: Int, alpha: Int, beta: Int, value: Int, low: Int, high: Int
) -> None:
    """Stores the result of a search between two bounds, replacing the entry in its slot."""
    entry = table[slot_of(table, key)]
    entry.key = key
    entry.low = low
    entry.high = high
    entry.value = value
    if value >= beta:
        entry.bound = LOWER
    elif value <= alpha:
        entry.bound = UPPER
    else:
        entry.bound = EXACT
    entry.depth = depth + FULL * is_full
