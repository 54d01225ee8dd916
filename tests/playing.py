"""Ways to play games in tests."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from zashiki import Position
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rule import JIT

FEW = 60 if JIT else 4
"""Examples for the tests that look at everything there is to see at every ply."""
SEEDS = st.integers(min_value=0, max_value=2**256 - 1)


def random_position(game: str, seed: int, options: dict[str, str] | None = None, plies: int = 10**9) -> Position:
    """A game played at random, to its end or for so many moves."""
    position = Position.deal(game, seed=seed, options=options)
    chooser = random.Random(seed)
    while not position.is_over and position.ply < plies:
        position.push(chooser.choice(position.legal_moves))
    return position


def every_ply(game: str, seed: int, options: dict[str, str] | None = None) -> Iterator[Position]:
    """A random game at every moment from the deal to the end."""
    position = Position.deal(game, seed=seed, options=options)
    chooser = random.Random(seed)
    yield position
    while not position.is_over:
        position.push(chooser.choice(position.legal_moves))
        yield position


@st.composite
def variants(draw: st.DrawFn) -> tuple[str, dict[str, str]]:
    """A game with options."""
    game = draw(st.sampled_from(installed_games()))
    options = {name: draw(st.sampled_from(values)) for name, values in find(game).options.items()}
    return game, options
