"""Warashi's levels in Ninjato."""

from zashiki.kernel.levels import FULL_STRENGTH, Level

LEVELS = (
    Level(nodes=50, slips=0.3, rating=988),
    Level(nodes=50, slips=0.15, rating=1267),
    Level(nodes=50, slips=0.05, rating=1500),
    Level(nodes=50, slips=0.01, rating=1598),
    Level(nodes=80, rating=1713),
    Level(nodes=10_000, hunches=0.4, rating=1834),
    Level(nodes=30_000, hunches=0.16, rating=1938),
    FULL_STRENGTH,
)
