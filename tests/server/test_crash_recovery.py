"""kill -9: whoever was told that his move is played finds it there when the server is back."""

from pathlib import Path

from tests.server.crash_scenario import CrashScenario
from tests.server.fork_server import ForkServer

KILLS = 30


def test_nothing_acknowledged_is_lost_or_played_twice(tmp_path: Path, fork_server: ForkServer) -> None:
    scenario = CrashScenario(tmp_path, fork_server)
    scenario.run(KILLS)
    scenario.check()
    assert scenario.status.counts["kills"] == KILLS
    assert all(party.finished for party in scenario.parties)
