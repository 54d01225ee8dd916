"""`zashiki admin copy`: a complete installation goes from SQLite to PostgreSQL and back, or nothing happens at all."""

import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, MetaData, Table, make_url, select
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from typer.testing import CliRunner, Result

from tests.server.clients import Person, Player, Server, play_out, until
from tests.server.fork_server import running as running_server
from tests.server.postgresql import LOCKED_USER, PASSWORD, TEMPLATE, postgresql_server
from tests.server.stores import (
    CHOICE,
    DATABASES,
    NAMED,
    NOW,
    account,
    database_url,
    execute,
    moved,
    new_url,
    running,
    seat_of,
    with_store,
)
from zashiki import cli
from zashiki.kernel.errors import ZashikiError
from zashiki.server.store import copying, postgresql, sqlite
from zashiki.server.store.copying import CannotCopy, Progress, copy
from zashiki.server.store.migrate import Schema, schema_of, upgrade
from zashiki.server.store.opening import CannotOpen, open_database
from zashiki.server.store.store import Store
from zashiki.table.seats import Seat

WARASHI = Seat("warashi", "Warashi 1", level=1)
CLOCK = {"type": "live", "seconds": 3600, "increment": 10}


def new_database(kind: str, folder: Path) -> Path:
    """Creates a data folder with an empty database of a kind, whichever one other tests use; returns the folder."""
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CHOICE, kind)
        (folder / NAMED).write_text(new_url(folder))
    return folder


@contextmanager
def looking_at(folder: Path) -> Iterator[Connection]:
    database = open_database(database_url(folder))
    with database.engine.connect() as connection:
        yield connection
    database.engine.dispose()


def content(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a database."""
    tables = MetaData()
    with looking_at(folder) as connection:
        tables.reflect(connection)
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in tables.sorted_tables
        }


def admin_copy(source: Path, target: Path) -> Result:
    return CliRunner().invoke(cli.app, ["admin", "copy", database_url(source), database_url(target)])


# A real installation


@contextmanager
def open_house(folder: Path, *people: Person) -> Iterator[Server]:
    """A server of a data folder. People reload their pages there, with the cookies that they have from another one."""
    with running_server(folder) as server:
        for person in people:
            person.server = server
            person.http.base_url = server.url
        yield server
        for person in people or server.guests:
            person.hang_up()
        server.guests.clear()  # they go on elsewhere


def furnish(ada: Person, grace: Person, guest: Person) -> list[str]:
    """Puts something of every kind into an installation; returns the tables whose games are running."""
    ada.register("Ada")
    grace.register("Grace")
    rated = ada.open_table("take", "me", "open", rated=True, clock=CLOCK)
    grace.join(rated)
    play_out(Player(ada, rated), Player(grace, rated))
    ada.post(f"/api/tables/{rated}/rematch")
    assert ada.do("chat", table=rated, text="Good game \N{BLACK CHESS QUEEN}")["type"] == "done"
    short = guest.open_table("naishi", "me", 1, listed=True)
    until(lambda: guest.look(short)["now"]["legal_moves"], "the guest's turn")
    guest.play_any(short)
    guest.do("resign", table=short)
    guest.post(f"/api/tables/{short}/review")
    until(lambda: guest.get(f"/api/tables/{short}/review")["state"] == "done", "the review")
    play_out(Player(guest, guest.open_table("ninjato", "me", 1)))
    ada.make_token()
    ada.ask("PUT", f"/api/me/mutes/{guest.id}", 204, None)
    ada.post("/api/tables/commitment")
    going_on = [
        ada.open_table("take", "me", "open", clock=CLOCK),
        ada.open_table("naishi", "me", "open"),
        ada.open_table("ninjato", "me", "open", 1),
    ]
    for table in going_on:
        guest.join(table)
        play_some(table, ada, guest)
    return going_on


def play_some(table: str, *people: Person) -> None:
    """Everybody plays once more, as soon as it is their turn."""
    for _ in people:
        turns: list[Person] = []

        def is_somebodys_turn(turns: list[Person] = turns) -> bool:
            turns[:] = [person for person in people if person.look(table)["now"]["legal_moves"]]
            return bool(turns)

        until(is_somebodys_turn, "the turn of a person")
        assert turns[0].play_any(table)["type"] == "done"


def test_an_installation_moves_to_postgresql_and_back_while_games_are_running(tmp_path: Path) -> None:
    kinds = {"here": "sqlite", "there": "postgresql", "back": "sqlite", "later": "sqlite"}
    here, there, back, later = [new_database(kind, tmp_path / name) for name, kind in kinds.items()]
    with open_house(here) as server:
        people = ada, _, guest = [Person(server) for _ in range(3)]
        tables = furnish(*people)
        shown = look_around(people, tables)
    everything = content(here)
    assert min(map(len, everything.values())) > 0, "there is something of every kind"
    done = admin_copy(here, there)
    assert done.exit_code == 0 and "players 3, " in done.output, done.output
    assert admin_copy(there, back).exit_code == 0
    assert content(here) == everything == content(back)

    with open_house(there, *people):
        assert look_around(people, tables) == shown
        for table in tables:
            play_some(table, ada, guest)
            assert ada.do("chat", table=table, text="Let us go on here")["type"] == "done"
    assert admin_copy(there, later).exit_code == 0
    with open_house(later, *people):
        for table in tables:
            assert [said["text"] for said in ada.look(table)["chat"]] == ["Let us go on here"]
            play_out(Player(ada, table), Player(guest, table))
    for person in people:
        person.go_home()


def look_around(people: Sequence[Person], tables: Sequence[str]) -> list[Any]:
    """What people see of themselves, of each other and of tables."""
    seen = []
    for one in people:
        finished = [table["table"] for table in one.get("/api/me/finished")]
        records = [one.get(f"/api/tables/{table}/record") for table in (*tables, *finished)]
        seen += [one.get("/api/me"), one.get("/api/me/tokens"), finished, records]
        seen += [one.get(f"/api/players/{other.id}") for other in people]
    return seen


# Small installations


class Both(NamedTuple):
    """The data folders of a small installation and of an empty database."""

    source: Path
    target: Path

    def copy(self, progress: Progress = lambda doing, done, of: None) -> dict[str, int]:
        return copy(database_url(self.source), database_url(self.target), progress)

    def refusal(self) -> str:
        """Why the command does not copy; it changes nothing then."""
        before = is_empty(self.target) or content(self.target)
        done = admin_copy(*self)
        assert isinstance(done.exception, ZashikiError), done.output
        assert (is_empty(self.target) or content(self.target)) == before
        return str(done.exception)


def is_empty(folder: Path) -> bool:
    with looking_at(folder) as connection:
        return schema_of(connection) is Schema.NONE


@pytest.fixture(params=[DATABASES, DATABASES[::-1]], ids="-to-".join)
def both(request: pytest.FixtureRequest, tmp_path: Path) -> Both:
    source, target = [new_database(kind, tmp_path / kind) for kind in request.param]
    with_store(source, furnish_quickly)
    return Both(source, target)


async def furnish_quickly(store: Store) -> None:
    await store.key(b"a key")
    ada, grace = [seat_of(await account(store, name)) for name in ("Ada", "Grace")]
    game = await running(store, ada, grace)
    for number in range(5):
        await store.append(game.id, moved(number))
    await store.say(game.id, await store.player_named("Ada"), "Hello", NOW)
    for _ in range(3):  # one of them has a smaller id than the game before it
        game = await store.create_table(
            game="take", options={}, seats=[ada, grace], nonces=[None, None], secret="", now=NOW, previous=game.id
        )


def test_everything_is_in_the_copy_and_new_things_are_numbered_after_it(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PART", 2)

    async def say(store: Store) -> list[str]:
        [table] = await store.running_tables()
        await store.say(table.id, await store.player_named("Ada"), "once more", NOW + 1)
        return [said.text for said in await store.chat_of(table.id)]

    seen: list[tuple[str, int, int]] = []
    copied = both.copy(lambda doing, done, of: seen.append((doing, done, of)))
    assert content(both.source) == content(both.target)
    rows = sum(copied.values())
    assert (copied["players"], copied["entries"], copied["tables"]) == (2, 5, 4)
    assert ("copying", rows, rows) in seen and seen[-1] == ("comparing", rows, rows)
    assert with_store(both.target, say) == ["Hello", "once more"]


def test_processes_count_as_dead_in_the_copy(both: Both) -> None:
    async def take_over(store: Store) -> int:
        await store.register("another", NOW, alone=False)
        return len((await store.take_over()).tables)

    execute(both.source, "INSERT INTO processes VALUES ('asleep', 1e12, 1.0)")
    execute(both.source, "UPDATE leases SET process = 'asleep'")
    both.copy()
    assert with_store(both.target, take_over) == 1


def test_a_text_that_postgresql_cannot_store_does_not_stop_the_copy(tmp_path: Path) -> None:
    async def make_token(store: Store) -> str:
        await store.key(b"a key")
        return (await store.add_token(await account(store, "Ada"), "digest", "a\0b", NOW, NOW + 1)).player

    async def label(store: Store) -> str:
        return (await store.tokens_of(player))[0].label

    both = Both(*(new_database(kind, tmp_path / kind) for kind in DATABASES))
    player = with_store(both.source, make_token)
    both.copy()
    assert with_store(both.target, label) == "a\N{REPLACEMENT CHARACTER}b"


# All or nothing


def test_a_copy_that_differs_is_not_kept(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = copying._add

    def spoil(target: Connection, table: Table, *more: Any) -> None:
        honest(target, table, *more)
        if table.name == "entries":
            target.exec_driver_sql("UPDATE entries SET time = time + 0.0001 WHERE number = 3")

    monkeypatch.setattr(copying, "_add", spoil)
    assert "The copied entries differ from those of the source" in both.refusal()


@pytest.mark.parametrize("step", ["copying", "comparing"])
def test_an_interrupted_copy_leaves_nothing(both: Both, step: str) -> None:
    def interrupt(doing: str, done: int, of: int) -> None:
        if doing == step and done > of / 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        both.copy(interrupt)
    assert is_empty(both.target)


def test_ctrl_c_says_that_nothing_was_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("zashiki.terminal.copying.copy", interrupt)
    done = CliRunner().invoke(cli.app, ["admin", "copy", "sqlite:////a", "sqlite:////b"])
    assert (done.exit_code, done.output) == (130, "Stopped. Nothing was copied.\n")


def test_a_copy_that_is_killed_leaves_nothing_and_can_be_started_again(both: Both) -> None:
    die = "lambda doing, done, of: os.kill(os.getpid(), 9) if doing == 'comparing' else None"
    program = f"import os, sys; from zashiki.server.store.copying import copy; copy(*sys.argv[1:], {die})"
    command = [sys.executable, "-c", program, *map(database_url, both)]
    assert subprocess.run(command, check=False).returncode == -9
    assert is_empty(both.target)

    both.copy()
    assert content(both.source) == content(both.target)


def name_of(folder: Path) -> str:
    return make_url(database_url(folder)).database or ""


def cut(folder: Path) -> None:
    """Cuts all connections to a PostgreSQL database."""
    postgresql_server().terminate_connections(name_of(folder))


def test_a_copy_fails_in_one_sentence_if_postgresql_goes_away(both: Both) -> None:
    [folder] = [one for one in both if one.name == "postgresql"]
    with pytest.raises(CannotCopy, match=r"^The copy failed: .*\. Nothing was copied; you can start it again\.$"):
        both.copy(lambda doing, done, of: cut(folder))
    assert is_empty(both.target)


def test_a_copy_that_is_lost_while_it_is_completed_is_everything_or_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = Both(*(new_database(kind, tmp_path / kind) for kind in DATABASES))
    with_store(both.source, furnish_quickly)
    honest: Any = PGDialect_psycopg.do_commit

    def commit(dialect: Any, connection: Any) -> None:
        honest(dialect, connection)
        cut(both.target)
        connection.execute("SELECT 1")  # the answer to the commit does not arrive

    with monkeypatch.context() as faults, pytest.raises(CannotCopy, match="The target has everything or nothing"):
        faults.setattr(PGDialect_psycopg, "do_commit", commit)
        both.copy()
    assert content(both.source) == content(both.target)
    assert both.refusal().startswith("The target is not empty")


# Bad input


def test_only_an_empty_target_is_used(both: Both) -> None:
    async def visit(store: Store) -> None:
        await store.create_guest("Guest 1234", NOW)

    with_store(both.target, lambda store: store.check())  # it has the schema, and nothing in it
    both.copy()
    assert "The target is not empty: there are rows in chat, entries, keys, leases, players, " in both.refusal()
    assert "The target is not empty" in both._replace(target=both.source).refusal()
    other = Both(both.source, new_database(both.target.name, both.target / "other"))
    with_store(other.target, visit)
    assert "there are rows in players. Use an empty database." in other.refusal()


def test_a_target_with_anything_else_is_refused(both: Both) -> None:
    execute(both.target, "CREATE TABLE recipes (id INTEGER)")
    assert "tables that are not Zashiki's, such as recipes" in both.refusal()


def test_databases_of_other_versions_are_refused(both: Both) -> None:
    target = open_database(database_url(both.target))
    with target.writing.begin() as connection:
        upgrade(connection, "0005")
    target.engine.dispose()
    assert "The target has the schema of an earlier version" in both.refusal()
    execute(both.target, "UPDATE alembic_version SET version_num = '9999'")
    assert "The target has the schema of a later version" in both.refusal()
    back = Both(both.target, new_database(both.source.name, both.target / "new"))
    assert "The source has the schema of a later version" in back.refusal()
    execute(both.target, "UPDATE alembic_version SET version_num = '0005'")
    assert "an earlier version of Zashiki. Start a server of this version with it once" in back.refusal()


def test_a_source_without_an_installation_is_refused(tmp_path: Path) -> None:
    for kinds in (DATABASES, DATABASES[::-1]):
        both = Both(*(new_database(kind, tmp_path / f"{kind} {number}") for number, kind in enumerate(kinds)))
        if kinds[0] == "postgresql":
            assert both.refusal() == "The source is not a database of Zashiki."
        with_store(both.source, lambda store: store.check())
        assert both.refusal().startswith("The source has no key that signs cookies yet. Start a server")
    missing = tmp_path / "missing" / "zashiki.db"
    done = CliRunner().invoke(cli.app, ["admin", "copy", f"sqlite:///{missing}", database_url(both.target)])
    assert str(done.exception) == f"There is no database at {missing}."
    assert not missing.parent.exists()


def test_a_database_that_a_server_uses_is_refused(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "LEAVING", 0.1)
    for used in both:
        database = open_database(database_url(used))
        with database.engine.connect():
            message = both.refusal() if used is both.source else refusal(both)
        database.engine.dispose()
        assert " is in use: " in message and "Stop all servers before you copy." in message
    monkeypatch.undo()
    both.copy()


def refusal(both: Both) -> str:
    with pytest.raises(CannotCopy) as refused:
        both.copy()
    return str(refused.value)


def test_a_server_that_starts_meanwhile_waits_for_the_copy_or_gives_up(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 1)
    monkeypatch.setattr(sqlite, "_PRAGMAS", ("busy_timeout=1", "journal_mode=WAL"))
    found: list[Any] = []

    async def look(store: Store) -> None:
        found.append((await store.player_named("Ada")).name)

    def start() -> None:
        try:
            with_store(both.target, look)
        except CannotOpen as error:
            found.append(str(error))

    server = threading.Thread(target=start)

    def begin(doing: str, done: int, of: int) -> None:
        if doing == "comparing" and not server.ident:
            server.start()
            until(lambda: found or is_waiting(both.target), "the server to wait or to give up")

    both.copy(begin)
    server.join()
    assert found == ["Ada"] if both.target.name == "postgresql" else "database is locked" in found[0]


def is_waiting(folder: Path) -> bool:
    waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'"
    return folder.name == "postgresql" and bool(postgresql_server().execute(waiting, name_of(folder)))


@pytest.mark.parametrize("side", ["source", "target"])
def test_a_database_that_cannot_be_reached_is_named_without_its_password(side: str, tmp_path: Path) -> None:
    good = database_url(new_database("sqlite", tmp_path / "good"))
    with_store(tmp_path / "good", lambda store: store.key(b"a key"))
    locked = postgresql_server().url(TEMPLATE, LOCKED_USER).replace(f"{LOCKED_USER}@", f"{LOCKED_USER}:{PASSWORD}0@")
    for bad, reason in (
        (locked.replace(" ", "%20"), "password authentication failed"),
        (postgresql_server().url("nowhere"), 'database "nowhere" does not exist'),
        ("postgresql://zashiki@127.0.0.1:1/zashiki", "Connection refused"),
        ("mysql://localhost/zashiki", "Only SQLite and PostgreSQL are supported"),
        ("nonsense", "This is not the URL of a database"),
    ):
        urls = [bad, good] if side == "source" else [good, bad]
        done = CliRunner().invoke(cli.app, ["admin", "copy", *urls])
        assert isinstance(done.exception, ZashikiError) and reason in str(done.exception)
        assert PASSWORD not in str(done.exception) and str(done.exception).count("\n") == 0


def test_rows_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    both = Both(*(new_database(kind, tmp_path / kind) for kind in DATABASES))
    with_store(both.source, furnish_quickly)
    execute(both.source, "UPDATE players SET name = :name", name=30 * "x")
    assert "value too long for type character varying(24). Nothing was copied" in both.refusal()
