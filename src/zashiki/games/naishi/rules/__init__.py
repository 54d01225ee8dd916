"""The compiled rules of Naishi, by the chapters of the rulebook."""

from zashiki.games.naishi.rules.disclosure import reveals
from zashiki.games.naishi.rules.knowledge import redact, redeal
from zashiki.games.naishi.rules.scoring import scores, standings
from zashiki.games.naishi.rules.setup import deal
from zashiki.games.naishi.rules.state import STATE
from zashiki.games.naishi.rules.turn import LEGAL_BUFFER_SIZE, apply, legal

__all__ = ["LEGAL_BUFFER_SIZE", "STATE", "apply", "deal", "legal", "redact", "redeal", "reveals", "scores", "standings"]
