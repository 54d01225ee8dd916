"""A GPU that is this machine's processor."""

import sys
from collections.abc import Iterator

import pytest

from tests.targets import fake_cupy
from zashiki.targets import cuda


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets `device="cuda"` run on this machine's processor, with the kernels of the GPU."""
    monkeypatch.setitem(sys.modules, "cupy", fake_cupy)
    yield
    cuda.load.cache_clear()
