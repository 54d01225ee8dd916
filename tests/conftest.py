"""Settings of the whole suite. Set ZASHIKI_JIT=0 to run the rules plain; hypothesis then tries fewer games."""

import pytest
from hypothesis import HealthCheck, settings

from zashiki.kernel.registry import games
from zashiki.kernel.rule import JIT

settings.register_profile(
    "zashiki",
    deadline=None,
    max_examples=300 if JIT else 15,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("zashiki")


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> str:
    """Each installed game in turn."""
    return str(request.param)
