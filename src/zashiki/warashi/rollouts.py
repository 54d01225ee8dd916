"""Tree search with play-outs by a game's playout policy.

Every iteration redeals what the searching seat cannot know (`redeal`), tries a move and walks on through the tree; from
there every seat follows the playout policy (`Rulebook.playout_policy`) until, somewhat later, the position is evaluated
(`outlook`). So the search never sees more than its seat, and a move is worth what sensible play makes of it.

The tree has only the searching seat's decisions; the other seats follow the policy in it too. The policy's move is
tried first and most readily, so that few tries are wasted on poor moves and a long turn is not judged by them.
"""

from collections.abc import Sequence

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.engine import Candidates, CompiledSearch
from zashiki.kernel.errors import BadArgument, because
from zashiki.kernel.maths import cube_root
from zashiki.kernel.position import Position
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Float, Int, Ints, State, States
from zashiki.warashi.tree import (
    CHUNK,
    MAX_DEPTH,
    MIN_NODES,
    NODE_FIELDS,
    REAL,
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

ROOT_EXPLORATION = 0.13
"""The weight of the bonus for moves at the root with few visits.

What follows a move is played the better the more often it was tried, so moves are compared fairly only if all the
serious ones are tried often: this bonus grows with the cube root of all visits, not with the root of their logarithm.
"""
EXPLORATION = 0.5
"""The same for moves deeper in the tree."""
POLICY_PRIOR = 0.6
"""The share of that bonus that goes to the policy's move; the other moves share the rest."""
FIRST_TRY_PENALTY = 0.05
"""A move that was never tried is assumed to be worse than its information set by this chance of winning."""
EXPANSION_VISITS = 16
"""An information set is expanded into its moves after this number of visits; until then the policy plays on from it."""
MAX_INFORMATION_SETS = 500
"""The most information sets below one move; frequent ones come early, and finding one among thousands takes long."""
MAX_NODES = 1_000_000
PAUSES = 2
"""A play-out ends at the second pause, such as the end of the round after the current one."""
RESULT_WEIGHT = 0.75
"""The weight of the result at the end of the game; the lead has the rest, so that a lost game is still played well."""


class Rollouts(Tree):
    """Tree search over the searching seat's decisions, with play-outs by the playout policy."""

    NODE = np.dtype(
        (
            np.record,
            [*NODE_FIELDS, ("is_next", "i4")],  # of an information set: whether no other seat decided since the move
        )
    )
    MAX_NODES = MAX_NODES
    """44 bytes each: a search takes at most 44 MB."""

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        if position.rulebook.playout_policy is None:
            raise BadArgument(because("no-playout-policy", game=position.rulebook.title))
        super().__init__(position, seed, moves, lines)
        for action in self._first:
            add_move(self._tree, self._used, 0, action)

    def _grow(self, iterations: int) -> None:
        self._reserve(iterations * MAX_DEPTH)
        grow(
            self._tree,
            self._used,
            self._states,
            self._words,
            self._legal,
            self._node_of,
            self._path,
            self._points,
            self._series,
            iterations,
            float(self.position.rulebook.swing),
        )

    def _find(self, records: Candidates) -> int:
        return int(find_candidates(self._tree, records, self.position.rulebook.outlook_per_point))


@rule
def find_candidates(tree: Nodes, records: Candidates, per_point: Int) -> Int:
    """Writes the results for the moves at the root that were visited; returns their number."""
    n = 0
    move = np.int64(tree[0].child)
    while move > 0:
        node = tree[move]
        if node.visits > 0:
            record = records[n]
            record.action = node.action
            record.visits = node.visits
            record.chance = node.value / node.visits
            record.margin = node.margin / node.visits / per_point
            record.is_evaluated = 1
            record.is_exact = 0
            follow_line(tree, move, record)
            n += 1
        move = np.int64(node.sibling)
    return n


@rule
def follow_line(tree: Nodes, first: Int, record: Candidates) -> None:
    """Writes a move and the rest of the turn, as far as it does not depend on chance."""
    record.length = 0
    add_to_line(record, tree[first].action)
    information_set = np.int64(tree[first].child)
    while information_set > 0 and tree[information_set].sibling == 0 and tree[information_set].is_next:
        child = np.int64(tree[information_set].child)
        best = child
        while child > 0:
            if tree[child].visits > tree[best].visits:
                best = child
            child = np.int64(tree[child].sibling)
        if best == 0:
            return
        add_to_line(record, tree[best].action)
        information_set = np.int64(tree[best].child)


@rule
def grow(
    tree: Nodes,
    used: Ints,
    states: States,
    words: Ints,
    legal: Ints,
    node_of: Ints,
    path: Ints,
    points: Ints,
    series: Int,
    iterations: Int,
    swing: Float,
) -> None:
    """Adds iterations to the tree.

    The world of an iteration is given by the number of times its first move was tried before: so all moves at the root
    are compared in the same worlds.
    """
    viewer = states[REAL].player
    for _ in range(iterations):
        first = choose_first_move(tree)
        imagine_world(states, series, tree[first].visits)
        path[0] = first
        depth, pauses = walk(tree, used, states, words, legal, node_of, path, viewer)
        play_out(states[WORLD], legal, pauses)
        dispatch.outlook(states[WORLD], points)
        margin, value = lead(points, viewer), chance(points, viewer, swing)
        if states[WORLD].player < 0:
            dispatch.standings(states[WORLD], points)
            value += RESULT_WEIGHT * (share_of_win(points, viewer) - value)
        for i in range(depth):
            node = tree[path[i]]
            node.visits += 1
            node.value += value
            node.margin += margin


@rule
def choose_first_move(tree: Nodes) -> Int:
    """The move at the root with the best upper confidence bound; moves that were never tried come first."""
    visits = 0
    child = np.int64(tree[0].child)
    while child > 0:
        if tree[child].visits == 0:
            return child
        visits += tree[child].visits
        child = np.int64(tree[child].sibling)
    bonus = ROOT_EXPLORATION * cube_root(visits)
    best, chosen = -1.0, np.int64(0)
    child = np.int64(tree[0].child)
    while child > 0:
        node = tree[child]
        bound = node.value / node.visits + bonus / np.sqrt(node.visits)
        if bound > best:
            best, chosen = bound, child
        child = np.int64(node.sibling)
    return chosen


@rule
def walk(
    tree: Nodes, used: Ints, states: States, words: Ints, legal: Ints, node_of: Ints, path: Ints, viewer: Int
) -> tuple[Int, Int]:
    """Walks from a move at the root to where the policy plays on; returns the lengths of the path and the pauses on it.

    The other seats follow the policy; the path has the searching seat's information sets and moves in turn.
    """
    state, depth, pauses, is_next = states[WORLD], 1, 0, True
    move: Int = np.int64(path[0])
    play(state, tree[move].action)
    while state.player >= 0 and depth + 2 <= len(path):
        pauses += dispatch.is_pause(state)
        if pauses >= PAUSES:
            break
        count = dispatch.legal(state, legal)
        if state.player != viewer:
            play(state, dispatch.playout_policy(state, legal, count))
            is_next = False
            continue
        information_set = find_information_set(tree, used, states, words, move, MAX_INFORMATION_SETS)
        move = np.int64(-1)
        if information_set > 0:
            tree[information_set].is_next = is_next
            path[depth] = information_set
            depth += 1
            if tree[information_set].visits >= EXPANSION_VISITS:
                preferred = dispatch.playout_policy(state, legal, count)
                move = choose_move(tree, used, node_of, legal, count, information_set, preferred)
        if move < 0:
            # The play-out from here counts this pause again.
            pauses -= dispatch.is_pause(state)
            break
        path[depth] = move
        depth += 1
        is_next = True
        play(state, tree[move].action)
    return depth, pauses


@rule
def choose_move(
    tree: Nodes, used: Ints, node_of: Ints, legal: Ints, count: Int, information_set: Int, preferred: Int
) -> Int:
    """The move of an information set to try, with the largest bonus for the policy's; −1 if the tree is full."""
    index_moves(tree, node_of, information_set)
    visits = tree[information_set].visits
    mean, bonus = tree[information_set].value / visits, EXPLORATION * np.sqrt(visits)
    best, action, chosen = -1.0, np.int64(0), np.int64(0)
    for i in range(count):
        is_preferred = legal[i] == preferred
        prior = (1 - POLICY_PRIOR) / count + (POLICY_PRIOR if is_preferred else 0.0)
        child = np.int64(node_of[legal[i]])
        if child == 0:
            bound = mean - (0.0 if is_preferred else FIRST_TRY_PENALTY) + bonus * prior
        else:
            bound = tree[child].value / tree[child].visits + bonus * prior / (1 + tree[child].visits)
        if bound > best:
            best, action, chosen = bound, np.int64(legal[i]), child
    clear_index(tree, node_of, information_set)
    return chosen if chosen > 0 else add_move(tree, used, information_set, action)


@rule
def add_move(tree: Nodes, used: Ints, information_set: Int, action: Int) -> Int:
    """Adds a move to an information set; −1 if the tree is full."""
    new = add_node(tree, used, information_set)
    if new > 0:
        tree[new].action = action
    return new


@rule
def play_out(state: State, legal: Ints, pauses: Int) -> None:
    """Plays on by the playout policy to the last pause or the end of the game; `pauses` were passed before."""
    while state.player >= 0:
        pauses += dispatch.is_pause(state)
        if pauses >= PAUSES:
            return
        count = dispatch.legal(state, legal)
        play(state, dispatch.playout_policy(state, legal, count))


# For machines without Python


@rule
def start(arrays: Arrays, lines: Int, series: Int) -> None:
    """`CompiledSearch.start`."""
    counters, first, _, _, used, _, _, _, _, _, series_word, tree = arrays
    counters[0] = 0
    used[0] = 1
    series_word[0] = series
    for i in range(len(first)):
        add_move(tree, used, 0, first[i])


@rule
def reserve(arrays: Arrays, nodes: Int) -> Int:
    """`CompiledSearch.reserve`."""
    used, tree = arrays[4], arrays[-1]
    return reserved(max(MIN_NODES, used[0] + nodes * MAX_DEPTH), len(tree), MAX_NODES)


@rule
def think(arrays: Arrays, nodes: Int, share: Float, left: Float, swing: Float) -> Bool:
    """`CompiledSearch.think`."""
    counters, _, states, words, used, legal, node_of, path, points, _, series, tree = arrays
    if share >= 1 or (left >= 0 and is_clear(tree, left)):
        return True
    grow(tree, used, states, words, legal, node_of, path, points, series[0], nodes, swing)
    counters[0] += nodes
    return False


@rule
def find(arrays: Arrays, records: Candidates, per_point: Int) -> Int:
    """`CompiledSearch.find`."""
    return find_candidates(arrays[-1], records, per_point)


Rollouts.compiled = CompiledSearch(
    buffers=lambda book: buffers(book, Rollouts.NODE),
    chunk=CHUNK,
    is_first_listed=True,
    start=start,
    reserve=reserve,
    think=think,
    find=find,
)
