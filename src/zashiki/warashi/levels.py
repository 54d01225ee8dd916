"""Playing at one of Warashi's levels, which `kernel.levels` explains and each game declares."""

import random
from typing import NamedTuple

from zashiki.kernel.engine import Stop, moves_to_search, never
from zashiki.kernel.errors import BadArgument, because, quoted
from zashiki.kernel.levels import DEFAULT_LEVEL, HIGHEST, Level
from zashiki.kernel.position import Position
from zashiki.kernel.random import new_seed, seed_words
from zashiki.kernel.registry import find
from zashiki.warashi.analysis import analyse


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
    rng = random.Random(seed_words(seed).tobytes())
    if len(moves_to_search(position, None)) == 1:
        return Plan(position.legal_moves[0], None, None, seed)
    roll = rng.random()
    if roll < strength.slips:
        return Plan(rng.choice(position.legal_moves), None, None, seed)
    is_hunch = roll < strength.slips + strength.hunches
    nodes = level_of(position.rulebook.name, 1).nodes if is_hunch else strength.nodes
    return Plan(None, nodes, strength.seconds, rng.getrandbits(64))


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
