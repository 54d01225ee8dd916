"""kill -9: whoever was told that his move is played finds it there when the server is back."""

from pathlib import Path

from tests.server.crash_scenario import CrashScenario

KILLS = 15


def test_nothing_acknowledged_is_lost_or_played_twice(tmp_path: Path) -> None:
    scenario = CrashScenario(tmp_path)
    scenario.run(KILLS)
    scenario.check()
    assert scenario.status.counts["kills"] == KILLS
    assert all(party.finished for party in scenario.parties)
