"""Information-set Monte Carlo tree search, for any game: it looks ahead in worlds it imagines.

Every node of the budget deals afresh what the thinking seat cannot know (`redeal`), walks down the tree by the moves
that are legal in that world to a position that is new, and counts what that is worth. So it never sees more than its
seat.

A move's visits and its value, for the seat that makes it, are what the search is about. When a moment is met again,
all its moves are looked at once, each by the position right after it. That look is the first value of a move, and
decides how soon it is tried: good-looking moves get more of the budget.
"""

from collections.abc import Sequence

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.engine import Candidate
from zashiki.kernel.position import Position
from zashiki.kernel.rule import long_rule, rule
from zashiki.warashi.tree import (
    LINKS,
    LOOK,
    WORLD,
    Tree,
    add_node,
    clear_marks,
    find_moment,
    imagine_world,
    play,
    set_marks,
)
from zashiki.warashi.win_chance import chance, lead, share_of_win

EXPLORATION = 1.5
"""How much a good-looking move that was seldom tried is hoped to be better than it turned out so far."""
SHARPNESS = 10.0
"""A move that looks better by a chance of 1 / SHARPNESS is tried e times as eagerly."""
WELL_TRIED = 50
"""So often a reply was visited if it is told as part of a line."""
CHANCE, LEAD = range(2)
"""What a position is worth to a seat."""


class TreeSearch(Tree):
    """Tree search with a first look at every move."""

    NODE = np.dtype(
        (
            np.record,
            [
                *LINKS,  # the value of a move is for its mover, the first look included
                ("appeal", "f4"),  # of a move: how good it looked at first, as a weight
                ("mover", "i4"),
            ],
        )
    )
    MOST_NODES = 2_000_000
    """Of 48 bytes each: a search takes 96 MB at most."""

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        super().__init__(position, seed, moves, lines)
        self._worth = np.zeros((2, position.players), dtype=np.float64)

    def _grow(self, iterations: int) -> None:
        self._make_room(iterations * (self.position.rulebook.legal_buffer_size + 1))
        grow(
            self._tree,
            self._used,
            self._states,
            self._words,
            self._first,
            self._legal,
            self._marks,
            self._path,
            self._points,
            self._worth,
            self._series,
            self.nodes,
            iterations,
            float(self.position.rulebook.swing),
        )

    def _found(self, move: int) -> Candidate:
        node, looks = self._tree[move], int(self._tree[move].visits) + 1
        margin = float(node.margin) / looks / self.position.rulebook.outlook_per_point
        return Candidate(self._name(move), float(node.value) / looks, margin, looks - 1, self._line(move))

    def _line(self, move: int) -> tuple[str, ...]:
        """The move, and after it those most visited, while they were visited enough to be believed."""
        line, mover, enough = [self._name(move)], self._tree[move].mover, 1
        while move := most_visited(self._tree, most_visited(self._tree, move)):
            if self._tree[move].mover != mover:
                enough = WELL_TRIED
            if self._tree[move].visits < enough:
                break
            line.append(self._name(move))
        return tuple(line)


@rule
def grow(tree, used, states, words, first, legal, marks, path, points, worth, series, done, walks, swing):
    """Adds walks to the tree."""
    for number in range(done, done + walks):
        imagine_world(states, series, number)
        depth = walk(tree, used, states, words, first, legal, marks, path, points, worth, swing)
        judge(states[WORLD], points, worth, swing)
        for i in range(depth):
            node = tree[path[i]]
            node.visits += 1
            node.value += worth[CHANCE, node.mover]
            node.margin += worth[LEAD, node.mover]


@rule
def walk(tree, used, states, words, first, legal, marks, path, points, worth, swing):
    """From the root to a position that is new to the tree; the number of moves made."""
    state, moment, depth = states[WORLD], np.int64(0), 0
    while state.player >= 0 and depth < len(path):
        count = first_moves(first, legal) if depth == 0 else dispatch.legal(state, legal)
        has_room = mark_moves(tree, used, states, legal, count, marks, points, worth, moment, swing)
        move = choose_move(tree, legal, count, marks) if has_room else np.int64(0)
        clear_marks(tree, marks, moment)
        if not has_room:
            return depth
        play(state, tree[move].action)
        path[depth] = move
        depth += 1
        moment = find_moment(tree, used, states, words, move, len(tree))
        if moment < 0:
            return depth
        tree[moment].visits += 1
        if tree[moment].visits == 1:
            return depth
    return depth


@rule
def first_moves(first, legal):
    """The moves to consider for the decision at hand; their number."""
    for i in range(len(first)):
        legal[i] = first[i]
    return len(first)


@rule
def mark_moves(tree, used, states, legal, count, marks, points, worth, moment, swing):
    """Sets the mark of each legal action to its node; moves that are new to the moment get one, by a first look.

    Whether there was room for all of them.
    """
    set_marks(tree, marks, moment)
    mover = states[WORLD].player
    for i in range(count):
        action = legal[i]
        if marks[action] == 0:
            if used[0] == len(tree):
                return False
            states[LOOK] = states[WORLD]
            play(states[LOOK], action)
            judge(states[LOOK], points, worth, swing)
            marks[action] = add_move(tree, used, moment, action, mover, worth)
    return True


@rule
def add_move(tree, used, moment, action, mover, worth):
    """A move that is new to a moment, with its first look."""
    new = add_node(tree, used, moment)
    node = tree[new]
    node.action = action
    node.mover = mover
    node.value = worth[CHANCE, mover]
    node.margin = worth[LEAD, mover]
    node.appeal = np.exp(SHARPNESS * worth[CHANCE, mover])
    return new


@rule
def choose_move(tree, legal, count, marks):
    """The move with the best value, after a bonus for those that looked good and were seldom tried."""
    appeal, visits = 0.0, 1
    for i in range(count):
        appeal += tree[marks[legal[i]]].appeal
        visits += tree[marks[legal[i]]].visits
    bonus = EXPLORATION * np.sqrt(visits) / appeal
    chosen, best = np.int64(0), -1.0
    for i in range(count):
        node = tree[marks[legal[i]]]
        bound = (node.value + bonus * node.appeal) / (node.visits + 1)
        if bound > best:
            best, chosen = bound, np.int64(marks[legal[i]])
    return chosen


@rule
def most_visited(tree, node):
    """Of the nodes right below one; the root, which nobody visits, if there is none."""
    child, best = tree[node].child if node > 0 else np.int32(0), np.int64(0)
    while child > 0:
        if tree[child].visits > tree[best].visits:
            best = np.int64(child)
        child = tree[child].sibling
    return best


@long_rule
def judge(state, points, worth, swing):
    """What a position is worth to each seat: the chance of winning, or the share of the win, and the lead."""
    dispatch.outlook(state, points)
    for seat in range(len(points)):
        worth[LEAD, seat] = lead(points, seat)
        worth[CHANCE, seat] = chance(points, seat, swing)
    if state.player < 0:
        dispatch.standings(state, points)
        for seat in range(len(points)):
            worth[CHANCE, seat] = share_of_win(points, seat)
