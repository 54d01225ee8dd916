"""The container image and the compose file fit the commands, the proxy's configuration and each other."""

import json
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import typer
from ruamel.yaml import YAML
from typer.core import TyperGroup

from zashiki.cli import app

ROOT = Path(__file__).parents[1]
COMPOSE = YAML(typ="safe").load(ROOT / "compose.yaml")
SERVICES: dict[str, Any] = COMPOSE["services"]
PROXY = (ROOT / "deploy/nginx.conf").read_text()
DOCKERFILE = (ROOT / "Dockerfile").read_text().replace("\\\n", "")
SERVERS = [name for name, service in SERVICES.items() if service.get("command", [""])[0] == "serve"]


def parse(command: list[str]) -> Any:
    """Parses the arguments of `zashiki`; raises an error if it does not know them."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    name, *arguments = command
    return group.commands[name].make_context(name, arguments)


def filled_in(text: str) -> str:
    """What Compose makes of a text, with some value for every variable."""
    return re.sub(r"\$\{\w+:\?[^}]*\}", "value", text)


def test_three_servers_run_with_one_database_and_one_bus() -> None:
    assert len(SERVERS) == 3
    contexts = [parse([filled_in(word) for word in SERVICES[name]["command"]]) for name in SERVERS]
    assert {context.params["database"] for context in contexts} == {"postgresql://zashiki@database/zashiki"}
    assert {context.params["bus"] for context in contexts} == {"redis://bus:6379"}
    assert {"database", "bus"} < SERVICES.keys()


def test_the_rules_are_compiled_where_the_servers_look_for_them() -> None:
    assert not parse([SERVICES["rules"]["command"]]).params["games"]
    cache = re.search(r"XDG_CACHE_HOME=(\S+)", DOCKERFILE)
    assert cache
    assert {tuple(SERVICES[name]["volumes"]) for name in (*SERVERS, "rules")} == {(f"rules:{cache[1]}",)}


def test_the_image_serves_by_default_and_is_not_run_by_root() -> None:
    entrypoint, command = (re.search(rf"^{word} (\[.*\])$", DOCKERFILE, re.MULTILINE) for word in ("ENTRYPOINT", "CMD"))
    assert entrypoint and command
    assert json.loads(entrypoint[1]) == ["zashiki"]
    assert parse(json.loads(command[1])).params["host"] == "0.0.0.0"
    assert re.findall(r"^USER (.*)$", DOCKERFILE, re.MULTILINE) == ["10001:10001"]


def test_everything_that_the_image_is_built_from_reaches_the_builder() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] not in "#"]
    assert rules[0] == "*"
    sent = {rule[1:] for rule in rules if rule.startswith("!")}
    copied = {path for line in re.findall(r"^COPY ([^-].*) \S+$", DOCKERFILE, re.MULTILINE) for path in line.split()}
    assert copied == sent
    assert all((ROOT / path).exists() for path in copied)


@pytest.mark.parametrize("private", [".env", "deploy/certificate.key", ".git", ".venv"])
def test_private_files_stay_out_of_the_image(private: str) -> None:
    sent = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    assert not any(fnmatch(private, rule) for rule in sent)


def address(name: str) -> str:
    found: str = SERVICES[name]["networks"]["inside"]["ipv4_address"]
    return found


def test_the_proxy_and_the_servers_know_each_other() -> None:
    assert re.findall(r"^ *server (\S+):8000 ", PROXY, re.MULTILINE) == [address(name) for name in SERVERS]
    for name in SERVERS:
        assert parse([filled_in(word) for word in SERVICES[name]["command"]]).params["proxies"] == address("proxy")


def test_the_proxy_finds_its_configuration_and_its_certificate() -> None:
    assert SERVICES["proxy"]["volumes"] == ["./deploy/nginx.conf:/etc/nginx/nginx.conf:ro"]
    used = set(re.findall(r"/run/secrets/(\w+)", PROXY))
    assert used == set(SERVICES["proxy"]["secrets"]) == COMPOSE["secrets"].keys()


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    inside = [name for name, service in SERVICES.items() if list(service.get("networks", [])) == ["inside"]]
    assert {*inside, "proxy", "rules"} == SERVICES.keys()


def test_passwords_come_from_outside() -> None:
    for service in SERVICES.values():
        for name, value in service.get("environment", {}).items():
            assert "PASSWORD" not in name or re.fullmatch(r"\$\{ZASHIKI_\w+:\?[^}]+\}", value)
