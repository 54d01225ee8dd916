"""Warashi's levels in Ta-Ke."""

from zashiki.kernel.levels import FULL_STRENGTH, Level

LEVELS = (
    Level(nodes=1, slips=0.6, rating=1034),
    Level(nodes=1, slips=0.35, rating=1258),
    Level(nodes=1, slips=0.15, rating=1500),
    Level(nodes=1, rating=1707),
    Level(nodes=500, rating=1804),
    Level(nodes=800_000, hunches=0.4, rating=1919),
    Level(nodes=2_400_000, hunches=0.15, rating=2013),
    FULL_STRENGTH,
)
