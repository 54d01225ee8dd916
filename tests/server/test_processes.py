"""Several server processes with one database and one bus: everything is the same whichever a player is connected to."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from typer.testing import CliRunner

from tests.server.bus_server import bus_server
from tests.server.metrics import metric
from tests.server.stores import database_url, execute, settings_of
from tests.server.test_services import account, first_move, in_lobby, received, seat_of, table, watching
from tests.server.waiting import PATIENCE, soon
from zashiki.cli import app as cli
from zashiki.kernel.errors import ZashikiError
from zashiki.kernel.fairness import commit, new_secret
from zashiki.server import admin, bus, minding, notifications, services
from zashiki.server.bus import Bus, CannotUseBus, check_bus
from zashiki.server.connections import Connection
from zashiki.server.errors import TooFast, Unavailable
from zashiki.server.fair_queue import Client
from zashiki.server.identity import Identity
from zashiki.server.jobs import HintJob, Job
from zashiki.server.limits import RATES
from zashiki.server.notifications import BusNotifier, ProcessRetired
from zashiki.server.protocol import Answer, Move, Resign, TakeBack
from zashiki.server.services import Services
from zashiki.server.store import processes
from zashiki.server.store.base import as_json
from zashiki.server.store.database import Database
from zashiki.server.store.models import ReviewProgress
from zashiki.server.store.opening import open_database
from zashiki.server.store.processes import OthersServe
from zashiki.server.tables.specs import TableSpec
from zashiki.table.clock import LiveClock
from zashiki.table.match import Match
from zashiki.table.seats import Seat

pytestmark = pytest.mark.usefixtures("database")


def with_two_servers(folder: Path, work: Callable[[Services, Services], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = settings_of(folder, bus=bus_server().url)
        async with AsyncExitStack() as stack:
            near, far = [await stack.enter_async_context(Services.open(settings)) for _ in range(2)]
            await connected(near, far)
            await work(near, far)

    asyncio.run(run())


async def legal_move(server: Services, table: str) -> str:
    """A legal move, even if the table is not in memory."""
    async with server.registry.at(table):
        return first_move(server, table)


async def connected(*servers: Services) -> None:
    """Waits until all servers hear each other and can play."""
    for server in servers:
        await soon(lambda server=server: server.notifier.is_up and server.minding.takes_over)  # type: ignore[misc]


def test_everything_at_a_table_reaches_the_watchers_of_another_server(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        guest = Identity(await near.store.create_guest("Guest 1234", time.time()))
        spectator = await in_lobby(far, ada)
        game = await table(near, "take", seat_of(guest), Seat("open"), listed=True)
        assert (await received(spectator, "changed"))["about"]["table"] == game

        screen = await watching(far, grace, game)
        assert (await received(screen, "table"))["now"] is None
        registered = await near.store.create_account(guest.id, "Hedy", "a hash")
        await near.rename(registered)
        assert (await received(screen, "seated"))["seats"][0]["name"] == "Hedy"

        await near.table_commands.sit(game, grace, None, new_secret())
        shown = await received(screen, "table")
        assert (shown["about"]["status"], shown["seat"], shown["now"]["number"]) == ("running", 1, 0)

        hedy = Identity(registered)
        await watching(near, hedy, game)
        assert [seat["present"] for seat in (await received(screen, "seated"))["seats"]] == [True, True]

        await near.play.act(hedy, Move(table=game, ply=0, move=await legal_move(near, game)))
        update = await received(screen, "update")
        assert (update["happened"]["number"], update["now"]["player"]) == (0, 1)
        await far.play.act(grace, Move(table=game, ply=1, move=await legal_move(far, game)))
        assert (await received(screen, "update"))["happened"]["number"] == 1

        await near.table_commands.say(game, hedy, "Good luck")
        assert (await received(screen, "chat"))["said"]["text"] == "Good luck"

        await near.play.act(hedy, Resign(table=game))
        assert (await received(screen, "update"))["now"]["outcome"]["winners"] == [1]
        rematch = await near.table_commands.rematch(game, hedy, new_secret(), new_secret())
        assert (await received(screen, "seated"))["rematch"] == rematch.table
        await near.table_commands.leave(rematch.table, hedy)
        assert (await received(screen, "seated"))["rematch"] is None

    with_two_servers(tmp_path, work)


async def crash(server: Services) -> None:
    """Stops a server from renewing, hearing and saying anything, as if it had died some seconds ago."""
    for task in list(server._tasks):
        task.cancel()
    await asyncio.gather(*server._tasks, return_exceptions=True)
    execute(server.settings.data, "UPDATE processes SET expires = 0 WHERE id = :id", id=server.minding.process)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are slow do not count as dead, and others see at once that one is."""
    monkeypatch.setattr(processes, "LIFE", 10 * PATIENCE)
    monkeypatch.setattr(minding, "RENEW", 0.2)


def test_take_backs_ratings_and_the_end_of_tables_and_players_reach_another_server(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada, grace, edith = [await account(near, name) for name in ("Ada", "Grace", "Edith")]
        seats = (seat_of(ada), seat_of(grace))
        game = await table(near, "take", *seats)
        screen = await watching(far, grace, game)
        await near.play.act(ada, Move(table=game, ply=0, move=await legal_move(near, game)))
        await far.play.act(grace, Move(table=game, ply=1, move=await legal_move(near, game)))
        await near.play.act(ada, TakeBack(table=game, ply=2, to=0))
        while (asked := (await received(screen, "update"))["now"])["wish"] is None:
            pass
        assert (asked["wish"]["seat"], asked["wish"]["to"], asked["ply"]) == (0, 0, 2)
        await far.play.act(grace, Answer(table=game, agree=True, ply=2))
        assert (await received(screen, "update"))["now"]["wish"] is None
        await soon(lambda: match_of(near, game).position.ply == 0)

        rated = await rated_table(near, *seats)
        screen = await watching(far, grace, rated)
        await near.play.act(ada, Resign(table=rated))
        while not (about := (await received(screen, "table"))["about"])["uncounted"]:
            pass
        assert (about["status"], about["uncounted"]) == ("over", "too_short")
        await near.delete_player(ada)
        while (await received(screen, "table"))["about"]["seats"][0]["name"] != "Somebody":
            pass

        lobby = await in_lobby(far, grace)
        waiting = await table(near, "take", seat_of(edith), Seat("open"), listed=True)
        assert (await received(lobby, "changed"))["about"]["status"] == "open"
        await near.table_commands.close(waiting)
        assert (await received(lobby, "changed"))["about"]["status"] == "over"
        await admin.ban(near.store, "Grace")  # as a host does, in a process that has no bus
        await far.disconnect_invalid_players()
        assert lobby.is_disconnected and screen.is_disconnected

    with_two_servers(tmp_path, work)


async def rated_table(server: Services, *seats: Seat) -> str:
    spec = TableSpec(
        game="take",
        options={},
        seats=seats,
        nonces=tuple(new_secret() for _ in seats),
        creator=seats[0].player or "",
        secret=new_secret(),
        clock=LiveClock(3600),
        rated=True,
    )
    return (await server.table_commands.create(spec)).table


def test_an_entry_that_was_not_announced_is_read_from_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process may die right after it has stored something."""

    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        game = await table(near, "take", seat_of(ada), seat_of(grace))
        screen = await watching(far, grace, game)
        await received(screen, "table")
        monkeypatch.setattr(near.notifier, "tell", lambda notification: None)
        await near.play.act(ada, Move(table=game, ply=0, move=await legal_move(near, game)))
        await crash(near)
        while not (shown := await received(screen, "table"))["log"]:
            pass
        assert [entry["number"] for entry in shown["log"]] == [0]
        await far.play.act(grace, Move(table=game, ply=1, move=await legal_move(far, game)))
        await received(screen, "update")

    with_two_servers(tmp_path, work)


@pytest.mark.parametrize("is_asked", [False, True], ids=["others notice", "the player asks again"])
def test_a_game_begins_though_the_process_that_seated_the_last_player_has_died(is_asked: bool, tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        game = await table(near, "take", seat_of(ada), Seat("open"))
        screen = await watching(far, ada, game)
        assert (await received(screen, "table"))["now"] is None
        await near.store.take_seat(game, 1, seat_of(grace), new_secret())
        if is_asked:
            assert (await far.table_commands.sit(game, grace, None, new_secret())).status == "running"
        else:
            await crash(near)
        while not (shown := await received(screen, "table"))["now"]:
            pass
        assert shown["now"]["legal_moves"]

    with_two_servers(tmp_path, work)


def test_all_processes_hear_of_a_game_that_another_one_begins_later(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        game = await table(near, "take", seat_of(ada), Seat("open"))
        near.registry.drop_unneeded()
        screen = await watching(far, ada, game)
        await near.store.take_seat(game, 1, seat_of(grace), new_secret())
        await watching(near, grace, game)
        while not (await received(screen, "table"))["now"]:
            pass

    with_two_servers(tmp_path, work)


def test_a_command_reaches_a_process_before_the_notification_of_what_it_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        game = await table(near, "take", seat_of(ada), seat_of(grace))
        screen = await watching(far, grace, game)
        await received(screen, "table")
        monkeypatch.setattr(near.notifier, "tell", lambda notification: None)
        for ply, player in enumerate((ada, grace)):
            await near.play.act(player, Move(table=game, ply=ply, move=await legal_move(near, game)))
        await far.play.act(ada, Move(table=game, ply=2, move=await legal_move(near, game)))
        while (await received(screen, "table"))["now"]["number"] != 2:
            pass
        assert (await received(screen, "update"))["happened"]["number"] == 2

    with_two_servers(tmp_path, work)


def test_the_same_move_through_two_processes_is_played_once(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        game = await table(near, "take", seat_of(ada), seat_of(grace))
        await watching(near, ada, game), await watching(far, ada, game)
        move = Move(table=game, ply=0, move=await legal_move(near, game))
        await asyncio.gather(*(server.play.act(ada, move) for server in (near, far)))
        assert len((await near.store.table(game)).entries) == 1

    with_two_servers(tmp_path, work)


def test_sessions_and_mutes_change_on_every_server(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        connection = await in_lobby(far, ada)
        await near.mute(ada.id, grace.id, on=True)
        await soon(lambda: connection.muted == {grace.id})
        await near.log_out_everywhere(ada.id)
        await soon(lambda: connection.is_disconnected)

    with_two_servers(tmp_path, work)


def test_a_commitment_of_one_process_is_used_at_another(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada = await account(near, "Ada")
        commitment = await near.commitments.issue(ada.id)
        assert commit(await far.commitments.redeem(ada.id, commitment)) == commitment
        assert near.key == far.key

    with_two_servers(tmp_path, work)


def test_rate_limits_count_what_other_processes_allowed(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        for _ in range(int(RATES["password"].burst)):
            near.limits.use("password", "203.0.113.9 ada")

        def is_used_up() -> bool:
            with suppress(TooFast):
                far.limits.use("password", "203.0.113.9 ada", 0.0)
                far.limits.use("password", "203.0.113.9 ada", 0.5)
                far.limits.note("password", "203.0.113.9 ada", -0.5)
                return False
            return True

        await soon(is_used_up)
        far.limits.use("password", "203.0.113.10 ada")

    with_two_servers(tmp_path, work)


def test_tables_and_addresses_count_in_all_processes(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada = await account(near, "Ada")
        near.addresses.note(ada.id, "203.0.113.9")
        await soon(lambda: far.addresses.client(ada.id).address == "203.0.113.9")
        await table(near, "take", seat_of(ada), Seat("open"))
        await soon(lambda: far.quotas._opened == near.quotas._opened)

    with_two_servers(tmp_path, work)


# Presence


def test_presence_is_known_to_a_process_that_joins_later(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada = await account(near, "Ada")
        game = await table(near, "take", seat_of(ada), Seat("open"), listed=True)
        await watching(near, ada, game)
        async with Services.open(near.settings) as late:
            await connected(late)
            await soon(lambda: late.presence.at(game) == {ada.id})
            assert [seat.present for seat in (await late.table_lists.open_tables())[0].seats] == [True, False]

    with_two_servers(tmp_path, work)


def test_presence_at_a_dead_process_is_forgotten(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        game = await table(near, "take", seat_of(ada), seat_of(grace))
        await watching(near, ada, game)
        screen = await watching(far, grace, game)
        await soon(lambda: far.presence.at(game) == {ada.id, grace.id})
        await crash(near)
        while [seat["present"] for seat in (await received(screen, "seated"))["seats"]] != [False, True]:
            pass

    with_two_servers(tmp_path, work)


# Warashi and clocks


def count_searches(server: Services, plies: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    honest = server.scheduler.submit

    def submit(job: Job, *clients: Client) -> "asyncio.Task[object]":
        plies.append(job.position.ply)
        return honest(job, *clients)

    monkeypatch.setattr(server.scheduler, "submit", submit)


def match_of(server: Services, table: str) -> Match:
    live = server.registry.find(table)
    assert live and live.match
    return live.match


def test_warashi_moves_once_whichever_process_the_player_uses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(near: Services, far: Services) -> None:
        ada = await account(near, "Ada")
        game = await table(near, "take", seat_of(ada), Seat("warashi", "Warashi 1", level=1))
        screens = [await watching(server, ada, game) for server in (near, far)]
        plies: list[int] = []

        def is_adas_turn(*servers: Services) -> bool:
            return {(match_of(one, game).player, match_of(one, game).ply) for one in servers} == {
                (0, match_of(near, game).ply)
            }

        for server in (near, far):
            count_searches(server, plies, monkeypatch)
        for number in range(4):
            server = (near, far)[number % 2]
            await soon(lambda: is_adas_turn(near, far))
            move = Move(table=game, ply=match_of(server, game).ply, move=await legal_move(server, game))
            await server.play.act(ada, move)
        await soon(lambda: is_adas_turn(near, far))
        assert len(plies) == len(set(plies)) >= 4
        entries = match_of(near, game).entry_count
        for screen in screens:
            numbers = [(await received(screen, "update"))["happened"]["number"] for _ in range(entries)]
            assert numbers == list(range(entries)), "every watcher sees every entry, in order"

    with_two_servers(tmp_path, work)


def test_warashi_moves_and_hints_at_a_table_that_nobody_watches(tmp_path: Path) -> None:
    """The process that minds the game may not have it in memory when somebody moves through another one."""

    async def work(near: Services, far: Services) -> None:
        ada = await account(near, "Ada")
        game = await table(near, "take", seat_of(ada), Seat("warashi", "Warashi 1", level=1))
        assert near.minding.minds(game) and not far.minding.minds(game)
        near.registry.drop_unneeded()
        screen = await watching(far, ada, game)
        await received(screen, "table")
        await far.play.act(ada, Move(table=game, ply=0, move=await legal_move(far, game)))
        assert [(await received(screen, "update"))["happened"]["seat"] for _ in range(2)] == [0, 1]
        async with far.registry.at(game) as live:
            hints = await far.scheduler.submit(HintJob(position=live.position_for_hint(ada.id)), Client("", ada.id))
            assert hints[0].move in live.match.position.legal_moves  # type: ignore[union-attr]

    with_two_servers(tmp_path, work)


def test_another_process_minds_the_games_of_one_that_has_died(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        warashi = await table(near, "take", seat_of(ada), Seat("warashi", "Warashi 1", level=1))
        clock = await table(near, "take", seat_of(ada), seat_of(grace))
        begun = "UPDATE tables SET started = started - 8, first_deadline = started + 2, clock = :clock WHERE id = :id"
        execute(tmp_path, begun, id=clock, clock=as_json(LiveClock(10, 0)))
        screens = [await watching(far, grace, game) for game in (warashi, clock)]
        await crash(near)
        await far.play.act(ada, Move(table=warashi, ply=0, move=await legal_move(far, warashi)))
        assert [(await received(screens[0], "update"))["happened"]["seat"] for _ in range(2)] == [0, 1]
        await soon(lambda: far.minding.minds(clock))
        far.registry.drop_unneeded()
        assert (await received(screens[1], "update"))["happened"]["reason"] == "time"

    with_two_servers(tmp_path, work)


def test_games_that_were_taken_over_while_the_database_failed_go_on(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        wake, failures = far.play.wake, [Unavailable("it is down")]
        woken = []

        async def fail_once() -> None:
            if failures:
                raise failures.pop()
            await wake()
            woken.append(far)

        far.minding.on_taken = fail_once
        ada = await account(near, "Ada")
        game = await table(near, "take", seat_of(ada), Seat("warashi", "Warashi 1", level=1))
        await crash(near)
        await soon(lambda: bool(woken) and far.minding.minds(game))

    with_two_servers(tmp_path, work)


def test_a_process_that_stops_leaves_its_games_to_the_others_at_once(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada = await account(near, "Ada")
        async with Services.open(near.settings) as third:
            await connected(third)
            game = await table(third, "take", seat_of(ada), Seat("warashi", "Warashi 1", level=1))
        await soon(lambda: near.minding.minds(game) or far.minding.minds(game))

    with_two_servers(tmp_path, work)


def test_metrics_tell_of_the_bus_and_of_other_processes(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        assert isinstance(far.notifier, BusNotifier)
        assert metric("bus_up") == 1
        heard, taken = metric("bus_seconds_count"), metric("games_taken_over_total")
        await soon(lambda: metric("bus_seconds_count") > heard and metric("processes") == 2)
        gaps = metric("bus_gaps_total")
        far.notifier.bus.on_gap()
        await soon(lambda: metric("bus_gaps_total") > gaps)
        ada = await account(near, "Ada")
        await table(near, "take", seat_of(ada), Seat("warashi", "Warashi 1", level=1))
        await near.minding.retire()
        await crash(near)
        await soon(lambda: metric("games_taken_over_total") == taken + 1 and metric("processes") == 1)

    with_two_servers(tmp_path, work)


def test_a_process_that_was_asleep_does_not_mind_what_others_took_over(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada = await account(near, "Ada")
        game = await table(near, "take", seat_of(ada), Seat("warashi", "Warashi 1", level=1))

        def is_taken_over() -> bool:
            execute(tmp_path, "UPDATE processes SET expires = 0 WHERE id = :id", id=near.minding.process)
            return far.minding.minds(game)

        await soon(is_taken_over)
        await soon(lambda: not near.minding.minds(game))
        assert far.minding.minds(game)

    with_two_servers(tmp_path, work)


def test_a_review_goes_on_when_its_process_dies(tmp_path: Path) -> None:
    async def work(near: Services, far: Services) -> None:
        ada = await account(near, "Ada")
        game = await table(near, "take", seat_of(ada), seat_of(ada))
        for ply in range(2):
            await near.play.act(ada, Move(table=game, ply=ply, move=await legal_move(near, game)))
        await near.play.act(ada, Resign(table=game))
        live = near.registry.find(game)
        assert live and live.match
        near.scheduler.stop()  # it never gets done there
        record, client = live.match.record(), Client("", "ada")
        await near.review_queue.request(game, record, client)
        assert (await far.review_queue.request(game, record, client)).state in ("waiting", "running")
        assert not far.review_queue._making, "the other process makes it"
        await crash(near)
        async with asyncio.timeout(PATIENCE):
            while (await far.review_queue.progress(game) or ReviewProgress("waiting")).state != "done":
                await asyncio.sleep(0.05)

    with_two_servers(tmp_path, work)


# The bus fails


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_a_table_goes_on_while_the_bus_is_down(how: str, tmp_path: Path) -> None:
    bus = bus_server()

    async def work(near: Services, far: Services) -> None:
        ada, grace = await account(near, "Ada"), await account(near, "Grace")
        game = await table(near, "take", seat_of(ada), seat_of(grace))
        screen = await watching(far, grace, game)
        (bus.stop if how == "stopped" else bus.freeze)()
        try:
            await soon(lambda: not near.notifier.is_up and not far.notifier.is_up)
            await near.play.act(ada, Move(table=game, ply=0, move=await legal_move(near, game)))
            await far.play.act(grace, Move(table=game, ply=1, move=await legal_move(near, game)))
            await near.table_commands.say(game, ada, "Is anybody there?")
            while (shown := await received(screen, "table"))["chat"] == []:
                pass
            assert [entry["number"] for entry in shown["log"]] == [0, 1]
        finally:
            (bus.start if how == "stopped" else bus.thaw)()
        await soon(lambda: near.notifier.is_up and far.notifier.is_up)
        await near.play.act(ada, Move(table=game, ply=2, move=await legal_move(far, game)))
        await entry_shown(screen, 2)

    with_two_servers(tmp_path, work)


async def entry_shown(screen: Connection, number: int) -> None:
    """Waits for an entry; it comes with the whole table if its process asks the store before it hears of it."""
    numbers: list[int] = []
    while number not in numbers:
        shown = await received(screen, "update", "table")
        entries = shown["log"] if shown["type"] == "table" else [shown["happened"]]
        numbers = [entry["number"] for entry in entries]


def test_processes_that_do_not_hear_each_other_ask_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """They were given different buses, or one of them has a later version already."""
    monkeypatch.setattr(services, "CATCH_UP", 0.1)

    async def work() -> None:
        settings = settings_of(tmp_path, bus=bus_server().url)
        async with Services.open(settings) as near:
            monkeypatch.setattr(notifications, "FORMAT", 1000)
            async with Services.open(settings) as far:
                await connected(near, far)
                ada, grace = await account(near, "Ada"), await account(near, "Grace")
                game = await table(near, "take", seat_of(ada), seat_of(grace))
                screen, lobby = await watching(far, grace, game), await in_lobby(far, grace)
                await near.play.act(ada, Move(table=game, ply=0, move=await legal_move(near, game)))
                while not (shown := await received(screen, "table"))["log"]:
                    pass
                assert [entry["number"] for entry in shown["log"]] == [0]
                waiting = await table(near, "naishi", seat_of(ada), Seat("open"), listed=True)
                while waiting not in [one["table"] for one in (await received(lobby, "tables"))["open"]]:
                    pass
                await soon(lambda: "the bus does not reach all processes" in caplog.text)

    asyncio.run(work())


def test_notifications_that_cannot_be_read_or_were_dropped_make_processes_ask_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(near: Services, far: Services) -> None:
        assert isinstance(near.notifier, BusNotifier) and isinstance(far.notifier, BusNotifier)
        asked: list[int] = []
        monkeypatch.setattr(far.notifier.bus, "on_gap", lambda: asked.append(1))
        far.notifier._receive(b"of another version")
        assert len(asked) == 1
        near.notifier._lost()
        await soon(lambda: len(asked) == 2)
        monkeypatch.setattr(notifications, "MOST_WAITING", 3)
        for _ in range(4):
            near.notifier.tell(ProcessRetired("nobody"))
        await soon(lambda: len(asked) == 3)

    with_two_servers(tmp_path, work)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "This is not the URL of a bus; expected redis://host:6379"),
        ("redis://:secret@127.0.0.1:1", "Cannot use the bus: "),
    ],
)
def test_a_server_that_cannot_use_its_bus_says_why(url: str, said: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, ["serve", "--data", str(tmp_path), "--bus", url, "--port", "0"])
    assert isinstance(result.exception, ZashikiError)
    assert str(result.exception).startswith(said)
    assert "secret" not in str(result.exception)


def test_a_server_without_the_bus_of_the_others_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "LIFE", 10 * PATIENCE)  # nobody counts as dead in this test
    monkeypatch.setattr(processes, "LEAVING", 0.2)
    url = database_url(tmp_path)

    async def work(*_: Services) -> None:
        serve = ["serve", "--data", str(tmp_path), "--database", url, "--port", "0", "--no-browser"]
        refused = await asyncio.to_thread(CliRunner().invoke, cli, serve)
        assert isinstance(refused.exception, OthersServe)
        assert "give all of them the same --bus" in str(refused.exception)

    with_two_servers(tmp_path, work)
    monkeypatch.setattr(processes, "LEAVING", PATIENCE)
    with closing_engine(url) as database, processes.claimed(database, alone=True):
        pass  # they have left


@contextmanager
def closing_engine(url: str) -> Iterator[Database]:
    database = open_database(url)
    try:
        yield database
    finally:
        database.engine.dispose()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@pytest.mark.parametrize(
    ("alone", "also_alone", "said"),
    [
        (True, True, "Other servers use this database"),
        (False, True, "Other servers use this database"),
        (True, False, "A server without --bus uses this database"),
    ],
)
def test_a_server_without_a_bus_is_the_only_one_of_its_postgresql_database(
    alone: bool, also_alone: bool, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "LEAVING", 0.2)
    url = database_url(tmp_path)
    serve = ["serve", "--data", str(tmp_path), "--database", url, "--port", "0", "--no-browser"]
    serve += [] if also_alone else ["--bus", bus_server().url]
    with closing_engine(url) as database, processes.claimed(database, alone):
        refused = CliRunner().invoke(cli, serve)
        assert isinstance(refused.exception, OthersServe) and said in str(refused.exception)
    monkeypatch.setattr(processes, "LEAVING", PATIENCE)
    with closing_engine(url) as database, processes.claimed(database, also_alone):
        pass  # it has left


def test_servers_with_a_bus_share_a_database(tmp_path: Path) -> None:
    url = database_url(tmp_path)
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(processes.claimed(stack.enter_context(closing_engine(url)), alone=False))


@pytest.mark.parametrize(("says", "said"), [(b"HTTP/1.1 400\r\n\r\n", "Protocol error"), (b"", "it does not answer")])
def test_something_else_instead_of_a_bus_is_refused(says: bytes, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "CONNECT_SECONDS", 0.3 if not says else PATIENCE)

    async def work() -> None:
        writers = []

        async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(says)
            writers.append(writer)

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
            port = other.sockets[0].getsockname()[1]
            with pytest.raises(CannotUseBus, match=f"^Cannot use the bus: {said}"):
                await check_bus(f"redis://127.0.0.1:{port}")
            for writer in writers:
                writer.close()

    asyncio.run(work())


def test_a_bus_that_knows_no_such_password_is_refused() -> None:
    with pytest.raises(CannotUseBus) as refused:
        asyncio.run(check_bus(bus_server().url.replace("unix://", "unix://:secret@")))
    assert "AUTH" in str(refused.value) and "secret" not in str(refused.value)


def test_an_old_bus_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        bus = Bus(bus_server().url, "test", lambda: b"", lambda _: None, lambda: None)
        await bus.check()
        monkeypatch.setattr(bus._client, "info", AsyncMock(return_value={"redis_version": "5.0.14"}))
        with pytest.raises(CannotUseBus, match=r"has version 5\.0\.14; Zashiki needs Redis 6"):
            await bus.check()
        await bus.close()

    asyncio.run(work())
