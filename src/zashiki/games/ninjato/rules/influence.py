"""Influence in the clans: who is first and second, and the honor a clan pays."""

import numpy as np

from zashiki.games.ninjato.components import CLANS, ENVOY_CLAN, ENVOYS, HOUSES, TOKEN_CLAN, TOKEN_HONOR
from zashiki.games.ninjato.rules.piles import card_at
from zashiki.games.ninjato.rules.state import NAMED, NOBODY
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, State

CLAN_ENVOYS = np.array([(1 << np.flatnonzero(clan == ENVOY_CLAN)).sum() for clan in range(CLANS)], dtype=np.int64)
"""The envoys of each clan, as a set."""


@rule
def set_size(bits: Int) -> Int:
    """The number of members of a set that is given as bits."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def influence(state: State, seat: Int, clan: Int) -> Int:
    """A seat's influence in a clan in the high bits, and its envoys of the clan in the low bits, to break ties.

    Influence is the number of envoys, and one more for each of them named with Hensojutsu. Envoys are numbered by age,
    so of two sets the one with the oldest envoy is the greater number.
    """
    envoys = np.int64(state.envoys[seat]) & CLAN_ENVOYS[clan]
    points = set_size(envoys)
    for place in range(state.height[NAMED]):
        points += envoys >> card_at(state, NAMED, place) & 1
    return (points << ENVOYS) + envoys


@long_rule
def ranked(state: State, clan: Int, rank: Int) -> Int:
    """The seat of first (0) or second (1) influence in a clan, or NOBODY. The oldest envoy breaks ties."""
    best: Int = np.int64(0)
    second: Int = np.int64(0)
    best_seat, second_seat = np.int64(NOBODY), np.int64(NOBODY)
    for seat in range(state.seats):
        weight = influence(state, seat, clan)
        if weight > best:
            best, second, best_seat, second_seat = weight, best, np.int64(seat), best_seat
        elif weight > second:
            second, second_seat = weight, np.int64(seat)
    return best_seat if rank == 0 else second_seat


@rule
def clan_honor(state: State, clan: Int) -> Int:
    """The honor that a clan pays: its tokens on the houses."""
    honor = 0
    for house in range(HOUSES):
        if TOKEN_CLAN[state.token[house]] == clan:
            honor += TOKEN_HONOR[state.token[house]]
    return honor
