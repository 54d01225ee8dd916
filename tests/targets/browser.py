"""A module for browsers, run outside of one: with wasmtime."""

from functools import cache
from typing import Any

import numpy as np
import wasmtime

from zashiki.targets import wasm

_PAGE, _ALIGNMENT = 65_536, 16


class Module:
    """An instance of a game's module, with its own memory."""

    def __init__(self, game: str) -> None:
        engine, module = _compiled(game)
        self._store = wasmtime.Store(engine)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = self._exports["memory"]
        assert isinstance(self._memory, wasmtime.Memory)
        base = self._exports["__heap_base"]
        assert isinstance(base, wasmtime.Global)
        self._base = self._end = base.value(self._store)

    def __call__(self, name: str, *arguments: Any) -> Any:
        """Calls an entry point. Arrays, also in tuples, are in its memory meanwhile, and share what they shared."""
        arguments = tuple(part for each in arguments for part in (each if isinstance(each, tuple) else (each,)))
        addresses = self._write([argument for argument in arguments if isinstance(argument, np.ndarray)])
        passed: list[int | float] = []
        for argument in arguments:
            if isinstance(argument, np.ndarray):
                passed += [addresses[argument.ctypes.data], *argument.shape]
            else:
                passed.append(argument)
        entry = self._exports[f"{wasm.PREFIX}{name}"]
        assert isinstance(entry, wasmtime.Func)
        result = entry(self._store, *passed)
        self._read(arguments, addresses)
        self._end = self._base
        return result

    def _write(self, arrays: list[Any]) -> dict[int, int]:
        """Copies arrays to the memory; where each address of this process is there."""
        addresses = {}
        for array in sorted(arrays, key=lambda array: -array.nbytes):
            if array.flags.c_contiguous and array.ctypes.data not in addresses:
                addresses[array.ctypes.data] = self._room(array.nbytes)
                self._memory.write(self._store, array.tobytes(), addresses[array.ctypes.data])
        return addresses

    def _read(self, arguments: tuple[Any, ...], addresses: dict[int, int]) -> None:
        for array in arguments:
            if isinstance(array, np.ndarray) and array.flags.c_contiguous:
                address = addresses[array.ctypes.data]
                content = self._memory.read(self._store, address, address + array.nbytes)
                array.view(np.uint8).reshape(-1)[:] = np.frombuffer(content, dtype=np.uint8)

    def _room(self, size: int) -> int:
        address = -(-self._end // _ALIGNMENT) * _ALIGNMENT
        self._end = address + size
        missing = self._end - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // _PAGE))
        return address


@cache
def _compiled(game: str) -> Any:
    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, wasm.modules([game])[game])
