"""Servers for the tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Server
from tests.server.forking import Nursery, forked, nursing


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Has everything loaded, so that servers start at once."""
    with nursing() as nursery:
        yield nursery


@pytest.fixture(scope="session")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    with forked(tmp_path_factory.mktemp("server"), nursery) as server:
        yield server
