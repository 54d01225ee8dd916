"""Arrays in recycled memory."""

from copy import deepcopy

import numpy as np

from zashiki.kernel.recycling import MOST_BLOCKS, Arrays


def test_arrays_are_contiguous_and_aligned() -> None:
    arrays = Arrays()
    for shape in ((1,), (3, 5), (2, 3, 7)):
        for dtype in (np.bool_, np.int8, np.float32, np.int64):
            array = arrays.new(*shape, dtype=dtype)
            assert (array.shape, array.dtype) == (shape, dtype)
            assert array.ctypes.data % 64 == 0
            assert array.flags.c_contiguous
            assert array.flags.writeable


def test_memory_is_used_again_once_nobody_refers_to_it() -> None:
    arrays = Arrays()
    address = arrays.new(100, dtype=np.float32).ctypes.data
    for _ in range(10):
        array = arrays.new(100, dtype=np.float32)
        assert array.ctypes.data == address
        del array


def test_memory_of_an_array_that_somebody_keeps_is_not_used_again() -> None:
    arrays = Arrays()
    kept = arrays.new(10, dtype=np.int64)
    part = arrays.new(10, dtype=np.int64)[3:5]
    shared = np.from_dlpack(arrays.new(10, dtype=np.int64))
    buffer = memoryview(arrays.new(10, dtype=np.int64))
    addresses = {kept.ctypes.data, part.ctypes.data, shared.ctypes.data}
    kept[:], part[:], shared[:], buffer[0] = 1, 2, 3, 4
    for _ in range(3 * MOST_BLOCKS):
        arrays.new(10, dtype=np.int64)[:] = 0
    assert len(addresses) == 3
    assert (kept == 1).all()
    assert (part == 2).all()
    assert (shared == 3).all()
    assert buffer[0] == 4


def test_a_copy_has_memory_of_its_own() -> None:
    arrays = Arrays()
    address = arrays.new(10, dtype=np.int64).ctypes.data
    assert deepcopy(arrays).new(10, dtype=np.int64).ctypes.data != address
    assert arrays.new(10, dtype=np.int64).ctypes.data == address


def test_few_blocks_are_kept() -> None:
    arrays = Arrays()
    held = [arrays.new(10, dtype=np.int64) for _ in range(3 * MOST_BLOCKS)]
    for number, array in enumerate(held):
        array[:] = number
    assert [array[0] for array in held] == list(range(3 * MOST_BLOCKS))
    assert [len(blocks) for blocks in arrays._blocks.values()] == [MOST_BLOCKS]
