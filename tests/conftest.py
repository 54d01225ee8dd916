"""Settings of the whole suite. `tests/effort.py` says how much it tries."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.effort import EXAMPLES
from zashiki.kernel.registry import installed_games

settings.register_profile(
    "zashiki",
    deadline=None,
    max_examples=EXAMPLES,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("zashiki")
# English in every process, whatever the people who run the tests read.
os.environ["LC_ALL"] = "C.UTF-8"


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate data folder for each test; unfinished games are saved there."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder / "zashiki"


@pytest.fixture(params=installed_games())
def game(request: pytest.FixtureRequest) -> str:
    """Each installed game in turn."""
    return str(request.param)
