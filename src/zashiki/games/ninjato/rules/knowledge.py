"""Hidden information in Ninjato: `redact` blanks what a viewer may not see, `redeal` deals it again at random.

Hidden from everybody are the orders of the decks, of both stacks of tiles and of the bag; their contents follow from
what lies open. Dojo hands and the rumors that a player owns are private.

A dojo card taken face up was seen by everybody: `known` counts those that can still be in a hand, and a card that
leaves a hand is taken from them first. The rest of a hand is a plain draw from the cards that the viewer has not
seen: the deck and the unknown cards of the others. Every rumor came from the pavilion, where everybody saw it: it stays
where it is when the rest is dealt again, but views do not show it.
"""

import numpy as np

from zashiki.games.ninjato.components import DOJO_VALUES, ELITE_KINDS, ENVOYS, GUARD_KINDS, KINDS, RUMORS, SKILLS
from zashiki.games.ninjato.rules.piles import card_at, pop, push, shuffle_pile
from zashiki.games.ninjato.rules.state import (
    BAG,
    DOJO_DECK,
    ELITE_DECK,
    ENVOY_DECK,
    GUARD_DECK,
    OVER,
    PILE_START,
    RUMOR_DECK,
    SKILL_BIG,
    SKILL_SMALL,
)
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State

HIDDEN = -1
"""Stands for a hidden card in a redacted state."""
HIDDEN_PILES = (DOJO_DECK, GUARD_DECK, ELITE_DECK, BAG, ENVOY_DECK, RUMOR_DECK, SKILL_BIG, SKILL_SMALL)
HIDDEN_KINDS = (1 + DOJO_VALUES, GUARD_KINDS, ELITE_KINDS, KINDS, ENVOYS, RUMORS, SKILLS, SKILLS)
"""The number of different cards in each of these piles."""
COUNTER_BITS = 63
"""The bits of a number that holds a counter for each kind of card."""


@rule
def redact(state: State, viewer: Int) -> None:
    """Blanks the random state, the hidden piles and, until the game is over, the hands and rumors of others."""
    for i in range(4):
        state.rng[i] = 0
    for pile in HIDDEN_PILES:
        for number in range(state.height[pile]):
            state.pile[PILE_START[pile] + number] = HIDDEN
    for seat in range(state.seats):
        if seat != viewer and state.phase != OVER:
            redact_hand(state, seat)


@rule
def redact_hand(state: State, seat: Int) -> None:
    """Blanks the dojo cards and rumors of a seat."""
    state.rumors[seat] = HIDDEN
    for value in range(DOJO_VALUES):
        state.hand[seat, value] = HIDDEN
        state.known[seat, value] = HIDDEN


@rule
def redeal(state: State, viewer: Int) -> None:
    """Deals what the viewer cannot know again, with the state's random numbers; no trace of the old deal is left."""
    if state.phase != OVER:
        for seat in range(state.seats):
            if seat != viewer:
                put_back_unknown(state, seat)
    for number in range(len(HIDDEN_PILES)):
        sort_pile(state, HIDDEN_PILES[number], HIDDEN_KINDS[number])
        shuffle_pile(state, HIDDEN_PILES[number])
    if state.phase != OVER:
        for seat in range(state.seats):
            if seat != viewer:
                draw_unknown(state, seat)


@rule
def sort_pile(state: State, pile: Int, kinds: Int) -> None:
    """Sorts a pile, so that the new deal cannot depend on the real order.

    The cards of each kind are counted in one number, with a counter for each kind.
    """
    width = COUNTER_BITS // kinds
    counts = np.int64(0)
    for number in range(state.height[pile]):
        counts += np.int64(1) << np.int64(card_at(state, pile, number)) * width
    place = PILE_START[pile]
    for kind in range(kinds):
        for _ in range(counts >> kind * width & ((1 << width) - 1)):
            state.pile[place] = kind
            place += 1


@rule
def put_back_unknown(state: State, seat: Int) -> None:
    """Puts the unknown cards of a hand back into the deck; `hand_size` keeps the number of cards."""
    for value in range(DOJO_VALUES):
        while state.hand[seat, value] > state.known[seat, value]:
            state.hand[seat, value] -= 1
            push(state, DOJO_DECK, value + 1)


@rule
def draw_unknown(state: State, seat: Int) -> None:
    """Draws as many cards from the deck as a hand lacks."""
    cards = 0
    for value in range(DOJO_VALUES):
        cards += state.hand[seat, value]
    for _ in range(state.hand_size[seat] - cards):
        state.hand[seat, pop(state, DOJO_DECK) - 1] += 1
