"""kill -9: every acknowledged move is there when the server is back."""

from pathlib import Path

from tests.server.crash_scenario import CrashScenario

KILLS = 15


def test_nothing_acknowledged_is_lost_or_played_twice(tmp_path: Path) -> None:
    scenario = CrashScenario(tmp_path)
    scenario.run(KILLS)
    scenario.check()
    assert scenario.status.counts["kills"] == KILLS
    assert all(group.finished for group in scenario.groups)
