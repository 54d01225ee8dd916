"""`make calibration`: checks that Warashi's chances come true, and that better players get better reviews.

Two kinds of games are played. *Rated* games are played by Warashi against itself, without slips and hunches, and a few
of their decisions are rated with the nodes of a review and of a hint: how often did the seat win that was rated at
70 %? Most are for two players and rated with the nodes of a review; *extra* games are for more players, or rated with
the nodes of a hint. Each game's `Calibration` is fitted to two games of five; the table is about the other three.
*Reviewed* games are played by equals of every level, and a sample of their decisions is reviewed.

Every game is a line of a file in `bench/calibration_results/`, so this can be stopped and resumed at any time; the
tables in `docs/warashi.md` are generated from these files.
"""

import argparse
import math
import os
import queue
import random
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import numpy as np
from documents import write_section
from rich.console import Console
from rich.progress import Progress

from zashiki.kernel.calibration import FEWEST, NO_CALIBRATION, Calibration, evidence
from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.position import Position
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rulebook import Rulebook
from zashiki.research.arena import PLAYERS
from zashiki.research.statistics import Z_95, wilson
from zashiki.warashi import hints, reviews
from zashiki.warashi.analysis import NEARLY_THE_SAME, search
from zashiki.warashi.levels import level_of
from zashiki.warashi.reviews import compare, loss_of, mean_accuracy
from zashiki.warashi.warm import warm_engine

DATA = Path(__file__).parent / "calibration_results"
GAMES = {"rated": 3000, "extra": 1500}
"""Games of each kind that Warashi plays against itself."""
ROUNDS = 120
"""Reviewed games of each level."""
PLAY_SHARE = 12
"""Rated games are played with this part of the nodes of a review: twelve times as many games say more."""
PLAY_SHARE_OF_MORE = 40
"""The same for extra games of more than two players, which take longer."""
FIRST_EXTRA = 1_000_000
"""The number of the first extra game, which is also its seed: they are other deals than rated ones."""
RATED_DECISIONS = 6
"""Decisions of a rated game that are rated. Those of one game are much alike: more games say more."""
RATED_FOR_HINTS_EVERY = 3
"""In one game of this number a decision is also rated with the nodes of a hint, and with those of the game."""
REVIEWED_DECISIONS, REVIEWED_OF_SLOW = 24, 60
"""Decisions of a reviewed game that are reviewed; more if it took long to play."""
SLOW = ("warashi7", "warashi8")
WEIGHTS = {"rated": 2, "extra": 2, "reviewed": 1}
"""How the computing time is divided."""
OTHER_PLAYERS_EVERY = 7
"""One rated game of this number is for another number of players, if there is one."""
FIFTHS = 5
WITHIN = 0.05
"""How close to the chances their share of wins should be. Wider intervals cannot tell."""
PARTS, FITTED_PARTS = 5, 2
"""The calibrations are fitted to this part of the games."""
GRACE = 45
"""Seconds that games get to finish after the last minute."""
LOWEST = 1e-3
"""Chances closer to 0 and 1 count as this when fitting."""
BENT = ("naishi",)
"""Games that one line does not fit."""
STRENGTHS = ("random", *(f"warashi{level}" for level in range(1, HIGHEST + 1)))


class Rating(msgspec.Struct, frozen=True, array_like=True):
    """A decision as the engine rated it, for the seat to decide."""

    ply: int
    seat: int
    choices: int
    nodes: int
    chance: float
    margin: float
    is_exact: bool


class RatedGame(msgspec.Struct, frozen=True):
    """A game against itself: each seat's share of the win, and ratings of some decisions."""

    number: int
    plies: int
    shares: tuple[float, ...]
    ratings: tuple[Rating, ...]


class Comparison(msgspec.Struct, frozen=True, array_like=True):
    """A decision of a reviewed game: the best move's evaluation and that of the move that was played."""

    ply: int
    seat: int
    best_chance: float
    best_margin: float
    chance: float
    margin: float
    is_exact: bool


class ReviewedGame(msgspec.Struct, frozen=True):
    """A game between equals: the final points, and some decisions compared with the best ones."""

    number: int
    strength: str
    points: tuple[int, ...]
    comparisons: tuple[Comparison, ...]


class Task(msgspec.Struct, frozen=True):
    """A game to play."""

    kind: str
    game: str
    number: int
    strength: str = ""


Line = TypeVar("Line", RatedGame, ReviewedGame)
Outcomes: TypeAlias = list[tuple[float, float]]
"""Chances and shares of the win."""


def nodes_of(game: str, level: int) -> int:
    """The nodes of a level below the highest."""
    nodes = level_of(game, level).nodes
    assert nodes is not None
    return nodes


def play_nodes(game: str, share: int = PLAY_SHARE) -> int:
    """The nodes of each decision in a rated game."""
    return nodes_of(game, reviews.LEVEL) // share


def play_rated(task: Task) -> RatedGame:
    """Plays a game against itself and rates some of its decisions."""
    book, rng = find(task.game), random.Random(f"rated {task.number}")
    position = Position.deal(task.game, seed=task.number, players=players_of(book, task.number))
    choices = play_on(position, play_nodes(task.game), rng)
    chosen = rng.sample(choices, min(RATED_DECISIONS, len(choices)))
    budgets = [(each, nodes_of(task.game, reviews.LEVEL)) for each in chosen]
    if task.number % RATED_FOR_HINTS_EVERY == 0:
        budgets += [(chosen[0], nodes_of(task.game, hints.LEVEL)), (chosen[0], play_nodes(task.game))]
    ratings = tuple(rate(each, nodes, rng.getrandbits(64)) for each, nodes in budgets)
    return RatedGame(task.number, position.ply, shares_of(position), ratings)


def play_extra(task: Task) -> RatedGame:
    """Plays a game against itself for every number of players in turn, and rates some of its decisions.

    Those of two players are rated with the nodes of a hint, those of more with the nodes of a review.
    """
    book, rng = find(task.game), random.Random(f"extra {task.number - FIRST_EXTRA}")
    players = book.players[(task.number - FIRST_EXTRA) % len(book.players)]
    is_for_two = players == book.players[0]
    position = Position.deal(task.game, seed=task.number, players=players)
    choices = play_on(position, play_nodes(task.game, PLAY_SHARE if is_for_two else PLAY_SHARE_OF_MORE), rng)
    nodes = nodes_of(task.game, hints.LEVEL if is_for_two else reviews.LEVEL)
    chosen = rng.sample(choices, min(RATED_DECISIONS, len(choices)))
    ratings = tuple(rate(each, nodes, rng.getrandbits(64)) for each in chosen)
    return RatedGame(task.number, position.ply, shares_of(position), ratings)


def play_on(position: Position, nodes: int, rng: random.Random) -> list[Position]:
    """Plays a game against itself to the end; returns the positions with a choice."""
    choices: list[Position] = []
    while position.player is not None:
        if len(position.legal_moves) > 1:
            choices.append(position.copy())
        position.push(search(position, nodes, seed=rng.getrandbits(64), until_clear=True)[0].move)
    return choices


def players_of(book: Rulebook, number: int) -> int:
    """The number of players of a rated game; each occurs in games with even and with odd numbers."""
    turn, rest = divmod(number, OTHER_PLAYERS_EVERY)
    others = book.players[1:] if rest == 0 else ()
    return others[turn // 2 % len(others)] if others else book.players[0]


def rate(position: Position, nodes: int, seed: int) -> Rating:
    """The engine's own evaluation of a position."""
    best = search(position, nodes, seed=seed)[0]
    assert position.player is not None
    chance, margin = round(best.chance, 4), round(best.margin, 2)
    return Rating(position.ply, position.player, len(position.legal_moves), nodes, chance, margin, best.is_exact)


def shares_of(position: Position) -> tuple[float, ...]:
    """Each seat's share of the win."""
    assert position.outcome is not None
    winners = position.outcome.winners
    return tuple(round((seat in winners) / len(winners), 3) for seat in range(position.players))


def play_reviewed(task: Task) -> ReviewedGame:
    """Plays a game between equals and reviews some of its decisions."""
    position = Position.deal(task.game, seed=task.number)
    choices: list[tuple[Position, str]] = []
    while position.player is not None:
        move = PLAYERS[task.strength](position)
        if len(position.legal_moves) > 1:
            choices.append((position.copy(), move))
        position.push(move)
    rng = random.Random(f"reviewed {task.number} {task.strength}")
    most = REVIEWED_OF_SLOW if task.strength in SLOW else REVIEWED_DECISIONS
    chosen = rng.sample(choices, min(most, len(choices)))
    comparisons = tuple(compared(each, move) for each, move in chosen)
    return ReviewedGame(task.number, task.strength, tuple(position.scores), comparisons)


def compared(position: Position, move: str) -> Comparison:
    """A decision compared with the best one."""
    pair = compare(position, move, nodes_of(position.rulebook.name, reviews.LEVEL))
    assert pair is not None
    assert position.player is not None
    best, played = pair
    figures = (round(best.chance, 4), round(best.margin, 2), round(played.chance, 4), round(played.margin, 2))
    return Comparison(position.ply, position.player, *figures, best.is_exact)


KINDS: dict[str, Callable[[Task], Any]] = {"rated": play_rated, "extra": play_extra, "reviewed": play_reviewed}


def tasks(kind: str, game: str) -> Iterator[Task]:
    """All games of a kind; of the levels the slow ones first."""
    if kind in GAMES:
        first = FIRST_EXTRA if kind == "extra" else 0
        yield from (Task(kind, game, number) for number in range(first, first + GAMES[kind]))
    else:
        yield from (Task(kind, game, number, name) for number in range(ROUNDS) for name in reversed(STRENGTHS))


def read(file: Path, kind: type[Line]) -> list[Line]:
    """The games of a file."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=kind) for line in file.read_bytes().splitlines()]


class Stream:
    """The games of one kind that are still to be played, and how long they take."""

    def __init__(self, kind: str, game: str, folder: Path) -> None:
        self.file = folder / f"{game}-{kind}.jsonl"
        done = {(each.number, "") for each in read(self.file, RatedGame)} if kind in GAMES else set()
        if kind == "reviewed":
            done = {(each.number, each.strength) for each in read(self.file, ReviewedGame)}
        self.waiting = [task for task in tasks(kind, game) if (task.number, task.strength) not in done][::-1]
        self.weight = WEIGHTS[kind]
        self.seconds = 0.0
        """What the games took; those under way count as they are expected to take."""
        self._charged: dict[Task, float] = {}
        self._times: dict[str, list[float]] = defaultdict(list)

    def expected(self, task: Task) -> float:
        """The seconds that a game is expected to take: the mean of those of its kind."""
        times = self._times[task.strength]
        return sum(times) / len(times) if times else 1.0

    def begin(self) -> Task:
        """The next game, which is now under way."""
        task = self.waiting.pop()
        self._charged[task] = self.expected(task)
        self.seconds += self._charged[task]
        return task

    def finish(self, task: Task, line: bytes, seconds: float) -> None:
        """Saves a game that was played."""
        with self.file.open("ab") as file:
            file.write(line + b"\n")
        self.seconds += seconds - self._charged.pop(task)
        self._times[task.strength].append(seconds)


def play(task: Task) -> tuple[bytes, float]:
    """Plays a game; returns its line and the seconds it took."""
    start = time.perf_counter()
    line = msgspec.json.encode(KINDS[task.kind](task))
    return line, time.perf_counter() - start


def compile_all(games: Sequence[str]) -> None:
    """Compiles all games at the same time, in processes of their own, and loads the result."""
    with get_context("spawn").Pool(len(games)) as pool:
        pool.map(warm_engine, games, chunksize=1)
    for game in games:
        warm_engine(game)


def run(streams: Sequence[Stream], workers: int, deadline: float) -> None:
    """Plays games on all cores until none are left or the time is up; every stream gets its part of that."""
    finished: queue.SimpleQueue[tuple[Stream, Task, tuple[bytes, float] | BaseException]] = queue.SimpleQueue()
    console, playing = Console(), 0
    with (
        # Forked, so that they have everything compiled.
        get_context("fork").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool,
        Progress(console=console, disable=not console.is_terminal) as progress,
    ):
        bar = progress.add_task("playing", total=sum(len(stream.waiting) for stream in streams))
        while True:
            left = deadline - time.monotonic()
            ready = [each for each in streams if each.waiting and each.expected(each.waiting[-1]) < left]
            while ready and playing < workers:
                stream = min(ready, key=lambda each: each.seconds / each.weight)
                submit(pool, stream, finished)
                playing += 1
                ready = [each for each in ready if each.waiting]
            if not playing or left < -GRACE:
                return
            try:
                stream, task, result = finished.get(timeout=1)
            except queue.Empty:
                continue
            playing -= 1
            if isinstance(result, BaseException):
                raise result
            stream.finish(task, *result)
            progress.advance(bar)


def submit(pool: Any, stream: Stream, finished: Any) -> None:
    """Has the next game of a stream played."""
    task = stream.begin()

    def report(result: tuple[bytes, float] | BaseException) -> None:
        finished.put((stream, task, result))

    pool.apply_async(play, (task,), callback=report, error_callback=report)


def rated_games(game: str, folder: Path = DATA) -> list[RatedGame]:
    """The games against itself, with the ratings by as many nodes as people are shown."""
    budgets = {nodes_of(game, level) for level in (reviews.LEVEL, hints.LEVEL)}
    games = [each for kind in GAMES for each in read(folder / f"{game}-{kind}.jsonl", RatedGame)]
    return [
        msgspec.structs.replace(each, ratings=tuple(rating for rating in each.ratings if rating.nodes in budgets))
        for each in games
    ]


def is_for_fitting(game: RatedGame) -> bool:
    """Whether the calibration is fitted to a game; the others check it."""
    return game.number % PARTS < FITTED_PARTS


def fitted(games: Iterable[RatedGame], with_bend: bool) -> Calibration:
    """The calibration that fits some games best, by logistic regression."""
    rows = [
        (evidence(min(max(rating.chance, LOWEST), 1 - LOWEST), len(each.shares)), each, rating.seat)
        for each in games
        for rating in each.ratings
        if not rating.is_exact
    ]
    inputs = np.array([[1.0, known, min(known, 0.0)][: 2 + with_bend] for known, _, _ in rows])
    offset = np.array([-math.log(len(each.shares) - 1) for _, each, _ in rows])
    results = np.array([each.shares[seat] for _, each, seat in rows])
    weights = np.zeros(2 + with_bend)
    for _ in range(30):  # Newton's method
        chances = 1 / (1 + np.exp(-inputs @ weights - offset))
        gradient = inputs.T @ (results - chances)
        curvature = (inputs * (chances * (1 - chances))[:, None]).T @ inputs
        weights = weights + np.linalg.solve(curvature, gradient)
    shift, slope, bend = (round(float(weight), 2) for weight in (*weights, 0.0)[:3])
    return Calibration(shift=shift, slope=slope, bend=bend)


def calibration_of(game: str, games: Iterable[RatedGame]) -> Calibration:
    """The calibration that fits the games for fitting best; that for more than two players is fitted on its own."""
    fitting = [each for each in games if is_for_fitting(each)]
    for_two = [each for each in fitting if len(each.shares) == FEWEST]
    for_more = [each for each in fitting if len(each.shares) > FEWEST]
    calibration = fitted(for_two, with_bend=game in BENT)
    if not for_more:
        return calibration
    return msgspec.structs.replace(calibration, more=fitted(for_more, with_bend=False))


def calibration_table(_folder: Path = DATA) -> str:
    """The calibrations of all games, as Markdown."""
    lines = ["| | shift | slope | bend |", "|---|---|---|---|"]
    for book in map(find, installed_games()):
        one, more = book.calibration, book.calibration.more
        lines.append(_parameters(book.title if more is None else f"{book.title} for {FEWEST}", one))
        if more is not None:
            lines.append(_parameters(f"{book.title} for more", more))
    return "\n".join(lines)


def _parameters(title: str, calibration: Calibration) -> str:
    figures = (calibration.shift, calibration.slope, calibration.bend)
    return f"| {title} | {' | '.join(f'{figure:g}'.replace('-', '−') for figure in figures)} |"


def reliability_table(folder: Path = DATA) -> str:
    """How often the chances came true in games that were not used for fitting, as Markdown."""
    lines = [
        "| rated at | games | 0 to 20 % | 20 to 40 % | 40 to 60 % | 60 to 80 % | 80 to 100 % |",
        "|---|---|---|---|---|---|---|",
    ]
    for book in map(find, installed_games()):
        games = [each for each in rated_games(book.name, folder) if not is_for_fitting(each)]
        nodes, more_nodes = nodes_of(book.name, reviews.LEVEL), nodes_of(book.name, hints.LEVEL)
        rows = [
            (f"{book.title}, not calibrated", [FEWEST], nodes, NO_CALIBRATION),
            (book.title, [FEWEST], nodes, book.calibration),
            (f"{book.title}, {more_nodes:,} nodes", [FEWEST], more_nodes, book.calibration),
        ]
        if more := [players for players in book.players if players > FEWEST]:
            rows.append((f"{book.title} for {' and '.join(map(str, more))}", more, nodes, book.calibration))
        for title, players, budget, calibration in rows:
            chosen = [each for each in games if len(each.shares) in players and is_rated_with(each, budget)]
            cells = map(_cell, fifths(chosen, budget, calibration))
            lines.append(f"| {title} | {len(chosen):,} | {' | '.join(cells)} |")
    return "\n".join(lines)


def is_rated_with(game: RatedGame, nodes: int) -> bool:
    """Whether decisions of a game were rated with these nodes."""
    return any(rating.nodes == nodes for rating in game.ratings)


def fifths(games: Iterable[RatedGame], nodes: int, calibration: Calibration) -> list[list[Outcomes]]:
    """For each fifth of the chances: the decisions of each game with their chance, and how far they were won."""
    cells: list[list[Outcomes]] = [[] for _ in range(FIFTHS)]
    for each in games:
        by_fifth: defaultdict[int, Outcomes] = defaultdict(list)
        for rating in each.ratings:
            if rating.nodes == nodes and not rating.is_exact:
                chance = calibration.apply(rating.chance, len(each.shares))
                by_fifth[min(int(FIFTHS * chance), FIFTHS - 1)].append((chance, each.shares[rating.seat]))
        for fifth, outcomes in by_fifth.items():
            cells[fifth].append(outcomes)
    return cells


def _cell(by_game: Sequence[Outcomes]) -> str:
    """The mean chance, how often it came true with its interval, and the decisions; in italics if it is uncertain.

    The decisions of a game go together: they count as fewer.
    """
    pairs = [pair for game in by_game for pair in game]
    if not pairs:
        return "–"
    rated, won = (sum(values) / len(pairs) for values in zip(*pairs, strict=True))
    variance = sum(sum(share - won for _, share in game) ** 2 for game in by_game) / len(pairs) ** 2
    decisions = won * (1 - won) / variance if variance else len(by_game)
    _, low, high = wilson(won, min(decisions, len(pairs)))
    text = f"{100 * rated:.0f} → {100 * won:.0f} ({100 * low:.0f} to {100 * high:.0f}) of {len(pairs):,}"
    return f"*{text}*" if high - low > 2 * WITHIN else text


def accuracy_table(folder: Path = DATA) -> str:
    """The mean accuracy of every level, as Markdown."""
    lines = [f"| | games | random | {' | '.join(map(str, range(1, HIGHEST + 1)))} |", "|---" * (HIGHEST + 3) + "|"]
    for game in installed_games():
        by_strength = accuracies(game, folder)
        cells = [_accuracy([*some.values()]) for some in by_strength]
        fewest, most = min(map(len, by_strength)), max(map(len, by_strength))
        number = str(most) if fewest == most else f"{fewest} to {most}"
        lines.append(f"| {find(game).title} | {number} | {' | '.join(cells)} |")
    return "\n".join(lines)


def accuracies(game: str, folder: Path = DATA) -> list[dict[int, float]]:
    """The mean accuracy of both players in the games of each strength, by the number of the deal."""
    played = read(folder / f"{game}-reviewed.jsonl", ReviewedGame)
    return [{each.number: accuracy_of(game, each) for each in played if each.strength == name} for name in STRENGTHS]


def _accuracy(figures: Sequence[float]) -> str:
    """The mean over games with its 95 % interval."""
    return "{:.1f} ± {:.1f}".format(*mean_with_error(figures)) if len(figures) > 1 else "–"


def accuracy_of(game: str, played: ReviewedGame) -> float:
    """The mean accuracy of both players in a game."""
    return mean_accuracy([loss(game, each) for each in played.comparisons]) or 0.0


def mean_with_error(figures: Sequence[float]) -> tuple[float, float]:
    """A mean and the half of its 95 % interval, by Student's distribution."""
    z, freedom = Z_95, len(figures) - 1
    # Hill's expansion, which is right to 1 % for 6 figures or more.
    factor = z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return float(np.mean(figures)), factor * float(np.std(figures, ddof=1)) / math.sqrt(len(figures))


def rise_table(folder: Path = DATA) -> str:
    """By how much each level is more accurate than the one below in games of the same deals, as Markdown."""
    names = ["random", *map(str, range(1, HIGHEST + 1))]
    lines = [f"| | {' | '.join(f'{low} → {high}' for low, high in pairwise(names))} |", "|---" * (HIGHEST + 1) + "|"]
    for game in installed_games():
        cells = [_rise(low, high) for low, high in pairwise(accuracies(game, folder))]
        lines.append(f"| {find(game).title} | {' | '.join(cells)} |")
    return "\n".join(lines)


def rise(low: Mapping[int, float], high: Mapping[int, float]) -> tuple[float, float]:
    """The mean difference in games of the same deals, and the half of its 95 % interval."""
    return mean_with_error([high[deal] - low[deal] for deal in sorted(low.keys() & high.keys())])


def _rise(low: Mapping[int, float], high: Mapping[int, float]) -> str:
    """A mean difference with its interval and the number of deals; in italics if it may be by chance."""
    deals = len(low.keys() & high.keys())
    if deals < 2:
        return "–"
    mean, error = rise(low, high)
    text = f"{mean:+.1f} ± {error:.1f} ({deals})".replace("-", "−")
    return text if mean > error else f"*{text}*"


def loss(game: str, compared: Comparison) -> float:
    """The loss of a decision, as a review has it."""
    book = find(game)
    best, played = compared.best_chance, compared.chance
    if not compared.is_exact:
        best, played = (book.calibration.apply(each, book.players[0]) for each in (best, played))
    if played - best > NEARLY_THE_SAME:
        return 0.0
    return loss_of(best - played, max(0.0, compared.best_margin - compared.margin), book)


TABLES = {
    "calibrations": calibration_table,
    "reliability": reliability_table,
    "accuracy": accuracy_table,
    "rise": rise_table,
}
"""The tables in docs/warashi.md."""


def main() -> None:
    """Plays the missing games, fits the calibrations and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", help="the games; by default all")
    parser.add_argument("--kinds", nargs="*", choices=KINDS, default=[*KINDS])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no game that would take longer")
    parser.add_argument("--out", type=Path, default=DATA, help="the folder of the results")
    options = parser.parse_args()
    deadline = time.monotonic() + 60 * options.minutes
    games = options.games or installed_games()
    options.out.mkdir(parents=True, exist_ok=True)
    compile_all(games)
    run([Stream(kind, game, options.out) for game in games for kind in options.kinds], options.workers, deadline)
    for game in games:
        if rated := rated_games(game, options.out):
            print(f"{game}: {calibration_of(game, rated)} fits best; it declares {find(game).calibration}")
    if options.out == DATA:
        for name, table in TABLES.items():
            write_section("warashi.md", name, table())
    else:
        print(*(table(options.out) for table in TABLES.values()), sep="\n\n")


if __name__ == "__main__":
    main()
