"""Contests between players: pairs of games for two seats, rotated seats for more, on any workers, and resumable.

A *round* is one deal played once for each rotation of the seats, so that each entrant plays it in every seat. Its
result is the points of each entrant: one point per game, divided among the winners if the win is shared.
"""

import json
import math
import random
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from itertools import combinations, islice
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from zashiki.kernel.engine import Stop
from zashiki.kernel.errors import BadArgument, ZashikiError, did_you_mean, one_of, quoted
from zashiki.kernel.files import write_atomically
from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.position import Position
from zashiki.kernel.random import SEED_BITS
from zashiki.kernel.registry import find
from zashiki.research.programs import Program, ProgramFailure, split
from zashiki.research.statistics import PAIR_POINTS
from zashiki.warashi import greedy
from zashiki.warashi.levels import choose, level_of
from zashiki.workers.pool import Pool
from zashiki.workers.processes import ProcessPool

WARASHI = "warashi"
SERIES_BITS = 192
"""The number of bits of a deal's seed that come from the contest's seed; the others are the number of the deal."""
MOVE_TIME = 1.0
"""How long a program may think about a decision, in seconds, if nothing else is said."""
LONGEST_MOVE_TIME = 24 * 60 * 60
ROUNDS_AHEAD = 3
"""Rounds per worker that are submitted at the same time, so that no worker idles while another plays a long one."""
Player: TypeAlias = Callable[[Position], str]
"""Chooses a move for the seat to decide."""


def decision_rng(position: Position, purpose: str) -> random.Random:
    """Random numbers for a decision; the same at the same ply of the same deal."""
    return random.Random(f"{purpose} {position.seed} {position.ply}")


def play_at_random(position: Position) -> str:
    """A random legal move."""
    return decision_rng(position, "random").choice(position.legal_moves)


def play_at_level(number: int, position: Position) -> str:
    """The move that Warashi plays at a level."""
    return choose(position, number, seed=decision_rng(position, "warashi").getrandbits(64))


PLAYERS: Mapping[str, Player] = {
    "random": play_at_random,
    "greedy": greedy.choose,
    **{f"{WARASHI}{number}": partial(play_at_level, number) for number in range(1, HIGHEST + 1)},
}


class Contest(msgspec.Struct, frozen=True):
    """What is played: the game, its options, the number of seats and the entrants.

    An entrant is the name of a player, or the command of a program that speaks the engine protocol.
    """

    game: str
    entrants: tuple[str, ...]
    strengths: tuple[str, ...]
    """The settings of the entrants: a name stays the same when the settings of a level change."""
    options: dict[str, str]
    seats: int
    seed: int
    move_time: float = MOVE_TIME
    """How long a program may think about a decision, in seconds."""


class Forfeit(msgspec.Struct, frozen=True):
    """A game that a program lost because it did not answer with a legal move in time."""

    table: str
    round: int
    game: int
    """The number of the game in the round, from 0 on."""
    entrant: int
    reason: str


class PlayedRound(msgspec.Struct, frozen=True):
    """The points of each entrant in a round, and the games that were forfeited."""

    points: list[float]
    forfeits: list[Forfeit]


class Results(msgspec.Struct):
    """A contest and its results so far."""

    contest: Contest
    rounds: dict[str, list[list[float]]] = {}
    """For each table, such as '0-1', and each round the points of its entrants."""
    forfeits: list[Forfeit] = []
    """The games that a program lost because of what it answered, or did not answer."""

    def add(self, table: str, played: PlayedRound) -> None:
        """Adds the next round of a table."""
        self.rounds.setdefault(table, []).append(played.points)
        self.forfeits.extend(played.forfeits)

    def pairs(self, first: int, second: int) -> list[int]:
        """The number of pairs in which the first of two entrants got 0, ½, 1, 1½ and 2 points."""
        low, high = sorted((first, second))
        counts = [0] * PAIR_POINTS
        for points in self.rounds.get(f"{low}-{high}", []):
            counts[round(2 * points[0 if first == low else 1])] += 1
        return counts

    def first_places(self, entrant: int) -> tuple[float, int]:
        """The points of an entrant at tables for more than two, and the number of games."""
        rounds = [points for played in self.rounds.values() for points in played]
        return sum(points[entrant] for points in rounds), len(rounds) * self.contest.seats


def contest(
    game: str,
    entrants: Sequence[str],
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    move_time: float = MOVE_TIME,
) -> Contest:
    """A contest; raises BadArgument if it cannot be played. Programs are started once, to see whether they answer."""
    if not 0 <= seed < 1 << SERIES_BITS:
        raise BadArgument(f"The seed of a contest is a whole number from 0 to 2**{SERIES_BITS} - 1, not {seed}.")
    if not 0 < move_time <= LONGEST_MOVE_TIME:
        raise BadArgument(f"The time for a move is above 0 and at most {LONGEST_MOVE_TIME} seconds, not {move_time:g}.")
    for name in entrants:
        check_entrant(name)
    if len(entrants) < 2 or (seats > 2 and len(entrants) != seats):
        needed = "two or more entrants" if seats == 2 else f"{seats} entrants, one for each seat"
        raise BadArgument(f"A contest for {seats} seats has {needed}, not {len(entrants)}.")
    position = Position.deal(game, seed=seed, players=seats, options=options)
    strengths = tuple(strength(position.rulebook.name, name) for name in entrants)
    return Contest(position.rulebook.name, tuple(entrants), strengths, position.options, seats, seed, move_time)


def check_entrant(name: str) -> None:
    """Raises BadArgument unless an entrant is a player, or a command that can be run."""
    if name not in PLAYERS:
        try:
            split(name)
        except BadArgument as error:
            raise BadArgument(
                f"There is no player {quoted(name)}; there is {one_of(PLAYERS)}, and any program that speaks the "
                f"engine protocol. {error}{did_you_mean(name, PLAYERS)}"
            ) from None


def strength(game: str, name: str) -> str:
    """The settings of a player, in a few words; for a program, what it calls itself."""
    if name not in PLAYERS:
        try:
            program = Program(name)
        except ProgramFailure as failure:
            raise BadArgument(f"The program {quoted(name)} does not speak the engine protocol: {failure}.") from None
        program.close()
        return program.name
    if not name.startswith(WARASHI):
        return name
    level = level_of(game, int(name.removeprefix(WARASHI)))
    budget = f"{level.seconds:g} s" if level.nodes is None else f"{level.nodes} nodes"
    hunches = f", {100 * level.hunches:g} % hunches" if level.hunches else ""
    return f"{budget}, {100 * level.slips:g} % slips{hunches}"


def tables(contest: Contest) -> list[tuple[int, ...]]:
    """The entrants at each table: every two of them in games for two, else all at one table."""
    numbers = range(len(contest.entrants))
    return list(combinations(numbers, 2)) if contest.seats == 2 else [tuple(numbers)]


def play_round(contest: Contest, table: tuple[int, ...], number: int) -> PlayedRound:
    """Plays one deal in all rotations of the seats."""
    won, forfeits = [0.0] * len(table), []
    for shift in range(contest.seats):
        seating = [(place + shift) % contest.seats for place in range(contest.seats)]
        game = play_game(contest, [table[place] for place in seating], number)
        for seat in game.winners:
            won[seating[seat]] += 1 / len(game.winners)
        if game.loser is not None:
            forfeits.append(Forfeit(_name(table), number, shift, table[seating[game.loser]], game.reason))
    return PlayedRound(won, forfeits)


class PlayedGame(NamedTuple):
    """The winning seats of a game, and the seat whose program failed, if one did."""

    winners: tuple[int, ...]
    loser: int | None = None
    reason: str = ""


def play_game(contest: Contest, entrants: Sequence[int], number: int) -> PlayedGame:
    """Plays one game between the entrants in the seats. If a program fails, all the other seats share the win."""
    deal = (contest.seed << SEED_BITS - SERIES_BITS) + number
    position = Position.deal(contest.game, seed=deal, players=contest.seats, options=contest.options)
    players: list[Player | None] = [PLAYERS.get(contest.entrants[entrant]) for entrant in entrants]
    while position.player is not None:
        seat = position.player
        try:
            player = players[seat] or _program_player(contest, entrants[seat], position)
            players[seat] = player
            position.push(player(position))
        except ProgramFailure as failure:
            others = tuple(other for other in range(contest.seats) if other != seat)
            return PlayedGame(others, seat, str(failure))
    assert position.outcome is not None
    return PlayedGame(position.outcome.winners)


_programs: dict[tuple[str, int], Program] = {}
"""The programs of this process, by command and entrant: two entrants with the same command do not share one."""


def _program_player(contest: Contest, entrant: int, position: Position) -> Player:
    """A program as a player of the game at hand; it is started if it is not running."""
    key = contest.entrants[entrant], entrant
    if key not in _programs or not _programs[key].is_running:
        _programs[key] = Program(contest.entrants[entrant])
    program = _programs[key]
    program.begin(decision_rng(position, f"program {entrant}").getrandbits(64))

    def choose(position: Position) -> str:
        return program.choose(position, decision_rng(position, "imagined").getrandbits(64), contest.move_time)

    return choose


class Round(msgspec.Struct, frozen=True):
    """A round as a job."""

    contest: Contest
    table: tuple[int, ...]
    number: int

    def run(self, stop: Stop) -> PlayedRound:
        """Plays it, always to the end."""
        return play_round(self.contest, self.table, self.number)


def run(results: Results, rounds: int, workers: int | Pool = 1) -> Iterator[None]:
    """Plays until every table has `rounds` rounds; yields after each of them.

    The workers are a number of processes, or a pool. The rounds of a contest are numbered, and a round depends on
    nothing but its number: a contest can be stopped and resumed, and gives the same result on any workers.
    """
    if rounds < 1 or (isinstance(workers, int) and workers < 1):
        raise BadArgument(f"A contest has at least 1 round and 1 worker, not {rounds} and {workers}.")
    find(results.contest.game)
    if isinstance(workers, int):
        with ProcessPool(workers) as pool:
            yield from _run(results, rounds, pool)
    else:
        yield from _run(results, rounds, workers)


def _run(results: Results, rounds: int, pool: Pool) -> Iterator[None]:
    waiting = iter(
        [
            Round(results.contest, table, number)
            for table in tables(results.contest)
            for number in range(len(results.rounds.get(_name(table), [])), rounds)
        ]
    )
    playing: deque[tuple[Round, Future[PlayedRound]]] = deque()
    try:
        while True:
            for round in islice(waiting, max(0, ROUNDS_AHEAD * max(1, pool.cpus) - len(playing))):
                playing.append((round, pool.submit(round)))
            if not playing:
                return
            round, played = playing.popleft()
            results.add(_name(round.table), played.result())
            yield
    finally:
        for _, played in playing:
            played.cancel()


def _name(table: tuple[int, ...]) -> str:
    return "-".join(map(str, table))


def write(results: Results, path: Path) -> None:
    """Saves a contest atomically: an interruption leaves the old file."""
    write_atomically(path, json.dumps(msgspec.to_builtins(results), indent=1) + "\n")


def read(path: Path) -> Results:
    """Reads a contest from a file."""
    try:
        results = msgspec.json.decode(path.read_bytes(), type=Results)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ZashikiError(f"{path} does not contain a contest: {error}.") from None
    known = set(map(_name, tables(results.contest)))
    for name, rounds in results.rounds.items():
        if name not in known:
            raise ZashikiError(f"{path} does not contain a contest: there is no table {quoted(name)}.")
        for number, points in enumerate(rounds, start=1):
            if not _is_possible(points, results.contest.seats):
                raise ZashikiError(
                    f"{path} does not contain a contest: round {number} of {quoted(name)} has impossible points."
                )
    for forfeit in results.forfeits:
        if not 0 <= forfeit.entrant < len(results.contest.entrants):
            raise ZashikiError(f"{path} does not contain a contest: there is no entrant {forfeit.entrant}.")
    return results


def _is_possible(points: Sequence[float], seats: int) -> bool:
    """Whether a round can have these points: one point per game, perhaps shared, and a game for each seat."""
    if len(points) != seats or not math.isclose(sum(points), seats):
        return False
    smallest_share = 1 / math.lcm(*range(1, seats + 1))
    shares = [number / smallest_share for number in points]
    return all(share >= 0 and math.isclose(share, round(share), abs_tol=1e-6) for share in shares)
