"""A real Ray cluster with two workers: the server's searches, and contests in which workers die.

All in one module, so that as few processes of the test suite as possible start a cluster.
"""

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.effort import SOAK
from tests.server import waiting
from tests.server.clients import Person, Server, supervised
from tests.workers.jobs import BEGUN, ENDED, GO, HOLD, Deadly, HeldRound, Mistake, Patient, Process, Search, noted
from tests.workers.ray_cluster import CONNECT_SECONDS, PATIENCE, RayCluster
from tests.workers.serve_on_cluster import ADDRESS
from zashiki import BadArgument, Position
from zashiki.research import arena
from zashiki.research.arena import Results, Round, contest
from zashiki.server.fair_queue import Client
from zashiki.server.scheduler import Scheduler
from zashiki.workers import cluster as cluster_module
from zashiki.workers.cluster import Cluster, WorkersCrashed

pytestmark = pytest.mark.compiled
ADA = Client("1.1.1.1", "ada")
until, soon = partial(waiting.until, patience=PATIENCE), partial(waiting.soon, patience=PATIENCE)
ROUNDS, HELD = 6, 2


@pytest.fixture(scope="module")
def ray() -> Iterator[RayCluster]:
    running = RayCluster()
    try:
        yield running
    finally:
        running.close()


@pytest.fixture(scope="module")
def cluster(ray: RayCluster) -> Iterator[Cluster]:
    """A connection to the cluster that all tests but one share. The first attempt to connect is out of time at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster_module, "CONNECT_SECONDS", (0.0, *CONNECT_SECONDS))
        with Cluster(ray.address) as cluster:
            yield cluster


def test_a_job_runs_on_a_worker_and_its_error_is_the_callers(cluster: Cluster) -> None:
    assert cluster.cpus == 2
    assert cluster.submit(Process()).result(PATIENCE) != os.getpid()
    with pytest.raises(BadArgument, match="no such thing") as raised:
        cluster.submit(Mistake()).result(PATIENCE)
    assert "in run" in raised.value.__notes__[0]


def test_a_search_that_is_cancelled_ends(cluster: Cluster, tmp_path: Path) -> None:
    search = cluster.submit(Search(str(tmp_path)))
    until(lambda: noted(tmp_path, BEGUN), "the search to begin")
    assert search.cancel()
    until(lambda: noted(tmp_path, ENDED), "the search to end")


def test_a_job_that_kills_its_workers_is_given_up(cluster: Cluster, tmp_path: Path) -> None:
    with pytest.raises(WorkersCrashed, match="its workers died"):
        cluster.submit(Deadly(str(tmp_path))).result(PATIENCE)
    assert len(set(noted(tmp_path, BEGUN))) > 1
    assert cluster.submit(Process()).result(PATIENCE)


class HoldingPool:
    """A cluster on which one round waits in the middle."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self._cluster, self._folder = cluster, folder
        self.cpus = cluster.cpus

    def submit(self, job: Any) -> Future[Any]:
        assert isinstance(job, Round)
        return self._cluster.submit(HeldRound(job, str(self._folder)) if job.number == HELD else job)


def test_a_contest_is_the_same_if_a_worker_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    match = contest("take", ["warashi1", "random"], seed=5)

    def kill_worker() -> None:
        until(lambda: noted(tmp_path, BEGUN), "the round to be played")
        os.kill(noted(tmp_path, BEGUN)[0], signal.SIGKILL)
        until(lambda: len(noted(tmp_path, BEGUN)) == 2, "the round to be played again")
        (tmp_path / GO).touch()

    results = Results(match)
    with ThreadPoolExecutor(1) as other:
        killing = other.submit(kill_worker)
        assert len(list(arena.run(results, ROUNDS, HoldingPool(cluster, tmp_path)))) == ROUNDS
        killing.result()
    first, second = noted(tmp_path, BEGUN)
    assert first != second
    assert results.rounds == {"0-1": [arena.play_round(match, (0, 1), number).points for number in range(ROUNDS)]}


def test_jobs_of_a_lost_cluster_run_here_until_it_is_back(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "RETRY", 0.1)
    job = Patient(position=Position.deal("take", seed=1), folder=str(tmp_path))

    async def main() -> None:
        scheduler = Scheduler(1, cluster=cluster)
        try:
            running = scheduler.submit(job, ADA)
            await soon(lambda: len(noted(tmp_path, BEGUN)) == 1)
            os.kill(cluster._gateway._process.pid, signal.SIGKILL)
            await soon(lambda: len(noted(tmp_path, BEGUN)) == 2)
            (tmp_path / GO).touch()
            assert await running == os.getpid()
            await soon(lambda: cluster.cpus == 2)
            assert await scheduler.submit(job, ADA) != os.getpid()
        finally:
            await scheduler.close()

    asyncio.run(main())
    assert noted(tmp_path, BEGUN)[1] == os.getpid() != noted(tmp_path, BEGUN)[0]


def test_moves_hints_and_reviews_of_a_server_come_from_the_cluster(ray: RayCluster, tmp_path: Path) -> None:
    (tmp_path / ADDRESS).write_text(ray.client_address if SOAK else ray.address)
    server = Server(tmp_path, "tests.workers.serve_on_cluster")
    server.patience = PATIENCE + sum(CONNECT_SECONDS)
    with supervised(server):
        person = Person(server)
        table = person.open_table("take", "me", 6)
        person.play_any(table)
        until(lambda: person.look(table)["now"]["player"] == 0, "Warashi's move")
        hints = person.post(f"/api/tables/{table}/hint")
        assert hints[0]["move"] in person.look(table)["now"]["legal_moves"]
        (tmp_path / HOLD).touch()
        with ThreadPoolExecutor(1) as other:
            asking = other.submit(person.http.post, f"/api/tables/{table}/hint")
            until(lambda: noted(tmp_path, BEGUN), "the hint to begin")
            person.play_any(table)
            assert asking.result(PATIENCE).status_code == 409
        until(lambda: noted(tmp_path, ENDED), "the hint to end")
        until(lambda: person.look(table)["now"]["player"] == 0, "Warashi's move")
        person.do("resign", table=table)
        person.post(f"/api/tables/{table}/review")
        until(lambda: person.get(f"/api/tables/{table}/review")["state"] == "done", "the review")
        review = person.get(f"/api/tables/{table}/review")["result"]
        assert len(review["decisions"]) == 4
