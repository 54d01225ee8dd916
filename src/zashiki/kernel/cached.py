"""Using rules only if they are compiled already."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from zashiki.kernel.rule import JIT

if JIT:
    from numba.core import event


_lock = threading.Lock()


class NotCompiled(Exception):
    """A rule is needed that is not in the cache."""


@contextmanager
def only_cached() -> Iterator[None]:
    """Raises NotCompiled, instead of compiling, where this thread needs a rule that is not in the cache."""
    if not JIT:
        yield
        return
    # Listeners hear of all threads in the order in which they were registered: this one is to be the first.
    with _lock:
        refusal = _Refusal(threading.get_ident())
        event.register("numba:compile", refusal)
        try:
            yield
        finally:
            event.unregister("numba:compile", refusal)


if JIT:

    class _Refusal(event.Listener):  # type: ignore[misc]
        """Numba announces a compilation after it has looked into the cache, and before it begins."""

        def __init__(self, thread: int) -> None:
            self.thread = thread

        def on_start(self, event: Any) -> None:
            if threading.get_ident() == self.thread:
                raise NotCompiled(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass
