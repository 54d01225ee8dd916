"""Which moves tell somebody something that they could not know: these cannot be undone without consent.

A card that turns up tells nothing if it could not have been another one. It could, to a spectator, if any other card
that lies face down or in a Hand differs from it: a spectator cannot tell these apart.
"""

from zashiki.games.naishi.actions import (
    DECREE,
    DECREE_END,
    DEVELOP,
    DEVELOP_END,
    DISCARD_TWO,
    DISCARD_TWO_END,
    KEEP,
    KEEP_END,
    SWAP_COLUMN,
    SWAP_COLUMN_END,
)
from zashiki.games.naishi.components import COLUMNS, HAND
from zashiki.games.naishi.rules.court import PAIR_HIGH, PAIR_LOW
from zashiki.games.naishi.rules.knowledge import NOWHERE, face_down_cards, face_down_index, kept_column
from zashiki.games.naishi.rules.state import MOUNTAIN, OVER, PLAY, top_index
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, State


@rule
def reveals(before: State, after: State, action: Int) -> Bool:
    """Whether a move told a seat or a spectator something they could not know."""
    if after.phase == OVER:
        return True  # all Hands are shown
    if KEEP <= action < KEEP_END:
        return after.phase == PLAY  # with the second choice each seat sees the card it receives
    if DEVELOP <= action < DEVELOP_END:
        row, column = (action - DEVELOP) // COLUMNS, (action - DEVELOP) % COLUMNS
        return turns_up(before, column) or (row == HAND and shows(before, before.player, column))
    if DISCARD_TWO <= action < DISCARD_TWO_END:
        pair = action - DISCARD_TWO
        return turns_up(before, PAIR_LOW[pair]) or turns_up(before, PAIR_HIGH[pair])
    if SWAP_COLUMN <= action < SWAP_COLUMN_END:
        return shows(before, before.player, action - SWAP_COLUMN)
    if DECREE <= action < DECREE_END and (action - DECREE) // COLUMNS == HAND:
        column = (action - DECREE) % COLUMNS
        return is_uncertain(before, 0, column) or is_uncertain(before, 1, column)
    return False


@rule
def turns_up(state: State, column: Int) -> Bool:
    """Whether taking the face-up card of a pile turns up a card that could have been another one."""
    return state.height[column] > 1 and differs_from_hidden(state, state.deck[top_index(state, column) - 1])


@rule
def shows(state: State, seat: Int, column: Int) -> Bool:
    """Whether everybody sees a card of a Hand that the opponent, or a spectator, could have taken for another one."""
    if is_uncertain(state, seat, column):
        return True
    card = state.land[seat, HAND, column]
    return card != MOUNTAIN and face_down_cards(state) > 0 and differs_from_hidden(state, card)


@rule
def differs_from_hidden(state: State, card: Int) -> Bool:
    """Whether a face-down card, or one in a Hand that is not a Mountain, differs from a card."""
    for seat in range(2):
        for place in range(COLUMNS):
            other = state.land[seat, HAND, place]
            if other > MOUNTAIN and other != card:
                return True
    return differs_from_face_down(state, card)


@rule
def differs_from_face_down(state: State, card: Int) -> Bool:
    """Whether a face-down card differs from a card."""
    for number in range(face_down_cards(state)):
        if state.deck[face_down_index(state, number)] != card:
            return True
    return False


@rule
def is_uncertain(state: State, seat: Int, column: Int) -> Bool:
    """Whether the card of a place in a Hand could be another one, as far as the opponent knows."""
    if state.known[seat, column]:
        return False
    card = state.land[seat, HAND, column]
    for place in range(COLUMNS):
        if not state.known[seat, place] and state.land[seat, HAND, place] != card:
            return True
    return kept_column(state, seat) != NOWHERE and differs_from_face_down(state, card)
