"""The compiled alpha-beta search over whole turns.

It runs without recursion, with a frame for each turn of the current line, so that it can pause after any number of
nodes. A node is a turn that was listed and evaluated.
"""

from typing import TypeAlias

import numpy as np

from zashiki.games.take.components import CHIPS
from zashiki.games.take.engine.evaluation import UNIT, lead
from zashiki.games.take.engine.transpositions import Table, best_turn, key_of, look_up, store
from zashiki.games.take.engine.turns import (
    ANY_NUMBER,
    HIGH,
    INFINITE,
    LOW,
    VALUE,
    decision,
    evaluate,
    find_best,
    list_legal,
    list_turns,
    play,
    play_turn,
    prepend,
)
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, Ints, State, States

Buffers: TypeAlias = tuple[States, Ints, Ints, Ints]
"""What listing turns needs: states, legal actions, the enumeration, and features."""

WIDTH, ABILITIES, UNREDUCED = range(3)
SELECTION = np.array(
    [
        [60, 0, 12, 20] + [30] * CHIPS,
        [ANY_NUMBER, 1, 2, 2] + [2] * CHIPS,
        [4, 0, 3, 3] + [3] * CHIPS,
    ]
)
"""By the remaining depth, with the root at 0: the number of turns that the selective search tries, the most abilities
of a turn, and the number of turns searched to the full depth; the others must first beat the best in a shallower
search."""
FEW_ABILITIES = 1
"""The full search first lists the turns with at most this many abilities."""
MAX_SORTED = 60
"""The number of turns of a list that are searched in the order of their value."""

FRAME = 19
(
    STAGE,
    ALPHA,
    BETA,
    FLOOR,  # the initial alpha
    BEST,
    BEST_LOW,
    BEST_HIGH,
    DEPTH,
    FIRST,  # the first of its turns in the list, and their end
    END,
    CURSOR,
    STOP,
    MARGIN,  # made by the turn that led here, for the seat that played it
    IS_NARROW,  # searched with a null window, to test whether it beats alpha
    IS_REDUCED,  # searched a turn less deep, to test whether it deserves more
    UNREDUCED_STOP,
    TURN_LOW,
    TURN_HIGH,
    IS_COMPLETE,  # the turns with many abilities are listed too
) = range(FRAME)
ENTER, CONTINUE = range(2)

COUNTERS = 14
(
    NODES,
    PLY,
    IS_FULL,
    IS_TRUNCATED,  # there was no room to list all turns
    LINES,
    NODES_COUNTED,
    IS_SEARCHING,  # an iteration is under way
    ITERATION,  # the number of turns that it searches ahead
    IS_EXACT,  # the search has reached the end of the game in all lines that matter
    LEAD,  # of the seat to decide, at the root
    TABLE_SIZE,
    LINE_BEST,  # with the two behind it: the value of a turn, and the turn
) = range(COUNTERS - 2)
"""The progress and the mode of the search."""

LINE_END, LINE_NEXT, STATES = CHIPS, CHIPS + 1, CHIPS + 3
"""After the states of the search: the end of a line, the position after it, and scratch space for keys."""

ROOT = 5
ROOT_VALUE, ROOT_LOW, ROOT_HIGH, IS_EVALUATED, VISITS = range(ROOT)
"""The result for each first action: its value, its best turn, whether the value is more than a bound, and its nodes."""


@rule
def search(
    frames: Ints,
    keys: Ints,
    states: States,
    words: Ints,
    buffers: Buffers,
    turns: Ints,
    table: Table,
    roots: Ints,
    first_actions: Ints,
    counters: Ints,
    nodes: Int,
) -> Bool:
    """Continues the search for `nodes` nodes; returns whether it is finished."""
    ply = counters[PLY]
    last = counters[NODES] + nodes
    while counters[NODES] < last:
        frame = frames[ply]
        is_known: Bool = False
        if frame[STAGE] == ENTER:
            is_known = enter(frames, keys, states, words, buffers, turns, table, first_actions, counters, ply)
        if not is_known and frame[BEST] < frame[BETA] and frame[CURSOR] == frame[STOP] and not frame[IS_COMPLETE]:
            list_remaining(frame, states[ply], buffers, turns, counters)
        if not is_known and (frame[CURSOR] == frame[STOP] or frame[BEST] >= frame[BETA]):
            remember(table, keys[ply], frame, counters)
            is_known = True
        if is_known and ply == 0:
            return True
        ply = ascend(frames, roots, counters, ply) if is_known else descend(frames, states, turns, ply)
        counters[PLY] = ply
    return False


@rule
def enter(
    frames: Ints,
    keys: Ints,
    states: States,
    words: Ints,
    buffers: Buffers,
    turns: Ints,
    table: Table,
    first_actions: Ints,
    counters: Ints,
    ply: Int,
) -> Bool:
    """Looks a position up, or lists its turns; returns whether its value is known already."""
    turn_states, legal, enumeration, features = buffers
    frame = frames[ply]
    left = CHIPS - np.int64(states[ply].taken)
    if ply > 0 and (frame[DEPTH] == 0 or left <= 2):
        frame[BEST] = evaluate(states[ply], features, frame[BETA])
        return True
    frame[IS_COMPLETE] = 1
    keys[ply] = key_of(states, words, ply)
    if ply == 0:
        end = list_root(states, buffers, turns, first_actions)
    else:
        is_known, frame[BEST] = look_up(table, keys[ply], frame[DEPTH], counters[IS_FULL], frame[ALPHA], frame[BETA])
        if is_known:
            return True
        turn_states[0] = states[ply]
        most = ANY_NUMBER if counters[IS_FULL] else SELECTION[ABILITIES, frame[DEPTH]]
        # The value of a turn is exact when two chips are left after it, and good enough at the horizon.
        if frame[DEPTH] == 1 or left == 3:
            best = turns[frame[FIRST]]
            counters[NODES] += find_best(
                turn_states, legal, enumeration, features, most, frame[ALPHA], frame[BETA], best
            )
            frame[FLOOR] = frame[ALPHA]
            frame[BEST] = best[VALUE]
            frame[BEST_LOW] = best[LOW]
            frame[BEST_HIGH] = best[HIGH]
            remember(table, keys[ply], frame, counters)
            return True
        if counters[IS_FULL]:
            most = FEW_ABILITIES
            frame[IS_COMPLETE] = 0
        end = list_turns(turn_states, legal, enumeration, features, 0, most, turns, frame[FIRST])
    counters[NODES] += end - frame[FIRST]
    counters[IS_TRUNCATED] |= end == len(turns)
    frame[END] = end
    width = end if counters[IS_FULL] else SELECTION[WIDTH, 0 if ply == 0 else frame[DEPTH]]
    frame[STOP] = min(end, frame[FIRST] + width)
    unreduced = end if counters[IS_FULL] else SELECTION[UNREDUCED, 0 if ply == 0 else frame[DEPTH]]
    frame[UNREDUCED_STOP] = frame[FIRST] + unreduced
    frame[CURSOR] = frame[FIRST]
    frame[BEST] = -INFINITE
    frame[FLOOR] = frame[ALPHA]
    frame[STAGE] = CONTINUE
    promote_best(turns, frame, table, keys[ply])
    return False


@rule
def list_remaining(frame: Ints, state: State, buffers: Buffers, turns: Ints, counters: Ints) -> None:
    """Lists the turns with many abilities, in place of the others, which have all been searched."""
    turn_states, legal, enumeration, features = buffers
    turn_states[0] = state
    end = list_turns(turn_states, legal, enumeration, features, FEW_ABILITIES + 1, ANY_NUMBER, turns, frame[FIRST])
    counters[NODES] += end - frame[FIRST]
    counters[IS_TRUNCATED] |= end == len(turns)
    frame[CURSOR] = frame[FIRST]
    frame[END] = frame[STOP] = frame[UNREDUCED_STOP] = end
    frame[IS_COMPLETE] = 1


@rule
def list_root(states: States, buffers: Buffers, turns: Ints, first_actions: Ints) -> Int:
    """Lists the turns of the root position: all, or those that begin with certain actions."""
    turn_states, legal, enumeration, features = buffers
    if len(first_actions) == 0:
        turn_states[0] = states[0]
        return list_turns(turn_states, legal, enumeration, features, 0, ANY_NUMBER, turns, 0)
    me = states[0].player
    end: Int = 0
    for i in range(len(first_actions)):
        if end == len(turns):
            break
        turn_states[0] = states[0]
        play(turn_states[0], first_actions[i])
        first = end
        if turn_states[0].player != me:
            margin = lead(turn_states[0], np.int64(me)) - lead(states[0], np.int64(me))
            turns[end, VALUE] = UNIT * margin - evaluate(turn_states[0], features, INFINITE)
            turns[end, LOW] = 0
            turns[end, HIGH] = 0
            end += 1
        else:
            end = list_turns(turn_states, legal, enumeration, features, 0, ANY_NUMBER, turns, first)
        best = first
        for j in range(first, end):
            prepend(turns[j], first_actions[i])
            if turns[j, VALUE] > turns[best, VALUE]:
                best = j
        # The best turn of each first action is searched, however many turns begin with another one.
        turns[best, VALUE] += INFINITE // 2
    return end


@rule
def promote_best(turns: Ints, frame: Ints, table: Table, key: Int) -> None:
    """Puts the turn that was best in an earlier search first."""
    low, high = best_turn(table, key)
    if low == 0:
        return
    for i in range(frame[FIRST], frame[END]):
        if turns[i, LOW] == low and turns[i, HIGH] == high:
            turns[i, VALUE] = INFINITE
            return


@rule
def remember(table: Table, key: Int, frame: Ints, counters: Ints) -> None:
    """Stores the result of a position in the table."""
    store(
        table,
        key,
        frame[DEPTH],
        counters[IS_FULL],
        frame[FLOOR],
        frame[BETA],
        frame[BEST],
        frame[BEST_LOW],
        frame[BEST_HIGH],
    )


@rule
def descend(frames: Ints, states: States, turns: Ints, ply: int) -> Int:
    """Plays the most promising turn that is left; returns the new ply."""
    frame, child = frames[ply], frames[ply + 1]
    best = frame[CURSOR]
    # If a turn is better than all before it, it is usually among the first.
    stop = frame[END] if best < frame[FIRST] + MAX_SORTED else best
    for i in range(best + 1, stop):
        if turns[i, VALUE] > turns[best, VALUE]:
            best = i
    for i in range(3):
        turns[frame[CURSOR], i], turns[best, i] = turns[best, i], turns[frame[CURSOR], i]
    low, high = turns[frame[CURSOR], LOW], turns[frame[CURSOR], HIGH]
    me = np.int64(states[ply].player)
    states[ply + 1] = states[ply]
    play_turn(states[ply + 1], low, high)
    child[TURN_LOW] = low
    child[TURN_HIGH] = high
    child[MARGIN] = UNIT * (lead(states[ply + 1], me) - lead(states[ply], me))
    child[FIRST] = frame[END]
    child[IS_REDUCED] = frame[CURSOR] >= frame[UNREDUCED_STOP] and frame[ALPHA] > -INFINITE and frame[DEPTH] > 2
    child[IS_NARROW] = frame[BEST] > -INFINITE and frame[BETA] - frame[ALPHA] > 1 and frame[ALPHA] > -INFINITE
    frame[CURSOR] += 1
    open_window(frame, child)
    return ply + 1


@rule
def open_window(frame: Ints, child: Ints) -> None:
    """Sets the depth and the bounds of a child's search."""
    child[STAGE] = ENTER
    child[DEPTH] = frame[DEPTH] - 1 - child[IS_REDUCED]
    child[BETA] = child[MARGIN] - frame[ALPHA]
    child[ALPHA] = child[BETA] - 1 if child[IS_NARROW] else child[MARGIN] - frame[BETA]


@rule
def ascend(frames: Ints, roots: Ints, counters: Ints, ply: Int) -> Int:
    """Returns the value of a position to the turn that led there, or has it searched again; returns the new ply."""
    child, frame = frames[ply], frames[ply - 1]
    value = child[MARGIN] - child[BEST]
    if value > frame[ALPHA] and (child[IS_REDUCED] or (child[IS_NARROW] and value < frame[BETA])):
        child[IS_NARROW] &= child[IS_REDUCED]
        child[IS_REDUCED] = 0
        open_window(frame, child)
        return ply
    if value > frame[BEST]:
        frame[BEST] = value
        frame[BEST_LOW] = child[TURN_LOW]
        frame[BEST_HIGH] = child[TURN_HIGH]
    if ply == 1:
        update_root(roots, frame, child, value, counters)
    else:
        frame[ALPHA] = max(frame[ALPHA], value)
    return ply - 1


@rule
def update_root(roots: Ints, frame: Ints, child: Ints, value: Int, counters: Ints) -> None:
    """Updates the result of a first action; the best `LINES` of them are evaluated, the others only bounded."""
    root = roots[decision(child[TURN_LOW], child[TURN_HIGH], 0)]
    if value > root[ROOT_VALUE]:
        root[ROOT_VALUE] = value
        root[ROOT_LOW] = child[TURN_LOW]
        root[ROOT_HIGH] = child[TURN_HIGH]
        root[IS_EVALUATED] = value > frame[ALPHA]
    root[VISITS] += counters[NODES] - counters[NODES_COUNTED]
    counters[NODES_COUNTED] = counters[NODES]
    frame[ALPHA] = value_of_rank(roots, counters[LINES])


@rule
def value_of_rank(roots: Ints, rank: Int) -> Int:
    """The value of the best, second best … first action."""
    bound = INFINITE
    for _ in range(rank):
        best = -INFINITE
        for i in range(len(roots)):
            if best < roots[i, ROOT_VALUE] < bound:
                best = roots[i, ROOT_VALUE]
        bound = best
    return bound


@rule
def extend_line(states: States, low: Int, high: Int, legal: Ints) -> Bool:
    """Plays a turn at the end of a line, unless it is legal only in a similar position; returns whether it did."""
    states[LINE_NEXT] = states[LINE_END]
    i = 0
    action = decision(low, high, 0)
    while action >= 0:
        n = list_legal(states[LINE_NEXT], legal)
        is_listed = False
        for j in range(n):
            is_listed |= legal[j] == action
        if not is_listed:
            return False
        play(states[LINE_NEXT], action)
        i += 1
        action = decision(low, high, i)
    states[LINE_END] = states[LINE_NEXT]
    return True


@rule
def expected_turn(table: Table, states: States, words: Ints) -> tuple[Int, Int]:
    """The best turn at the end of a line, if the table has it."""
    return best_turn(table, key_of(states, words, LINE_END))
