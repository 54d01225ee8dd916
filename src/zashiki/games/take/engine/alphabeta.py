"""Ta-Ke's engine: alpha-beta search turn by turn, to the end of the game when few chips are left.

Principal variation search over whole turns, with iterative deepening. Nothing is hidden and nothing is left to chance,
so the value of a position is the margin still to come for the seat to move: the points that both have do not matter,
and positions that differ in nothing else are one. At first the search is *selective*: it tries only the most promising
turns. With few chips left it then becomes *full*, and its result is exact.
"""

import time
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from zashiki.games.take.engine.deepening import buffers_of, find, reserve, start, think
from zashiki.games.take.engine.search import IS_EXACT, NODES
from zashiki.games.take.engine.transpositions import grown, new_table
from zashiki.games.take.rules import STATE
from zashiki.kernel.engine import (
    CANDIDATE,
    Candidate,
    CompiledSearch,
    Stop,
    check_budget,
    decode_candidates,
    moves_to_search,
    never,
)
from zashiki.kernel.errors import BadArgument
from zashiki.kernel.position import Position
from zashiki.kernel.rule import report_compiling
from zashiki.kernel.rulebook import Rulebook

CHUNK = 20_000
"""Nodes between two looks at the clock: a few milliseconds."""


class AlphaBeta:
    """A search for the seat to decide in a Ta-Ke position.

    >>> search = AlphaBeta(Position.deal("take", seed=7)).run(nodes=1_000)
    >>> search.candidates[0].move in search.position.legal_moves
    True
    """

    divides_moves: ClassVar = True
    compiled: ClassVar = CompiledSearch(
        buffers=buffers_of, chunk=CHUNK, is_first_listed=False, start=start, reserve=reserve, think=think, find=find
    )

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        """Searches all moves, or only `moves`; evaluates at least the best `lines`. The seed makes no difference."""
        book = position.rulebook
        if book.STATE != STATE:
            raise BadArgument(f"This engine plays Ta-Ke, not {book.title}.")
        self.position = position
        first_moves = moves_to_search(position, moves)
        lines = min(lines, len(first_moves))
        # A turn is listed in one order of its abilities; evaluating a first move needs all turns that begin with it.
        is_each_evaluated = moves is not None or lines > 1
        first_actions = [book.actions[move] for move in first_moves] if is_each_evaluated else []
        self._table = new_table()
        self._arrays = _arrays(book, len(first_actions))
        counters, first, states = self._arrays[:3]
        first[:] = first_actions
        states[0] = np.frombuffer(bytes(position), dtype=book.STATE)[0]
        start((*self._arrays, self._table), lines, np.uint64(0))
        self._counters = counters

    @property
    def is_exact(self) -> bool:
        """Whether the search has reached the end of the game in all lines that matter."""
        return bool(self._counters[IS_EXACT])

    @property
    def nodes(self) -> int:
        """The number of nodes searched so far."""
        return int(self._counters[NODES])

    def run(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop = never,
        until_clear: bool = False,  # ignored: the best move is never clear before the end of the search
    ) -> "AlphaBeta":
        """Continues the search for `nodes` nodes, `seconds` seconds, until `stop` returns True, or until it is exact.

        However small the budget, all turns of the position are evaluated before it ends.
        """
        check_budget(nodes, seconds)
        began, first = time.perf_counter(), self.nodes
        with report_compiling("Warashi"):
            while not stop():
                share = 0.0 if nodes is None else (self.nodes - first) / nodes
                if seconds is not None:
                    share = max(share, (time.perf_counter() - began) / seconds)
                if self._think(CHUNK if nodes is None else max(1, min(CHUNK, first + nodes - self.nodes)), share):
                    break
        return self

    def _think(self, nodes: int, share: float) -> bool:
        """Continues the search; returns whether it has ended."""
        self._table = grown(self._table, self.nodes)
        return bool(think((*self._arrays, self._table), nodes, share, -1.0, 0.0))

    @property
    def candidates(self) -> list[Candidate]:
        """The moves searched so far, the best first, and the evaluated ones before the others."""
        records: Any = np.zeros(len(self.position.rulebook.moves), dtype=CANDIDATE)
        with report_compiling("Warashi"):
            count = find((*self._arrays, self._table), records, 1)
        found = decode_candidates(records[:count], self.position.rulebook.moves)
        return sorted(found, key=lambda candidate: (-candidate.is_evaluated, -candidate.margin))  # stable: by action


def _arrays(book: Rulebook, first: int) -> tuple[Any, ...]:
    """All arrays of the search but the table, which can grow."""
    arrays: dict[str, Any] = {}
    for buffer in buffers_of(book)[:-1]:
        shape = tuple(length if isinstance(length, int) else first for length in buffer.shape)
        if buffer.is_strided:
            words = np.zeros((*shape, -(-book.STATE.itemsize // 8)), dtype=np.uint64)
            arrays[buffer.name] = np.ndarray(shape, dtype=buffer.item, buffer=words.data, strides=words.strides[:1])
        elif buffer.shares:
            arrays[buffer.name] = arrays[buffer.shares].base
        else:
            arrays[buffer.name] = np.zeros(shape, dtype=buffer.item)
    return tuple(arrays.values())
