"""Playing at one of Warashi's levels, which `kernel.levels` explains and each game declares."""

import random

from zashiki.kernel.engine import Stop, moves_to_search, never
from zashiki.kernel.errors import BadArgument, quoted
from zashiki.kernel.levels import DEFAULT_LEVEL, HIGHEST, Level
from zashiki.kernel.position import Position
from zashiki.kernel.random import new_seed, seed_words
from zashiki.kernel.registry import find
from zashiki.warashi.analysis import analyse


def level_of(game: str, number: int) -> Level:
    """A game's level by its number."""
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= HIGHEST:
        raise BadArgument(f"A level is a whole number from 1 to {HIGHEST}, not {quoted(number)}.")
    return find(game).levels[number - 1]


def choose(
    position: Position, level: int = DEFAULT_LEVEL, seed: int | None = None, cores: int = 1, stop: Stop = never
) -> str:
    """The notation of the move that Warashi plays; the same seed gives the same move at levels 1 to 7.

    >>> position = Position.deal("take", seed=7)
    >>> choose(position, level=3, seed=5) in position.legal_moves
    True
    """
    game = position.rulebook.name
    strength = level_of(game, level)
    if len(moves_to_search(position, None)) == 1:
        return position.legal_moves[0]
    rng = random.Random(seed_words(new_seed() if seed is None else seed).tobytes())
    roll = rng.random()
    if roll < strength.slips:
        return rng.choice(position.legal_moves)
    nodes = level_of(game, 1).nodes if roll < strength.slips + strength.hunches else strength.nodes
    candidates = analyse(
        position, nodes, strength.seconds, seed=rng.getrandbits(64), cores=cores, stop=stop, until_clear=True
    )
    return candidates[0].move if candidates else position.legal_moves[0]
