"""The guard that is faced, as arguments of facts."""

from zashiki.games.ninjato.components import ELITE_DOUBLE, ELITE_VALUES, GUARD_ALARM, GUARD_VALUE
from zashiki.games.ninjato.presentation.messages import ALARM_GUARD, DOUBLE_GUARD
from zashiki.games.ninjato.rules.guards import guard_value, is_beaten_by, is_double
from zashiki.games.ninjato.rules.state import ELITE, NORMAL
from zashiki.kernel.facts import Facts
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State


@rule
def kind_of_guard(state: State) -> Int:
    """The guard that is faced, as a number of GUARD_CODES."""
    if state.source == ELITE and ELITE_DOUBLE[state.guard]:
        return DOUBLE_GUARD
    if state.source == NORMAL and GUARD_ALARM[state.guard]:
        return ALARM_GUARD
    return state.source


@rule
def with_guard(state: State, facts: Facts, n: Int) -> Int:
    """Gives the last fact the guard that is faced: its kind, and its values against strength and stealth, or both of a
    double.
    """
    numbers = facts[n - 1].numbers
    numbers[0] = kind_of_guard(state)
    if state.source == ELITE:
        numbers[1] = ELITE_VALUES[state.guard, 0]
        numbers[2] = ELITE_VALUES[state.guard, 1]
    else:
        numbers[1] = GUARD_VALUE[state.guard]
    return n


@rule
def with_beaten(state: State, value: Int, facts: Facts, n: Int) -> Int:
    """Gives the last fact a card, how many guards it beats without additions, and the value of the first of them."""
    numbers = facts[n - 1].numbers
    numbers[0] = value
    for which in range(1 + is_double(state)):
        if not state.beaten >> which & 1 and is_beaten_by(state, guard_value(state, which), value):
            if numbers[1] == 0:
                numbers[2] = guard_value(state, which)
            numbers[1] += 1
    return n
