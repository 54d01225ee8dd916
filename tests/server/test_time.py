"""Clocks and alarms of a server whose wall clock is set while people play."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.stores import NOW, settings_of
from tests.server.test_services import first_move, received, seat_of, watching
from zashiki.kernel.fairness import new_secret
from zashiki.server import alarms
from zashiki.server.alarms import Alarms
from zashiki.server.identity import Identity
from zashiki.server.protocol import Move
from zashiki.server.services import Services
from zashiki.server.tables.live_table import NO_ENTRIES
from zashiki.server.tables.specs import TableSpec
from zashiki.server.timekeeping import SystemTime
from zashiki.table.clock import LAG_ALLOWANCE, Clock, LiveClock, SlowClock

HOUR = 3600.0
DAY = 24 * HOUR


class Hands:
    """The hands of both clocks, which only a test moves."""

    def __init__(self) -> None:
        self.set_by = 0.0
        self.elapsed = 0.0
        self.time = SystemTime(lambda: NOW + self.set_by + self.elapsed, lambda: self.elapsed)


Work = Callable[[Services, Hands, Identity, Identity], Awaitable[None]]


def with_hands(folder: Path, work: Work) -> None:
    async def run() -> None:
        hands = Hands()
        async with Services.open(settings_of(folder), time=hands.time) as server:
            people = [Identity(await server.store.create_guest(name, NOW)) for name in ("Ada", "Grace")]
            await work(server, hands, *people)

    asyncio.run(run())


async def table(server: Services, clock: Clock, *people: Identity) -> str:
    spec = TableSpec(
        game="take",
        options={},
        seats=tuple(seat_of(person) for person in people),
        nonces=tuple(new_secret() for _ in people),
        creator=people[0].id,
        secret=new_secret(),
        clock=clock,
    )
    return (await server.table_commands.create(spec)).table


async def left(server: Services, table: str, seat: int) -> float:
    """The seconds that a seat has left."""
    async with server.registry.at(table) as live:
        now = live.view(seat, NO_ENTRIES, ()).now
        assert now and now.clocks
        seconds = now.clocks[seat]
        assert seconds is not None
        return seconds


@pytest.mark.parametrize("clock", [LiveClock(600), SlowClock(2 * DAY)])
@pytest.mark.parametrize("step", [-HOUR, HOUR, 100 * DAY])
def test_setting_the_wall_clock_takes_and_gives_no_time(step: float, clock: Clock, tmp_path: Path) -> None:
    assert clock

    async def work(server: Services, hands: Hands, ada: Identity, grace: Identity) -> None:
        game = await table(server, clock, ada, grace)
        await server.play.act(ada, Move(table=game, ply=0, move=first_move(server, game)))
        hands.elapsed += 100
        hands.set_by += step
        assert await left(server, game, 1) == pytest.approx(clock.seconds - 100, abs=LAG_ALLOWANCE)
        server.registry.drop(game)
        assert await left(server, game, 1) == pytest.approx(clock.seconds - 100, abs=LAG_ALLOWANCE), "from the store"
        hands.elapsed += 100
        await server.play.act(grace, Move(table=game, ply=1, move=first_move(server, game)))
        stored = (await server.store.table(game)).entries
        assert stored[1].time - stored[0].time == pytest.approx(step + 200)
        assert (await server.store.listing(game)).status == "running"

    with_hands(tmp_path, work)


@pytest.mark.parametrize("clock", [LiveClock(600), SlowClock(HOUR)])
@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_time_is_up_when_it_has_elapsed_wherever_the_wall_clock_is(step: float, clock: Clock, tmp_path: Path) -> None:
    assert clock

    async def work(server: Services, hands: Hands, ada: Identity, grace: Identity) -> None:
        game = await table(server, clock, ada, grace)
        screen = await watching(server, grace, game)
        hands.set_by += step
        hands.elapsed += clock.seconds + 1
        server.play.alarms.set("nobody", hands.time.now())  # it looks at the clock again
        update = await received(screen, "update")
        assert (update["happened"]["reason"], update["now"]["outcome"]["winners"]) == ("time", [1])

    with_hands(tmp_path, work)


def test_alarms_that_were_replaced_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarms, "FEW", 10)

    async def ring(_: str) -> None:
        pass

    async def work() -> None:
        clock = Alarms(ring, lambda: 0.0)
        for number in range(1000):
            for name in "abcde":
                clock.set(name, 1000.0 - number)
        assert len(clock._queue) <= 20
        assert heapq.nsmallest(1, clock._queue) == [(1.0, "a")]

    asyncio.run(work())
