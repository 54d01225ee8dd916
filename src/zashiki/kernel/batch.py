"""Many games at once: random play-outs in compiled code, and batches of positions that are stepped together."""

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from zashiki.kernel import dispatch
from zashiki.kernel.engine import check_count
from zashiki.kernel.errors import BadArgument, IllegalMove, quoted
from zashiki.kernel.position import prepare
from zashiki.kernel.random import below, seed_numbered, seed_words
from zashiki.kernel.registry import find
from zashiki.kernel.rule import report_compiling, rule
from zashiki.kernel.rulebook import Rulebook
from zashiki.kernel.types import Int, Ints, States

_CHUNK = 4096
"""The number of games a thread plays before it takes the next ones."""
MOST_POSITIONS = 10_000_000
"""The largest batch."""


class Playouts(msgspec.Struct, frozen=True):
    """The results of a series of random games."""

    games: int
    decisions: int
    seconds: float
    mean_scores: tuple[float, ...]


def playouts(
    game: str,
    games: int,
    seed: int = 0,
    threads: int = 1,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Playouts:
    """Plays random games to their ends. The result depends on the seed, not on the number of threads.

    >>> playouts("take", 100, seed=1).games
    100
    """
    book = find(game)
    check_count("games", games)
    check_count("threads", threads)
    series = _series(seed)
    blank = _blank(book, players, options)
    _play_chunk(book, blank, series, first=0, games=1)
    began = time.perf_counter()
    chunks = iter(range(0, games, _CHUNK))

    def work() -> list[tuple[int, Any]]:
        return [_play_chunk(book, blank, series, first, min(_CHUNK, games - first)) for first in chunks]

    with ThreadPoolExecutor(threads) as pool:
        workers = [pool.submit(work) for _ in range(threads)]
        done = [chunk for worker in workers for chunk in worker.result()]
    seconds = time.perf_counter() - began
    totals = np.sum([totals for _, totals in done], axis=0)
    mean_scores = tuple((totals / games).tolist())
    return Playouts(games, sum(decisions for decisions, _ in done), seconds, mean_scores)


def _play_chunk(book: Rulebook, blank: Any, series: Any, first: int, games: int) -> tuple[int, Any]:
    states = np.concatenate([blank, blank])
    seats = int(blank[0].seats)
    totals, points = np.zeros(seats, dtype=np.int64), np.zeros(seats, dtype=np.int64)
    out, policy = np.zeros(book.legal_buffer_size, dtype=np.int32), np.zeros(4, dtype=np.uint64)
    with report_compiling(f"the play-outs of {book.title}"):
        return play_random_games(states, out, policy, first, games, series, totals, points), totals


@rule
def play_random_games(
    states: States, out: Ints, policy: Ints, first: int, games: int, series: Int, totals: Ints, points: Ints
) -> int:
    """Plays `games` games of a series with random moves, from number `first`; returns the number of decisions.

    The first state is blank except for options and seats; the second one is played on.
    """
    decisions = 0
    for number in range(first, first + games):
        states[1] = states[0]
        state = states[1]
        seed_numbered(state.rng, series, 2 * number)
        seed_numbered(policy, series, 2 * number + 1)
        dispatch.deal(state)
        while state.player >= 0:
            count = dispatch.legal(state, out)
            choice: Int = below(policy, count)
            dispatch.apply(state, out[choice])
            decisions += 1
        dispatch.scores(state, points)
        for seat in range(len(points)):
            totals[seat] += points[seat]
    return decisions


class Batch:
    """Many positions of one game that are stepped together. When a game ends, a new one is dealt in its place.

    >>> batch = Batch("take", 4, seed=1)
    >>> batch.legal_mask.shape
    (4, 143)
    >>> batch.step(batch.sample()).done.tolist()
    [False, False, False, False]
    """

    def __init__(
        self,
        game: str,
        size: int,
        seed: int = 0,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.rulebook = find(game)
        """The game that is played."""
        check_count("size", size)
        if size > MOST_POSITIONS:
            raise BadArgument(f"size must be at most {MOST_POSITIONS}, not {quoted(size)}.")
        self._blank = _blank(self.rulebook, players, options)
        seats = int(self._blank[0].seats)
        self._series = _series(seed)
        self._policy = seed_words(seed)
        self.states = np.repeat(self._blank, size)
        """The states of the positions."""
        self._legal = np.zeros((size, self.rulebook.legal_buffer_size), dtype=np.int32)
        self._counts = np.zeros(size, dtype=np.int32)
        self._done = np.zeros(size, dtype=np.bool_)
        self._scores = np.zeros((size, seats), dtype=np.int64)
        self.dealt: Int = size
        """The number of games dealt so far."""
        with report_compiling(f"the batches of {self.rulebook.title}"):
            deal_all(self.states, self._series, self._legal, self._counts)

    def __len__(self) -> int:
        """The number of positions."""
        return len(self.states)

    @property
    def players(self) -> Any:
        """The seat to decide in each position, as an array."""
        return self.states["player"].copy()

    @property
    def legal_mask(self) -> Any:
        """For each position and action whether it is legal, as an array of booleans."""
        mask = np.zeros((len(self), len(self.rulebook.moves)), dtype=np.bool_)
        mark_legal(self._legal, self._counts, mask)
        return mask

    def sample(self) -> Any:
        """A random legal action for each position."""
        actions = np.empty(len(self), dtype=np.int32)
        sample_all(self._legal, self._counts, self._policy, actions)
        return actions

    def step(self, actions: Any) -> "Step":
        """Plays one action in each position. Raises `IllegalMove` if one is illegal; then no position changes."""
        try:
            given = np.asarray(actions)
        except (ValueError, OverflowError):
            given = np.empty(0)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise BadArgument(f"Expected {len(self)} whole numbers as actions, one for each position.")
        is_action = (given >= 0) & (given < len(self.rulebook.moves))
        chosen = np.where(is_action, given, -1).astype(np.int32)
        wrong = first_illegal(self._legal, self._counts, chosen)
        if wrong >= 0:
            raise IllegalMove(self._objection(wrong, given))
        self.dealt = step_all(
            self.states,
            self._blank,
            self._series,
            self.dealt,
            chosen,
            self._legal,
            self._counts,
            self._done,
            self._scores,
        )
        return Step(self._done.copy(), self._scores.copy())

    def _objection(self, place: int, actions: Any) -> str:
        names = [self.rulebook.moves[action] for action in self._legal[place, : self._counts[place]].tolist()]
        return f"Action {actions[place]} is not legal in position {place}. Legal: {', '.join(names)}."


class Step(msgspec.Struct, frozen=True):
    """The result of one step of a batch."""

    done: Any
    """For each position whether its game ended and a new one was dealt."""
    scores: Any
    """For each position and seat the final points if the game ended, otherwise 0."""


@rule
def deal_all(states: States, series: Int, legal: Ints, counts: Ints) -> None:
    """Deals the first games of a series into the states."""
    for i in range(len(states)):
        seed_numbered(states[i].rng, series, i)
        dispatch.deal(states[i])
        counts[i] = dispatch.legal(states[i], legal[i])


@rule
def mark_legal(legal: Ints, counts: Ints, mask: NDArray[np.bool]) -> None:
    """Sets the places of the legal actions to True."""
    for i in range(len(counts)):
        for j in range(counts[i]):
            mask[i, legal[i, j]] = True


@rule
def sample_all(legal: Ints, counts: Ints, rng: Ints, actions: Ints) -> None:
    """Draws a legal action for each position."""
    for i in range(len(counts)):
        actions[i] = legal[i, below(rng, counts[i])]


@rule
def first_illegal(legal: Ints, counts: Ints, actions: Ints) -> int:
    """The first position whose action is not legal; −1 if all are legal."""
    for i in range(len(counts)):
        found = False
        for j in range(counts[i]):
            found |= legal[i, j] == actions[i]
        if not found:
            return i
    return -1


@rule
def step_all(
    states: States,
    blank: States,
    series: Int,
    dealt: Int,
    actions: Ints,
    legal: Ints,
    counts: Ints,
    done: NDArray[np.bool],
    scores: Ints,
) -> Int:
    """Plays the actions, deals new games where one ends, lists the legal actions; returns the number of games dealt."""
    for i in range(len(states)):
        state = states[i]
        dispatch.apply(state, actions[i])
        done[i] = state.player < 0
        scores[i] = 0
        if done[i]:
            dispatch.scores(state, scores[i])
            states[i] = blank[0]
            seed_numbered(state.rng, series, dealt)
            dispatch.deal(state)
            dealt += 1
        counts[i] = dispatch.legal(state, legal[i])
    return dealt


def _blank(book: Rulebook, players: int | None, options: Mapping[str, str] | None) -> Any:
    states = np.zeros(1, dtype=book.STATE)
    prepare(book, states, 0, players, options)
    return states


def _series(seed: int) -> Any:
    """The number that seeds a series of games."""
    return seed_words(seed)[0]
