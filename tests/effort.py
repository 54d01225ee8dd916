"""How much the tests try: little with plain rules, more with compiled ones, most in `make soak`."""

import os

from zashiki.kernel.rule import JIT

SOAK = os.environ.get("ZASHIKI_SOAK") == "1"


def effort(plain: int, compiled: int, soak: int) -> int:
    """The number of examples, games or messages to try in this run."""
    if not JIT:
        return plain
    return soak if SOAK else compiled


EXAMPLES = effort(10, 50, 1000)
"""Hypothesis examples for a test that plays a game."""
FEW = effort(3, 12, 200)
"""Hypothesis examples for a test that looks at everything at every ply."""
