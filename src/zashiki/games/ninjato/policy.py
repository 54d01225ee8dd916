"""A quick sensible choice in the midst of a placement, for players that look ahead."""

from zashiki.games.ninjato.components import DOJO_VALUES, MODIFIER
from zashiki.games.ninjato.house import guard_value, is_beaten_by, is_double
from zashiki.games.ninjato.record import (
    BETWEEN,
    DRAW,
    FACE,
    KEEP,
    LEAVE,
    MINUS,
    NOTHING,
    PLACE,
    PLAY,
    PLUS,
    STRIKE,
    YIELD,
)
from zashiki.kernel.rule import rule

JUDGE = -1
"""Nothing to finish: the position can be judged as it stands."""


@rule
def lean(state, legal, count):
    """Ends a placement in a plain way: beats a guard if a card does, and leaves with what it has."""
    if state.phase == PLACE:
        return JUDGE
    if state.phase == FACE:
        return face(state, legal, count)
    if state.phase == BETWEEN:
        return LEAVE
    if state.phase == DRAW:
        return legal[count - 1]
    return legal[count - 1] if state.phase == KEEP else legal[0]


@rule
def face(state, legal, count):
    """Strikes if it can; else plays the card that beats the guard by least; else adds what helps; else yields."""
    for i in range(count):
        if STRIKE <= legal[i] < YIELD:
            return legal[i]
    value = value_to_beat(state)
    if state.played == NOTHING:
        return card_against(state, value)
    helps = MINUS if state.stealth else PLUS
    for i in range(count):
        if legal[i] == helps:
            return helps
    return YIELD


@rule
def value_to_beat(state):
    """The guard's value; of a double that of the first one left."""
    return guard_value(state, 1 if is_double(state) and state.beaten & 1 else 0)


@rule
def card_against(state, value):
    """The card that beats a guard by least; with a 3 to spare one that falls short by one; else to yield."""
    me = state.player
    for step in range(DOJO_VALUES):
        card = value - 1 - step if state.stealth else value + 1 + step
        if 1 <= card <= DOJO_VALUES and state.hand[me, card - 1] > 0 and is_beaten_by(state, value, card):
            return PLAY + card - 1
    threes = state.hand[me, MODIFIER - 1] - (value == MODIFIER)
    if threes > 0 and 1 <= value <= DOJO_VALUES and state.hand[me, value - 1] > 0:
        return PLAY + value - 1
    return YIELD
