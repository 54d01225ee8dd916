"""Warashi's levels: each game declares its own, or uses the default ones.

Levels 1 to 7 search a fixed number of nodes, so that a level plays the same on every machine; the highest searches for
at most one second. The lowest levels also slip: they sometimes play a random move. The higher ones sometimes play a
hunch instead: the move that level 1 would find. More nodes alone would make steps too small to notice.
"""

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """The strength of a level."""

    nodes: int | None = None
    """The number of nodes to search."""
    seconds: float | None = None
    """The longest time to search."""
    slips: float = 0.0
    """The probability of playing a random legal move, from 0 to 1."""
    hunches: float = 0.0
    """The probability of searching only as many nodes as level 1, from 0 to 1."""
    rating: int | None = None
    """Its rating on the scale that players see, measured by the ladder in docs/warashi.md; new players have 1500.

    There are no rated games against a level without one.
    """


FULL_STRENGTH = Level(seconds=1.0)
DEFAULT_LEVELS = (
    Level(nodes=1, slips=0.62),
    Level(nodes=1, slips=0.42),
    Level(nodes=1, slips=0.25),
    Level(nodes=1, slips=0.1),
    Level(nodes=20),
    Level(nodes=18_000, hunches=0.5),
    Level(nodes=60_000, hunches=0.25),
    FULL_STRENGTH,
)
"""For games that declare no levels of their own; tuned for tree search, and without measured ratings."""
HIGHEST = len(DEFAULT_LEVELS)
"""The highest level; every game has levels 1 to this one."""
DEFAULT_LEVEL = 5
"""The level to play against if none is chosen."""
