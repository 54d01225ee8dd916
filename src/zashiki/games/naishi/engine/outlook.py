"""Estimates the value of a Naishi position: the points as they stand, and what the cards can still become.

The tables are in tenths of a point, for a full River. The potential shrinks with the cards left in the River and is
zero in a last turn. The tables were fitted to the final leads of games that a one-turn player played against itself.
"""

import numpy as np

from zashiki.games.naishi.components import COLUMNS, KINDS, PILE_SIZE
from zashiki.games.naishi.rules.scoring import MOUNTAIN, NINJA, points_of
from zashiki.games.naishi.rules.state import PLAY, SET_UP, free_emissaries, river_cards
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, Ints, State

POINT = 10
FULL_RIVER = COLUMNS * PILE_SIZE
COUNT_BITS = 4
# fmt: off
PLACED = np.array(
    [  # by card, the Line's columns 1 to 5, the Hand's columns 1 to 5
        [[   0,    0,    0,    0,    0], [   0,    0,    0,    0,    0]],  # Mountain
        [[  -1,    6,   20,    6,   -1], [ -11,   -9,   10,   -9,  -11]],  # Naishi
        [[  -7,   12,   -4,   12,   -7], [ -10,    2,   10,    2,  -10]],  # Advisor
        [[   4,    3,  -23,    3,    4], [   3,    6,  -11,    6,    3]],  # Sentinel
        [[ -13,   -7,    1,   -7,  -13], [   9,    6,   10,    6,    9]],  # Monk
        [[ -38,    6,  -31,    6,  -38], [  26,   18,    9,   18,   26]],  # Horseman
        [[  11,    4,   24,    4,   11], [ -10,  -13,   -8,  -13,  -10]],  # Ronin
        [[   2,    0,    6,    0,    2], [  -1,   -5,    4,   -5,   -1]],  # Ninja
        [[   8,  -11,   -3,  -11,    8], [   6,   -2,   -1,   -2,    6]],  # Fort
        [[  -2,    0,   -9,    0,   -2], [   3,    4,    0,    4,    3]],  # Torii
        [[  -7,    8,  -16,    8,   -7], [   4,    3,    1,    3,    4]],  # Rice field
        [[  23,   21,   20,   21,   23], [ -22,  -22,  -19,  -22,  -22]],  # Banner
    ],
    dtype=np.int64,
)
"""Value of a card in a place."""
COUNTED = np.array(
    [  # by card, for none to ten of them
        [   0,   30,  169,  157,  146,  135,  127,  120,  124,  124,  124],  # Mountain
        [   0,   80,  133,  133,  133,  133,  133,  133,  133,  133,  133],  # Naishi
        [   0,   24,   28,   53,   47,   47,   47,   47,   47,   47,   47],  # Advisor
        [   0,   21,   37,   23,   43,   43,   43,   43,   43,   43,   43],  # Sentinel
        [   0,   19,   19,   53,   53,   53,   53,   53,   53,   53,   53],  # Monk
        [   0,   23,    9,    9,    9,    9,    9,    9,    9,    9,    9],  # Horseman
        [   0,   13,    8,    8,    8,    8,    8,    8,    8,    8,    8],  # Ronin
        [   0,   28,   61,   61,   61,   61,   61,   61,   61,   61,   61],  # Ninja
        [   0,   31,   49,   78,   87,   87,   87,   87,   87,   87,   87],  # Fort
        [   0,   77,  161,  184,  179,  179,  179,  179,  179,  179,  179],  # Torii
        [   0,   30,   62,   90,   96,  144,  144,  144,  144,  144,  144],  # Rice field
        [   0,   25,   36,   36,   36,   36,   36,   36,   36,   36,   36],  # Banner
    ],
    dtype=np.int64,
)
"""Value of a number of copies of a card, in addition to the points they make."""
# fmt: on
TYPES = np.array([6, -1, -7, -13, -16, -17, -16, 4, 13, 73, -25], dtype=np.int64)
"""Value by the number of different types."""
FREE_EMISSARIES = np.array([0, 58, 123], dtype=np.int64)
CURRENT_POINTS = -9
"""Value of each current point: a territory with many points has little left to gain."""
MOVER = np.array([48, 54, 38], dtype=np.int64)
"""Value of being the player to decide, by stage."""
MOVER_IN_FULL_RIVER = np.array([-39, -13, -76], dtype=np.int64)
"""What a full River adds to `MOVER`."""


@long_rule
def outlook(state: State, out: Ints) -> None:
    """Writes the value of both seats' territories, in tenths of a point; 0 in the set-up."""
    for seat in range(2):
        out[seat] = 0 if state.phase == SET_UP else POINT * np.int64(points_of(state, seat))
    if state.phase == PLAY:
        left = 0 if state.last_turn else np.int64(river_cards(state))
        for seat in range(2):
            out[seat] += (potential(state, seat) + CURRENT_POINTS * out[seat] // POINT) * left // FULL_RIVER
        out[state.player] += MOVER[state.stage] + MOVER_IN_FULL_RIVER[state.stage] * left // FULL_RIVER


@rule
def potential(state: State, seat: Int) -> Int:
    """What a territory may gain in a whole game, by the places and numbers of its cards, types and emissaries."""
    value = FREE_EMISSARIES[free_emissaries(state, seat)]
    counts = np.int64(0)
    for row in range(2):
        for column in range(COLUMNS):
            card = np.int64(state.land[seat, row, column])
            counts += np.int64(1) << card * COUNT_BITS
            value += PLACED[card, row, column]
    types: Int = 0
    for kind in range(KINDS):
        count = counts >> kind * COUNT_BITS & ((1 << COUNT_BITS) - 1)
        value += COUNTED[kind, count]
        types += count > 0 and kind not in (MOUNTAIN, NINJA)
    return value + TYPES[types]
