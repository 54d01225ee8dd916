"""Which moves tell somebody something that they could not know: these cannot be undone without consent.

Something is told by drawing from a pile of different cards, and by a card that leaves a hand although it did not have
to be there.
"""

from zashiki.games.ninjato.actions import TAKE_FROM_DECK
from zashiki.games.ninjato.components import DOJO_VALUES
from zashiki.games.ninjato.rules.knowledge import HIDDEN_PILES
from zashiki.games.ninjato.rules.piles import card_at
from zashiki.games.ninjato.rules.state import DOJO_DECK, OVER
from zashiki.kernel.rule import rule
from zashiki.kernel.rulebook import SPECTATOR
from zashiki.kernel.types import Bool, Int, State


@rule
def reveals(before: State, after: State, action: Int) -> Bool:
    """Whether a move told a seat or a spectator something they could not know."""
    if after.phase == OVER:
        return True  # all hands are shown
    for i in range(4):
        if before.rng[i] != after.rng[i]:
            return True  # discards were shuffled
    for number in range(len(HIDDEN_PILES)):
        pile = HIDDEN_PILES[number]
        drawn = before.height[pile] - after.height[pile]
        is_seen_by_one = action == TAKE_FROM_DECK and drawn == 1
        if drawn > 0 and is_mixed(before, pile, before.player if is_seen_by_one else SPECTATOR):
            return True
    return spends_uncertain(before, after, before.player)


@rule
def is_mixed(state: State, pile: Int, viewer: Int) -> Bool:
    """Whether the next card of a pile could be one of several, as far as a viewer knows."""
    first = card_at(state, pile, 0)
    for number in range(1, state.height[pile]):
        if card_at(state, pile, number) != first:
            return True
    if pile == DOJO_DECK:
        for value in range(1, DOJO_VALUES + 1):
            if value != first and unknown_cards(state, viewer, value) > 0:
                return True
    return False


@rule
def spends_uncertain(before: State, after: State, seat: Int) -> Bool:
    """Whether a card left a seat's hand that others could not know to be there.

    It had to be there if it was taken face up, or if the seat has more unknown cards than there are others unknown.
    """
    for value in range(1, DOJO_VALUES + 1):
        if after.hand[seat, value - 1] < before.hand[seat, value - 1] and before.known[seat, value - 1] == 0:
            held, others = 0, 0
            for other in range(1, DOJO_VALUES + 1):
                held += before.hand[seat, other - 1] - before.known[seat, other - 1]
                if other != value:
                    others += unknown_cards(before, SPECTATOR, other) + cards_of(before, DOJO_DECK, other)
            return held <= others
    return False


@rule
def unknown_cards(state: State, viewer: Int, value: Int) -> Int:
    """The dojo cards of a value in other hands that a viewer has not seen taken."""
    cards = 0
    for seat in range(state.seats):
        if seat != viewer:
            cards += state.hand[seat, value - 1] - state.known[seat, value - 1]
    return cards


@rule
def cards_of(state: State, pile: Int, card: Int) -> Int:
    """The number of cards of a kind in a pile."""
    cards = 0
    for number in range(state.height[pile]):
        cards += card_at(state, pile, number) == card
    return cards
