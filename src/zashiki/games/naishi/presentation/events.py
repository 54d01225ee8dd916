"""The events of a move, and what a move would do: the same functions write both, as facts.

A card that the viewer sees neither before nor after the move is hidden in its facts.
"""

from zashiki.games.naishi.actions import (
    DECLARE,
    DECREE,
    DECREE_END,
    DEVELOP,
    DEVELOP_END,
    DISCARD_TWO,
    DISCARD_TWO_END,
    FINISH,
    KEEP,
    KEEP_END,
    RECALL_ALL,
    RECALL_SWAP,
    SWAP_COLUMN,
    SWAP_COLUMN_END,
    SWAP_HAND,
    SWAP_LINE,
    SWAP_RIVER,
)
from zashiki.games.naishi.components import COLUMN_PAIRS, COLUMNS, HAND, LINE
from zashiki.games.naishi.presentation.messages import (
    DEALT_AT,
    DECREE_AT,
    DISCARD_AT,
    DISCARD_TWO_AT,
    EMISSARIES_AT,
    EMISSARY_PIECE,
    HIDDEN_CARD,
    MESSAGES,
    RIVER_AT,
    SET_UP_AT,
    SWAP_AT,
    TERRITORY_AT,
)
from zashiki.games.naishi.rules.court import PAIR_HIGH, PAIR_LOW
from zashiki.games.naishi.rules.knowledge import HIDDEN
from zashiki.games.naishi.rules.state import OVER, PLAY, dealt_index, top_index
from zashiki.games.naishi.rules.territory import PLACES
from zashiki.games.naishi.rules.turn import apply
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.rulebook import SPECTATOR
from zashiki.kernel.types import Int, State

_NUMBER = MESSAGES.number
KEEPS, KEEPS_HIDDEN, RECEIVES = map(_NUMBER, ("keep-card", "keep-hidden", "receive"))
REPLACED, DEVELOPS, REVEALED, EMPTY = map(_NUMBER, ("replaced", "develop", "reveal", "empty-pile"))
DISCARDS_TWO, DISCARDS = map(_NUMBER, ("discard-two", "discard-card"))
SWAPS_RIVER, SWAPS_LINE, SWAPS_HAND = map(_NUMBER, ("swap-river", "swap-line", "swap-hand"))
SWAPS_COLUMN, MOVES = map(_NUMBER, ("swap-column", "move"))
DECREES, GIVES, GETS = map(_NUMBER, ("decree-exchange", "give", "get"))
RECALLS_ALL, RECALLED = map(_NUMBER, ("recall-all", "recall"))
RECALLS_SWAP, RECALLS_DISCARD = map(_NUMBER, ("recall-swap", "recall-discard"))
DECLARES, FINISHES, LAST_TURN_FOLLOWS, IS_OVER = map(_NUMBER, ("declare", "finish", "last-turn-follows", "over"))
PAIRS = len(COLUMN_PAIRS)


@rule
def tell(before: State, after: State, action: Int, viewer: Int, facts: Facts) -> Int:
    """Writes the events of a move, in the order in which they happen."""
    n = add_decision(before, after, action, viewer, facts)
    if KEEP <= action < KEEP_END and after.phase == PLAY and viewer != SPECTATOR:
        n = add_receipt(after, viewer, facts, n)
    elif DEVELOP <= action < DEVELOP_END:
        n = add_top(after, (action - DEVELOP) % COLUMNS, facts, n)
    elif DISCARD_TWO <= action < DISCARD_TWO_END:
        n = add_discards(before, after, PAIR_LOW[action - DISCARD_TWO], PAIR_HIGH[action - DISCARD_TWO], facts, n)
    elif SWAP_RIVER <= action < SWAP_COLUMN_END:
        first, second = first_place_of_swap(before.player, action), second_place_of_swap(before.player, action)
        n = add_exchange(before, after, MOVES, MOVES, first, second, facts, n)
    elif DECREE <= action < DECREE_END:
        own, other = own_place(before.player, action - DECREE), own_place(1 - before.player, action - DECREE)
        n = add_exchange(before, after, GIVES, GETS, own, other, facts, n)
    if after.phase == OVER:
        return add_fact(facts, n, IS_OVER)
    if after.last_turn and not before.last_turn:
        return add_fact(facts, n, LAST_TURN_FOLLOWS)
    return n


@rule
def foretell(state: State, after: State, action: Int, facts: Facts) -> Int:
    """Writes what a legal action would do, but not what it would reveal."""
    if action >= KEEP_END:
        apply(after, action)
    return add_decision(state, after, action, state.player, facts)


# The decision: the first facts of a move


@long_rule
def add_decision(before: State, after: State, action: Int, viewer: Int, facts: Facts) -> Int:
    """Writes what the mover does; returns the number of facts."""
    if KEEP <= action < KEEP_END:
        return add_choice(before, after, action - KEEP, viewer, facts)
    if DEVELOP <= action < DEVELOP_END:
        return add_develop(before, after, action - DEVELOP, facts)
    if DISCARD_TWO <= action < DISCARD_TWO_END:
        return add_order_to_discard(before, PAIR_LOW[action - DISCARD_TWO], PAIR_HIGH[action - DISCARD_TWO], facts)
    if SWAP_RIVER <= action < SWAP_COLUMN_END:
        return add_order_to_swap(before, after, action, facts)
    if DECREE <= action < DECREE_END:
        return add_order_to_exchange(before, after, action - DECREE, facts)
    if action in (DECLARE, FINISH):
        return add_fact(facts, 0, DECLARES if action == DECLARE else FINISHES, before.player)
    return add_recall(before, after, action, facts)


@rule
def add_choice(before: State, after: State, choice: Int, viewer: Int, facts: Facts) -> Int:
    """Writes which card is kept, if the viewer may see it."""
    seat = before.player
    if viewer != seat:
        return add_fact(facts, 0, KEEPS_HIDDEN, seat)
    kept: Int = before.deck[dealt_index(seat, choice)]
    target: Int = NONE
    if after.phase == PLAY:
        for column in range(COLUMNS - 1, -1, -1):
            if after.land[seat, HAND, column] == kept:
                target = own_place(seat, HAND * COLUMNS + column)
    add_fact(facts, 0, KEEPS, seat, kept, SET_UP_AT + choice, target)
    facts[0].numbers[0] = before.deck[dealt_index(seat, 1 - choice)]
    return 1


@rule
def add_develop(before: State, after: State, place: Int, facts: Facts) -> Int:
    """Writes the two cards of a develop: the old one is discarded before the new one comes."""
    seat, river = before.player, RIVER_AT + place % COLUMNS
    here = own_place(seat, place)
    old, new = after.discard[after.discarded - 1], card_at(before, river)
    add_fact(facts, 0, REPLACED, seat, old, here, DISCARD_AT)
    add_fact(facts, 1, DEVELOPS, seat, new, river, here)
    facts[1].numbers[0] = place
    facts[1].numbers[1] = old
    return 2


@rule
def add_emissary(facts: Facts, message: Int, seat: Int, space: Int) -> Int:
    """Writes that a seat sends an emissary to a space."""
    return add_fact(facts, 0, message, seat, EMISSARY_PIECE + seat, EMISSARIES_AT + seat, space)


@rule
def add_order_to_discard(before: State, low: Int, high: Int, facts: Facts) -> Int:
    """Writes that an emissary is sent to discard two River cards."""
    n = add_emissary(facts, DISCARDS_TWO, before.player, DISCARD_TWO_AT)
    write_pair(facts[0], low, high, card_at(before, RIVER_AT + low), card_at(before, RIVER_AT + high))
    return n


@rule
def write_pair(fact: State, low: Int, high: Int, first: Int, second: Int) -> None:
    """Writes two columns and their cards as the arguments of a fact."""
    fact.numbers[0] = low + 1
    fact.numbers[1] = high + 1
    fact.numbers[2] = card_argument(first)
    fact.numbers[3] = card_argument(second)


@rule
def add_order_to_swap(before: State, after: State, action: Int, facts: Facts) -> Int:
    """Writes that an emissary is sent to swap two cards."""
    seat = before.player
    first, second = first_place_of_swap(seat, action), second_place_of_swap(seat, action)
    card1, card2 = moved_card(before, after, first, second), moved_card(before, after, second, first)
    if action >= SWAP_COLUMN:
        n = add_emissary(facts, SWAPS_COLUMN, seat, SWAP_AT)
        facts[0].numbers[0] = action - SWAP_COLUMN + 1
        facts[0].numbers[1] = card_argument(card1)
        facts[0].numbers[2] = card_argument(card2)
        return n
    message = SWAPS_RIVER if action < SWAP_LINE else SWAPS_LINE if action < SWAP_HAND else SWAPS_HAND
    n = add_emissary(facts, message, seat, SWAP_AT)
    number = (action - SWAP_RIVER) % PAIRS
    write_pair(facts[0], PAIR_LOW[number], PAIR_HIGH[number], card1, card2)
    return n


@rule
def add_order_to_exchange(before: State, after: State, place: Int, facts: Facts) -> Int:
    """Writes the decree: which place the players exchange."""
    own, other = own_place(before.player, place), own_place(1 - before.player, place)
    n = add_emissary(facts, DECREES, before.player, DECREE_AT)
    facts[0].numbers[0] = place
    facts[0].numbers[1] = card_argument(moved_card(before, after, own, other))
    facts[0].numbers[2] = card_argument(moved_card(before, after, other, own))
    return n


@rule
def add_recall(before: State, after: State, action: Int, facts: Facts) -> Int:
    """Writes which emissaries come back; all together are told in one sentence."""
    seat = before.player
    swaps = before.on_swap[seat] - after.on_swap[seat]
    discards = before.on_discard[seat] - after.on_discard[seat]
    if action != RECALL_ALL:
        message = RECALLS_SWAP if action == RECALL_SWAP else RECALLS_DISCARD
        return add_return(facts, 0, message, seat, SWAP_AT if action == RECALL_SWAP else DISCARD_TWO_AT)
    n = add_fact(facts, 0, RECALLS_ALL, seat)
    facts[0].numbers[0] = swaps + discards
    for number in range(swaps + discards):
        n = add_return(facts, n, RECALLED, seat, SWAP_AT if number < swaps else DISCARD_TWO_AT)
        facts[n - 1].joins = number > 0
    return n


@rule
def add_return(facts: Facts, n: Int, message: Int, seat: Int, space: Int) -> Int:
    """Appends that an emissary comes back from a space; returns the new number of facts."""
    return add_fact(facts, n, message, seat, EMISSARY_PIECE + seat, space, EMISSARIES_AT + seat)


# What follows


@rule
def add_receipt(after: State, viewer: Int, facts: Facts, n: Int) -> Int:
    """Appends that the opponent's card arrives; if the kept card has the same name, in the last of the two places."""
    card: Int = after.given[1 - viewer]
    target: Int = NONE
    for column in range(COLUMNS):
        if after.land[viewer, HAND, column] == card:
            target = own_place(viewer, HAND * COLUMNS + column)
    return add_fact(facts, n, RECEIVES, viewer, card, DEALT_AT + 1 - viewer, target)


@long_rule
def add_top(after: State, column: Int, facts: Facts, n: Int) -> Int:
    """Appends what a pile shows; returns the new number of facts."""
    if after.height[column]:
        add_fact(facts, n, REVEALED, NONE, card_at(after, RIVER_AT + column), RIVER_AT + column)
    else:
        add_fact(facts, n, EMPTY, NONE, NONE, RIVER_AT + column)
    facts[n].numbers[0] = column + 1
    return n + 1


@rule
def add_discards(before: State, after: State, low: Int, high: Int, facts: Facts, n: Int) -> Int:
    """Appends that two River cards are discarded, and then what their piles show."""
    for column in (low, high):
        river = RIVER_AT + column
        n = add_fact(facts, n, DISCARDS, before.player, card_at(before, river), river, DISCARD_AT)
    for column in (low, high):
        n = add_top(after, column, facts, n)
    return n


@long_rule
def add_exchange(
    before: State, after: State, message: Int, back: Int, first: Int, second: Int, facts: Facts, n: Int
) -> Int:
    """Appends that two cards change places at the same time; returns the new number of facts."""
    n = add_move(before, after, message, first, second, facts, n)
    n = add_move(before, after, back, second, first, facts, n)
    facts[n - 1].joins = 1
    return n


@rule
def add_move(before: State, after: State, message: Int, start: Int, end: Int, facts: Facts, n: Int) -> Int:
    """Appends that a card moves from place to place; returns the new number of facts."""
    card = moved_card(before, after, start, end)
    add_fact(facts, n, message, before.player, NONE if card == HIDDEN else card, start, end)
    facts[n].numbers[0] = card_argument(card)
    facts[n].numbers[1] = end % PLACES if end < RIVER_AT else PLACES + end - RIVER_AT
    return n + 1


# Places and cards


@rule
def own_place(seat: Int, place: Int) -> Int:
    """A place of a seat's territory, among all places."""
    return TERRITORY_AT + seat * PLACES + place


@rule
def first_place_of_swap(seat: Int, action: Int) -> Int:
    """The first place of a swap; of a column the Hand."""
    if action >= SWAP_COLUMN:
        return own_place(seat, HAND * COLUMNS + action - SWAP_COLUMN)
    return place_in_row(seat, action, PAIR_LOW[(action - SWAP_RIVER) % PAIRS])


@rule
def second_place_of_swap(seat: Int, action: Int) -> Int:
    """The second place of a swap; of a column the Line."""
    if action >= SWAP_COLUMN:
        return own_place(seat, LINE * COLUMNS + action - SWAP_COLUMN)
    return place_in_row(seat, action, PAIR_HIGH[(action - SWAP_RIVER) % PAIRS])


@rule
def place_in_row(seat: Int, action: Int, column: Int) -> Int:
    """A place in the row of a swap of two columns."""
    if action < SWAP_LINE:
        return RIVER_AT + column
    return own_place(seat, (LINE if action < SWAP_HAND else HAND) * COLUMNS + column)


@long_rule
def card_at(state: State, at: Int) -> Int:
    """The card in a place of the River or of a territory; HIDDEN if the viewer may not see it."""
    if at >= RIVER_AT:
        return int(state.deck[top_index(state, at - RIVER_AT)])
    place = (at - TERRITORY_AT) % PLACES
    return int(state.land[(at - TERRITORY_AT) // PLACES, place // COLUMNS, place % COLUMNS])


@rule
def moved_card(before: State, after: State, start: Int, end: Int) -> Int:
    """A card that moved, if the viewer sees it before or after; else HIDDEN."""
    card = card_at(before, start)
    return card_at(after, end) if card == HIDDEN else card


@rule
def card_argument(card: Int) -> Int:
    """A card as an argument of a fact."""
    return HIDDEN_CARD if card == HIDDEN else card
