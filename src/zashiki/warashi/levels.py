"""Playing at one of Warashi's levels, which `kernel.levels` explains and each game declares."""

from typing import NamedTuple

import numpy as np

from zashiki.kernel.engine import Stop, moves_to_search, never
from zashiki.kernel.errors import BadArgument, because, quoted
from zashiki.kernel.levels import DEFAULT_LEVEL, HIGHEST, Level
from zashiki.kernel.position import Position
from zashiki.kernel.random import Words, below, new_seed, next_word, seed_words, unit
from zashiki.kernel.registry import find
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Float, Int
from zashiki.warashi.analysis import analyse

SEARCH, HUNCH = np.int64(-1), np.int64(-2)
"""What is drawn instead of the place of a move."""


def level_of(game: str, number: int) -> Level:
    """A game's level by its number."""
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= HIGHEST:
        raise BadArgument(because("level", highest=HIGHEST, given=quoted(number)))
    return find(game).levels[number - 1]


class Plan(NamedTuple):
    """How a level decides in a position: a move that it plays at once, or the budget of a search."""

    move: str | None
    nodes: int | None
    seconds: float | None
    seed: int
    """The seed of the search."""


def plan(position: Position, level: int, seed: int) -> Plan:
    """How a level decides; the same seed gives the same plan."""
    strength = level_of(position.rulebook.name, level)
    moves = moves_to_search(position, None)
    if len(moves) == 1:
        return Plan(moves[0], None, None, seed)
    rng = seed_words(seed)
    place = draw_plan(rng, strength.slips, strength.hunches, len(moves))
    if place >= 0:
        return Plan(moves[int(place)], None, None, seed)
    nodes = level_of(position.rulebook.name, 1).nodes if place == HUNCH else strength.nodes
    return Plan(None, nodes, strength.seconds, int(next_word(rng)))


@rule
def draw_plan(rng: Words, slips: Float, hunches: Float, moves: Int) -> Int:
    """The place of the move that a level plays at random, or whether it searches as usual or for a hunch.

    The next random word is then the seed of the search.
    """
    roll = unit(rng)
    if roll < slips:
        return below(rng, moves)
    return HUNCH if roll < slips + hunches else SEARCH


def choose(
    position: Position, level: int = DEFAULT_LEVEL, seed: int | None = None, cores: int = 1, stop: Stop = never
) -> str:
    """The notation of the move that Warashi plays; the same seed gives the same move at levels 1 to 7.

    >>> position = Position.deal("take", seed=7)
    >>> choose(position, level=3, seed=5) in position.legal_moves
    True
    """
    planned = plan(position, level, new_seed() if seed is None else seed)
    if planned.move is not None:
        return planned.move
    candidates = analyse(
        position, planned.nodes, planned.seconds, seed=planned.seed, cores=cores, stop=stop, until_clear=True
    )
    return candidates[0].move if candidates else position.legal_moves[0]
