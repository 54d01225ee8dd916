"""Games that Warashi plays against itself, as data to learn from: Parquet files with a row for each decision.

A game depends on nothing but the settings and its number, so the same settings give the same data on any number of
processes. Each file holds the games of a range that its name tells, and is written when all of them are over: a run
can be interrupted and continued, and leaves no broken file. docs/selfplay.md describes the columns.
"""

import re
from collections import deque
from collections.abc import Generator, Mapping
from concurrent.futures import Future
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from zashiki.kernel.engine import Candidate, Stop, check_count
from zashiki.kernel.errors import BadArgument, ZashikiError, missing_extra
from zashiki.kernel.files import draft_of, write_atomically
from zashiki.kernel.position import Position
from zashiki.kernel.random import SEED_BITS
from zashiki.kernel.registry import find
from zashiki.research.arena import SERIES_BITS, decision_rng
from zashiki.warashi.analysis import analyse, engine_for
from zashiki.warashi.levels import level_of, plan
from zashiki.workers.pool import Pool

SETTINGS_FILE = "selfplay.json"
GAMES_PER_FILE = 50
GAMES_AHEAD = 4
"""Games per CPU that are submitted at the same time, so that none idles while another plays a long one."""
LAST_GAME = 10**9
_FILE = re.compile(r"games-(\d{9})-(\d{9})\.parquet")


class Settings(msgspec.Struct, frozen=True):
    """What is played; all files of a folder have the same settings."""

    game: str
    level: int
    nodes: int
    """The number of nodes of the level: a level stays the same number when its strength changes."""
    players: int
    options: dict[str, str]
    seed: int
    features: int
    """The number of features."""

    @classmethod
    def of(
        cls,
        game: str,
        level: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> "Settings":
        """Settings; raises `BadArgument` if they are impossible."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SERIES_BITS:
            raise BadArgument(f"The seed of self-play is a whole number from 0 to 2**{SERIES_BITS} - 1, not {seed!r}.")
        nodes = level_of(game, level).nodes
        book = find(game)
        if nodes is None:
            raise BadArgument(
                f"Level {level} thinks for a time, so its games would differ from machine to machine; "
                "choose one of the lower levels."
            )
        if book.features is None:
            raise BadArgument(f"{book.title} has no features to learn from.")
        start = Position.deal(game, seed=0, players=players, options=options)
        return cls(book.name, level, nodes, start.players, start.options, seed, len(book.features))


class Game(msgspec.Struct, frozen=True):
    """A game as a job."""

    settings: Settings
    number: int

    def run(self, stop: Stop) -> dict[str, Any]:
        """The columns of the game's rows."""
        return play(self.settings, self.number, stop)


class Decision(NamedTuple):
    """A decision as Warashi made it."""

    ply: int
    seat: int
    features: Any
    legal: list[int]
    policy: list[float]
    value: float
    action: int


def play(settings: Settings, number: int, stop: Stop) -> dict[str, Any]:
    """Plays a game; returns its decisions by column."""
    deal = (settings.seed << SEED_BITS - SERIES_BITS) + number
    position = Position.deal(settings.game, seed=deal, players=settings.players, options=settings.options)
    decisions = []
    while not position.is_over and not stop():
        decisions.append(decide(settings, position, stop))
        position.push(position.rulebook.moves[decisions[-1].action])
    winners = position.outcome.winners if position.outcome else ()
    return {
        "game": [number] * len(decisions),
        "level": [settings.level] * len(decisions),
        "result": [(each.seat in winners) / max(1, len(winners)) for each in decisions],
        "features": np.array([each.features for each in decisions], dtype=np.float32),
        **{
            name: [getattr(each, name) for each in decisions]
            for name in ("ply", "seat", "legal", "policy", "value", "action")
        },
    }


def decide(settings: Settings, position: Position, stop: Stop) -> Decision:
    """Evaluates a position with the nodes of the level, and chooses as the level does, slips included."""
    book, seat = position.rulebook, position.player
    assert seat is not None
    planned = plan(position, settings.level, decision_rng(position, "selfplay").getrandbits(SEED_BITS))
    candidates = analyse(position, settings.nodes, seed=planned.seed, stop=stop)
    move = planned.move
    if move is None and planned.nodes != settings.nodes:
        hunches = analyse(position, planned.nodes, seed=planned.seed, stop=stop)
        move = hunches[0].move if hunches else None
    if move is None:
        move = candidates[0].move if candidates else position.legal_moves[0]
    shares = policy_of(settings.game, candidates)
    return Decision(
        ply=position.ply,
        seat=seat,
        features=position.features(seat),
        legal=[book.actions[legal] for legal in position.legal_moves],
        policy=[shares.get(legal, 0.0) for legal in position.legal_moves],
        value=candidates[0].chance if candidates else 0.0,
        action=book.actions[move],
    )


def policy_of(game: str, candidates: list[Candidate]) -> dict[str, float]:
    """How much each move is worth playing: its share of the visits.

    An engine that proves moves worse without trying them, such as Ta-Ke's, gives all to its best move.
    """
    if engine_for(game).divides_moves:
        return {candidates[0].move: 1.0} if candidates else {}
    visits = sum(candidate.visits for candidate in candidates)
    return {candidate.move: candidate.visits / visits for candidate in candidates}


def run(settings: Settings, folder: Path, games: int, pool: Pool) -> Generator[int, None, None]:
    """Plays those of the first `games` games that the folder lacks; yields after each how many there are."""
    check_count("games", games)
    if games > LAST_GAME:
        raise BadArgument(f"games must be at most {LAST_GAME}, not {games}.")
    schema_of(settings)  # what is missing is missed now, not after the first games
    prepare_folder(settings, folder)
    chunks = missing(folder, games)
    done = games - sum(map(len, chunks))
    waiting = (Game(settings, number) for chunk in chunks for number in chunk)
    playing: deque[Future[dict[str, Any]]] = deque()
    try:
        for chunk in chunks:
            rows = []
            for _ in chunk:
                playing.extend(
                    map(pool.submit, islice(waiting, max(0, GAMES_AHEAD * max(1, pool.cpus) - len(playing))))
                )
                rows.append(playing.popleft().result())
                done += 1
                yield done
            path = folder / name_of(chunk)
            if not path.exists() and played(folder).intersection(chunk):
                raise ZashikiError(f"Another run has written some of the same games to {folder}. Run this again later.")
            write(settings, rows, path)
    finally:
        for game in playing:
            game.cancel()


def prepare_folder(settings: Settings, folder: Path) -> None:
    """Makes a folder for data with these settings; raises `ZashikiError` if it has other data."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / SETTINGS_FILE
    if file.exists():
        if read_settings(folder) != settings:
            raise ZashikiError(f"{folder} contains games with other settings; they are in {file}.")
    elif played(folder):
        raise ZashikiError(f"{folder} contains games, but no {SETTINGS_FILE} with their settings.")
    else:
        write_atomically(file, msgspec.json.format(msgspec.json.encode(settings)).decode() + "\n")


def read_settings(folder: str | Path) -> Settings:
    """The settings of the games in a folder."""
    file = Path(folder) / SETTINGS_FILE
    try:
        return msgspec.json.decode(file.read_bytes(), type=Settings)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ZashikiError(f"{file} does not contain the settings of self-play: {error}.") from None


def played(folder: Path) -> set[int]:
    """The numbers of the games in a folder."""
    matches = map(_FILE.fullmatch, (file.name for file in folder.iterdir()))
    return {number for match in matches if match for number in range(int(match[1]), int(match[2]) + 1)}


def missing(folder: Path, games: int) -> list[range]:
    """The games that a folder lacks, divided into files."""
    there = played(folder)
    chunks: list[range] = []
    for number in range(games):
        if number in there:
            continue
        is_next = chunks and chunks[-1].stop == number and number % GAMES_PER_FILE
        if is_next:
            chunks[-1] = range(chunks[-1].start, number + 1)
        else:
            chunks.append(range(number, number + 1))
    return chunks


def name_of(chunk: range) -> str:
    """The name of the file with some games."""
    return f"games-{chunk[0]:09}-{chunk[-1]:09}.parquet"


def schema_of(settings: Settings) -> Any:
    """The columns, as an Arrow schema."""
    arrow = _arrow()
    return arrow.schema(
        {
            "game": arrow.int32(),
            "ply": arrow.int16(),
            "seat": arrow.int8(),
            "level": arrow.int8(),
            "features": arrow.list_(arrow.float32(), settings.features),
            "legal": arrow.list_(arrow.int16()),
            "policy": arrow.list_(arrow.float32()),
            "value": arrow.float32(),
            "result": arrow.float32(),
            "action": arrow.int16(),
        }
    )


def write(settings: Settings, games: list[dict[str, Any]], path: Path) -> None:
    """Writes games to a file, completely or not at all."""
    arrow, schema = _arrow(), schema_of(settings)
    columns = {name: [row for game in games for row in game[name]] for name in schema.names if name != "features"}
    features = np.concatenate([game["features"] for game in games])
    columns["features"] = arrow.FixedSizeListArray.from_arrays(features.reshape(-1), settings.features)
    with draft_of(path) as draft:
        arrow.parquet.write_table(arrow.table(columns, schema), draft, compression="zstd")


def read(folder: str | Path) -> dict[str, Any]:
    """The games in a folder by column, as NumPy arrays: `features` has a row for each decision, and so has `policy`,
    with a column for each action of the game; `legal` is the mask of the legal ones.
    """
    arrow, folder = _arrow(), Path(folder)
    settings = read_settings(folder)
    files = sorted(file for file in folder.iterdir() if _FILE.fullmatch(file.name))
    if not files:
        raise ZashikiError(f"{folder} contains no games yet.")
    table = arrow.concat_tables([arrow.parquet.read_table(file) for file in files]).combine_chunks()
    data = {name: table[name].to_numpy() for name in table.column_names if name not in ("features", "legal", "policy")}
    data["features"] = _flat(table["features"]).reshape(-1, settings.features)
    actions = len(find(settings.game).moves)
    rows = np.repeat(np.arange(len(table)), arrow.compute.list_value_length(table["legal"]).to_numpy())
    legal = _flat(table["legal"])
    data["legal"] = np.zeros((len(table), actions), dtype=np.bool_)
    data["legal"][rows, legal] = True
    data["policy"] = np.zeros((len(table), actions), dtype=np.float32)
    data["policy"][rows, legal] = _flat(table["policy"])
    return data


def _flat(column: Any) -> Any:
    """All items of a column of lists, one after the other."""
    return column.combine_chunks().flatten().to_numpy()


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.compute
        import pyarrow.parquet
    except ImportError:
        raise ZashikiError(missing_extra("research", "Self-play data")) from None
    return pyarrow
