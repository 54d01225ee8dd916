"""The guards of an invasion: the one that is faced, those that may come next, and those beaten."""

import numpy as np

from zashiki.games.ninjato.components import (
    ELITE_COPIES,
    ELITE_KINDS,
    GUARD_ALARM,
    GUARD_COPIES,
    GUARD_KINDS,
    HOUSES,
    KINDS,
)
from zashiki.games.ninjato.presentation.view.plays import GUARD_DOUBLE, GUARD_IDS, GUARD_SIDES
from zashiki.games.ninjato.rules.guards import guard_value, is_beaten_by, is_double, play_total
from zashiki.games.ninjato.rules.houses import neutral_treasures
from zashiki.games.ninjato.rules.piles import card_at
from zashiki.games.ninjato.rules.state import (
    ELITE,
    ELITE_DECK,
    ELITE_DISCARD,
    GUARD_DECK,
    GUARD_DISCARD,
    NEUTRAL,
    NORMAL,
    NOTHING,
    RED,
    SENTRY,
    STAND_IN,
    TURNED_UP,
)
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Field, Int, State

KINDS_OF_GUARDS = len(GUARD_IDS)
SIDES = 2


def _looks(kind: int, side: int) -> tuple[int, ...]:
    return tuple(GUARD_SIDES[kind]) if GUARD_DOUBLE[kind] else (GUARD_SIDES[kind, side],)


BY_LOOKS = np.array(
    [
        sorted(range(KINDS_OF_GUARDS), key=lambda kind: (len(_looks(kind, side)), _looks(kind, side)))
        for side in range(SIDES)
    ],
    dtype=np.int64,
)
"""By the side that is played: all kinds of guards, weak ones first, doubles last."""


# The guard that is faced


@rule
def show_guard(state: State, guard: Field) -> None:
    """Shows the guard that is faced, and the values to beat."""
    guard.given = 1
    guard.source = state.source
    guard.id = state.guard + GUARD_KINDS if state.source == ELITE else state.guard
    for which in range(1 + is_double(state)):
        if not state.beaten >> which & 1:
            guard.values.items[guard.values.count] = guard_value(state, which)
            guard.values.count += 1


@rule
def show_wins(state: State, guard: Field, wins: Field) -> None:
    """Shows which of the values to beat the play so far beats."""
    for number in range(guard.values.count):
        if is_beaten_by(state, guard.values.items[number], play_total(state)):
            wins.items[wins.count] = guard.values.items[number]
            wins.count += 1


# The guards that may come next


@rule
def next_source(state: State) -> Int:
    """Where the next guard comes from; NONE if there is none.

    While a guard is faced, this is about the guard after it, once its treasure is taken.
    """
    neutral, red = neutral_treasures(state, state.invaded), np.int64(0)
    for kind in range(KINDS):
        red += state.house[state.invaded, RED, kind]
    if state.source != NOTHING:
        if neutral:
            neutral -= 1
        else:
            red -= 1
    if neutral + red <= 0:
        return np.int64(NONE)
    if neutral:
        return np.int64(NORMAL)
    return np.int64(ELITE if state.height[ELITE_DECK] + state.height[ELITE_DISCARD] > 0 else STAND_IN)


@rule
def count_pile(state: State, pile: Int, first: Int, step: Int, counts: Field) -> None:
    """Adds `step` for each card of a pile to the count of its kind."""
    for number in range(state.height[pile]):
        counts[first + card_at(state, pile, number)] += step


@long_rule
def count_guards(state: State, counts: Field) -> None:
    """Counts the guards in the deck; if it is empty, those that will be shuffled again."""
    if state.height[GUARD_DECK] == 0:
        count_pile(state, GUARD_DISCARD, 0, 1, counts)
        return
    for kind in range(GUARD_KINDS):
        counts[kind] = GUARD_COPIES[kind]
    count_pile(state, GUARD_DISCARD, 0, -1, counts)
    count_pile(state, TURNED_UP, 0, -1, counts)
    for house in range(HOUSES):
        if state.sentry[house] != NOTHING:
            counts[state.sentry[house]] -= 1


@long_rule
def count_elites(state: State, counts: Field) -> None:
    """Counts the elite guards in the deck; if it is empty, those that will be shuffled again."""
    if state.height[ELITE_DECK] == 0:
        count_pile(state, ELITE_DISCARD, GUARD_KINDS, 1, counts)
        return
    for kind in range(ELITE_KINDS):
        counts[GUARD_KINDS + kind] = ELITE_COPIES[kind]
        for seat in range(state.seats):
            counts[GUARD_KINDS + kind] -= state.elites[seat, kind]
    count_pile(state, ELITE_DISCARD, GUARD_KINDS, -1, counts)
    if state.source == ELITE:
        counts[GUARD_KINDS + state.guard] -= 1


@rule
def show_coming(state: State, source: Int, counts: Field, beatable: Int, outlook: Field) -> None:
    """Shows the guards that may come next by what they look like; `beatable` are kinds, as a set."""
    for place in range(KINDS_OF_GUARDS):
        kind = BY_LOOKS[state.stealth, place]
        if counts[kind]:
            alarm = GUARD_ALARM[kind] if source == NORMAL else np.int64(0)
            coming = outlook.items[column_of(state, kind, alarm, beatable >> kind & 1, outlook)]
            coming.count += counts[kind]


@rule
def column_of(state: State, kind: Int, alarm: Int, can_beat: Int, outlook: Field) -> Int:
    """The place of the guards that look like a kind, which is a new one if there are none."""
    low = GUARD_SIDES[kind, 0 if GUARD_DOUBLE[kind] else state.stealth]
    high = GUARD_SIDES[kind, 1] if GUARD_DOUBLE[kind] else 0
    for place in range(outlook.count):
        coming = outlook.items[place]
        is_alike = coming.values.items[0] == low and coming.values.items[1] == high
        if is_alike and coming.alarm == alarm and coming.beatable == can_beat:
            return place
    coming = outlook.items[outlook.count]
    coming.values.count = 1 + GUARD_DOUBLE[kind]
    coming.values.items[0] = low
    coming.values.items[1] = high
    coming.alarm = alarm
    coming.beatable = can_beat
    outlook.count += 1
    return outlook.count - 1


# The guards beaten


@rule
def show_fallen(state: State, fallen: Field) -> None:
    """Shows the guards beaten in this invasion, one for each treasure on the shuriken."""
    sentry = state.sentry[state.invaded]
    beaten = np.int64(state.height[TURNED_UP]) + (sentry != NOTHING)
    if state.source in (NORMAL, STAND_IN):
        beaten -= 1
    elif state.source == SENTRY:
        beaten = np.int64(0)
    for side in (NEUTRAL, RED):
        for kind in range(KINDS):
            fallen.count += state.shuriken[side, kind]
    for number in range(fallen.count):
        fallen.items[number] = NONE
        if number < beaten:
            turned_up = number - (sentry != NOTHING)
            fallen.items[number] = sentry if turned_up < 0 else card_at(state, TURNED_UP, turned_up)
