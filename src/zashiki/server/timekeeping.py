"""The time of a server."""

import time
from collections.abc import Callable

from zashiki.table.timeline import Timeline


class SystemTime(Timeline):
    """The clocks of the machine, of which the wall clock may be set while games run."""

    def __init__(
        self, read_wall: Callable[[], float] = time.time, read_steady: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._read_wall = read_wall
        self._read_steady = read_steady
        self.now()

    def now(self) -> float:
        """The time of the steady clock, for what elapses."""
        steady = self._read_steady()
        self.note(self._read_wall(), steady)
        return steady

    def stamp(self) -> float:
        """The time of the wall clock, for what is stored and shown: seconds since 1970."""
        return self.wall(self.now())
