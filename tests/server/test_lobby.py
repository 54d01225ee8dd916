"""The lobby stays usable: quotas of players and addresses, and open tables that nobody attends."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.stores import NOW, new_url, settings_of, with_store
from tests.server.test_services import received, seat_of
from tests.server.test_time import DAY, HOUR, Hands
from zashiki.kernel.fairness import new_secret
from zashiki.server.connections import Connection
from zashiki.server.errors import NotFound, TooMany
from zashiki.server.identity import Identity
from zashiki.server.limits import Limits
from zashiki.server.protocol import Resign, Watch
from zashiki.server.services import Services
from zashiki.server.store.migrate import upgrade
from zashiki.server.store.opening import open_database
from zashiki.server.store.store import Store
from zashiki.server.tables import expiry, quotas
from zashiki.server.tables.specs import TableSpec
from zashiki.table.clock import ABANDONED, Clock, LiveClock, SlowClock
from zashiki.table.seats import Seat

with_both_databases = pytest.mark.usefixtures("database")
MINUTE = 60.0
HERE, ELSEWHERE = "203.0.113.7", "2001:db8:1:2::/64"


class House:
    """A server whose clocks a test moves, and its visitors."""

    def __init__(self, server: Services, hands: Hands) -> None:
        self.server = server
        self.hands = hands

    async def guest(self) -> Identity:
        return Identity(await self.server.store.create_guest("Guest 1234", NOW))

    async def member(self, name: str) -> Identity:
        guest = await self.guest()
        return Identity(await self.server.store.create_account(guest.id, name, "a hash"))

    async def open(
        self, host: Identity, *others: Identity, clock: Clock = None, listed: bool = False, address: str = HERE
    ) -> str:
        """Opens a table with a seat for the host, and for others or anybody."""
        seats = (seat_of(host), *(map(seat_of, others) if others else [Seat("open")]))
        spec = TableSpec(
            game="take",
            options={},
            seats=seats,
            nonces=tuple(None if seat.is_open else new_secret() for seat in seats),
            creator=host.id,
            secret=new_secret(),
            clock=clock,
            listed=listed,
        )
        return (await self.server.table_commands.create(spec, address)).table

    async def join(self, guest: Identity, table: str) -> None:
        await self.server.table_commands.sit(table, guest, None, new_secret())

    async def leave(self, guest: Identity, table: str) -> None:
        await self.server.table_commands.leave(table, guest)

    def connect(self, visitor: Identity) -> Connection:
        connection = Connection(visitor)
        self.server.connections.add(connection)
        return connection

    async def after(self, seconds: float) -> list[str]:
        """The tables in the lobby after some time and a sweep."""
        self.hands.elapsed += seconds
        await self.server.expiry.sweep()
        return [one.table for one in await self.server.table_lists.open_tables()]

    async def is_there(self, table: str) -> bool:
        try:
            await self.server.store.listing(table)
        except NotFound:
            return False
        return True


def with_house(folder: Path, work: Callable[[House], Awaitable[None]], hands: Hands | None = None) -> None:
    async def run() -> None:
        own = hands or Hands()
        async with Services.open(settings_of(folder), time=own.time) as server:
            await work(House(server, own))

    asyncio.run(run())


# Quotas


def test_a_player_has_few_tables_in_the_lobby_and_some_that_wait(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = await house.guest()
        listed = [await house.open(ada, listed=True) for _ in range(3)]
        with pytest.raises(TooMany, match="3 tables in the lobby; leave one") as refusal:
            await house.open(ada, listed=True)
        assert (refusal.value.status, refusal.value.code, refusal.value.wait) == (429, "too_many", 60)
        for _ in range(17):
            await house.open(ada)
        with pytest.raises(TooMany, match="20 open tables"):
            await house.open(ada)
        await house.leave(ada, listed[0])
        await house.open(ada, listed=True)

    with_house(tmp_path, work)


@with_both_databases
def test_a_player_cannot_take_seats_everywhere(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        hog = await house.guest()
        tables = []
        for _ in range(7):
            host = await house.guest()
            tables += [await house.open(host, clock=LiveClock(600), listed=True) for _ in range(3)]
        for table in tables[:20]:
            await house.join(hog, table)
        with pytest.raises(TooMany, match="20 games with a live clock"):
            await house.join(hog, tables[20])
        slow = await house.open(await house.guest(), clock=SlowClock(DAY))
        await house.join(hog, slow)
        await house.server.play.act(hog, Resign(table=tables[0]))
        await house.join(hog, tables[20])

    with_house(tmp_path, work)


def test_unfinished_games_are_limited_generously(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "PLAYER", quotas.Quota(open=20, listed=3, live=2, running=4))

    async def work(house: House) -> None:
        ada, grace = await house.guest(), await house.guest()
        games = [await house.open(ada, grace, clock=SlowClock(DAY)) for _ in range(4)]
        with pytest.raises(TooMany, match="4 unfinished games"):
            await house.open(ada)
        await house.server.play.act(ada, Resign(table=games[0]))
        await house.open(ada)

    with_house(tmp_path, work)
    assert quotas.PLAYER.running < 200


def test_an_address_has_room_for_a_class_and_no_more(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        pupils = [await house.guest() for _ in range(30)]
        tables = [await house.open(pupil, listed=True) for pupil in pupils for _ in range(3)]
        for pupil in pupils:
            for _ in range(5):
                await house.open(pupil)
        strangers = [await house.guest() for _ in range(5)]
        for stranger in strangers[:3]:
            for _ in range(3):
                tables.append(await house.open(stranger, listed=True))
        await house.open(strangers[3], listed=True)
        with pytest.raises(TooMany, match="too many tables in the lobby from your network"):
            await house.open(strangers[3], listed=True)
        await house.open(strangers[4], listed=True, address=ELSEWHERE)
        for pupil, table in zip(pupils, tables[3::3], strict=False):
            await house.join(pupil, table)
        await house.open(strangers[3], listed=True)

    with_house(tmp_path, work)


def test_tables_that_are_opened_at_the_same_time_are_all_counted(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = await house.guest()
        answers = await asyncio.gather(*(house.open(ada, listed=True) for _ in range(10)), return_exceptions=True)
        assert sum(isinstance(answer, str) for answer in answers) == 3
        crowd = [await house.guest() for _ in range(40)]
        flood = (house.open(guest, listed=True, address=ELSEWHERE) for guest in crowd for _ in range(3))
        answers = await asyncio.gather(*flood, return_exceptions=True)
        assert sum(isinstance(answer, str) for answer in answers) == 100

    with_house(tmp_path, work)


def test_addresses_are_forgotten_with_their_tables(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, grace = await house.guest(), await house.guest()
        waiting = await house.open(ada, listed=True)
        played = await house.open(ada, grace, address=ELSEWHERE)
        await house.server.quotas.sweep()
        assert len(house.server.quotas._opened) == 2
        assert HERE not in repr(house.server.quotas.__dict__)
        await house.leave(ada, waiting)
        await house.server.play.act(ada, Resign(table=played))
        await house.server.quotas.sweep()
        assert not house.server.quotas._opened and not house.server.quotas._opening

    with_house(tmp_path, work)


def test_thirty_people_at_one_address_open_and_join_tables_at_once() -> None:
    limits = Limits(now=lambda: 0.0)
    for number in range(30):
        for _ in range(5):
            limits.use("create", f"pupil {number}")
            limits.use("create_by_address", HERE)
            limits.use("join", f"pupil {number}")
            limits.use("join_by_address", HERE)


# Tables that nobody attends


@with_both_databases
def test_a_table_leaves_the_lobby_when_its_player_is_away_and_comes_back_with_them(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, grace = await house.guest(), await house.guest()
        screen = house.connect(ada)
        table = await house.open(ada, listed=True)
        lobby = house.connect(grace)
        await house.server.follow_lobby(lobby, on=True)
        assert [one["table"] for one in (await received(lobby, "tables"))["open"]] == [table]
        assert await house.after(HOUR) == [table], "Ada is here"
        house.server.connections.remove(screen)
        assert await house.after(4 * MINUTE) == [table]
        assert await house.after(2 * MINUTE) == []
        hidden = (await received(lobby, "changed"))["about"]
        assert (hidden["table"], hidden["status"], hidden["listed"]) == (table, "open", False)
        house.connect(ada)
        assert await house.after(0) == [table]
        assert (await received(lobby, "changed"))["about"]["listed"]

    with_house(tmp_path, work)


@with_both_databases
def test_a_table_that_was_left_alone_is_closed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, grace = await house.guest(), await house.guest()
        table = await house.open(ada, listed=True)
        invitation = await house.open(ada)
        screen = house.connect(grace)
        await house.server.broadcaster.watch(screen, Watch(table))
        await house.after(HOUR - MINUTE)
        assert await house.is_there(table)
        await house.after(2 * MINUTE)
        assert not await house.is_there(table)
        assert (await received(screen, "seated"))["status"] == "over"
        assert await house.is_there(invitation), "somebody may still have its link"

    with_house(tmp_path, work)


@with_both_databases
def test_a_slow_game_of_an_account_may_wait_for_its_opponent(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, guest = await house.member("Ada"), await house.guest()
        patient = await house.open(ada, clock=SlowClock(DAY), listed=True)
        await house.open(ada, clock=LiveClock(600), listed=True)
        await house.open(guest, clock=SlowClock(DAY), listed=True)
        assert await house.after(2 * HOUR) == [patient]
        assert await house.after(expiry.PATIENT) == []
        assert not await house.is_there(patient)

    with_house(tmp_path, work)


@with_both_databases
def test_invitations_wait_for_a_week_and_rematches_for_a_day(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, grace = await house.guest(), await house.guest()
        house.connect(ada)
        invitation = await house.open(ada)
        rematches = []
        for clock in (None, LiveClock(600), SlowClock(DAY)):
            game = await house.open(ada, grace, clock=clock)
            await house.server.play.act(ada, Resign(table=game))
            again = await house.server.table_commands.rematch(game, ada, new_secret(), new_secret())
            rematches.append(again.table)
        await house.after(DAY - MINUTE)
        assert all([await house.is_there(table) for table in rematches])
        await house.after(2 * MINUTE)
        assert [await house.is_there(table) for table in (*rematches, invitation)] == [False, False, True, True]
        again = await house.server.table_commands.rematch(game, grace, new_secret(), new_secret())
        assert again.status == "running", "the slow one still waits"
        await house.after(6 * DAY)
        assert not await house.is_there(invitation)

    with_house(tmp_path, work)


def test_after_a_restart_people_have_time_to_come_back(tmp_path: Path) -> None:
    tables: list[str] = []
    hands = Hands()

    async def before(house: House) -> None:
        for name in ("Ada", "Grace"):
            tables.append(await house.open(await house.member(name), listed=True))

    async def after(house: House) -> None:
        hands.elapsed += 10 * HOUR
        house.server.expiry._began = hands.elapsed
        assert sorted(await house.after(MINUTE)) == sorted(tables)
        house.connect(Identity(await house.server.store.player_named("Grace")))
        assert await house.after(5 * MINUTE) == [tables[1]]
        assert [await house.is_there(table) for table in tables] == [False, True]

    with_house(tmp_path, before, hands)
    with_house(tmp_path, after, hands)


def test_a_game_that_starts_meanwhile_is_not_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        ada, grace = await house.guest(), await house.guest()
        table = await house.open(ada, listed=True)

        async def too_late(*_: Any) -> list[str]:
            await house.join(grace, table)
            return [table, "nowhere"]

        monkeypatch.setattr(house.server.store, "expired_tables", too_late)
        await house.after(DAY)
        assert (await house.server.store.listing(table)).status == "running"

    with_house(tmp_path, work)


# Games that nobody plays any more


def test_a_game_without_a_clock_ends_when_nobody_has_moved_for_months(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, grace = await house.guest(), await house.guest()
        table = await house.open(ada, grace)
        screen = house.connect(grace)
        await house.server.broadcaster.watch(screen, Watch(table))
        house.hands.elapsed += ABANDONED + 1
        house.server.play.alarms.set("nobody", house.hands.time.now())  # it looks at the clock again
        update = await received(screen, "update")
        assert (update["happened"]["reason"], update["now"]["outcome"]["winners"]) == ("time", [1])

    with_house(tmp_path, work)


@with_both_databases
def test_games_of_an_earlier_version_without_a_clock_end_too(tmp_path: Path) -> None:
    empty = open_database(new_url(tmp_path))
    with empty.writing.begin() as connection:
        upgrade(connection, "0005")
        for table in ("new", "played"):
            columns = "id, game, options, players, clock, rated, listed, secret, status, created, started, warashi"
            values = f"'{table}', 'take', '{{}}', 2, 'null', false, true, 'secret', 'running', 1.0, 1000.0, false"
            connection.exec_driver_sql(f"INSERT INTO tables ({columns}) VALUES ({values})")
        columns, values = "table_id, number, ply, time, what, player", "'played', 0, 0, 2000.0, '{}', 1"
        connection.exec_driver_sql(f"INSERT INTO entries ({columns}) VALUES ({values})")
    empty.engine.dispose()

    async def look(store: Store) -> None:
        woken = {table.id: table.deadline for table in await store.wake_ups()}
        assert woken == {"new": 1000.0 + ABANDONED, "played": 2000.0 + ABANDONED}

    with_store(tmp_path, look)
