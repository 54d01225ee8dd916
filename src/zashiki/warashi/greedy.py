"""A simple opponent: it searches every way to play the current turn, and nothing beyond.

It chooses the turn after which it leads by most. Turns of one decision are tried first, then those of two, and so on
until the budget is spent, so that a plain move is preferred to an elaborate one of equal value. Where cards are hidden
it does so in several imagined worlds and chooses the move that is best on average.
"""

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.errors import BadArgument, because
from zashiki.kernel.position import Position
from zashiki.kernel.rule import report_compiling, rule
from zashiki.kernel.types import Int, Ints, State, States
from zashiki.warashi.win_chance import lead

LONGEST_TURN = 16
BUDGET = 200_000
"""The number of positions to search for a decision: some hundredths of a second."""
WORLDS = 16
"""The number of worlds to imagine where cards are hidden."""
LEAD_WEIGHT = 2 * LONGEST_TURN
"""The weight of a lead against a decision: of two turns with the same lead the shorter one is better."""


def choose(position: Position) -> str:
    """The notation of the first move of the best turn, as far as the seat to decide can know."""
    if position.player is None:
        raise BadArgument(because("nothing-to-choose"))
    worlds = WORLDS if position.rulebook.has_secrets else 1
    values = np.zeros(len(position.legal_moves), dtype=np.int64)
    with report_compiling("", "opponent"):
        for seed in range(worlds):
            values += _values(position.imagine(position.player, seed=seed), BUDGET // worlds)
    return position.legal_moves[int(values.argmax())]


def _values(world: Position, budget: int) -> Ints:
    """The value of each legal move by the best turn with it, in a world where everything is known."""
    book = world.rulebook
    states = np.zeros(LONGEST_TURN + 1, dtype=book.STATE)
    states[0] = np.frombuffer(bytes(world), dtype=book.STATE)[0]
    legal = np.zeros((LONGEST_TURN, book.legal_buffer_size), dtype=np.int32)
    counts, cursors = np.zeros(LONGEST_TURN, dtype=np.int64), np.zeros(LONGEST_TURN, dtype=np.int64)
    points = np.zeros(world.players, dtype=np.int64)
    best = np.zeros(len(world.legal_moves), dtype=np.int64)
    search_turns(states, legal, counts, cursors, points, budget, best)
    return best


@rule
def search_turns(
    states: States, legal: Ints, counts: Ints, cursors: Ints, points: Ints, budget: Int, best: Ints
) -> None:
    """Writes the value of each legal action: that of the best turn with it, by turns of growing length.

    Where the search completed no turn with an action, its value is that of the position right after it.
    """
    me = states[0].player
    counts[0] = dispatch.legal(states[0], legal[0])
    for i in range(counts[0]):
        best[i] = np.iinfo(np.int64).min
    searched, longest = 0, 1
    while searched < budget and longest <= len(counts):
        depth, cursors[0], is_complete = 0, 0, True
        while depth >= 0 and searched < budget:
            if cursors[depth] == counts[depth]:
                depth -= 1
                continue
            action = legal[depth, cursors[depth]]
            cursors[depth] += 1
            states[depth + 1] = states[depth]
            dispatch.apply(states[depth + 1], action)
            searched += 1
            if states[depth + 1].player != me:
                first = cursors[0] - 1
                best[first] = max(best[first], value_of(states[depth + 1], me, points, depth))
            elif depth + 1 < longest:
                depth += 1
                counts[depth] = dispatch.legal(states[depth], legal[depth])
                cursors[depth] = 0
            else:
                is_complete = False
        if is_complete:
            break
        longest += 1
    for i in range(counts[0]):
        if best[i] == np.iinfo(np.int64).min:
            states[1] = states[0]
            dispatch.apply(states[1], legal[0, i])
            best[i] = value_of(states[1], me, points, len(counts))


@rule
def value_of(state: State, seat: Int, points: Ints, decisions: Int) -> Int:
    """The value of a position for a seat after a number of decisions: its lead first, then the shorter turn."""
    dispatch.estimate(state, points)
    return lead(points, seat) * LEAD_WEIGHT - decisions
