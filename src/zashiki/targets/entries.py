"""What one thread of a device does for its game or its position: rules that are compiled for every game.

They are the loop bodies of `kernel.batch`. Each works on a state of its own, the only one of an array, which
`kernels` has copied from the states of all positions.
"""

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.batch import settle
from zashiki.kernel.random import below, seed_numbered
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Floats, Int, Ints, States


@rule
def play(
    blank: States,
    states: States,
    out: Ints,
    policy: Ints,
    first: int,
    end: int,
    step: int,
    series: Int,
    totals: Ints,
    points: Ints,
) -> int:
    """Plays every `step`th game of a series with random moves, from `first` to before `end`; the number of decisions.

    This is `kernel.batch.play_random_games` for one thread of many.
    """
    decisions = 0
    for number in range(first, end, step):
        states[0] = blank[0]
        state = states[0]
        seed_numbered(state.rng, series, 2 * number)
        seed_numbered(policy, series, 2 * number + 1)
        dispatch.deal(state)
        while state.player >= 0:
            count = dispatch.legal(state, out)
            choice: Int = below(policy, count)
            dispatch.apply(state, out[choice])
            decisions += 1
        dispatch.scores(state, points)
        for seat in range(len(points)):
            totals[seat] += points[seat]
    return decisions


@rule
def begin(states: States, series: Int, number: Int, legal: Ints) -> Int:
    """Deals a game of a series; the number of legal actions."""
    seed_numbered(states[0].rng, series, number)
    dispatch.deal(states[0])
    return dispatch.legal(states[0], legal)


@rule
def seed(rng: Ints, policies: Int, number: Int) -> None:
    """Seeds the generator that samples actions."""
    seed_numbered(rng, policies, number)


@rule
def advance(states: States, action: Int, legal: Ints, points: Ints, rewards: Floats) -> Int:
    """Plays an action; the number of legal actions, which is 0 if the game is over."""
    state = states[0]
    dispatch.apply(state, action)
    if state.player < 0:
        settle(state, points, rewards)
        return np.int64(0)
    return np.int64(dispatch.legal(state, legal))


@rule
def watch(states: States, features: Floats) -> None:
    """Writes the features for the seat to decide; the state is redacted for it."""
    seat = states[0].player
    dispatch.redact(states[0], seat)
    dispatch.observe(states[0], seat, features)


@rule
def draw(rng: Ints, count: Int) -> Int:
    """The place of a random action in the list of legal ones."""
    return below(rng, count)
