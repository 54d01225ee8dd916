"""The state of a game of Ta-Ke: one flat record, and the stacks in it.

Sets of spaces are bit masks: bit 0 is space A, bit 4 space E. So are the abilities used this turn:

    bit   1  2  3  4   5    6    7
          D  R  G  N   N.D  N.R  N.G     (the last three: performed through the Ninja)
"""

import numpy as np

from zashiki.games.take.components import ROWS, SAMURAI_MOVES, SPACES, TALLEST, TYPES
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State

STATE = np.dtype(
    (
        np.record,
        [
            ("rng", "u8", 4),
            ("scores", "i4", 2),
            ("closed", "i1"),  # spaces whose top chip a Geisha moved this turn
            ("ghosts", "i1"),  # spaces with a ghost; the other ghosts are in the supply
            ("height", "i1", SPACES),
            ("stack", "i1", (SPACES, 1 + TALLEST)),  # the printed type, then chips from the bottom up, then 0
            ("court", "i1", (2, ROWS, TYPES)),  # chips by seat, row and column; TOP, SAMURAI counts all Samurai
            ("used", "i2"),  # abilities used this turn
            ("moving", "i1"),  # 1 while a Daimyo moves Samurai
            ("moved", "i1"),  # the number of Samurai it has moved,
            ("moves", "i1", SAMURAI_MOVES),  # and by which moves; the rest 0
            ("taken", "i1"),
            ("player", "i1"),
            ("seats", "i1"),
            ("options", "i1", 2),
        ],
    )
)

NOBODY = -1
THROUGH_NINJA = 4
"""How much higher the bit of an ability is when it is performed through the Ninja."""
MASKS = 1 << SPACES
"""The number of sets of spaces."""


@rule
def put(state: State, space: Int, chip: Int) -> None:
    """Puts a chip on top of a stack."""
    state.height[space] += 1
    state.stack[space, state.height[space]] = chip


@rule
def lift(state: State, space: Int) -> Int:
    """Removes the top chip of a stack; returns its type."""
    chip = state.stack[space, state.height[space]]
    state.stack[space, state.height[space]] = 0
    state.height[space] -= 1
    return chip


@rule
def higher_than(state: State, height: Int) -> Int:
    """The spaces with more than `height` chips."""
    spaces: Int = 0
    for space in range(SPACES):
        spaces |= (state.height[space] > height) << space
    return spaces


@rule
def shown(state: State, space: Int) -> Int:
    """The type that shows on a space: its top chip, or the printed type if it is empty."""
    return np.int64(state.stack[space, state.height[space]])
