"""Tables in the store: from open to running to over, and a log that cannot fork."""

import asyncio
from pathlib import Path

import pytest

from tests.server.stores import NONCES, NOW, SECRET, account, moved, running, seat_of, with_store
from zashiki.server.errors import LogConflict, NotFound, Refused, SeatTaken
from zashiki.server.store.models import Ending, WakeUp
from zashiki.server.store.store import Store
from zashiki.table.clock import LiveClock
from zashiki.table.log import Entry, Moved, TakeBackRequested, Withdrawn
from zashiki.table.match import Consequence, Match, MatchResult
from zashiki.table.seats import Seat

WON = MatchResult((1, 2), (0,), (3, 0), "resigned")
WARASHI = Seat("warashi", "Warashi 3", level=3)
pytestmark = pytest.mark.usefixtures("database")


def test_a_table_from_open_to_over_survives_a_restart(tmp_path: Path) -> None:
    first = Entry(0, 0, NOW + 2, Moved(0, "A"), (299.0, 300.0))
    last = Entry(1, 1, NOW + 3, Withdrawn(1, "resigned"), (299.0, 299.0))

    async def open_one(store: Store) -> str:
        ada, grace = seat_of(await account(store, "Ada")), seat_of(await store.create_guest("Grace", NOW))
        table = await store.create_table(
            game="take",
            options={"ninja_repeats": "no"},
            seats=[ada, Seat("open")],
            nonces=[NONCES[0], None],
            secret=SECRET,
            now=NOW,
            clock=LiveClock(300.0, 5.0),
            listed=True,
            creator=ada.player,
        )
        assert await store.table(table.id) == table
        await store.take_seat(table.id, 1, grace, NONCES[1])
        await store.start_table(table.id, NOW + 1, deadline=NOW + 301)
        return table.id

    async def play(store: Store) -> None:
        assert (await store.table(table_id)).deadline == NOW + 301
        await store.append(table_id, first, Consequence(None, NOW + 302, None))
        assert (await store.table(table_id)).deadline == NOW + 302
        assert await store.append(table_id, last, Consequence(None, None, WON)) == Ending()

    table_id = with_store(tmp_path, open_one)
    with_store(tmp_path, play)
    table = with_store(tmp_path, lambda store: store.table(table_id))
    assert (table.status, table.started, table.ended, table.deadline) == ("over", NOW + 1, NOW + 3, None)
    assert (table.clock, table.result) == (LiveClock(300.0, 5.0), WON)
    assert [(seat.kind, seat.name) for seat in table.seats] == [("person", "Ada"), ("guest", "Grace")]
    assert table.entries == (first, last)
    assert (table.setup.secret, table.setup.nonces) == (SECRET, NONCES)


def test_a_match_is_rebuilt_from_the_store(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        ada, grace = seat_of(await account(store, "Ada")), seat_of(await account(store, "Grace"))
        table = await running(store, ada, grace)
        match = Match(table.setup, table.started or 0.0)
        for number in range(6):
            entry = match.move(match.player or 0, match.ply, match.position.legal_moves[0], NOW + 10 + number)
            await store.append(table.id, entry, Consequence(match.player, match.deadline, match.result))
            match.accept(entry)
        table = await store.table(table.id)
        again = Match(table.setup, table.started or 0.0, table.entries)
        assert again.position == match.position
        assert again.entries == match.entries

    with_store(tmp_path, play)


def test_only_one_of_many_players_gets_a_seat(tmp_path: Path) -> None:
    async def rush(store: Store) -> None:
        guests = [seat_of(await store.create_guest(f"Guest {number}", NOW)) for number in range(20)]
        table = await store.create_table(
            game="take", options={}, seats=[Seat("open")] * 2, nonces=[None] * 2, secret=SECRET, now=NOW
        )
        wishes = [store.take_seat(table.id, number % 2, guest, NONCES[0]) for number, guest in enumerate(guests)]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        assert answers.count(None) == 2
        assert sum(isinstance(answer, SeatTaken) for answer in answers) == 18
        taken = (await store.table(table.id)).seats
        assert {answers.index(None), 19 - answers[::-1].index(None)} == {guests.index(seat) for seat in taken}

    with_store(tmp_path, rush)


def test_seats_can_be_left_and_taken_while_the_table_is_open(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = [seat_of(await account(store, name)) for name in ("Ada", "Grace")]
        table = await store.create_table(
            game="take", options={}, seats=[ada, grace], nonces=NONCES, secret=SECRET, now=NOW
        )
        assert not await store.leave_table(table.id, ada.player or "")
        assert (await store.table(table.id)).seats == (Seat("open"), grace)
        with pytest.raises(SeatTaken):
            await store.start_table(table.id, NOW)
        with pytest.raises(SeatTaken):  # nobody plays against themselves
            await store.take_seat(table.id, 0, grace, NONCES[0])
        await store.take_seat(table.id, 0, ada, NONCES[0])
        await store.start_table(table.id, NOW)
        for too_late in (store.leave_table(table.id, ada.player or ""), store.start_table(table.id, NOW)):
            with pytest.raises(SeatTaken):
                await too_late
        assert (await store.table(table.id)).seats == (ada, grace)

    with_store(tmp_path, work)


def test_an_open_table_ends_when_the_last_player_leaves(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada = seat_of(await account(store, "Ada"))
        table = await store.create_table(
            game="take", options={}, seats=[ada, WARASHI], nonces=NONCES, secret=SECRET, now=NOW
        )
        assert await store.leave_table(table.id, ada.player or "")
        for gone in (
            store.table(table.id),
            store.leave_table(table.id, ada.player or ""),
            store.take_seat(table.id, 0, WARASHI, NONCES[0]),
            store.start_table(table.id, NOW),
            store.append(table.id, moved(0)),
            store.append(table.id, moved(0), Consequence(None, None, WON)),
        ):
            with pytest.raises(NotFound):
                await gone

    with_store(tmp_path, work)


def test_only_the_first_of_two_entries_at_the_same_place_is_stored(tmp_path: Path) -> None:
    async def race(store: Store) -> None:
        table = await running(store, WARASHI, WARASHI)
        rivals = [store.append(table.id, moved(0, move=move)) for move in "ABCD"]
        answers = await asyncio.gather(*rivals, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Ending, LogConflict, LogConflict, LogConflict]
        with pytest.raises(LogConflict):
            await store.append(table.id, moved(0, move="E"), Consequence(None, None, WON))
        same_ply = Entry(1, 0, NOW + 9, Moved(0, "F"))
        with pytest.raises(LogConflict):
            await store.append(table.id, same_ply)
        await store.append(table.id, Entry(1, None, NOW + 9, TakeBackRequested(0, 0)))
        await store.append(table.id, Entry(2, None, NOW + 9, TakeBackRequested(0, 0)))
        now = await store.table(table.id)
        assert now.status == "running"
        assert [entry.ply for entry in now.entries] == [0, None, None]
        assert now.entries[0] == moved(0)

    with_store(tmp_path, race)


def test_a_failing_write_does_not_affect_others(tmp_path: Path) -> None:
    async def crowd(store: Store) -> None:
        tables = [await running(store, WARASHI, WARASHI) for _ in range(30)]
        for table in tables[::3]:
            await store.append(table.id, moved(0, move="A"))
        answers = await asyncio.gather(
            *(store.append(table.id, moved(0, move="B")) for table in tables),
            store.append("nowhere", moved(0)),
            store.take_seat(tables[0].id, 0, WARASHI, NONCES[0]),
            store.create_guest("Ada", NOW),
            return_exceptions=True,
        )
        refused = [isinstance(answer, Refused) for answer in answers]
        assert refused == [number % 3 == 0 for number in range(30)] + [True, True, False]
        for number, table in enumerate(tables):
            (entry,) = (await store.table(table.id)).entries
            assert entry.change == Moved(0, "A" if number % 3 == 0 else "B")

    with_store(tmp_path, crowd)


def test_pending_writes_are_completed_when_the_store_closes(tmp_path: Path) -> None:
    async def leave(store: Store) -> tuple[str, list["asyncio.Task[object]"]]:
        table = await running(store, WARASHI, WARASHI)
        tasks: list[asyncio.Task[object]] = [
            asyncio.create_task(store.append(table.id, moved(number))) for number in range(50)
        ]
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(RuntimeError, match="closed"):
            await store.append(table.id, moved(50))
        await asyncio.gather(*tasks)
        return table.id, tasks

    table_id, tasks = with_store(tmp_path, leave)
    assert not any(task.exception() for task in tasks)
    table = with_store(tmp_path, lambda store: store.table(table_id))
    assert [entry.number for entry in table.entries] == list(range(50))


def test_a_cancelled_writer_does_not_affect_others(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await running(store, WARASHI, WARASHI)
        task = asyncio.create_task(store.append(table.id, moved(0)))
        await asyncio.sleep(0)
        task.cancel()
        await store.append(table.id, moved(1))
        assert task.cancelled()
        assert len((await store.table(table.id)).entries) == 2

    with_store(tmp_path, work)


def test_the_lobby_shows_listed_tables_newest_first(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        opened = [
            await store.create_table(
                game=game,
                options={},
                seats=[WARASHI, Seat("open")],
                nonces=[NONCES[0], None],
                secret=SECRET,
                now=NOW + age,
                listed=age != 2,
            )
            for age, game in enumerate(["take", "naishi", "take", "take"])
        ]
        one, two, _, four = (table.id for table in opened)
        assert [listing.id for listing in await store.open_tables()] == [four, two, one]
        assert [listing.id for listing in await store.open_tables("take")] == [four, one]
        await store.take_seat(one, 1, WARASHI, NONCES[0])
        await store.start_table(one, NOW)
        assert [listing.id for listing in await store.open_tables("take")] == [four]
        assert [listing.id for listing in await store.running_tables()] == [one]
        assert not hasattr((await store.running_tables())[0], "secret")

    with_store(tmp_path, work)


def test_a_players_tables_and_finished_games_in_pages(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        tables = [await running(store, seat_of(ada), seat_of(grace)) for _ in range(7)]
        going_on = {table.id for table in tables[5:]}
        for table in tables[:5]:
            entry = Entry(0, 0, NOW + 10 + tables.index(table) // 2, Withdrawn(1, "resigned"))
            await store.append(table.id, entry, Consequence(None, None, WON))
        assert {listing.id for listing in await store.tables_of(grace.id)} == going_on
        first = await store.finished_of(ada.id, limit=3)
        second = await store.finished_of(ada.id, before=first[-1].id, limit=3)
        seen = [listing.id for listing in first + second]
        assert sorted(seen) == sorted(table.id for table in tables[:5])
        assert [listing.ended for listing in first + second] == [NOW + 12, NOW + 11, NOW + 11, NOW + 10, NOW + 10]
        assert await store.finished_of(ada.id, game="naishi") == []
        with pytest.raises(NotFound):
            await store.finished_of(ada.id, before=tables[6].id)

    with_store(tmp_path, work)


def test_tables_to_wake_have_a_deadline_or_warashi(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = seat_of(await account(store, "Ada")), seat_of(await account(store, "Grace"))
        await running(store, ada, grace)
        late = await running(store, ada, grace, deadline=NOW + 200)
        soon = await running(store, ada, grace, deadline=NOW + 100)
        played = await running(store, ada, grace, deadline=NOW + 50)
        await store.append(played.id, moved(0), Consequence(None, None, None))
        spirit = await running(store, ada, WARASHI)
        left = await running(store, ada, grace)
        await store.append(left.id, Entry(0, 0, NOW, Withdrawn(1, "left")))
        over = await running(store, ada, WARASHI, deadline=NOW)
        await store.append(over.id, moved(0), Consequence(None, NOW, WON))
        woken = await store.wake_ups()
        assert woken[:2] == [WakeUp(soon.id, NOW + 100, False), WakeUp(late.id, NOW + 200, False)]
        assert {(wake.id, wake.deadline, wake.warashi) for wake in woken[2:]} == {
            (spirit.id, None, True),
            (left.id, None, True),
        }

    with_store(tmp_path, work)


def test_a_table_can_start_from_a_snapshot_and_be_a_rematch(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        before = await running(store, WARASHI, WARASHI)
        table = await store.create_table(
            game="take",
            options={},
            seats=[WARASHI, WARASHI],
            nonces=NONCES,
            secret=SECRET,
            now=NOW,
            snapshot={"game": "take", "stacks": [["a"]]},
            previous=before.id,
        )
        again = await store.table(table.id)
        assert await store.rematch_of(before.id) == table.id
        assert await store.rematch_of(table.id) is None
        assert (again.snapshot, again.previous) == ({"game": "take", "stacks": [["a"]]}, before.id)

    with_store(tmp_path, work)
