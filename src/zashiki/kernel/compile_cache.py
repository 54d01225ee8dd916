"""The cache of compiled rules, keyed by what was compiled.

Numba's own cache looks only at the file of a function, not at the functions it calls, and is invalidated by any change
of that file. Here the key of a compiled function is a digest of everything that went into its machine code: its
bytecode, the values of the globals it uses, and the same of every rule it calls, however far away. Comments,
docstrings, file names and line numbers are not part of it, nor is code that is not compiled, such as a game's texts.

A function of `kernel.dispatch` stands for the function of that name in whichever game a state belongs to. Its
callers are compiled once per game, so their key includes that game's function and what it calls, and nothing of other
games.
"""

import dis
import enum
import os
import pickle
import shutil
import sys
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, TypeAlias

import numba
import numpy as np
from numba.core import caching, serialize
from numba.core import types as numba_types
from numba.core.dispatcher import Dispatcher
from platformdirs import user_cache_path

_SECONDS_UNTIL_FORGOTTEN = 30 * 24 * 3600
_EXTERNAL = ("builtins", "math", "numpy", "numba")
"""Packages whose functions are known by their names; a new version of NumPy or Numba invalidates everything."""
_PLAIN = (bool, int, float, complex, str, bytes, enum.Enum, type(None), type(...))
_CONSTANT = (*_PLAIN, tuple, np.ndarray, np.generic, Dispatcher)
_TOOLS = (sys.version_info[:3], numba.__version__, np.__version__)

Resolver: TypeAlias = Callable[[Any], Any]
"""From the Numba type of a state to the rule that a dispatched function stands for; None for other types."""

_dispatched: dict[Any, tuple[Resolver, CodeType]] = {}


def declare_dispatched(function: Callable[..., Any], resolver: Resolver, overload: CodeType) -> None:
    """Tells the cache which rule is compiled for calls of `function`, and the code that chooses and calls it."""
    _dispatched[function] = resolver, overload


class CompileCache(caching._Cache):  # type: ignore[misc]
    """The compiled versions of one rule, a file for each signature. Takes the place of Numba's own cache."""

    def __init__(self, rule: Any) -> None:
        self._rule = rule
        self._impl = _Serializer()

    @property
    def cache_path(self) -> str:
        """The folder of the cache."""
        return str(folder())

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """The compiled function for a signature; None if it is not in the cache."""
        target_context.refresh()
        path = self._path(signature, target_context.codegen())
        if path is None:
            return None
        try:
            data = pickle.loads(path.read_bytes())
        except (OSError, EOFError, pickle.UnpicklingError):
            return None
        with suppress(OSError):
            os.utime(path)
        return self._impl.rebuild(target_context, data)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Stores a compiled function, if the folder can be written and the function can be stored."""
        path = self._path(signature, compiled.codegen)
        if path is None or not self._impl.check_cachable(compiled):
            return
        with suppress(OSError):
            store(path, serialize.dumps(self._impl.reduce(compiled)))

    def enable(self) -> None:
        """Nothing to do: the cache is always enabled."""

    def disable(self) -> None:
        """Nothing to do: the cache is always enabled."""

    def flush(self) -> None:
        """Nothing to do: entries are keyed by their content and never become stale."""

    def _path(self, signature: Any, codegen: Any) -> Path | None:
        digest = key(self._rule, signature)
        if digest is None:
            return None
        machine = sha256(repr((digest, codegen.magic_tuple())).encode()).hexdigest()
        function = self._rule.py_func
        name = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")
        return folder() / f"{name}-{machine[:24]}.nbc"


class _Serializer(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's way to serialize a compiled function, without its way to find a file for it."""

    def __init__(self) -> None:
        pass

    def check_cachable(self, compiled: Any) -> bool:
        return not compiled.lifted and not compiled.library.has_dynamic_globals


@cache
def folder() -> Path:
    """The folder of the cache; it may not exist yet."""
    return user_cache_path("zashiki", appauthor=False) / "compiled"


def store(path: Path, data: bytes) -> None:
    """Writes an entry of the cache, in one step for everybody else."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, data)
    _forget_old()


def _write(path: Path, data: bytes) -> None:
    draft = path.with_name(f"{path.name}.{uuid.uuid4().hex[:16]}")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


@cache
def _forget_old() -> None:
    """Removes entries that have not been used for a month; once per process, when it compiles something."""
    oldest = time.time() - _SECONDS_UNTIL_FORGOTTEN
    for entry in folder().iterdir():
        if entry.stat().st_mtime >= oldest:
            continue
        if entry.is_dir():
            shutil.rmtree(entry, ignore_errors=True)
        else:
            entry.unlink(missing_ok=True)


def key(rule: Any, signature: Any) -> str | None:
    """A digest of everything that is compiled into a rule for a signature; None if that cannot be known."""
    argument_types = getattr(signature, "args", signature)
    states = tuple(dict.fromkeys(_records(argument_types)))
    parts = _reachable(rule, states)
    if parts is None:
        return None
    return sha256(repr((_TOOLS, str(signature), sorted(parts))).encode()).hexdigest()


def _records(argument_types: Iterable[Any]) -> Iterator[Any]:
    """The record types in a signature."""
    for argument in argument_types:
        element = argument.dtype if isinstance(argument, numba_types.Array) else argument
        if isinstance(element, numba_types.Record):
            yield element


def _reachable(rule: Any, states: tuple[Any, ...]) -> set[str] | None:
    """The digests of a rule and of all rules it calls; None if a dispatched one belongs to none of the states."""
    digests, seen, waiting = set(), {rule}, [rule]
    while waiting:
        part = _part(waiting.pop())
        digests.add(part.digest)
        called = list(part.calls)
        for function in part.dispatches:
            resolver, _ = _dispatched[function]
            resolved = [target for state in states if (target := resolver(state)) is not None]
            if not resolved:
                return None
            called += resolved
        waiting += [target for target in called if target not in seen]
        seen.update(called)
    return digests


class _Part:
    """One rule by itself: a digest of its code and of the values it uses, and the rules it calls."""

    def __init__(self, rule: Any) -> None:
        self.calls: list[Any] = []
        self.dispatches: list[Any] = []
        function = rule.py_func
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        content = (
            f"{function.__module__}.{function.__qualname__}",
            sorted(rule.targetoptions.items()),
            self._code(function.__code__, function.__globals__, function.__doc__),
            self._value(function.__defaults__),
            [self._value(cell) for cell in cells],
        )
        self.digest = sha256(repr(content).encode()).hexdigest()

    def _code(self, code: CodeType, namespace: dict[str, Any], docstring: str | None) -> tuple[Any, ...]:
        constants = list(code.co_consts)
        if docstring is not None and constants and constants[0] == docstring:
            constants[0] = None
        values = [
            self._code(constant, namespace, None) if isinstance(constant, CodeType) else self._value(constant)
            for constant in constants
        ]
        arguments = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        used = sorted((name, self._value(value)) for name, value in _globals_used(code, namespace))
        return code.co_code, code.co_names, arguments, values, used

    def _value(self, value: Any) -> str:
        """A description of a value that compiled code contains; equal only for equal values."""
        if isinstance(value, Dispatcher):
            self.calls.append(value)
            return f"rule {value.py_func.__module__}.{value.py_func.__qualname__}"
        if isinstance(value, FunctionType) and value in _dispatched:
            self.dispatches.append(value)
            _, overload = _dispatched[value]
            return f"dispatched {value.__qualname__} {self._code(overload, {}, None)}"
        if isinstance(value, tuple | frozenset):
            items = sorted(map(self._value, value)) if isinstance(value, frozenset) else [*map(self._value, value)]
            return f"{type(value).__qualname__}({', '.join(items)})"
        if isinstance(value, np.ndarray) and not value.dtype.hasobject:
            return f"array {value.dtype.descr} {value.shape} {value.strides} {sha256(value.tobytes()).hexdigest()}"
        if isinstance(value, np.generic) and not value.dtype.hasobject:
            return f"{value.dtype.descr} {value.tobytes().hex()}"
        if isinstance(value, _PLAIN):
            return f"{type(value).__qualname__} {value!r}"
        if isinstance(value, enum.EnumMeta):
            return f"{value.__qualname__} {dict(value.__members__)}"
        if _is_external(value):
            return f"external {getattr(value, '__module__', '')} {value.__name__}"
        raise TypeError(f"the compile cache cannot describe {value!r}, which a rule uses")


_part = cache(_Part)


def _is_external(value: Any) -> bool:
    """Whether a value is a module, class or function of a package that is known by its version."""
    home = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
    is_named = isinstance(value, ModuleType | type | BuiltinFunctionType | FunctionType)
    return is_named and str(home).partition(".")[0] in _EXTERNAL


def _globals_used(code: CodeType, namespace: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The globals that a piece of code uses, by name; those in modules with the name of the module."""
    names = [name for name in code.co_names if name in namespace]
    # Disassembling is slow. Without it, attributes cannot be told from globals: no harm if the value is a plain one.
    if all(isinstance(namespace[name], _CONSTANT) or _is_external(namespace[name]) for name in names):
        yield from ((name, namespace[name]) for name in names)
        return
    instructions = [step for step in dis.get_instructions(code) if step.opname != "CACHE"]
    for place, step in enumerate(instructions):
        if step.opname != "LOAD_GLOBAL" or step.argval not in namespace:
            continue
        name, value = step.argval, namespace[step.argval]
        for attribute in instructions[place + 1 :]:
            is_module = isinstance(value, ModuleType) and not _is_external(value)
            if not is_module or attribute.opname not in ("LOAD_ATTR", "LOAD_METHOD"):
                break
            name, value = f"{name}.{attribute.argval}", getattr(value, attribute.argval)
        yield name, value
