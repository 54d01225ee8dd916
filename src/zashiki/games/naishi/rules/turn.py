"""A turn: the legal actions, and playing one of them."""

import numpy as np

from zashiki.games.naishi.actions import (
    DECLARE,
    DECREE,
    DECREE_END,
    DEVELOP,
    DEVELOP_END,
    FINISH,
    KEEP,
    KEEP_END,
    RECALL_ALL,
    RECALL_DISCARD,
    RECALL_SWAP,
)
from zashiki.games.naishi.components import COLUMN_PAIRS, COLUMNS, HAND, LINE
from zashiki.games.naishi.rules.court import add, append_additions, append_decrees, append_recalls, decree, recall
from zashiki.games.naishi.rules.end import end_turn
from zashiki.games.naishi.rules.setup import keep
from zashiki.games.naishi.rules.state import (
    BEGIN,
    DEVELOPED,
    MUST_DEVELOP,
    OVER,
    SET_UP,
    discard,
    free_emissaries,
    nonempty_piles,
    take_top,
)
from zashiki.kernel.move_tables import append_moves, append_range, move_table
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, Ints, State

MAX_LEGAL = 66
LEGAL_BUFFER_SIZE = MAX_LEGAL + len(COLUMN_PAIRS)
"""`append_moves` writes a whole row of its table, of which fewer moves may be legal."""
ALL_COLUMNS = (1 << COLUMNS) - 1
_SETS = np.arange(1 << COLUMNS)[:, None]
COLUMN_LISTS = move_table((_SETS >> np.arange(COLUMNS) & 1).astype(bool))
"""For each set of columns, the columns in it."""


@rule
def legal(state: State, out: Ints) -> Int:
    """Writes all legal actions, ascending; returns their number."""
    if state.phase == OVER:
        return 0
    if state.phase == SET_UP:
        return append_range(out, 0, KEEP, KEEP_END - KEEP)
    nonempty = nonempty_piles(state)
    n: Int = 0
    if state.stage != DEVELOPED:
        n = append_moves(COLUMN_LISTS, nonempty, out, n, DEVELOP + LINE * COLUMNS)
        n = append_moves(COLUMN_LISTS, nonempty, out, n, DEVELOP + HAND * COLUMNS)
    if state.stage != MUST_DEVELOP and free_emissaries(state, state.player) > 0:
        n = append_additions(state, nonempty, out, n)
    if state.stage == BEGIN:
        n = append_decrees(state, out, n)
        n = append_recalls(state, out, n)
        n = append_declaration(state, nonempty, out, n)
    elif state.stage == DEVELOPED:
        out[n] = FINISH
        n += 1
    return n


@rule
def append_declaration(state: State, nonempty: Int, out: Ints, n: Int) -> Int:
    """Appends the declaration of the end, if a pile is empty and this is not yet the last turn."""
    if nonempty != ALL_COLUMNS and not state.last_turn:
        out[n] = DECLARE
        n += 1
    return n


@rule
def apply(state: State, action: Int) -> None:
    """Plays a legal action."""
    if KEEP <= action < KEEP_END:
        keep(state, action - KEEP)
    elif DEVELOP <= action < DEVELOP_END:
        develop(state, (action - DEVELOP) // COLUMNS, (action - DEVELOP) % COLUMNS)
    elif DECREE <= action < DECREE_END:
        decree(state, (action - DECREE) // COLUMNS, (action - DECREE) % COLUMNS)
    elif action in (RECALL_ALL, RECALL_SWAP, RECALL_DISCARD):
        recall(state, action)
    elif action in (DECLARE, FINISH):
        state.declared = action == DECLARE
        end_turn(state)
    else:
        add(state, action)


@rule
def develop(state: State, row: Int, column: Int) -> None:
    """Puts the River's card of a column in the place of the player's card, which is discarded."""
    me = state.player
    discard(state, state.land[me, row, column])
    state.land[me, row, column] = take_top(state, column)
    if row == HAND:
        state.known[me, column] = 1
    if state.stage == BEGIN and free_emissaries(state, me) > 0:
        state.stage = DEVELOPED
    else:
        end_turn(state)
