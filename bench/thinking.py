"""How fast Warashi thinks, how long its levels take, and how it does against a textbook's search."""

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

GAMES = ("take", "naishi", "ninjato")
SECONDS = 0.1
"""For each decision against the textbook's search, on either side."""
PAIRS = {"take": 10, "naishi": 20, "ninjato": 10}
ENDINGS, CHIPS_LEFT, LIMIT = 16, range(5, 11), 10.0
"""So many endings of Ta-Ke with so many chips left are to be solved, in so many seconds each."""
NODES_OF_PLAY, TURNS_BY_CHANCE = 20_000, 3


def positions(game: str, seed: int = 0, every: int = 5) -> list[zashiki.Position]:
    """Positions from a game at a low level, where there is something to decide."""
    here, some = zashiki.deal(game, seed=seed), []
    while not here.is_over:
        if here.ply % every == 0 and len(here.legal_moves) > 1:
            some.append(here.copy())
        here.push(choose(here, level=3, seed=here.ply))
    return some


def speed(game: str) -> float:
    """Nodes a second, through a game."""
    spent, nodes = 0.0, 0
    for here in positions(game):
        mind = engine_for(game)(here, seed=1)
        began = time.perf_counter()
        mind.run(seconds=0.2)
        spent += time.perf_counter() - began
        nodes += mind.nodes
    return nodes / spent


def milliseconds(game: str, level: int) -> float:
    """Of a decision at a level: the mean through a game."""
    spent = []
    for here in positions(game):
        began = time.perf_counter()
        choose(here, level, seed=here.ply)
        spent.append(time.perf_counter() - began)
    return 1000 * statistics.mean(spent)


def against_textbook(game: str) -> tuple[float, int]:
    """Points against the textbook's search with the same time, and the number of games."""
    points, games = 0.0, 0
    for pair, mine in track(list(itertools.product(range(PAIRS[game]), (0, 1))), description="  ", transient=True):
        here = zashiki.deal(game, seed=pair)
        while not here.is_over:
            if here.player == mine:
                here.push(analyse(here, seconds=SECONDS, seed=here.ply)[0].move)
            else:
                here.push(textbook.choose(here, SECONDS))
        assert here.outcome is not None
        points += (mine in here.outcome.winners) / len(here.outcome.winners)
        games += 1
    return points, games


def endings(games: int) -> dict[int, list[zashiki.Position]]:
    """Positions of Ta-Ke by the chips left, as turns begin in sensible games with some moves by chance."""
    found: dict[int, list[zashiki.Position]] = {left: [] for left in CHIPS_LEFT}
    for game in track(range(games), description="  ", transient=True):
        here, chance = zashiki.deal("take", seed=game), random.Random(game)
        while not here.is_over:
            left = sum(map(len, here.snapshot()["stacks"]))
            if left in found:
                found[left].append(here.copy())
            by_chance = left > CHIPS - TURNS_BY_CHANCE
            line = AlphaBeta(here).run(nodes=1 if by_chance else NODES_OF_PLAY).candidates
            best, me = (chance.choice(line) if by_chance else line[0]), here.player
            for move in best.line:
                if here.player == me:
                    here.push(move)
    return found


def seconds_to_solve(here: zashiki.Position) -> float:
    """Infinitely many if the limit is not enough."""
    search, began = AlphaBeta(here), time.perf_counter()
    search.run(seconds=LIMIT)
    return time.perf_counter() - began if search.is_exact else math.inf


def solving(console: Console) -> Table:
    """How long it takes to solve the endings of Ta-Ke."""
    table = Table(title=f"Warashi: solving Ta-Ke to the end, at most {LIMIT:.0f} s each")
    for heading in ("chips left", "positions", "within 1 s", f"within {LIMIT:.0f} s", "median", "90 %"):
        table.add_column(heading, justify="right")
    console.print("[dim]Ta-Ke, solving endings …")
    for left, some in endings(ENDINGS).items():
        times = sorted(seconds_to_solve(here) for here in track(some, description=f"  {left} chips", transient=True))
        shares = (f"{100 * sum(spent <= limit for spent in times) / len(times):.0f} %" for limit in (1, LIMIT))
        ranks = (times[len(times) // 2], times[9 * len(times) // 10])
        table.add_row(
            str(left), str(len(times)), *shares, *("–" if rank == math.inf else f"{rank:.2f} s" for rank in ranks)
        )
    return table


def pace(console: Console, measured: Callable[[Callable[[], float]], list[float]]) -> Table:
    """How fast each game is thought about, and how long the levels take."""
    table = Table(title="Warashi: nodes a second, and milliseconds a decision by level")
    for heading in ("game", "nodes/s", *(f"level {level}" for level in range(1, HIGHEST + 1))):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in GAMES:
        console.print(f"[dim]{find(game).title}, thinking …")
        nodes = statistics.median(measured(partial(speed, game)))
        times = (f"{milliseconds(game, level):.1f}" for level in range(1, HIGHEST + 1))
        table.add_row(find(game).title, f"{nodes:,.0f}", *times)
    return table


def matches(console: Console) -> Table:
    """What the textbook's search is good for."""
    table = Table(title=f"Warashi against a textbook's tree search, {SECONDS} s a decision for both")
    for heading in ("game", "points", "games", "share", "at least"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in GAMES:
        console.print(f"[dim]{find(game).title}, against the textbook …")
        points, games = against_textbook(game)
        table.add_row(find(game).title, f"{points:g}", str(games), f"{100 * points / games:.1f} %", "95 %")
    return table


def report(console: Console, measured: Callable[[Callable[[], float]], list[float]]) -> None:
    """Prints the tables."""
    console.print(pace(console, measured))
    console.print(solving(console))
    console.print(matches(console))
