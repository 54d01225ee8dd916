"""The end of a turn, and of the game."""

from zashiki.games.naishi.components import COLUMNS
from zashiki.games.naishi.rules.state import BEGIN, NOBODY, OVER
from zashiki.kernel.rule import rule
from zashiki.kernel.types import State


@rule
def end_turn(state: State) -> None:
    """Passes the turn to the other seat, or ends the game after the last turn."""
    state.stage = BEGIN
    emptied = 0
    for column in range(COLUMNS):
        emptied += state.height[column] == 0
    if state.last_turn or (emptied >= 2 and state.player == 1):
        state.phase = OVER
        state.player = NOBODY
        return
    state.last_turn = state.declared or emptied >= 2
    state.declared = 0
    state.player = 1 - state.player
    state.turn += 1
