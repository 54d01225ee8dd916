"""The compiled rules of Ninjato, one module for each chapter of the rulebook."""

from zashiki.games.ninjato.rules.decisions import apply, legal
from zashiki.games.ninjato.rules.disclosure import reveals
from zashiki.games.ninjato.rules.final_scoring import scores, standings
from zashiki.games.ninjato.rules.knowledge import redact, redeal
from zashiki.games.ninjato.rules.setup import deal
from zashiki.games.ninjato.rules.state import STATE

__all__ = ["STATE", "apply", "deal", "legal", "redact", "redeal", "reveals", "scores", "standings"]
