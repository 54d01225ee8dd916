"""Servers for the tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Server
from tests.server.fork_server import ForkServer, forked, running_fork_server


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    """Has everything loaded, so that servers start at once."""
    with running_fork_server() as fork_server:
        yield fork_server


@pytest.fixture(scope="session")
def server(fork_server: ForkServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    with forked(tmp_path_factory.mktemp("server"), fork_server) as server:
        yield server
