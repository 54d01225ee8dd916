"""The interface of what runs heavy work: processes of this machine, or a Ray cluster."""

from concurrent.futures import Future
from typing import Protocol, TypeVar

from zashiki.kernel.engine import Stop

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Job(Protocol[T_co]):
    """Some work as plain data that can be pickled. It must be pure: it may be run again if its worker dies."""

    def run(self, stop: Stop) -> T_co:
        """Does it; it should end soon after `stop` returns True, and then its result does not matter."""


class Pool(Protocol):
    """Runs jobs."""

    @property
    def cpus(self) -> int:
        """The number of jobs that can run at the same time; 0 if none can run now."""

    def submit(self, job: Job[T]) -> Future[T]:
        """Starts a job as soon as a CPU is free; cancel the future to cancel the job, even while it runs."""
