"""The rules of Naishi over one flat record, in the order of the rulebook.

Columns are 0 to 4 here. The cards of seat s lie in `land[s, LINE]` and `land[s, HAND]`.

Actions, in the order of the notation table:

    0 1      keep the first or second card dealt
    2–11     develop: Line, then Hand, by column
    12–21    discard two: PAIRS          22–31  swap in the River: PAIRS
    32–41    swap in the Line: PAIRS     42–51  swap in the Hand: PAIRS
    52–56    swap Hand and Line of a column
    57–66    decree: Line, then Hand, by column
    67 68 69 recall all, one from a swap space, one from a discard space
    70       declare the end             71     finish the turn
"""

import numpy as np

from zashiki.games.naishi.components import (
    COLUMNS,
    COPIES,
    DEALT,
    DEVELOPMENT_CARDS,
    DISCARD_SPACES,
    EMISSARIES,
    HAND,
    HAND_MOUNTAINS,
    KINDS,
    LINE,
    MOST_DISCARDS,
    PILE_SIZE,
    RECALL,
    SWAP_SPACES,
    Card,
)
from zashiki.kernel.move_tables import append_moves, append_range, move_table
from zashiki.kernel.random import shuffle
from zashiki.kernel.rule import rule

STATE = np.dtype(
    (
        np.record,
        [
            ("rng", "u8", 4),
            (
                "deck",
                "i1",
                DEVELOPMENT_CARDS,
            ),  # five piles of six, bottom to top; two cards for each seat
            ("height", "i1", COLUMNS),  # cards left in each pile; what lay above them is 0
            ("land", "i1", (2, 2, COLUMNS)),  # by seat, row and column
            ("known", "i1", (2, COLUMNS)),  # places of a seat's Hand that the opponent knows
            ("keep", "i1", 2),  # 1 or 2; 0 before the choice
            ("given", "i1", 2),  # the card each seat gave; 0 in the set-up
            ("discard", "i1", MOST_DISCARDS),  # bottom to top
            ("discarded", "i1"),
            ("on_swap", "i1", 2),  # emissaries of each seat on swap spaces
            ("on_discard", "i1", 2),
            ("decree", "i1"),  # the seat that holds the decree space; NOBODY if none
            ("phase", "i1"),
            ("stage", "i1"),
            ("declared", "i1"),  # the mover has declared the end
            ("last_turn", "i1"),
            ("turn", "i2"),
            ("player", "i1"),
            ("seats", "i1"),
            ("options", "i1", 1),
        ],
    )
)

MOUNTAIN = int(Card.MOUNTAIN)
NOBODY = -1
SET_UP, PLAY, OVER = range(3)
BEGIN, DEVELOP, ADD = range(3)
"""Stages of a turn: it begins; an additional action came first; developed, and one may still follow."""
HAND_SIZE = COLUMNS

_PAIRS = [(a, b) for a in range(COLUMNS) for b in range(a + 1, COLUMNS)]
PAIR_LOW, PAIR_HIGH = np.array(_PAIRS, dtype=np.int8).T.copy()
PAIRS = len(_PAIRS)

KEEP = 0
DEVELOP_LINE = KEEP + DEALT
DEVELOP_HAND = DEVELOP_LINE + COLUMNS
DISCARD_TWO = DEVELOP_HAND + COLUMNS
SWAP_RIVER = DISCARD_TWO + PAIRS
SWAP_LINE = SWAP_RIVER + PAIRS
SWAP_HAND = SWAP_LINE + PAIRS
SWAP_ROWS = SWAP_HAND + PAIRS
DECREE_LINE = SWAP_ROWS + COLUMNS
DECREE_HAND = DECREE_LINE + COLUMNS
RECALL_ALL = DECREE_HAND + COLUMNS
RECALL_SWAP = RECALL_ALL + 1
RECALL_DISCARD = RECALL_SWAP + 1
DECLARE = RECALL_DISCARD + 1
FINISH = DECLARE + 1
ACTIONS = FINISH + 1
MAX_LEGAL = 66
LEGAL_BUFFER_SIZE = MAX_LEGAL + PAIRS

_SETS = np.arange(1 << COLUMNS)[:, None]
COLUMN_LISTS = move_table((_SETS >> np.arange(COLUMNS) & 1).astype(bool))
"""For each set of columns the columns in it."""
PAIR_LISTS = move_table(((_SETS >> PAIR_LOW) & (_SETS >> PAIR_HIGH) & 1).astype(bool))
"""For each set of columns the pairs in it."""


# Set-up


@rule
def deal(state):
    """Shuffles the development cards into five piles and two cards for each seat."""
    place = 0
    for kind in range(1, KINDS):
        for _ in range(COPIES[kind]):
            state.deck[place] = kind
            place += 1
    shuffle(state.rng, state.deck, DEVELOPMENT_CARDS)
    for column in range(COLUMNS):
        state.height[column] = PILE_SIZE
    state.decree = NOBODY
    state.player = 0


@rule
def dealt(seat, number):
    """Where a seat's first or second card lies in the deck."""
    return COLUMNS * PILE_SIZE + seat * DEALT + number


@rule
def top(state, column):
    """Where the face-up card of a pile lies in the deck."""
    return column * PILE_SIZE + state.height[column] - 1


@rule
def keep(state, choice):
    """A seat keeps one of its two cards; after the second choice the Hands are made."""
    state.keep[state.player] = 1 + choice
    if state.player == 0:
        state.player = 1
        return
    for seat in range(2):
        state.given[seat] = state.deck[dealt(seat, 2 - state.keep[seat])]
    for seat in range(2):
        state.land[seat, HAND, HAND_MOUNTAINS] = state.deck[dealt(seat, state.keep[seat] - 1)]
        state.land[seat, HAND, HAND_MOUNTAINS + 1] = state.given[1 - seat]
        shuffle(state.rng, state.land[seat, HAND], HAND_SIZE)
    state.phase = PLAY
    state.turn = 1
    state.player = 0


# What is legal


@rule
def legal(state, out):
    """All legal actions, ascending; their number."""
    if state.phase == OVER:
        return 0
    if state.phase == SET_UP:
        return append_range(out, 0, KEEP, DEALT)
    filled = filled_piles(state)
    n = 0
    if state.stage != ADD:
        n = append_moves(COLUMN_LISTS, filled, out, n, DEVELOP_LINE)
        n = append_moves(COLUMN_LISTS, filled, out, n, DEVELOP_HAND)
    if state.stage != DEVELOP and free_emissaries(state, state.player) > 0:
        n = legal_additions(state, filled, out, n)
    if state.stage == BEGIN:
        n = legal_other_actions(state, filled, out, n)
    elif state.stage == ADD:
        out[n] = FINISH
        n += 1
    return n


@rule
def filled_piles(state):
    """The columns whose pile is not empty, as a set."""
    columns = 0
    for column in range(COLUMNS):
        columns |= (state.height[column] > 0) << column
    return columns


@rule
def free_emissaries(state, seat):
    return EMISSARIES - state.on_swap[seat] - state.on_discard[seat] - (state.decree == seat)


@rule
def legal_additions(state, filled, out, n):
    """Additional actions, for somebody with a free emissary."""
    if state.on_discard[0] + state.on_discard[1] < DISCARD_SPACES and two_may_go(state):
        n = append_moves(PAIR_LISTS, filled, out, n, DISCARD_TWO)
    if state.on_swap[0] + state.on_swap[1] < SWAP_SPACES:
        n = append_moves(PAIR_LISTS, filled, out, n, SWAP_RIVER)
        n = append_range(out, n, SWAP_LINE, DECREE_LINE - SWAP_LINE)
    return n


@rule
def two_may_go(state):
    """Before the develop the River must keep a card for it."""
    return state.stage == ADD or river_cards(state) > 2


@rule
def river_cards(state):
    cards = 0
    for column in range(COLUMNS):
        cards += state.height[column]
    return cards


@rule
def legal_other_actions(state, filled, out, n):
    """Decree, recall, declare."""
    if state.decree == NOBODY and free_emissaries(state, state.player) > 0:
        n = append_range(out, n, DECREE_LINE, 2 * COLUMNS)
    n = legal_recalls(state, out, n)
    if filled != (1 << COLUMNS) - 1 and not state.last_turn:
        out[n] = DECLARE
        n += 1
    return n


@rule
def legal_recalls(state, out, n):
    """All that can be recalled; or one of two, where the option allows it."""
    swaps, discards = state.on_swap[state.player], state.on_discard[state.player]
    if swaps + discards > 0:
        out[n] = RECALL_ALL
        n += 1
    if swaps + discards == 2 and state.options[RECALL] == 0:
        if swaps > 0:
            out[n] = RECALL_SWAP
            n += 1
        if discards > 0:
            out[n] = RECALL_DISCARD
            n += 1
    return n


# Playing an action


@rule
def apply(state, action):
    """Plays a legal action."""
    if action < DEVELOP_LINE:
        keep(state, action - KEEP)
    elif action < DISCARD_TWO:
        develop(state, (action - DEVELOP_LINE) // COLUMNS, (action - DEVELOP_LINE) % COLUMNS)
    elif action < DECREE_LINE:
        add(state, action)
    elif action < RECALL_ALL:
        proclaim(state, (action - DECREE_LINE) // COLUMNS, (action - DECREE_LINE) % COLUMNS)
    elif action < DECLARE:
        recall(state, action)
    else:
        state.declared = action == DECLARE
        end_turn(state)


@rule
def develop(state, row, column):
    """The River's card takes the place of one's own, which is discarded."""
    me = state.player
    discard(state, state.land[me, row, column])
    state.land[me, row, column] = take_top(state, column)
    if row == HAND:
        state.known[me, column] = 1
    if state.stage == BEGIN and free_emissaries(state, me) > 0:
        state.stage = ADD
    else:
        end_turn(state)


@rule
def take_top(state, column):
    """Takes the face-up card of a pile; the next one is revealed by that."""
    place = top(state, column)
    card = state.deck[place]
    state.deck[place] = 0
    state.height[column] -= 1
    return card


@rule
def discard(state, card):
    state.discard[state.discarded] = card
    state.discarded += 1


@rule
def add(state, action):
    """An additional action, by an emissary."""
    me = state.player
    if action < SWAP_RIVER:
        state.on_discard[me] += 1
        low, high = PAIR_LOW[action - DISCARD_TWO], PAIR_HIGH[action - DISCARD_TWO]
        discard(state, take_top(state, low))
        discard(state, take_top(state, high))
    else:
        state.on_swap[me] += 1
        if action < SWAP_LINE:
            swap_river(state, PAIR_LOW[action - SWAP_RIVER], PAIR_HIGH[action - SWAP_RIVER])
        elif action < SWAP_HAND:
            swap_places(state, LINE, PAIR_LOW[action - SWAP_LINE], PAIR_HIGH[action - SWAP_LINE])
        elif action < SWAP_ROWS:
            swap_places(state, HAND, PAIR_LOW[action - SWAP_HAND], PAIR_HIGH[action - SWAP_HAND])
        else:
            swap_rows(state, action - SWAP_ROWS)
    if state.stage == BEGIN:
        state.stage = DEVELOP
    else:
        end_turn(state)


@rule
def swap_river(state, low, high):
    one, other = top(state, low), top(state, high)
    state.deck[one], state.deck[other] = state.deck[other], state.deck[one]


@rule
def swap_places(state, row, low, high):
    """Two cards of the Line or of the Hand; what is known of a Hand's places goes with the cards."""
    land, known = state.land[state.player, row], state.known[state.player]
    land[low], land[high] = land[high], land[low]
    if row == HAND:
        known[low], known[high] = known[high], known[low]


@rule
def swap_rows(state, column):
    """Hand and Line of a column; both cards are seen."""
    me = state.player
    line, hand = state.land[me, LINE, column], state.land[me, HAND, column]
    state.land[me, LINE, column], state.land[me, HAND, column] = hand, line
    state.known[me, column] = 1


@rule
def proclaim(state, row, column):
    """The decree: the two cards change owners and keep their place. Each seat knows the card it gave."""
    state.decree = state.player
    for seat in range(2):
        if row == HAND:
            state.known[seat, column] = 1
    one, other = state.land[0, row, column], state.land[1, row, column]
    state.land[0, row, column], state.land[1, row, column] = other, one
    end_turn(state)


@rule
def recall(state, action):
    me = state.player
    if action != RECALL_DISCARD:
        state.on_swap[me] = state.on_swap[me] - 1 if action == RECALL_SWAP else 0
    if action != RECALL_SWAP:
        state.on_discard[me] = state.on_discard[me] - 1 if action == RECALL_DISCARD else 0
    end_turn(state)


# The end


@rule
def end_turn(state):
    """Passes the turn, unless it was the last or brought the end."""
    state.stage = BEGIN
    emptied = 0
    for column in range(COLUMNS):
        emptied += state.height[column] == 0
    if state.last_turn or (emptied >= 2 and state.player == 1):
        state.phase = OVER
        state.player = NOBODY
        return
    state.last_turn = state.declared or emptied >= 2
    state.declared = 0
    state.player = 1 - state.player
    state.turn += 1
