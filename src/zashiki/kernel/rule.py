"""`@rule`: compiles the functions of the rules, and reports on compiling.

A rule is a plain function over a state and numbers. Numba compiles it to machine code, which is stored in the user's
cache folder (`kernel.compile_cache`). With `ZASHIKI_JIT=0` in the environment it runs as plain Python.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, TypeAlias, TypeVar

from zashiki.kernel.catalogue import catalogue

Rule: TypeAlias = Callable[..., Any]
"""A function of the rules."""
Function = TypeVar("Function", bound=Rule)

JIT = os.environ.get("ZASHIKI_JIT", "1") != "0"

if JIT:
    import numba
    from numba.core import event

    from zashiki.kernel.compile_cache import CompileCache


def rule(function: Function) -> Function:
    """Compiles a function of the rules at its first call, or loads it from the cache.

    It is inlined into its callers: one function made of many small ones runs fastest.
    """
    return _compiled(function, inline=True) if JIT else function


def long_rule(function: Function) -> Function:
    """Like `rule`, but not inlined: for long functions with several callers, which would take long to compile."""
    return _compiled(function, inline=False) if JIT else function


def general_rule(function: Function) -> Function:
    """Like `rule`, but compiled once for all constants; other rules are compiled again for every constant argument."""
    return _for_all_constants(rule(function)) if JIT else function


def _for_all_constants(compiled: Any) -> Any:
    """Makes a compiled function forget that an argument is a constant. The optimizer still knows it when it inlines."""
    template = compiled.get_call_template

    def general_template(arguments: Any, named: Any) -> Any:
        plain = {name: numba.types.unliteral(argument) for name, argument in named.items()}
        return template(tuple(map(numba.types.unliteral, arguments)), plain)

    compiled.get_call_template = general_template
    return compiled


def _compiled(function: Function, inline: bool) -> Function:
    # Rules allocate nothing, so there is nothing to count references for, which Numba would
    # otherwise do at every call.
    compiled = numba.njit(nogil=True, error_model="numpy", forceinline=inline, _nrt=False)(function)
    compiled._cache = CompileCache(compiled)
    return compiled


@contextmanager
def report_compiling(name: str, part: str = "all") -> Iterator[None]:
    """Reports on standard error that a part of a game, or of Warashi, is compiled in the meantime.

    It is silent if everything is in the cache. The parts are variants of the message `compiling`.
    """
    what = (name, part)
    if not JIT or _Reporter.is_active or what in _Reporter.finished:
        yield
        return
    reporter = _Reporter(name, part)
    event.register("numba:compile", reporter)
    _Reporter.is_active = True
    try:
        yield
        _Reporter.finished.add(what)
        reporter.finish("done")
    except BaseException:
        reporter.finish("stopped")
        raise
    finally:
        _Reporter.is_active = False
        event.unregister("numba:compile", reporter)


if JIT:

    class _Reporter(event.Listener):  # type: ignore[misc]
        """Prints the name of each function when its compilation starts, but not of those compiled for its sake."""

        is_active = False
        finished: ClassVar[set[tuple[str, str]]] = set()
        """Subjects that were compiled in this process before, so that nothing is left to report."""

        def __init__(self, name: str, part: str) -> None:
            self._name = name
            self._part = part
            self._started: float | None = None
            self._depth = 0
            self._column = 0

        def on_start(self, event: Any) -> None:
            if self._started is None:
                self._started = time.perf_counter()
                self._say(catalogue().text("compiling", name=self._name, part=self._part))
            if self._depth == 0:
                self._print(f" {event.data['dispatcher'].py_func.__name__} …")
            self._depth += 1

        def on_end(self, event: Any) -> None:
            self._depth -= 1

        def finish(self, how: str) -> None:
            if self._started is not None:
                seconds = round(time.perf_counter() - self._started)
                self._say(catalogue().text(f"compiling-{how}", seconds=seconds))
                print(file=sys.stderr)

        def _say(self, sentence: str) -> None:
            for word in sentence.split():
                self._print(f" {word}" if self._column else word)

        def _print(self, text: str) -> None:
            """Continues the text, in lines of sixty columns."""
            if self._column + len(text) > 60:
                print(file=sys.stderr)
                self._column, text = 0, text.removeprefix(" ")
            self._column += len(text)
            print(text, end="", file=sys.stderr, flush=True)
