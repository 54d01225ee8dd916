"""Long work in slices: everything else goes on in between, and owners take turns."""

import asyncio
from collections.abc import Iterator

import pytest

from zashiki.server import slices
from zashiki.server.slices import Slices


@pytest.fixture(autouse=True)
def _short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice is one step, however fast it is."""
    monkeypatch.setattr(slices, "SLICE", 0.0)


def test_others_have_a_turn_after_every_slice_of_all_work() -> None:
    async def work() -> None:
        log: list[str] = []

        def steps() -> Iterator[None]:
            for _ in range(10):
                log.append("step")
                yield

        async def others() -> None:
            while True:
                log.append("turn")
                await asyncio.sleep(0)

        everything, other = Slices(), asyncio.create_task(others())
        await asyncio.gather(*(everything.run(steps(), owner) for owner in ("ada", "grace", "edith")))
        other.cancel()
        assert log.count("step") == 30
        assert "step step" not in " ".join(log)

    asyncio.run(work())


def test_a_lot_of_work_delays_only_its_owner() -> None:
    async def work() -> None:
        done: list[str] = []
        everything = Slices()

        async def run(owner: str) -> None:
            await everything.run(iter(range(10)), owner)
            done.append(owner)

        await asyncio.gather(*(run("flood") for _ in range(20)), run("ada"))
        assert done.index("ada") <= 1

    asyncio.run(work())


def test_work_that_fails_stops_nothing_else() -> None:
    async def work() -> None:
        def fail() -> Iterator[None]:
            yield
            raise ValueError("a step failed")

        everything = Slices()
        failed, *_ = await asyncio.gather(
            everything.run(fail(), "ada"), everything.run(iter(range(3)), "ada"), return_exceptions=True
        )
        assert isinstance(failed, ValueError)
        await everything.run(iter(range(3)), "ada")

    asyncio.run(work())
