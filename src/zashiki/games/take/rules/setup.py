"""Setting up: all chips are drawn one by one and stacked in the hall."""

import numpy as np

from zashiki.games.take.components import CHIPS, COPIES, SPACES, START_HEIGHT, TYPES, Type
from zashiki.games.take.rules.state import put
from zashiki.kernel.random import Words, below
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, State

ONE_CHIP = np.array([sum(1 << 8 * upper for upper in range(type, TYPES)) for type in Type])
"""A chip in the bag, which is a number: byte t counts the chips of types 0 to t."""
FULL_BAG = COPIES * int(ONE_CHIP.sum())


@rule
def deal(state: State) -> None:
    """Draws and stacks all chips until a layout succeeds; seat 0 begins."""
    while not stack_chips(state):
        pass
    state.player = 0


@rule
def stack_chips(state: State) -> Bool:
    """Draws all chips onto A to E; False if one finds no place."""
    for space in range(SPACES):
        state.height[space] = 0
        state.stack[space, 0] = space
    bag: Int = FULL_BAG
    for left in range(CHIPS, 0, -1):
        chip: Int = draw(state.rng, bag, left)
        bag -= ONE_CHIP[chip]
        space = 0
        while not accepts(state, space, chip):
            space += 1
            if space == SPACES:
                return False
        put(state, space, chip)
    return True


@rule
def draw(rng: Words, bag: Int, left: Int) -> Int:
    """The type of a random chip from a bag with `left` chips."""
    place = below(rng, left)
    chip: Int = 0
    for type in range(TYPES - 1):
        chip += place >= bag >> 8 * type & 255
    return chip


@rule
def accepts(state: State, space: Int, chip: Int) -> Bool:
    """Whether a stack is below its starting height and its top two chips are not both of the chip's type."""
    height = state.height[space]
    if height == START_HEIGHT:
        return False
    return height < 2 or state.stack[space, height] != chip or state.stack[space, height - 1] != chip
