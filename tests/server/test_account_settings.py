"""Accounts over HTTP, and their administration with `zashiki admin`."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.clients import Person, Server
from tests.server.fork_server import running
from tests.server.stores import database_url
from zashiki.cli import app
from zashiki.kernel.errors import ZashikiError


def named(server: Server, name: str, password: str = "correct horse") -> Person:
    person = Person(server)
    assert person.post("/api/account", name=name, password=password)["kind"] == "account"
    return person


def log_in(server: Server, name: str, password: str, status: int = 200) -> Person:
    person = Person(server, guest=False)
    person.post("/api/log-in", status, name=name, password=password)
    return person


def test_the_life_of_an_account(server: Server) -> None:
    emmy = Person(server)
    table = emmy.open_table("take", "me", "open")
    emmy.post("/api/account", name="Emmy", password="correct horse")
    assert [one["table"] for one in emmy.get("/api/me/games")] == [table]
    assert emmy.get(f"/api/tables/{table}")["about"]["seats"][0]["name"] == "Emmy"
    elsewhere = log_in(server, "emmy", "correct horse")
    assert elsewhere.get("/api/me")["id"] == emmy.id
    emmy.ask("PATCH", "/api/me/password", 200, {"old": "correct horse", "new": "battery staple"})
    elsewhere.get("/api/me", 401)
    assert emmy.get("/api/me")["name"] == "Emmy"
    log_in(server, "Emmy", "correct horse", 401)
    again = log_in(server, "Emmy", "battery staple")
    again.post("/api/log-out-everywhere", 204)
    emmy.get("/api/me", 401)
    last = log_in(server, "Emmy", "battery staple")
    exported = last.get("/api/me/export")
    assert (exported["player"]["name"], exported["tables"][0]["id"]) == ("Emmy", table)
    last.ask("DELETE", "/api/me", 403, {"password": "a guess, and wrong"})
    last.ask("DELETE", "/api/me", 204, {"password": "battery staple"})
    log_in(server, "Emmy", "battery staple", 401)
    Person(server).get(f"/api/tables/{table}", 404)


def test_the_language_is_remembered_with_the_player(server: Server) -> None:
    grete = Person(server)
    assert grete.get("/api/me")["language"] is None
    assert grete.ask("PATCH", "/api/me", 200, {"language": "de"})["language"] == "de"
    grete.post("/api/account", name="Grete", password="correct horse")
    elsewhere = log_in(server, "Grete", "correct horse")
    assert elsewhere.get("/api/me")["language"] == "de"
    assert elsewhere.post("/api/guest", 200)["language"] == "de"
    assert elsewhere.get("/api/me/export")["player"]["language"] == "de"
    grete.ask("PATCH", "/api/me", 400, {"language": "../de"})
    assert Person(server).get(f"/api/players/{grete.id}")["language"] is None


def test_a_deleted_player_disappears_from_watched_tables(server: Server) -> None:
    lise, otto, fritz = named(server, "Lise"), Person(server), Person(server)
    opened = lise.open_table("ninjato", "me", "open", "open")
    otto.join(opened)
    lise.post(f"/api/tables/{opened}/leave", 204)
    table = lise.open_table("take", "me", "open")
    otto.join(table)
    fritz.look(table)
    lise.do("chat", table=table, text="Farewell")
    assert fritz.receive_until("chat")["said"]["name"] == "Lise"
    lise.ask("DELETE", "/api/me", 204, {"password": "correct horse"})
    shown = fritz.receive_until("table")
    assert shown["about"]["seats"][0]["name"] == "Somebody" and shown["about"]["seats"][0]["gave_up"] == "left"
    assert shown["chat"] == []
    assert "Lise" not in fritz.http.get(f"/api/tables/{table}").text


def test_a_name_can_be_used_once(server: Server) -> None:
    named(server, "Rosalind")
    assert Person(server).post("/api/account", 409, name="ROSALIND", password="correct horse")["code"] == "name_taken"


def test_a_password_is_checked_before_it_is_hashed(server: Server) -> None:
    guest = Person(server)
    refused = guest.ask("PATCH", "/api/me/password", 403, {"old": "correct horse", "new": "battery staple"})
    assert "A guest has no password" in refused["message"]
    assert guest.post("/api/account", 400, name="Dorothy", password="Password1")["code"] == "bad_password"
    assert guest.post("/api/account", 400, name="Dorothy H", password="dorothy h")["code"] == "bad_password"
    dorothy = guest.register("Dorothy")
    for new in ("dorothy1", "password"):
        wished = {"old": "not even the right one", "new": new}
        assert dorothy.ask("PATCH", "/api/me/password", 400, wished)["code"] == "bad_password"


def test_accounts_can_be_administered_while_the_server_runs(tmp_path: Path) -> None:
    admin = CliRunner()
    where = [f"--database={database_url(tmp_path)}"]
    with running(tmp_path) as server:
        edith = named(server, "Edith")
        said = admin.invoke(app, ["admin", "reset-password", "Edith", *where])
        edith.get("/api/me", 401)
        edith = log_in(server, "Edith", said.output.split()[-1])
        assert "banned" in admin.invoke(app, ["admin", "ban", "edith", *where]).output
        edith.get("/api/me", 401)
        log_in(server, "Edith", said.output.split()[-1], 403)
        admin.invoke(app, ["admin", "unban", "Edith", *where])
        edith = log_in(server, "Edith", said.output.split()[-1])
        assert admin.invoke(app, ["admin", "delete", "Edith", *where], input="n\n").exit_code == 1
        assert edith.get("/api/me")["name"] == "Edith"
        assert "deleted" in admin.invoke(app, ["admin", "delete", "Edith", "--yes", *where]).output
        log_in(server, "Edith", said.output.split()[-1], 401)


def test_admin_reports_missing_databases_and_accounts(tmp_path: Path) -> None:
    missing = CliRunner().invoke(app, ["admin", "ban", "Emmy", "--data", str(tmp_path / "nowhere")])
    assert isinstance(missing.exception, ZashikiError)
    assert "There is no server database" in str(missing.exception)
    with pytest.raises(ZashikiError, match="no account with this name"), running(tmp_path):
        where = f"--database={database_url(tmp_path)}"
        CliRunner().invoke(app, ["admin", "ban", "Nobody", where], catch_exceptions=False)
