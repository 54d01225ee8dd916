"""Who knows what in Naishi: `redact` blanks what a viewer may not see, `redeal` deals it afresh.

What a seat does not know of the other's Hand are its unknown places. They hold cards of the first Hand that
never left it: of three Mountains, the card the viewer gave (G) and one card more, the kept one (K). What leaves
an unknown place is seen by the other seat, so what is missing of these five has been seen; and swapped places take
along what is known of them. Beyond that a viewer does not know the face-down cards of the piles.

Why `redeal` is uniform. A world assigns every copy of every card to a place. Let the pool be the cards that the
viewer never saw: the face-down ones and, unless it has shown up, K.

1. K can be any copy in the pool, and the others can lie face down in any order. That is the same number of orders
   for each copy, so K is drawn evenly from the pool and the rest is shuffled.
2. Given K, the first five cards lay in the Hand in any of 5! orders. Those that agree with what was seen make each
   order of the cards in the unknown places equally likely, so these are shuffled.
3. How many of the 5! orders agree does not depend on K but in one case: a card with G's name left an unknown
   place, and K has that name too. Then either of the two may have left, which is twice as many orders. So in
   that case a copy with G's name has double weight.
4. Once K has shown up, there is nothing to draw: it did when a card without G's name left, or two cards did.

How K and the received card lay when they were dealt makes two worlds for each, whatever they are: a coin decides.
"""

import numpy as np

from zashiki.games.naishi.components import COLUMNS, DEALT, HAND, KINDS, PILE_SIZE
from zashiki.games.naishi.rules import HAND_SIZE, MOUNTAIN, PLAY, SET_UP, dealt
from zashiki.kernel.random import below
from zashiki.kernel.rule import rule
from zashiki.kernel.rulebook import SPECTATOR

HIDDEN = -1
"""What stands in a redacted record where a card is not to be seen."""
NOWHERE = -1
COUNT_BITS = 5


@rule
def redact(state, viewer):
    """Blanks the random state, face-down cards, the draft, and the Hands as far as the viewer may not see them."""
    for i in range(4):
        state.rng[i] = 0
    for column in range(COLUMNS):
        for level in range(state.height[column] - 1):
            state.deck[column * PILE_SIZE + level] = HIDDEN
    for seat in range(2):
        if seat != viewer:
            redact_draft(state, seat)
            redact_hand(state, seat, viewer)
        if viewer == SPECTATOR:
            state.given[seat] = 0


@rule
def redact_draft(state, seat):
    state.keep[seat] = 0
    for number in range(DEALT):
        state.deck[dealt(seat, number)] = HIDDEN


@rule
def redact_hand(state, seat, viewer):
    if state.phase == PLAY:
        for column in range(COLUMNS):
            if viewer == SPECTATOR or not state.known[seat, column]:
                state.land[seat, HAND, column] = HIDDEN


@rule
def redeal(state, viewer):
    """Deals afresh, from the record's random state, what the viewer cannot know."""
    if viewer == SPECTATOR:
        redeal_for_seat(state, 0)
        redeal_for_seat(state, 1)
        if state.phase == PLAY:
            mix_in_what_both_know(state)
    else:
        redeal_for_seat(state, viewer)


@rule
def redeal_for_seat(state, viewer):
    other = 1 - viewer
    if state.phase == SET_UP:
        sort_hidden(state, other, DEALT)
        shuffle_hidden(state, other, DEALT)
        if state.keep[other]:
            state.keep[other] = 1 + below(state.rng, 2)
        return
    kept = state.deck[dealt(other, state.keep[other] - 1)]
    if state.phase == PLAY:
        double = given_has_left(state, other)
        column = line_up_unknown(state, other, kept_column(state, other))
        if column != NOWHERE:
            kept = redraw_kept(state, other, column, double)
        shuffle_unknown(state, other)
    sort_hidden(state, other, 0)
    shuffle_hidden(state, other, 0)
    coin = below(state.rng, 2)
    state.deck[dealt(other, coin)] = kept
    state.deck[dealt(other, 1 - coin)] = state.given[other]
    state.keep[other] = 1 + coin


@rule
def kept_column(state, seat):
    """Where a seat's kept card lies as long as the other cannot know it: in an unknown place, beside the given one."""
    given_is_here = not given_has_left(state, seat)
    for column in range(COLUMNS):
        card = state.land[seat, HAND, column]
        if not state.known[seat, column] and card != MOUNTAIN:
            if card == state.given[1 - seat] and given_is_here:
                given_is_here = False
            else:
                return column
    return NOWHERE


@rule
def given_has_left(state, seat):
    """Whether a card with the name of the one given to a seat has left the unknown places of its Hand."""
    given = state.given[1 - seat]
    of_that_name = 1 + (state.deck[dealt(seat, state.keep[seat] - 1)] == given)
    for column in range(COLUMNS):
        of_that_name -= not state.known[seat, column] and state.land[seat, HAND, column] == given
    return of_that_name > 0


@rule
def line_up_unknown(state, seat, column):
    """Puts the unknown places of a Hand in order, Mountains, given and kept card; where the kept one is then.

    So what is dealt afresh cannot depend on how the cards really lie.
    """
    kept = state.land[seat, HAND, column] if column != NOWHERE else MOUNTAIN
    mountains, unknown = 0, 0
    for place in range(COLUMNS):
        unknown += not state.known[seat, place]
        mountains += not state.known[seat, place] and state.land[seat, HAND, place] == MOUNTAIN
    number, last = 0, NOWHERE
    for place in range(COLUMNS):
        if not state.known[seat, place]:
            number += 1
            is_kept = number == unknown and column != NOWHERE
            others = MOUNTAIN if number <= mountains else state.given[1 - seat]
            state.land[seat, HAND, place] = kept if is_kept else others
            last = place
    return last if column != NOWHERE else NOWHERE


@rule
def redraw_kept(state, seat, column, double):
    """Draws the kept card from all unseen ones; the one that was there goes under a pile instead."""
    given = state.given[1 - seat]
    exchange_lowest(state, seat, column)
    sort_hidden(state, seat, 0)
    cards = face_down(state)
    weight = 1 + (double and state.land[seat, HAND, column] == given)
    for i in range(cards):
        weight += 1 + (double and state.deck[face_down_place(state, i)] == given)
    drawn = below(state.rng, weight)
    for i in range(cards):
        place = face_down_place(state, i)
        drawn -= 1 + (double and state.deck[place] == given)
        if drawn < 0:
            state.land[seat, HAND, column], state.deck[place] = state.deck[place], state.land[seat, HAND, column]
            break
    return state.land[seat, HAND, column]


@rule
def exchange_lowest(state, seat, column):
    """Exchanges a card of a Hand with the lowest of the face-down ones, if that is lower."""
    for i in range(face_down(state)):
        place = face_down_place(state, i)
        if state.deck[place] < state.land[seat, HAND, column]:
            card = state.land[seat, HAND, column]
            state.land[seat, HAND, column] = state.deck[place]
            state.deck[place] = card


@rule
def sort_hidden(state, seat, extra):
    """Puts the face-down cards, together with so many cards dealt to a seat, in order.

    The cards of each kind are counted side by side in one number.
    """
    counts, cards = np.int64(0), face_down(state)
    for i in range(cards + extra):
        counts += np.int64(1) << np.int64(state.deck[hidden_place(state, i, cards, seat)]) * COUNT_BITS
    number = 0
    for kind in range(KINDS):
        for _ in range(counts >> kind * COUNT_BITS & ((1 << COUNT_BITS) - 1)):
            state.deck[hidden_place(state, number, cards, seat)] = kind
            number += 1


@rule
def face_down(state):
    """How many cards of the piles lie face down."""
    cards = 0
    for column in range(COLUMNS):
        cards += max(state.height[column] - 1, 0)
    return cards


@rule
def face_down_place(state, number):
    """Where the face-down card with a number lies in the deck."""
    column = 0
    while number >= max(state.height[column] - 1, 0):
        number -= max(state.height[column] - 1, 0)
        column += 1
    return column * PILE_SIZE + number


@rule
def shuffle_hidden(state, seat, extra):
    """Shuffles the face-down cards, together with so many cards dealt to a seat."""
    cards = face_down(state)
    for i in range(cards + extra - 1, 0, -1):
        one = hidden_place(state, i, cards, seat)
        other = hidden_place(state, below(state.rng, i + 1), cards, seat)
        state.deck[one], state.deck[other] = state.deck[other], state.deck[one]


@rule
def hidden_place(state, number, cards, seat):
    return face_down_place(state, number) if number < cards else dealt(seat, number - cards)


@rule
def shuffle_unknown(state, seat):
    """Shuffles the cards in the unknown places of a seat's Hand."""
    left = 0
    for column in range(HAND_SIZE):
        left += not state.known[seat, column]
    for column in range(HAND_SIZE):
        if not state.known[seat, column]:
            swap_with_unknown(state, seat, column, below(state.rng, left))
            left -= 1


@rule
def swap_with_unknown(state, seat, column, steps):
    """Exchanges a card with the one so many unknown places further on."""
    other = column
    while steps > 0:
        other += 1
        steps -= not state.known[seat, other]
    hand = state.land[seat, HAND]
    hand[column], hand[other] = hand[other], hand[column]


@rule
def mix_in_what_both_know(state):
    """For a spectator, who sees no Hand card at all: cards that both players know change with face-down ones."""
    cards = face_down(state)
    for seat in range(2):
        for column in range(COLUMNS):
            number = below(state.rng, cards + 1)
            if state.known[seat, column] and state.land[seat, HAND, column] != MOUNTAIN and number < cards:
                place = face_down_place(state, number)
                card = state.land[seat, HAND, column]
                state.land[seat, HAND, column] = state.deck[place]
                state.deck[place] = card
        if not given_has_left(state, seat):
            mix_in_given(state, seat, below(state.rng, cards + 1), cards)


@rule
def mix_in_given(state, seat, number, cards):
    """The card given to a seat becomes another, for its giver too."""
    giver = 1 - seat
    for column in range(COLUMNS):
        is_given = state.land[seat, HAND, column] == state.given[giver]
        if number < cards and is_given and not state.known[seat, column]:
            place = face_down_place(state, number)
            state.land[seat, HAND, column] = state.deck[place]
            state.deck[place] = state.given[giver]
            state.given[giver] = state.land[seat, HAND, column]
            state.deck[dealt(giver, 2 - state.keep[giver])] = state.given[giver]
            return
