"""Warashi against OpenSpiel's own searches, through the OpenSpiel interface, with the same time for every decision.

ISMCTS plays games with hidden cards and MCTS the others; both are OpenSpiel's Python bots with random rollouts, which
search here until the time is over. In a pair the same deal is played twice, with the seats exchanged.

Every pair is a line of a file in `bench/openspiel_results/`, so this can be stopped and resumed at any time.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel
from documents import circumstances, write_section
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from rich.console import Console
from rich.progress import Progress

from zashiki.kernel.registry import find
from zashiki.research.open_spiel import DIGIT_VALUES, PREFIX, SEED_DIGITS, State, WarashiBot
from zashiki.research.statistics import PAIR_POINTS, share
from zashiki.terminal.arena import format_share

DATA = Path(__file__).parent / "openspiel_results"
GAMES = ("naishi", "take")
SECONDS = 0.1
PAIRS = 50
EXPLORATION = 2.0
"""The default of OpenSpiel's example `mcts.py`."""
WARASHI, OPPONENT = 0, 1


class Side(msgspec.Struct):
    """What one of the two did in the decisions that left a choice."""

    decisions: int = 0
    seconds: float = 0.0


class Pair(msgspec.Struct):
    """The result of a pair."""

    number: int
    seconds: float
    """The time for a decision."""
    points: float
    """Warashi's points: 1 for each win, ½ for a draw."""
    sides: tuple[Side, Side]
    """Warashi's and the opponent's time."""
    rollouts: int
    """The opponent's, in all its decisions."""


class OutOfTime(Exception):
    """Ends a search."""


class Clock:
    """Ends a search when its time is over, and counts rollouts."""

    def __init__(self, seconds: float) -> None:
        self.rollouts = 0
        self._seconds = seconds
        self._deadline = 0.0

    def start(self) -> None:
        """Begins a decision."""
        self._deadline = time.perf_counter() + self._seconds

    def check(self, has_answer: bool) -> None:
        """Counts a rollout that is about to begin, or raises OutOfTime if it is too late and there is an answer."""
        if has_answer and time.perf_counter() >= self._deadline:
            raise OutOfTime
        self.rollouts += 1


class TimedMCTS(MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS with a limit of time."""

    def __init__(self, game: Any, clock: Clock, chooser: Any) -> None:
        evaluator = RandomRolloutEvaluator(1, chooser)
        super().__init__(game, EXPLORATION, sys.maxsize, evaluator, random_state=chooser)
        self._clock = clock
        self._root: Any = None

    def mcts_search(self, state: State) -> Any:
        """Searches until the time is over, or the position is solved."""
        self._clock.start()
        try:
            return super().mcts_search(state)
        except OutOfTime:
            return self._root

    def _apply_tree_policy(self, root: Any, state: State) -> Any:
        self._root = root
        self._clock.check(has_answer=bool(root.children))
        return super()._apply_tree_policy(root, state)


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's ISMCTS with a limit of time. It imagines what it cannot know by the game's own rules."""

    def __init__(self, game: Any, clock: Clock, chooser: Any) -> None:
        evaluator = RandomRolloutEvaluator(1, chooser)
        super().__init__(game, evaluator, EXPLORATION, sys.maxsize, random_state=chooser)
        self._clock = clock

    def run_search(self, state: State) -> Any:
        """Searches until the time is over."""
        self._clock.start()
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: State) -> Any:
        """A world to search in."""
        self._clock.check(has_answer=bool(self._root_node.child_info))
        return super().sample_root_state(state)


def opponent_of(game: Any) -> type[TimedMCTS] | type[TimedISMCTS]:
    """The bot that suits a game."""
    has_secrets = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    return TimedISMCTS if has_secrets else TimedMCTS


def play_pair(name: str, number: int, seconds: float) -> Pair:
    """Plays a deal twice."""
    game = pyspiel.load_game(f"{PREFIX}{name}")
    warm_up(game)
    pair = Pair(number, seconds, 0.0, (Side(), Side()), 0)
    for seat in range(2):
        clock = Clock(seconds)
        warashi = WarashiBot(seconds=seconds, seed=2 * number + seat)
        opponent = opponent_of(game)(game, clock, np.random.RandomState(2 * number + seat))
        pair.points += (1 + play(deal(game, number), [warashi, opponent], seat, pair.sides)) / 2
        pair.rollouts += clock.rollouts
    return pair


def warm_up(game: Any) -> None:
    """Loads compiled code, which is not part of the first decision."""
    WarashiBot(seconds=0.01).step(deal(game, 0))


def deal(game: Any, number: int) -> State:
    """The deal of a pair."""
    state: State = game.new_initial_state()
    for place in reversed(range(SEED_DIGITS)):
        state.apply_action(number // DIGIT_VALUES**place % DIGIT_VALUES)
    return state


def play(state: State, bots: Sequence[Any], seat: int, sides: tuple[Side, Side]) -> float:
    """Plays a game with Warashi in a seat; returns its payoff."""
    while not state.is_terminal():
        mover = WARASHI if state.current_player() == seat else OPPONENT
        began = time.perf_counter()
        action = bots[mover].step(state)
        if len(state.legal_actions()) > 1:
            sides[mover].decisions += 1
            sides[mover].seconds += time.perf_counter() - began
        state.apply_action(action)
    return float(state.returns()[seat])


def read(file: Path, seconds: float) -> list[Pair]:
    """The pairs that have been played with this time for a decision."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [pair for pair in (msgspec.json.decode(line, type=Pair) for line in lines) if pair.seconds == seconds]


def run(console: Console, game: str, file: Path, seconds: float, pairs: int, workers: int) -> None:
    """Plays the missing pairs, and saves each of them as soon as it is over."""
    played = {pair.number for pair in read(file, seconds)}
    missing = [number for number in range(pairs) if number not in played]
    with (
        ProcessPoolExecutor(workers, get_context("spawn")) as pool,
        Progress(console=console, transient=True, disable=not console.is_terminal) as progress,
        file.open("a", encoding="utf-8") as lines,
    ):
        bar = progress.add_task(find(game).title, total=pairs, completed=pairs - len(missing))
        try:
            for done in as_completed([pool.submit(play_pair, game, number, seconds) for number in missing]):
                print(msgspec.json.encode(done.result()).decode(), file=lines, flush=True)
                progress.advance(bar)
        finally:
            pool.shutdown(cancel_futures=True)


def row(game: str, played: Sequence[Pair], seconds: float) -> str:
    """The result of a match, as a row of a table."""
    counts = [sum(round(2 * pair.points) == points for pair in played) for points in range(PAIR_POINTS)]
    warashi, opponent = (
        sum(pair.sides[side].seconds for pair in played) / sum(pair.sides[side].decisions for pair in played)
        for side in (WARASHI, OPPONENT)
    )
    rollouts = sum(pair.rollouts for pair in played) / sum(pair.sides[OPPONENT].decisions for pair in played)
    bot = opponent_of(pyspiel.load_game(f"{PREFIX}{game}")).__name__.removeprefix("Timed")
    return (
        f"| {find(game).title} | {bot} | {seconds:g} s | {format_share(share(counts))} | {' '.join(map(str, counts))} "
        f"| {1000 * warashi:.0f} and {1000 * opponent:.0f} ms | {rollouts:.0f} |"
    )


def play_all(console: Console, games: Sequence[str], seconds: float, pairs: int, workers: int, folder: Path) -> str:
    """Plays the missing pairs of all games; returns the results as a table in Markdown, and prints it."""
    lines = [
        "| game | against | time | Warashi's share of points | pairs with 0, ½, 1, 1½, 2 points | used | rollouts |",
        "|---|---|---|---|---|---|---|",
    ]
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        console.print(f"[dim]{find(game).title}, against OpenSpiel …")
        file = folder / f"{game}.jsonl"
        run(console, game, file, seconds, pairs, workers)
        lines.append(row(game, read(file, seconds), seconds))
    text = "\n".join(lines)
    console.print(text, markup=False, highlight=False, soft_wrap=True)
    return text


def report(console: Console) -> None:
    """Plays everything afresh, and prints the results."""
    with tempfile.TemporaryDirectory() as folder:
        play_all(console, GAMES, SECONDS, PAIRS, os.cpu_count() or 1, Path(folder))


def main() -> None:
    """Plays the missing pairs and prints the results."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES, help=f"the games; by default {' and '.join(GAMES)}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the time for a decision")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=DATA, help="the folder of the results")
    parser.add_argument("--write", action="store_true", help="also write the table into docs/benchmarks.md")
    options = parser.parse_args()
    load = os.getloadavg()[0]
    text = play_all(Console(), options.games, options.seconds, options.pairs, options.workers, options.out)
    if options.write:
        write_section("benchmarks.md", "openspiel match", f"{circumstances(load)}\n\n{text}")


if __name__ == "__main__":
    main()
