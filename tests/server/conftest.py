"""Fixtures for the tests of the server."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Server
from tests.server.fork_server import running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server
