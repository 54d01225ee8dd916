"""The treasures in the clan houses."""

from zashiki.games.ninjato.components import KINDS
from zashiki.games.ninjato.rules.piles import draw
from zashiki.games.ninjato.rules.state import BAG, NEUTRAL, NOTHING, RED
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, State


@long_rule
def gain_treasure(state: State, house: Int) -> None:
    """Draws a treasure from the bag into a house, neutral side up, if there is one."""
    treasure = draw(state, BAG)
    if treasure != NOTHING:
        state.house[house, NEUTRAL, treasure] += 1


@rule
def take_next_treasure(state: State) -> None:
    """Moves the next treasure to the shuriken: neutral ones first, then red ones, each from cheapest to dearest."""
    for side in range(2):
        for kind in range(KINDS):
            if state.house[state.invaded, side, kind] > 0:
                state.house[state.invaded, side, kind] -= 1
                state.shuriken[side, kind] += 1
                return


@rule
def neutral_treasures(state: State, house: Int) -> Int:
    """The number of neutral treasures in a house."""
    treasures = 0
    for kind in range(KINDS):
        treasures += state.house[house, NEUTRAL, kind]
    return treasures


@rule
def is_empty(state: State, house: Int) -> Bool:
    """Whether a house has no treasure."""
    for kind in range(KINDS):
        if state.house[house, NEUTRAL, kind] + state.house[house, RED, kind] > 0:
            return False
    return True


@rule
def turn_dearest_red(state: State, house: Int) -> None:
    """Turns the dearest neutral treasure of a house red, if it has one."""
    for kind in range(KINDS - 1, -1, -1):
        if state.house[house, NEUTRAL, kind] > 0:
            state.house[house, NEUTRAL, kind] -= 1
            state.house[house, RED, kind] += 1
            return


@rule
def raise_alarm(state: State, house: Int) -> None:
    """Draws a treasure and turns the dearest neutral one red, unless it is the only one: the guard keeps that."""
    gain_treasure(state, house)
    if neutral_treasures(state, house) > 1:
        turn_dearest_red(state, house)
