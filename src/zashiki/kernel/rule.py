"""`@rule`, the one place that knows how rules are compiled.

A rule is a plain function over a record and numbers. With the compiler it becomes machine code, kept
in the user's cache folder; with `ZASHIKI_JIT=0` in the environment it runs as it stands.

Numba's cache looks only at the file of the cached function, not at the functions it calls. So the
folder is named after a digest of everything that can be compiled in: the kernel, every registered
game, and the folder of the function itself.
"""

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from platformdirs import user_cache_path

from zashiki.kernel.entry_points import game_entry_points

Rule: TypeAlias = Callable[..., Any]
"""A function of the rules. The compiler checks its types; to others it takes and gives anything."""

JIT = os.environ.get("ZASHIKI_JIT", "1") != "0"

if JIT:
    import numba
    from numba.core import event


def rule(function: Rule) -> Rule:
    """Compiles a function of the rules at its first call, or takes it from the cache.

    It becomes part of each of its callers: one function made of many small ones runs fastest.
    """
    return _compiled(function, inline=True) if JIT else function


def long_rule(function: Rule) -> Rule:
    """Like `rule`, for long functions with several callers: they are called, so that compiling takes less time."""
    return _compiled(function, inline=False) if JIT else function


def _compiled(function: Rule, inline: bool) -> Rule:
    folder = _cache_folder(Path(sys.modules[function.__module__].__file__ or "").parent)
    before = numba.config.CACHE_DIR
    try:
        # Numba reads its setting when a function is decorated; other people's functions keep theirs.
        numba.config.CACHE_DIR = str(folder or "")
        # Rules allocate nothing, so there is nothing to count references for, which Numba would
        # otherwise do at every call.
        compile = numba.njit(cache=folder is not None, nogil=True, error_model="numpy", forceinline=inline, _nrt=False)
        return compile(function)
    finally:
        numba.config.CACHE_DIR = before


@cache
def _cache_folder(home: Path) -> Path | None:
    """The cache folder for functions that live in `home`; None where nothing can be written."""
    folder = user_cache_path("zashiki", appauthor=False) / "compiled" / digest(home)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _forget_old(folder.parent)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _forget_old(cache_folder: Path) -> None:
    """Removes what was compiled from sources that nobody has run for a month."""
    month_ago = time.time() - 30 * 24 * 3600
    for folder in cache_folder.iterdir():
        if folder.stat().st_mtime < month_ago:
            shutil.rmtree(folder, ignore_errors=True)


@cache
def digest(home: Path) -> str:
    """Names the sources that a function in `home` can be compiled from."""
    folders = {Path(__file__).parent, home, *(_home(game) for game in game_entry_points().values())}
    total = sha256()
    for path in sorted(path for folder in folders for path in folder.glob("**/*.py")):
        total.update(f"{path}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def _home(game: EntryPoint) -> Path:
    try:
        spec = find_spec(game.module)
    except ModuleNotFoundError:  # registered, but not there any more
        spec = None
    return Path((spec and spec.origin) or __file__).parent


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
