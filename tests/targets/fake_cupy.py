"""What the project uses of CuPy, on this machine's processor: to test a GPU's part where there is none."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from tests.targets.host import host
from zashiki.kernel.registry import find


class Array(np.ndarray[Any, Any]):
    """An array of the device."""

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.__array_interface__

    def get(self) -> Any:
        """The same on the host."""
        return np.array(self)


def asarray(values: Any, dtype: Any = None) -> Any:
    return np.array(values, dtype=dtype).view(Array)


def ascontiguousarray(values: Any) -> Any:
    return np.ascontiguousarray(values).view(Array)


def where(condition: Any, values: Any, others: Any) -> Any:
    return np.where(condition, values, others).view(Array)


def zeros(shape: Any, dtype: Any) -> Any:
    return np.zeros(shape, dtype=dtype).view(Array)


def empty(shape: Any, dtype: Any) -> Any:
    """Memory with something in it, as on a device."""
    memory = np.empty(shape, dtype=dtype).view(Array)
    memory.view(np.uint8).fill(0xA5)
    return memory


class RawModule:
    """The kernels of a file, whose name begins with that of the game."""

    def __init__(self, path: str) -> None:
        self._host = host(find(Path(path).name.partition("-")[0]))

    def get_function(self, name: str) -> Any:
        """Runs a kernel as many times as it is told, which is fewer than there are threads."""

        def launch(grid: tuple[int], block: tuple[int], arguments: Any) -> None:
            threads, *others = arguments
            assert 0 <= grid[0] * block[0] - threads < block[0]
            plain = [np.asarray(item) if isinstance(item, np.ndarray) else item for item in others]
            self._host(name.removeprefix("zashiki_"), int(threads), *plain)

        return launch


class CUDARuntimeError(RuntimeError):
    """There is no GPU."""


cuda = SimpleNamespace(runtime=SimpleNamespace(getDeviceCount=lambda: 1, CUDARuntimeError=CUDARuntimeError))
