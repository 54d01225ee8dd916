"""Every request passes the gate: host names, security headers, and a classroom that no limit stops."""

import json
import platform
import re
from pathlib import Path

import pytest

from tests.server.clients import Person, Server, fetch
from tests.server.fork_server import running
from tests.server.raw_sockets import UPGRADE, raw
from zashiki.server.http.document import FOLDER
from zashiki.server.responses import HEADERS

# Host names


@pytest.mark.parametrize(
    ("host", "words"),
    [
        ("evil.example", "--allowed-host evil.example"),
        ("evil.example:8000", "--allowed-host evil.example"),
        ("127.0.0.1.evil.example", "does not answer"),
        ("localhost.evil.example", "does not answer"),
        ("<script>", "does not answer to this host name"),
        ("127.0.0.1:8000@evil.example", "Expected one Host header"),
        ("", "Expected one Host header"),
    ],
)
def test_pages_of_sites_that_point_to_this_machine_are_refused(server: Server, host: str, words: str) -> None:
    """Such a page has the same name as origin and as host, so its requests look like those of our own page."""
    headers = {"host": host, "origin": f"http://{host}", "sec-fetch-site": "same-origin"}
    status = 400 if "Expected" in words else 421
    for method, path in (("GET", "/api/me"), ("POST", "/api/guest"), ("GET", "/"), ("GET", "/assets/x.js")):
        answer = fetch(server.url + path, method, headers=headers)
        assert (answer.status_code, words in answer.json()["message"]) == (status, True)
    with raw(server) as client:
        client.send(UPGRADE.replace(b"host: 127.0.0.1", b"host: " + host.encode()) + b"\r\n")
        assert client.answer().status == status


def test_a_server_answers_to_addresses_and_the_names_of_its_machine(server: Server) -> None:
    machine = platform.node()
    names = ["localhost", "LOCALHOST.", "127.0.0.1", "192.168.1.7", "[::1]", "[2001:db8::1]", machine, machine.upper()]
    for name in [*names, machine.partition(".")[0] + ".local"]:
        for host in (name, f"{name}:8000"):
            assert fetch(f"{server.url}/api/games", headers={"host": host}).status_code == 200, host


@pytest.mark.parametrize("hosts", [b"", b"host: 127.0.0.1\r\nhost: 127.0.0.1\r\n"])
def test_a_request_names_one_host(server: Server, hosts: bytes) -> None:
    with raw(server) as client:
        client.send(b"GET /api/games HTTP/1.1\r\n" + hosts + b"\r\n")
        assert client.answer().status == 400


def test_an_old_client_need_not_name_a_host(server: Server) -> None:
    with raw(server) as client:
        client.send(b"GET /api/games HTTP/1.0\r\n\r\n")
        assert client.answer().status == 200


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/api/games", 200),
        ("OPTIONS", "/api/games", 204),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/tables/nosuchtable", 404),
        ("GET", "/nowhere", 404),
        ("HEAD", "/nowhere", 404),
        ("PUT", "/api/games", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/robots.txt", 200),
        ("GET", "/assets/nothing", 404),
    ],
)
def test_every_response_has_security_headers(server: Server, method: str, path: str, status: int) -> None:
    answer = Person(server).http.request(method, path)
    assert answer.status_code == status
    assert HEADERS.items() <= dict(answer.headers).items()
    assert "server" not in answer.headers


@pytest.mark.parametrize("path", ["/icon.svg", "/previews/take.png", "/assets/"])
def test_files_have_security_headers(server: Server, path: str) -> None:
    if path == "/assets/":
        path += next(file.name for file in (FOLDER / "assets").glob("*.js"))
    for answer in (fetch(server.url + path), fetch(server.url + path, "HEAD")):
        assert answer.status_code == 200
        assert HEADERS.items() - {("cache-control", "no-store")} <= dict(answer.headers).items()
        assert answer.headers["cache-control"] != "no-store"


# A classroom


def visit(server: Server) -> Person:
    """A person opens the page: its document, all files that it keeps, in one language, and what it asks for."""
    person = Person(server)
    worker = (FOLDER / "sw.js").read_text()
    files = json.loads(re.findall("^const FILES = (.*);$", worker, re.MULTILINE)[0])
    messages = json.loads(re.findall("^const MESSAGES = (.*);$", worker, re.MULTILINE)[0])
    paths = ["/", *(f"/{file}" for file in (*files, *messages["en"]))]
    asked = ["/api/me", "/api/games", "/api/tables", "/api/tables/running", "/api/me/games"]
    for path in (*paths, *asked):
        person.get(path, 200)
    assert person.do("lobby", on=True)["type"] == "done"
    return person


def test_thirty_people_behind_one_address_meet_no_limit(tmp_path: Path) -> None:
    """They all arrive at once, play in pairs, chat, and reload the page."""
    with running(tmp_path, "tests.server.serve_with_default_limits") as server:
        people = [visit(server) for _ in range(30)]
        for one, other in zip(people[::2], people[1::2], strict=True):
            one.post("/api/tables/commitment")
            table = one.open_table("take", "me", "open")
            other.join(table)
            for person in (one, other):
                person.get(f"/table/{table}")
                assert person.do("chat", table=table, text="Good luck!")["type"] == "done"
            for person in (one, other, one, other):
                assert person.play_any(table)["type"] == "done"
            for person in (one, other):
                person.hang_up()
                person.post("/api/guest")
                assert person.look(table)["now"]["ply"] == 4
