"""Information-set Monte Carlo tree search, for any game: it looks ahead in worlds it imagines.

Every node of the budget deals afresh what the thinking seat cannot know (`redeal`), walks down the tree by the moves
that are legal in that world to a position that is new, and counts what that is worth. So it never sees more than its
seat.

The tree has two kinds of nodes in turn. A *moment* is what the seat sees of a position: moments that look the same to
it are one node. A *move* belongs to a moment, and leads to as many moments as chance and hidden cards allow; its
visits and its value, for the seat that makes it, are what the search is about.

When a moment is met again, all its moves are looked at once, each by the position right after it. That look is the
first value of a move, and decides how soon it is tried: good-looking moves get more of the budget.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from zashiki.kernel import generic
from zashiki.kernel.position import Position
from zashiki.kernel.random import new_seed, seed_numbered, seed_words, wrapping
from zashiki.kernel.rule import long_rule, rule
from zashiki.warashi.judging import chance, lead, share_of_win
from zashiki.warashi.thought import Found, considered
from zashiki.warashi.tree import Tree

EXPLORATION = 1.5
"""How much a good-looking move that was seldom tried is hoped to be better than it turned out so far."""
SHARPNESS = 10.0
"""A move that looks better by a chance of 1 / SHARPNESS is tried e times as eagerly."""
MOST_NODES = 2_000_000
"""Of 48 bytes each: a search takes 96 MB at most, and then goes on without growing its tree."""
DEEPEST = 200
WELL_TRIED = 50
"""So often a reply was visited if it is told as part of a line."""
NODE = np.dtype(
    (
        np.record,
        [
            ("value", "f8"),  # of a move: the sum of what it was worth to its mover, the first look included
            ("margin", "f8"),  # of a move: the same for the mover's lead, in the unit of `outlook`
            ("key", "u8"),  # of a moment: what the seat sees, hashed
            ("appeal", "f4"),  # of a move: how good it looked at first, as a weight
            ("action", "i4"),  # of a move
            ("child", "i4"),
            ("sibling", "i4"),
            ("visits", "i4"),
            ("mover", "i4"),
        ],
    )
)
REAL, WORLD, LOOK = range(3)
"""The states of a search: the position, an imagined world, and what is seen or tried out in it."""
CHANCE, LEAD = range(2)
"""What a position is worth to a seat."""
_PRIME = np.uint64(0x100000001B3)
_SHIFT = np.uint64(29)


class Search(Tree):
    """A tree that grows for the seat to decide in a position."""

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        """With `moves`, nothing but these is considered; of every one that was visited a true value is found."""
        book = position.rulebook
        self.position = position
        words = -(-book.STATE.itemsize // 8)
        self._words = np.zeros((3, words), dtype=np.uint64)
        self._states: Any = np.ndarray(3, dtype=book.STATE, buffer=self._words.data, strides=(8 * words,))
        self._states[REAL] = np.frombuffer(bytes(position), dtype=book.STATE)[0]
        self._tree: Any = np.zeros(1 << 12, dtype=NODE)
        self._used = np.ones(1, dtype=np.int64)
        self._first = np.array([book.actions[move] for move in considered(position, moves)], dtype=np.int32)
        self._legal = np.zeros(book.room, dtype=np.int32)
        self._marks = np.zeros(len(book.moves), dtype=np.int32)
        self._path = np.zeros(DEEPEST, dtype=np.int32)
        self._points = np.zeros(position.players, dtype=np.int64)
        self._worth = np.zeros((2, position.players), dtype=np.float64)
        self._series = seed_words(new_seed() if seed is None else seed)[0]

    def _grow(self, walks: int) -> None:
        room = int(self._used[0]) + walks * (self.position.rulebook.room + 1)
        if room > len(self._tree) and len(self._tree) < MOST_NODES:
            more = np.zeros(min(max(2 * len(self._tree), room), MOST_NODES), dtype=NODE)
            more[: len(self._tree)] = self._tree
            self._tree = more
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
            walks,
            float(self.position.rulebook.swing),
            EXPLORATION,
            SHARPNESS,
        )
        self.nodes += walks

    @property
    def found(self) -> list[Found]:
        """The moves that were looked at, the most visited first."""
        order = {move: place for place, move in enumerate(self.position.legal_moves)}
        found = [self._found(move) for move in self._children(0)]
        return sorted(found, key=lambda one: (-one.visits, -one.chance, order[one.move]))

    def _found(self, move: int) -> Found:
        node, looks = self._tree[move], int(self._tree[move].visits) + 1
        margin = float(node.margin) / looks / self.position.rulebook.point
        return Found(self._name(move), float(node.value) / looks, margin, looks - 1, self._line(move))

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

    def _name(self, move: int) -> str:
        return self.position.rulebook.moves[int(self._tree[move].action)]


@rule
def grow(tree, used, states, words, first, legal, marks, path, points, worth, series, done, walks, swing, eager, sharp):
    """Adds walks to the tree."""
    viewer = states[REAL].player
    for number in range(done, done + walks):
        states[WORLD] = states[REAL]
        seed_numbered(states[WORLD].rng, series, number)
        generic.redeal(states[WORLD], viewer)
        depth = walk(tree, used, states, words, first, legal, marks, path, points, worth, viewer, swing, eager, sharp)
        judge(states[WORLD], points, worth, swing)
        for i in range(depth):
            node = tree[path[i]]
            node.visits += 1
            node.value += worth[CHANCE, node.mover]
            node.margin += worth[LEAD, node.mover]


@rule
def walk(tree, used, states, words, first, legal, marks, path, points, worth, viewer, swing, eager, sharp):
    """From the root to a position that is new to the tree; the number of moves made."""
    state, moment, depth = states[WORLD], np.int64(0), 0
    while state.player >= 0 and depth < len(path):
        count = first_moves(first, legal) if depth == 0 else generic.legal(state, legal)
        has_room = mark_moves(tree, used, states, legal, count, marks, points, worth, moment, swing, sharp)
        move = choose_move(tree, legal, count, marks, eager) if has_room else np.int64(0)
        clear_marks(tree, marks, moment)
        if not has_room:
            return depth
        play(state, tree[move].action)
        path[depth] = move
        depth += 1
        moment = find_moment(tree, used, states, words, move, viewer)
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
def mark_moves(tree, used, states, legal, count, marks, points, worth, moment, swing, sharp):
    """Sets the mark of each legal action to its node; moves that are new to the moment get one, by a first look.

    Whether there was room for all of them.
    """
    child = tree[moment].child
    while child > 0:
        marks[tree[child].action] = child
        child = tree[child].sibling
    mover = states[WORLD].player
    for i in range(count):
        action = legal[i]
        if marks[action] == 0:
            if used[0] == len(tree):
                return False
            states[LOOK] = states[WORLD]
            play(states[LOOK], action)
            judge(states[LOOK], points, worth, swing)
            marks[action] = add_move(tree, used, moment, action, mover, worth, sharp)
    return True


@rule
def add_move(tree, used, moment, action, mover, worth, sharp):
    """A move that is new to a moment, with its first look."""
    new = used[0]
    used[0] += 1
    node = tree[new]
    node.action = action
    node.mover = mover
    node.value = worth[CHANCE, mover]
    node.margin = worth[LEAD, mover]
    node.appeal = np.exp(sharp * worth[CHANCE, mover])
    node.sibling = tree[moment].child
    tree[moment].child = new
    return new


@rule
def choose_move(tree, legal, count, marks, eager):
    """The move with the best value, after a bonus for those that looked good and were seldom tried."""
    appeal, visits = 0.0, 1
    for i in range(count):
        appeal += tree[marks[legal[i]]].appeal
        visits += tree[marks[legal[i]]].visits
    bonus = eager * np.sqrt(visits) / appeal
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


@rule
def clear_marks(tree, marks, moment):
    """Leaves no mark of a moment's moves."""
    child = tree[moment].child
    while child > 0:
        marks[tree[child].action] = 0
        child = tree[child].sibling


@rule
def find_moment(tree, used, states, words, move, viewer):
    """The moment that a move has led to, new if need be; −1 if there is no room."""
    states[LOOK] = states[WORLD]
    generic.redact(states[LOOK], viewer)
    key = hashed(words[LOOK])
    child = tree[move].child
    while child > 0:
        if tree[child].key == key:
            return np.int64(child)
        child = tree[child].sibling
    if used[0] == len(tree):
        return np.int64(-1)
    new = used[0]
    used[0] += 1
    tree[new].key = key
    tree[new].sibling = tree[move].child
    tree[move].child = new
    return np.int64(new)


@rule
@wrapping
def hashed(words):
    """A number that stands for the words."""
    key = _PRIME
    for i in range(len(words)):
        key = (key ^ words[i]) * _PRIME
        key ^= key >> _SHIFT
    return key


@long_rule
def play(state, action):
    """Plays an action; called from two places, and long."""
    generic.apply(state, action)


@long_rule
def judge(state, points, worth, swing):
    """What a position is worth to each seat: the chance of winning, or the share of the win, and the lead."""
    generic.outlook(state, points)
    for seat in range(len(points)):
        worth[LEAD, seat] = lead(points, seat)
        worth[CHANCE, seat] = chance(points, seat, swing)
    if state.player < 0:
        generic.standings(state, points)
        for seat in range(len(points)):
            worth[CHANCE, seat] = share_of_win(points, seat)
