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
"""What stands in a redacted record where a card is not to be seen."""

HIDDEN_PILES = (DOJO_DECK, GUARD_DECK, ELITE_DECK, BAG, ENVOY_DECK, RUMOR_DECK, SKILL_BIG, SKILL_SMALL)

HIDDEN_KINDS = (1 + DOJO_VALUES, GUARD_KINDS, ELITE_KINDS, KINDS, ENVOYS, RUMORS, SKILLS, SKILLS)
"""How many numbers there are for the cards of each of them."""

COUNTER_BITS = 63


@rule
def redact(state: State, viewer: Int) -> None:
    """Blanks the random state, the hidden piles and, until the game is over, what others hold in hand."""
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
    """Deals afresh, from the record's random state, what the viewer cannot know; nothing of that is left in it."""
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
    """Puts a pile in order, so that what is dealt afresh cannot depend on how it really lies.

    The cards of each kind are counted side by side in one number.
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
    """The unknown cards of a hand go back into the deck; how many they are, `hand_size` still tells."""
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
