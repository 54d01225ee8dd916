"""Looking ahead by habit: a tree search that plays imagined worlds on with the quick player of a game.

Every iteration deals afresh what the thinking seat cannot know (`redeal`), tries a move, walks on through the tree, and
then everybody plays by habit (`Rulebook.playout_policy`) until, somewhat later, the position is judged (`outlook`).
So it never sees more than its seat, and a move is worth what sensible play makes of it.

The tree has the thinking seat's own decisions only; the others play by habit in it too. The habit's move is tried first
and most readily, so that few tries are wasted on poor ones and a long turn is not judged by them.
"""

from collections.abc import Sequence

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.engine import Candidate
from zashiki.kernel.errors import BadArgument
from zashiki.kernel.position import Position
from zashiki.kernel.rule import rule
from zashiki.warashi.tree import (
    DEEPEST,
    LINKS,
    REAL,
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


class Rollouts(Tree):
    """Tree search over the own decisions, with play-outs by habit."""

    NODE = np.dtype(
        (
            np.record,
            [*LINKS, ("is_next", "i4")],  # of a moment: whether nobody else decided since the move
        )
    )
    MOST_NODES = 1_000_000
    """Of 44 bytes each: a search takes 44 MB at most."""

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        if position.rulebook.playout_policy is None:
            raise BadArgument(f"Nobody plays {position.rulebook.title} by habit.")
        super().__init__(position, seed, moves, lines)
        for action in self._first:
            add_move(self._tree, self._used, 0, action)

    def _grow(self, iterations: int) -> None:
        self._make_room(iterations * DEEPEST)
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
        )

    def _found(self, move: int) -> Candidate | None:
        node = self._tree[move]
        visits = int(node.visits)
        if not visits:
            return None
        margin = float(node.margin) / visits / self.position.rulebook.outlook_per_point
        return Candidate(self._name(move), float(node.value) / visits, margin, visits, self._line(move))

    def _line(self, child: int) -> tuple[str, ...]:
        """The move and the rest of the turn, as far as it does not depend on chance."""
        line = [self._name(child)]
        while True:
            moments = list(self._children(child))
            if len(moments) != 1 or not self._tree[moments[0]].is_next or not self._tree[moments[0]].child:
                return tuple(line)
            child = max(self._children(moments[0]), key=lambda move: int(self._tree[move].visits))
            line.append(self._name(child))


@rule
def grow(nodes, used, states, words, legal, marks, path, points, series, iterations, swing):
    """Adds iterations to the tree.

    A move's tries are numbered, and each number is a world: so all moves are compared in the same worlds.
    """
    viewer = states[REAL].player
    for _ in range(iterations):
        first = choose_first(nodes)
        imagine_world(states, series, nodes[first].visits)
        path[0] = first
        depth, pauses = walk(nodes, used, states, words, legal, marks, path, viewer)
        finish(states[WORLD], legal, pauses)
        dispatch.outlook(states[WORLD], points)
        ahead, hope = lead(points, viewer), chance(points, viewer, swing)
        if states[WORLD].player < 0:
            dispatch.standings(states[WORLD], points)
            hope += RESULT * (share_of_win(points, viewer) - hope)
        for i in range(depth):
            node = nodes[path[i]]
            node.visits += 1
            node.value += hope
            node.margin += ahead


@rule
def choose_first(nodes):
    """The first move with the best upper confidence bound; one that was never tried comes before the others."""
    visits = 0
    child = np.int64(nodes[0].child)
    while child > 0:
        if nodes[child].visits == 0:
            return child
        visits += nodes[child].visits
        child = np.int64(nodes[child].sibling)
    hope = EXPLORATION * visits ** (1 / 3)
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
def walk(nodes, used, states, words, legal, marks, path, viewer):
    """From a first move to a moment that is played on by habit; the length of the path, and the pauses on it."""
    state, depth, pauses, is_next = states[WORLD], 1, 0, True
    move = np.int64(path[0])
    play(state, nodes[move].action)
    while state.player >= 0 and depth + 2 <= len(path):
        pauses += dispatch.is_pause(state)
        if pauses >= PAUSES:
            break
        count = dispatch.legal(state, legal)
        if state.player != viewer:
            play(state, dispatch.playout_policy(state, legal, count))
            is_next = False
            continue
        moment = find_moment(nodes, used, states, words, move, MOST_MOMENTS)
        move = np.int64(-1)
        if moment > 0:
            nodes[moment].is_next = is_next
            path[depth] = moment
            depth += 1
            if nodes[moment].visits >= PATIENCE:
                usual = dispatch.playout_policy(state, legal, count)
                move = choose_move(nodes, used, marks, legal, count, moment, usual)
        if move < 0:
            # What is played on from here passes over this pause again.
            pauses -= dispatch.is_pause(state)
            break
        path[depth] = move
        depth += 1
        is_next = True
        play(state, nodes[move].action)
    return depth, pauses


@rule
def choose_move(nodes, used, marks, legal, count, moment, usual):
    """The move of a moment to try, the habit's with more hope than others; −1 if there is no room for a new one."""
    set_marks(nodes, marks, moment)
    visits = nodes[moment].visits
    mean, hope = nodes[moment].value / visits, CURIOSITY * np.sqrt(visits)
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
    clear_marks(nodes, marks, moment)
    return chosen if chosen > 0 else add_move(nodes, used, moment, action)


@rule
def add_move(nodes, used, moment, action):
    """A move of a moment that was never tried there; −1 if there is no room."""
    new = add_node(nodes, used, moment)
    if new > 0:
        nodes[new].action = action
    return new


@rule
def finish(state, legal, pauses):
    """Everybody plays by habit until the position is judged."""
    while state.player >= 0:
        pauses += dispatch.is_pause(state)
        if pauses >= PAUSES:
            return
        count = dispatch.legal(state, legal)
        play(state, dispatch.playout_policy(state, legal, count))
