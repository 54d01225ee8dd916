"""The record of a position of Ninjato, its piles, and the numbers of its actions.

All piles lie one behind the other in one field, `pile`; `height` says how many cards each has. The last card of a
pile is its top. A deck and its discards follow each other in the table below, so that a deck finds its discards.
"""

import numpy as np

from zashiki.games.ninjato.rules.state import NOTHING, PILE_START
from zashiki.kernel.random import shuffle
from zashiki.kernel.rule import long_rule, rule

# Piles


@rule
def push(state, pile, card):
    """Puts a card on a pile."""
    state.pile[PILE_START[pile] + np.int64(state.height[pile])] = card
    state.height[pile] += 1


@rule
def pop(state, pile):
    """Takes the top card of a pile that has one. What lay there is 0 again, so that equal positions are equal bytes."""
    state.height[pile] -= 1
    place = PILE_START[pile] + np.int64(state.height[pile])
    card = state.pile[place]
    state.pile[place] = 0
    return card


@rule
def card_at(state, pile, number):
    """A card of a pile, counted from the bottom."""
    return state.pile[PILE_START[pile] + number]


@long_rule
def remove(state, pile, card):
    """Takes the lowest card of a kind out of a pile that has one; those above it move down."""
    place = PILE_START[pile]
    while state.pile[place] != card:
        place += 1
    for above in range(place, PILE_START[pile] + np.int64(state.height[pile]) - 1):
        state.pile[above] = state.pile[above + 1]
    pop(state, pile)


@long_rule
def move_pile(state, source, target):
    """Puts the cards of a pile on another one, in the order in which they lie."""
    for number in range(state.height[source]):
        push(state, target, card_at(state, source, number))
        state.pile[PILE_START[source] + number] = 0
    state.height[source] = 0


@long_rule
def shuffle_pile(state, pile):
    shuffle(state.rng, state.pile[PILE_START[pile] :], state.height[pile])


@long_rule
def draw(state, deck):
    """The next card of a deck that recycles its discards; NOTHING if both are empty."""
    if state.height[deck] == 0:
        if state.height[deck + 1] == 0:
            return NOTHING
        move_pile(state, deck + 1, deck)
        shuffle_pile(state, deck)
    return np.int64(pop(state, deck))
