"""Processes, the bus and connections to the database fail while people play, and nothing is lost."""

from pathlib import Path

import pytest

from tests.effort import effort
from tests.server.chaos import Chaos

ROUNDS = effort(1, 2, 20)


@pytest.mark.compiled
def test_nothing_is_lost_while_everything_fails_at_random(tmp_path: Path) -> None:
    chaos = Chaos(tmp_path)
    chaos.run(ROUNDS)
    chaos.check()
    assert all(group.finished for group in chaos.groups)
