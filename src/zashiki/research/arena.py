"""Players against each other: pairs of games for two, rotated seats for more, on all cores, and to be resumed.

A *round* is one deal played as often as there are seats, each entrant once in every seat. Its result is what each
entrant won: a point a game, shared by those who share a win.
"""

import json
import math
import random
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from itertools import combinations, islice
from multiprocessing import get_context
from pathlib import Path
from typing import TypeAlias

import msgspec

from zashiki.kernel.errors import BadArgument, ZashikiError, did_you_mean, one_of, quoted
from zashiki.kernel.files import write_whole
from zashiki.kernel.position import Position
from zashiki.kernel.registry import find
from zashiki.research.statistics import PAIR_POINTS
from zashiki.warashi import greedy
from zashiki.warashi.levels import HIGHEST, choose, level_of

WARASHI = "warashi"
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
    deal = contest.seed * 2**64 + number
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
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
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
            pool.shutdown(wait=False, cancel_futures=True)


def _name(table: tuple[int, ...]) -> str:
    return "-".join(map(str, table))


def write(results: Results, path: Path) -> None:
    """Keeps a contest in a file, whole even if it is stopped at that moment."""
    write_whole(path, json.dumps(msgspec.to_builtins(results), indent=1) + "\n")


def read(path: Path) -> Results:
    """A contest from a file."""
    try:
        results = msgspec.json.decode(path.read_bytes(), type=Results)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise ZashikiError(f"{path} holds no contest: {error}.") from None
    for name, rounds in results.rounds.items():
        for number, won in enumerate(rounds, start=1):
            if not _is_possible(results.contest, name, won):
                raise ZashikiError(f"{path} holds no contest: round {number} of {quoted(name)} cannot have ended so.")
    return results


def _is_possible(contest: Contest, name: str, won: Sequence[float]) -> bool:
    """Whether the entrants of a table can have won so much in a round: a point a game, and a game for each seat."""
    is_table = name in map(_name, tables(contest))
    return is_table and len(won) == contest.seats and min(won, default=0) >= 0 and math.isclose(sum(won), contest.seats)
