"""`make ladder`: measures how much stronger each level is than the one below and than simple players.

Every contest is saved as JSON in `bench/ladder_results/` and can be stopped and resumed at any time; the tables in
`docs/warashi.md` are generated from these files. Up to level 6 the number of pairs is fixed; above, the sequential test
decides.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from documents import write_section

from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.registry import find, installed_games
from zashiki.research import arena
from zashiki.research.arena import Results
from zashiki.research.statistics import elo, sequential, share, wilson
from zashiki.terminal.arena import format_elo, format_share, is_decided, report, run_contest
from zashiki.warashi.levels import level_of

DATA = Path(__file__).parent / "ladder_results"
FIXED = 6
"""The highest level that plays a fixed number of pairs."""
PAIRS = 200
PAIRS_AGAINST_SIMPLE = 100
ROUNDS_OF_FOUR = 25
MOST_PAIRS = 1000
BOUNDS = (0.0, 70.0)
"""Elo: equal strength, or 60 % of the points."""


class Match(msgspec.Struct, frozen=True):
    """A contest of the ladder, and when it ends."""

    game: str
    entrants: tuple[str, ...]
    rounds: int
    bounds: tuple[float, float] | None = None

    @property
    def file(self) -> Path:
        """Where it is saved."""
        return DATA / f"{self.game}-{'-'.join(dict.fromkeys(self.entrants))}{'-four' * (len(self.entrants) > 2)}.json"

    def results(self) -> Results:
        """The results so far; none if the saved ones are of other levels."""
        planned = arena.contest(self.game, self.entrants, seats=len(self.entrants))
        saved = arena.read(self.file) if self.file.exists() else Results(planned)
        return saved if saved.contest == planned else Results(planned)

    def is_done(self, results: Results) -> bool:
        """Whether it is over."""
        return is_decided(results, self.bounds) or sum(map(len, results.rounds.values())) >= self.rounds


def matches(game: str) -> Iterator[Match]:
    """All contests of a game, the quick ones first."""
    for level in range(2, FIXED + 1):
        yield Match(game, (f"warashi{level}", f"warashi{level - 1}"), PAIRS)
    for simple in ("random", "greedy"):
        yield Match(game, (f"warashi{FIXED}", simple), PAIRS_AGAINST_SIMPLE)
    if max(find(game).players) == 4:
        yield Match(game, (f"warashi{FIXED}", *["greedy"] * 3), ROUNDS_OF_FOUR)
    for level in range(FIXED + 1, HIGHEST + 1):
        for below in dict.fromkeys((level - 1, FIXED)):
            yield Match(game, (f"warashi{level}", f"warashi{below}"), MOST_PAIRS, BOUNDS)


def play(match: Match) -> None:
    """Plays the missing rounds of a contest."""
    results = match.results()
    if not match.is_done(results):
        print(f"{find(match.game).title}: {match.entrants[0]} against {' '.join(match.entrants[1:])}")
        run_contest(results, match.rounds, os.cpu_count() or 1, match.file, match.bounds)
        report(results, match.bounds)


def tables() -> str:
    """All results as Markdown."""
    return "\n".join(line for game in installed_games() for line in _table(game))


def _table(game: str) -> Iterator[str]:
    played = [(match, match.results()) for match in matches(game)]
    pairs = [(match, results) for match, results in played if results.rounds and len(match.entrants) == 2]
    fours = [(match, results) for match, results in played if results.rounds and len(match.entrants) > 2]
    yield f"\n### {find(game).title}\n"
    yield from _levels(game)
    if pairs:
        yield "| | against | share of points | Elo | pairs with 0, ½, 1, 1½, 2 points | |"
        yield "|---|---|---|---|---|---|"
    for match, results in pairs:
        yield _row(match, results)
    for match, results in fours:
        wins, games = results.first_places(0)
        first = format_share(wilson(wins / games, games))
        yield f"\n`{match.entrants[0]}` and three `greedy` players: {first} of the first places in {games} games."


def _levels(game: str) -> Iterator[str]:
    """The settings of each level."""
    levels = [level_of(game, number) for number in range(1, HIGHEST + 1)]
    yield f"| level | {' | '.join(map(str, range(1, HIGHEST + 1)))} |"
    yield "|---" * (HIGHEST + 1) + "|"
    yield f"| nodes | {' | '.join(f'{level.nodes:,}' if level.nodes else f'{level.seconds:g} s' for level in levels)} |"
    yield f"| slips | {' | '.join(f'{100 * level.slips:g} %' for level in levels)} |"
    yield f"| hunches | {' | '.join(f'{100 * level.hunches:g} %' for level in levels)} |\n"


def _row(match: Match, results: Results) -> str:
    pairs = results.pairs(0, 1)
    return (
        f"| {match.entrants[0]} | {match.entrants[1]} | {format_share(share(pairs))} | {format_elo(elo(pairs))} "
        f"| {' '.join(map(str, pairs))} | {_verdict(match, results)} |"
    )


def _verdict(match: Match, results: Results) -> str:
    if match.bounds is None:
        return "" if match.is_done(results) else "not finished"
    verdict = sequential(results.pairs(0, 1), *match.bounds).verdict
    return {True: "sequential test: accepted", False: "sequential test: rejected", None: "not decided"}[verdict]


def main(games: Sequence[str]) -> None:
    """Plays the missing contests, the quick ones first: low levels before those of the sequential test."""
    DATA.mkdir(exist_ok=True)
    planned = [match for game in games or installed_games() for match in matches(game)]
    for match in sorted(planned, key=lambda match: (match.bounds is not None, match.entrants[0])):
        play(match)
        write_section("warashi.md", "ladder", tables())


if __name__ == "__main__":
    main(sys.argv[1:])
