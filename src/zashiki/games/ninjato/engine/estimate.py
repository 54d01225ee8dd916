"""What a position is worth at first sight, in tenths of honor."""

import numpy as np

from zashiki.games.ninjato.components import (
    CLANS,
    DOJO_VALUES,
    ELITE_HONOR,
    ELITE_KINDS,
    KINDS,
    ROUNDS,
    RUMOR_KINDS,
    SCORING_ROUNDS,
    SHURIKENS,
    SKILLS,
    UNSPENT_HONOR,
)
from zashiki.games.ninjato.rules.final_scoring import honor_so_far, rumor_points, scores
from zashiki.games.ninjato.rules.influence import clan_honor, ranked
from zashiki.games.ninjato.rules.scoring import is_scoring
from zashiki.games.ninjato.rules.state import NOBODY, OVER
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, Ints, State

PER_POINT = 10
"""One point of honor, in the units of all evaluations: tenths."""
TREASURE_WORTH = np.array([14, 22, 30, 38, 44], dtype=np.int64)
"""The worth of a treasure, by kind, while there is a placement left to spend it."""
CARD_WORTH = np.array([9, 8, 8, 8, 9], dtype=np.int64)
"""The worth of a dojo card, by value."""
SPARE_CARD, FAIR_HAND = 4, 5
"""The deduction for each card above the size of a fair hand, and that size."""
SKILL_WORTH, SKILL_ROUND = 5, 2
"""The worth of a tile, and its worth for each round to come."""
RUMOR_WORTH = 20
ELITE_WORTH = 5
FREE_RUMOR = 40
"""The worth of a rumor that a first or second may get in a scoring phase."""
SCORINGS_WORTH = np.array([0, 8, 13, 16], dtype=np.int64)
"""The weight of influence by the number of scoring phases to come, in tenths; it may be lost before the later ones."""


@long_rule
def estimate(state: State, out: Ints) -> None:
    """Writes honor so far, and what treasures, cards, tiles, envoys and rumors may bring."""
    if state.phase == OVER:
        scores(state, out)
        for seat in range(state.seats):
            out[seat] *= PER_POINT
        return
    placements = (1 + ROUNDS - state.round_number) * SHURIKENS * state.seats - state.turn
    for seat in range(state.seats):
        out[seat] = honor_so_far(state, seat) * PER_POINT + holdings_worth(state, seat, placements >= state.seats)
        for kind in range(RUMOR_KINDS):
            out[seat] += rumor_points(state, seat, kind) * PER_POINT * 7 // 10
        if placements > 0:
            out[seat] += hand_worth(state, seat)
    add_influence_worth(state, out)


@rule
def holdings_worth(state: State, seat: Int, can_spend: Bool) -> Int:
    """The worth of a seat's treasures, elite cards, tiles and rumors."""
    worth = state.rumor_count[seat] * RUMOR_WORTH
    for kind in range(KINDS):
        worth += state.treasures[seat, kind] * (TREASURE_WORTH[kind] if can_spend else PER_POINT * UNSPENT_HONOR)
    for elite in range(ELITE_KINDS):
        worth += state.elites[seat, elite] * (ELITE_HONOR[elite] * PER_POINT + ELITE_WORTH)
    for skill in range(SKILLS):
        worth += state.skills[seat, skill] * (SKILL_WORTH + SKILL_ROUND * (ROUNDS - state.round_number))
    return worth


@rule
def hand_worth(state: State, seat: Int) -> Int:
    """The worth of a seat's dojo cards."""
    worth = 0
    for value in range(DOJO_VALUES):
        worth += state.hand[seat, value] * CARD_WORTH[value]
    return worth - max(state.hand_size[seat] - FAIR_HAND, 0) * SPARE_CARD


@rule
def add_influence_worth(state: State, out: Ints) -> None:
    """Adds what the first and second of each clan may expect of the scoring phases to come."""
    scorings = 0
    for place in range(len(SCORING_ROUNDS)):
        scorings += SCORING_ROUNDS[place] >= state.round_number and not is_scoring(state)
    for clan in range(CLANS):
        first_seat, second_seat = ranked(state, clan, 0), ranked(state, clan, 1)
        honor = clan_honor(state, clan) * PER_POINT
        if first_seat != NOBODY:
            out[first_seat] += max(honor, FREE_RUMOR) * SCORINGS_WORTH[scorings] // 10
        if second_seat != NOBODY:
            out[second_seat] += min(honor, FREE_RUMOR) * SCORINGS_WORTH[scorings] // 10
