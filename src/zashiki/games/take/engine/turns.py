"""Whole turns: abilities and the take that ends them, each turn in one canonical order.

Many orders of abilities have the same result. The Ninja's push, a Daimyo through the Ninja and the player's own Daimyo
do not affect the hall, so they come last, in this order; a Ronin that moves no ghost to or from the two spaces of a
Geisha comes before the Geisha; and of all Samurai moves that lead to the same court only one is listed. Whatever any
turn can reach, a listed turn reaches.
"""

import numpy as np

from zashiki.games.take import rules
from zashiki.games.take.actions import (
    CHIP_FROM,
    CHIP_TO,
    ENOUGH,
    MOVE_SAMURAI,
    MOVE_SAMURAI_END,
    NINJA_DAIMYO,
    NINJA_GEISHA,
    NINJA_GEISHA_END,
    NINJA_RONIN,
    NINJA_RONIN_END,
    OWN_DAIMYO,
    OWN_GEISHA,
    OWN_GEISHA_END,
    OWN_RONIN,
    OWN_RONIN_END,
    PUSH,
    PUSH_END,
    SAMURAI_FROM,
    SAMURAI_TO,
    TAKE,
    TAKE_END,
)
from zashiki.games.take.components import DAIMYO, FIRST_COLUMN, NINJA_REPEATS, TOP, TYPES
from zashiki.games.take.engine.evaluation import UNIT, lead, margin_to_come
from zashiki.games.take.rules.legality import GHOST_FLIPS
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, Ints, State, States

MAX_DECISIONS = 14
"""Room for the decisions of a turn: the longest has eleven, with both Daimyos, a Ronin and a Geisha."""
BITS, PER_WORD = 8, 7
"""A turn is two numbers of seven decisions each, the first in the lowest bits; each is its action plus 1."""
VALUE, LOW, HIGH = range(3)
"""The columns of a list of turns."""
ANY_NUMBER = 9
"""More abilities than a turn can have."""

INFINITE = 1 << 30
"""More than any margin."""

NODE = 8
COUNT, CURSOR, RANK, GEISHA_SPACES, ABILITIES, NODE_LOW, NODE_HIGH, IS_CANONICAL = range(NODE)
"""The state of the enumeration at each decision of a turn."""
IN_HALL, NINJA_PUSHES, NINJA_MOVES_SAMURAI, DAIMYO_MOVES_SAMURAI = range(4)
"""The ranks of abilities: they are listed in this order."""


@rule
def decision(low: Int, high: Int, i: Int) -> Int:
    """The i-th action of a turn; −1 after the last."""
    word = low if i < PER_WORD else high
    return (word >> BITS * (i % PER_WORD) & 255) - 1


def decisions(low: int, high: int) -> list[int]:
    """The actions of a turn."""
    codes = [word >> BITS * i & 255 for word in (low, high) for i in range(PER_WORD)]
    return [code - 1 for code in codes if code]


@rule
def prepend(turn: Ints, action: Int) -> None:
    """Puts a decision before those of a listed turn."""
    last_of_low = BITS * (PER_WORD - 1)
    turn[HIGH] = turn[HIGH] << BITS | turn[LOW] >> last_of_low
    turn[LOW] = (turn[LOW] & ((1 << last_of_low) - 1)) << BITS | (action + 1)


@rule
def play_turn(state: State, low: Int, high: Int) -> None:
    """Plays all decisions of a turn."""
    i = 0
    action = decision(low, high, 0)
    while action >= 0:
        play(state, action)
        i += 1
        action = decision(low, high, i)


@long_rule
def play(state: State, action: Int) -> None:
    """`rules.apply`, compiled once for all callers."""
    rules.apply(state, action)


@long_rule
def list_legal(state: State, out: Ints) -> Int:
    """`rules.legal`, compiled once for all callers."""
    return rules.legal(state, out)


@long_rule
def evaluate(state: State, features: Ints, enough: Int) -> Int:
    """`margin_to_come`, compiled once for all callers."""
    return margin_to_come(state, features, enough)


@long_rule
def list_turns(
    states: States, legal: Ints, nodes: Ints, features: Ints, least: Int, most: Int, out: Ints, first: Int
) -> Int:
    """Lists the turns from the first state with `least` to `most` abilities, from place `first` of `out` on.

    The value of a turn is the margin it makes plus the margin to come after it. Returns the end of the list, which is
    the length of `out` if there may be more turns.
    """
    me = np.int64(states[0].player)
    before = lead(states[0], me)
    n = first
    depth = begin(states, legal, nodes)
    while n < len(out):
        depth = next_turn(states, legal, nodes, depth, most)
        if depth < 0:
            break
        if nodes[depth + 1, ABILITIES] >= least:
            made = UNIT * (lead(states[depth + 1], me) - before)
            out[n, VALUE] = made - evaluate(states[depth + 1], features, INFINITE)
            out[n, LOW] = nodes[depth + 1, NODE_LOW]
            out[n, HIGH] = nodes[depth + 1, NODE_HIGH]
            n += 1
    return n


@long_rule
def find_best(
    states: States, legal: Ints, nodes: Ints, features: Ints, most: Int, alpha: Int, beta: Int, out: Ints
) -> Int:
    """Writes the best of the turns that would be listed; returns the number of turns evaluated.

    It stops at a turn with a value of at least beta. If no value is above alpha, the value written is an upper bound.
    """
    me = np.int64(states[0].player)
    before = lead(states[0], me)
    n = 0
    out[VALUE] = -INFINITE
    depth = begin(states, legal, nodes)
    while True:
        depth = next_turn(states, legal, nodes, depth, most)
        if depth < 0:
            return n
        made = UNIT * (lead(states[depth + 1], me) - before)
        value = made - evaluate(states[depth + 1], features, made - max(alpha, out[VALUE]))
        n += 1
        if value > out[VALUE]:
            out[VALUE] = value
            out[LOW] = nodes[depth + 1, NODE_LOW]
            out[HIGH] = nodes[depth + 1, NODE_HIGH]
            if value >= beta:
                return n


@rule
def begin(states: States, legal: Ints, nodes: Ints) -> int:
    """Starts the enumeration of the turns from the first state; returns the depth, which is 0."""
    for i in range(NODE):
        nodes[0, i] = 0
    nodes[0, COUNT] = list_legal(states[0], legal[0])
    nodes[0, IS_CANONICAL] = not states[0].moving
    return 0


@rule
def next_turn(states: States, legal: Ints, nodes: Ints, depth: int, most: Int) -> int:
    """Plays the next turn with at most `most` abilities; returns the depth of its last decision, −1 if none is left."""
    while depth >= 0:
        node = nodes[depth]
        if node[CURSOR] == node[COUNT]:
            depth -= 1
            continue
        action = np.int64(legal[depth, node[CURSOR]])
        node[CURSOR] += 1
        if not is_listed(states[depth], action, node, most):
            continue
        states[depth + 1] = states[depth]
        play(states[depth + 1], action)
        record_decision(nodes, depth, action)
        if TAKE <= action < TAKE_END:
            break
        depth += 1
        nodes[depth, COUNT] = list_legal(states[depth], legal[depth])
    return depth


@rule
def is_listed(state: State, action: Int, node: Ints, most: Int) -> Bool:
    """Whether a decision belongs to the canonical order of a turn."""
    if TAKE <= action < TAKE_END or action == ENOUGH:
        return True
    if MOVE_SAMURAI <= action < MOVE_SAMURAI_END:
        return node[IS_CANONICAL] == 0 or is_canonical_samurai_move(state, action - MOVE_SAMURAI)
    if node[ABILITIES] == most:
        return False
    rank = rank_of(action)
    if rank > IN_HALL:
        return rank > node[RANK]
    if node[RANK] > IN_HALL:
        return False
    # Two Geishas can pass a chip on, and then a Ronin between them may be illegal.
    return state.options[NINJA_REPEATS] != 0 or belongs_after_geisha(action, node[GEISHA_SPACES])


@rule
def rank_of(action: Int) -> Int:
    """The rank of an ability in the order of a turn."""
    if action == OWN_DAIMYO:
        return DAIMYO_MOVES_SAMURAI
    if action == NINJA_DAIMYO:
        return NINJA_MOVES_SAMURAI
    return NINJA_PUSHES if PUSH <= action < PUSH_END else IN_HALL


@rule
def belongs_after_geisha(action: Int, spaces: Int) -> Bool:
    """Whether an ability after a Geisha's move between `spaces` is not a Ronin that could also stand before it."""
    if spaces == 0:
        return True
    if OWN_RONIN <= action < OWN_RONIN_END:
        move = action - OWN_RONIN
    elif NINJA_RONIN <= action < NINJA_RONIN_END:
        move = action - NINJA_RONIN
    else:
        return True
    return np.int64(GHOST_FLIPS[move]) & spaces != 0


@rule
def is_canonical_samurai_move(state: State, move: Int) -> Bool:
    """Whether no Samurai goes to a column that one left, and none crosses another: then no other moves do the same.

    One exception: the player's own Daimyo may be used without effect, out of reach of the Ninja, by two Samurai that
    swap columns.
    """
    source, target = SAMURAI_FROM[move], SAMURAI_TO[move]
    for i in range(state.moved):
        before = np.int64(state.moves[i])
        if source == SAMURAI_TO[before] or target == SAMURAI_FROM[before] or target < SAMURAI_TO[before]:
            return state.moved == 1 and is_exchange(state, before, source, target)
    return True


@rule
def is_exchange(state: State, before: Int, source: Int, target: Int) -> Bool:
    """Whether Samurai of the first two columns that have any swap columns, by the player's own Daimyo."""
    if source != SAMURAI_TO[before] or target != SAMURAI_FROM[before] or state.used >> DAIMYO & 1 == 0:
        return False
    first = FIRST_COLUMN
    while first != target and (state.court[state.player, TOP, first] == 0):
        first += 1
    if first != target:
        return False
    for column in range(FIRST_COLUMN, TYPES):
        between = first < column < source
        if between and state.court[state.player, TOP, column] > 0:
            return False
    return True


@rule
def record_decision(nodes: Ints, depth: Int, action: Int) -> None:
    """Records a decision of the turn, and what may follow it."""
    node, after = nodes[depth], nodes[depth + 1]
    for i in range(NODE):
        after[i] = node[i]
    after[CURSOR] = 0
    if depth < PER_WORD:
        after[NODE_LOW] |= (action + 1) << BITS * depth
    else:
        after[NODE_HIGH] |= (action + 1) << BITS * (depth - PER_WORD)
    if action == ENOUGH or TAKE <= action < TAKE_END or MOVE_SAMURAI <= action < MOVE_SAMURAI_END:
        return
    after[ABILITIES] += 1
    after[RANK] = rank_of(action)
    after[GEISHA_SPACES] = geisha_spaces(action)
    after[IS_CANONICAL] = 1


@rule
def geisha_spaces(action: Int) -> Int:
    """The two spaces of a Geisha's move; none for other actions."""
    if OWN_GEISHA <= action < OWN_GEISHA_END:
        move = action - OWN_GEISHA
    elif NINJA_GEISHA <= action < NINJA_GEISHA_END:
        move = action - NINJA_GEISHA
    else:
        return 0
    return 1 << np.int64(CHIP_FROM[move]) | 1 << np.int64(CHIP_TO[move])
