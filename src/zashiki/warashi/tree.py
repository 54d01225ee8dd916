"""What tree searches share: imagined worlds, moments and moves, and a budget of nodes or seconds.

A *moment* is what the thinking seat sees of a position: moments that look the same to it are one node of the tree. A
*move* belongs to a moment, and leads to as many moments as chance and what is hidden allow. The root is the moment at
hand; it is the first node, so 0 stands for none.
"""

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.engine import Candidate, Stop, check_budget, considered, never
from zashiki.kernel.position import Position
from zashiki.kernel.random import hashed, new_seed, seed_numbered, seed_words
from zashiki.kernel.rule import long_rule, report_compiling, rule

CHUNK = 256
"""Iterations between two looks at the clock."""
DEEPEST = 200
"""So many nodes a path has at most."""
FEWEST_NODES = 1 << 12
"""A tree has room for so many at first."""
LINKS = [
    ("value", "f8"),  # the sum of the chances of winning that were seen here
    ("margin", "f8"),  # the same of the leads, in the unit of `outlook`
    ("key", "u8"),  # of a moment: what the seat sees, hashed
    ("action", "i4"),  # of a move
    ("child", "i4"),
    ("sibling", "i4"),
    ("visits", "i4"),
]
"""The fields that every tree needs in its nodes."""
REAL, WORLD, LOOK = range(3)
"""The states of a search: the position, an imagined world, and what is seen or tried out in it."""


class Tree(ABC):
    """A tree that grows for the seat to decide in a position."""

    divides_moves: ClassVar = False
    NODE: ClassVar[np.dtype[Any]]
    MOST_NODES: ClassVar[int]

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        """With `moves`, nothing but these is considered; of every one that was visited a true value is found."""
        book = position.rulebook
        self.position = position
        self.nodes = 0
        """How many iterations were made. Each judges one position."""
        self._first = np.array([book.actions[move] for move in considered(position, moves)], dtype=np.int32)
        words = -(-book.STATE.itemsize // 8)
        self._words = np.zeros((3, words), dtype=np.uint64)
        self._states: Any = np.ndarray(3, dtype=book.STATE, buffer=self._words.data, strides=(8 * words,))
        self._states[REAL] = np.frombuffer(bytes(position), dtype=book.STATE)[0]
        self._tree: Any = np.zeros(FEWEST_NODES, dtype=self.NODE)
        self._used = np.ones(1, dtype=np.int64)
        self._legal = np.zeros(book.legal_buffer_size, dtype=np.int32)
        self._marks = np.zeros(len(book.moves), dtype=np.int32)
        self._path = np.zeros(DEEPEST, dtype=np.int32)
        self._points = np.zeros(position.players, dtype=np.int64)
        self._series = seed_words(new_seed() if seed is None else seed)[0]

    def run(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop = never,
        until_clear: bool = False,
    ) -> Self:
        """Grows the tree by so many nodes, or for so long, or until told to stop.

        With `until_clear` it also ends as soon as the rest of the nodes could not make another move the most visited;
        of a time, as many nodes are thought to be left as it has made so far for each second.
        """
        check_budget(nodes, seconds)
        before, begun = self.nodes, time.perf_counter()
        with report_compiling("Warashi"):
            while not stop():
                grown, spent = self.nodes - before, time.perf_counter() - begun
                left = math.inf if nodes is None else nodes - grown
                if seconds is not None and grown:
                    left = min(left, grown * (seconds - spent) / spent)
                if left <= 0 or (until_clear and self._is_clear(left)):
                    break
                iterations = CHUNK if nodes is None else min(CHUNK, nodes - grown)
                self._grow(iterations)
                self.nodes += iterations
        return self

    @abstractmethod
    def _grow(self, iterations: int) -> None:
        """Adds iterations to the tree."""

    def _make_room(self, nodes: int) -> None:
        """For so many nodes more, as far as memory is allowed; then the search goes on without growing its tree."""
        wanted = int(self._used[0]) + nodes
        if wanted > len(self._tree) and len(self._tree) < self.MOST_NODES:
            larger = np.zeros(min(max(2 * len(self._tree), wanted), self.MOST_NODES), dtype=self.NODE)
            larger[: len(self._tree)] = self._tree
            self._tree = larger

    def _is_clear(self, left: float) -> bool:
        visits = sorted((int(self._tree[move].visits) for move in self._children(0)), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    @property
    def candidates(self) -> list[Candidate]:
        """The moves that were looked at, the most visited first."""
        order = {move: place for place, move in enumerate(self.position.legal_moves)}
        found = [one for one in map(self._found, self._children(0)) if one is not None]
        return sorted(found, key=lambda one: (-one.visits, -one.chance, order[one.move]))

    @abstractmethod
    def _found(self, move: int) -> Candidate | None:
        """What is known of a move at hand."""

    def _children(self, node: int) -> Iterator[int]:
        child = int(self._tree[node].child)
        while child:
            yield child
            child = int(self._tree[child].sibling)

    def _name(self, move: int) -> str:
        return self.position.rulebook.moves[int(self._tree[move].action)]


@rule
def imagine_world(states, series, number):
    """Deals afresh what the thinking seat cannot know, differently for each number of a series."""
    states[WORLD] = states[REAL]
    seed_numbered(states[WORLD].rng, series, number)
    dispatch.redeal(states[WORLD], states[REAL].player)


@rule
def find_moment(tree, used, states, words, move, most):
    """The moment that a move has led to, new if need be; −1 if there is no room, or the move has so many already."""
    states[LOOK] = states[WORLD]
    dispatch.redact(states[LOOK], states[REAL].player)
    key = hashed(words[LOOK])
    moments, child = 0, np.int64(tree[move].child)
    while child > 0:
        if tree[child].key == key:
            return child
        moments += 1
        child = np.int64(tree[child].sibling)
    if moments == most:
        return np.int64(-1)
    new = add_node(tree, used, move)
    if new > 0:
        tree[new].key = key
    return new


@rule
def add_node(tree, used, parent):
    """A new node below another; −1 if there is no room."""
    if used[0] == len(tree):
        return np.int64(-1)
    new = np.int64(used[0])
    used[0] += 1
    tree[new].sibling = tree[parent].child
    tree[parent].child = new
    return new


@rule
def set_marks(tree, marks, moment):
    """Marks the actions of a moment with their nodes."""
    child = np.int64(tree[moment].child)
    while child > 0:
        marks[tree[child].action] = child
        child = np.int64(tree[child].sibling)


@rule
def clear_marks(tree, marks, moment):
    """Leaves no mark of a moment's moves."""
    child = np.int64(tree[moment].child)
    while child > 0:
        marks[tree[child].action] = 0
        child = np.int64(tree[child].sibling)


@long_rule
def play(state, action):
    """Plays an action; called from several places, and long."""
    dispatch.apply(state, action)
