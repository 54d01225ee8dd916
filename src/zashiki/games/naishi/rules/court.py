"""The Imperial Court: additional actions, the decree and recalls."""

import numpy as np

from zashiki.games.naishi.actions import (
    DECREE,
    DECREE_END,
    DISCARD_TWO,
    DISCARD_TWO_END,
    RECALL_ALL,
    RECALL_DISCARD,
    RECALL_SWAP,
    SWAP_COLUMN,
    SWAP_COLUMN_END,
    SWAP_HAND,
    SWAP_HAND_END,
    SWAP_LINE,
    SWAP_LINE_END,
    SWAP_RIVER,
    SWAP_RIVER_END,
)
from zashiki.games.naishi.components import COLUMN_PAIRS, COLUMNS, DISCARD_SPACES, HAND, LINE, RECALL, SWAP_SPACES
from zashiki.games.naishi.rules.end import end_turn
from zashiki.games.naishi.rules.state import (
    BEGIN,
    DEVELOPED,
    MUST_DEVELOP,
    NOBODY,
    discard,
    free_emissaries,
    river_cards,
    take_top,
    top_index,
)
from zashiki.kernel.move_tables import append_moves, append_range, move_table
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, Ints, State

PAIR_LOW, PAIR_HIGH = np.array(COLUMN_PAIRS, dtype=np.int8).T.copy()
_SETS = np.arange(1 << COLUMNS)[:, None]
PAIR_LISTS = move_table(((_SETS >> PAIR_LOW) & (_SETS >> PAIR_HIGH) & 1).astype(bool))
"""For each set of columns, the pairs in it."""


# Legal actions


@rule
def append_additions(state: State, nonempty: Int, out: Ints, n: Int) -> Int:
    """Appends the additional actions of a player with a free emissary; returns the new number of actions."""
    if state.on_discard[0] + state.on_discard[1] < DISCARD_SPACES and may_discard_two(state):
        n = append_moves(PAIR_LISTS, nonempty, out, n, DISCARD_TWO)
    if state.on_swap[0] + state.on_swap[1] < SWAP_SPACES:
        n = append_moves(PAIR_LISTS, nonempty, out, n, SWAP_RIVER)
        n = append_range(out, n, SWAP_LINE, SWAP_LINE_END - SWAP_LINE)
        n = append_range(out, n, SWAP_HAND, SWAP_HAND_END - SWAP_HAND)
        n = append_range(out, n, SWAP_COLUMN, SWAP_COLUMN_END - SWAP_COLUMN)
    return n


@rule
def may_discard_two(state: State) -> Bool:
    """Whether the River keeps a card for the develop that must follow, or none needs to follow."""
    return state.stage == DEVELOPED or river_cards(state) > 2


@rule
def append_decrees(state: State, out: Ints, n: Int) -> Int:
    """Appends the decrees, if the space and an emissary are free; returns the new number of actions."""
    if state.decree == NOBODY and free_emissaries(state, state.player) > 0:
        n = append_range(out, n, DECREE, DECREE_END - DECREE)
    return n


@rule
def append_recalls(state: State, out: Ints, n: Int) -> Int:
    """Appends the recall of all emissaries, and of one of two where the option allows it."""
    swaps, discards = state.on_swap[state.player], state.on_discard[state.player]
    if swaps + discards > 0:
        out[n] = RECALL_ALL
        n += 1
    if swaps + discards == 2 and state.options[RECALL] == 0:
        if swaps > 0:
            out[n] = RECALL_SWAP
            n += 1
        if discards > 0:
            out[n] = RECALL_DISCARD
            n += 1
    return n


# Playing an action


@rule
def add(state: State, action: Int) -> None:
    """Sends an emissary for an additional action."""
    if DISCARD_TWO <= action < DISCARD_TWO_END:
        state.on_discard[state.player] += 1
        discard_two(state, PAIR_LOW[action - DISCARD_TWO], PAIR_HIGH[action - DISCARD_TWO])
    else:
        state.on_swap[state.player] += 1
        swap(state, action)
    if state.stage == BEGIN:
        state.stage = MUST_DEVELOP
    else:
        end_turn(state)


@rule
def discard_two(state: State, low: Int, high: Int) -> None:
    """Discards the face-up cards of two piles."""
    discard(state, take_top(state, low))
    discard(state, take_top(state, high))


@rule
def swap(state: State, action: Int) -> None:
    """Swaps two cards of the River or of the player's territory."""
    if SWAP_RIVER <= action < SWAP_RIVER_END:
        swap_river(state, PAIR_LOW[action - SWAP_RIVER], PAIR_HIGH[action - SWAP_RIVER])
    elif SWAP_LINE <= action < SWAP_LINE_END:
        swap_in_row(state, LINE, PAIR_LOW[action - SWAP_LINE], PAIR_HIGH[action - SWAP_LINE])
    elif SWAP_HAND <= action < SWAP_HAND_END:
        swap_in_row(state, HAND, PAIR_LOW[action - SWAP_HAND], PAIR_HIGH[action - SWAP_HAND])
    else:
        swap_column(state, action - SWAP_COLUMN)


@rule
def swap_river(state: State, low: Int, high: Int) -> None:
    """Swaps the face-up cards of two piles."""
    first, second = top_index(state, low), top_index(state, high)
    state.deck[first], state.deck[second] = state.deck[second], state.deck[first]


@rule
def swap_in_row(state: State, row: Int, low: Int, high: Int) -> None:
    """Swaps two cards of the Line or the Hand; what the opponent knows of the Hand moves with the cards."""
    land, known = state.land[state.player, row], state.known[state.player]
    land[low], land[high] = land[high], land[low]
    if row == HAND:
        known[low], known[high] = known[high], known[low]


@rule
def swap_column(state: State, column: Int) -> None:
    """Swaps Hand and Line of a column; both cards are seen."""
    me = state.player
    line, hand = state.land[me, LINE, column], state.land[me, HAND, column]
    state.land[me, LINE, column], state.land[me, HAND, column] = hand, line
    state.known[me, column] = 1


@rule
def decree(state: State, row: Int, column: Int) -> None:
    """Exchanges a place between the players. Each seat knows the card it gave."""
    state.decree = state.player
    for seat in range(2):
        if row == HAND:
            state.known[seat, column] = 1
    first, second = state.land[0, row, column], state.land[1, row, column]
    state.land[0, row, column], state.land[1, row, column] = second, first
    end_turn(state)


@rule
def recall(state: State, action: Int) -> None:
    """Takes emissaries back: all, or one from a swap or discard space."""
    me = state.player
    if action != RECALL_DISCARD:
        state.on_swap[me] = state.on_swap[me] - 1 if action == RECALL_SWAP else 0
    if action != RECALL_SWAP:
        state.on_discard[me] = state.on_discard[me] - 1 if action == RECALL_DISCARD else 0
    end_turn(state)
