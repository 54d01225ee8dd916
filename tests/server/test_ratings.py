"""Ratings: which results count, and how those that should not are removed."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from tests.server.stores import NOW, account, database_url, moved, new_url, opened, running, seat_of, with_store
from tests.server.test_services import account as signed_up
from tests.server.test_services import seat_of as seat_for
from tests.server.test_services import with_services
from zashiki.cli import app
from zashiki.kernel.fairness import new_secret
from zashiki.kernel.registry import installed_games
from zashiki.server import admin
from zashiki.server.protocol import Resign
from zashiki.server.ratings import GAMES_PER_PAIR, PAIR_PERIOD, Rating, least_moves, rate
from zashiki.server.services import Services
from zashiki.server.store.migrate import upgrade
from zashiki.server.store.models import Ending, Player, Table
from zashiki.server.store.opening import open_database
from zashiki.server.store.store import Store
from zashiki.server.tables.specs import TableSpec
from zashiki.table.clock import LiveClock
from zashiki.table.log import Entry, WithdrawalReason, Withdrawn
from zashiki.table.match import Consequence, MatchResult

LEAST = least_moves("take")
pytestmark = pytest.mark.usefixtures("database")


def resigned(*ranks: int) -> MatchResult:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return MatchResult(ranks, winners, (0,) * len(ranks), "resigned")


def played(*ranks: int) -> MatchResult:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return MatchResult(ranks, winners, (0,) * len(ranks), "played")


async def left_by(
    store: Store,
    loser: int,
    *people: Player,
    moves: Sequence[int],
    reason: WithdrawalReason = "left",
    after: float = 2.0,
) -> Ending:
    """The end of a rated game that one of the players leaves."""
    table = await running(store, *map(seat_of, people), rated=True)
    result = resigned(*(2 if seat == loser else 1 for seat in range(len(people))))
    withdrawal = Entry(0, 0, NOW + after, Withdrawn(loser, reason))
    return await store.append(table.id, withdrawal, Consequence(None, None, result, tuple(moves)))


async def shown(store: Store, *people: Player) -> list[int | None]:
    """The ratings at Ta-Ke; None for players without one."""
    ratings = [(await store.ratings_of(person.id)).get("take") for person in people]
    return [None if rating is None else rating.shown for rating in ratings]


# What counts


def test_games_without_moves_lift_nobody(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        for number in range(34):
            await left_by(store, number % 2, ada, grace, moves=(0, 0))
        assert await store.leaderboard("take") == []
        assert all(rating is not None and rating < 1300 for rating in await shown(store, ada, grace))

    with_store(tmp_path, work)


@pytest.mark.parametrize("reason", ["left", "time", "resigned"])
def test_a_player_who_leaves_early_loses_rating_and_nobody_gains_any(reason: WithdrawalReason, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        ending = await left_by(store, 1, ada, grace, moves=(LEAST, LEAST - 1), reason=reason)
        assert ending.uncounted == "too_short"
        assert await shown(store, ada, grace) == [None, 1422]
        assert [change.player for change in ending.changes] == [grace.id]

    with_store(tmp_path, work)


@pytest.mark.parametrize("reason", ["left", "time", "resigned"])
def test_a_player_who_leaves_later_loses_to_the_others(reason: WithdrawalReason, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        ending = await left_by(store, 1, ada, grace, moves=(LEAST, LEAST), reason=reason)
        assert (ending.uncounted, await shown(store, ada, grace)) == (None, [1578, 1422])

    with_store(tmp_path, work)


def test_a_game_that_is_played_to_its_end_counts_however_short(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        table = await running(store, seat_of(ada), seat_of(grace), rated=True)
        ending = await store.append(table.id, moved(0), Consequence(None, None, played(1, 2), (1, 0)))
        assert (ending.uncounted, await shown(store, ada, grace)) == (None, [1578, 1422])

    with_store(tmp_path, work)


def test_games_that_end_in_two_processes_at_the_same_time_all_count(tmp_path: Path) -> None:
    async def both() -> None:
        async with opened(tmp_path) as near, opened(tmp_path) as far:
            people = [await account(near, name) for name in ("Ada", "Grace")]
            tables = [await running(near, *map(seat_of, people), rated=True) for _ in range(20)]

            async def end(store: Store, some: Sequence[Table]) -> None:
                for table in some:
                    await store.append(table.id, moved(0), Consequence(None, None, played(1, 2)))

            await asyncio.gather(end(near, tables[:10]), end(far, tables[10:]))
            assert [(await near.ratings_of(one.id))["take"].games for one in people] == [20, 20]

    asyncio.run(both())


def test_those_who_stay_are_rated_among_those_who_played(tmp_path: Path) -> None:
    enough = least_moves("ninjato")

    async def work(store: Store) -> None:
        people = [await account(store, name) for name in ("Ada", "Grace", "Hedy")]
        table = await running(store, *map(seat_of, people), game="ninjato", rated=True)
        await store.append(table.id, Entry(0, 0, NOW, Withdrawn(2, "left")), Consequence(0, None, None))
        result = MatchResult((1, 2, 2), (0,), (0, 0, 0), "resigned")
        last = Entry(1, 1, NOW, Withdrawn(1, "resigned"))
        ending = await store.append(table.id, last, Consequence(None, None, result, (enough, enough, 1)))
        winner, loser = rate([Rating(), Rating()], [1, 2])
        early = rate([Rating()] * 3, [1, 2, 2])[2]
        assert [change.after for change in ending.changes] == [winner, loser, early]

    with_store(tmp_path, work)


def test_every_game_says_how_many_moves_it_needs() -> None:
    assert {game: least_moves(game) for game in installed_games()} == {"naishi": 3, "ninjato": 20, "take": 7}


# Games of the same two


def test_further_games_of_two_players_on_one_day_are_not_rated(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace, hedy = [seat_of(await account(store, name)) for name in ("Ada", "Grace", "Hedy")]

        async def rated(one: object, other: object, after: float = 0.0, game: str = "take") -> bool:
            table = await running(store, one, other, rated=True, pair_limit=3, now=NOW + after, game=game)  # type: ignore[arg-type]
            assert table.uncounted == (None if table.rated else "pair_limit")
            return table.rated

        assert [await rated(ada, grace) for _ in range(5)] == [True, True, True, False, False]
        assert not await rated(grace, ada), "in whichever order they sit"
        assert await rated(ada, hedy) and await rated(ada, grace, game="naishi")
        assert not await rated(ada, grace, after=PAIR_PERIOD - 10)
        assert await rated(ada, grace, after=PAIR_PERIOD + 10)
        table = await running(store, ada, grace, pair_limit=3)
        assert (table.rated, table.uncounted) == (False, None)

    with_store(tmp_path, work)


def test_a_rematch_beyond_the_limit_is_played_unrated(tmp_path: Path) -> None:
    async def work(server: Services) -> None:
        ada, grace = await signed_up(server, "Ada"), await signed_up(server, "Grace")
        spec = TableSpec(
            game="take",
            options={},
            seats=(seat_for(ada), seat_for(grace)),
            nonces=(new_secret(), new_secret()),
            creator=ada.id,
            secret=new_secret(),
            clock=LiveClock(600),
            rated=True,
        )
        tables = [await server.table_commands.create(spec)]
        for _ in range(GAMES_PER_PAIR):
            await server.play.act(ada, Resign(table=tables[-1].table))
            rematch = await server.table_commands.rematch(tables[-1].table, ada, new_secret(), new_secret())
            tables.append(await server.table_commands.sit(rematch.table, grace, None, new_secret()))
        assert [table.rated for table in tables] == [True] * GAMES_PER_PAIR + [False]
        assert tables[-1].uncounted == "pair_limit"
        await server.play.act(ada, Resign(table=tables[-1].table))
        again = await server.table_commands.rematch(tables[-1].table, ada, new_secret(), new_secret())
        assert again.rated, "tomorrow it counts"

    with_services(tmp_path, work)


# Removing results


async def history(store: Store, results: Sequence[tuple[Player, Player]]) -> list[str]:
    """Rated games, as pairs of winner and loser; returns the tables."""
    tables = []
    for number, (winner, loser) in enumerate(results):
        table = await running(store, seat_of(winner), seat_of(loser), rated=True)
        entry = Entry(0, 0, NOW + number, moved(0).change)
        await store.append(table.id, entry, Consequence(None, None, played(1, 2), (9, 9)))
        tables.append(table.id)
    return tables


def test_ratings_without_the_removed_results_are_as_if_they_had_not_been_played(tmp_path: Path) -> None:
    async def work(farmed: Store, honest: Store) -> None:
        for store in (farmed, honest):
            for name in ("Ada", "Grace", "Hedy"):
                await account(store, name)

        async def people(store: Store) -> list[Player]:
            return [await store.player_named(name) for name in ("Ada", "Grace", "Hedy")]

        ada, grace, hedy = await people(farmed)
        tables = await history(farmed, [(hedy, ada), *[(ada, grace)] * 12, (hedy, grace), (ada, hedy)])
        ada_, grace_, hedy_ = await people(honest)
        await history(honest, [(hedy_, ada_), (hedy_, grace_), (ada_, hedy_)])

        before = await shown(farmed, ada, grace, hedy)
        trial = await farmed.undo_results([ada.id, grace.id], dry_run=True)
        assert await shown(farmed, ada, grace, hedy) == before, "nothing has changed yet"
        undone = await farmed.undo_results([ada.id, grace.id])
        assert undone == trial
        assert sorted(undone.tables) == sorted(tables[1:13])
        after = await shown(honest, ada_, grace_, hedy_)
        assert await shown(farmed, ada, grace, hedy) == after != before
        corrected = {one.name: (one.before.shown, one.after.shown) for one in undone.corrections}
        assert [corrected[name] for name in ("Ada", "Grace", "Hedy")] == list(zip(before, after, strict=True))
        assert (await farmed.listing(tables[1])).uncounted == "undone"
        assert (await farmed.undo_results([ada.id, grace.id])).tables == (), "they are removed once"

    async def both() -> None:
        async with opened(tmp_path / "farmed") as farmed, opened(tmp_path / "honest") as honest:
            await work(farmed, honest)

    asyncio.run(both())


def test_all_results_of_one_account_can_be_removed(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace, hedy = [await account(store, name) for name in ("Ada", "Grace", "Hedy")]
        await history(store, [(ada, grace), (grace, hedy), (ada, hedy)])
        undone = await admin.undo_results(store, ["ada"])
        assert len(undone.tables) == 2
        assert await shown(store, ada, grace, hedy) == [None, 1578, 1422]

    with_store(tmp_path, work)


def test_computing_ratings_again_changes_nothing_by_itself(tmp_path: Path) -> None:
    """Also for Warashi, for games that were left, and against players who were deleted since."""

    async def work(store: Store) -> None:
        ada, grace, hedy, joan = [await account(store, name) for name in ("Ada", "Grace", "Hedy", "Joan")]
        await history(store, [(grace, ada), (hedy, grace), (grace, hedy), (ada, grace), (grace, joan)])
        await left_by(store, 1, ada, hedy, moves=(2, 2), after=100)
        await left_by(store, 0, ada, hedy, moves=(20, 20), after=200)
        await store.delete_player(grace.id)
        before = [await store.ratings_of(one.id) for one in (ada, hedy)]
        undone = await store.undo_results([joan.id])
        assert len(undone.tables) == 1
        assert [await store.ratings_of(one.id) for one in (ada, hedy)] == before

    with_store(tmp_path, work)


def test_a_game_that_ends_while_ratings_are_computed_again_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store, server: Store) -> None:
        ada, grace, hedy = [await account(store, name) for name in ("Ada", "Grace", "Hedy")]
        await history(store, [(ada, grace), (grace, hedy)])
        read, endings = store._read, iter([(hedy, grace), (hedy, grace)])

        async def read_while_a_game_ends(query: Any) -> Any:
            answer = await read(query)
            await history(server, [ending] if (ending := next(endings, None)) else [])
            return answer

        with monkeypatch.context() as patch:
            patch.setattr(store, "_read", read_while_a_game_ends)
            await store.undo_results([ada.id])
        assert (await store.ratings_of(hedy.id))["take"].games == 3
        assert await store.ratings_of(ada.id) == {}
        again = await store.undo_results([grace.id], dry_run=True)
        assert len(again.tables) == 3

    async def both() -> None:
        async with opened(tmp_path) as store, opened(tmp_path) as server:
            await work(store, server)

    asyncio.run(both())


def test_rated_games_of_an_earlier_version_still_count(tmp_path: Path) -> None:
    empty = open_database(new_url(tmp_path))
    with empty.writing.begin() as connection:
        upgrade(connection, "0003")
        for player in ("ada", "grace"):
            columns = "id, kind, name, key, password, epoch, banned, created"
            values = f"'{player}', 'account', '{player}', '{player}', '', 0, false, 1.0"
            connection.exec_driver_sql(f"INSERT INTO players ({columns}) VALUES ({values})")
        columns = "id, game, options, players, clock, rated, listed, secret, status, created, ended, warashi, result"
        values = "'old', 'take', '{}', 2, 'null', true, true, 'secret', 'over', 1.0, 2.0, false, :result"
        result = msgspec.json.encode(played(1, 2)).decode()
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), {"result": result})
        for seat, player in enumerate(("ada", "grace")):
            columns, values = "table_id, seat, kind, player, name", f"'old', {seat}, 'person', '{player}', ''"
            connection.exec_driver_sql(f"INSERT INTO seats ({columns}) VALUES ({values})")
    empty.engine.dispose()

    async def work(store: Store) -> None:
        hedy, ada = await account(store, "Hedy"), await store.player("ada")
        await history(store, [(hedy, ada)])
        await store.undo_results([hedy.id])
        assert await shown(store, ada, await store.player("grace")) == [1578, 1422]

    with_store(tmp_path, work)


def test_results_are_removed_on_the_command_line(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        await history(store, [(ada, grace)] * 2)

    async def look(store: Store) -> list[int | None]:
        return await shown(store, await store.player_named("Ada"), await store.player_named("Grace"))

    with_store(tmp_path, play)
    before = with_store(tmp_path, look)
    where = ["--database", database_url(tmp_path)]
    trial = CliRunner().invoke(app, ["admin", "undo-ratings", "Ada", "Grace", "--dry-run", *where])
    assert "Rated games to remove: 2" in trial.output
    assert f"take  Ada: {before[0]} in 2 games, then 1500 in 0" in trial.output
    refused = CliRunner().invoke(app, ["admin", "undo-ratings", "Ada", "Grace", *where], input="n\n")
    assert refused.exit_code == 1 and with_store(tmp_path, look) == before
    done = CliRunner().invoke(app, ["admin", "undo-ratings", "Ada", "Grace", "--yes", *where])
    assert "removed" in done.output and with_store(tmp_path, look) == [None, None]
