"""Information-set Monte Carlo tree search, for any game: it looks ahead in worlds it imagines.

Every iteration deals afresh what the thinking seat cannot know (`redeal`), walks down the tree by the moves that are
legal in that world, adds a node, and counts what the position there is worth. So it never sees more than its seat.

The tree has two kinds of nodes in turn. A *moment* is what the seat sees of a position: moments that look the same to
it are one node. A *move* belongs to a moment, and leads to as many moments as chance and hidden cards allow; its
visits and its value, for the seat that makes it, are what the search is about.
"""

import time
from typing import Any

import numpy as np

from zashiki.kernel import generic
from zashiki.kernel.position import Position
from zashiki.kernel.random import below, new_seed, seed_numbered, seed_words
from zashiki.kernel.rule import compiling_in_words, rule
from zashiki.warashi.thought import Found, Stop, check_budget, check_thinkable, never

EXPLORATION = 0.7
"""How much a move that was seldom tried is hoped to be better than it looked."""
CHUNK = 256
"""Iterations between two looks at the clock."""
MOST_NODES = 2_000_000
"""Of 40 bytes each: a search takes 80 MB at most, and then goes on without growing its tree."""
DEEPEST = 200
LONGEST_FINISH = 60
NODE = np.dtype(
    (
        np.record,
        [
            ("value", "f8"),  # of a move: the sum of what it was worth to its mover
            ("key", "u8"),  # of a moment: what the seat sees, hashed
            ("action", "i4"),  # of a move
            ("child", "i4"),
            ("sibling", "i4"),
            ("visits", "i4"),
            ("chances", "i4"),  # of a move: how often it was legal
            ("mover", "i4"),
        ],
    )
)
REAL, WORLD, LOOK = range(3)
"""The states of a search: the position, an imagined world, and what the seat sees of it."""
_PRIME = np.uint64(0x100000001B3)
_SHIFT = np.uint64(29)


class Search:
    """A tree that grows for the seat to decide in a position."""

    def __init__(self, position: Position, seed: int | None = None, moves: list[str] | None = None) -> None:
        check_thinkable(position)
        book = position.rulebook
        self.position = position
        self.nodes = 0
        """How many were made."""
        words = -(-book.STATE.itemsize // 8)
        self._words = np.zeros((3, words), dtype=np.uint64)
        self._states: Any = np.ndarray(3, dtype=book.STATE, buffer=self._words.data, strides=(8 * words,))
        self._states[REAL] = np.frombuffer(bytes(position), dtype=book.STATE)[0]
        self._nodes: Any = np.zeros(1 << 12, dtype=NODE)
        self._used = np.ones(1, dtype=np.int64)
        self._legal = np.zeros(book.room, dtype=np.int32)
        self._marks = np.zeros(len(book.moves), dtype=np.int32)
        self._path = np.zeros(DEEPEST, dtype=np.int32)
        self._points = np.zeros(position.players, dtype=np.int64)
        self._rewards = np.zeros(position.players, dtype=np.float64)
        self._policy = seed_words(new_seed() if seed is None else seed)
        self._series = self._policy[0]

    def run(self, nodes: int | None = None, seconds: float | None = None, stop: Stop = never) -> "Search":
        """Grows the tree by so many iterations, or for so long, or until told to stop."""
        check_budget(nodes, seconds)
        deadline = None if seconds is None else time.perf_counter() + seconds
        last = None if nodes is None else self.nodes + nodes
        with compiling_in_words("Warashi"):
            while not stop() and (last is None or self.nodes < last):
                if deadline is not None and time.perf_counter() >= deadline:
                    break
                self._grow(CHUNK if last is None else min(CHUNK, last - self.nodes))
        return self

    def _grow(self, iterations: int) -> None:
        room = int(self._used[0]) + 2 * iterations
        if room > len(self._nodes) and len(self._nodes) < MOST_NODES:
            more = np.zeros(min(2 * len(self._nodes), MOST_NODES), dtype=NODE)
            more[: len(self._nodes)] = self._nodes
            self._nodes = more
        grow(
            self._nodes,
            self._used,
            self._states,
            self._words,
            self._legal,
            self._marks,
            self._path,
            self._points,
            self._rewards,
            self._policy,
            self._series,
            self.nodes,
            iterations,
            float(self.position.rulebook.swing),
            EXPLORATION,
        )
        self.nodes += iterations

    @property
    def found(self) -> list[Found]:
        """The moves that were looked at, the most visited first."""
        moves, found, child = self.position.rulebook.moves, [], int(self._nodes[0].child)
        while child:
            node = self._nodes[child]
            found.append(
                Found(
                    moves[node.action],
                    float(node.value) / int(node.visits),
                    0.0,
                    int(node.visits),
                    (moves[node.action],),
                )
            )
            child = int(node.sibling)
        order = {move: place for place, move in enumerate(self.position.legal_moves)}
        return sorted(found, key=lambda one: (-one.visits, -one.chance, order[one.move]))


@rule
def grow(
    nodes,
    used,
    states,
    words,
    legal,
    marks,
    path,
    points,
    rewards,
    policy,
    series,
    first,
    iterations,
    swing,
    exploration,
):
    """Adds iterations to the tree."""
    viewer = states[REAL].player
    for number in range(first, first + iterations):
        states[WORLD] = states[REAL]
        seed_numbered(states[WORLD].rng, series, number)
        generic.redeal(states[WORLD], viewer)
        depth = walk(nodes, used, states, words, legal, marks, path, policy, viewer, exploration)
        finish(states[WORLD], legal)
        judge(states[WORLD], points, rewards, swing)
        for i in range(depth):
            node = nodes[path[i]]
            node.visits += 1
            node.value += rewards[node.mover]


@rule
def walk(nodes, used, states, words, legal, marks, path, policy, viewer, exploration):
    """From the root to a position that is new to the tree; the number of moves made."""
    state, moment, depth = states[WORLD], 0, 0
    while state.player >= 0 and depth < len(path):
        count = generic.legal(state, legal)
        move = choose_move(nodes, marks, state, legal, count, moment, policy, exploration)
        is_new = move < 0
        if is_new:
            if used[0] + 2 > len(nodes):
                return depth
            move = add_move(nodes, used, moment, np.int64(-1 - move), state.player)
        generic.apply(state, nodes[move].action)
        path[depth] = move
        depth += 1
        if is_new:
            return depth
        moment = find_moment(nodes, used, states, words, move, viewer)
        if moment < 0:
            return depth
    return depth


@rule
def choose_move(nodes, marks, state, legal, count, moment, policy, exploration):
    """The move with the best upper confidence bound; −1 − action for one that was never tried.

    In a new moment the plain move comes first.
    """
    child = nodes[moment].child
    if child == 0:
        action = generic.lean(state, legal, count)
        return -1 - np.int64(action if action >= 0 else legal[below(policy, count)])
    while child > 0:
        marks[nodes[child].action] = child
        child = nodes[child].sibling
    untried, chosen, best, new = 0, 0, -1.0, 0
    for i in range(count):
        child = marks[legal[i]]
        if child == 0:
            untried += 1
            if below(policy, untried) == 0:
                new = -1 - legal[i]
        else:
            node = nodes[child]
            node.chances += 1
            bound = node.value / node.visits + exploration * np.sqrt(np.log(node.chances) / node.visits)
            if bound > best:
                best, chosen = bound, np.int64(child)
    child = nodes[moment].child
    while child > 0:
        marks[nodes[child].action] = 0
        child = nodes[child].sibling
    return np.int64(new) if untried > 0 else chosen


@rule
def add_move(nodes, used, moment, action, mover):
    """A move of a moment that was never tried there."""
    new = used[0]
    used[0] += 1
    nodes[new].action = action
    nodes[new].mover = mover
    nodes[new].chances = 1
    nodes[new].sibling = nodes[moment].child
    nodes[moment].child = new
    return new


@rule
def find_moment(nodes, used, states, words, move, viewer):
    """The moment that a move has led to; −1 if it was not in the tree, and is now."""
    states[LOOK] = states[WORLD]
    generic.redact(states[LOOK], viewer)
    key = _PRIME
    for i in range(words.shape[1]):
        key = (key ^ words[LOOK, i]) * _PRIME
        key ^= key >> _SHIFT
    child = nodes[move].child
    while child > 0:
        if nodes[child].key == key:
            return np.int64(child)
        child = nodes[child].sibling
    if used[0] < len(nodes):
        new = used[0]
        used[0] += 1
        nodes[new].key = key
        nodes[new].sibling = nodes[move].child
        nodes[move].child = new
    return np.int64(-1)


@rule
def finish(state, legal):
    """Plays on in a plain way until the position can be judged."""
    for _ in range(LONGEST_FINISH):
        count = generic.legal(state, legal)
        action = generic.lean(state, legal, count) if count > 0 else -1
        if action < 0:
            return
        generic.apply(state, action)


@rule
def judge(state, points, rewards, swing):
    """What a position is worth to each seat, from 0 to 1: the share of the win, or the chance of it."""
    seats = len(points)
    if state.player < 0:
        generic.standings(state, points)
        best, winners = points[0], 0
        for seat in range(seats):
            best = max(best, points[seat])
        for seat in range(seats):
            winners += points[seat] == best
        for seat in range(seats):
            rewards[seat] = 1.0 / winners if points[seat] == best else 0.0
        return
    generic.estimate(state, points)
    for seat in range(seats):
        other = np.iinfo(np.int64).min
        for rival in range(seats):
            if rival != seat:
                other = max(other, points[rival])
        rewards[seat] = 1.0 / (1.0 + np.exp((other - points[seat]) / swing))
