"""How a search of Ta-Ke deepens turn by turn, and what it has found: compiled, as browsers run it too.

`counters` holds the state of the search between two calls.
"""

from typing import Any, TypeAlias

import numpy as np

from zashiki.games.take.components import CHIPS
from zashiki.games.take.engine.evaluation import BUFFER_SIZE, UNIT, lead
from zashiki.games.take.engine.search import (
    ALPHA,
    BETA,
    COUNTERS,
    DEPTH,
    FRAME,
    IS_EVALUATED,
    IS_EXACT,
    IS_FULL,
    IS_SEARCHING,
    IS_TRUNCATED,
    ITERATION,
    LEAD,
    LINE_BEST,
    LINE_END,
    LINES,
    NODES,
    PLY,
    ROOT,
    ROOT_HIGH,
    ROOT_LOW,
    ROOT_VALUE,
    STATES,
    TABLE_SIZE,
    VISITS,
    Buffers,
    expected_turn,
    extend_line,
    search,
)
from zashiki.games.take.engine.transpositions import ENTRY, GROWTH, INITIAL_SIZE, MAX_SIZE, Table, spread
from zashiki.games.take.engine.turns import ANY_NUMBER, HIGH, INFINITE, LOW, MAX_DECISIONS, NODE, decision, find_best
from zashiki.kernel.engine import FIRST, GROWING, LONGEST_LINE, Buffer, Candidates
from zashiki.kernel.maths import exp
from zashiki.kernel.rule import rule
from zashiki.kernel.rulebook import Rulebook
from zashiki.kernel.types import Bool, Float, Int, Ints, State, States

MAX_TURNS = 1 << 19
"""Room for the turns of all frames, of 24 bytes each: 12 MB. With its table a search takes 76 MB at most."""
SOLVED_FROM = 10
"""The number of chips left from which on the full search is tried."""
SELECTIVE_SHARE, SELECTIVE_NODES = 0.4, 1_000_000
"""The selective search before it gets this share of the budget, and at most this number of nodes."""
WIDTH_AT_END, WIDTH_PER_CHIP = 0.6, 0.43
"""The width of the logistic curve from margin to chance, by the number of chips left: fitted to 1,200 games."""


Arrays: TypeAlias = tuple[Any, ...]
"""The arrays of the search: those of `buffers_of`."""


def buffers_of(book: Rulebook) -> tuple[Buffer, ...]:
    """`CompiledSearch.buffers`."""
    words = -(-book.STATE.itemsize // 8)
    return (
        Buffer("counters", "i8", (COUNTERS,)),
        Buffer("first", "i4", (FIRST,)),
        Buffer("states", book.STATE, (STATES,), is_strided=True),
        Buffer("words", "u8", (STATES, words), shares="states"),
        Buffer("turn_states", book.STATE, (MAX_DECISIONS + 1,)),
        Buffer("legal", "i4", (MAX_DECISIONS + 1, book.legal_buffer_size)),
        Buffer("enumeration", "i8", (MAX_DECISIONS + 1, NODE)),
        Buffer("features", "i8", (BUFFER_SIZE,)),
        Buffer("turns", "i8", (MAX_TURNS, 3)),
        Buffer("frames", "i8", (CHIPS, FRAME)),
        Buffer("keys", "u8", (CHIPS,)),
        Buffer("roots", "i8", (len(book.moves), ROOT)),
        Buffer("results", "i8", (len(book.moves), ROOT)),
        Buffer("visits", "i8", (len(book.moves),)),
        Buffer("table", ENTRY, (GROWING,)),
    )


@rule
def start(arrays: Arrays, lines: Int, series: Int) -> None:
    """`CompiledSearch.start`; the seed makes no difference."""
    counters, states, table = arrays[0], arrays[2], arrays[-1]
    counters[LINES] = lines
    counters[LEAD] = lead(states[0], np.int64(states[0].player))
    counters[TABLE_SIZE] = len(table)


@rule
def reserve(arrays: Arrays, nodes: Int) -> Int:
    """`CompiledSearch.reserve`."""
    counters, table = arrays[0], arrays[-1]
    if len(table) == 0:
        return INITIAL_SIZE
    return len(table) if counters[NODES] <= GROWTH * len(table) or len(table) == MAX_SIZE else GROWTH * len(table)


@rule
def think(arrays: Arrays, nodes: Int, share: Float, left_over: Float, swing: Float) -> Bool:
    """`CompiledSearch.think`. However small the budget, all turns of the position are evaluated before it ends."""
    counters, first_actions, states, words, a, b, c, d, turns, frames, keys, roots, results, visits, table = arrays
    buffers = (a, b, c, d)
    if counters[IS_EXACT] or (share >= 1 and counters[ITERATION] > 1):
        return True
    left = chips_left(states[0])
    if counters[IS_SEARCHING] and not counters[IS_FULL] and is_time_for_full_search(counters, left, share):
        collect_results(roots, results, visits, counters, False)
        counters[IS_SEARCHING] = 0
    if not counters[IS_SEARCHING]:
        begin_iteration(frames[0], roots, counters, left, share)
    spread(table, counters[TABLE_SIZE])
    counters[TABLE_SIZE] = len(table)
    if search(frames, keys, states, words, buffers, turns, table, roots, first_actions, counters, nodes):
        counters[IS_SEARCHING] = 0
        collect_results(roots, results, visits, counters, True)
        counters[IS_EXACT] = counters[IS_FULL] and not counters[IS_TRUNCATED]
    return False


@rule
def chips_left(state: State) -> Int:
    """The number of chips that will still be taken."""
    return CHIPS - np.int64(state.taken)


@rule
def is_time_for_full_search(counters: Ints, left: Int, share: Float) -> Bool:
    """Whether the selective search has had its share, and few enough chips are left."""
    is_enough = share >= SELECTIVE_SHARE or counters[NODES] >= SELECTIVE_NODES
    return counters[ITERATION] > 1 and left <= SOLVED_FROM and is_enough


@rule
def begin_iteration(root: Ints, roots: Ints, counters: Ints, left: Int, share: Float) -> None:
    """Begins an iteration one turn deeper than the last, or a full search."""
    is_full = counters[ITERATION] == left or is_time_for_full_search(counters, left, share)
    counters[ITERATION] = left if is_full else counters[ITERATION] + 1
    counters[IS_FULL] = is_full
    counters[IS_TRUNCATED] = 0
    counters[PLY] = 0
    for action in range(len(roots)):
        for i in range(ROOT):
            roots[action, i] = 0
        roots[action, ROOT_VALUE] = -INFINITE
    for i in range(FRAME):
        root[i] = 0
    root[ALPHA] = -INFINITE
    root[BETA] = INFINITE
    root[DEPTH] = counters[ITERATION]
    counters[IS_SEARCHING] = 1


@rule
def collect_results(roots: Ints, results: Ints, visits: Ints, counters: Ints, is_finished: Bool) -> None:
    """Takes over the results of the current iteration; moves that it has not reached keep their earlier ones.

    The best turn of the last iteration is searched first, so the best result so far is the best of all. Where several
    moves are to be evaluated, they must be so in one iteration: until then the last one's results stay.
    """
    evaluated = 0
    for action in range(len(roots)):
        visits[action] += roots[action, VISITS]
        roots[action, VISITS] = 0
        evaluated += roots[action, ROOT_VALUE] > -INFINITE and roots[action, IS_EVALUATED] == 1
    if not is_finished and evaluated < counters[LINES]:
        return
    worst = INFINITE
    for action in range(len(roots)):
        results[action, IS_EVALUATED] = 0
        if roots[action, ROOT_VALUE] > -INFINITE:
            for i in range(ROOT):
                results[action, i] = roots[action, i]
        if results[action, IS_EVALUATED] == 1:
            worst = min(worst, results[action, ROOT_VALUE])
    for action in range(len(roots)):
        if results[action, IS_EVALUATED] == 0:
            results[action, ROOT_VALUE] = min(results[action, ROOT_VALUE], worst)


@rule
def find(arrays: Arrays, records: Candidates, per_point: Int) -> Int:
    """`CompiledSearch.find`: the moves searched so far."""
    counters, first_actions, states, words, a, b, c, d, _, _, _, roots, results, visits, table = arrays
    buffers = (a, b, c, d)
    if counters[IS_SEARCHING]:
        collect_results(roots, results, visits, counters, False)
    best = best_action(results)
    left: Int = np.int64(0)
    if not counters[IS_EXACT]:
        left = chips_left(states[0])
    n = 0
    for action in range(len(results)):
        if results[action, ROOT_LOW] == 0:
            continue
        record = records[n]
        # An evaluation only if all turns that begin with it were listed, or it is the best.
        is_evaluated = results[action, IS_EVALUATED] == 1 and (len(first_actions) > 0 or action == best)
        record.action = action
        record.visits = visits[action]
        record.margin = counters[LEAD] + results[action, ROOT_VALUE] / UNIT
        record.chance = chance_of(record.margin, left)
        record.is_evaluated = is_evaluated
        record.is_exact = counters[IS_EXACT]
        record.length = 0
        turns = counters[ITERATION] if is_evaluated else 1
        follow_line(states, words, buffers, results[action], counters, table, turns, record)
        n += 1
    return n


@rule
def best_action(results: Ints) -> Int:
    """The action with the best result, an evaluated one if there is one."""
    best = -1
    for action in range(len(results)):
        if results[action, ROOT_LOW] == 0:
            continue
        gain = np.int64(0) if best < 0 else results[action, IS_EVALUATED] - results[best, IS_EVALUATED]
        if best < 0 or gain > 0 or (gain == 0 and results[action, ROOT_VALUE] > results[best, ROOT_VALUE]):
            best = action
    return best


@rule
def follow_line(
    states: States,
    words: Ints,
    buffers: Buffers,
    result: Ints,
    counters: Ints,
    table: Table,
    turns: Int,
    record: Candidates,
) -> None:
    """Writes a turn, and the expected continuation as far as the table has it."""
    low, high = result[ROOT_LOW], result[ROOT_HIGH]
    states[LINE_END] = states[0]
    for _ in range(turns):
        if not extend_line(states, low, high, buffers[1][0]):
            return
        i = 0
        while decision(low, high, i) >= 0 and record.length < LONGEST_LINE:
            record.line[record.length] = decision(low, high, i)
            record.length += 1
            i += 1
        low, high = next_turn(states, words, buffers, counters[LINE_BEST:], table)
        if low == 0:
            return


@rule
def next_turn(states: States, words: Ints, buffers: Buffers, best: Ints, table: Table) -> tuple[Int, Int]:
    """The best turn at the end of the line; 0 and 0 if it is not known."""
    left = chips_left(states[LINE_END])
    if left > 2:
        return expected_turn(table, states, words)
    best[LOW] = 0
    best[HIGH] = 0
    if left > 0:
        turn_states, legal, enumeration, features = buffers
        turn_states[0] = states[LINE_END]
        find_best(turn_states, legal, enumeration, features, ANY_NUMBER, -INFINITE, INFINITE, best)
    return best[LOW], best[HIGH]


@rule
def chance_of(margin: Float, left: Int) -> Float:
    """The chance of winning with an expected margin: the more chips are left, the less certain."""
    if left == 0:
        return 0.5 if margin == 0 else (1.0 if margin > 0 else 0.0)
    return 1.0 / (1.0 + exp(-margin / (WIDTH_AT_END + WIDTH_PER_CHIP * left)))
