"""The command `zashiki`."""

import io
import os
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from zashiki import __version__
from zashiki.kernel.entry_points import game_entry_points
from zashiki.kernel.levels import DEFAULT_LEVEL, HIGHEST
from zashiki.terminal.help import Command, Group

if TYPE_CHECKING:
    from zashiki.server.store.store import Store

T = TypeVar("T")

app = typer.Typer(
    name="zashiki",
    cls=Group,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


GAMES = ", ".join(game_entry_points())
DATABASE = "ZASHIKI_DATABASE"
"""The environment variable for the database: its URL may contain a password, and everybody can read command lines."""


def _version(is_requested: bool) -> None:
    if is_requested:
        print(f"zashiki {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    """Modern Japanese-themed board games, played properly."""


@app.command(cls=Command)
def play(
    game: Annotated[str, typer.Argument()] = "",
    players: int | None = None,
    people: Annotated[int, typer.Option(min=1)] = 1,
    hotseat: Annotated[bool, typer.Option("--hotseat")] = False,
    level: int = DEFAULT_LEVEL,
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    seed: int | None = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
) -> None:
    """Play a game in the terminal, against Warashi or each other."""
    from zashiki.kernel.position import Position
    from zashiki.terminal.game import TerminalGame
    from zashiki.terminal.seats import assign_seats
    from zashiki.terminal.wording import text
    from zashiki.warashi.levels import level_of

    game = game or _ask_for_game()
    level_of(game, level)
    position = Position.deal(game, seed=seed, players=players, options=_options(option or []))
    seats = position.players
    if seat is not None and seat >= seats:
        raise typer.BadParameter(text("seats", last=seats - 1, seat=seat), param_hint="'--seat'")
    if people > seats:
        raise typer.BadParameter(text("people", seats=seats, people=people), param_hint="'--people'")
    if seat is not None and (hotseat or people > 1):
        raise typer.BadParameter(text("first-seats"), param_hint="'--seat'")
    TerminalGame(position, assign_seats(seats, seats if hotseat else people, seat, level)).play()


def _ask_for_game() -> str:
    """The only game installed, or the one the player names."""
    from zashiki.terminal.wording import text

    games = list(game_entry_points())
    return games[0] if len(games) == 1 else typer.prompt(text("which-game", games=GAMES)).strip()


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all addresses of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 for any free port.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="The folder for games and accounts; your data folder if not given.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar=DATABASE,
            help="The database, such as postgresql://user:password@host/zashiki; an SQLite file in the data folder if "
            "not given.",
        ),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="ZASHIKI_BUS",
            help="A Valkey or Redis server, such as redis://host:6379, over which several server processes with the "
            "same database hear of each other.",
        ),
    ] = None,
    workers: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="The address of a Ray cluster, such as ray://host:10001, whose workers run Warashi's searches; "
            "without one, they run in threads of the server.",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address of the server for its users, if it is behind a proxy."),
    ] = None,
    proxies: Annotated[
        str | None, typer.Option(metavar="ADDRESSES", help="Proxies whose forwarded headers are trusted.")
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A further host name of this server, besides those of this machine and of the public URL;"
            " can be repeated.",
        ),
    ] = None,
    browser: Annotated[
        bool,
        typer.Option("--browser/--no-browser", help="Open the page in your browser, if this terminal is on a desktop."),
    ] = True,
) -> None:
    """Start the server, for people and bots."""
    from zashiki.server.runner import serve as serve_all
    from zashiki.server.settings import Settings, data_folder

    serve_all(
        Settings(
            host=host,
            port=port,
            data=data or data_folder(),
            database=database,
            bus=bus,
            workers=workers,
            public_url=public_url,
            proxies=proxies,
            allowed_hosts=tuple(allowed_host or ()),
        ),
        opens_browser=browser,
    )


admin = typer.Typer(help="Manage a server: its accounts, even while it runs, and its database.", no_args_is_help=True)
app.add_typer(admin, name="admin")
_Name = Annotated[str, typer.Argument(help="The name of an account.")]
_Data = Annotated[Path | None, typer.Option(help="The server's data folder; yours if not given.")]
_Database = Annotated[
    str | None,
    typer.Option(metavar="URL", envvar=DATABASE, help="The server's database, if it is not in the data folder."),
]


@admin.command("reset-password")
def reset_password(name: _Name, data: _Data = None, database: _Database = None) -> None:
    """Give an account a new password, and end all its sessions and tokens."""
    from zashiki.server import admin as accounts

    password = _with_store(data, database, lambda store: accounts.reset_password(store, name))
    print(f"The password of {name} is now {password}")


@admin.command()
def ban(name: _Name, data: _Data = None, database: _Database = None) -> None:
    """Ban an account, and end all its sessions and tokens; a running server disconnects it within a minute."""
    from zashiki.server import admin as accounts

    _with_store(data, database, lambda store: accounts.ban(store, name))
    print(f"{name} is banned.")


@admin.command()
def unban(name: _Name, data: _Data = None, database: _Database = None) -> None:
    """Lift the ban of an account."""
    from zashiki.server import admin as accounts

    _with_store(data, database, lambda store: accounts.unban(store, name))
    print(f"{name} is no longer banned.")


@admin.command()
def delete(
    name: _Name,
    data: _Data = None,
    database: _Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Delete an account for good: it resigns its running games, and its name disappears from the finished ones."""
    import time

    from zashiki.server import admin as accounts

    if not yes:
        typer.confirm(f"Delete {name} for good?", abort=True)
    _with_store(data, database, lambda store: accounts.delete(store, name, time.time()))
    print(f"{name} is deleted.")


@admin.command("undo-ratings")
def undo_ratings(
    names: Annotated[list[str], typer.Argument(help="One account, or several that played each other.")],
    data: _Data = None,
    database: _Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only print what would change.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Remove the rated results of an account, or of several with each other, and compute all ratings again."""
    from zashiki.server import admin as accounts

    undone = _with_store(data, database, lambda store: accounts.undo_results(store, names, dry_run=True))
    print(f"Rated games to remove: {len(undone.tables)}")
    for one in undone.corrections:
        before, after = one.before, one.after
        print(f"{one.game}  {one.name}: {before.shown} in {before.games} games, then {after.shown} in {after.games}")
    if dry_run or not undone.tables:
        return
    if not yes:
        typer.confirm("Remove them for good?", abort=True)
    _with_store(data, database, lambda store: accounts.undo_results(store, names))
    print("They are removed, and the ratings are computed again.")


@admin.command()
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="The URL of the database with everything.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The URL of an empty database.")],
) -> None:
    """Copy everything from one database to another, running games included, and compare the two. Stop servers first.

    The URLs are like sqlite:////var/lib/zashiki/zashiki.db and postgresql://user:password@host/zashiki.
    """
    from rich.console import Console

    from zashiki.terminal.copying import copy_with_progress

    try:
        copied = copy_with_progress(source, target, Console(stderr=True))
    except KeyboardInterrupt:
        print("Stopped. Nothing was copied.")
        raise typer.Exit(130) from None
    parts = ", ".join(f"{name} {rows:,}" for name, rows in sorted(copied.items()) if rows)
    print(f"Copied and compared {sum(copied.values()):,} rows: {parts}.")


def _with_store(data: Path | None, database: str | None, work: "Callable[[Store], Awaitable[T]]") -> "T":
    """Runs a function on the store of a server, which must exist already."""
    import asyncio

    from zashiki.kernel.errors import BadArgument
    from zashiki.server.settings import Settings, data_folder
    from zashiki.server.store.store import Store

    settings = Settings(data=data or data_folder(), database=database)
    if database is None and not settings.file.exists():
        raise BadArgument(f"There is no server database at {settings.file}; see --data.")

    async def run() -> "T":
        store = await Store.open(settings.database_url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


@app.command(cls=Command)
def resume(file: Path) -> None:
    """Continue a saved game."""
    from zashiki.kernel.record import Record
    from zashiki.terminal.game import TerminalGame
    from zashiki.terminal.seats import seat_names

    record = Record.read(file)
    TerminalGame(record.replay(), seat_names(record), file=file).play()


@app.command(cls=Command)
def verify(file: Path) -> None:
    """Replay a record and check it."""
    from zashiki.kernel.record import Record
    from zashiki.terminal.wording import text

    record = Record.read(file)
    if record.seed is None:
        print(text("well-formed", file=str(file)))
        return
    scores = "none" if record.winners is None else " : ".join(map(str, record.scores or ()))
    proof, moves = "yes" if record.secret else "no", len(record.moves)
    print(text("valid", file=str(file), moves=moves, game=record.game, scores=scores, proof=proof))


@app.command(cls=Command)
def review(
    file: Path,
    json: Annotated[bool, typer.Option("--json")] = False,
    nodes: int | None = None,
) -> None:
    """Show how well a game was played and what was missed."""
    import msgspec
    from rich.console import Console

    from zashiki.kernel.record import Record
    from zashiki.terminal.review import review_with_progress, show_review
    from zashiki.terminal.seats import seat_names

    record = Record.read(file)
    reviewed = review_with_progress(record, nodes, Console(stderr=True))
    if json:
        print(msgspec.json.format(msgspec.json.encode(reviewed)).decode())
    else:
        show_review(reviewed, seat_names(record), Console(highlight=False))


@app.command()
def site(
    out: Annotated[Path, typer.Option(help="The folder to write: a new one, or an empty one.")],
    base: Annotated[
        str, typer.Option(help="The path of the folder at its host, such as /zashiki/; by default it can be any.")
    ] = "./",
) -> None:
    """Write a static site: the page without a server, to play, learn and analyse."""
    from zashiki.server.site import write_site

    write_site(out, base)
    print(f"The site is in {out}. To try it: python3 -m http.server -d {out}")


@app.command(cls=Command)
def warm(
    games: Annotated[list[str] | None, typer.Argument()] = None,
) -> None:
    """Compile the rules ahead of time."""
    from zashiki.kernel import registry
    from zashiki.table.compile import compile_games
    from zashiki.terminal.wording import text

    for game in compile_games(games or registry.installed_games()):
        print(text("ready", game=registry.find(game).title))


_Workers = Annotated[
    str | None,
    typer.Option(
        metavar="NUMBER|ADDRESS",
        help="The number of processes, as many as cores if not given; or the address of a Ray cluster, such as "
        "ray://host:10001, whose workers play.",
    ),
]


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help=f"One of: {GAMES}.")],
    entrants: Annotated[
        list[str],
        typer.Argument(
            help=f"Two or more of: random, greedy, warashi1 to warashi{HIGHEST}, and commands in quotes of programs"
            " that speak the engine protocol (docs/engine.md)."
        ),
    ],
    rounds: Annotated[int, typer.Option(min=1, help="The number of deals; each is played with all seatings.")] = 50,
    players: Annotated[
        int, typer.Option(min=2, help="The number of players of a game; above two, one entrant for each.")
    ] = 2,
    file: Annotated[
        Path | None, typer.Option("--json", help="A file to save the contest in, or to resume it from.")
    ] = None,
    sequential: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="ELO0 ELO1", help="For two entrants: stop as soon as one of two strengths is accepted."),
    ] = None,
    workers: _Workers = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the deals.")] = 0,
    move_time: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long a program may think about a decision.")
    ] = 1.0,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable.")
    ] = None,
) -> None:
    """Play a contest between engines and report how much stronger one is."""
    from zashiki.kernel.errors import ZashikiError
    from zashiki.research import arena as research
    from zashiki.terminal.arena import report, run_contest
    from zashiki.workers.cluster import ClusterLost
    from zashiki.workers.opening import open_pool

    contest = research.contest(game, entrants, players, _options(option or []), seed, move_time)
    results = research.read(file) if file and file.exists() else research.Results(contest)
    if results.contest != contest:
        raise ZashikiError(f"{file} contains another contest.")
    if sequential and (players > 2 or len(entrants) > 2):
        raise typer.BadParameter("the sequential test is for two entrants", param_hint="'--sequential'")
    how_to_resume = "" if file is None else f" {file} has the results so far; the same command resumes it."
    with open_pool(workers or str(os.cpu_count() or 1)) as pool:
        try:
            run_contest(results, rounds, pool, file, sequential)
        except KeyboardInterrupt:
            report(results, sequential)
            print(f"Stopped.{how_to_resume}")
            raise typer.Exit(130) from None
        except ClusterLost as error:
            raise ClusterLost(f"{error}{how_to_resume}") from None
    report(results, sequential)


@app.command()
def selfplay(
    game: Annotated[str, typer.Argument(help=f"One of: {GAMES}.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the files; a run continues what is there.")],
    level: Annotated[int, typer.Option(help="Warashi's strength, from 1 to 7.")] = DEFAULT_LEVEL,
    games: Annotated[int, typer.Option(min=1, help="The number of games in the folder at the end.")] = 1000,
    players: Annotated[int | None, typer.Option(help="The number of players; the game's default if not given.")] = None,
    workers: _Workers = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the deals.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable.")
    ] = None,
) -> None:
    """Let Warashi play against itself, and write every decision to Parquet files to learn from."""
    from zashiki.research.selfplay import Settings, played
    from zashiki.terminal.selfplay import run_selfplay
    from zashiki.workers.cluster import ClusterLost
    from zashiki.workers.opening import open_pool

    settings = Settings.of(game, level, players, _options(option or []), seed)
    with open_pool(workers or str(os.cpu_count() or 1)) as pool:
        try:
            run_selfplay(settings, out, games, pool)
        except KeyboardInterrupt:
            print("Stopped. The same command continues.")
            raise typer.Exit(130) from None
        except ClusterLost as error:
            raise ClusterLost(f"{error} The same command continues.") from None
    print(f"{out} has {len(played(out))} games.")


@app.command()
def engine(
    level: Annotated[
        int | None, typer.Option(min=1, max=HIGHEST, help="Warashi's strength; at full strength if not given.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The seed of its choices; they are unpredictable if not given.")
    ] = None,
) -> None:
    """Let programs use Warashi, by a line protocol in the manner of UCI (docs/engine.md)."""
    from zashiki.kernel.random import check_seed
    from zashiki.research.engine import Session

    if seed is not None:
        check_seed(seed)
    Session(partial(print, flush=True), level, seed).serve(sys.stdin.buffer if sys.stdin else io.BytesIO())


def _options(pairs: list[str]) -> dict[str, str]:
    from zashiki.terminal.wording import text

    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(text("option", given=repr(pair)), param_hint="--option")
        chosen[name] = value
    return chosen


def main() -> None:
    """Runs the command. A user's mistake ends in an error message, not in a traceback."""
    from zashiki.kernel import catalogue
    from zashiki.kernel.errors import ZashikiError

    catalogue.use(catalogue.language_of(os.environ))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter must not end the game
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115
    try:
        app()
    except ZashikiError as error:
        sys.exit(f"zashiki: {error}")
    except OSError as error:
        from zashiki.terminal.wording import text

        file, problem = str(error.filename or "none"), error.strerror or str(error)
        sys.exit(f"zashiki: {text('cannot-use', file=file, problem=problem)}")
