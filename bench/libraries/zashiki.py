"""Our games, through every interface."""

import random
from functools import partial

from timing import Work

import zashiki
import zashiki.research.open_spiel  # registers the games
from libraries import open_spiel as open_spiel_games
from libraries import pettingzoo as pettingzoo_games
from zashiki.research import pettingzoo as environments
from zashiki.research.open_spiel import PREFIX

DISTRIBUTION = "zashiki"
GAMES = 10_000
BATCH = 1024
STEPS = 50
SEEN = ("observations", "legal_mask")
"""What a player that learns reads of a batch before every step."""


def playouts(game: str, threads: int = 1, players: int = 2) -> Work:
    """Compiled random games."""

    def work() -> int:
        seed = random.getrandbits(64)
        return zashiki.playouts(game, GAMES, seed=seed, threads=threads, players=players).decisions

    return work


def batches(game: str, *arrays: str, threads: int = 1, size: int = BATCH) -> Work:
    """A `Batch` of which these arrays are read before every step."""
    batch = zashiki.Batch(game, size, seed=1, threads=threads)

    def work() -> int:
        for _ in range(STEPS):
            for name in arrays:
                getattr(batch, name)
            batch.step(batch.sample())
        return STEPS * size

    return work


def observed_batches(game: str) -> Work:
    """A `Batch` of which features and legal masks are read before every step."""
    return batches(game, *SEEN)


def calls(game: str) -> Work:
    """Whole games on a `Position`."""

    def work() -> int:
        position = zashiki.deal(game)
        while not position.is_over:
            position.push(random.choice(position.legal_moves))
        return position.ply

    return work


def open_spiel(game: str) -> Work:
    """Whole games through our interface for OpenSpiel."""
    return open_spiel_games.open_spiel(PREFIX + game)


def pettingzoo(game: str) -> Work:
    """Whole episodes of our PettingZoo environment."""
    return partial(pettingzoo_games.play_episode, environments.Environments(game).env())
