"""Many games at once: random play-outs in compiled code, and batches of positions that are stepped together."""

import time
from collections.abc import Callable, Mapping, Sequence
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
from zashiki.kernel.recycling import Arrays
from zashiki.kernel.registry import find, find_device
from zashiki.kernel.rule import report_compiling, rule
from zashiki.kernel.rulebook import Rulebook
from zashiki.kernel.types import Floats, Int, Ints, State, States

CPU = "cpu"
"""The device that everything runs on unless another one is chosen."""
_CHUNK = 4096
"""The number of games a thread plays before it takes the next ones."""
MOST_POSITIONS = 10_000_000
"""The largest batch."""
MOST_THREADS = 1024
RNG_WORDS = 4


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
    device: str = CPU,
) -> Playouts:
    """Plays random games to their ends. The result depends on the seed, not on the number of threads or the device.

    With `device="cuda"` they are played on an NVIDIA GPU, on which `threads` has no meaning.

    >>> playouts("take", 100, seed=1).games
    100
    """
    if device != CPU:
        result: Playouts = find_device(device).playouts(game, games, seed, players, options)
        return result
    book = find(game)
    check_count("games", games)
    _check_threads(threads)
    series = _series(seed)
    blank = blank_state(book, players, options)
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
    with report_compiling(book.title, "play-outs"):
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
    >>> batch.legal_mask.shape, batch.observations.shape
    ((4, 143), (4, 458))
    >>> batch.step(batch.sample()).done.tolist()
    [False, False, False, False]

    What is played and sampled depends on the seed and the actions, not on the number of threads: position `i` of `n`
    plays the games number `i`, `i + n`, `i + 2n` … of the seed's series, and samples with a generator of its own.

    All arrays that a batch returns are new and belong to the caller, who can keep and change them. They are contiguous
    and aligned to 64 bytes, so that `torch.from_dlpack` and `jax.dlpack.from_dlpack` share their memory without a copy.
    Only `states` is the batch's own: it changes with every step.

    Several threads may read observations and masks at the same time, but only one may call `step` or `sample`, while no
    other one uses the batch.

    With `device="cuda"` a batch is a `zashiki.targets.cuda.Batch` instead: it has the same contents, on an NVIDIA GPU.
    """

    def __new__(cls, *arguments: Any, device: str = CPU, threads: int = 1, **named: Any) -> Any:
        """A batch on a device is of that device's class."""
        return super().__new__(cls) if device == CPU else find_device(device).Batch(*arguments, **named)

    def __init__(
        self,
        game: str,
        size: int,
        seed: int = 0,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        threads: int = 1,
        *,
        device: str = CPU,
    ) -> None:
        self.rulebook = find(game)
        """The game that is played."""
        check_size(size)
        _check_threads(threads)
        self._blank = blank_state(self.rulebook, players, options)
        self._series, self._policies = seed_words(seed)[:2]
        self._parts = _parts(size, threads)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.states = np.repeat(self._blank, size)
        """The states of the positions."""
        self._arrays = Arrays()
        self._games = np.arange(size)
        self._rngs = np.zeros((size, RNG_WORDS), dtype=np.uint64)
        self._legal = np.zeros((size, self.rulebook.legal_buffer_size), dtype=np.int32)
        self._counts = np.zeros(size, dtype=np.int32)
        self.dealt = size
        """The number of games dealt so far."""
        with report_compiling(self.rulebook.title, "batches"):
            self._in_parts(deal_all, self.states, self._series, self._policies, self._rngs, self._legal, self._counts)

    def __len__(self) -> int:
        """The number of positions."""
        return len(self.states)

    @property
    def players(self) -> Any:
        """The seat to decide in each position, as an array."""
        players = self._arrays.new(len(self), dtype=np.int8)
        players[:] = self.states["player"]
        return players

    @property
    def legal_mask(self) -> Any:
        """For each position and action whether it is legal, as an array of booleans."""
        mask = self._arrays.new(len(self), len(self.rulebook.moves), dtype=np.bool_)
        self._in_parts(mark_legal, self._legal, self._counts, mask)
        return mask

    @property
    def observations(self) -> Any:
        """For each position its features, for the seat to decide, as an array of 32-bit floats.

        They are computed from states from which everything has been blanked that the seat may not see.
        """
        if self.rulebook.features is None:
            raise BadArgument(f"{self.rulebook.title} has no features.")
        features = self._arrays.new(len(self), len(self.rulebook.features), dtype=np.float32)
        scratch = np.repeat(self._blank, len(self._parts))  # a new one, as several threads may read at once
        with report_compiling(self.rulebook.title, "features"):
            self._in_parts(observe_all, self.states, scratch, features)
        return features

    def sample(self) -> Any:
        """A random legal action for each position."""
        actions = self._arrays.new(len(self), dtype=np.int32)
        self._in_parts(sample_all, self._legal, self._counts, self._rngs, actions)
        return actions

    def step(self, actions: Any) -> "Step":
        """Plays one action in each position. Raises `IllegalMove` if one is illegal; then no position changes."""
        given, chosen = self._read_actions(actions)
        wrong = [place for place in self._in_parts(first_illegal, self._legal, self._counts, chosen) if place >= 0]
        if wrong:
            place = min(wrong)
            legal = self._legal[place, : self._counts[place]].tolist()
            raise IllegalMove(objection(self.rulebook, place, given[place], legal))
        seats = int(self._blank[0].seats)
        done = self._arrays.new(len(self), dtype=np.bool_)
        scores = self._arrays.new(len(self), seats, dtype=np.int64)
        rewards = self._arrays.new(len(self), seats, dtype=np.float32)
        with report_compiling(self.rulebook.title, "batches"):
            ended = self._in_parts(
                step_all,
                *(self.states, self._blank, self._series, self._games),
                *(chosen, self._legal, self._counts, done, scores, rewards),
            )
        self.dealt += sum(ended)
        return Step(done, scores, rewards)

    def _read_actions(self, actions: Any) -> tuple[Any, Any]:
        """The actions as given, and as action numbers, with −1 for what is not one."""
        given = read_actions(actions, len(self))
        is_action = (given >= 0) & (given < len(self.rulebook.moves))
        return given, np.where(is_action, given, -1).astype(np.int32)

    def _in_parts(self, function: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Calls a function for each thread's part of the positions; returns the results in order."""

        def work(part: tuple[int, int, int]) -> Any:
            return function(*arguments, *part)

        return list(map(work, self._parts) if self._pool is None else self._pool.map(work, self._parts))


class Step(msgspec.Struct, frozen=True):
    """The result of one step of a batch."""

    done: Any
    """For each position whether its game ended and a new one was dealt."""
    scores: Any
    """For each position and seat the final points if the game ended, otherwise 0."""
    rewards: Any
    """For each position and seat the result if the game ended, otherwise 0: 1 for the winner, −1 for the others. If
    several seats share the win, each of them gets its share of it, from −1 to 1: 0 in a draw of two players."""


def _parts(size: int, threads: int) -> list[tuple[int, int, int]]:
    """The part of the positions that each thread works on: its number, its first position, and the end."""
    count = min(threads, size)
    ends = [size * number // count for number in range(count + 1)]
    return [(number, ends[number], ends[number + 1]) for number in range(count)]


# Each of these works on the positions from `first` to `end`, which are part number `part`.


@rule
def deal_all(
    states: States,
    series: Int,
    policies: Int,
    rngs: Ints,
    legal: Ints,
    counts: Ints,
    part: Int,
    first: int,
    end: int,
) -> None:
    """Deals the first games of a series into the states, and seeds the generators that sample actions."""
    for i in range(first, end):
        seed_numbered(states[i].rng, series, i)
        seed_numbered(rngs[i], policies, i)
        dispatch.deal(states[i])
        counts[i] = dispatch.legal(states[i], legal[i])


@rule
def mark_legal(legal: Ints, counts: Ints, mask: NDArray[np.bool], part: Int, first: int, end: int) -> None:
    """Sets the places of the legal actions to True, and all others to False."""
    for i in range(first, end):
        for action in range(mask.shape[1]):
            mask[i, action] = False
        for j in range(counts[i]):
            mask[i, legal[i, j]] = True


@rule
def observe_all(states: States, scratch: States, features: Floats, part: Int, first: int, end: int) -> None:
    """Writes the features for the seat to decide; `scratch` has a state for each part."""
    for i in range(first, end):
        scratch[part] = states[i]
        seat = states[i].player
        dispatch.redact(scratch[part], seat)
        dispatch.observe(scratch[part], seat, features[i])


@rule
def sample_all(legal: Ints, counts: Ints, rngs: Ints, actions: Ints, part: Int, first: int, end: int) -> None:
    """Draws a legal action for each position."""
    for i in range(first, end):
        actions[i] = legal[i, below(rngs[i], counts[i])]


@rule
def first_illegal(legal: Ints, counts: Ints, actions: Ints, part: Int, first: int, end: int) -> int:
    """The first position whose action is not legal; −1 if all are legal."""
    for i in range(first, end):
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
    games: Ints,
    actions: Ints,
    legal: Ints,
    counts: Ints,
    done: NDArray[np.bool],
    scores: Ints,
    rewards: Floats,
    part: Int,
    first: int,
    end: int,
) -> int:
    """Plays the actions, deals new games where one ends, lists the legal actions; returns how many games ended.

    `games` holds the number of each position's game in the series.
    """
    ended = 0
    for i in range(first, end):
        state = states[i]
        dispatch.apply(state, actions[i])
        done[i] = state.player < 0
        if done[i]:
            ended += 1
            settle(state, scores[i], rewards[i])
            states[i] = blank[0]
            games[i] += len(states)
            seed_numbered(state.rng, series, games[i])
            dispatch.deal(state)
        else:
            for seat in range(scores.shape[1]):
                scores[i, seat] = 0
                rewards[i, seat] = 0
        counts[i] = dispatch.legal(state, legal[i])
    return ended


@rule
def settle(state: State, points: Ints, rewards: Floats) -> None:
    """Writes the points and the reward of every seat of a finished game."""
    dispatch.standings(state, points)
    best, winners = points[0], 0
    for seat in range(len(points)):
        best = max(best, points[seat])
    for seat in range(len(points)):
        winners += points[seat] == best
    for seat in range(len(points)):
        rewards[seat] = 2 / winners - 1 if points[seat] == best else -1
    dispatch.scores(state, points)


def blank_state(book: Rulebook, players: int | None, options: Mapping[str, str] | None) -> Any:
    """The only state of an array, before the deal."""
    states = np.zeros(1, dtype=book.STATE)
    prepare(book, states, 0, players, options)
    return states


def _check_threads(threads: int) -> None:
    check_count("threads", threads)
    if threads > MOST_THREADS:
        raise BadArgument(f"threads must be at most {MOST_THREADS}, not {quoted(threads)}.")


def check_size(size: int) -> None:
    """Raises `BadArgument` unless a batch can have this size."""
    check_count("size", size)
    if size > MOST_POSITIONS:
        raise BadArgument(f"size must be at most {MOST_POSITIONS}, not {quoted(size)}.")


def read_actions(actions: Any, size: int) -> Any:
    """Whole numbers given as actions, as an array. Raises `BadArgument` if they are something else."""
    try:
        given = np.asarray(actions)
    except (ValueError, OverflowError):
        given = np.empty(0)
    if given.shape != (size,) or given.dtype.kind not in "iu":
        raise BadArgument(f"Expected {size} whole numbers as actions, one for each position.")
    return given


def objection(book: Rulebook, place: int, action: Int, legal: Sequence[int]) -> str:
    """Says that an action is not legal in a position, and which are."""
    names = ", ".join(book.moves[known] for known in legal)
    return f"Action {action} is not legal in position {place}. Legal: {names}."


def _series(seed: int) -> Any:
    """The number that seeds a series of games."""
    return seed_words(seed)[0]
