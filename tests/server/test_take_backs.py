"""Undo within a seat's own turn, and take-backs with consent."""

from tests.server.clients import Person, Server
from tests.server.test_resigning import seated


def test_an_unanswered_move_can_be_undone(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    one.play_any(table)
    two.look(table)
    now = one.look(table)["now"]
    assert now["can_undo"] and now["ply"] == 1
    assert one.do("undo", table=table, ply=1)["type"] == "done"
    update = two.receive_until("update")
    assert (update["happened"]["type"], update["happened"]["to"]) == ("back", 0)
    # The table's ply goes on, so that what was meant for an old one is never played as a new one.
    assert (update["now"]["ply"], update["now"]["player"]) == (2, 0)
    assert one.do("undo", table=table, ply=1)["type"] == "done"
    assert one.look(table)["now"]["ply"] == 2
    assert one.do("undo", table=table, ply=2)["code"] == "no_undo"
    assert one.play_any(table)["type"] == "done"


def test_a_revealing_move_cannot_be_undone(server: Server) -> None:
    family = Person(server)
    table = family.open_table("naishi", "me", "me")
    refused = False
    while not refused:
        before = family.look(table)["now"]
        move = before["legal_moves"][-1]
        family.do("move", table=table, ply=before["ply"], move=move)
        now = family.look(table, seat=before["player"])["now"]
        assert now["outcome"] is None, "nothing was ever revealed"
        assert now["can_take_back"] == now["can_undo"]
        if not now["can_undo"]:
            answer = family.do("undo", table=table, ply=now["ply"])
            assert answer["code"] == "no_undo" and "revealed" in answer["message"]
            assert family.do("take_back", table=table, ply=now["ply"])["code"] == "no_undo"
            assert family.look(table)["now"]["ply"] == now["ply"]
            refused = True


def test_a_take_back_needs_consent(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    one.play_any(table)
    two.play_any(table)
    now = one.look(table)["now"]
    assert now["can_take_back"] and not now["can_undo"]
    assert one.do("undo", table=table, ply=2)["code"] == "no_undo"
    assert one.do("take_back", table=table, ply=2)["type"] == "done"
    assert not one.look(table)["now"]["can_take_back"], "one question at a time"
    assert two.look(table)["now"]["wish"] == {"seat": 0, "to": 0, "waiting_for": [1]}
    assert one.do("answer", table=table, agree=True)["code"] == "no_undo"

    assert two.do("answer", table=table, agree=False)["type"] == "done"
    now = one.look(table)["now"]
    assert now["wish"] is None and now["ply"] == 2

    one.do("take_back", table=table, ply=2)
    two.do("answer", table=table, agree=True)
    shown = one.look(table)
    assert (shown["now"]["ply"], shown["now"]["player"], shown["now"]["wish"]) == (3, 0, None)
    assert [entry["type"] for entry in shown["log"]] == ["move", "move", "ask", "decline", "ask", "back"]
    assert two.do("answer", table=table, agree=True)["code"] == "no_undo"


def test_the_log_describes_moves_that_were_taken_back(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    one.play_any(table)
    told = one.look(table)["log"][0]["events"]
    one.do("undo", table=table, ply=1)
    two.look(table)
    now = one.look(table)["now"]
    one.do("move", table=table, ply=now["ply"], move=now["legal_moves"][1])
    first, back, second = two.look(table)["log"]
    assert first["events"] == told
    assert back["type"] == "back"
    assert second["events"][0] != told[0]


def test_in_a_rated_game_answered_moves_cannot_be_taken_back(server: Server) -> None:
    person = Person(server).register("Ibuki")
    table = person.open_table("take", "me", 1, rated=True, clock={"type": "live", "seconds": 600.0})
    person.play_any(table)
    while (now := person.look(table)["now"])["player"] != 0:
        pass
    assert not now["can_take_back"]
    answer = person.do("take_back", table=table, ply=now["ply"], to=0)
    assert answer["code"] == "no_undo" and "rated" in answer["message"]


def test_with_two_own_seats_the_first_move_can_be_undone(server: Server) -> None:
    family = Person(server)
    table = family.open_table("take", "me", "me")
    family.play_any(table)
    now = family.look(table, seat=1)["now"]
    assert now["player"] == 1 and now["can_undo"]
    assert family.do("undo", table=table, ply=now["ply"])["type"] == "done"
    assert family.look(table)["now"]["player"] == 0


def test_warashi_always_agrees(server: Server) -> None:
    person = Person(server)
    table = person.open_table("take", "me", 1)
    assert not person.look(table)["now"]["can_take_back"]
    person.play_any(table)
    while (now := person.look(table)["now"])["player"] != 0:
        pass
    assert now["can_take_back"]
    assert person.do("take_back", table=table, ply=now["ply"], to=0)["type"] == "done"
    now = person.look(table)["now"]
    assert now["player"] == 0 and now["legal_moves"]
