"""The rules. Each seat gets one of three cards, worth 1 to 3 points, and sees only its own until the end.

In turn the seats take one to three pebbles, a point each. The game ends when the heap is empty.
"""

import numpy as np

from zashiki.kernel.actions import ActionTable, Block
from zashiki.kernel.random import below
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, Ints, State

MOST_TAKEN = 3
CARDS = 3
HEAPS = np.array([7, 15])
"""The pebbles at the start, by option."""
ACTIONS = ActionTable(Block("take", ("t1", "t2", "t3"), "take this number of pebbles"))
STATE = np.dtype(
    (
        np.record,
        [
            ("rng", "u8", 4),
            ("cards", "i1", 2),  # 1 to 3; 0 if hidden
            ("taken", "i1", 2),
            ("heap", "i1"),
            ("player", "i1"),
            ("seats", "i1"),
            ("options", "i1", 1),
        ],
    )
)


@rule
def deal(state: State) -> None:
    """Deals a card to each seat and makes the heap."""
    state.heap = HEAPS[state.options[0]]
    state.cards[0] = 1 + below(state.rng, CARDS)
    draw_other_card(state, 1)


@rule
def draw_other_card(state: State, seat: Int) -> None:
    """Gives a seat one of the two cards that the opponent does not hold."""
    state.cards[seat] = 1 + (state.cards[1 - seat] + below(state.rng, CARDS - 1)) % CARDS


@rule
def legal(state: State, out: Ints) -> int:
    """Writes the legal actions: no more pebbles than there are."""
    count = 0
    while count < MOST_TAKEN and count < state.heap:
        out[count] = count
        count += 1
    return count


@rule
def apply(state: State, action: Int) -> None:
    """Takes pebbles; the opponent is next."""
    state.heap -= action + 1
    state.taken[state.player] += action + 1
    state.player = 1 - state.player if state.heap else -1


@rule
def scores(state: State, out: Ints) -> None:
    """A point for each pebble, and those of the card."""
    for seat in range(2):
        out[seat] = state.taken[seat] + state.cards[seat]


@rule
def redact(state: State, viewer: Int) -> None:
    """Hides the random state, and others' cards until the end."""
    for i in range(4):
        state.rng[i] = 0
    for seat in range(2):
        if seat != viewer and state.player >= 0:
            state.cards[seat] = 0


@rule
def redeal(state: State, viewer: Int) -> None:
    """Deals the cards again that the viewer does not see."""
    if state.player < 0:
        return
    if viewer < 0:
        state.cards[0] = 1 + below(state.rng, CARDS)
        draw_other_card(state, 1)
    else:
        draw_other_card(state, 1 - viewer)


@rule
def reveals(before: State, after: State, action: Int) -> Bool:
    """The last move reveals the cards."""
    return after.player < 0
