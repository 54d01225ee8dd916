"""Information-set Monte Carlo tree search, for any game.

Every iteration redeals what the searching seat cannot know (`redeal`), walks down the tree by moves that are legal in
that world until it reaches a new position, and evaluates it. So the search never sees more than its seat.

A node of a move sums the visits and the values, for the seat that makes it. When an information set is reached again,
each of its moves is evaluated once by the position right after it. This first evaluation is the initial value of the
move and its prior: promising moves get more of the budget.
"""

from collections.abc import Sequence

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.engine import Candidates, CompiledSearch
from zashiki.kernel.maths import exp
from zashiki.kernel.position import Position
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Float, Floats, Int, Ints, State, States
from zashiki.warashi.tree import (
    CHUNK,
    MIN_NODES,
    NODE_FIELDS,
    SCRATCH,
    WORLD,
    Arrays,
    Nodes,
    Tree,
    add_node,
    add_to_line,
    buffers,
    clear_index,
    find_information_set,
    imagine_world,
    index_moves,
    is_clear,
    play,
    reserved,
)
from zashiki.warashi.win_chance import chance, lead, share_of_win

EXPLORATION = 1.5
"""The weight of the bonus for promising moves with few visits."""
SHARPNESS = 10.0
"""A first evaluation that is better by 1 / SHARPNESS makes the prior e times as large."""
MIN_REPLY_VISITS = 50
"""An opponent's reply with fewer visits does not become part of a line."""
MAX_NODES = 2_000_000
CHANCE, LEAD = range(2)
"""The two parts of a position's value to a seat."""


class TreeSearch(Tree):
    """Tree search with a first evaluation of every move."""

    NODE = np.dtype(
        (
            np.record,
            [
                *NODE_FIELDS,  # the value of a move is for the seat that makes it, and includes the first evaluation
                ("prior", "f4"),  # of a move: the weight by its first evaluation
                ("mover", "i4"),
            ],
        )
    )
    MAX_NODES = MAX_NODES
    """48 bytes each: a search takes at most 96 MB."""

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        super().__init__(position, seed, moves, lines)
        self._values = np.zeros((2, position.players), dtype=np.float64)

    def _grow(self, iterations: int) -> None:
        self._reserve(iterations * (len(self._legal) + 1))
        grow(
            self._tree,
            self._used,
            self._states,
            self._words,
            self._first,
            self._legal,
            self._node_of,
            self._path,
            self._points,
            self._values,
            self._series,
            self.nodes,
            iterations,
            float(self.position.rulebook.swing),
        )

    def _find(self, records: Candidates) -> int:
        return int(find_candidates(self._tree, records, self.position.rulebook.outlook_per_point))


@rule
def find_candidates(tree: Nodes, records: Candidates, per_point: Int) -> Int:
    """Writes the results for the moves at the root; returns their number."""
    n = 0
    move = np.int64(tree[0].child)
    while move > 0:
        node, record = tree[move], records[n]
        evaluations = node.visits + 1
        record.action = node.action
        record.visits = node.visits
        record.chance = node.value / evaluations
        record.margin = node.margin / evaluations / per_point
        record.is_evaluated = 1
        record.is_exact = 0
        follow_line(tree, move, record)
        n += 1
        move = np.int64(node.sibling)
    return n


@rule
def follow_line(tree: Nodes, first: Int, record: Candidates) -> None:
    """Writes a move and after it the most visited ones, while they have enough visits to be trusted."""
    record.length = 0
    add_to_line(record, tree[first].action)
    min_visits = 1
    move = most_visited(tree, most_visited(tree, first))
    while move > 0:
        if tree[move].mover != tree[first].mover:
            min_visits = MIN_REPLY_VISITS
        if tree[move].visits < min_visits:
            return
        add_to_line(record, tree[move].action)
        move = most_visited(tree, most_visited(tree, move))


@rule
def grow(
    tree: Nodes,
    used: Ints,
    states: States,
    words: Ints,
    first: Ints,
    legal: Ints,
    node_of: Ints,
    path: Ints,
    points: Ints,
    values: Floats,
    series: Int,
    done: Int,
    iterations: Int,
    swing: Float,
) -> None:
    """Adds iterations to the tree, numbered from `done`."""
    for number in range(done, done + iterations):
        imagine_world(states, series, number)
        depth = walk(tree, used, states, words, first, legal, node_of, path, points, values, swing)
        evaluate(states[WORLD], points, values, swing)
        for i in range(depth):
            node = tree[path[i]]
            node.visits += 1
            node.value += values[CHANCE, node.mover]
            node.margin += values[LEAD, node.mover]


@rule
def walk(
    tree: Nodes,
    used: Ints,
    states: States,
    words: Ints,
    first: Ints,
    legal: Ints,
    node_of: Ints,
    path: Ints,
    points: Ints,
    values: Floats,
    swing: Float,
) -> Int:
    """Walks from the root to a position that is new to the tree; returns the number of moves made."""
    state, depth = states[WORLD], 0
    information_set: Int = np.int64(0)
    while state.player >= 0 and depth < len(path):
        count = first_moves(first, legal) if depth == 0 else dispatch.legal(state, legal)
        has_room = add_moves(tree, used, states, legal, count, node_of, points, values, information_set, swing)
        move = choose_move(tree, legal, count, node_of) if has_room else np.int64(0)
        clear_index(tree, node_of, information_set)
        if not has_room:
            return depth
        play(state, tree[move].action)
        path[depth] = move
        depth += 1
        information_set = find_information_set(tree, used, states, words, move, len(tree))
        if information_set < 0:
            return depth
        tree[information_set].visits += 1
        if tree[information_set].visits == 1:
            return depth
    return depth


@rule
def first_moves(first: Ints, legal: Ints) -> Int:
    """Writes the moves to search at the root to the buffer of legal actions; returns their number."""
    for i in range(len(first)):
        legal[i] = first[i]
    return len(first)


@rule
def add_moves(
    tree: Nodes,
    used: Ints,
    states: States,
    legal: Ints,
    count: Int,
    node_of: Ints,
    points: Ints,
    values: Floats,
    information_set: Int,
    swing: Float,
) -> Bool:
    """Indexes the moves of an information set, after adding and evaluating the legal ones that are new to it.

    Returns whether the tree had room for all of them.
    """
    index_moves(tree, node_of, information_set)
    mover = states[WORLD].player
    for i in range(count):
        action = legal[i]
        if node_of[action] == 0:
            if used[0] == len(tree):
                return False
            states[SCRATCH] = states[WORLD]
            play(states[SCRATCH], action)
            evaluate(states[SCRATCH], points, values, swing)
            node_of[action] = add_move(tree, used, information_set, action, mover, values)
    return True


@rule
def add_move(tree: Nodes, used: Ints, information_set: Int, action: Int, mover: Int, values: Floats) -> Int:
    """Adds a move with its first evaluation to an information set."""
    new = add_node(tree, used, information_set)
    node = tree[new]
    node.action = action
    node.mover = mover
    node.value = values[CHANCE, mover]
    node.margin = values[LEAD, mover]
    node.prior = exp(SHARPNESS * values[CHANCE, mover])
    return new


@rule
def choose_move(tree: Nodes, legal: Ints, count: Int, node_of: Ints) -> Int:
    """The move with the best value, after a bonus for promising moves with few visits (PUCT)."""
    priors, visits = 0.0, 1
    for i in range(count):
        priors += tree[node_of[legal[i]]].prior
        visits += tree[node_of[legal[i]]].visits
    bonus = EXPLORATION * np.sqrt(visits) / priors
    chosen, best = np.int64(0), -1.0
    for i in range(count):
        node = tree[node_of[legal[i]]]
        bound = (node.value + bonus * node.prior) / (node.visits + 1)
        if bound > best:
            best, chosen = bound, np.int64(node_of[legal[i]])
    return chosen


@rule
def most_visited(tree: Nodes, node: Int) -> Int:
    """The most visited child of a node; 0 if there is none, or if `node` is 0 (the root is never visited)."""
    child, best = tree[node].child if node > 0 else np.int32(0), np.int64(0)
    while child > 0:
        if tree[child].visits > tree[best].visits:
            best = np.int64(child)
        child = tree[child].sibling
    return best


@long_rule
def evaluate(state: State, points: Ints, values: Floats, swing: Float) -> None:
    """Writes each seat's chance of winning, or its share of the win once the game is over, and its lead."""
    dispatch.outlook(state, points)
    for seat in range(len(points)):
        values[LEAD, seat] = lead(points, seat)
        values[CHANCE, seat] = chance(points, seat, swing)
    if state.player < 0:
        dispatch.standings(state, points)
        for seat in range(len(points)):
            values[CHANCE, seat] = share_of_win(points, seat)


# For machines without Python


@rule
def start(arrays: Arrays, lines: Int, series: Int) -> None:
    """`CompiledSearch.start`."""
    counters, _, _, _, used, _, _, _, _, _, series_word, _ = arrays
    counters[0] = 0
    used[0] = 1
    series_word[0] = series


@rule
def reserve(arrays: Arrays, nodes: Int) -> Int:
    """`CompiledSearch.reserve`."""
    _, _, _, _, used, legal, _, _, _, _, _, tree = arrays
    return reserved(max(MIN_NODES, used[0] + nodes * (len(legal) + 1)), len(tree), MAX_NODES)


@rule
def think(arrays: Arrays, nodes: Int, share: Float, left: Float, swing: Float) -> Bool:
    """`CompiledSearch.think`."""
    counters, first, states, words, used, legal, node_of, path, points, values, series, tree = arrays
    if share >= 1 or (left >= 0 and is_clear(tree, left)):
        return True
    grow(tree, used, states, words, first, legal, node_of, path, points, values, series[0], counters[0], nodes, swing)
    counters[0] += nodes
    return False


@rule
def find(arrays: Arrays, records: Candidates, per_point: Int) -> Int:
    """`CompiledSearch.find`."""
    return find_candidates(arrays[-1], records, per_point)


TreeSearch.compiled = CompiledSearch(
    buffers=lambda book: buffers(book, TreeSearch.NODE),
    chunk=CHUNK,
    is_first_listed=True,
    start=start,
    reserve=reserve,
    think=think,
    find=find,
)
