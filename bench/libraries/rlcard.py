"""RLCard's games."""

import random

import rlcard
from timing import Work

DISTRIBUTION = "rlcard"


def calls(name: str) -> Work:
    """Whole games."""
    environment = rlcard.make(name)

    def work() -> int:
        (state, _), decisions = environment.reset(), 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work
