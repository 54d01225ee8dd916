"""PostgreSQL goes away while people play: they are told to wait, nothing is lost or half done, and it recovers."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, text

from tests.server.clients import Person, Player, play_out, until
from tests.server.fork_server import running as running_server
from tests.server.metrics import metric
from tests.server.postgresql import postgresql_server
from tests.server.stores import (
    CHOICE,
    NOW,
    account,
    database_url,
    moved,
    opened,
    running,
    seat_of,
    settings_of,
    with_store,
)
from tests.server.test_services import first_move, received, table, watching
from zashiki.server.errors import InDoubt, Unavailable
from zashiki.server.identity import Identity
from zashiki.server.protocol import Move
from zashiki.server.services import Services
from zashiki.server.store import transactions
from zashiki.server.store.store import Store
from zashiki.table.match import Consequence, MatchResult
from zashiki.table.seats import Seat

WON = Consequence(None, None, MatchResult((1, 2), (0,), (3, 0), "played"), moves=(20, 20))


@pytest.fixture(autouse=True)
def _postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOICE, "postgresql")


def cut(folder: Path) -> None:
    """Cuts all connections to the database of a folder."""
    postgresql_server().terminate_connections(make_url(database_url(folder)).database or "")


@contextmanager
def stopped() -> Iterator[None]:
    """Stops PostgreSQL for a while."""
    server = postgresql_server()
    server.stop()
    try:
        yield
    finally:
        server.start()


def on_commit(store: Store, happen: Callable[[Callable[[], None]], None]) -> None:
    """Lets something happen to the next commit of a store, which it can carry out."""
    dialect = store._database.engine.dialect
    honest = dialect.do_commit

    def commit(connection: Any) -> None:
        faults.undo()
        happen(lambda: honest(connection))
        connection.execute("SELECT 1")  # the answer to the commit does not arrive

    faults = pytest.MonkeyPatch()
    faults.setattr(dialect, "do_commit", commit)


# Connections that are cut


def test_connections_that_were_cut_are_replaced(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        guests = await asyncio.gather(*(store.create_guest("Guest 1234", NOW) for _ in range(3)))
        await asyncio.gather(*(store.player(guest.id) for guest in guests))
        failed = metric("database_failures_total", kind="lost")
        cut(tmp_path)
        found = await asyncio.gather(*(store.player(guest.id) for guest in guests), store.create_guest("Ada", NOW))
        assert found[:3] == guests
        assert await store.player(found[3].id) == found[3]
        assert metric("database_failures_total", kind="lost") > failed

    with_store(tmp_path, work)


def test_a_transaction_that_was_cut_in_the_middle_is_run_again(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada = await account(store, "Ada")
        runs: list[int] = []

        def increase(connection: Connection) -> None:
            connection.execute(text("UPDATE players SET epoch = epoch + 1"))
            runs.append(1)
            if len(runs) == 1:
                cut(tmp_path)
            connection.execute(text("UPDATE players SET epoch = epoch + 1"))

        await store._writer.run(increase)
        assert (len(runs), (await store.player(ada.id)).epoch) == (2, ada.epoch + 2)

    with_store(tmp_path, work)


@pytest.mark.parametrize("arrives", [False, True], ids=["before the commit", "after the commit"])
def test_the_outcome_of_a_commit_that_was_cut_is_found_out(arrives: bool, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def happen(commit: Callable[[], None]) -> None:
            if arrives:
                commit()
            cut(tmp_path)

        people = [await account(store, name) for name in ("Ada", "Grace")]
        game = await running(store, *map(seat_of, people), rated=True)
        on_commit(store, happen)
        await store.append(game.id, moved(0))
        on_commit(store, happen)
        ending = await store.append(game.id, moved(1), WON)
        assert [change.player for change in ending.changes] == [player.id for player in people]
        on_commit(store, happen)
        await store.say(game.id, people[0], "Good game", NOW)
        stored = await store.table(game.id)
        assert (stored.status, stored.entries) == ("over", (moved(0), moved(1)))
        assert [(await store.ratings_of(player.id))["take"].games for player in people] == [1, 1]
        assert [line.text for line in await store.chat_of(game.id)] == ["Good game"]

    with_store(tmp_path, work)


def test_a_deadlock_ends_with_both_done(tmp_path: Path) -> None:
    async def both() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as other:
            ids = [(await account(one, name)).id for name in ("Ada", "Grace")]
            both_hold_one = threading.Barrier(2)

            def take_both(order: list[str]) -> Callable[[Connection], None]:
                meets = [both_hold_one]

                def work(connection: Connection) -> None:
                    for player in order:
                        connection.execute(text("UPDATE players SET epoch = epoch + 1 WHERE id = :id"), {"id": player})
                        if meets:
                            meets.pop().wait()

                return work

            await asyncio.gather(one._writer.run(take_both(ids)), other._writer.run(take_both(ids[::-1])))
            assert [(await one.player(player)).epoch for player in ids] == [3, 3]

    asyncio.run(both())


def test_a_lock_that_is_held_too_long_stops_only_those_who_need_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = [await account(store, name) for name in ("Ada", "Grace")]
        await store._writer.run(lambda connection: connection.execute(text("SET lock_timeout = '50ms'")))
        with store._database.writing.connect() as other:
            other.execute(text("SELECT 1 FROM players WHERE id = :id FOR UPDATE"), {"id": ada.id})
            answers = await asyncio.gather(
                store.end_credentials(ada.id), store.end_credentials(grace.id), return_exceptions=True
            )
        assert [type(answer) for answer in answers] == [Unavailable, type(None)]
        await store.end_credentials(ada.id)

    with_store(tmp_path, work)


# A server that is away


def crash_after(commit: Callable[[], None]) -> None:
    commit()
    postgresql_server().stop(signal.SIGQUIT)


def test_a_game_goes_on_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transactions, "RESOLVING", 0.1)
    monkeypatch.setattr("zashiki.server.alarms.RETRY", 0.05)
    monkeypatch.setattr("zashiki.server.tables.play.RETRY", 0.05)

    async def play() -> None:
        async with Services.open(settings_of(tmp_path)) as server:
            ada, grace = [Identity(await account(server.store, name)) for name in ("Ada", "Grace")]
            game = await table(server, "take", *(seat_of(one.player) for one in (ada, grace)))
            screen = await watching(server, grace, game)
            await received(screen, "table")
            move = Move(table=game, ply=0, move=first_move(server, game))
            with stopped():
                with pytest.raises(Unavailable, match="Wait a few seconds"):
                    await server.play.act(ada, move)
                with pytest.raises(Unavailable, match="Wait a few seconds"):
                    await server.store.table(game)
            on_commit(server.store, crash_after)
            try:
                with pytest.raises(InDoubt, match="see whether this was done"):
                    await server.play.act(ada, move)
                assert server.registry.find(game) is None, "nobody knows what the store has"
            finally:
                postgresql_server().start()
            shown = await received(screen, "table")
            assert [entry["number"] for entry in shown["log"]] == [0], "it is shown as soon as it can be read"
            await server.play.act(ada, move)
            await server.play.act(grace, Move(table=game, ply=1, move=first_move(server, game)))
            assert [entry.number for entry in (await server.store.table(game)).entries] == [0, 1]

    asyncio.run(play())


def test_a_table_that_could_not_be_started_is_started_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Services.open(settings_of(tmp_path)) as server:
            ada = Identity(await account(server.store, "Ada"))
            stored = await server.store.create_table(
                game="take",
                options={},
                seats=[seat_of(ada.player), Seat("warashi", "Warashi 1", level=1)],
                nonces=["00" * 32] * 2,
                secret="5e" * 32,
                now=NOW,
            )

            async def fail(*_: Any) -> None:
                raise Unavailable("It is gone")

            with monkeypatch.context() as patch:
                patch.setattr(server.store, "start_table", fail)
                with pytest.raises(Unavailable):
                    await watching(server, ada, stored.id)
            await watching(server, ada, stored.id)
            assert (await server.store.table(stored.id)).status == "running"

    asyncio.run(play())


@pytest.mark.parametrize("is_asked", [False, True], ids=["by itself", "when the player asks again"])
def test_a_game_whose_last_seat_was_taken_begins_later(
    is_asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zashiki.server.tables.play.RETRY", 1e6 if is_asked else 0.05)

    async def play() -> None:
        async with Services.open(settings_of(tmp_path)) as server:
            ada, grace = [Identity(await account(server.store, name)) for name in ("Ada", "Grace")]
            game = await table(server, "take", seat_of(ada.player), Seat("open"))
            screen = await watching(server, ada, game)

            async def fail(*_: Any) -> None:
                raise Unavailable("It is gone")

            with monkeypatch.context() as patch:
                patch.setattr(server.store, "start_table", fail)
                with pytest.raises(Unavailable):
                    await server.table_commands.sit(game, grace, None, "00" * 32)
            if is_asked:
                assert (await server.table_commands.sit(game, grace, None, "00" * 32)).status == "running"
            while not (await received(screen, "table"))["now"]:
                pass

    asyncio.run(play())


def test_people_are_told_to_wait_and_warashi_plays_on(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        person = Person(server)
        game = person.open_table("take", "me", 1)
        until(lambda: person.look(game)["now"]["legal_moves"], "the player's turn")
        now = person.look(game)["now"]
        with stopped():
            answer = person.http.get("/api/me")
            assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (
                503,
                "unavailable",
                "6",
            )
            refused = person.do("move", table=game, ply=now["ply"], move=now["legal_moves"][0])
            assert (refused["code"], refused["wait"]) == ("unavailable", 5)
            assert person.http.get("/health").json()["code"] == "cannot_store"
        play_out(Player(person, game))
        assert person.get("/api/me/finished")[0]["table"] == game
