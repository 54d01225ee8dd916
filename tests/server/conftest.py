"""Fixtures for the tests of the server."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Server
from tests.server.fork_server import running
from tests.server.stores import CHOICE, DATABASES


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each kind of database in turn, for everything in the test."""
    monkeypatch.setenv(CHOICE, request.param)
    return str(request.param)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server
