"""Where each seat's points come from: honor during play, and the final scoring."""

import numpy as np

from zashiki.games.ninjato.components import DISHONORABLE_HONOR, ELITE_KINDS, ENVOY_AGE, ENVOYS, KINDS, RUMOR_KINDS
from zashiki.games.ninjato.presentation.messages import MESSAGES
from zashiki.games.ninjato.rules.final_scoring import (
    DISHONORABLE,
    collected,
    elite_points,
    envoy_count,
    multiplier,
    rumor_points,
    rumors_of,
    score,
    unspent_points,
)
from zashiki.games.ninjato.rules.state import CLAN_HONOR, EARLIER, ENVOY_HONOR, HONOR_SOURCES, OVER, RUMOR_HONOR
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, State

_BY_SOURCE = {EARLIER: "earlier", ENVOY_HONOR: "envoys", RUMOR_HONOR: "pavilion", CLAN_HONOR: "clans"}
FROM_HONOR = np.array([MESSAGES.number(f"from-{_BY_SOURCE[source]}") for source in range(HONOR_SOURCES)])
FROM_RUMORS, FROM_DISHONOR, FROM_TREASURES, FROM_ELITES, FROM_TIE = (
    MESSAGES.number(f"from-{source}") for source in ("rumors", "dishonor", "treasures", "elites", "tie")
)


@rule
def add_source(facts: Facts, n: Int, message: Int, seat: Int, points: Int) -> Int:
    """Writes a source of a seat's points behind `n` others."""
    n = add_fact(facts, n, message, seat)
    facts[n - 1].points = points
    return n


@long_rule
def explain(state: State, viewer: Int, seat: Int, facts: Facts) -> Int:
    """Writes a seat's honor by source; once the game is over also its rumors, treasures and elite cards."""
    n: Int = np.int64(0)
    for source in range(HONOR_SOURCES):
        if state.honor[seat, source]:
            n = add_source(facts, n, FROM_HONOR[source], seat, state.honor[seat, source])
    if state.phase != OVER:
        return n
    for kind in range(RUMOR_KINDS):
        if rumors_of(state, seat, kind):
            n = explain_rumors(state, seat, kind, facts, n)
    n = explain_treasures(state, seat, facts, n)
    n = explain_elites(state, seat, facts, n)
    return explain_tie(state, seat, facts, n)


@rule
def explain_rumors(state: State, seat: Int, kind: Int, facts: Facts, n: Int) -> Int:
    """Writes what a seat's rumors of a kind are worth."""
    cards = rumors_of(state, seat, kind)
    points = rumor_points(state, seat, kind)
    if kind == DISHONORABLE:
        n = add_source(facts, n, FROM_DISHONOR, seat, points)
        holders: Int = 0
        for other in range(state.seats):
            holders += rumors_of(state, other, kind) > 0
        facts[n - 1].numbers[1] = DISHONORABLE_HONOR[holders]
        facts[n - 1].numbers[2] = holders
    else:
        n = add_source(facts, n, FROM_RUMORS, seat, points)
        facts[n - 1].numbers[1] = multiplier(cards)
        facts[n - 1].numbers[2] = collected(state, seat, kind)
        facts[n - 1].numbers[3] = kind
    facts[n - 1].numbers[0] = cards
    return n


@rule
def explain_treasures(state: State, seat: Int, facts: Facts, n: Int) -> Int:
    """Writes what a seat's unspent treasures are worth."""
    treasures = np.int64(0)
    for kind in range(KINDS):
        treasures += state.treasures[seat, kind]
    if treasures:
        n = add_source(facts, n, FROM_TREASURES, seat, unspent_points(state, seat))
        facts[n - 1].numbers[0] = treasures
    return n


@rule
def explain_elites(state: State, seat: Int, facts: Facts, n: Int) -> Int:
    """Writes what a seat's elite cards are worth."""
    cards = np.int64(0)
    for kind in range(ELITE_KINDS):
        cards += state.elites[seat, kind]
    if cards:
        n = add_source(facts, n, FROM_ELITES, seat, elite_points(state, seat))
        facts[n - 1].numbers[0] = cards
    return n


@rule
def explain_tie(state: State, seat: Int, facts: Facts, n: Int) -> Int:
    """Writes what breaks a tie of the seats with most points."""
    mine = score(state, seat)
    best, tied = mine, 0
    for other in range(state.seats):
        best = max(best, score(state, other))
        tied += score(state, other) == mine
    if mine < best or tied == 1:
        return n
    n = add_source(facts, n, FROM_TIE, seat, 0)
    facts[n - 1].numbers[0] = envoy_count(state, seat)
    facts[n - 1].numbers[1] = NONE
    for envoy in range(ENVOYS):
        if state.envoys[seat] >> envoy & 1:
            facts[n - 1].numbers[1] = ENVOY_AGE[envoy]
    return n
