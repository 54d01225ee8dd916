"""Dojo cards entering and leaving a hand."""

from zashiki.games.ninjato.rules.piles import push
from zashiki.games.ninjato.rules.state import DOJO_DISCARD
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State


@rule
def gain_card(state: State, seat: Int, value: Int) -> None:
    """Puts a dojo card into a hand."""
    state.hand[seat, value - 1] += 1
    state.hand_size[seat] += 1


@rule
def spend_card(state: State, seat: Int, value: Int) -> None:
    """Discards a dojo card from a hand; a known one, taken face up, is assumed to leave first."""
    state.hand[seat, value - 1] -= 1
    state.hand_size[seat] -= 1
    state.known[seat, value - 1] = max(state.known[seat, value - 1] - 1, 0)
    push(state, DOJO_DISCARD, value)
