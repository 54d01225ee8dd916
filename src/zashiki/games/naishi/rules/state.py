"""The state of a Naishi game and what the rules read from it.

Columns are 0 to 4 here. The cards of seat s lie in `land[s, LINE]` and `land[s, HAND]`.
"""

import numpy as np

from zashiki.games.naishi.components import (
    COLUMNS,
    DEALT,
    DEVELOPMENT_CARDS,
    EMISSARIES,
    MOST_DISCARDS,
    PILE_SIZE,
    Card,
)
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State

STATE = np.dtype(
    (
        np.record,
        [
            ("rng", "u8", 4),
            ("deck", "i1", DEVELOPMENT_CARDS),  # five piles of six, bottom to top; two cards for each seat
            ("height", "i1", COLUMNS),  # cards left in each pile; the deck is 0 above them
            ("land", "i1", (2, 2, COLUMNS)),  # by seat, row and column
            ("known", "i1", (2, COLUMNS)),  # places of a seat's Hand that the opponent knows
            ("keep", "i1", 2),  # 1 or 2; 0 before the choice
            ("given", "i1", 2),  # the card each seat gave; 0 in the set-up
            ("discard", "i1", MOST_DISCARDS),  # bottom to top
            ("discarded", "i1"),
            ("on_swap", "i1", 2),  # emissaries of each seat on swap spaces
            ("on_discard", "i1", 2),
            ("decree", "i1"),  # the seat that holds the decree space; NOBODY if none
            ("phase", "i1"),
            ("stage", "i1"),
            ("declared", "i1"),  # the mover has declared the end
            ("last_turn", "i1"),
            ("turn", "i2"),
            ("player", "i1"),
            ("seats", "i1"),
            ("options", "i1", 1),
        ],
    )
)

MOUNTAIN = int(Card.MOUNTAIN)
NOBODY = -1
SET_UP, PLAY, OVER = range(3)
"""Phases of a game."""
BEGIN, MUST_DEVELOP, DEVELOPED = range(3)
"""Stages of a turn: at its start; after an additional action; after a develop, with an additional action still open."""


@rule
def dealt_index(seat: Int, number: Int) -> Int:
    """Index in the deck of a seat's first or second card."""
    return COLUMNS * PILE_SIZE + seat * DEALT + number


@rule
def top_index(state: State, column: Int) -> Int:
    """Index in the deck of a pile's face-up card."""
    return column * PILE_SIZE + state.height[column] - 1


@rule
def nonempty_piles(state: State) -> Int:
    """The columns whose pile is not empty, as a bit set."""
    columns = 0
    for column in range(COLUMNS):
        columns |= (state.height[column] > 0) << column
    return columns


@rule
def river_cards(state: State) -> Int:
    """Number of cards in all piles."""
    cards = 0
    for column in range(COLUMNS):
        cards += state.height[column]
    return cards


@rule
def free_emissaries(state: State, seat: Int) -> Int:
    """Number of emissaries that a seat can still send."""
    return EMISSARIES - state.on_swap[seat] - state.on_discard[seat] - (state.decree == seat)


@rule
def take_top(state: State, column: Int) -> Int:
    """Removes the face-up card of a pile, which reveals the next one, and returns it."""
    place = top_index(state, column)
    card = state.deck[place]
    state.deck[place] = 0
    state.height[column] -= 1
    return card


@rule
def discard(state: State, card: Int) -> None:
    """Puts a card on the discard pile."""
    state.discard[state.discarded] = card
    state.discarded += 1
