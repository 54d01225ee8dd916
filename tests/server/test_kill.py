"""kill -9: whoever was told that his move is played finds it there when the server is back."""

from pathlib import Path

from tests.server.forking import Nursery
from tests.server.ordeal import Ordeal

KILLS = 30


def test_nothing_acknowledged_is_lost_or_played_twice(tmp_path: Path, nursery: Nursery) -> None:
    ordeal = Ordeal(tmp_path, nursery)
    ordeal.run(KILLS)
    ordeal.check()
    assert ordeal.weather.counts["kills"] == KILLS
    assert all(party.finished for party in ordeal.parties)
