"""Scoring: how often the uncovered type shows in the hall, times each player's influence in it."""

from zashiki.games.take.components import NINJA_VALUES, ROWS, SPACES, VALUES
from zashiki.games.take.rules.state import shown
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, Ints, State


@rule
def score(state: State, type: Int) -> None:
    """Scores a type for both players."""
    count = times_shown(state, type)
    for seat in range(2):
        state.scores[seat] += count * influence(state, seat, type)


@rule
def times_shown(state: State, type: Int) -> Int:
    """The number of spaces that show a type."""
    count = 0
    for space in range(SPACES):
        count += shown(state, space) == type
    return count


@rule
def influence(state: State, seat: Int, type: Int) -> Int:
    """A seat's influence in a type: its chips' values plus the Samurai over their column."""
    total = 0
    for row in range(ROWS):
        total += VALUES[state.options[NINJA_VALUES], type, row] * state.court[seat, row, type]
    return total


@rule
def scores(state: State, out: Ints) -> None:
    """Writes both seats' points."""
    for seat in range(2):
        out[seat] = state.scores[seat]
