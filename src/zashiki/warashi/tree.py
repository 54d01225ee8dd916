"""What tree searches share: imagined worlds, the nodes of the tree, and a budget of nodes or seconds.

An *information set* is what the searching seat sees of a position: positions that look the same to it are one node of
the tree. A *move* belongs to an information set, and leads to as many information sets as chance and hidden cards
allow. The root is the information set at hand; it is the first node, so a child or sibling of 0 means none.
"""

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Self, TypeAlias

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.engine import (
    CANDIDATE,
    FIRST,
    GROWING,
    LONGEST_LINE,
    SEATS,
    Buffer,
    Candidate,
    Candidates,
    CompiledSearch,
    Stop,
    check_budget,
    decode_candidates,
    moves_to_search,
    never,
)
from zashiki.kernel.position import Position
from zashiki.kernel.random import hashed, new_seed, seed_numbered, seed_words
from zashiki.kernel.rule import long_rule, report_compiling, rule
from zashiki.kernel.rulebook import Rulebook
from zashiki.kernel.types import Bool, Float, Int, Ints, State, States

CHUNK = 256
"""Iterations between two looks at the clock."""
MAX_DEPTH = 200
"""The greatest number of nodes on a path."""
MIN_NODES = 1 << 12
"""The number of nodes a new tree has room for."""
NODE_FIELDS = [
    ("value", "f8"),  # sum of the chances of winning seen here
    ("margin", "f8"),  # sum of the leads seen here, in the unit of `outlook`
    ("key", "u8"),  # of an information set: a hash of what the seat sees
    ("action", "i4"),  # of a move
    ("child", "i4"),
    ("sibling", "i4"),
    ("visits", "i4"),
]
"""The fields that the nodes of every tree have."""
Nodes: TypeAlias = Any
"""An array of nodes. NumPy's types do not know the fields of records."""
REAL, WORLD, SCRATCH = range(3)
"""The states of a search: the position, an imagined world, and a copy of that to redact or to try a move on."""

Arrays: TypeAlias = tuple[Any, ...]
"""The arrays of a compiled search: those of `buffers`."""


def buffers(book: Rulebook, node: Any) -> tuple[Buffer, ...]:
    """The arrays of a compiled search, for a game and a type of nodes."""
    words = -(-book.STATE.itemsize // 8)
    return (
        Buffer("counters", "i8", (1,)),
        Buffer("first", "i4", (FIRST,)),
        Buffer("states", book.STATE, (3,), is_strided=True),
        Buffer("words", "u8", (3, words), shares="states"),
        Buffer("used", "i8", (1,)),
        Buffer("legal", "i4", (book.legal_buffer_size,)),
        Buffer("node_of", "i4", (len(book.moves),)),
        Buffer("path", "i4", (MAX_DEPTH,)),
        Buffer("points", "i8", (SEATS,)),
        Buffer("values", "f8", (2, SEATS)),
        Buffer("series", "u8", (1,)),
        Buffer("tree", node, (GROWING,)),
    )


class Tree(ABC):
    """A search tree for the seat to decide in a position."""

    divides_moves: ClassVar = False
    NODE: ClassVar[np.dtype[Any]]
    MAX_NODES: ClassVar[int]
    compiled: ClassVar[CompiledSearch]

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        """Searches all legal moves, or only `moves`; every move visited is evaluated, whatever `lines` is."""
        book = position.rulebook
        self.position = position
        self.nodes = 0
        """The number of iterations so far. Each evaluates one position."""
        self._first = np.array([book.actions[move] for move in moves_to_search(position, moves)], dtype=np.int32)
        words = -(-book.STATE.itemsize // 8)
        self._words = np.zeros((3, words), dtype=np.uint64)
        self._states: Any = np.ndarray(3, dtype=book.STATE, buffer=self._words.data, strides=(8 * words,))
        self._states[REAL] = np.frombuffer(bytes(position), dtype=book.STATE)[0]
        self._tree: Any = np.zeros(MIN_NODES, dtype=self.NODE)
        self._used = np.ones(1, dtype=np.int64)
        self._legal = np.zeros(book.legal_buffer_size, dtype=np.int32)
        self._node_of = np.zeros(len(book.moves), dtype=np.int32)
        self._path = np.zeros(MAX_DEPTH, dtype=np.int32)
        self._points = np.zeros(position.players, dtype=np.int64)
        self._series = seed_words(new_seed() if seed is None else seed)[0]

    def run(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop = never,
        until_clear: bool = False,
    ) -> Self:
        """Grows the tree by `nodes` nodes, for `seconds` seconds, or until `stop` returns True.

        With `until_clear` it also ends as soon as the remaining nodes could not make another move the most visited.
        With a time limit, their number is estimated from the speed so far.
        """
        check_budget(nodes, seconds)
        before, started = self.nodes, time.perf_counter()
        with report_compiling("Warashi"):
            while not stop():
                done, elapsed = self.nodes - before, time.perf_counter() - started
                remaining = math.inf if nodes is None else nodes - done
                if seconds is not None and done:
                    remaining = min(remaining, done * (seconds - elapsed) / elapsed)
                if remaining <= 0 or (until_clear and is_clear(self._tree, float(remaining))):
                    break
                iterations = CHUNK if nodes is None else min(CHUNK, nodes - done)
                self._grow(iterations)
                self.nodes += iterations
        return self

    @abstractmethod
    def _grow(self, iterations: int) -> None:
        """Adds iterations to the tree."""

    def _reserve(self, nodes: int) -> None:
        """Makes room for more nodes, up to MAX_NODES; from then on the search continues without growing the tree."""
        length = reserved(int(self._used[0]) + nodes, len(self._tree), self.MAX_NODES)
        if length > len(self._tree):
            larger = np.zeros(length, dtype=self.NODE)
            larger[: len(self._tree)] = self._tree
            self._tree = larger

    @property
    def candidates(self) -> list[Candidate]:
        """The moves searched so far, the most visited first."""
        records: Any = np.zeros(len(self._first), dtype=CANDIDATE)
        with report_compiling("Warashi"):
            count = self._find(records)
        actions = self.position.rulebook.actions
        found = decode_candidates(records[:count], self.position.rulebook.moves)
        return sorted(found, key=lambda candidate: (-candidate.visits, -candidate.chance, actions[candidate.move]))

    @abstractmethod
    def _find(self, records: Candidates) -> int:
        """Writes the results for the moves at the root that were visited; returns their number."""


@rule
def reserved(wanted: Int, length: Int, most: Int) -> Int:
    """The length of a tree that has room for `wanted` nodes, if possible: its own, or a larger one."""
    return length if wanted <= length else min(max(2 * length, wanted), most)


@rule
def is_clear(tree: Nodes, remaining: Float) -> Bool:
    """Whether more iterations could not make another move at the root the most visited."""
    most: Int = -1
    second: Int = -1
    child = np.int64(tree[0].child)
    while child > 0:
        visits = np.int64(tree[child].visits)
        second = max(second, min(most, visits))
        most = max(most, visits)
        child = np.int64(tree[child].sibling)
    return second >= 0 and most - second > remaining


@rule
def add_to_line(record: Candidates, action: Int) -> None:
    """Adds a move to a line, if it has room."""
    if record.length < LONGEST_LINE:
        record.line[record.length] = action
        record.length += 1


@rule
def imagine_world(states: States, series: Int, number: Int) -> None:
    """Redeals what the searching seat cannot know, differently for each number of a series."""
    states[WORLD] = states[REAL]
    seed_numbered(states[WORLD].rng, series, number)
    dispatch.redeal(states[WORLD], states[REAL].player)


@rule
def find_information_set(tree: Nodes, used: Ints, states: States, words: Ints, move: Int, limit: Int) -> Int:
    """The information set that a move has led to, added if it is new; −1 if it would be one above `limit`, or if the
    tree is full.
    """
    states[SCRATCH] = states[WORLD]
    dispatch.redact(states[SCRATCH], states[REAL].player)
    key = hashed(words[SCRATCH])
    count, child = 0, np.int64(tree[move].child)
    while child > 0:
        if tree[child].key == key:
            return child
        count += 1
        child = np.int64(tree[child].sibling)
    if count == limit:
        return np.int64(-1)
    new = add_node(tree, used, move)
    if new > 0:
        tree[new].key = key
    return new


@rule
def add_node(tree: Nodes, used: Ints, parent: Int) -> Int:
    """Adds a child to a node; −1 if the tree is full."""
    if used[0] == len(tree):
        return np.int64(-1)
    new = np.int64(used[0])
    used[0] += 1
    tree[new].sibling = tree[parent].child
    tree[parent].child = new
    return new


@rule
def index_moves(tree: Nodes, node_of: Ints, information_set: Int) -> None:
    """Writes the node of each move of an information set to `node_of`, by action."""
    child = np.int64(tree[information_set].child)
    while child > 0:
        node_of[tree[child].action] = child
        child = np.int64(tree[child].sibling)


@rule
def clear_index(tree: Nodes, node_of: Ints, information_set: Int) -> None:
    """Undoes `index_moves`."""
    child = np.int64(tree[information_set].child)
    while child > 0:
        node_of[tree[child].action] = 0
        child = np.int64(tree[child].sibling)


@long_rule
def play(state: State, action: Int) -> None:
    """Plays an action; not inlined, because it is long and called from several places."""
    dispatch.apply(state, action)
