"""Lost connections, messages that arrive twice or late, two tabs at once, and restarts of the server."""

import threading
from pathlib import Path

from tests.server.clients import Person, Player, Server, play_out, until
from tests.server.fork_server import running
from tests.server.stores import execute
from tests.server.test_resigning import seated


def test_reconnecting_fetches_the_missing_entries(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    one.play_any(table)
    assert [entry["number"] for entry in one.look(table)["log"]] == [0]
    one.hang_up()
    two.play_any(table)
    shown = one.look(table, have=1)
    assert [(entry["number"], entry["seat"]) for entry in shown["log"]] == [(1, 1)]
    assert shown["now"]["number"] == 2
    assert one.look(table, have=2)["log"] == []
    assert one.look(table, have=99)["log"] == []


def test_presence_is_broadcast(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    one.look(table)
    two.look(table)
    assert [seat["present"] for seat in one.receive_until("seated")["seats"]] == [True, True]
    two.hang_up()
    assert [seat["present"] for seat in one.receive_until("seated")["seats"]] == [True, False]


def test_a_move_sent_twice_is_played_once(server: Server) -> None:
    table, (one, _) = seated(server, "take", ("me", "open"))
    move = one.look(table)["now"]["legal_moves"][0]
    first = one.send("move", table=table, ply=0, move=move)
    second = one.send("move", table=table, ply=0, move=move)
    answers = {}
    while second not in answers:
        message = one.receive()
        answers[message.get("id")] = message["type"]
    assert (answers[first], answers[second]) == ("done", "done")
    assert len(one.look(table)["log"]) == 1
    one.post(f"/api/tables/{table}/moves", ply=0, move=move)
    assert len(one.look(table)["log"]) == 1


def test_with_two_own_seats_too_a_move_sent_twice_is_played_once(server: Server) -> None:
    family = Person(server)
    table = family.open_table("take", "me", "me")
    move = family.look(table)["now"]["legal_moves"][0]
    for _ in range(2):
        family.post(f"/api/tables/{table}/moves", ply=0, move=move)
    assert len(family.look(table)["log"]) == 1


def test_a_move_for_an_old_ply_is_answered_with_the_position(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    played, other = one.look(table)["now"]["legal_moves"][:2]
    one.do("move", table=table, ply=0, move=played)
    two.play_any(table)
    number = one.send("move", table=table, ply=0, move=other)
    shown = one.receive_until("table")
    assert shown["now"]["ply"] == 2 and shown["now"]["legal_moves"]
    error = one.receive_until("error")
    assert (error["id"], error["code"], error["table"]) == (number, "old_ply", table)
    assert one.do("move", table=table, ply=7, move=other)["code"] == "ahead"
    assert two.do("move", table=table, ply=2, move=other)["code"] == "not_your_turn"


def test_two_tabs_at_once_cannot_fork_a_game(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    second_tab = Person(server, guest=False)
    second_tab.http.cookies.update(one.http.cookies)
    tabs = [one, second_tab]
    moves = one.look(table)["now"]["legal_moves"][:2]
    second_tab.look(table)
    at_once = threading.Barrier(2)
    answers: dict[int, str] = {}

    def play(tab: int) -> None:
        at_once.wait()
        answers[tab] = tabs[tab].do("move", table=table, ply=0, move=moves[tab]).get("code", "done")

    threads = [threading.Thread(target=play, args=(tab,)) for tab in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers.values()) == ["done", "old_ply"]
    winner = next(tab for tab, answer in answers.items() if answer == "done")
    assert [entry["move"] for entry in two.look(table)["log"]] == [moves[winner]]


def test_a_graceful_stop_does_not_wait_for_warashi(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server)
        table = person.open_table("naishi", "me", 8)
        while (now := person.look(table)["now"])["player"] == 0:
            person.do("move", table=table, ply=now["ply"], move=now["legal_moves"][0])
        assert server.stop() in (0, -15)
        server.start()
        person.hang_up()
        until(lambda: person.get(f"/api/tables/{table}")["now"]["ply"] > now["ply"], "Warashi's move")


def test_a_game_continues_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server, "naishi", ("me", "open"))
        people[0].play_any(table)
        log = people[1].look(table)["log"]
        server.stop()
        server.start()
        for person in people:
            person.hang_up()
        assert people[1].look(table)["log"] == log
        play_out(*(Player(person, table, seed) for seed, person in enumerate(people)))


def test_a_full_table_starts_even_if_the_server_was_killed_before(tmp_path: Path) -> None:
    """Taking the last seat and starting are two steps in the store; the second is made up for."""
    with running(tmp_path) as server:
        table, (one, two) = seated(server, "take", ("me", "open"))
        server.stop()
        execute(tmp_path, "UPDATE tables SET status = 'open', started = NULL")
        server.start()
        one.hang_up()
        assert one.look(table)["about"]["status"] == "running"
        assert one.play_any(table)["type"] == "done"
        assert two.join(table)["status"] == "running"
