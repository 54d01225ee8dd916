"""The priority of threads that calculate for a long time: when the cores are busy, the event loop comes first."""

import os
import sys

NICE = 10
"""What is added to the niceness: such a thread gets about a tenth of what the event loop gets."""


def give_way() -> None:
    """Lowers the priority of the current thread, for good. Only Linux has a niceness for each thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, 0, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
