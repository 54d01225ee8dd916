"""Several servers behind a real nginx with the configuration that the project ships and documents."""

import re
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.bus_server import bus_server
from tests.server.chaos import SERVERS, Cluster, Wanderer, WanderingPlayer
from tests.server.clients import PATIENCE, fetch
from tests.server.crash_scenario import Group, ServerStatus, check_tables
from tests.server.nginx import CONFIGURATION, Nginx
from tests.server.postgresql import postgresql_server
from tests.server.waiting import until

HOSTING = Path(__file__).parents[2] / "docs/hosting.md"
GROUPS: tuple[tuple[str, tuple[str | int, ...]], ...] = (("take", ("me", "open")), ("take", (1, "me")))
"""Tables of people with each other and with Warashi."""


def test_nginx_accepts_our_configuration() -> None:
    with closing(Nginx(CONFIGURATION.read_text())) as nginx:
        assert nginx.check() == ""


def test_nginx_accepts_the_configurations_in_the_documentation() -> None:
    blocks = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 2
    one_machine, several = blocks
    proxied = one_machine.replace("http://127.0.0.1:8000", "http://zashiki")
    assert proxied != one_machine
    for site in (one_machine, several + proxied):
        with closing(Nginx(f"pid nginx.pid;\nevents {{}}\nhttp {{\n{site}}}\n")) as nginx:
            assert nginx.check() == ""


class Site(Cluster):
    """Three servers behind nginx; people know only its address."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, bus_server(), postgresql_server(), "tests.server.serve_behind_nginx")
        self.nginx = Nginx(CONFIGURATION.read_text(), [process.port for process in self.processes])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.nginx.port}"

    def close(self) -> None:
        super().close()
        self.nginx.close()


@pytest.mark.compiled
def test_games_go_on_while_the_servers_behind_nginx_are_restarted_in_turn(tmp_path: Path) -> None:
    with closing(Site(tmp_path)) as site, site.nginx.running():
        for number in range(SERVERS):
            site.start(number)
        _check_addresses(site)
        status = ServerStatus()
        status.is_up.set()
        groups = [
            Group(lambda: Wanderer(site), game, seats, status, seed, WanderingPlayer)  # type: ignore[arg-type]
            for seed, (game, seats) in enumerate(GROUPS)
        ]
        with ThreadPoolExecutor(2 * len(GROUPS)) as pool:
            people = [future for group in groups for future in group.run(pool)]
            try:
                for process in site.processes:
                    _wait_for_moves(status)
                    assert process.stop() in (0, -15)
                    _wait_for_moves(status)
                    process.start()
            finally:
                status.is_closing.set()
                for future in people:
                    future.result(10 * PATIENCE)  # the rest of their games
        check_tables(site.data, groups)


def _wait_for_moves(status: ServerStatus, count: int = 5) -> None:
    wanted = status.counts["moves"] + count
    until(lambda: status.counts["moves"] >= wanted, "moves")


def _check_addresses(site: Site) -> None:
    """People can use TLS, and nobody gets the metrics through the proxy."""
    trusted = ssl.create_default_context(cafile=str(site.nginx.folder / "certificate"))
    trusted.check_hostname = False
    answer = httpx.get(f"https://127.0.0.1:{site.nginx.tls_port}/health", verify=trusted, timeout=PATIENCE)
    assert answer.json()["status"] == "ok"
    assert fetch(f"{site.url}/metrics").status_code == 403
