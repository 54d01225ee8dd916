"""Hidden information: `redact` blanks what a viewer may not see, `redeal` deals it afresh.

A seat does not know the unknown places of the opponent's Hand. They hold cards of the first Hand that never left
it: of three Mountains, the card that the viewer gave (G) and the card that the opponent kept (K). A card that leaves an
unknown place is seen by the viewer, so those of the five that are missing have been seen; and when places are
swapped, what is known of them moves along. Besides that a viewer does not know the face-down cards of the piles.

Why `redeal` is uniform. A world assigns every copy of every card to a place. Let the pool be the cards that the
viewer never saw: the face-down ones and, unless it has shown up, K.

1. K can be any copy in the pool, and the others can lie face down in any order. The number of orders is the same for
   each copy, so K is drawn evenly from the pool and the rest is shuffled.
2. Given K, the first five cards lay in the Hand in any of 5! orders. Among those consistent with what was seen, each
   order of the cards in the unknown places is equally likely, so these are shuffled.
3. The number of consistent orders does not depend on K, with one exception: a card with G's name left an unknown
   place, and K has that name too. Then either of the two may have left, which doubles the number of orders. So in
   that case a copy with G's name has double weight.
4. Once K has shown up there is nothing to draw. It has when a card without G's name left, or when two cards did.

The order in which K and the given card were dealt is even for all worlds: a coin decides.
"""

import numpy as np

from zashiki.games.naishi.components import COLUMNS, DEALT, HAND, KINDS, PILE_SIZE
from zashiki.games.naishi.rules.state import MOUNTAIN, PLAY, SET_UP, dealt_index
from zashiki.kernel.random import below
from zashiki.kernel.rule import rule
from zashiki.kernel.rulebook import SPECTATOR
from zashiki.kernel.types import Bool, Int, State

HIDDEN = -1
"""Stands for a hidden card in a redacted state."""
NOWHERE = -1
COUNT_BITS = 5


@rule
def redact(state: State, viewer: Int) -> None:
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
def redact_draft(state: State, seat: Int) -> None:
    """Blanks the cards dealt to a seat and its choice."""
    state.keep[seat] = 0
    for number in range(DEALT):
        state.deck[dealt_index(seat, number)] = HIDDEN


@rule
def redact_hand(state: State, seat: Int, viewer: Int) -> None:
    """Blanks the cards of a seat's Hand that the viewer does not know."""
    if state.phase == PLAY:
        for column in range(COLUMNS):
            if viewer == SPECTATOR or not state.known[seat, column]:
                state.land[seat, HAND, column] = HIDDEN


@rule
def redeal(state: State, viewer: Int) -> None:
    """Deals afresh what the viewer cannot know, using the state's random generator."""
    if viewer == SPECTATOR:
        redeal_for_seat(state, 0)
        redeal_for_seat(state, 1)
        if state.phase == PLAY:
            replace_commonly_known(state)
    else:
        redeal_for_seat(state, viewer)


@rule
def redeal_for_seat(state: State, viewer: Int) -> None:
    """Deals afresh what a seat cannot know."""
    opponent = 1 - viewer
    if state.phase == SET_UP:
        sort_hidden(state, opponent, DEALT)
        shuffle_hidden(state, opponent, DEALT)
        if state.keep[opponent]:
            state.keep[opponent] = 1 + below(state.rng, 2)
        return
    kept: Int = state.deck[dealt_index(opponent, state.keep[opponent] - 1)]
    if state.phase == PLAY:
        double = given_has_left(state, opponent)
        column = sort_unknown(state, opponent, kept_column(state, opponent))
        if column != NOWHERE:
            kept = redraw_kept(state, opponent, column, double)
        shuffle_unknown(state, opponent)
    sort_hidden(state, opponent, 0)
    shuffle_hidden(state, opponent, 0)
    coin = below(state.rng, 2)
    state.deck[dealt_index(opponent, coin)] = kept
    state.deck[dealt_index(opponent, 1 - coin)] = state.given[opponent]
    state.keep[opponent] = 1 + coin


@rule
def kept_column(state: State, seat: Int) -> Int:
    """The column of a seat's kept card while it lies in an unknown place; NOWHERE once it has shown up."""
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
def given_has_left(state: State, seat: Int) -> Bool:
    """Whether a card with the name of the one given to a seat has left the unknown places of its Hand."""
    given = state.given[1 - seat]
    of_that_name = 1 + (state.deck[dealt_index(seat, state.keep[seat] - 1)] == given)
    for column in range(COLUMNS):
        of_that_name -= not state.known[seat, column] and state.land[seat, HAND, column] == given
    return of_that_name > 0


@rule
def sort_unknown(state: State, seat: Int, column: Int) -> Int:
    """Sorts the unknown places of a Hand: Mountains, given, kept card. Returns the new column of the kept card.

    This makes the result of `redeal` independent of the real order.
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
            other_card = MOUNTAIN if number <= mountains else state.given[1 - seat]
            state.land[seat, HAND, place] = kept if is_kept else other_card
            last = place
    return last if column != NOWHERE else NOWHERE


@rule
def redraw_kept(state: State, seat: Int, column: Int, double: Bool) -> Int:
    """Draws the kept card from all unseen cards, in exchange for the one that was there, and returns it."""
    given = state.given[1 - seat]
    exchange_lowest(state, seat, column)
    sort_hidden(state, seat, 0)
    cards = face_down_cards(state)
    weight = 1 + (double and state.land[seat, HAND, column] == given)
    for i in range(cards):
        weight += 1 + (double and state.deck[face_down_index(state, i)] == given)
    drawn = below(state.rng, weight)
    for i in range(cards):
        place = face_down_index(state, i)
        drawn -= 1 + (double and state.deck[place] == given)
        if drawn < 0:
            state.land[seat, HAND, column], state.deck[place] = state.deck[place], state.land[seat, HAND, column]
            break
    return state.land[seat, HAND, column]


@rule
def exchange_lowest(state: State, seat: Int, column: Int) -> None:
    """Exchanges a card of a Hand with the lowest face-down card, if that is lower."""
    for i in range(face_down_cards(state)):
        place = face_down_index(state, i)
        if state.deck[place] < state.land[seat, HAND, column]:
            card = state.land[seat, HAND, column]
            state.land[seat, HAND, column] = state.deck[place]
            state.deck[place] = card


@rule
def sort_hidden(state: State, seat: Int, extra: Int) -> None:
    """Sorts the face-down cards, together with the first `extra` cards dealt to a seat.

    The counts of all kinds of cards are packed into one number.
    """
    counts, cards = np.int64(0), face_down_cards(state)
    for i in range(cards + extra):
        counts += np.int64(1) << np.int64(state.deck[hidden_index(state, i, cards, seat)]) * COUNT_BITS
    number = 0
    for kind in range(KINDS):
        for _ in range(counts >> kind * COUNT_BITS & ((1 << COUNT_BITS) - 1)):
            state.deck[hidden_index(state, number, cards, seat)] = kind
            number += 1


@rule
def face_down_cards(state: State) -> Int:
    """Number of face-down cards in the piles."""
    cards = 0
    for column in range(COLUMNS):
        cards += max(state.height[column] - 1, 0)
    return cards


@rule
def face_down_index(state: State, number: Int) -> Int:
    """Index in the deck of a face-down card, numbered across the piles."""
    column = 0
    while number >= max(state.height[column] - 1, 0):
        number -= max(state.height[column] - 1, 0)
        column += 1
    return column * PILE_SIZE + number


@rule
def shuffle_hidden(state: State, seat: Int, extra: Int) -> None:
    """Shuffles the face-down cards, together with the first `extra` cards dealt to a seat."""
    cards = face_down_cards(state)
    for i in range(cards + extra - 1, 0, -1):
        first = hidden_index(state, i, cards, seat)
        second = hidden_index(state, below(state.rng, i + 1), cards, seat)
        state.deck[first], state.deck[second] = state.deck[second], state.deck[first]


@rule
def hidden_index(state: State, number: Int, cards: Int, seat: Int) -> Int:
    """Index in the deck of a hidden card: the face-down ones come first, then those dealt to a seat."""
    return face_down_index(state, number) if number < cards else dealt_index(seat, number - cards)


@rule
def shuffle_unknown(state: State, seat: Int) -> None:
    """Shuffles the cards in the unknown places of a seat's Hand."""
    left = 0
    for column in range(COLUMNS):
        left += not state.known[seat, column]
    for column in range(COLUMNS):
        if not state.known[seat, column]:
            swap_with_unknown(state, seat, column, below(state.rng, left))
            left -= 1


@rule
def swap_with_unknown(state: State, seat: Int, column: Int, steps: Int) -> None:
    """Exchanges a card with the one `steps` unknown places further on."""
    other = column
    while steps > 0:
        other += 1
        steps -= not state.known[seat, other]
    hand = state.land[seat, HAND]
    hand[column], hand[other] = hand[other], hand[column]


@rule
def replace_commonly_known(state: State) -> None:
    """Exchanges Hand cards that both players know with face-down ones: a spectator sees no Hand at all."""
    cards = face_down_cards(state)
    for seat in range(2):
        for column in range(COLUMNS):
            number = below(state.rng, cards + 1)
            if state.known[seat, column] and state.land[seat, HAND, column] != MOUNTAIN and number < cards:
                place = face_down_index(state, number)
                card = state.land[seat, HAND, column]
                state.land[seat, HAND, column] = state.deck[place]
                state.deck[place] = card
        if not given_has_left(state, seat):
            replace_given(state, seat, below(state.rng, cards + 1), cards)


@rule
def replace_given(state: State, seat: Int, number: Int, cards: Int) -> None:
    """Exchanges the card given to a seat with a face-down one, and corrects what its giver remembers."""
    giver = 1 - seat
    for column in range(COLUMNS):
        is_given = state.land[seat, HAND, column] == state.given[giver]
        if number < cards and is_given and not state.known[seat, column]:
            place = face_down_index(state, number)
            state.land[seat, HAND, column] = state.deck[place]
            state.deck[place] = state.given[giver]
            state.given[giver] = state.land[seat, HAND, column]
            state.deck[dealt_index(giver, 2 - state.keep[giver])] = state.given[giver]
            return
