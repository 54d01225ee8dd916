"""Points at the end of the game, and who wins."""

import numpy as np

from zashiki.games.ninjato.components import (
    DISHONORABLE_HONOR,
    ELITE_HONOR,
    ELITE_KINDS,
    ENVOYS,
    FULL_SET,
    KINDS,
    RUMOR_KIND,
    RUMOR_KINDS,
    SET_MULTIPLIER,
    SKILLS,
    UNSPENT_HONOR,
    Rumor,
)
from zashiki.games.ninjato.rules.influence import set_size
from zashiki.games.ninjato.rules.state import HONOR_SOURCES, OVER
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, Ints, State

KIND_RUMORS = np.array([(1 << np.flatnonzero(kind == RUMOR_KIND)).sum() for kind in range(RUMOR_KINDS)], dtype=np.int64)
"""The rumors of each kind, as a set."""
WARRIOR, GOOD_WILL, FRIENDS = int(Rumor.GREATEST_WARRIOR), int(Rumor.GOOD_WILL), int(Rumor.POWERFUL_FRIENDS)
ARTS, DISHONORABLE = int(Rumor.SECRET_ARTS), int(Rumor.DISHONORABLE)


@rule
def multiplier(cards: Int) -> Int:
    """The multiplier for a number of rumors of a kind: 4 for each full set, and 1 for each card left over."""
    return SET_MULTIPLIER * (cards // FULL_SET) + cards % FULL_SET


@rule
def rumors_of(state: State, seat: Int, kind: Int) -> Int:
    """The number of rumors of a kind that a seat holds."""
    return set_size(np.int64(state.rumors[seat]) & KIND_RUMORS[kind])


@rule
def collected(state: State, seat: Int, kind: Int) -> Int:
    """The number of things that a kind of rumor counts: elite cards, rumors, envoys or tiles."""
    things = np.int64(0)
    if kind == WARRIOR:
        for elite in range(ELITE_KINDS):
            things += state.elites[seat, elite]
    elif kind == GOOD_WILL:
        things += state.rumor_count[seat]
    elif kind == FRIENDS:
        things += envoy_count(state, seat)
    elif kind == ARTS:
        for skill in range(SKILLS):
            things += state.skills[seat, skill]
    return things


@rule
def envoy_count(state: State, seat: Int) -> Int:
    """The number of envoys that a seat has."""
    return set_size(np.int64(state.envoys[seat]))


@rule
def rumor_points(state: State, seat: Int, kind: Int) -> Int:
    """What a seat's rumors of a kind are worth."""
    cards = rumors_of(state, seat, kind)
    if kind != DISHONORABLE:
        return multiplier(cards) * collected(state, seat, kind)
    holders: Int = 0
    for other in range(state.seats):
        holders += rumors_of(state, other, kind) > 0
    return cards * DISHONORABLE_HONOR[holders]


@rule
def elite_points(state: State, seat: Int) -> Int:
    """The honor on a seat's elite cards."""
    points = 0
    for elite in range(ELITE_KINDS):
        points += state.elites[seat, elite] * ELITE_HONOR[elite]
    return points


@rule
def unspent_points(state: State, seat: Int) -> Int:
    """The honor of a seat's unspent treasures."""
    points = 0
    for kind in range(KINDS):
        points += state.treasures[seat, kind] * UNSPENT_HONOR
    return points


@rule
def honor_so_far(state: State, seat: Int) -> Int:
    """The honor that a seat has scored during play."""
    points = np.int64(0)
    for source in range(HONOR_SOURCES):
        points += state.honor[seat, source]
    return points


@rule
def score(state: State, seat: Int) -> Int:
    """A seat's honor so far; once the game is over also the points of rumors, treasures and elites."""
    points = honor_so_far(state, seat)
    if state.phase == OVER:
        points += elite_points(state, seat) + unspent_points(state, seat)
        for kind in range(RUMOR_KINDS):
            points += rumor_points(state, seat, kind)
    return points


@long_rule
def scores(state: State, out: Ints) -> None:
    """Writes every seat's points."""
    for seat in range(state.seats):
        out[seat] = score(state, seat)


@rule
def standings(state: State, out: Ints) -> None:
    """Writes a number that ranks by honor, then by envoys, then by the oldest envoy."""
    scores(state, out)
    for seat in range(state.seats):
        eldest = 0
        for envoy in range(ENVOYS):
            if state.envoys[seat] >> envoy & 1:
                eldest = envoy + 1
        out[seat] = (out[seat] * (ENVOYS + 1) + envoy_count(state, seat)) * (ENVOYS + 1) + eldest
