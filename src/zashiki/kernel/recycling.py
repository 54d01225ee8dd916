"""Arrays in recycled memory: new memory from the system costs more than filling it, page by page."""

from math import prod
from sys import getrefcount
from threading import Lock
from typing import Any

import numpy as np

ALIGNMENT = 64
"""In bytes: what JAX expects of memory that it shares."""
MOST_BLOCKS = 4
"""The most blocks of one size to keep. A program that steps a batch holds two in turn."""
ONLY_KEPT = 2
"""The references to a block that is only kept here: its tuple's, and the one that is passed to `getrefcount`."""


class Arrays:
    """Makes arrays that are contiguous and aligned, in memory of earlier arrays that nobody refers to any more.

    Every view of an array, of NumPy's or through DLPack, refers to the block of memory below it. So an array that
    somebody keeps, or a part of it, never changes.
    """

    def __init__(self) -> None:
        self._blocks: dict[int, list[tuple[Any, int]]] = {}
        """By length: blocks of memory, each with the first place that is aligned."""
        self._lock = Lock()  # between the check that a block is unused and the first reference to it

    def __reduce__(self) -> tuple[type["Arrays"], tuple[()]]:
        """A copy has memory of its own."""
        return Arrays, ()

    def new(self, *shape: int, dtype: Any) -> Any:
        """An array with any contents."""
        length = prod(shape) * np.dtype(dtype).itemsize
        with self._lock:
            block, start = self._unused_block(length + ALIGNMENT)
        return block[start : start + length].view(dtype).reshape(shape)

    def _unused_block(self, length: int) -> tuple[Any, int]:
        blocks = self._blocks.setdefault(length, [])
        for number in range(len(blocks)):
            if getrefcount(blocks[number][0]) == ONLY_KEPT:
                return blocks[number]
        if len(blocks) == MOST_BLOCKS:
            del blocks[0]
        block = np.empty(length, dtype=np.uint8)
        blocks.append((block, -block.ctypes.data % ALIGNMENT))
        return blocks[-1]
