"""Loads kernels on an NVIDIA GPU and launches them, with CuPy.

Like `arrays`, this module imports nothing of the project.
"""

from typing import Any

import numpy as np


class Cuda:
    """The kernels of a game on the current GPU, from a file with PTX or with code for that GPU."""

    def __init__(self, path: str, block: int) -> None:
        import cupy

        self.xp = cupy
        """The module for arrays on the device."""
        self._module = cupy.RawModule(path=path)
        self._block = block
        self._kernels: dict[str, Any] = {}

    def __call__(self, name: str, threads: int, *arguments: Any) -> None:
        """Runs a kernel in a number of threads, without waiting for it."""
        blocks = -(-threads // self._block)
        everything = (np.int64(threads), *arguments)
        self._kernel(name)((blocks,), (self._block,), everything)

    def _kernel(self, name: str) -> Any:
        if name not in self._kernels:
            self._kernels[name] = self._module.get_function(f"zashiki_{name}")
        return self._kernels[name]
