"""Warashi's search: its speed, the time its levels take, and its strength against a textbook search."""

import itertools
import math
import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import textbook
from rich.console import Console
from rich.progress import track
from rich.table import Table

import zashiki
from zashiki.games.take.components import CHIPS
from zashiki.games.take.engine.alphabeta import AlphaBeta
from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.registry import find
from zashiki.warashi.analysis import analyse, engine_for
from zashiki.warashi.levels import choose

SECONDS = 0.1
"""Time per decision in games against the textbook search, for both sides."""
PAIRS = 10
"""Pairs of games against the textbook search."""
ENDINGS = 16
"""Number of Ta-Ke games whose endings are solved."""
CHIPS_LEFT = range(5, 11)
LIMIT = 10.0
"""Seconds to solve an ending."""
NODES_PER_TURN, RANDOM_TURNS = 20_000, 3
"""How these games are played: a few random turns first, then with a search."""


def positions(game: str, seed: int = 0, every: int = 5) -> list[zashiki.Position]:
    """Positions from a game at a low level, with more than one legal move."""
    position, found = zashiki.deal(game, seed=seed), []
    while not position.is_over:
        if position.ply % every == 0 and len(position.legal_moves) > 1:
            found.append(position.copy())
        position.push(choose(position, level=3, seed=position.ply))
    return found


def speed(game: str) -> float:
    """Nodes per second, in positions of a game."""
    elapsed, nodes = 0.0, 0
    for position in positions(game):
        engine = engine_for(game)(position, seed=1)
        start = time.perf_counter()
        engine.run(seconds=0.2)
        elapsed += time.perf_counter() - start
        nodes += engine.nodes
    return nodes / elapsed


def milliseconds(game: str, level: int) -> float:
    """Mean time of a decision at a level, in positions of a game."""
    times = []
    for position in positions(game):
        start = time.perf_counter()
        choose(position, level, seed=position.ply)
        times.append(time.perf_counter() - start)
    return 1000 * statistics.mean(times)


def against_textbook(game: str) -> tuple[float, int]:
    """Points against the textbook search with the same time, and the number of games."""
    points, games = 0.0, 0
    for pair, seat in track(list(itertools.product(range(PAIRS), (0, 1))), description="  ", transient=True):
        position = zashiki.deal(game, seed=pair)
        while not position.is_over:
            if position.player == seat:
                position.push(analyse(position, seconds=SECONDS, seed=position.ply)[0].move)
            else:
                position.push(textbook.choose(position, SECONDS))
        assert position.outcome is not None
        points += (seat in position.outcome.winners) / len(position.outcome.winners)
        games += 1
    return points, games


def endings(games: int) -> dict[int, list[zashiki.Position]]:
    """Ta-Ke positions at the start of a turn, by the number of chips left, from games with a few random turns."""
    found: dict[int, list[zashiki.Position]] = {left: [] for left in CHIPS_LEFT}
    for game in track(range(games), description="  ", transient=True):
        position, chooser = zashiki.deal("take", seed=game), random.Random(game)
        while not position.is_over:
            left = sum(map(len, position.snapshot()["stacks"]))
            if left in found:
                found[left].append(position.copy())
            is_random = left > CHIPS - RANDOM_TURNS
            candidates = AlphaBeta(position).run(nodes=1 if is_random else NODES_PER_TURN).candidates
            chosen, mover = (chooser.choice(candidates) if is_random else candidates[0]), position.player
            for move in chosen.line:
                if position.player == mover:
                    position.push(move)
    return found


def seconds_to_solve(position: zashiki.Position) -> float:
    """Time to solve a position exactly; infinite if that takes longer than the limit."""
    search, start = AlphaBeta(position), time.perf_counter()
    search.run(seconds=LIMIT)
    return time.perf_counter() - start if search.is_exact else math.inf


def solving(console: Console) -> Table:
    """Measures the time to solve Ta-Ke endings."""
    table = Table(title=f"Warashi: solving Ta-Ke to the end, at most {LIMIT:.0f} s each")
    for heading in ("chips left", "positions", "within 1 s", f"within {LIMIT:.0f} s", "median", "90 %"):
        table.add_column(heading, justify="right")
    console.print("[dim]Ta-Ke, solving endings …")
    for left, found in endings(ENDINGS).items():
        tracked = track(found, description=f"  {left} chips", transient=True)
        times = sorted(seconds_to_solve(position) for position in tracked)
        shares = (f"{100 * sum(seconds <= limit for seconds in times) / len(times):.0f} %" for limit in (1, LIMIT))
        ranks = (times[len(times) // 2], times[9 * len(times) // 10])
        table.add_row(
            str(left), str(len(times)), *shares, *("–" if rank == math.inf else f"{rank:.2f} s" for rank in ranks)
        )
    return table


def pace(console: Console, measured: Callable[[Callable[[], float]], list[float]]) -> Table:
    """Measures the speed of the search in each game, and the time of each level."""
    table = Table(title="Warashi: nodes per second, and milliseconds per decision by level")
    for heading in ("game", "nodes/s", *(f"level {level}" for level in range(1, HIGHEST + 1))):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in zashiki.installed_games():
        console.print(f"[dim]{find(game).title}, searching …")
        nodes = statistics.median(measured(partial(speed, game)))
        times = (f"{milliseconds(game, level):.1f}" for level in range(1, HIGHEST + 1))
        table.add_row(find(game).title, f"{nodes:,.0f}", *times)
    return table


def matches(console: Console) -> Table:
    """Plays matches against the textbook search."""
    table = Table(title=f"Warashi against a textbook tree search, {SECONDS} s per decision for both")
    for heading in ("game", "points", "games", "share", "at least"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in zashiki.installed_games():
        console.print(f"[dim]{find(game).title}, against the textbook …")
        points, games = against_textbook(game)
        table.add_row(find(game).title, f"{points:g}", str(games), f"{100 * points / games:.1f} %", "95 %")
    return table


def report(console: Console, measured: Callable[[Callable[[], float]], list[float]]) -> None:
    """Prints the tables."""
    console.print(pace(console, measured))
    console.print(solving(console))
    console.print(matches(console))
