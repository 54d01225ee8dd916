"""The evaluation of a position: the margin still to come for the seat that begins a turn.

Every chip that lies under another will be uncovered once, and so will the printed type of every space that still has
chips. So, apart from what Geishas change, it is known how often each type will still be scored.
"""

import numpy as np

from zashiki.games.take.components import BOTTOM, CHIPS, COPIES, FIRST_COLUMN, MIDDLE, SAMURAI, SPACES, TOP, TYPES
from zashiki.games.take.engine.last_turns import chip_influence, last_turn, last_two_turns
from zashiki.games.take.rules.scoring import influence
from zashiki.games.take.rules.state import higher_than, shown
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, Ints, State

UNIT = 16
"""Margins are whole numbers, in sixteenths of a point."""

FEATURES = 12
(
    TO_BE_SCORED,  # lead in influence × how often the type will be uncovered, summed over all types
    NEXT_FREE,  # lead in influence × spaces that would show the type, for the types right under free top chips
    NEXT_HAUNTED,  # and for those right under top chips with ghosts
    BEST_TAKE,  # the margin of the best take without abilities,
    SECOND_TAKE,  # and of the second best
    SAMURAI_LEAD,
) = range(6)
ABILITY_LEAD = 5
"""Plus the column: the lead in chips in the bottom row."""
TEMPO, PARITY = 10, 11
"""Always 1, and 1 if the seat to move also takes the last chip."""
LEADS = FEATURES
SHOWS = LEADS + TYPES
BUFFER_SIZE = SHOWS + TYPES
"""Scratch space after the features: by type the lead in influence, and the number of spaces that show it."""

SCALE = 1024
_AT_START = [0.946, 0.296, 0.274, 0.258, 0.335, 3.451, 4.558, 3.044, 4.756, 10.027, 6.092, 3.435]
_AT_END = [0.808, 0.186, 0.183, 0.501, -0.141, 0.515, 0.241, 2.379, 0.896, 3.228, 0.447, -0.253]
_PROGRESS = np.linspace(1, 0, CHIPS + 1)[:, np.newaxis]
WEIGHTS = np.rint(SCALE * (_PROGRESS * _AT_END + (1 - _PROGRESS) * _AT_START)).astype(np.int64)
"""The weights by the number of chips left, in units of 1 / `SCALE`: from the fit for the start to that for the end."""


@rule
def lead(state: State, seat: Int) -> Int:
    """A seat's lead in points."""
    return np.int64(state.scores[seat]) - np.int64(state.scores[1 - seat])


@rule
def margin_to_come(state: State, features: Ints, enough: Int) -> Int:
    """The expected margin until the end for the seat that begins a turn; exact with two chips left or fewer.

    With two chips left it may be a lower bound, if that is at least `enough`.
    """
    left = CHIPS - np.int64(state.taken)
    if left == 0:
        return np.int64(0)
    if left == 1:
        return UNIT * last_turn(state)
    if left == 2:
        return UNIT * last_two_turns(state, -(-enough // UNIT))
    write_features(state, features)
    total = np.int64(0)
    for i in range(FEATURES):
        total += WEIGHTS[left, i] * features[i]
    return total // (SCALE // UNIT)


@rule
def write_features(state: State, features: Ints) -> None:
    """Writes the features of a position in which a turn begins."""
    me = np.int64(state.player)
    opponent = 1 - me
    stacks = higher_than(state, 0)
    count_shows(state, features)
    features[TO_BE_SCORED] = 0
    for type in range(TYPES):
        features[LEADS + type] = influence(state, me, type) - influence(state, opponent, type)
        features[TO_BE_SCORED] += features[LEADS + type] * times_uncovered(state, type, stacks, features)
    write_next_takes(state, stacks, features)
    features[SAMURAI_LEAD] = np.int64(state.court[me, TOP, SAMURAI]) - np.int64(state.court[opponent, TOP, SAMURAI])
    for column in range(FIRST_COLUMN, TYPES):
        features[ABILITY_LEAD + column] = np.int64(state.court[me, BOTTOM, column]) - np.int64(
            state.court[opponent, BOTTOM, column]
        )
    features[TEMPO] = 1
    features[PARITY] = (CHIPS - np.int64(state.taken)) & 1


@rule
def count_shows(state: State, features: Ints) -> None:
    """Writes the number of spaces that show each type."""
    for type in range(TYPES):
        features[SHOWS + type] = 0
    for space in range(SPACES):
        features[SHOWS + shown(state, space)] += 1


@rule
def times_uncovered(state: State, type: Int, stacks: Int, features: Ints) -> Int:
    """How often a type will be uncovered: its chips under others, and its space if that has chips."""
    in_courts = np.int64(0)
    for seat in range(2):
        if type == SAMURAI:
            in_courts += state.court[seat, TOP, SAMURAI]
        else:
            in_courts += np.int64(state.court[seat, BOTTOM, type]) + np.int64(state.court[seat, MIDDLE, type])
    is_stack = stacks >> type & 1
    empty_shows_it = 1 - is_stack
    chips_shown = np.int64(features[SHOWS + type]) - empty_shows_it
    return COPIES - in_courts - chips_shown + is_stack


@rule
def write_next_takes(state: State, stacks: Int, features: Ints) -> None:
    """Writes the features of the types that the next takes would uncover."""
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
        taken = worth + shows * chip_influence(state, top, under)
        if taken > best:
            best, second = taken, best
        else:
            second = max(second, taken)
    features[BEST_TAKE] = best
    features[SECOND_TAKE] = second if second > -1000 else best
