"""Looking ahead in Ta-Ke, turn by turn, and to the very end when few chips are left.

Alpha-beta search (principal variation search) over whole turns, deeper and deeper. Nothing is hidden and nothing is
left to chance, so the value of a position is the margin still to come for the seat to move: the points that both have
do not matter, and positions that differ in nothing else are one. First the search is *selective*: it looks at the
likeliest turns only. With few chips left it is then *full*, and what it finds is the truth.

It runs without recursion, a frame for each turn of the line at hand, so that it can pause after any number of nodes.
A node is a turn that was listed and judged.
"""

import math
import time
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from zashiki.games.take.components import CHIPS
from zashiki.games.take.engine import evaluation
from zashiki.games.take.engine.evaluation import UNIT, lead
from zashiki.games.take.engine.transpositions import best_turn, grown, key_of, look_up, new_table, store
from zashiki.games.take.engine.turns import (
    ALL,
    FAR,
    HIGH,
    LONGEST,
    LOW,
    PLACE,
    WORTH,
    begin_with,
    decision,
    decisions,
    find_best,
    judge,
    list_legal,
    list_turns,
    play,
    play_turn,
)
from zashiki.games.take.rules import STATE
from zashiki.kernel.engine import Candidate, Stop, check_budget, moves_to_search, never
from zashiki.kernel.errors import BadArgument
from zashiki.kernel.position import Position
from zashiki.kernel.rule import report_compiling, rule

CHUNK = 20_000
"""Nodes between two looks at the clock: some milliseconds."""
ROOM_FOR_TURNS = 1 << 19
"""Of 24 bytes each: 12 MB for the turns of all frames. With its table a search takes 76 MB at most."""
SOLVED_FROM = 10
"""With so many chips left the search tries to look to the end."""
SELECTIVE_SHARE, SELECTIVE_NODES = 0.4, 1_000_000
"""So much of the budget goes to the selective search before, but no more nodes than that."""
WIDTH, ABILITIES, UNREDUCED = range(3)
SELECTION = np.array(
    [
        [60, 0, 12, 20] + [30] * CHIPS,
        [ALL, 1, 2, 2] + [2] * CHIPS,
        [4, 0, 3, 3] + [3] * CHIPS,
    ]
)
"""By the turns it still looks ahead, and first for the turn at hand: how many turns the selective search looks at, with
how many abilities, and how many of them to the full; the rest must seem better than the best at a look less far."""
WIDTH_AT_END, WIDTH_A_CHIP = 0.6, 0.43
"""How wide the curve is that makes a chance of an expected margin, by the chips left: fitted to 1,200 games."""

FEW = 1
"""So many abilities have the turns that the full search lists first."""
SORTED = 60
"""So many turns of a list are searched in the order of their worth."""

FRAME = 19
(
    STAGE,
    ALPHA,
    BETA,
    FLOOR,  # alpha at first
    BEST,
    BEST_LOW,
    BEST_HIGH,
    AHEAD,
    FIRST,  # of the turns listed
    END,
    CURSOR,
    STOP,
    MARGIN,  # that the turn to this frame made for the seat before
    IS_NARROW,  # searched only for whether it is better than alpha
    IS_REDUCED,  # searched a turn less deep, for whether it deserves more
    UNREDUCED_STOP,
    TURN_LOW,
    TURN_HIGH,
    IS_REST_LISTED,  # the turns with many abilities too
) = range(FRAME)
ENTER, GO_ON = range(2)

COUNTERS = 6
NODES, PLY, IS_FULL, IS_CUT_SHORT, LINES, NODES_NOTED = range(COUNTERS)
"""What was done so far, where the search stands, and how it searches. Cut short: there was no room for all turns."""

HERE, NEXT, STATES = CHIPS, CHIPS + 1, CHIPS + 3
"""Behind the states of the search: where a line has come to, the next after it, and one to make keys of."""

ROOT = 5
VALUE, ROOT_LOW, ROOT_HIGH, IS_TRUE, VISITS = range(ROOT)
"""What is known of each first decision."""


class AlphaBeta:
    """A search for the seat to decide in a position of Ta-Ke.

    >>> search = AlphaBeta(Position.deal("take", seed=7)).run(nodes=1_000)
    >>> search.candidates[0].move in search.position.legal_moves
    True
    """

    divides_moves: ClassVar = True

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        """Of so many first decisions, the true value is sought. No seed changes anything."""
        book = position.rulebook
        if book.STATE != STATE:
            raise BadArgument(f"This search plays Ta-Ke, not {book.title}.")
        self.position = position
        self.is_exact = False
        """Whether it has looked to the end."""
        firsts = moves_to_search(position, moves)
        lines = min(lines, len(firsts))
        # A turn is listed in one order of its abilities; what is said of each first decision needs all that begin so.
        is_each = moves is not None or lines > 1
        self._firsts = np.array([book.actions[move] for move in firsts if is_each], dtype=np.int64)
        words = -(-book.STATE.itemsize // 8)
        self._words = np.zeros((STATES, words), dtype=np.uint64)
        self._states: Any = np.ndarray(STATES, dtype=book.STATE, buffer=self._words.data, strides=(8 * words,))
        self._states[0] = np.frombuffer(bytes(position), dtype=book.STATE)[0]
        self._buffers = (
            np.zeros(LONGEST + 1, dtype=book.STATE),
            np.zeros((LONGEST + 1, book.legal_buffer_size), dtype=np.int32),
            np.zeros((LONGEST + 1, PLACE), dtype=np.int64),
            np.zeros(evaluation.ROOM, dtype=np.int64),
        )
        self._turns = np.empty((ROOM_FOR_TURNS, 3), dtype=np.int64)
        self._table = new_table()
        self._frames = np.zeros((CHIPS, FRAME), dtype=np.int64)
        self._keys = np.zeros(CHIPS, dtype=np.uint64)
        self._roots = np.zeros((len(book.moves), ROOT), dtype=np.int64)
        self._known = np.zeros_like(self._roots)
        self._visits = np.zeros(len(book.moves), dtype=np.int64)
        self._counters = np.zeros(COUNTERS, dtype=np.int64)
        self._counters[LINES] = lines
        self._left = CHIPS - int(self._states[0]["taken"])
        me = int(self._states[0]["player"])
        self._lead = position.scores[me] - position.scores[1 - me]
        self._ahead = 0
        self._is_searching = False

    @property
    def nodes(self) -> int:
        """How many were made."""
        return int(self._counters[NODES])

    def run(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop = never,
        until_clear: bool = False,  # it is never clear before the end of the search
    ) -> "AlphaBeta":
        """Searches on for so many nodes, or for so long, or until told to stop, or until all is known.

        However small the budget, all turns at hand are judged before it ends.
        """
        check_budget(nodes, seconds)
        began, first = time.perf_counter(), self.nodes
        with report_compiling("Warashi"):
            while not self.is_exact and not stop():
                share = 0.0 if nodes is None else (self.nodes - first) / nodes
                if seconds is not None:
                    share = max(share, (time.perf_counter() - began) / seconds)
                if share >= 1 and self._ahead > 1:
                    break
                self._step(share, CHUNK if nodes is None else max(1, min(CHUNK, first + nodes - self.nodes)))
        if self._is_searching:
            self._keep_what_is_known(is_done=False)
        return self

    def _step(self, share: float, nodes: int) -> None:
        """Searches on, and begins anew where that is due: deeper, or in full."""
        if self._is_searching and not self._counters[IS_FULL] and self._is_time_to_solve(share):
            self._keep_what_is_known(is_done=False)
            self._is_searching = False
        if not self._is_searching:
            self._begin(share)
        self._table = grown(self._table, self.nodes)
        is_done = search(
            self._frames,
            self._keys,
            self._states,
            self._words,
            self._buffers,
            self._turns,
            self._table,
            self._roots,
            self._firsts,
            self._counters,
            nodes,
        )
        if is_done:
            self._is_searching = False
            self._keep_what_is_known(is_done=True)
            if self._counters[IS_FULL]:
                self.is_exact = not self._counters[IS_CUT_SHORT]

    def _is_time_to_solve(self, share: float) -> bool:
        is_enough = share >= SELECTIVE_SHARE or self.nodes >= SELECTIVE_NODES
        return self._ahead > 1 and self._left <= SOLVED_FROM and is_enough

    def _begin(self, share: float) -> None:
        """Begins a search one turn deeper than the last, or one to the end."""
        is_full = self._ahead == self._left or self._is_time_to_solve(share)
        self._ahead = self._left if is_full else self._ahead + 1
        self._counters[IS_FULL] = is_full
        self._counters[IS_CUT_SHORT] = 0
        self._counters[PLY] = 0
        self._roots[:] = 0
        self._roots[:, VALUE] = -FAR
        root = self._frames[0]
        root[:] = 0
        root[ALPHA], root[BETA], root[AHEAD] = -FAR, FAR, self._ahead
        self._is_searching = True

    def _keep_what_is_known(self, is_done: bool) -> None:
        """Takes over what the search at hand has found; what it has not come to stays as it was.

        The best turn of the last search is tried first, so the best of those looked at is the best of all. Where
        several true values are sought they must be of one search: until it has them all, those of the last one stay.
        """
        self._visits += self._roots[:, VISITS]
        self._roots[:, VISITS] = 0
        looked_at = self._roots[:, VALUE] > -FAR
        if is_done or self._roots[looked_at, IS_TRUE].sum() >= self._counters[LINES]:
            self._known[:, IS_TRUE] = 0
            self._known[looked_at] = self._roots[looked_at]
            is_true = self._known[:, IS_TRUE] == 1
            worst = self._known[is_true, VALUE].min()
            self._known[~is_true, VALUE] = np.minimum(self._known[~is_true, VALUE], worst)

    @property
    def candidates(self) -> list[Candidate]:
        """The first decisions that were looked at, the best first; those whose true value is known before others."""
        names = self.position.rulebook.moves
        known = [action for action in range(len(names)) if self._known[action, ROOT_LOW]]
        known.sort(key=lambda action: (-self._known[action, IS_TRUE], -self._known[action, VALUE], action))
        is_each = len(self._firsts) > 0
        return [self._found(action, is_each or place == 0) for place, action in enumerate(known)]

    def _found(self, action: int, has_all_turns: bool) -> Candidate:
        """What is known of a first decision; it is true only if all turns that begin so were listed, or it is best."""
        value, low, high, is_true, _ = self._known[action].tolist()
        is_true = is_true and has_all_turns
        margin = self._lead + value / UNIT
        names = self.position.rulebook.moves
        line = tuple(names[action] for action in self._line(low, high, self._ahead if is_true else 1))
        chance = chance_of(margin, 0 if self.is_exact else self._left)
        return Candidate(names[action], chance, margin, int(self._visits[action]), line, bool(is_true), self.is_exact)

    def _line(self, low: int, high: int, turns: int) -> list[int]:
        """A turn, and those that are expected to follow it as far as the table has them."""
        line: list[int] = []
        self._states[HERE] = self._states[0]
        for _ in range(turns):
            if not is_legal(self._states, low, high, self._buffers[1][0]):
                break
            line += decisions(low, high)
            low, high = self._expected_turn()
            if low == 0:
                break
        return line

    def _expected_turn(self) -> tuple[int, int]:
        """The best turn of the position that a line has come to; none if it is not known."""
        left = CHIPS - int(self._states[HERE]["taken"])
        if left > 2:
            return expected_turn(self._table, self._states, self._words)
        if left == 0:
            return 0, 0
        best = np.zeros(3, dtype=np.int64)
        self._buffers[0][0] = self._states[HERE]
        find_best(*self._buffers, ALL, -FAR, FAR, best)
        return int(best[LOW]), int(best[HIGH])


def chance_of(margin: float, left: int) -> float:
    """The chance of winning with an expected margin: the more chips are left, the less is sure."""
    if left == 0:
        return 0.5 if margin == 0 else float(margin > 0)
    return 1 / (1 + math.exp(-margin / (WIDTH_AT_END + WIDTH_A_CHIP * left)))


@rule
def search(frames, keys, states, words, buffers, turns, table, roots, firsts, counters, nodes):
    """Searches on for so many nodes; whether it came to an end."""
    ply = counters[PLY]
    last = counters[NODES] + nodes
    while counters[NODES] < last:
        frame = frames[ply]
        is_known = False
        if frame[STAGE] == ENTER:
            is_known = enter(frames, keys, states, words, buffers, turns, table, firsts, counters, ply)
        if not is_known and frame[BEST] < frame[BETA] and frame[CURSOR] == frame[STOP] and not frame[IS_REST_LISTED]:
            list_rest(frame, states[ply], buffers, turns, counters)
        if not is_known and (frame[CURSOR] == frame[STOP] or frame[BEST] >= frame[BETA]):
            remember(table, keys[ply], frame, counters)
            is_known = True
        if is_known and ply == 0:
            return True
        ply = hand_up(frames, roots, counters, ply) if is_known else go_down(frames, states, turns, ply)
        counters[PLY] = ply
    return False


@rule
def enter(frames, keys, states, words, buffers, turns, table, firsts, counters, ply):
    """Looks a position up, or lists its turns; whether that was enough to know its worth."""
    turn_states, legal, places, features = buffers
    frame = frames[ply]
    left = CHIPS - np.int64(states[ply].taken)
    if ply > 0 and (frame[AHEAD] == 0 or left <= 2):
        frame[BEST] = judge(states[ply], features, frame[BETA])
        return True
    frame[IS_REST_LISTED] = 1
    keys[ply] = key_of(states, words, ply)
    if ply == 0:
        end = list_root(states, buffers, turns, firsts)
    else:
        is_known, frame[BEST] = look_up(table, keys[ply], frame[AHEAD], counters[IS_FULL], frame[ALPHA], frame[BETA])
        if is_known:
            return True
        turn_states[0] = states[ply]
        most = ALL if counters[IS_FULL] else SELECTION[ABILITIES, frame[AHEAD]]
        # The worth of a turn is true when two chips are left after it, and good enough at the horizon.
        if frame[AHEAD] == 1 or left == 3:
            best = turns[frame[FIRST]]
            counters[NODES] += find_best(turn_states, legal, places, features, most, frame[ALPHA], frame[BETA], best)
            frame[FLOOR] = frame[ALPHA]
            frame[BEST] = best[WORTH]
            frame[BEST_LOW] = best[LOW]
            frame[BEST_HIGH] = best[HIGH]
            remember(table, keys[ply], frame, counters)
            return True
        if counters[IS_FULL]:
            most = FEW
            frame[IS_REST_LISTED] = 0
        end = list_turns(turn_states, legal, places, features, 0, most, turns, frame[FIRST])
    counters[NODES] += end - frame[FIRST]
    counters[IS_CUT_SHORT] |= end == len(turns)
    frame[END] = end
    width = end if counters[IS_FULL] else SELECTION[WIDTH, 0 if ply == 0 else frame[AHEAD]]
    frame[STOP] = min(end, frame[FIRST] + width)
    unreduced = end if counters[IS_FULL] else SELECTION[UNREDUCED, 0 if ply == 0 else frame[AHEAD]]
    frame[UNREDUCED_STOP] = frame[FIRST] + unreduced
    frame[CURSOR] = frame[FIRST]
    frame[BEST] = -FAR
    frame[FLOOR] = frame[ALPHA]
    frame[STAGE] = GO_ON
    put_first(turns, frame, table, keys[ply])
    return False


@rule
def list_rest(frame, state, buffers, turns, counters):
    """Lists the turns with many abilities, in the place of those that were all searched."""
    turn_states, legal, places, features = buffers
    turn_states[0] = state
    end = list_turns(turn_states, legal, places, features, FEW + 1, ALL, turns, frame[FIRST])
    counters[NODES] += end - frame[FIRST]
    counters[IS_CUT_SHORT] |= end == len(turns)
    frame[CURSOR] = frame[FIRST]
    frame[END] = frame[STOP] = frame[UNREDUCED_STOP] = end
    frame[IS_REST_LISTED] = 1


@rule
def list_root(states, buffers, turns, firsts):
    """Lists the turns of the position at hand: all, or those that begin with certain decisions."""
    turn_states, legal, places, features = buffers
    if len(firsts) == 0:
        turn_states[0] = states[0]
        return list_turns(turn_states, legal, places, features, 0, ALL, turns, 0)
    me, end = states[0].player, 0
    for i in range(len(firsts)):
        if end == len(turns):
            break
        turn_states[0] = states[0]
        play(turn_states[0], firsts[i])
        first = end
        if turn_states[0].player != me:
            margin = lead(turn_states[0], np.int64(me)) - lead(states[0], np.int64(me))
            turns[end, WORTH] = UNIT * margin - judge(turn_states[0], features, FAR)
            turns[end, LOW] = 0
            turns[end, HIGH] = 0
            end += 1
        else:
            end = list_turns(turn_states, legal, places, features, 0, ALL, turns, first)
        best = first
        for j in range(first, end):
            begin_with(turns[j], firsts[i])
            if turns[j, WORTH] > turns[best, WORTH]:
                best = j
        # However many turns begin with another decision, the best of each is looked at.
        turns[best, WORTH] += FAR // 2
    return end


@rule
def put_first(turns, frame, table, key):
    """The turn that was best before is tried first."""
    low, high = best_turn(table, key)
    if low == 0:
        return
    for i in range(frame[FIRST], frame[END]):
        if turns[i, LOW] == low and turns[i, HIGH] == high:
            turns[i, WORTH] = FAR
            return


@rule
def remember(table, key, frame, counters):
    """Puts what was found of a position into the table."""
    store(
        table,
        key,
        frame[AHEAD],
        counters[IS_FULL],
        frame[FLOOR],
        frame[BETA],
        frame[BEST],
        frame[BEST_LOW],
        frame[BEST_HIGH],
    )


@rule
def go_down(frames, states, turns, ply):
    """Plays the most promising turn that is left; the new ply."""
    frame, child = frames[ply], frames[ply + 1]
    best = frame[CURSOR]
    # A turn that is better than all before is mostly among the first, if there is any.
    stop = frame[END] if best < frame[FIRST] + SORTED else best
    for i in range(best + 1, stop):
        if turns[i, WORTH] > turns[best, WORTH]:
            best = i
    for i in range(3):
        turns[frame[CURSOR], i], turns[best, i] = turns[best, i], turns[frame[CURSOR], i]
    low, high = turns[frame[CURSOR], LOW], turns[frame[CURSOR], HIGH]
    me = np.int64(states[ply].player)
    states[ply + 1] = states[ply]
    play_turn(states[ply + 1], low, high)
    child[TURN_LOW] = low
    child[TURN_HIGH] = high
    child[MARGIN] = UNIT * (lead(states[ply + 1], me) - lead(states[ply], me))
    child[FIRST] = frame[END]
    child[IS_REDUCED] = frame[CURSOR] >= frame[UNREDUCED_STOP] and frame[ALPHA] > -FAR and frame[AHEAD] > 2
    child[IS_NARROW] = frame[BEST] > -FAR and frame[BETA] - frame[ALPHA] > 1 and frame[ALPHA] > -FAR
    frame[CURSOR] += 1
    open_window(frame, child)
    return ply + 1


@rule
def open_window(frame, child):
    """Sets how far, and between which bounds, a position is to be searched."""
    child[STAGE] = ENTER
    child[AHEAD] = frame[AHEAD] - 1 - child[IS_REDUCED]
    child[BETA] = child[MARGIN] - frame[ALPHA]
    child[ALPHA] = child[BETA] - 1 if child[IS_NARROW] else child[MARGIN] - frame[BETA]


@rule
def hand_up(frames, roots, counters, ply):
    """Gives the worth of a position to the turn that led there, or has it searched again; the new ply."""
    child, frame = frames[ply], frames[ply - 1]
    worth = child[MARGIN] - child[BEST]
    if worth > frame[ALPHA] and (child[IS_REDUCED] or (child[IS_NARROW] and worth < frame[BETA])):
        child[IS_NARROW] &= child[IS_REDUCED]
        child[IS_REDUCED] = 0
        open_window(frame, child)
        return ply
    if worth > frame[BEST]:
        frame[BEST] = worth
        frame[BEST_LOW] = child[TURN_LOW]
        frame[BEST_HIGH] = child[TURN_HIGH]
    if ply == 1:
        note_root(roots, frame, child, worth, counters)
    else:
        frame[ALPHA] = max(frame[ALPHA], worth)
    return ply - 1


@rule
def note_root(roots, frame, child, worth, counters):
    """Notes what is known of a first decision. As many as are asked for are searched for their true worth."""
    root = roots[decision(child[TURN_LOW], child[TURN_HIGH], 0)]
    if worth > root[VALUE]:
        root[VALUE] = worth
        root[ROOT_LOW] = child[TURN_LOW]
        root[ROOT_HIGH] = child[TURN_HIGH]
        root[IS_TRUE] = worth > frame[ALPHA]
    root[VISITS] += counters[NODES] - counters[NODES_NOTED]
    counters[NODES_NOTED] = counters[NODES]
    frame[ALPHA] = value_of_rank(roots, counters[LINES])


@rule
def value_of_rank(roots, lines):
    """The value of the best, second best … first decision."""
    bound = FAR
    for _ in range(lines):
        best = -FAR
        for i in range(len(roots)):
            if best < roots[i, VALUE] < bound:
                best = roots[i, VALUE]
        bound = best
    return bound


@rule
def is_legal(states, low, high, legal):
    """Plays a turn where a line has come to if it is legal there, and not only in a position like it; whether it is."""
    states[NEXT] = states[HERE]
    i = 0
    action = decision(low, high, 0)
    while action >= 0:
        n = list_legal(states[NEXT], legal)
        is_there = False
        for j in range(n):
            is_there |= legal[j] == action
        if not is_there:
            return False
        play(states[NEXT], action)
        i += 1
        action = decision(low, high, i)
    states[HERE] = states[NEXT]
    return True


@rule
def expected_turn(table, states, words):
    """The best turn where a line has come to, as far as the table knows."""
    return best_turn(table, key_of(states, words, HERE))
