"""The arena on the screen: progress while it runs, and a table at the end."""

import math
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from zashiki.research import arena
from zashiki.research.arena import Results
from zashiki.research.statistics import Interval, elo, sequential, share, wilson

CAPTION = (
    "Intervals are of 95 %. Behind the number of pairs: how many brought the first of the two 0, ½, 1, 1½ and 2 points."
)


def hold(results: Results, rounds: int, workers: int, file: Path | None, bounds: tuple[float, float] | None) -> None:
    """Holds a contest with a bar that shows how far it is; keeps it in its file after every round."""
    if is_decided(results, bounds):
        return
    if file:
        arena.write(results, file)  # better told at once that it cannot be kept
    tables = arena.tables(results.contest)
    console = Console()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        done = sum(map(len, results.rounds.values()))
        bar = progress.add_task("playing", total=rounds * len(tables), completed=done)
        for _ in arena.run(results, rounds, workers):
            progress.advance(bar)
            if file:
                arena.write(results, file)
            if is_decided(results, bounds):
                return


def is_decided(results: Results, bounds: tuple[float, float] | None) -> bool:
    """Whether the sequential test, if there is one, needs no more rounds."""
    return bounds is not None and sequential(results.pairs(0, 1), *bounds).verdict is not None


def report(results: Results, bounds: tuple[float, float] | None = None) -> None:
    """Who won how much of what, with intervals of 95 %."""
    console, contest = Console(highlight=False), results.contest
    if contest.seats > 2:
        console.print(_first_places(results))
        return
    if len(contest.entrants) > 2:
        console.print(_crosstable(results))
    console.print(_meetings(results))
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
    table = Table(title=f"{results.contest.game}: share of points against each other")
    table.add_column("")
    for other in range(len(names)):
        table.add_column(str(other + 1), justify="right")
    for one, name in enumerate(names):
        shares = [share(results.pairs(one, other)) if one != other else None for other in range(len(names))]
        table.add_row(
            f"{one + 1} {name}", *("" if figure is None else f"{100 * figure.value:.1f} %" for figure in shares)
        )
    return table


def _meetings(results: Results) -> Table:
    """Each two who met, with the points of the first."""
    names = results.contest.entrants
    table = Table(title=f"{results.contest.game}, pairs of games", caption=CAPTION)
    for heading in ("", "against"):
        table.add_column(heading, no_wrap=True)
    for heading in ("share of points", "Elo", "pairs"):
        table.add_column(heading, justify="right")
    for one, other in arena.tables(results.contest):
        pairs = results.pairs(one, other)
        counts = f"{sum(pairs)}: {' '.join(map(str, pairs))}"
        table.add_row(names[one], names[other], percent(share(pairs)), elo_in_words(elo(pairs)), counts)
    return table


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
    value, low, high = (f"{round(number):+}" if math.isfinite(number) else f"{number:+}" for number in figure)
    return f"{value} ({low} to {high})"
