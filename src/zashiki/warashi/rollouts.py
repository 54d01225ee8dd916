"""Looking ahead by habit: a tree search that plays imagined worlds on with the quick player of a game.

Every iteration deals afresh what the thinking seat cannot know (`redeal`), tries a move, walks on through the tree, and
then everybody plays by habit (`Rulebook.habit`) until somewhat later, at a pause, the position is judged (`outlook`).
So it never sees more than its seat, and a move is worth what sensible play makes of it.

The tree has the thinking seat's own decisions only; the others play by habit in it too. It has two kinds of nodes in
turn. A *moment* is what the seat sees when it is to decide: moments that look the same to it are one node. A *move*
belongs to a moment, and leads to as many moments as chance and the others allow. The habit's move is tried first
and most readily, so that few tries are wasted on poor ones and a long turn is not judged by them.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from zashiki.kernel import generic
from zashiki.kernel.errors import BadArgument
from zashiki.kernel.position import Position
from zashiki.kernel.random import mixed, new_seed, seed_numbered, seed_words
from zashiki.kernel.rule import long_rule, rule
from zashiki.warashi.judging import chance, lead, share_of_win
from zashiki.warashi.thought import Found, considered
from zashiki.warashi.tree import Tree

EXPLORATION = 0.13
"""How much a first move that was seldom tried is hoped to be better than it looked.

What follows a move is played the better the more often it was tried, so moves are compared fairly only if all the
serious ones are tried often: this hope grows with the cube root of all tries, not with the root of their logarithm.
"""
CURIOSITY = 0.5
"""The same for moves deeper in the tree."""
TRUST = 0.6
"""The share of that hope that goes to the habit's move; the others share the rest."""
DOUBT = 0.05
"""So much worse than its moment a move is thought that was never tried."""
PATIENCE = 16
"""A moment is played on by habit until it was seen so often; then its moves are told apart."""
MOST_MOMENTS = 500
"""Of a move are told apart; those that come often come early, and the search for one among thousands takes long."""
PAUSES = 2
"""A play-out ends at the second pause: in Ninjato with the round after this one."""
RESULT = 0.75
"""At the end of the game the result counts so much, and the lead the rest: who cannot win any more still plays well."""
MOST_NODES = 1_000_000
"""Of 44 bytes each: a search takes 44 MB at most, and then goes on without growing its tree."""
DEEPEST = 200
NODE = np.dtype(
    (
        np.record,
        [
            ("value", "f8"),  # the sum of the chances of winning seen here
            ("lead", "f8"),  # the sum of the leads
            ("key", "u8"),  # of a moment: what the seat sees, hashed
            ("action", "i4"),  # of a move
            ("child", "i4"),
            ("sibling", "i4"),
            ("visits", "i4"),
            ("is_next", "i4"),  # of a moment: whether nobody else decided since the move
        ],
    )
)
REAL, WORLD, LOOK = range(3)
"""The states of a search: the position, an imagined world, and what the seat sees of it."""


class Rollouts(Tree):
    """A tree that grows for the seat to decide in a position."""

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        """With `moves`, nothing but these is considered; of every one that was visited a true value is found."""
        book = position.rulebook
        if book.habit is None:
            raise BadArgument(f"Nobody plays {book.title} by habit.")
        self.position = position
        words = -(-book.STATE.itemsize // 8)
        self._words = np.zeros((3, words), dtype=np.uint64)
        self._states: Any = np.ndarray(3, dtype=book.STATE, buffer=self._words.data, strides=(8 * words,))
        self._states[REAL] = np.frombuffer(bytes(position), dtype=book.STATE)[0]
        self._tree: Any = np.zeros(1 << 12, dtype=NODE)
        self._used = np.ones(1, dtype=np.int64)
        self._legal = np.zeros(book.room, dtype=np.int32)
        self._marks = np.zeros(len(book.moves), dtype=np.int32)
        self._path = np.zeros(DEEPEST, dtype=np.int32)
        self._points = np.zeros(position.players, dtype=np.int64)
        self._series = seed_words(new_seed() if seed is None else seed)[0]
        for move in considered(position, moves):
            add_move(self._tree, self._used, 0, book.actions[move])

    def _grow(self, iterations: int) -> None:
        room = int(self._used[0]) + DEEPEST * iterations
        if room > len(self._tree) and len(self._tree) < MOST_NODES:
            more = np.zeros(min(2 * max(room, len(self._tree)), MOST_NODES), dtype=NODE)
            more[: len(self._tree)] = self._tree
            self._tree = more
        grow(
            self._tree,
            self._used,
            self._states,
            self._words,
            self._legal,
            self._marks,
            self._path,
            self._points,
            self._series,
            iterations,
            float(self.position.rulebook.swing),
            EXPLORATION,
            CURIOSITY,
            PATIENCE,
            PAUSES,
        )
        self.nodes += iterations

    @property
    def found(self) -> list[Found]:
        """The moves that were looked at, the most visited first."""
        order = {move: place for place, move in enumerate(self.position.legal_moves)}
        found = [self._found(child) for child in self._children(0) if self._tree[child].visits]
        return sorted(found, key=lambda one: (-one.visits, -one.chance, order[one.move]))

    def _found(self, child: int) -> Found:
        node = self._tree[child]
        visits, line = int(node.visits), self._line(child)
        margin = float(node.lead) / visits / self.position.rulebook.point
        return Found(line[0], float(node.value) / visits, margin, visits, line)

    def _line(self, child: int) -> tuple[str, ...]:
        line = [self._move(child)]
        while True:
            moments = list(self._children(child))
            if len(moments) != 1 or not self._tree[moments[0]].is_next or not self._tree[moments[0]].child:
                return tuple(line)
            child = max(self._children(moments[0]), key=lambda move: int(self._tree[move].visits))
            line.append(self._move(child))

    def _move(self, node: int) -> str:
        return self.position.rulebook.moves[int(self._tree[node].action)]


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
    series,
    iterations,
    swing,
    exploration,
    curiosity,
    patience,
    most_pauses,
):
    """Adds iterations to the tree.

    A move's tries are numbered, and each number is a world: so all moves are compared in the same worlds.
    """
    viewer = states[REAL].player
    for _ in range(iterations):
        first = choose_first(nodes, exploration)
        states[WORLD] = states[REAL]
        seed_numbered(states[WORLD].rng, series, nodes[first].visits)
        generic.redeal(states[WORLD], viewer)
        path[0] = first
        depth, pauses = walk(nodes, used, states, words, legal, marks, path, viewer, curiosity, patience, most_pauses)
        finish(states[WORLD], legal, pauses, most_pauses)
        generic.outlook(states[WORLD], points)
        ahead, hope = lead(points, viewer), chance(points, viewer, swing)
        if states[WORLD].player < 0:
            generic.standings(states[WORLD], points)
            hope += RESULT * (share_of_win(points, viewer) - hope)
        for i in range(depth):
            node = nodes[path[i]]
            node.visits += 1
            node.value += hope
            node.lead += ahead


@rule
def choose_first(nodes, exploration):
    """The first move with the best upper confidence bound; one that was never tried comes before the others."""
    visits = 0
    child = np.int64(nodes[0].child)
    while child > 0:
        if nodes[child].visits == 0:
            return child
        visits += nodes[child].visits
        child = np.int64(nodes[child].sibling)
    hope = exploration * visits ** (1 / 3)
    best, chosen = -1.0, np.int64(0)
    child = np.int64(nodes[0].child)
    while child > 0:
        node = nodes[child]
        bound = node.value / node.visits + hope / np.sqrt(node.visits)
        if bound > best:
            best, chosen = bound, child
        child = np.int64(node.sibling)
    return chosen


@rule
def walk(nodes, used, states, words, legal, marks, path, viewer, curiosity, patience, most_pauses):
    """From a first move to a moment that is played on by habit; the length of the path, and the pauses on it."""
    state, depth, pauses, is_next = states[WORLD], 1, 0, True
    move = np.int64(path[0])
    play(state, nodes[move].action)
    while state.player >= 0 and depth + 2 <= len(path):
        pauses += generic.is_pause(state)
        if pauses >= most_pauses:
            break
        count = generic.legal(state, legal)
        if state.player != viewer:
            play(state, generic.habit(state, legal, count))
            is_next = False
            continue
        moment = find_moment(nodes, used, states, words, move, viewer, is_next)
        if moment < 0:
            pauses -= generic.is_pause(state)
            break
        path[depth] = moment
        depth += 1
        if nodes[moment].visits < patience:
            # What is played on from here passes over this pause again.
            pauses -= generic.is_pause(state)
            break
        move = choose_move(nodes, used, marks, legal, count, moment, generic.habit(state, legal, count), curiosity)
        if move < 0:
            pauses -= generic.is_pause(state)
            break
        path[depth] = move
        depth += 1
        is_next = True
        play(state, nodes[move].action)
    return depth, pauses


@rule
def choose_move(nodes, used, marks, legal, count, moment, usual, curiosity):
    """The move of a moment to try, the habit's with more hope than others; −1 if there is no room for a new one."""
    child = np.int64(nodes[moment].child)
    while child > 0:
        marks[nodes[child].action] = child
        child = np.int64(nodes[child].sibling)
    visits = nodes[moment].visits
    mean, hope = nodes[moment].value / visits, curiosity * np.sqrt(visits)
    best, action, chosen = -1.0, np.int64(0), np.int64(0)
    for i in range(count):
        is_usual = legal[i] == usual
        share = (1 - TRUST) / count + (TRUST if is_usual else 0.0)
        child = np.int64(marks[legal[i]])
        if child == 0:
            bound = mean - (0.0 if is_usual else DOUBT) + hope * share
        else:
            bound = nodes[child].value / nodes[child].visits + hope * share / (1 + nodes[child].visits)
        if bound > best:
            best, action, chosen = bound, np.int64(legal[i]), child
    child = np.int64(nodes[moment].child)
    while child > 0:
        marks[nodes[child].action] = 0
        child = np.int64(nodes[child].sibling)
    if chosen == 0:
        return add_move(nodes, used, moment, action)
    return chosen


@rule
def add_move(nodes, used, moment, action):
    """A move of a moment that was never tried there; −1 if there is no room."""
    if used[0] == len(nodes):
        return np.int64(-1)
    new = used[0]
    used[0] += 1
    nodes[new].action = action
    nodes[new].sibling = nodes[moment].child
    nodes[moment].child = new
    return np.int64(new)


@rule
def find_moment(nodes, used, states, words, move, viewer, is_next):
    """The moment that a move has led to, new if need be; −1 if there is no room."""
    states[LOOK] = states[WORLD]
    generic.redact(states[LOOK], viewer)
    key = words[LOOK, 0]
    for i in range(1, words.shape[1]):
        key = mixed(key, words[LOOK, i])
    moments, child = 0, np.int64(nodes[move].child)
    while child > 0:
        if nodes[child].key == key:
            return child
        moments += 1
        child = np.int64(nodes[child].sibling)
    if moments == MOST_MOMENTS or used[0] == len(nodes):
        return np.int64(-1)
    new = used[0]
    used[0] += 1
    nodes[new].key = key
    nodes[new].is_next = is_next
    nodes[new].sibling = nodes[move].child
    nodes[move].child = new
    return np.int64(new)


@rule
def finish(state, legal, pauses, most_pauses):
    """Everybody plays by habit until the position is judged."""
    while state.player >= 0:
        pauses += generic.is_pause(state)
        if pauses >= most_pauses:
            return
        count = generic.legal(state, legal)
        play(state, generic.habit(state, legal, count))


@long_rule
def play(state, action):
    """Plays an action; called from several places, and long."""
    generic.apply(state, action)
