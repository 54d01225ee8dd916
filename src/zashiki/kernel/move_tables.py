"""Precomputed lists of legal moves.

Testing every move at every decision is most of the cost of a random game. Where the legality of some moves depends on
a small number only, such as a set of spaces, the list for each number is computed in advance.
"""

import numpy as np
from numpy.typing import NDArray

from zashiki.kernel import machine
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, Ints


def move_table(legal: NDArray[np.bool]) -> NDArray[np.int8]:
    """The legal moves for each key, from a truth value for each key and move.

    A row holds the number of legal moves and then these moves, ascending.

    >>> move_table(np.array([[True, False, True], [False, False, True]]))
    array([[2, 0, 2],
           [1, 2, 0]], dtype=int8)
    """
    count = legal.sum(axis=1, keepdims=True)
    longest = int(count.max())
    legal_first = np.argsort(~legal, axis=1, kind="stable")[:, :longest]
    listed = np.where(np.arange(longest) < count, legal_first, 0)
    return np.concatenate([count, listed], axis=1).astype(np.int8)


@rule
def append_moves(table: Ints, key: Int, out: Ints, n: Int, first: Int) -> Int:
    """Appends the legal moves for a key to a buffer of n actions; returns the new number of actions.

    Move m of the table is action `first + m`. A processor copies the full width of the table, which is faster than a
    length that it cannot predict, so the buffer must be long enough for that. With unsigned indices the compiler need
    not test for negative ones.
    """
    row = np.uintp(key)
    count = np.int64(table[row, 0])
    for i in range(count if machine.IS_GPU else table.shape[1] - 1):
        out[np.uintp(n + i)] = first + np.int32(table[row, np.uintp(1 + i)])
    return n + count


@rule
def append_range(out: Ints, n: Int, first: Int, count: Int) -> Int:
    """Appends `count` consecutive actions to a buffer of n actions; returns the new number of actions."""
    for i in range(count):
        out[np.uintp(n + i)] = first + i
    return n + count
