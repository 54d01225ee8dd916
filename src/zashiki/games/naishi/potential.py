"""What a Naishi position is roughly worth: the points as they stand, and what the cards can still become.

The tables are in tenths of a point, for a full River: what is still possible dwindles with the cards left in it, and in
a last turn there is nothing left of it. They were fitted to the leads at the end of games that a one-turn player played
against itself.
"""

import numpy as np

from zashiki.games.naishi.components import COLUMNS, KINDS, PILE_SIZE
from zashiki.games.naishi.rules import PLAY, SET_UP, free_emissaries, river_cards
from zashiki.games.naishi.scoring import MOUNTAIN, NINJA, points_of
from zashiki.kernel.rule import long_rule, rule

POINT = 10
RIVER = COLUMNS * PILE_SIZE
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
"""What a card's place adds."""
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
"""What so many of a card are worth, besides the points they make."""
# fmt: on
TYPES = np.array([6, -1, -7, -13, -16, -17, -16, 4, 13, 73, -25], dtype=np.int64)
"""By the number of different types."""
FREE_EMISSARIES = np.array([0, 58, 123], dtype=np.int64)
POINTS_AT_HAND = -9
"""For each point there is: what makes many points leaves little to gain."""
TO_DECIDE = np.array([-39, -13, -76], dtype=np.int64)
TO_DECIDE_AT_LAST = np.array([48, 54, 38], dtype=np.int64)
"""By stage, what it is worth to be the one who decides: in a full River, and always."""


@long_rule
def outlook(state, out):
    """What both seats' territories are worth, in tenths of a point; nothing in the set-up."""
    for seat in range(2):
        out[seat] = 0 if state.phase == SET_UP else POINT * np.int64(points_of(state, seat))
    if state.phase == PLAY:
        left = 0 if state.last_turn else np.int64(river_cards(state))
        for seat in range(2):
            out[seat] += (potential(state, seat) + POINTS_AT_HAND * out[seat] // POINT) * left // RIVER
        out[state.player] += TO_DECIDE_AT_LAST[state.stage] + TO_DECIDE[state.stage] * left // RIVER


@rule
def potential(state, seat):
    """What a territory may gain in a whole game: by the places of its cards, their numbers, types, and emissaries."""
    worth = FREE_EMISSARIES[free_emissaries(state, seat)]
    counts = np.int64(0)
    for row in range(2):
        for column in range(COLUMNS):
            card = np.int64(state.land[seat, row, column])
            counts += np.int64(1) << card * COUNT_BITS
            worth += PLACED[card, row, column]
    types = 0
    for card in range(KINDS):
        count = counts >> card * COUNT_BITS & ((1 << COUNT_BITS) - 1)
        worth += COUNTED[card, count]
        types += count > 0 and card not in (MOUNTAIN, NINJA)
    return worth + TYPES[types]
