"""Warashi, the house spirit: it plays with you, gives hints, and shows afterwards what you missed."""

from zashiki.warashi.hints import Hint as Hint
from zashiki.warashi.hints import hint as hint
from zashiki.warashi.levels import choose as choose
from zashiki.warashi.reviews import Review as Review
from zashiki.warashi.reviews import ReviewedDecision as ReviewedDecision
from zashiki.warashi.reviews import review as review
