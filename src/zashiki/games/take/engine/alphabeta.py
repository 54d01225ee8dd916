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

from zashiki.games.take.components import CHIPS
from zashiki.games.take.engine import evaluation
from zashiki.games.take.engine.evaluation import UNIT
from zashiki.games.take.engine.search import (
    ALPHA,
    BETA,
    COUNTERS,
    DEPTH,
    FRAME,
    IS_EVALUATED,
    IS_FULL,
    IS_TRUNCATED,
    LINE_END,
    LINES,
    NODES,
    PLY,
    ROOT,
    ROOT_LOW,
    ROOT_VALUE,
    STATES,
    VISITS,
    Buffers,
    expected_turn,
    extend_line,
    search,
)
from zashiki.games.take.engine.transpositions import grown, new_table
from zashiki.games.take.engine.turns import ANY_NUMBER, HIGH, INFINITE, LOW, MAX_DECISIONS, NODE, decisions, find_best
from zashiki.games.take.rules import STATE
from zashiki.kernel.engine import Candidate, Stop, check_budget, moves_to_search, never
from zashiki.kernel.errors import BadArgument
from zashiki.kernel.maths import exp
from zashiki.kernel.position import Position
from zashiki.kernel.rule import report_compiling, rule
from zashiki.kernel.types import Float, Int

CHUNK = 20_000
"""Nodes between two looks at the clock: a few milliseconds."""
MAX_TURNS = 1 << 19
"""Room for the turns of all frames, of 24 bytes each: 12 MB. With its table a search takes 76 MB at most."""
SOLVED_FROM = 10
"""The number of chips left from which on the full search is tried."""
SELECTIVE_SHARE, SELECTIVE_NODES = 0.4, 1_000_000
"""The selective search before it gets this share of the budget, and at most this number of nodes."""
WIDTH_AT_END, WIDTH_PER_CHIP = 0.6, 0.43
"""The width of the logistic curve from margin to chance, by the number of chips left: fitted to 1,200 games."""


class AlphaBeta:
    """A search for the seat to decide in a Ta-Ke position.

    >>> search = AlphaBeta(Position.deal("take", seed=7)).run(nodes=1_000)
    >>> search.candidates[0].move in search.position.legal_moves
    True
    """

    divides_moves: ClassVar = True

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        """Searches all moves, or only `moves`; evaluates at least the best `lines`. The seed makes no difference."""
        book = position.rulebook
        if book.STATE != STATE:
            raise BadArgument(f"This engine plays Ta-Ke, not {book.title}.")
        self.position = position
        self.is_exact = False
        """Whether the search has reached the end of the game in all lines that matter."""
        first_moves = moves_to_search(position, moves)
        lines = min(lines, len(first_moves))
        # A turn is listed in one order of its abilities; evaluating a first move needs all turns that begin with it.
        is_each_evaluated = moves is not None or lines > 1
        first_actions = [book.actions[move] for move in first_moves] if is_each_evaluated else []
        self._first_actions = np.array(first_actions, dtype=np.int64)
        words = -(-book.STATE.itemsize // 8)
        self._words = np.zeros((STATES, words), dtype=np.uint64)
        self._states: Any = np.ndarray(STATES, dtype=book.STATE, buffer=self._words.data, strides=(8 * words,))
        self._states[0] = np.frombuffer(bytes(position), dtype=book.STATE)[0]
        self._buffers: Buffers = (
            np.zeros(MAX_DECISIONS + 1, dtype=book.STATE),
            np.zeros((MAX_DECISIONS + 1, book.legal_buffer_size), dtype=np.int32),
            np.zeros((MAX_DECISIONS + 1, NODE), dtype=np.int64),
            np.zeros(evaluation.BUFFER_SIZE, dtype=np.int64),
        )
        self._turns = np.empty((MAX_TURNS, 3), dtype=np.int64)
        self._table = new_table()
        self._frames = np.zeros((CHIPS, FRAME), dtype=np.int64)
        self._keys = np.zeros(CHIPS, dtype=np.uint64)
        self._roots = np.zeros((len(book.moves), ROOT), dtype=np.int64)
        self._results = np.zeros_like(self._roots)
        self._visits = np.zeros(len(book.moves), dtype=np.int64)
        self._counters = np.zeros(COUNTERS, dtype=np.int64)
        self._counters[LINES] = lines
        self._left = CHIPS - int(self._states[0]["taken"])
        me = int(self._states[0]["player"])
        self._lead = position.scores[me] - position.scores[1 - me]
        self._depth = 0
        self._is_searching = False

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
            while not self.is_exact and not stop():
                share = 0.0 if nodes is None else (self.nodes - first) / nodes
                if seconds is not None:
                    share = max(share, (time.perf_counter() - began) / seconds)
                if share >= 1 and self._depth > 1:
                    break
                self._step(share, CHUNK if nodes is None else max(1, min(CHUNK, first + nodes - self.nodes)))
        if self._is_searching:
            self._collect_results(is_finished=False)
        return self

    def _step(self, share: float, nodes: int) -> None:
        """Continues the current iteration of the search, or begins the next one."""
        if self._is_searching and not self._counters[IS_FULL] and self._is_time_for_full_search(share):
            self._collect_results(is_finished=False)
            self._is_searching = False
        if not self._is_searching:
            self._begin(share)
        self._table = grown(self._table, self.nodes)
        is_finished = search(
            self._frames,
            self._keys,
            self._states,
            self._words,
            self._buffers,
            self._turns,
            self._table,
            self._roots,
            self._first_actions,
            self._counters,
            nodes,
        )
        if is_finished:
            self._is_searching = False
            self._collect_results(is_finished=True)
            if self._counters[IS_FULL]:
                self.is_exact = not self._counters[IS_TRUNCATED]

    def _is_time_for_full_search(self, share: float) -> bool:
        is_enough = share >= SELECTIVE_SHARE or self.nodes >= SELECTIVE_NODES
        return self._depth > 1 and self._left <= SOLVED_FROM and is_enough

    def _begin(self, share: float) -> None:
        """Begins an iteration one turn deeper than the last, or a full search."""
        is_full = self._depth == self._left or self._is_time_for_full_search(share)
        self._depth = self._left if is_full else self._depth + 1
        self._counters[IS_FULL] = is_full
        self._counters[IS_TRUNCATED] = 0
        self._counters[PLY] = 0
        self._roots[:] = 0
        self._roots[:, ROOT_VALUE] = -INFINITE
        root = self._frames[0]
        root[:] = 0
        root[ALPHA], root[BETA], root[DEPTH] = -INFINITE, INFINITE, self._depth
        self._is_searching = True

    def _collect_results(self, is_finished: bool) -> None:
        """Takes over the results of the current iteration; moves that it has not reached keep their earlier ones.

        The best turn of the last iteration is searched first, so the best result so far is the best of all. Where
        several moves are to be evaluated, they must be so in one iteration: until then the last one's results stay.
        """
        self._visits += self._roots[:, VISITS]
        self._roots[:, VISITS] = 0
        is_searched = self._roots[:, ROOT_VALUE] > -INFINITE
        if is_finished or self._roots[is_searched, IS_EVALUATED].sum() >= self._counters[LINES]:
            self._results[:, IS_EVALUATED] = 0
            self._results[is_searched] = self._roots[is_searched]
            is_evaluated = self._results[:, IS_EVALUATED] == 1
            worst = self._results[is_evaluated, ROOT_VALUE].min()
            self._results[~is_evaluated, ROOT_VALUE] = np.minimum(self._results[~is_evaluated, ROOT_VALUE], worst)

    @property
    def candidates(self) -> list[Candidate]:
        """The moves searched so far, the best first, and the evaluated ones before the others."""
        names = self.position.rulebook.moves
        searched = [action for action in range(len(names)) if self._results[action, ROOT_LOW]]
        searched.sort(
            key=lambda action: (-self._results[action, IS_EVALUATED], -self._results[action, ROOT_VALUE], action)
        )
        is_each_evaluated = len(self._first_actions) > 0
        return [self._candidate(action, is_each_evaluated or place == 0) for place, action in enumerate(searched)]

    def _candidate(self, action: int, has_all_turns: bool) -> Candidate:
        """The result for a move; an evaluation only if all turns that begin with it were listed, or it is the best."""
        value, low, high, is_evaluated, _ = self._results[action].tolist()
        is_evaluated = is_evaluated and has_all_turns
        margin = self._lead + value / UNIT
        names = self.position.rulebook.moves
        line = tuple(names[action] for action in self._line(low, high, self._depth if is_evaluated else 1))
        chance = float(chance_of(margin, 0 if self.is_exact else self._left))
        return Candidate(
            names[action], chance, margin, int(self._visits[action]), line, bool(is_evaluated), self.is_exact
        )

    def _line(self, low: int, high: int, turns: int) -> list[int]:
        """A turn, and the expected continuation as far as the table has it."""
        line: list[int] = []
        self._states[LINE_END] = self._states[0]
        for _ in range(turns):
            if not extend_line(self._states, low, high, self._buffers[1][0]):
                break
            line += decisions(low, high)
            low, high = self._expected_turn()
            if low == 0:
                break
        return line

    def _expected_turn(self) -> tuple[int, int]:
        """The best turn at the end of the line; 0 and 0 if it is not known."""
        left = CHIPS - int(self._states[LINE_END]["taken"])
        if left > 2:
            low, high = expected_turn(self._table, self._states, self._words)
            return int(low), int(high)
        if left == 0:
            return 0, 0
        best = np.zeros(3, dtype=np.int64)
        self._buffers[0][0] = self._states[LINE_END]
        find_best(*self._buffers, ANY_NUMBER, -INFINITE, INFINITE, best)
        return int(best[LOW]), int(best[HIGH])


@rule
def chance_of(margin: Float, left: Int) -> Float:
    """The chance of winning with an expected margin: the more chips are left, the less certain."""
    if left == 0:
        return 0.5 if margin == 0 else (1.0 if margin > 0 else 0.0)
    return 1.0 / (1.0 + exp(-margin / (WIDTH_AT_END + WIDTH_PER_CHIP * left)))
