"""Lists of moves that are looked up instead of tested one by one.

Testing every move at every decision is most of the cost of a random game. Where the legal ones of some
moves depend on a small number, such as a set of spaces, all lists are made beforehand.
"""

from typing import Any

import numpy as np

from zashiki.kernel.rule import rule


def move_table(legal: Any) -> Any:
    """For each key how many moves are legal, and then which, ascending; from truths by key and move."""
    count = legal.sum(axis=1, keepdims=True)
    longest = int(count.max())
    legal_first = np.argsort(~legal, axis=1, kind="stable")[:, :longest]
    listed = np.where(np.arange(longest) < count, legal_first, 0)
    return np.concatenate([count, listed], axis=1).astype(np.int8)


@rule
def append_moves(table, key, out, n, first):
    """Writes a list behind the n actions in a buffer; the new number of actions.

    All of its width is copied, which is faster than an unforeseeable length, so the buffer must have room
    for that. Unsigned indices spare the compiler the test for negative ones.
    """
    row = np.uintp(key)
    for i in range(table.shape[1] - 1):
        out[np.uintp(n + i)] = first + np.int32(table[row, np.uintp(1 + i)])
    return n + np.int64(table[row, 0])


@rule
def append_range(out, n, first, count):
    """Writes so many actions in a row behind the n in a buffer; the new number of actions."""
    for i in range(count):
        out[np.uintp(n + i)] = first + i
    return n + count
