"""The kernels of a game on this machine's own processor: to check what a device should do where there is none.

The module is the one that other targets translate, without the optimizations for one machine that Numba makes.
"""

import ctypes
from functools import cache
from typing import Any

import numpy as np
from llvmlite import binding

from zashiki.kernel.rulebook import Rulebook
from zashiki.targets.kernels import kernels, parameters
from zashiki.targets.lowering import lowered

_C_TYPES = {"ptr": ctypes.c_void_p, "i64": ctypes.c_int64}


class Host:
    """Runs kernels, one thread after the other."""

    def __init__(self, book: Rulebook, lowered: str) -> None:
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        known = parameters(kernels(book))
        module = binding.parse_assembly(lowered)
        for name, rest in known.items():
            module.link_in(binding.parse_assembly(_loop(name, rest)))
        machine = binding.Target.from_default_triple().create_target_machine(opt=2)
        module.triple, module.data_layout = machine.triple, str(machine.target_data)
        module.verify()
        self._engine = binding.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()
        self._kernels = {name: self._function(name, rest) for name, rest in known.items()}

    def __call__(self, name: str, threads: int, *arguments: Any) -> None:
        """Runs a kernel for each thread in turn."""
        self._kernels[name](threads, *map(_plain, arguments))

    def _function(self, name: str, rest: list[str]) -> Any:
        types = [ctypes.c_int64, *(_C_TYPES[item.split()[0]] for item in rest)]
        return ctypes.CFUNCTYPE(None, *types)(self._engine.get_function_address(f"all_{name}"))


@cache
def host(book: Rulebook) -> Host:
    """The kernels of a game, which take seconds to translate."""
    return Host(book, lowered(book))


def _plain(argument: Any) -> int:
    return argument.ctypes.data if isinstance(argument, np.ndarray) else int(np.int64(argument))


def _loop(name: str, rest: list[str]) -> str:
    """A function that calls a kernel for every thread."""
    types = ", ".join(item.rpartition(" ")[0] for item in rest)
    plain = ", ".join(f"{item.split()[0]} {item.split()[-1]}" for item in rest)
    return f"""
declare void @{name}(i64, {types})
define void @all_{name}(i64 %threads, {", ".join(rest)}) {{
start:
  br label %loop
loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  call void @{name}(i64 %i, {plain})
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %threads
  br i1 %more, label %loop, label %stop
stop:
  ret void
}}"""
