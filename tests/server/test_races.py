"""Two processes that change the same things in PostgreSQL at the same moment.

The first transaction has done everything but its commit when the second one begins. The second one must either wait for
the first, or be independent of it: whatever happens, the result is one that either order could have had.
"""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from operator import methodcaller
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, event, text

from tests.server.stores import CHOICE, NONCES, NOW, SECRET, account, moved, opened, running, seat_of
from zashiki.kernel.errors import because
from zashiki.server.errors import LogConflict, NameTaken, NotFound, NotSignedIn, RematchExists, SeatTaken, TooMany
from zashiki.server.ratings import Rating
from zashiki.server.store import processes, transactions
from zashiki.server.store.entries import add_entries
from zashiki.server.store.models import Player, ReviewProgress, Table, Unfinished
from zashiki.server.store.processes import TakenOver
from zashiki.server.store.row_mapping import entry_columns
from zashiki.server.store.schema import NOBODY
from zashiki.server.store.store import Store
from zashiki.server.store.tables import Quota
from zashiki.table.log import Entry, Withdrawn
from zashiki.table.match import Consequence, MatchResult
from zashiki.table.seats import Seat

OPEN, WARASHI = Seat("open"), Seat("warashi", "Warashi 3", level=3)
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
WON = Consequence(None, None, MatchResult((1, 2), (0,), (3, 0), "played"), moves=(20, 20))


class Scene(NamedTuple):
    """Two processes with one database, and who and what is in it."""

    one: Store
    other: Store
    ada: Player
    grace: Player

    async def open_table(self, *seats: Seat, previous: str | None = None, quota: Quota | None = None) -> Table:
        nonces = [None if seat.is_open else NONCES[0] for seat in seats]
        return await self.one.create_table(
            game="take",
            options={},
            seats=seats,
            nonces=nonces,
            secret=SECRET,
            now=NOW,
            creator=self.ada.id,
            previous=previous,
            quota=quota,
        )

    async def race(self, first: Awaitable[Any], second: Awaitable[Any]) -> list[Any]:
        """The answers of the first, which the one process does, and of the second, which the other does meanwhile."""
        async with self._paused_before_commit() as is_paused:
            doing = asyncio.ensure_future(first)
            await asyncio.to_thread(is_paused.wait)
            rival = asyncio.ensure_future(second)
            while not rival.done() and not await self.waiting():
                await asyncio.sleep(0)
        return list(await asyncio.gather(doing, rival, return_exceptions=True))

    @asynccontextmanager
    async def _paused_before_commit(self) -> AsyncIterator[threading.Event]:
        is_paused, goes_on = threading.Event(), threading.Event()

        def pause(connection: Connection) -> None:
            is_paused.set()
            goes_on.wait()

        event.listen(self.one._database.writing, "commit", pause)
        try:
            yield is_paused
        finally:
            goes_on.set()

    async def waiting(self) -> int:
        """The number of transactions that wait for a lock."""
        return int((await self.one._all(text(WAITING)))[0][0])


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Scene], Awaitable[None]]], None]:
    """Runs something in a new scene."""
    monkeypatch.setenv(CHOICE, "postgresql")

    def run(work: Callable[[Scene], Awaitable[None]]) -> None:
        async def scene() -> None:
            async with opened(tmp_path) as one, opened(tmp_path) as other:
                await work(Scene(one, other, await account(one, "Ada"), await account(one, "Grace")))

        asyncio.run(scene())

    return run


Play = Callable[[Callable[[Scene], Awaitable[None]]], None]


def kinds(answers: Sequence[Any]) -> list[str]:
    return [type(answer).__name__ for answer in answers]


# Seats


def test_two_players_want_the_same_seat(play: Play) -> None:
    async def work(scene: Scene) -> None:
        table = await scene.open_table(OPEN, OPEN)
        answers = await scene.race(
            scene.one.take_seat(table.id, 0, seat_of(scene.ada), NONCES[0]),
            scene.other.take_seat(table.id, 0, seat_of(scene.grace), NONCES[0]),
        )
        assert kinds(answers) == ["NoneType", "SeatTaken"]
        assert (await scene.other.table(table.id)).seats == (seat_of(scene.ada), OPEN)

    play(work)


def test_a_player_takes_two_seats(play: Play) -> None:
    async def work(scene: Scene) -> None:
        table = await scene.open_table(OPEN, OPEN)
        stores = (scene.one, scene.other)
        ada = seat_of(scene.ada)
        answers = await scene.race(
            *(store.take_seat(table.id, seat, ada, NONCES[0]) for seat, store in enumerate(stores))
        )
        assert kinds(answers) == ["NoneType", "SeatTaken"]
        assert (await scene.other.table(table.id)).seats == (ada, OPEN)

    play(work)


def test_a_seat_is_left_while_the_game_starts(play: Play) -> None:
    async def work(scene: Scene) -> None:
        for turn in range(2):
            table = await scene.open_table(seat_of(scene.ada), seat_of(scene.grace))
            acts = [methodcaller("leave_table", table.id, scene.ada.id), methodcaller("start_table", table.id, NOW)]
            first, second = acts[turn], acts[1 - turn]
            answers = await scene.race(first(scene.one), second(scene.other))
            assert isinstance(answers[1], SeatTaken)
            stored = await scene.other.table(table.id)
            assert stored.status == ("running" if turn else "open")
            assert stored.seats[0].is_open == (turn == 0)

    play(work)


def test_a_table_starts_twice(play: Play) -> None:
    async def work(scene: Scene) -> None:
        table = await scene.open_table(seat_of(scene.ada), WARASHI)
        answers = await scene.race(scene.one.start_table(table.id, NOW), scene.other.start_table(table.id, NOW + 1))
        assert kinds(answers) == ["NoneType", "SeatTaken"]
        assert (await scene.other.table(table.id)).started == NOW

    play(work)


def test_somebody_joins_while_the_last_player_leaves(play: Play) -> None:
    async def work(scene: Scene) -> None:
        table = await scene.open_table(seat_of(scene.ada), OPEN)
        join = scene.one.take_seat(table.id, 1, seat_of(scene.grace), NONCES[0])
        assert await scene.race(join, scene.other.leave_table(table.id, scene.ada.id)) == [None, False]
        assert (await scene.other.table(table.id)).seats == (OPEN, seat_of(scene.grace))
        late = scene.other.take_seat(table.id, 0, seat_of(scene.ada), NONCES[0])
        left, refused = await scene.race(scene.one.leave_table(table.id, scene.grace.id), late)
        assert left and isinstance(refused, NotFound)

    play(work)


def test_both_players_want_a_rematch(play: Play) -> None:
    async def work(scene: Scene) -> None:
        game = await running(scene.one, seat_of(scene.ada), seat_of(scene.grace))
        created, refused = await scene.race(
            scene.open_table(seat_of(scene.ada), OPEN, previous=game.id),
            scene._replace(one=scene.other).open_table(OPEN, seat_of(scene.grace), previous=game.id),
        )
        assert isinstance(refused, RematchExists)
        assert await scene.other.rematch_of(game.id) == created.id

    play(work)


# Quotas


def one_table(have: Counter[Unfinished]) -> None:
    if have.total():
        raise TooMany(because("quota", what="open", most=0))


@pytest.mark.parametrize("other", ["open", "join"])
@pytest.mark.parametrize("one", ["open", "join"])
def test_a_player_gets_no_more_tables_than_the_quota_allows(one: str, other: str, play: Play) -> None:
    async def work(scene: Scene) -> None:
        waiting = [await scene.open_table(seat_of(scene.grace), OPEN) for _ in range(2)]

        def sit(how: str, store: Store, table: Table) -> Awaitable[Any]:
            ada = seat_of(scene.ada)
            if how == "join":
                return store.take_seat(table.id, 1, ada, NONCES[0], one_table)
            return scene._replace(one=store).open_table(ada, OPEN, quota=one_table)

        answers = await scene.race(sit(one, scene.one, waiting[0]), sit(other, scene.other, waiting[1]))
        assert isinstance(answers[1], TooMany) and not isinstance(answers[0], Exception)

    play(work)


# Logs


def test_two_entries_for_the_same_place(play: Play) -> None:
    async def work(scene: Scene) -> None:
        table = await running(scene.one, seat_of(scene.ada), seat_of(scene.grace))
        answers = await scene.race(
            scene.one.append(table.id, moved(0, move="A")), scene.other.append(table.id, moved(0, move="B"))
        )
        assert kinds(answers) == ["Ending", "LogConflict"]
        with pytest.raises(LogConflict):
            await scene.other.append(table.id, moved(0, move="B"))
        await scene.other.append(table.id, moved(1, move="B"))
        stored = (await scene.one.table(table.id)).entries
        assert stored == (moved(0, move="A"), moved(1, move="B"))

    play(work)


def test_an_entry_while_the_game_ends(play: Play) -> None:
    async def work(scene: Scene) -> None:
        for entry in (moved(0), moved(1)):
            table = await running(scene.one, seat_of(scene.ada), seat_of(scene.grace))
            resigned = Entry(0, 0, NOW + 9, Withdrawn(0, "resigned"))
            answers = await scene.race(scene.one.append(table.id, resigned, WON), scene.other.append(table.id, entry))
            assert kinds(answers) == ["Ending", "LogConflict"]
            stored = await scene.other.table(table.id)
            assert (stored.status, stored.entries) == ("over", (resigned,))

    play(work)


def test_entries_of_the_same_tables_in_opposite_order(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transactions, "ATTEMPTS", 1)  # a deadlock would not be made up for

    async def work(scene: Scene) -> None:
        tables = sorted([(await running(scene.one, WARASHI, WARASHI)).id for _ in range(5)])
        held = scene.one._database.writing.connect()  # stops both in the middle
        held.execute(
            text("INSERT INTO entries (table_id, number, time, what) VALUES (:id, 0, 0, '')"), {"id": tables[2]}
        )
        adding = []
        for store, order in ((scene.one, tables), (scene.other, tables[::-1])):
            rows = [entry_columns(table, moved(0), Consequence(1, None, None)) for table in order]
            adding.append(asyncio.ensure_future(store._writer.run(partial(add_entries, rows=rows))))
            while await scene.waiting() != len(adding):
                await asyncio.sleep(0)
        held.close()
        answers = await asyncio.gather(*adding, return_exceptions=True)
        assert kinds(answers) == ["NoneType", "IntegrityError"]

    play(work)


def test_a_table_is_read_while_it_changes(play: Play) -> None:
    async def work(scene: Scene) -> None:
        table = await running(scene.one, seat_of(scene.ada), seat_of(scene.grace))
        await scene.one.append(table.id, moved(0))
        last = Entry(1, 1, NOW + 9, Withdrawn(0, "resigned"))

        def read(connection: Connection) -> list[Any]:
            """Two looks in one transaction, with the end of the game in between."""
            look = text("SELECT status, (SELECT count(*) FROM entries) FROM tables")
            before = connection.execute(look).one()
            asyncio.run_coroutine_threadsafe(scene.other.append(table.id, last, WON), loop).result()
            return [before, connection.execute(look).one()]

        loop = asyncio.get_running_loop()
        assert await scene.one._read(read) == [("running", 1), ("running", 1)]
        assert (await scene.one.table(table.id)).status == "over"

    play(work)


# Ratings


def test_games_of_the_same_players_end(play: Play) -> None:
    async def work(scene: Scene) -> None:
        grace, ada = seat_of(scene.grace), seat_of(scene.ada)
        games = [await running(scene.one, *seats, rated=True) for seats in ((ada, grace), (grace, ada))]
        last = Entry(0, 0, NOW + 9, Withdrawn(1, "resigned"))
        first, second = await scene.race(
            scene.one.append(games[0].id, last, WON), scene.other.append(games[1].id, last, WON)
        )
        assert {change.player: change.after for change in first.changes} == {
            change.player: change.before for change in second.changes
        }
        for player in (scene.ada, scene.grace):
            assert (await scene.one.ratings_of(player.id))["take"].games == 2

    play(work)


def test_a_game_ends_while_results_are_undone(play: Play) -> None:
    async def work(scene: Scene) -> None:
        grace, ada = seat_of(scene.grace), seat_of(scene.ada)
        edith = await account(scene.one, "Edith")
        farmed, honest = [await running(scene.one, ada, other, rated=True) for other in (grace, seat_of(edith))]
        last = Entry(0, 0, NOW + 9, Withdrawn(1, "resigned"))
        await scene.one.append(farmed.id, last, WON)
        undone, ending = await scene.race(
            scene.one.undo_results([scene.ada.id, scene.grace.id]), scene.other.append(honest.id, last, WON)
        )
        assert undone.tables == (farmed.id,)
        assert [change.before for change in ending.changes] == [Rating(), Rating()], "as if it had been her first game"
        assert (await scene.one.ratings_of(scene.ada.id))["take"].games == 1

    play(work)


def test_a_pair_starts_more_rated_games_than_count(play: Play) -> None:
    async def work(scene: Scene) -> None:
        tables = [
            await scene.one.create_table(
                game="take",
                options={},
                seats=[seat_of(scene.ada), seat_of(scene.grace)],
                nonces=NONCES,
                secret=SECRET,
                now=NOW,
                rated=True,
            )
            for _ in range(2)
        ]
        await scene.race(
            *(
                store.start_table(table.id, NOW, pair_limit=1)
                for store, table in zip((scene.one, scene.other), tables, strict=True)
            )
        )
        assert [(await scene.one.table(table.id)).rated for table in tables] == [True, False]

    play(work)


# Processes


async def process_of(store: Store, table: str) -> str:
    """The process that minds a game or makes a review."""
    either = "SELECT process FROM leases WHERE table_id = :id UNION SELECT process FROM reviews WHERE table_id = :id"
    return str((await store._all(text(either).bindparams(id=table)))[0].process)


async def fall_asleep(store: Store, process: str) -> None:
    """Registers a process that counts as dead already."""
    await store.register(process, NOW, alone=False)
    await store.retire()


def test_two_processes_divide_the_games_of_a_dead_one(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST_AT_ONCE", 2)

    async def work(scene: Scene) -> None:
        games = {(await running(scene.one, WARASHI, WARASHI)).id for _ in range(3)}
        await scene.one.register("one", NOW, alone=False)
        await scene.other.register("other", NOW, alone=False)
        first, second = await scene.race(scene.one.take_over(), scene.other.take_over())
        assert (len(first.tables), len(second.tables)) == (2, 1)
        assert {*first.tables, *second.tables} == games

    play(work)


@pytest.mark.parametrize("begins", ["game", "review"])
def test_something_begins_at_a_process_that_is_removed_as_dead(begins: str, play: Play) -> None:
    async def work(scene: Scene) -> None:
        async def begin(store: Store) -> None:
            await (store.start_table(table.id, NOW) if begins == "game" else store.begin_review(table.id))

        table = await scene.open_table(WARASHI, WARASHI)
        await scene.one.register("awake", NOW, alone=False)
        await fall_asleep(scene.other, "asleep")
        removed, begun = await scene.race(scene.one.take_over(), begin(scene.other))
        assert (removed, begun) == (TakenOver((), ()), None)
        assert await process_of(scene.one, table.id) == NOBODY, "whoever looks next takes it"

        table = await scene.open_table(WARASHI, WARASHI)
        await fall_asleep(scene.one, "asleep")
        await scene.other.register("watchful", NOW, alone=False)
        begun, _ = await scene.race(begin(scene.one), scene.other.take_over())
        assert begun is None
        assert await process_of(scene.one, table.id) == "asleep"
        await scene.other.take_over()
        assert await process_of(scene.one, table.id) == "watchful"

    play(work)


def test_a_process_wakes_up_while_its_games_are_taken_over(play: Play) -> None:
    async def work(scene: Scene) -> None:
        for wakes_first in (False, True):
            near, far = (scene.other, scene.one) if wakes_first else (scene.one, scene.other)
            await near.register(f"awake{wakes_first:d}", NOW, alone=False)
            await fall_asleep(far, f"tired{wakes_first:d}")
            game = (await running(far, WARASHI, WARASHI)).id

            async def wake_up(store: Store = far) -> set[str]:
                assert not await store.renew()
                return await store.minded()

            acts = [near.take_over(), wake_up()]
            answers = await scene.race(*(acts[::-1] if wakes_first else acts))
            taken, minded = answers[::-1] if wakes_first else answers
            assert (game in taken.tables, game in minded) == (not wakes_first, wakes_first), "one of them minds it"
            assert await process_of(near, game) == (far if wakes_first else near).process

    play(work)


def test_a_review_is_begun_twice(play: Play) -> None:
    async def work(scene: Scene) -> None:
        table = await running(scene.one, seat_of(scene.ada), seat_of(scene.grace))
        begun = [store.begin_review(table.id) for store in (scene.one, scene.other)]
        assert await scene.race(*begun) == [True, False]

    play(work)


def test_a_commitment_is_used_twice(play: Play) -> None:
    async def work(scene: Scene) -> None:
        await scene.one.add_commitment("digest", scene.ada.id, SECRET, NOW, NOW + 9)
        used = [store.use_commitment("digest", scene.ada.id, NOW) for store in (scene.one, scene.other)]
        assert await scene.race(*used) == [SECRET, None]

    play(work)


def test_two_processes_suggest_a_key(play: Play) -> None:
    async def work(scene: Scene) -> None:
        assert await scene.race(scene.one.key(b"one"), scene.other.key(b"other")) == [b"one", b"one"]

    play(work)


# Players


def test_two_guests_want_the_same_name(play: Play) -> None:
    async def work(scene: Scene) -> None:
        guests = [await scene.one.create_guest("Guest 1234", NOW) for _ in range(2)]
        answers = await scene.race(
            scene.one.create_account(guests[0].id, "Edith", ""), scene.other.create_account(guests[1].id, "EDITH", "")
        )
        assert kinds(answers) == ["Player", "NameTaken"]
        assert isinstance(answers[1], NameTaken) and (await scene.one.player(guests[1].id)).is_guest

    play(work)


def test_a_guest_registers_twice(play: Play) -> None:
    async def work(scene: Scene) -> None:
        guest = await scene.one.create_guest("Guest 1234", NOW)
        answers = await scene.race(
            scene.one.create_account(guest.id, "Edith", ""), scene.other.create_account(guest.id, "Hedy", "")
        )
        assert kinds(answers) == ["Player", "NotFound"]
        assert (await scene.other.player(guest.id)).name == "Edith"

    play(work)


@pytest.mark.parametrize("add", ["session", "token"])
def test_a_credential_is_made_while_all_of_them_end(add: str, play: Play) -> None:
    async def work(scene: Scene) -> None:
        async def log_in(store: Store, player: Player) -> None:
            if add == "session":
                await store.add_session(player, "a digest", NOW, NOW + 9)
            else:
                await store.add_token(player, "a digest", "a bot", NOW, NOW + 9)

        ended, refused = await scene.race(scene.one.set_password(scene.ada.id, "new"), log_in(scene.other, scene.ada))
        assert ended is None and isinstance(refused, NotSignedIn)
        ada = await scene.one.player(scene.ada.id)
        assert await scene.race(log_in(scene.one, ada), scene.other.end_credentials(ada.id)) == [None, None]
        assert await scene.one.valid_among(["a digest"], NOW) == set()

    play(work)


def test_two_processes_delete_the_same_expired_sessions(play: Play) -> None:
    async def work(scene: Scene) -> None:
        for number in range(20):
            await scene.one.add_session(scene.ada, f"old {number}", NOW, NOW + 9)
        answers = await scene.race(
            scene.one.add_session(scene.ada, "one", NOW + 10, NOW + 99),
            scene.other.add_session(scene.grace, "other", NOW + 10, NOW + 99),
        )
        assert answers == [None, None]
        assert await scene.one._all(text("SELECT digest FROM sessions ORDER BY digest")) == [("one",), ("other",)]

    play(work)


def test_a_player_is_deleted_while_taking_a_seat(play: Play) -> None:
    async def work(scene: Scene) -> None:
        for turn in range(2):
            guest = await scene.one.create_guest("Guest 1234", NOW)
            table = await scene.open_table(seat_of(scene.ada), OPEN)
            sit = methodcaller("take_seat", table.id, 1, seat_of(guest), NONCES[0])
            acts = [sit, methodcaller("delete_player", guest.id)]
            answers = await scene.race(acts[turn](scene.one), acts[1 - turn](scene.other))
            assert kinds(answers) == (["NoneType", "NotFound"] if turn else ["NoneType", "NoneType"])
            assert (await scene.one.table(table.id)).seats == (seat_of(scene.ada), OPEN)

    play(work)


def test_a_player_is_deleted_while_the_game_starts(play: Play) -> None:
    async def work(scene: Scene) -> None:
        guest = await scene.one.create_guest("Guest 1234", NOW)
        table = await scene.open_table(seat_of(scene.ada), seat_of(guest))
        answers = await scene.race(scene.one.start_table(table.id, NOW), scene.other.delete_player(guest.id))
        assert answers == [None, None]
        stored = await scene.one.table(table.id)
        assert (stored.status, stored.seats[1].name) == ("running", "Somebody"), "there is no open seat in a game"

    play(work)


def test_a_player_is_muted_twice(play: Play) -> None:
    async def work(scene: Scene) -> None:
        mutes = [store.mute(scene.ada.id, scene.grace.id) for store in (scene.one, scene.other)]
        assert await scene.race(*mutes) == [None, None]
        assert await scene.other.mutes(scene.ada.id) == {scene.grace.id}

    play(work)


def test_a_review_is_stored_twice(play: Play) -> None:
    async def work(scene: Scene) -> None:
        table = await running(scene.one, seat_of(scene.ada), seat_of(scene.grace))
        reviews = [ReviewProgress("running", done, 9) for done in (1, 2)]
        saved = [
            store.save_review(table.id, review) for store, review in zip((scene.one, scene.other), reviews, strict=True)
        ]
        assert await scene.race(*saved) == [None, None]
        assert await scene.one.review_of(table.id) == reviews[1]

    play(work)
