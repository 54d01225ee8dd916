"""Facts of the dojo: draws and discards."""

from zashiki.games.ninjato.actions import (
    DISCARD_CARD,
    DISCARD_CARD_END,
    TAKE_FACE_UP,
    TAKE_FACE_UP_END,
    TAKE_FROM_DECK,
    VISIT_DOJO,
)
from zashiki.games.ninjato.components import DOJO_OPEN, DOJO_VALUES, DRAWS
from zashiki.games.ninjato.presentation.facts.writing import add_piece, with_numbers
from zashiki.games.ninjato.presentation.messages import (
    CARD_PIECE,
    DOJO_AT,
    DOJO_DECK_AT,
    DOJO_DISCARD_AT,
    DOJO_OPEN_AT,
    HAND_AT,
    MESSAGES,
    SHURIKEN_PIECE,
    SHURIKENS_AT,
)
from zashiki.games.ninjato.rules.piles import card_at
from zashiki.games.ninjato.rules.state import DOJO_DECK, DOJO_DISCARD, DOJO_FACE_UP, DRAW
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, State

VISIT = MESSAGES.number("visit-dojo")
TAKE, DRAWS_CARD, DRAWS_KNOWN_CARD = (MESSAGES.number(name) for name in ("take-card", "draw-card", "draw-known-card"))
DISCARDS, SHUFFLE = MESSAGES.number("discard-card"), MESSAGES.number("shuffle-dojo")
REVEAL, REVEAL_MORE = MESSAGES.number("reveal"), MESSAGES.number("reveal-more")


@rule
def is_at_dojo(action: Int) -> Bool:
    """Whether an action belongs to the dojo."""
    in_dojo = action in (VISIT_DOJO, TAKE_FROM_DECK) or TAKE_FACE_UP <= action < TAKE_FACE_UP_END
    return in_dojo or DISCARD_CARD <= action < DISCARD_CARD_END


@rule
def dojo_decision(state: State, action: Int, facts: Facts, n: Int) -> Int:
    """Adds a visit, a draw or a discard; what is drawn from the deck stays open."""
    me = state.player
    hand = HAND_AT + me
    if action == VISIT_DOJO:
        n = add_fact(facts, n, VISIT, me, SHURIKEN_PIECE + me, SHURIKENS_AT + me, DOJO_AT)
        return with_numbers(facts, n, DRAWS[min(state.hand_size[me], len(DRAWS) - 1)])
    if action == TAKE_FROM_DECK:
        return add_fact(facts, n, DRAWS_CARD, me, NONE, DOJO_DECK_AT, hand)
    if action < TAKE_FACE_UP_END:
        return add_fact(facts, n, TAKE, me, CARD_PIECE + action - TAKE_FACE_UP, DOJO_OPEN_AT, hand)
    return add_fact(facts, n, DISCARDS, me, CARD_PIECE + action - DISCARD_CARD, hand, DOJO_DISCARD_AT)


@long_rule
def tell_dojo(before: State, after: State, action: Int, viewer: Int, facts: Facts) -> Int:
    """Adds the events of a visit to the dojo, a draw or a discard."""
    is_shuffled = after.height[DOJO_DISCARD] < before.height[DOJO_DISCARD]
    is_first = action == TAKE_FROM_DECK and before.height[DOJO_DECK] == 0
    n: Int = 0
    if is_shuffled and is_first:
        n = add_fact(facts, n, SHUFFLE)
    n = dojo_decision(before, action, facts, n)
    if action == TAKE_FROM_DECK and viewer == before.player:
        facts[n - 1].message = DRAWS_KNOWN_CARD
        facts[n - 1].piece = CARD_PIECE + drawn_value(before, after) - 1
    if is_shuffled and not is_first:
        n = add_fact(facts, n, SHUFFLE)
    if before.phase == DRAW and after.phase != DRAW:
        n = reveal(before, after, action, facts, n)
    return n


@rule
def drawn_value(before: State, after: State) -> Int:
    """The value of the card that the player has drawn."""
    value: Int = 1
    while value < DOJO_VALUES and after.hand[before.player, value - 1] == before.hand[before.player, value - 1]:
        value += 1
    return value


@rule
def reveal(before: State, after: State, action: Int, facts: Facts, n: Int) -> Int:
    """Adds the cards that fill the gaps in the display; they lie above those that were left in it."""
    left = before.height[DOJO_FACE_UP] - (action != TAKE_FROM_DECK)
    first = n
    for number in range(left, after.height[DOJO_FACE_UP]):
        piece = CARD_PIECE + card_at(after, DOJO_FACE_UP, number) - 1
        n = add_piece(facts, n, first, REVEAL, REVEAL_MORE, NONE, piece, DOJO_DECK_AT, DOJO_OPEN_AT)
    if n == first:
        n = add_fact(facts, n, REVEAL, NONE, NONE, DOJO_DECK_AT)
    for number in range(DOJO_OPEN):
        facts[first].numbers[number] = card_at(after, DOJO_FACE_UP, number)
    return n
