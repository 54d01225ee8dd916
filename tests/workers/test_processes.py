"""Processes of this machine as a pool."""

import os
import signal

import msgspec
import pytest

from tests.workers.jobs import Process
from zashiki import ZashikiError
from zashiki.kernel.engine import Stop
from zashiki.workers.processes import ProcessPool


class Killed(msgspec.Struct, frozen=True):
    """A job whose process is killed, as the system does when memory runs out."""

    def run(self, _: Stop) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.compiled
def test_a_killed_process_is_an_error_for_its_job_and_all_that_follow() -> None:
    with ProcessPool(1) as pool:
        killed = pool.submit(Killed())
        with pytest.raises(ZashikiError, match="A worker process ended unexpectedly"):
            killed.result()
        with pytest.raises(ZashikiError, match="A worker process ended unexpectedly"):
            pool.submit(Process()).result()
