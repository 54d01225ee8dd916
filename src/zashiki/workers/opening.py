"""Opens the pool that a user names."""

from contextlib import AbstractContextManager

from zashiki.kernel.errors import BadArgument
from zashiki.workers.cluster import Cluster
from zashiki.workers.pool import Pool
from zashiki.workers.processes import ProcessPool


def open_pool(workers: str) -> AbstractContextManager[Pool]:
    """A pool of processes of this machine, given their number, or the Ray cluster at an address."""
    try:
        number = int(workers)
    except ValueError:
        return Cluster(workers)
    if number < 1:
        raise BadArgument(f"There is at least 1 worker, not {workers}.")
    return ProcessPool(number)
