"""Random games in bulk: whole play-outs, and a batch of games that are stepped together.

python examples/playouts.py ninjato 10000
"""

import sys

import numpy as np

import zashiki


def count_decisions(game: str, games: int) -> float:
    """The number of decisions in a game, on average; everything happens in compiled code."""
    return zashiki.playouts(game, games, seed=1).decisions / games


def mean_first_lead(game: str, games: int) -> float:
    """How many points the first seat leads by at the end, on average; here we choose each action ourselves."""
    batch = zashiki.Batch(game, 1024, seed=1)
    rng = np.random.default_rng(1)
    leads: list[int] = []
    while len(leads) < games:
        legal = batch.legal_mask
        step = batch.step(np.where(legal, rng.random(legal.shape), -1).argmax(axis=1))
        finished = step.scores[step.done]
        leads.extend(finished[:, 0] - finished[:, 1:].max(axis=1))
    return float(np.mean(leads))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python examples/playouts.py GAME GAMES")
    game, games = sys.argv[1], int(sys.argv[2])
    print(f"{count_decisions(game, games):.1f} decisions, and a lead of {mean_first_lead(game, games):+.2f} points.")
