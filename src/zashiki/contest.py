"""The arena on the screen: progress while it runs, and a table at the end."""

import math
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from zashiki.research import arena
from zashiki.research.arena import Results
from zashiki.research.statistics import Interval, elo, sequential, share, wilson


def hold(results: Results, rounds: int, workers: int, file: Path | None, bounds: tuple[float, float] | None) -> None:
    """Holds a contest with a bar that shows how far it is; keeps it in its file now and then."""
    tables = arena.tables(results.contest)
    with Progress(transient=True) as progress:
        done = sum(map(len, results.rounds.values()))
        bar = progress.add_task("playing", total=rounds * len(tables), completed=done)
        for _ in arena.run(results, rounds, workers):
            progress.advance(bar)
            if file:
                arena.write(results, file)
            if bounds and sequential(results.pairs(0, 1), *bounds).verdict is not None:
                return


def report(results: Results, bounds: tuple[float, float] | None = None) -> None:
    """Who won how much of what, with intervals of 95 %."""
    console, contest = Console(highlight=False), results.contest
    if contest.seats > 2:
        console.print(_first_places(results))
        return
    console.print(_crosstable(results))
    if bounds:
        test = sequential(results.pairs(0, 1), *bounds)
        verdict = {True: "accepted", False: "refused", None: "not decided yet"}[test.verdict]
        console.print(
            f"{contest.entrants[0]} is {bounds[1]:g} Elo stronger, not {bounds[0]:g}: {verdict} "
            f"(log-likelihood ratio {test.ratio:.2f}, bounds {test.low:.2f} and {test.high:.2f})."
        )


def _crosstable(results: Results) -> Table:
    """Everybody against everybody else: the share of points of the one in the row."""
    names = results.contest.entrants
    table = Table(title=f"{results.contest.game}: share of points, and Elo, in pairs of games")
    table.add_column("")
    for name in names:
        table.add_column(f"against {name}", justify="right")
    for one, name in enumerate(names):
        cells = [_cell(results.pairs(one, other)) if one != other else "" for other in range(len(names))]
        table.add_row(name, *cells)
    return table


def _cell(pairs: list[int]) -> str:
    return f"{percent(share(pairs))}\nElo {elo_in_words(elo(pairs))}\n{sum(pairs)} pairs {pairs}"


def _first_places(results: Results) -> Table:
    table = Table(title=f"{results.contest.game} for {results.contest.seats}: first places")
    for heading in ("player", "first places", "games"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for entrant, name in enumerate(results.contest.entrants):
        wins, games = results.first_places(entrant)
        table.add_row(name, percent(wilson(wins / games if games else 0.0, games)), str(games))
    return table


def percent(figure: Interval) -> str:
    """A share with its interval."""
    return f"{100 * figure.value:.1f} % ({100 * figure.low:.1f} to {100 * figure.high:.1f})"


def elo_in_words(figure: Interval) -> str:
    """Elo with its interval."""
    value, low, high = (f"{number:+.0f}" if math.isfinite(number) else f"{number:+}" for number in figure)
    return f"{value} ({low} to {high})"
