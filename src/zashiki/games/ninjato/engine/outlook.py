"""How many points a position leads to among quick players, in tenths of honor; it judges the end of a play-out.

Each component has a worth of its own and one for each round to come. They were fitted by least squares to the results
of 40,000 two-player games of the play-out policy, from the beginning of a round. `estimate` judges a turn better, this
one a round.
"""

import numpy as np

from zashiki.games.ninjato.components import (
    CLANS,
    DOJO_VALUES,
    FIRST_HENSOJUTSU,
    KINDS,
    ROUNDS,
    RUMOR_KINDS,
    SHURIKENS,
    SKILLS,
    UNSPENT_HONOR,
)
from zashiki.games.ninjato.engine.estimate import PER_POINT
from zashiki.games.ninjato.rules.final_scoring import (
    WARRIOR,
    collected,
    elite_points,
    envoy_count,
    honor_so_far,
    rumor_points,
    scores,
)
from zashiki.games.ninjato.rules.influence import clan_honor, ranked
from zashiki.games.ninjato.rules.state import OVER
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Float, Int, Ints, State

TREASURE_WORTH = np.array([14, 28, 26, 33, 37], dtype=np.int64)
TREASURE_ROUND = np.array([6, 3, 8, 8, 9], dtype=np.int64)
CARD_WORTH = np.array([15, 9, 15, 9, 15], dtype=np.int64)
CARD_ROUND = np.array([2, 1, 2, 1, 2], dtype=np.int64)
"""The worth of a dojo card, by value."""
SKILL_WORTH, SKILL_ROUND = -10, 24
HENSOJUTSU_WORTH, HENSOJUTSU_ROUND = 75, -6
ENVOY_WORTH, ENVOY_ROUND = 19, 18
RUMOR_WORTH, RUMOR_ROUND = -6, 18
RUMOR_POINT, RUMOR_POINT_ROUND = 14, -3
"""The worth of a point that rumors would bring if the game were over now: early, other points matter more."""
ELITE_WORTH = 7
FREE_RUMOR = 5
FIRST_WORTH, FIRST_ROUND = -6, 10
FIRST_HONOR, SECOND_HONOR = 3, 5
"""The worth of being first or second in a clan, for each honor it would bring now."""
FIRST_IN_ORDER = 8
"""The worth of being first in the turn order."""


@long_rule
def outlook(state: State, out: Ints) -> None:
    """Writes honor so far, and what treasures, cards, tiles, envoys and rumors may bring."""
    if state.phase == OVER:
        scores(state, out)
        for seat in range(state.seats):
            out[seat] *= PER_POINT
        return
    turns = SHURIKENS * np.int64(state.seats)
    placements = (1 + ROUNDS - np.int64(state.round_number)) * turns - state.turn
    rounds = placements / turns
    for seat in range(state.seats):
        worth = honor_so_far(state, seat) * PER_POINT + holdings_worth(state, seat, rounds)
        worth += treasures_worth(state, seat, rounds, placements >= state.seats)
        if placements > 0:
            worth += hand_worth(state, seat, rounds)
        for clan in range(CLANS):
            worth += influence_worth(state, seat, clan, rounds)
        out[seat] = np.int64(worth)
    out[state.order[0]] += FIRST_IN_ORDER


@rule
def treasures_worth(state: State, seat: Int, rounds: Float, can_spend: Bool) -> Float:
    """The worth of a seat's treasures."""
    worth = 0.0
    for kind in range(KINDS):
        each = TREASURE_WORTH[kind] + TREASURE_ROUND[kind] * rounds if can_spend else PER_POINT * UNSPENT_HONOR + 0.0
        worth += state.treasures[seat, kind] * each
    return worth


@rule
def hand_worth(state: State, seat: Int, rounds: Float) -> Float:
    """The worth of a seat's dojo cards."""
    worth = 0.0
    for value in range(DOJO_VALUES):
        worth += state.hand[seat, value] * (CARD_WORTH[value] + CARD_ROUND[value] * rounds)
    return worth


@rule
def holdings_worth(state: State, seat: Int, rounds: Float) -> Float:
    """The worth of a seat's tiles, envoys, rumors and elite cards."""
    worth = elite_points(state, seat) * PER_POINT + collected(state, seat, WARRIOR) * ELITE_WORTH
    worth += envoy_count(state, seat) * (ENVOY_WORTH + ENVOY_ROUND * rounds)
    worth += state.rumor_count[seat] * max(RUMOR_WORTH + RUMOR_ROUND * rounds, 0.0)
    for kind in range(RUMOR_KINDS):
        worth += rumor_points(state, seat, kind) * max(RUMOR_POINT + RUMOR_POINT_ROUND * rounds, 0.0)
    for skill in range(FIRST_HENSOJUTSU):
        worth += state.skills[seat, skill] * max(SKILL_WORTH + SKILL_ROUND * rounds, 0.0)
    for skill in range(FIRST_HENSOJUTSU, SKILLS):
        worth += state.skills[seat, skill] * (HENSOJUTSU_WORTH + HENSOJUTSU_ROUND * rounds)
    return worth


@rule
def influence_worth(state: State, seat: Int, clan: Int, rounds: Float) -> Float:
    """What a seat may expect as first or second of a clan."""
    honor = clan_honor(state, clan)
    if ranked(state, clan, 0) == seat:
        return max(FIRST_WORTH + FIRST_ROUND * rounds, 0.0) + max(honor, FREE_RUMOR) * FIRST_HONOR
    return min(honor, FREE_RUMOR) * SECOND_HONOR + 0.0 if ranked(state, clan, 1) == seat else 0.0
