"""Lowers the rules of a game to one module of LLVM's intermediate code, for any target.

Numba optimizes every function for the processor it runs on before it links the results. Another machine needs the
code as it was before. Numba has no option for that, so a process of its own does it, in which those steps are replaced:

    python -m zashiki.targets.lowering GAME

writes the module to standard output. Rules allocate nothing and raise nothing, so the module needs nothing from
outside, and is the same on every host with 64 bits.
"""

import gzip
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import llvmlite
import numba
from llvmlite import binding
from numba import types
from numba.core import codegen, cpu

from zashiki.kernel import machine
from zashiki.kernel.compile_cache import CompileCache, folder, key, store
from zashiki.kernel.registry import find
from zashiki.kernel.rulebook import Rulebook
from zashiki.targets import entries
from zashiki.targets.kernels import kernels

_HOST = re.compile(r"^target (?:triple|datalayout) = .*\n", re.MULTILINE)
_LONG = re.compile(r"^(define .*@_ZN7zashiki5games.*\)) \{$", re.MULTILINE)
"""A definition without the attribute `alwaysinline`: the code of a `long_rule`."""


def signatures(book: Rulebook) -> dict[str, tuple[Any, ...]]:
    """The types of the arguments of each entry point, for a game."""
    state = types.Array(numba.from_dtype(book.STATE), 1, "A")
    number, series = types.int64, types.uint64
    local, policy, words, shares = (
        types.Array(item, 1, "C") for item in (types.int32, types.uint64, types.int64, types.float32)
    )
    rng, legal, features = (types.Array(item, 1, "A") for item in (types.uint64, types.int32, types.float32))
    known = {
        "play": (state, state, local, policy, number, number, number, series, words, words),
        "begin": (state, series, number, legal),
        "seed": (rng, series, number),
        "advance": (state, number, legal, words, shares),
        "draw": (rng, number),
    }
    return known if book.features is None else {**known, "watch": (state, features)}


def lowered(book: Rulebook) -> str:
    """The kernels of a game with all rules they call, before any optimization. Takes a while, unless it is cached."""
    path = folder() / f"{book.name}-{digest(book)}.ll.gz"
    if path.exists():
        return gzip.decompress(path.read_bytes()).decode()
    command = [sys.executable, "-m", "zashiki.targets.lowering", book.name]
    text = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    with suppress(OSError):
        store(path, gzip.compress(text))
    return text.decode()


def digest(book: Rulebook) -> str:
    """A digest of everything that the module of a game is made from."""
    rules = [key(getattr(entries, name), signature) for name, signature in signatures(book).items()]
    parts = rules, kernels(book), Path(__file__).read_bytes(), llvmlite.__version__
    return sha256(repr(parts).encode()).hexdigest()[:24]


def main(game: str) -> None:
    """Writes the module of a game to standard output."""
    leave_unoptimized()
    machine.IS_GPU = True
    book = find(game)
    functions = {name: (getattr(entries, name), signature) for name, signature in signatures(book).items()}
    module = linked(functions)
    declared = "".join(f"{_declaration(module, name)}\n" for name in functions)
    kernel_module = binding.parse_assembly(declared + kernels(book))
    module.link_in(kernel_module)
    sys.stdout.write(_HOST.sub("", str(module)))


def leave_unoptimized() -> None:
    """Makes Numba leave its code as it is, and leave out what runs it on this machine; for the whole process.

    Numba also links every function with all that it calls, again and again; here that is left to `linked`.
    """

    def keep(library: Any, module: Any) -> None:
        module.data_layout = library._codegen._data_layout

    def finish(library: Any) -> None:
        library._finalized = True

    def skip(*_arguments: Any, **_named: Any) -> None:
        return None

    def stand_in(*_arguments: Any) -> Any:
        return [].append  # Numba wants a built-in function, and another one each time

    codegen.CPUCodeLibrary._optimize_functions = keep
    codegen.CPUCodeLibrary.finalize = finish
    cpu.CPUContext.create_cpython_wrapper = skip
    cpu.CPUContext.create_cfunc_wrapper = skip
    cpu.CPUContext.get_executable = stand_in
    CompileCache.load_overload = CompileCache.save_overload = skip  # type: ignore[method-assign]


def linked(functions: Mapping[str, tuple[Any, tuple[Any, ...]]]) -> Any:
    """One module with some rules, each compiled for a signature and called by its name, and all that they call."""
    module, seen = binding.parse_assembly(""), set[int]()
    for rule, signature in functions.values():
        rule.compile(signature)
        for part in _parts(rule.overloads[signature].library, seen):
            module.link_in(part)
    for name, (rule, signature) in functions.items():
        function = module.get_function(rule.overloads[signature].fndesc.mangled_name)
        function.name = name
        function.linkage = "external"
    return module


def _parts(library: Any, seen: set[int]) -> Iterator[Any]:
    """The modules of a library, and of those it needs, that were not seen before."""
    if id(library) in seen:
        return
    seen.add(id(library))
    module = binding.parse_assembly(_LONG.sub(r"\1 noinline {", str(library._final_module)))
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "weak_odr"
    yield module
    for needed in library._linking_libraries:
        yield from _parts(needed, seen)


def _declaration(module: Any, name: str) -> str:
    """The declaration of an entry point, for the module of the kernels."""
    arguments = ", ".join(str(argument.type) for argument in module.get_function(name).arguments)
    return f"declare i32 @{name}({arguments})"


if __name__ == "__main__":
    main(sys.argv[1])
