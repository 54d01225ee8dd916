"""Searches as a browser runs them: by nothing but the rules of `CompiledSearch`, here or in a module."""

from collections.abc import Callable
from typing import Any

import numpy as np

from zashiki.kernel.engine import CANDIDATE, FIRST, GROWING, SEATS, Candidate, CompiledSearch, decode_candidates
from zashiki.kernel.position import Position
from zashiki.kernel.random import seed_words

ENTRIES = "start", "reserve", "think", "find"
NOT_UNTIL_CLEAR = -1.0


def candidates(
    position: Position, search: CompiledSearch, call: Callable[..., Any], seed: int, nodes: int, lines: int
) -> list[Candidate]:
    """The candidates after a number of nodes, ordered by their moves."""
    book = position.rulebook
    is_listed = search.is_first_listed or lines > 1
    actions = position.legal_actions if is_listed else []
    arrays = _arrays(search, book, len(actions), position.players)
    arrays["first"][:] = actions
    arrays["states"][0] = np.frombuffer(bytes(position), dtype=book.STATE)[0]

    def reserve(more: int) -> None:
        (name, array) = list(arrays.items())[-1]
        arrays[name] = np.zeros(call("reserve", tuple(arrays.values()), more), dtype=array.dtype)
        arrays[name][: len(array)] = array

    reserve(search.chunk)
    call("start", tuple(arrays.values()), lines, int(seed_words(seed)[0].astype(np.int64)))
    is_over = False
    while not is_over:
        done = int(arrays["counters"][0])
        more = max(1, min(search.chunk, nodes - done))
        reserve(more)
        is_over = call("think", tuple(arrays.values()), more, done / nodes, NOT_UNTIL_CLEAR, float(book.swing))
    records: Any = np.zeros(len(book.moves), dtype=CANDIDATE)
    count = call("find", tuple(arrays.values()), records, book.outlook_per_point)
    return sorted(decode_candidates(records[:count], book.moves), key=lambda each: each.move)


def _arrays(search: CompiledSearch, book: Any, first: int, seats: int) -> dict[str, Any]:
    lengths = {FIRST: first, SEATS: seats, GROWING: 0}
    arrays: dict[str, Any] = {}
    for buffer in search.buffers(book):
        shape = tuple(lengths[length] if isinstance(length, str) else length for length in buffer.shape)
        if buffer.is_strided:
            words = np.zeros((*shape, -(-book.STATE.itemsize // 8)), dtype=np.uint64)
            arrays[buffer.name] = np.ndarray(shape, dtype=buffer.item, buffer=words.data, strides=words.strides[:1])
        elif buffer.shares:
            arrays[buffer.name] = arrays[buffer.shares].base
        else:
            arrays[buffer.name] = np.zeros(shape, dtype=buffer.item)
    return arrays
