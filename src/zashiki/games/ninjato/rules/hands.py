"""The record of a position of Ninjato, its piles, and the numbers of its actions.

All piles lie one behind the other in one field, `pile`; `height` says how many cards each has. The last card of a
pile is its top. A deck and its discards follow each other in the table below, so that a deck finds its discards.
"""

from zashiki.games.ninjato.rules.piles import push
from zashiki.games.ninjato.rules.state import DOJO_DISCARD
from zashiki.kernel.rule import rule


@rule
def gain_card(state, seat, value):
    """A dojo card comes into a hand."""
    state.hand[seat, value - 1] += 1
    state.hand_size[seat] += 1


@rule
def spend_card(state, seat, value):
    """A dojo card leaves a hand; one that was taken face up is thought to leave first."""
    state.hand[seat, value - 1] -= 1
    state.hand_size[seat] -= 1
    state.known[seat, value - 1] = max(state.known[seat, value - 1] - 1, 0)
    push(state, DOJO_DISCARD, value)
