"""Piles of cards, tiles and treasures: putting on, taking off, shuffling, drawing."""

import numpy as np

from zashiki.games.ninjato.rules.state import NOTHING, PILE_START
from zashiki.kernel.random import shuffle
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, State


@rule
def push(state: State, pile: Int, card: Int) -> None:
    """Puts a card on a pile."""
    state.pile[PILE_START[pile] + np.int64(state.height[pile])] = card
    state.height[pile] += 1


@rule
def pop(state: State, pile: Int) -> Int:
    """Takes the top card off a pile that has one. Its place becomes 0, so that equal positions have equal bytes."""
    state.height[pile] -= 1
    place = PILE_START[pile] + np.int64(state.height[pile])
    card = state.pile[place]
    state.pile[place] = 0
    return card


@rule
def card_at(state: State, pile: Int, number: Int) -> Int:
    """The card at a place of a pile, counted from the bottom."""
    return state.pile[PILE_START[pile] + number]


@long_rule
def remove(state: State, pile: Int, card: Int) -> None:
    """Takes the lowest card of a kind out of a pile that has one; the cards above it move down."""
    place = PILE_START[pile]
    while state.pile[place] != card:
        place += 1
    for above in range(place, PILE_START[pile] + np.int64(state.height[pile]) - 1):
        state.pile[above] = state.pile[above + 1]
    pop(state, pile)


@long_rule
def move_pile(state: State, source: Int, target: Int) -> None:
    """Puts the cards of a pile on another one, in their order."""
    for number in range(state.height[source]):
        push(state, target, card_at(state, source, number))
        state.pile[PILE_START[source] + number] = 0
    state.height[source] = 0


@long_rule
def shuffle_pile(state: State, pile: Int) -> None:
    """Shuffles a pile."""
    shuffle(state.rng, state.pile[PILE_START[pile] :], state.height[pile])


@long_rule
def draw(state: State, deck: Int) -> Int:
    """Draws the next card of a deck that recycles its discards; NOTHING if both are empty."""
    if state.height[deck] == 0:
        if state.height[deck + 1] == 0:
            return NOTHING
        move_pile(state, deck + 1, deck)
        shuffle_pile(state, deck)
    return np.int64(pop(state, deck))
