"""Positions and play-outs in the arrays of a device, independent of what the device is and where kernels come from.

This module needs nothing but NumPy, or CuPy in its place, so that kernels built elsewhere also run on a machine without
a compiler.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np

RNG_WORDS = 4
"""The words of a random state."""

Launch: TypeAlias = Callable[..., None]
"""Runs a kernel: its name, the number of threads, and the other arguments, which are arrays, `int64` and `uint64`."""


class Game:
    """A game on a device: its kernels, the sizes they were made for, and the state before the deal."""

    def __init__(self, xp: Any, launch: Launch, sizes: Mapping[str, int], blank: bytes, seats: int) -> None:
        self.xp = xp
        """NumPy, or the module that does the same on the device."""
        self.launch = launch
        self.sizes = sizes
        """The fields of `kernels.Sizes`."""
        self.seats = seats
        padded = np.zeros(sizes["stride"], dtype=np.uint8)
        padded[: len(blank)] = np.frombuffer(blank, dtype=np.uint8)
        self.blank = xp.asarray(padded.view(np.uint32))

    def playouts(self, series: int, first: int, end: int, threads: int) -> Any:
        """Plays the games of a series from `first` to before `end`; decisions, and the points of each seat."""
        totals = self.xp.zeros(1 + self.seats, dtype=np.int64)
        numbers = np.int64(first), np.int64(end), np.int64(threads)
        self.launch("playouts", threads, self.blank, *numbers, np.uint64(series), np.int64(self.seats), totals)
        return totals


class Positions:
    """The positions of a batch. Each array has an item for every position along its last axis."""

    def __init__(self, game: Game, size: int, series: int, policies: int) -> None:
        self.game = game
        self.size = size
        self._n = np.int64(size)
        self._series = np.uint64(series)
        xp, sizes = game.xp, game.sizes
        self.words = xp.zeros((sizes["words"], size), dtype=np.uint32)
        self.legal = xp.zeros((sizes["places"], size), dtype=np.int32)
        self.counts = xp.zeros(size, dtype=np.int32)
        self.mask = xp.zeros((sizes["actions"], size), dtype=np.bool_)
        self.players = xp.zeros(size, dtype=np.int8)
        self.rngs = xp.zeros((RNG_WORDS, size), dtype=np.uint64)
        self.games = xp.asarray(np.arange(size))
        """The number of each position's game in the series."""
        self.ended = xp.zeros(1, dtype=np.int64)
        """The number of games that have ended."""
        self._over = xp.zeros(size, dtype=np.int64)
        """The positions whose games ended in a step, first."""
        self._lists = self.legal, self.counts, self.mask, self.players
        seeds = self._series, np.uint64(policies)
        game.launch("deal", size, self._n, game.blank, *seeds, self.words, self.rngs, *self._lists)

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """Plays an action, of 32 bits, in each position; all must be legal. Returns what ended, points and rewards."""
        xp, seats = self.game.xp, self.game.seats
        done = xp.empty(self.size, dtype=np.bool_)
        scores = xp.empty((seats, self.size), dtype=np.int64)
        rewards = xp.empty((seats, self.size), dtype=np.float32)
        ended = xp.zeros(1, dtype=np.int64)
        front = self._n, np.int64(seats), actions, self.words
        self.game.launch("step", self.size, *front, *self._lists, self._over, ended, done, scores, rewards)
        front = self._n, self.game.blank, self._series, self.words
        self.game.launch("renew", self.size, *front, *self._lists, self._over, ended, self.games)
        self.ended += ended
        return done, scores, rewards

    def first_illegal(self, actions: Any) -> int:
        """The first position whose action, of 32 bits, is not legal; −1 if all are legal."""
        wrong = self.game.xp.asarray(np.full(1, -1))
        self.game.launch("check", self.size, self._n, actions, self.mask, wrong)
        return int(wrong[0])

    def features(self) -> Any:
        """The features of the seat to decide in each position."""
        features = self.game.xp.empty((self.game.sizes["features"], self.size), dtype=np.float32)
        self.game.launch("observe", self.size, self._n, self.words, features)
        return features

    def sample(self) -> Any:
        """A random legal action for each position."""
        actions = self.game.xp.empty(self.size, dtype=np.int32)
        self.game.launch("sample", self.size, self._n, self.rngs, self.legal, self.counts, actions)
        return actions
