"""Batches and play-outs on an NVIDIA GPU: what `Batch` and `playouts` become with `device="cuda"`.

The kernels are made when they are first needed, which takes a minute, and kept in the user's cache folder.
"""

import sys
import time
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from zashiki.kernel import batch as processor
from zashiki.kernel.batch import Playouts, Step
from zashiki.kernel.compile_cache import folder, store
from zashiki.kernel.engine import check_count
from zashiki.kernel.errors import BadArgument, IllegalMove, NoDevice, missing_extra
from zashiki.kernel.random import seed_words
from zashiki.kernel.registry import find
from zashiki.kernel.rulebook import Rulebook
from zashiki.targets import ptx
from zashiki.targets.arrays import Game, Positions
from zashiki.targets.driver import Cuda
from zashiki.targets.kernels import sizes
from zashiki.targets.lowering import digest, lowered

THREADS = 1 << 19
"""The most threads that play random games at once."""
CHUNK = 1 << 22
"""The number of games that a kernel plays; a GPU that also draws a screen stops kernels that take seconds."""


def playouts(
    game: str,
    games: int,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Playouts:
    """Like `kernel.batch.playouts`, with the same result."""
    book = find(game)
    check_count("games", games)
    blank = processor.blank_state(book, players, options)
    played = _game(book, blank, is_for_playouts=True)
    series = int(seed_words(seed)[0])
    played.playouts(series, 0, 1, 1)
    began = time.perf_counter()
    starts = range(0, games, CHUNK)
    parts = [played.playouts(series, first, min(first + CHUNK, games), THREADS) for first in starts]
    totals = np.sum([part.get() for part in parts], axis=0)
    seconds = time.perf_counter() - began
    return Playouts(games, int(totals[0]), seconds, tuple((totals[1:] / games).tolist()))


class Batch:
    """Like `kernel.batch.Batch`, with the same contents, but all arrays are CuPy's and stay on the GPU.

    PyTorch, JAX and others take them over without a copy (`torch.from_dlpack`). In arrays with several axes the items
    of neighbouring positions lie next to each other, as GPUs prefer it: the strides are those of a transposed array.
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
        processor.check_size(size)
        self._size = size
        blank = processor.blank_state(self.rulebook, players, options)
        series, policies = map(int, seed_words(seed)[:2])
        self._positions = Positions(_game(self.rulebook, blank), size, series, policies)

    def __len__(self) -> int:
        """The number of positions."""
        return self._size

    @property
    def dealt(self) -> int:
        """The number of games dealt so far."""
        return self._size + int(self._positions.ended[0])

    @property
    def states(self) -> Any:
        """The states of the positions, copied to an array of NumPy."""
        words = np.ascontiguousarray(self._positions.words.get().T)
        used = words.view(np.uint8)[:, : self.rulebook.STATE.itemsize]
        return np.ascontiguousarray(used).view(self.rulebook.STATE).reshape(self._size)

    @property
    def players(self) -> Any:
        """The seat to decide in each position."""
        return self._positions.players.copy()

    @property
    def legal_mask(self) -> Any:
        """For each position and action whether it is legal."""
        return self._positions.mask.copy().T

    @property
    def observations(self) -> Any:
        """For each position its features, for the seat to decide."""
        if self.rulebook.features is None:
            raise BadArgument(f"{self.rulebook.title} has no features.")
        return self._positions.features().T

    def sample(self) -> Any:
        """A random legal action for each position."""
        return self._positions.sample()

    def step(self, actions: Any) -> Step:
        """Plays one action in each position. Raises `IllegalMove` if one is illegal; then no position changes.

        The actions are on the GPU, in an array of any library that shares its memory, or on the host.
        """
        chosen = self._read_actions(actions)
        wrong = self._positions.first_illegal(chosen)
        if wrong >= 0:
            raise IllegalMove(self._objection(wrong, actions))
        done, scores, rewards = self._positions.step(chosen)
        return Step(done, scores.T, rewards.T)

    def _read_actions(self, actions: Any) -> Any:
        """The actions as numbers of 32 bits on the GPU, with −1 for what is not one."""
        xp = self._positions.game.xp
        on_device = hasattr(actions, "__cuda_array_interface__")
        given = xp.asarray(actions) if on_device else processor.read_actions(actions, self._size)
        if given.shape != (self._size,) or given.dtype.kind not in "iu":
            raise BadArgument(f"Expected {self._size} whole numbers as actions, one for each position.")
        if given.dtype == np.int32:
            return xp.ascontiguousarray(given)
        module = xp if on_device else np
        is_action = (given >= 0) & (given < len(self.rulebook.moves))
        return xp.asarray(module.where(is_action, given, -1).astype(np.int32))

    def _objection(self, place: int, actions: Any) -> str:
        count = int(self._positions.counts[place])
        legal = self._positions.legal[:count, place].get().tolist()
        return processor.objection(self.rulebook, place, actions[place], legal)


def _game(book: Rulebook, blank: Any, is_for_playouts: bool = False) -> Game:
    """A game on the GPU."""
    kernel = load(book, is_for_playouts)
    return Game(kernel.xp, kernel, msgspec.structs.asdict(sizes(book)), blank.tobytes(), int(blank[0].seats))


@cache
def load(book: Rulebook, is_for_playouts: bool) -> Cuda:
    """The kernels of a game on the GPU."""
    check_device()
    return Cuda(str(kernel_file(book, is_for_playouts)), ptx.BLOCK)


def check_device() -> None:
    """Raises `NoDevice` unless there is a GPU, and CuPy to use it."""
    try:
        import cupy
    except ImportError:
        raise NoDevice(missing_extra("cuda", 'device="cuda"')) from None
    try:
        found = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise NoDevice(f"There is no NVIDIA GPU that can be used: {error}.") from None
    if found == 0:
        raise NoDevice("There is no NVIDIA GPU.")


def kernel_file(book: Rulebook, is_for_playouts: bool = False) -> Path:
    """The file with the kernels of a game, for play-outs or for batches, which is made if it is not there."""
    made_from = sha256(digest(book).encode() + files(ptx.__package__).joinpath("ptx.py").read_bytes())
    purpose = "playouts" if is_for_playouts else "batches"
    path = folder() / f"{book.name}-{purpose}-{made_from.hexdigest()[:24]}.ptx"
    if not path.exists():
        print(f"Compiling {book.title} for GPUs; this happens once, and takes a minute.", file=sys.stderr)
        store(path, ptx.to_ptx(book, lowered(book), is_for_playouts=is_for_playouts).encode())
    return path
