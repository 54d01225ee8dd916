"""`@rule`: compiles the functions of the rules, and reports on it.

A rule is a plain function over a state and numbers. Numba compiles it to machine code, which is stored in the user's
cache folder (`kernel.compile_cache`). With `ZASHIKI_JIT=0` in the environment it runs as plain Python.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, TypeAlias, TypeVar

Rule: TypeAlias = Callable[..., Any]
"""A function of the rules."""
Function = TypeVar("Function", bound=Rule)

JIT = os.environ.get("ZASHIKI_JIT", "1") != "0"

if JIT:
    import numba
    from numba.core import event

    from zashiki.kernel.compile_cache import CompileCache


def rule(function: Function) -> Function:
    """Compiles a function of the rules at its first call, or takes it from the cache.

    It becomes part of each of its callers: one function made of many small ones runs fastest.
    """
    return _compiled(function, inline=True) if JIT else function


def long_rule(function: Function) -> Function:
    """Like `rule`, for long functions with several callers: they are called, so that compiling takes less time."""
    return _compiled(function, inline=False) if JIT else function


def _compiled(function: Function, inline: bool) -> Function:
    # Rules allocate nothing, so there is nothing to count references for, which Numba would
    # otherwise do at every call.
    compiled = numba.njit(nogil=True, error_model="numpy", forceinline=inline, _nrt=False)(function)
    compiled._cache = CompileCache(compiled)
    return compiled


@contextmanager
def report_compiling(what: str) -> Iterator[None]:
    """Says on the standard error what is compiled meanwhile; silent if all of it is in the cache."""
    if not JIT or _Teller.is_telling or what in _Teller.told:
        yield
        return
    teller = _Teller(what)
    event.register("numba:compile", teller)
    _Teller.is_telling = True
    try:
        yield
        _Teller.told.add(what)
        teller.finish("done")
    except BaseException:
        teller.finish("stopped")
        raise
    finally:
        _Teller.is_telling = False
        event.unregister("numba:compile", teller)


if JIT:

    class _Teller(event.Listener):  # type: ignore[misc]
        """Names each function as its compilation starts, the outermost ones only."""

        is_telling = False
        told: ClassVar[set[str]] = set()
        """What was compiled in this process before: there is no need to listen again."""

        def __init__(self, what: str) -> None:
            self.what = what
            self.began: float | None = None
            self.depth = 0
            self.column = 0

        def on_start(self, event: Any) -> None:
            if self.began is None:
                self.began = time.perf_counter()
                print(f"Compiling {self.what} for this machine; this happens once,", file=sys.stderr)
                self.say("and takes up to a minute:")
            if self.depth == 0:
                self.say(f" {event.data['dispatcher'].py_func.__name__} …")
            self.depth += 1

        def on_end(self, event: Any) -> None:
            self.depth -= 1

        def finish(self, how: str) -> None:
            if self.began is not None:
                self.say(f" {how} after {time.perf_counter() - self.began:.0f} s.")
                print(file=sys.stderr)

        def say(self, words: str) -> None:
            """Writes on, in lines of sixty columns."""
            if self.column + len(words) > 60:
                print(file=sys.stderr)
                self.column = 0
            self.column += len(words)
            print(words, end="", file=sys.stderr, flush=True)
