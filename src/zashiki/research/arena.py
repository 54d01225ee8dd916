"""Players against each other: pairs of games for two, rotated seats for more, on all cores, and to be resumed.

A *round* is one deal played as often as there are seats, each entrant once in every seat. Its result is what each
entrant won: a point a game, shared by those who share a win.
"""

import json
import math
import os
import random
import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from itertools import combinations, islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import TypeAlias

import msgspec

from zashiki.kernel.errors import BadArgument, ZashikiError, did_you_mean, one_of, quoted
from zashiki.kernel.files import write_atomically
from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.position import Position
from zashiki.kernel.random import SEED_BITS
from zashiki.kernel.registry import find
from zashiki.research.statistics import PAIR_POINTS
from zashiki.warashi import greedy
from zashiki.warashi.levels import choose, level_of

WARASHI = "warashi"
SERIES_BITS = 192
"""Of a seed's bits, so many tell the contest; the others number its deals."""
AHEAD = 3
"""So many rounds a worker are begun before the first of them is over, so that nobody waits for a long one."""
Player: TypeAlias = Callable[[Position], str]
"""Chooses a move for the seat to decide."""


def dice(position: Position, purpose: str) -> random.Random:
    """Chance for a decision; the same in the same position of the same deal."""
    return random.Random(f"{purpose} {position.seed} {position.ply}")


def play_at_random(position: Position) -> str:
    """Any legal move."""
    return dice(position, "random").choice(position.legal_moves)


def play_at_level(number: int, position: Position) -> str:
    """What Warashi plays at a level."""
    return choose(position, number, seed=dice(position, "warashi").getrandbits(64))


PLAYERS: Mapping[str, Player] = {
    "random": play_at_random,
    "greedy": greedy.choose,
    **{f"{WARASHI}{number}": partial(play_at_level, number) for number in range(1, HIGHEST + 1)},
}


class Contest(msgspec.Struct, frozen=True):
    """What is played: the game, for so many seats, by these entrants."""

    game: str
    entrants: tuple[str, ...]
    strengths: tuple[str, ...]
    """What the entrants are: names alone would say the same of a level that was changed."""
    options: dict[str, str]
    seats: int
    seed: int


class Results(msgspec.Struct):
    """A contest and what came of it so far."""

    contest: Contest
    rounds: dict[str, list[list[float]]] = {}
    """For each table, such as '0-1', and each round what its entrants won."""

    def pairs(self, one: int, other: int) -> list[int]:
        """How many pairs brought the first of two entrants 0, ½, 1, 1½ and 2 points."""
        low, high = sorted((one, other))
        counts = [0] * PAIR_POINTS
        for points in self.rounds.get(f"{low}-{high}", []):
            counts[round(2 * points[0 if one == low else 1])] += 1
        return counts

    def first_places(self, entrant: int) -> tuple[float, int]:
        """What an entrant has won at tables for more than two, and in how many games."""
        rounds = [points for played in self.rounds.values() for points in played]
        return sum(points[entrant] for points in rounds), len(rounds) * self.contest.seats


def contest(
    game: str, entrants: Sequence[str], seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 0
) -> Contest:
    """A contest, if all of it makes sense."""
    for name in entrants:
        if name not in PLAYERS:
            raise BadArgument(
                f"There is no player {quoted(name)}; there is {one_of(PLAYERS)}.{did_you_mean(name, PLAYERS)}"
            )
    if not 0 <= seed < 1 << SERIES_BITS:
        raise BadArgument(f"The seed of a contest is a whole number from 0 to 2**{SERIES_BITS} - 1, not {seed}.")
    if len(entrants) < 2 or (seats > 2 and len(entrants) != seats):
        needed = "two or more entrants" if seats == 2 else f"{seats} entrants, one for each seat"
        raise BadArgument(f"A contest for {seats} seats has {needed}, not {len(entrants)}.")
    position = Position.deal(game, seed=seed, players=seats, options=options)
    strengths = tuple(strength(position.rulebook.name, name) for name in entrants)
    return Contest(position.rulebook.name, tuple(entrants), strengths, position.options, seats, seed)


def strength(game: str, name: str) -> str:
    """What a player is, in a few words."""
    if not name.startswith(WARASHI):
        return name
    level = level_of(game, int(name.removeprefix(WARASHI)))
    budget = f"{level.seconds:g} s" if level.nodes is None else f"{level.nodes} nodes"
    hunches = f", {100 * level.hunches:g} % hunches" if level.hunches else ""
    return f"{budget}, {100 * level.slips:g} % slips{hunches}"


def tables(contest: Contest) -> list[tuple[int, ...]]:
    """Who meets whom: everybody everybody else in games for two, else all at one table."""
    numbers = range(len(contest.entrants))
    return list(combinations(numbers, 2)) if contest.seats == 2 else [tuple(numbers)]


def play_round(contest: Contest, table: tuple[int, ...], number: int) -> list[float]:
    """Plays one deal in all rotations of the seats; what each entrant of the table won."""
    won = [0.0] * len(table)
    for shift in range(contest.seats):
        seating = [(place + shift) % contest.seats for place in range(contest.seats)]
        winners = play_game(contest, [contest.entrants[table[place]] for place in seating], number)
        for seat in winners:
            won[seating[seat]] += 1 / len(winners)
    return won


def play_game(contest: Contest, names: Sequence[str], number: int) -> tuple[int, ...]:
    """Plays one game; the winning seats."""
    deal = (contest.seed << SEED_BITS - SERIES_BITS) + number
    position = Position.deal(contest.game, seed=deal, players=contest.seats, options=contest.options)
    while position.player is not None:
        position.push(PLAYERS[names[position.player]](position))
    assert position.outcome is not None
    return position.outcome.winners


def run(results: Results, rounds: int, workers: int = 1) -> Iterator[None]:
    """Plays until every table has so many rounds; yields after each of them.

    The rounds of a contest are numbered, and each is the same whoever plays it when: a contest can be stopped and
    resumed, and gives the same result on any number of workers.
    """
    if rounds < 1 or workers < 1:
        raise BadArgument(f"A contest has at least 1 round and 1 worker, not {rounds} and {workers}.")
    find(results.contest.game)
    waiting = iter(
        [
            (table, number)
            for table in tables(results.contest)
            for number in range(len(results.rounds.get(_name(table), [])), rounds)
        ]
    )
    playing: deque[tuple[str, Future[list[float]]]] = deque()
    spawning = get_context("spawn")
    theirs, ours = spawning.Pipe(duplex=False)
    with ProcessPoolExecutor(workers, spawning, initializer=_end_with, initargs=(theirs,)) as pool:
        try:
            while True:
                for table, number in islice(waiting, AHEAD * workers - len(playing)):
                    playing.append((_name(table), pool.submit(play_round, results.contest, table, number)))
                if not playing:
                    return
                name, won = playing.popleft()
                results.rounds.setdefault(name, []).append(won.result())
                yield
        finally:
            ours.close()
            theirs.close()


def _end_with(holder: Connection) -> None:
    """Has a worker end as soon as whoever holds the contest leaves, in the midst of a game or not.

    The other end of the connection is closed then, whether the holder is done, was interrupted or was killed.
    """

    def leave() -> None:
        holder.poll(None)
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the holder decides
    Thread(target=leave, daemon=True).start()


def _name(table: tuple[int, ...]) -> str:
    return "-".join(map(str, table))


def write(results: Results, path: Path) -> None:
    """Keeps a contest in a file, whole even if it is stopped at that moment."""
    write_atomically(path, json.dumps(msgspec.to_builtins(results), indent=1) + "\n")


def read(path: Path) -> Results:
    """A contest from a file."""
    try:
        results = msgspec.json.decode(path.read_bytes(), type=Results)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ZashikiError(f"{path} holds no contest: {error}.") from None
    known = set(map(_name, tables(results.contest)))
    for name, rounds in results.rounds.items():
        if name not in known:
            raise ZashikiError(f"{path} holds no contest: nobody meets at {quoted(name)}.")
        for number, won in enumerate(rounds, start=1):
            if not _is_possible(won, results.contest.seats):
                raise ZashikiError(f"{path} holds no contest: round {number} of {quoted(name)} cannot have ended so.")
    return results


def _is_possible(won: Sequence[float], seats: int) -> bool:
    """Whether a round can have ended so: a point a game, perhaps shared, and a game for each seat."""
    if len(won) != seats or not math.isclose(sum(won), seats):
        return False
    smallest = 1 / math.lcm(*range(1, seats + 1))
    parts = [points / smallest for points in won]
    return all(part >= 0 and math.isclose(part, round(part), abs_tol=1e-6) for part in parts)
