"""A simple opponent: it looks at every way to play the turn at hand, and at nothing beyond.

It takes the turn after which it leads by most. Turns of one decision are tried first, then those of two,
and so on until the budget is spent, so that a plain move is preferred to an elaborate one of equal worth.
"""

from collections import Counter

import numpy as np

from zashiki.kernel import generic
from zashiki.kernel.errors import BadArgument
from zashiki.kernel.position import Position
from zashiki.kernel.rule import compiling_in_words, rule

LONGEST_TURN = 16
BUDGET = 200_000
"""So many positions it looks at before it decides: some hundredths of a second."""
WORLDS = 16
"""Where cards are hidden, so many worlds it imagines; the move that is best most often is played."""


def choose(position: Position) -> str:
    """The notation of the first move of the best turn, as far as the seat to decide can know."""
    if position.player is None:
        raise BadArgument("The game is over: there is nothing to choose.")
    worlds = WORLDS if position.rulebook.has_secrets else 1
    with compiling_in_words("the opponent"):
        votes = Counter(
            _best_in(position.imagine(position.player, seed=seed), BUDGET // worlds) for seed in range(worlds)
        )
    most = max(votes.values())
    return position.rulebook.moves[min(action for action, count in votes.items() if count == most)]


def _best_in(world: Position, budget: int) -> int:
    """The first action of the best turn in a world where all is known."""
    book = world.rulebook
    states = np.zeros(LONGEST_TURN + 1, dtype=book.STATE)
    states[0] = np.frombuffer(bytes(world), dtype=book.STATE)[0]
    legal = np.zeros((LONGEST_TURN, book.room), dtype=np.int32)
    counts, cursors = np.zeros(LONGEST_TURN, dtype=np.int64), np.zeros(LONGEST_TURN, dtype=np.int64)
    points = np.zeros(world.players, dtype=np.int64)
    return int(best_first_action(states, legal, counts, cursors, points, budget))


@rule
def best_first_action(states, legal, counts, cursors, points, budget):
    """The first action of the turn with the greatest lead, by turns of growing length."""
    me = states[0].player
    counts[0] = generic.legal(states[0], legal[0])
    best, best_lead, spent, longest = legal[0, 0], np.iinfo(np.int64).min, 0, 1
    while spent < budget and longest <= len(counts):
        depth, cursors[0], unfinished = 0, 0, False
        while depth >= 0 and spent < budget:
            if cursors[depth] == counts[depth]:
                depth -= 1
                continue
            action = legal[depth, cursors[depth]]
            cursors[depth] += 1
            states[depth + 1] = states[depth]
            generic.apply(states[depth + 1], action)
            spent += 1
            if states[depth + 1].player != me:
                lead = lead_of(states[depth + 1], me, points)
                if lead > best_lead:
                    best_lead = lead
                    best = legal[0, cursors[0] - 1]
            elif depth + 1 < longest:
                depth += 1
                counts[depth] = generic.legal(states[depth], legal[depth])
                cursors[depth] = 0
            else:
                unfinished = True
        if not unfinished:
            break
        longest += 1
    return best


@rule
def lead_of(state, seat, points):
    """A seat's points above the best of the others'."""
    generic.scores(state, points)
    others = np.iinfo(np.int64).min
    for other in range(len(points)):
        if other != seat:
            others = max(others, points[other])
    return points[seat] - others
