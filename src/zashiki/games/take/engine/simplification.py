"""Simplifying positions, so that those with the same margin to come become equal."""

import numpy as np

from zashiki.games.take.components import BOTTOM, DAIMYO, GEISHA, MIDDLE, NINJA, SAMURAI, SPACES, TOP, TYPES
from zashiki.games.take.rules.state import higher_than
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State


@rule
def simplify(state: State) -> None:
    """Removes differences that do not affect the margin to come.

    Only the difference of influences counts, so chips in the middle row are removed in pairs, one of each seat. When no
    Geisha can be used any more, a ghost on an empty space is as good as none, because the supply is never empty when a
    Ronin is used; and a type that is neither printed on a space with chips nor under another chip is never scored: its
    chips in the middle do not count, and Samurai over such columns may as well lie together.
    """
    scored: Int = 0
    geishas = np.int64(state.court[0, BOTTOM, GEISHA]) + np.int64(state.court[1, BOTTOM, GEISHA])
    for space in range(SPACES):
        height = np.int64(state.height[space])
        if height == 0:
            continue
        geishas += state.stack[space, height] == GEISHA
        for i in range(height):
            scored |= 1 << np.int64(state.stack[space, i])
            geishas += i > 0 and state.stack[space, i] == GEISHA
    if geishas > 0:
        scored = (1 << TYPES) - 1
    else:
        state.ghosts &= higher_than(state, 0)
    gathering = NINJA
    for column in range(NINJA, SAMURAI, -1):
        if scored >> column & 1 == 0:
            gathering = column
    for column in range(DAIMYO, TYPES):
        if scored >> column & 1:
            both = min(state.court[0, MIDDLE, column], state.court[1, MIDDLE, column])
            state.court[0, MIDDLE, column] -= both
            state.court[1, MIDDLE, column] -= both
            continue
        for seat in range(2):
            state.court[seat, MIDDLE, column] = 0
            samurai = state.court[seat, TOP, column]
            state.court[seat, TOP, column] = 0
            state.court[seat, TOP, gathering] += samurai
