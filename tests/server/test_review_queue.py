"""Reviews in the background: each is done once, their number is limited, and they survive a restart."""

import asyncio
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE
from tests.server.test_long_logs import played
from tests.server.test_services import with_services
from zashiki.kernel.record import Record
from zashiki.server import review_queue
from zashiki.server.errors import TooFast
from zashiki.server.fair_queue import Client
from zashiki.server.services import Services
from zashiki.server.store.models import ReviewProgress
from zashiki.warashi import Review

ADA, GRACE, EDITH = Client("1.1.1.1", "ada"), Client("1.1.1.1", "grace"), Client("2.2.2.2", "edith")


async def finished(server: Services) -> tuple[str, Record]:
    _, live = await played(server, is_over=True)
    assert live.match
    return live.id, live.match.record()


async def done(server: Services, table: str) -> ReviewProgress:
    async with asyncio.timeout(PATIENCE):
        while True:
            progress = await server.review_queue.progress(table)
            assert progress is not None and progress.state != "failed"
            if progress.state == "done":
                return progress
            await asyncio.sleep(0.01)


def test_a_review_that_is_requested_twice_at_once_is_done_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    review = review_queue.ReviewQueue._review

    async def counted(queue: review_queue.ReviewQueue, table: str, record: Record, client: Client) -> None:
        begun.append(table)
        await review(queue, table, record, client)

    monkeypatch.setattr(review_queue.ReviewQueue, "_review", counted)

    async def work(server: Services) -> None:
        table, record = await finished(server)
        await asyncio.gather(*(server.review_queue.request(table, record, client) for client in (ADA, EDITH)))
        progress = await done(server, table)
        assert begun == [table]
        assert isinstance(progress.result, Review)
        assert [decision.move for decision in progress.result.decisions] == list(record.moves)
        assert progress.done == progress.total == len(record.moves)
        assert (await server.review_queue.request(table, record, ADA)).state == "done"

    with_services(tmp_path, work)


def test_the_reviews_of_a_player_and_of_an_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_queue, "MOST_OF_PLAYER", 1)
    monkeypatch.setattr(review_queue, "MOST_OF_ADDRESS", 2)

    async def never_done(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(review_queue.ReviewQueue, "_review", never_done)

    async def work(server: Services) -> None:
        (first, record), *others = [await finished(server) for _ in range(4)]
        await server.review_queue.request(first, record, ADA)
        second, third, fourth = others
        with pytest.raises(TooFast, match="try again in 60 s") as refused:
            await server.review_queue.request(*second, ADA)
        assert refused.value.wait == 60
        await server.review_queue.request(*second, GRACE)
        with pytest.raises(TooFast):
            await server.review_queue.request(*third, Client(ADA.address, "hedy"))
        await server.review_queue.request(*fourth, EDITH)
        assert await server.review_queue.progress(third[0]) is None

    with_services(tmp_path, work)


def test_a_review_in_progress_ends_with_the_server_and_is_begun_again_with_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    requested: list[str] = []

    async def begin(server: Services) -> None:
        table, record = await finished(server)
        requested.append(table)
        await server.review_queue.request(table, record, ADA)
        await asyncio.sleep(0)
        server.scheduler.stop()

    async def resume(server: Services) -> None:
        [table] = requested
        await done(server, table)

    with_services(tmp_path, begin)
    with_services(tmp_path, resume)
    assert not [entry for entry in caplog.records if entry.levelname == "ERROR"]
