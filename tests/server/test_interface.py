"""docs/server.md, docs/hosting.md and docs/security.md match the code."""

import json
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.openapi.spec import OpenAPI
from prometheus_client.metrics import MetricWrapperBase

from tests.server.clients import fetch
from tests.server.fork_server import running
from zashiki.kernel.errors import ZashikiError
from zashiki.server import (
    admission,
    app,
    connections,
    errors,
    gate,
    hosts,
    http_protocol,
    metrics,
    websocket_protocol,
)
from zashiki.server.http.players import NewToken
from zashiki.server.http.tables import CreatedTable, TableRequest
from zashiki.server.limits import RATES
from zashiki.server.protocol import Incoming, Outgoing, decode
from zashiki.server.settings import Settings
from zashiki.table.errors import TableError

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "server.md").read_text(encoding="utf-8")
LIMITS = (DOCS / "security.md").read_text(encoding="utf-8").partition("\n## Limits\n")[2]
SECTIONS = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))


def examples(heading: str) -> Iterator[Any]:
    """The JSON values of a section, one after another."""
    reader = json.JSONDecoder()
    for block in re.findall(r"```json\n(.*?)```", SECTIONS[heading], re.DOTALL):
        rest = block.strip()
        while rest:
            value, end = reader.raw_decode(rest)
            yield value
            rest = rest[end:].strip()


def written(value: Any, kind: Any) -> Any:
    """A value as the server would encode it, if it is valid for that type."""
    return json.loads(msgspec.json.encode(msgspec.convert(value, kind)))


def types(union: Any) -> set[str]:
    return {one.__struct_config__.tag for one in get_args(union)}


def first_column(heading: str) -> list[str]:
    """The code words in the first column of a section's table."""
    cells = re.findall(r"^\| (.*?) \|", SECTIONS[heading], re.MULTILINE)
    return [word for cell in cells for word in re.findall(r"`(\w+)`", cell)]


def test_every_command_has_a_valid_example() -> None:
    shown = list(examples("Commands"))
    for command in shown:
        decode(json.dumps(command).encode())
    assert {command["type"] for command in shown} == types(Incoming)


def test_every_message_has_a_complete_example() -> None:
    shown = list(examples("Messages"))
    for message in shown:
        assert written(message, Outgoing) == message
    assert {message["type"] for message in shown} == types(Outgoing)


def test_the_examples_of_tables_and_tokens_are_valid() -> None:
    request, created = examples("HTTP in brief")
    msgspec.convert(request, TableRequest)
    assert written(created, CreatedTable) == created
    [token] = examples("Signing in")
    assert written(token, NewToken) == token


def test_every_error_code_is_documented() -> None:
    def below(kind: type[ZashikiError]) -> Iterator[type[ZashikiError]]:
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    assert issubclass(hosts.UnknownHost, errors.Refused), "loaded, and so among the subclasses"
    kinds = [one for base in (errors.Refused, TableError) for one in (base, *below(base))]
    codes = {code for one in kinds if isinstance(code := getattr(one, "code", None), str)}
    made_elsewhere = {"illegal_move", "bad_argument", *app._CODES.values(), *http_protocol._CODES.values()}
    assert set(first_column("Errors")) == codes | made_elsewhere


def test_every_rate_limit_is_documented() -> None:
    rows = re.findall(r"^\| `(\w+)`.*? \| ([\d.]+) \| ([\d.]+) \|", LIMITS, re.MULTILINE)
    assert {what: (float(burst), float(rate)) for what, burst, rate in rows} == {
        what: (rate.burst, rate.per_second) for what, rate in RATES.items()
    }


UNITS = {"": 1, "s": 1, "bytes": 1, "kB": 1024, "MB": 1024**2}


def test_every_limit_of_a_connection_is_documented() -> None:
    rows = re.findall(r"^\| `(\w+\.[\w.]+)` \| ([\d,]+) ?(\w*) \| \w", LIMITS, re.MULTILINE)
    documented = {name: float(value.replace(",", "")) * UNITS[unit] for name, value, unit in rows}
    assert documented == {name: pkgutil.resolve_name(f"zashiki.server.{name}") for name in documented}
    names = {
        f"{module.__name__.rpartition('.')[2]}.{name}"
        for module in (admission, connections, gate, http_protocol, websocket_protocol)
        for name, value in vars(module).items()
        if name.isupper() and type(value) in (int, float) and name not in ("RETRY", "POLICY")
    }
    assert names <= set(documented)


def test_every_documented_address_exists(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        paths = fetch(f"{server.url}/api/openapi.json").json()["paths"]
    known = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    for page in ("server.md", "hosting.md"):
        text = (DOCS / page).read_text(encoding="utf-8")
        named = set(re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[\w/{}-]+)`", text))
        assert named
        assert named <= known


def test_every_metric_is_documented() -> None:
    text = (DOCS / "hosting.md").read_text(encoding="utf-8")
    counts = [one for one in vars(metrics).values() if isinstance(one, MetricWrapperBase)]
    families = [family for one in counts for family in one.describe()]
    names = {f"{one.name}_total" if one.type == "counter" else one.name for one in families}
    assert set(re.findall(r"zashiki_\w+", text)) == names


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_openapi_document_is_made_when_the_server_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes long, and everybody would wait for the first request."""
    created = app.create_app(Settings(data=tmp_path))
    monkeypatch.setattr(OpenAPI, "to_schema", None)
    assert created.plugins.get("OpenAPIPlugin").provide_openapi_schema()["paths"]
