"""The arena on the screen: a progress bar, and tables of the results."""

import math
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from zashiki.research import arena
from zashiki.research.arena import Results
from zashiki.research.statistics import Interval, elo, sequential, share, wilson
from zashiki.workers.pool import Pool

CAPTION = (
    "Intervals are 95 %. Below the number of pairs: in how many of them the first player got 0, ½, 1, 1½ and 2 points."
)


def run_contest(
    results: Results, rounds: int, workers: int | Pool, file: Path | None, bounds: tuple[float, float] | None
) -> None:
    """Plays a contest with a progress bar, and saves it in its file after every round."""
    if is_decided(results, bounds):
        return
    if file:
        arena.write(results, file)  # a file that cannot be written is an error now, not after the first round
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
    """Prints the results, with 95 % intervals."""
    console, contest = Console(highlight=False), results.contest
    for short, name in zip(short_names(contest.entrants), contest.entrants, strict=True):
        if short != name:
            console.print(f"{short}: {name}", markup=False)
    if results.forfeits:
        console.print(_forfeits(results))
    if contest.seats > 2:
        console.print(_first_places(results))
        return
    if len(contest.entrants) > 2:
        console.print(_crosstable(results))
    console.print(_pairings(results))
    if bounds:
        test = sequential(results.pairs(0, 1), *bounds)
        verdict = {True: "Yes", False: "No", None: "Not decided yet"}[test.verdict]
        console.print(
            f"Is {contest.entrants[0]} stronger by {bounds[1]:g} Elo rather than by {bounds[0]:g}? "
            f"{verdict} (log-likelihood ratio {test.ratio:.2f}, bounds {test.low:.2f} and {test.high:.2f})."
        )


def short_names(names: Sequence[str]) -> list[str]:
    """The names of players, and numbers for programs, whose commands may be long."""
    return [name if name in arena.PLAYERS else f"#{number}" for number, name in enumerate(names, start=1)]


def _crosstable(results: Results) -> Table:
    """The share of points of each entrant, by row, against each other one, by column."""
    names = results.contest.entrants
    table = Table(title=f"{results.contest.game}: share of points against each other, in %")
    table.add_column("")
    for column in range(len(names)):
        table.add_column(str(column + 1), justify="right")
    for row, name in enumerate(names):
        shares = [share(results.pairs(row, column)) if row != column else None for column in range(len(names))]
        cells = ("" if figure is None else f"{100 * figure.value:.1f}" for figure in shares)
        table.add_row(f"{row + 1} {escape(name)}", *cells)
    return table


def _pairings(results: Results) -> Table:
    """A row for each two entrants, with the points of the first. A row has two lines, to be at most 80 columns wide."""
    names = short_names(results.contest.entrants)
    table = Table(title=f"{results.contest.game}, pairs of games", caption=CAPTION, show_lines=True)
    table.add_column("")
    for heading in ("share of points", "Elo", "pairs"):
        table.add_column(heading, justify="right", overflow="fold")
    for first, second in arena.tables(results.contest):
        pairs = results.pairs(first, second)
        table.add_row(
            f"{escape(names[first])}\nagainst {escape(names[second])}",
            format_share(share(pairs)).replace(" (", "\n("),
            format_elo(elo(pairs)).replace(" (", "\n("),
            f"{sum(pairs)}\n{' '.join(map(str, pairs))}",
        )
    return table


def _forfeits(results: Results) -> Table:
    """A row for each program that lost games by failing, with the last reason."""
    table = Table(title="Games lost by programs that failed")
    for heading in ("program", "games", "last reason"):
        table.add_column(heading, justify="right" if heading == "games" else "left")
    for entrant, name in enumerate(short_names(results.contest.entrants)):
        reasons = [forfeit.reason for forfeit in results.forfeits if forfeit.entrant == entrant]
        if reasons:
            table.add_row(name, str(len(reasons)), escape(reasons[-1]))
    return table


def _first_places(results: Results) -> Table:
    table = Table(title=f"{results.contest.game} for {results.contest.seats}: first places")
    for heading in ("player", "first places", "games"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for entrant, name in enumerate(short_names(results.contest.entrants)):
        wins, games = results.first_places(entrant)
        table.add_row(name, format_share(wilson(wins / games if games else 0.0, games)), str(games))
    return table


def format_share(figure: Interval) -> str:
    """A share with its interval: '60.2 % (52.4 to 67.4)'."""
    return f"{100 * figure.value:.1f} % ({100 * figure.low:.1f} to {100 * figure.high:.1f})"


def format_elo(figure: Interval) -> str:
    """A difference in Elo with its interval: '+72 (+17 to +126)'."""
    value, low, high = (f"{round(number):+}" if math.isfinite(number) else f"{number:+}" for number in figure)
    return f"{value} ({low} to {high})"
