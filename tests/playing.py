"""Helpers that play games in tests."""

import random
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hypothesis import strategies as st

from zashiki import Position
from zashiki.kernel.registry import find, installed_games

SEEDS = st.integers(min_value=0, max_value=2**256 - 1)


class Variant(NamedTuple):
    """A game with options and players. It is played at random, or with a preference for decisive moves (`keen`)."""

    game: str
    options: Mapping[str, str] | None = None
    players: int | None = None
    keen: bool = False

    def deal(self, seed: int) -> Position:
        return Position.deal(self.game, seed=seed, players=self.players, options=self.options)

    def choose(self, chooser: random.Random, moves: list[str]) -> str:
        return chooser.choice(keen(chooser, moves) if self.keen else moves)


def keen(chooser: random.Random, moves: list[str]) -> list[str]:
    """The moves of a keen player, who strikes when possible, seldom yields, pays often, and goes to the dojo for cards.

    Random play hardly ever beats a guard in Ninjato. In other games all moves are left.
    """
    strikes = [move for move in moves if move.startswith("!")]
    if strikes and chooser.random() < 0.95:
        return strikes
    payments = [move for move in moves if move[0] in "PR" and move[1:2].isdigit()]
    if payments and chooser.random() < 0.7:
        return payments
    if "yield" in moves and len(moves) > 1 and chooser.random() < 0.95:
        return [move for move in moves if move != "yield"]
    return ["dojo"] if "dojo" in moves and chooser.random() < 0.35 else moves


def random_position(
    game: str,
    seed: int,
    options: Mapping[str, str] | None = None,
    plies: int = 10**9,
) -> Position:
    """A game played at random, to its end or for a number of plies."""
    return played(Variant(game, options), seed, plies)


def played(variant: Variant, seed: int, plies: int = 10**9) -> Position:
    """A game of a variant, played to its end or for a number of plies."""
    for position in every_ply(variant, seed):
        if position.ply == plies:
            break
    return position


def every_ply(variant: Variant, seed: int) -> Iterator[Position]:
    """A game at every ply, from the deal to the end."""
    position = variant.deal(seed)
    chooser = random.Random(seed)
    yield position
    while not position.is_over:
        position.push(variant.choose(chooser, position.legal_moves))
        yield position


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """A game with options and players."""
    book = find(draw(st.sampled_from(installed_games())))
    options = {name: draw(st.sampled_from(values)) for name, values in book.options.items()}
    return Variant(book.name, options, draw(st.sampled_from(book.players)), draw(st.booleans()))
