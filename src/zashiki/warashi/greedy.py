"""A simple opponent: it looks at every way to play the turn at hand, and at nothing beyond.

It takes the turn after which it leads by most. Turns of one decision are tried first, then those of two,
and so on until the budget is spent, so that a plain move is preferred to an elaborate one of equal worth.
Where cards are hidden it does so in several worlds that it imagines, and takes the move that is best on average.
"""

from typing import Any

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.errors import BadArgument
from zashiki.kernel.position import Position
from zashiki.kernel.rule import report_compiling, rule
from zashiki.warashi.win_chance import lead

LONGEST_TURN = 16
BUDGET = 200_000
"""So many positions it looks at before it decides: some hundredths of a second."""
WORLDS = 16
"""Where cards are hidden, so many worlds it imagines."""
SHORTER_FIRST = 2 * LONGEST_TURN
"""Leads count so much more than decisions: of two equal turns the shorter one is better."""


def choose(position: Position) -> str:
    """The notation of the first move of the best turn, as far as the seat to decide can know."""
    if position.player is None:
        raise BadArgument("The game is over: there is nothing to choose.")
    worlds = WORLDS if position.rulebook.has_secrets else 1
    leads = np.zeros(len(position.legal_moves), dtype=np.int64)
    with report_compiling("the opponent"):
        for seed in range(worlds):
            _add_leads(position.imagine(position.player, seed=seed), BUDGET // worlds, leads)
    return position.legal_moves[int(leads.argmax())]


def _add_leads(world: Position, budget: int, leads: Any) -> None:
    """Adds, for each legal move, the lead after the best turn with it in a world where all is known."""
    book = world.rulebook
    states = np.zeros(LONGEST_TURN + 1, dtype=book.STATE)
    states[0] = np.frombuffer(bytes(world), dtype=book.STATE)[0]
    legal = np.zeros((LONGEST_TURN, book.legal_buffer_size), dtype=np.int32)
    counts, cursors = np.zeros(LONGEST_TURN, dtype=np.int64), np.zeros(LONGEST_TURN, dtype=np.int64)
    points = np.zeros(world.players, dtype=np.int64)
    best = np.zeros_like(leads)
    best_leads(states, legal, counts, cursors, points, budget, best)
    leads += best


@rule
def best_leads(states, legal, counts, cursors, points, budget, best):
    """For each legal action the greatest lead after a turn with it, by turns of growing length.

    Where no turn with an action came to its end, it is the lead right after the action.
    """
    me = states[0].player
    counts[0] = dispatch.legal(states[0], legal[0])
    for i in range(counts[0]):
        best[i] = np.iinfo(np.int64).min
    spent, longest = 0, 1
    while spent < budget and longest <= len(counts):
        depth, cursors[0], unfinished = 0, 0, False
        while depth >= 0 and spent < budget:
            if cursors[depth] == counts[depth]:
                depth -= 1
                continue
            action = legal[depth, cursors[depth]]
            cursors[depth] += 1
            states[depth + 1] = states[depth]
            dispatch.apply(states[depth + 1], action)
            spent += 1
            if states[depth + 1].player != me:
                first = cursors[0] - 1
                ahead = lead_of(states[depth + 1], me, points)
                best[first] = max(best[first], ahead * SHORTER_FIRST - depth)
            elif depth + 1 < longest:
                depth += 1
                counts[depth] = dispatch.legal(states[depth], legal[depth])
                cursors[depth] = 0
            else:
                unfinished = True
        if not unfinished:
            break
        longest += 1
    for i in range(counts[0]):
        if best[i] == np.iinfo(np.int64).min:
            states[1] = states[0]
            dispatch.apply(states[1], legal[0, i])
            best[i] = lead_of(states[1], me, points) * SHORTER_FIRST - len(counts)


@rule
def lead_of(state, seat, points):
    """What a seat's position is worth above the best of the others'."""
    dispatch.estimate(state, points)
    return lead(points, seat)
