"""Learns a policy from self-play data, with NumPy alone, and plays it against random moves.

    zashiki selfplay take --level 4 --games 400 --out data
    python examples/learn.py data 100

The policy is a network with one hidden layer, from the features of a position to a probability for each action. It
learns to predict what Warashi's search would play.
"""

import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from random_match import play_at_random, play_match

from zashiki import Position
from zashiki.research import selfplay

HIDDEN = 128
BATCH = 256
RATE, DECAY = 2e-3, 1e-4


class Policy:
    """The network. It is trained by Adam on the cross-entropy between its probabilities and Warashi's policy."""

    def __init__(self, features: int, actions: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        sizes = features, HIDDEN, actions
        self.weights = [rng.normal(0, np.sqrt(2 / m), (m, n)).astype("f4") for m, n in pairwise(sizes)]
        self.biases = [np.zeros(n, "f4") for n in sizes[1:]]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in (*self.weights, *self.biases)]
        self.steps = 0

    def evaluate(self, features: Any, legal: Any) -> tuple[Any, Any]:
        """The hidden layer, and the probabilities of the actions; those that are not legal have none."""
        hidden = np.maximum(features @ self.weights[0] + self.biases[0], 0)
        scores = np.where(legal, hidden @ self.weights[1] + self.biases[1], -np.inf)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True)

    def train(self, features: Any, legal: Any, policy: Any) -> float:
        """Makes one step for a batch of positions; returns the loss before it."""
        hidden, shares = self.evaluate(features, legal)
        error = (shares - policy) / len(policy)
        back = (error @ self.weights[1].T) * (hidden > 0)
        self.steps += 1
        slopes = features.T @ back, hidden.T @ error, back.sum(axis=0), error.sum(axis=0)
        for values, slope, moments in zip((*self.weights, *self.biases), slopes, self.moments, strict=True):
            self.adjust(values, slope, *moments)
        return float(-np.log(np.maximum(shares, 1e-9))[policy > 0] @ policy[policy > 0] / len(policy))

    def adjust(self, values: Any, slope: Any, mean: Any, square: Any) -> None:
        """Moves some weights down the slope, at a pace that Adam keeps from the slopes before."""
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
        values -= RATE * (step + DECAY * values)

    def choose(self, position: Position) -> str:
        """The most probable move, from what the seat to decide sees."""
        assert position.player is not None
        legal = np.zeros((1, len(position.rulebook.moves)), dtype=bool)
        legal[0, [position.rulebook.actions[move] for move in position.legal_moves]] = True
        _, shares = self.evaluate(position.features(position.player)[np.newaxis], legal)
        return position.rulebook.moves[int(shares.argmax())]


def learn(folder: Path, epochs: int = 10) -> Policy:
    """A policy from the data in a folder, and how its loss falls."""
    data = selfplay.read(folder)
    columns = [data[name] for name in ("features", "legal", "policy")]
    rows = len(columns[0])
    policy, rng = Policy(columns[0].shape[1], columns[1].shape[1]), np.random.default_rng(0)
    for epoch in range(1, epochs + 1):
        batches = np.array_split(rng.permutation(rows), max(1, rows // BATCH))
        losses = [policy.train(*(column[batch] for column in columns)) for batch in batches]
        print(f"epoch {epoch}: loss {np.mean(losses):.3f}")
    return policy


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python examples/learn.py FOLDER PAIRS")
    folder, pairs = Path(sys.argv[1]), int(sys.argv[2])
    policy = learn(folder)
    game = selfplay.read_settings(folder).game
    share = play_match(game, pairs, [policy.choose, play_at_random])
    print(f"The policy won {100 * share:.1f} % of {2 * pairs} games against random moves.")
