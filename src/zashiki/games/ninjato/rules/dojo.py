"""The dojo: drawing dojo cards, and the limit of a hand."""

from zashiki.games.ninjato.actions import DISCARD_CARD, TAKE_FACE_UP, TAKE_FROM_DECK
from zashiki.games.ninjato.components import DOJO_OPEN, DOJO_VALUES, DRAWS, HAND_LIMIT
from zashiki.games.ninjato.rules.hands import gain_card, spend_card
from zashiki.games.ninjato.rules.piles import card_at, draw, push, remove
from zashiki.games.ninjato.rules.state import DISCARD, DOJO_DECK, DOJO_FACE_UP, DOJO_STACK, DRAW
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, Ints, State


@rule
def visit(state: State) -> None:
    """Puts the shuriken on top of the stack; the fewer cards in hand, the more are drawn."""
    push(state, DOJO_STACK, state.player)
    state.draws_left = DRAWS[min(state.hand_size[state.player], len(DRAWS) - 1)]
    state.phase = DRAW


@rule
def legal_draws(state: State, out: Ints, n: Int) -> Int:
    """Writes a draw for each value that lies face up, and one from the deck."""
    for value in range(1, DOJO_VALUES + 1):
        for number in range(state.height[DOJO_FACE_UP]):
            if card_at(state, DOJO_FACE_UP, number) == value:
                out[n] = TAKE_FACE_UP + value - 1
                n += 1
                break
    out[n] = TAKE_FROM_DECK
    return n + 1


@rule
def take(state: State, action: Int) -> Bool:
    """Draws one card; whether the placement is over."""
    me = state.player
    if action == TAKE_FROM_DECK:
        gain_card(state, me, draw(state, DOJO_DECK))
    else:
        value = action - TAKE_FACE_UP + 1
        remove(state, DOJO_FACE_UP, value)
        gain_card(state, me, value)
        state.known[me, value - 1] += 1
    state.draws_left -= 1
    if state.draws_left > 0:
        return False
    fill_gaps(state)
    state.phase = DISCARD
    return state.hand_size[me] <= HAND_LIMIT


@rule
def fill_gaps(state: State) -> None:
    """Turns up cards until three lie face up."""
    while state.height[DOJO_FACE_UP] < DOJO_OPEN:
        push(state, DOJO_FACE_UP, draw(state, DOJO_DECK))


@rule
def legal_discards(state: State, out: Ints, n: Int) -> Int:
    """Writes a discard for each value in hand."""
    for value in range(1, DOJO_VALUES + 1):
        if state.hand[state.player, value - 1] > 0:
            out[n] = DISCARD_CARD + value - 1
            n += 1
    return n


@rule
def discard(state: State, action: Int) -> Bool:
    """Discards one card of a hand above the limit; whether the placement is over."""
    spend_card(state, state.player, action - DISCARD_CARD + 1)
    return state.hand_size[state.player] <= HAND_LIMIT
