"""Processes, the bus and connections to the database fail while people play, and nothing is lost."""

from pathlib import Path

import pytest

from tests.server.chaos import Chaos

SECONDS = 60


@pytest.mark.compiled
def test_nothing_is_lost_while_everything_fails_at_random(tmp_path: Path) -> None:
    chaos = Chaos(tmp_path)
    chaos.run(SECONDS)
    chaos.check()
    assert all(group.finished for group in chaos.groups)
    assert {"kill", "stop the bus", "freeze the bus", "cut the database"} <= chaos.status.counts.keys()
