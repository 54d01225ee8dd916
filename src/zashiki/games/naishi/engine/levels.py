"""Warashi's levels in Naishi, tuned for tree search, with the ratings measured by the ladder."""

from zashiki.kernel.levels import FULL_STRENGTH, Level

LEVELS = (
    Level(nodes=1, slips=0.62, rating=1189),
    Level(nodes=1, slips=0.42, rating=1331),
    Level(nodes=1, slips=0.25, rating=1500),
    Level(nodes=1, slips=0.1, rating=1626),
    Level(nodes=20, rating=1789),
    Level(nodes=18_000, hunches=0.5, rating=1896),
    Level(nodes=60_000, hunches=0.25, rating=1968),
    FULL_STRENGTH,
)
