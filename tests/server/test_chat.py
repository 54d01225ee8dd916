"""Chat at a table, and mutes."""

from typing import Any

from tests.server.clients import Person, Server
from tests.server.test_resigning import seated


def lines(shown: dict[str, Any]) -> list[str]:
    return [said["text"] for said in shown["chat"]]


def test_chat_reaches_all_watchers(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    watcher = Person(server)
    for person in (two, watcher):
        person.look(table)
    assert one.do("chat", table=table, text="Good \u202eluck\nto you")["type"] == "done"
    for person in (two, watcher):
        said = person.receive_until("chat")["said"]
        assert (said["player"], said["text"]) == (one.id, "Good luck to you")
    assert watcher.do("chat", table=table, text="Hello")["code"] == "forbidden"
    assert one.do("chat", table=table, text=" \n ")["code"] == "malformed"
    assert one.do("chat", table=table, text="x" * 301)["code"] == "malformed"
    two.hang_up()
    assert lines(two.look(table)) == ["Good luck to you"]


def test_messages_of_muted_players_are_hidden(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    two.look(table)
    two.ask("PUT", f"/api/me/mutes/{one.id}", 204, None)
    one.do("chat", table=table, text="Can you hear me?")
    two.send("chat", table=table, text="Silence!")
    assert two.receive_until("chat")["said"]["text"] == "Silence!"
    assert lines(two.look(table)) == ["Silence!"]
    assert lines(one.look(table)) == ["Can you hear me?", "Silence!"]
    assert [said["text"] for said in two.get(f"/api/tables/{table}")["chat"]] == ["Silence!"]
    move = one.look(table)["now"]["legal_moves"][0]
    one.ask("PUT", f"/api/me/mutes/{two.id}", 204, None)
    assert [said["text"] for said in one.post(f"/api/tables/{table}/moves", ply=0, move=move)["chat"]] == [
        "Can you hear me?"
    ]
    one.ask("DELETE", f"/api/me/mutes/{two.id}", 204, None)
    two.ask("DELETE", f"/api/me/mutes/{one.id}", 204, None)
    assert lines(two.look(table)) == ["Can you hear me?", "Silence!"]
