"""What a position of Ta-Ke promises: the margin still to come for the seat that begins a turn.

Every chip that lies under another will be uncovered once, and so will the printed type of every space that still has
chips. So it can be counted how often each type is yet to be scored, but for what Geishas change.
"""

import numpy as np

from zashiki.games.take.components import BOTTOM, CHIPS, COPIES, FIRST_COLUMN, MIDDLE, SAMURAI, SPACES, TOP, TYPES
from zashiki.games.take.engine.last_turns import last_turn, last_two_turns, own_chip
from zashiki.games.take.rules.scoring import influence
from zashiki.games.take.rules.state import higher_than, shown
from zashiki.kernel.rule import rule

UNIT = 16
"""Margins are whole numbers, so many to the point."""

FEATURES = 12
(
    YET_TO_SCORE,  # influence ahead × how often the type will be uncovered, over all types
    NEXT_FREE,  # the same of what lies right under the free tops, × how many would show
    NEXT_HAUNTED,  # and right under the tops with ghosts
    BEST_TAKE,  # the margin of the best plain take,
    SECOND_TAKE,  # and of the second
    SAMURAI_AHEAD,
) = range(6)
ABILITIES_AHEAD = 5
"""+ the column: how many chips in the bottom row."""
TEMPO, PARITY = 10, 11
"""1, and 1 if the seat to move also takes the last chip."""
LEADS = FEATURES
"""Behind the features: the influence ahead by type, and what shows, for those who count them."""
SHOWS = LEADS + TYPES
ROOM = SHOWS + TYPES

FINE = 1024
_AT_START = [0.946, 0.296, 0.274, 0.258, 0.335, 3.451, 4.558, 3.044, 4.756, 10.027, 6.092, 3.435]
_AT_END = [0.808, 0.186, 0.183, 0.501, -0.141, 0.515, 0.241, 2.379, 0.896, 3.228, 0.447, -0.253]
_GONE = np.linspace(1, 0, CHIPS + 1)[:, np.newaxis]
WEIGHTS = np.rint(FINE * (_GONE * _AT_END + (1 - _GONE) * _AT_START)).astype(np.int64)
"""What a feature counts by the chips left, `FINE` to the point: between what fits at the start and at the end."""


@rule
def lead(state, seat):
    return np.int64(state.scores[seat]) - np.int64(state.scores[1 - seat])


@rule
def to_come(state, features, enough):
    """The margin that the seat to begin a turn can hope for until the end; true with two chips left or fewer.

    With two it may be less than the truth if it is enough.
    """
    left = CHIPS - np.int64(state.taken)
    if left == 0:
        return np.int64(0)
    if left == 1:
        return UNIT * last_turn(state)
    if left == 2:
        return UNIT * last_two_turns(state, -(-enough // UNIT))
    look(state, features)
    total = np.int64(0)
    for i in range(FEATURES):
        total += WEIGHTS[left, i] * features[i]
    return total // (FINE // UNIT)


@rule
def look(state, features):
    """Writes the features of a position in which a turn begins."""
    me = np.int64(state.player)
    him = 1 - me
    stacks = higher_than(state, 0)
    count_shows(state, features)
    features[YET_TO_SCORE] = 0
    for type in range(TYPES):
        features[LEADS + type] = influence(state, me, type) - influence(state, him, type)
        features[YET_TO_SCORE] += features[LEADS + type] * yet_uncovered(state, type, stacks, features)
    look_under_tops(state, stacks, features)
    features[SAMURAI_AHEAD] = np.int64(state.court[me, TOP, SAMURAI]) - np.int64(state.court[him, TOP, SAMURAI])
    for column in range(FIRST_COLUMN, TYPES):
        features[ABILITIES_AHEAD + column] = np.int64(state.court[me, BOTTOM, column]) - np.int64(
            state.court[him, BOTTOM, column]
        )
    features[TEMPO] = 1
    features[PARITY] = (CHIPS - np.int64(state.taken)) & 1


@rule
def count_shows(state, features):
    """How many of the five spaces show each type."""
    for type in range(TYPES):
        features[SHOWS + type] = 0
    for space in range(SPACES):
        features[SHOWS + shown(state, space)] += 1


@rule
def yet_uncovered(state, type, stacks, features):
    """How often a type will be uncovered: its chips under others, and its space if that has chips."""
    in_courts = np.int64(0)
    for seat in range(2):
        if type == SAMURAI:
            in_courts += state.court[seat, TOP, SAMURAI]
        else:
            in_courts += np.int64(state.court[seat, BOTTOM, type]) + np.int64(state.court[seat, MIDDLE, type])
    is_stack = stacks >> type & 1
    empty_shows_it = 1 - is_stack
    return COPIES - in_courts - (features[SHOWS + type] - empty_shows_it) + is_stack


@rule
def look_under_tops(state, stacks, features):
    """The features of what the next takes would uncover."""
    features[NEXT_FREE] = 0
    features[NEXT_HAUNTED] = 0
    best, second = np.int64(-1000), np.int64(-1000)
    for space in range(SPACES):
        if stacks >> space & 1 == 0:
            continue
        height = np.int64(state.height[space])
        top, under = np.int64(state.stack[space, height]), np.int64(state.stack[space, height - 1])
        shows = features[SHOWS + under] + (top != under)
        worth = shows * features[LEADS + under]
        if state.ghosts >> space & 1:
            features[NEXT_HAUNTED] += worth
            continue
        features[NEXT_FREE] += worth
        taken = worth + shows * own_chip(state, top, under)
        if taken > best:
            best, second = taken, best
        else:
            second = max(second, taken)
    features[BEST_TAKE] = best
    features[SECOND_TAKE] = second if second > -1000 else best
