"""Warashi's eight levels, from a kind beginner's partner to full strength.

Levels 1 to 7 think for a fixed number of nodes, so that a level is the same on every machine; level 8 thinks for a
second at most. The lowest ones also slip: now and then they play any move at all. The higher ones have hunches
instead: now and then they play what comes to mind first. More nodes alone would make steps too small to feel.
"""

import random
from collections.abc import Mapping, Sequence

import msgspec

from zashiki.kernel.errors import BadArgument, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.random import new_seed, seed_words
from zashiki.warashi.thinking import think
from zashiki.warashi.thought import Stop, considered, never


class Level(msgspec.Struct, frozen=True):
    """How much a level thinks."""

    nodes: int | None = None
    seconds: float | None = None
    slips: float = 0.0
    """How often it plays any legal move."""
    hunches: float = 0.0
    """How often it thinks no longer than level 1."""


FULL_STRENGTH = Level(seconds=1.0)
LEVELS: Mapping[str, Sequence[Level]] = {
    "take": (
        Level(nodes=1, slips=0.6),
        Level(nodes=1, slips=0.35),
        Level(nodes=1, slips=0.15),
        Level(nodes=1),
        Level(nodes=500),
        Level(nodes=800_000, hunches=0.4),
        Level(nodes=2_400_000, hunches=0.15),
        FULL_STRENGTH,
    ),
    "naishi": (
        Level(nodes=1, slips=0.62),
        Level(nodes=1, slips=0.42),
        Level(nodes=1, slips=0.25),
        Level(nodes=1, slips=0.1),
        Level(nodes=20),
        Level(nodes=18_000, hunches=0.5),
        Level(nodes=60_000, hunches=0.25),
        FULL_STRENGTH,
    ),
    "ninjato": (
        Level(nodes=50, slips=0.3),
        Level(nodes=50, slips=0.15),
        Level(nodes=50, slips=0.05),
        Level(nodes=50, slips=0.01),
        Level(nodes=80),
        Level(nodes=10_000, hunches=0.4),
        Level(nodes=30_000, hunches=0.16),
        FULL_STRENGTH,
    ),
}
USUAL = LEVELS["naishi"]
"""Of a game that has no levels of its own."""
DEFAULT = 5
HIGHEST = len(USUAL)


def level_of(game: str, number: int) -> Level:
    """A level by its number."""
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= HIGHEST:
        raise BadArgument(f"A level is a whole number from 1 to {HIGHEST}, not {quoted(number)}.")
    return LEVELS.get(game, USUAL)[number - 1]


def choose(
    position: Position, level: int = DEFAULT, seed: int | None = None, cores: int = 1, stop: Stop = never
) -> str:
    """The notation of the move that Warashi plays; the same seed gives the same move at levels 1 to 7.

    >>> position = Position.deal("take", seed=7)
    >>> choose(position, level=3, seed=5) in position.legal_moves
    True
    """
    game = position.rulebook.name
    how = level_of(game, level)
    if len(considered(position, None)) == 1:
        return position.legal_moves[0]
    chance = random.Random(seed_words(new_seed() if seed is None else seed).tobytes())
    mood = chance.random()
    if mood < how.slips:
        return chance.choice(position.legal_moves)
    nodes = level_of(game, 1).nodes if mood < how.slips + how.hunches else how.nodes
    found = think(position, nodes, how.seconds, seed=chance.getrandbits(64), cores=cores, stop=stop, until_clear=True)
    return found[0].move if found else position.legal_moves[0]
