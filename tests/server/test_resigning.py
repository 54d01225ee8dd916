"""Leaving, resigning, and running out of time."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tests.server.clients import Person, Player, Server, play_out, until
from tests.server.fork_server import running
from tests.server.stores import execute
from zashiki.kernel.record import Record

LIVE = {"type": "live", "seconds": 600.0}


def seated(server: Server, game: str, seats: Sequence[str | int], **more: Any) -> tuple[str, list[Person]]:
    """A table with a guest at every seat that is not Warashi's, in the order of the seats."""
    host, *guests = people = [Person(server) for seat in seats if not isinstance(seat, int)]
    table = host.open_table(game, *seats, **more)
    for guest in guests:
        guest.join(table)
    return table, people


def leave_seconds(data: Path, table: str, left: Sequence[float]) -> None:
    """Sets the seconds left after the last entry of a table. The server must be stopped."""
    execute(
        data,
        "UPDATE entries SET seconds_left = :left, deadline = time WHERE table_id = :table AND number = "
        "(SELECT max(number) FROM entries WHERE table_id = :table)",
        left=msgspec.json.encode(left).decode(),
        table=table,
    )


def test_leaving_before_the_game_frees_the_seat(server: Server) -> None:
    one, two = Person(server), Person(server)
    table = one.open_table("ninjato", "me", "open", "open")
    two.join(table)
    one.look(table)
    two.post(f"/api/tables/{table}/leave")
    assert [seat["kind"] for seat in one.look(table)["about"]["seats"]] == ["guest", "open", "open"]
    Person(server).post(f"/api/tables/{table}/leave", status=403)
    one.do("leave", table=table)
    one.get(f"/api/tables/{table}", status=404)


def test_leaving_a_game_of_two_loses_it(server: Server) -> None:
    table, (one, two) = seated(server, "take", ("me", "open"))
    one.play_any(table)
    two.look(table)
    one.post(f"/api/tables/{table}/leave")
    update = two.receive_until("update")
    assert (update["happened"]["type"], update["happened"]["reason"]) == ("gave_up", "left")
    scores = update["now"]["view"]["scores"]
    assert update["now"]["outcome"] == {"ranks": [2, 1], "winners": [1], "scores": scores, "reason": "left"}
    answer = two.do("move", table=table, ply=2, move="A")
    assert answer["code"] == "over"
    # The record proves the deal, and ends where the game did.
    record = Record.parse(two.get(f"/api/tables/{table}/record"))
    record.verify()
    assert len(record.moves) == 1 and record.secret and record.winners is None


def test_a_player_who_resigns_a_game_of_three_ranks_last_and_warashi_plays_on(server: Server) -> None:
    table, (one, two, three) = seated(server, "ninjato", ("me", "open", "open"))
    two.do("resign", table=table)
    assert two.do("resign", table=table)["code"] == "over"
    players = [Player(one, table, 1), Player(three, table, 2)]
    play_out(*players)
    now = three.look(table)["now"]
    assert now["outcome"]["reason"] == "played"
    assert now["outcome"]["ranks"][1] == 3 and 1 not in now["outcome"]["winners"]
    assert three.look(table)["about"]["seats"][1]["gave_up"] == "resigned"
    assert Record.parse(one.get(f"/api/tables/{table}/record")).verify().is_over


def test_the_last_remaining_player_wins(server: Server) -> None:
    table, (one, two, three) = seated(server, "ninjato", ("me", "open", "open"))
    three.do("resign", table=table)
    one.do("resign", table=table)
    outcome = two.look(table)["now"]["outcome"]
    assert (outcome["ranks"], outcome["winners"]) == ([2, 1, 2], [1])


def test_hidden_hands_are_shown_after_a_resignation(server: Server) -> None:
    table, (one, two) = seated(server, "naishi", ("me", "open"))
    for person in (one, two):
        person.play_any(table)
    everybody = (one, two, Person(server))
    views = [person.look(table)["now"]["view"] for person in everybody]
    assert all(None in hand for view in views for seat, hand in enumerate(view["hands"]) if seat != view["seat"])
    two.do("resign", table=table)
    hands = [views[seat]["hands"][seat] for seat in range(2)]
    for person in everybody:
        now = person.look(table)["now"]
        assert now["view"]["hands"] == hands
        assert now["view"]["scores"] == now["outcome"]["scores"]
    moves = [entry["move"] for entry in one.look(table)["log"] if entry["type"] == "move"]
    assert "?" not in "".join(moves)


def test_hands_stay_hidden_while_others_play_on(server: Server) -> None:
    table, people = seated(server, "ninjato", ("me", "open", "open"))
    one, two, _ = people

    def open_hands() -> list[list[int]]:
        """For every player and a spectator, the seats whose hands and rumors they see."""
        views = [person.look(table)["now"]["view"] for person in (*people, Person(server))]
        return [
            [seat for seat, player in enumerate(view["players"]) if None not in (player["hand"], player["rumors"])]
            for view in views
        ]

    two.do("resign", table=table)
    assert open_hands() == [[0], [1], [2], []]
    one.do("resign", table=table)
    assert open_hands() == [[0, 1, 2]] * 4


def test_a_player_with_two_seats_leaves_both(server: Server) -> None:
    family, other = Person(server), Person(server)
    table = family.open_table("ninjato", "me", "me", "open")
    other.join(table)
    family.post(f"/api/tables/{table}/leave")
    assert other.look(table)["now"]["outcome"]["ranks"] == [2, 2, 1]


def test_time_runs_out_after_a_restart_without_watchers(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server, "take", ("me", "open"), clock=LIVE)
        one, two = people
        one.play_any(table)
        assert all(0 < seconds <= 600 for seconds in two.look(table)["now"]["clocks"])
        server.stop()
        leave_seconds(tmp_path, table, (600.0, 0.2))
        server.start()
        until(lambda: one.get(f"/api/tables/{table}")["now"]["outcome"], "the end of the game")
        outcome = one.get(f"/api/tables/{table}")["now"]["outcome"]
        assert (outcome["winners"], outcome["reason"]) == ([0], "time")


def test_watchers_see_that_time_runs_out(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server, "ninjato", ("me", "open", "open"), clock=LIVE)
        late = play_turn(people, table)
        server.stop()
        leave_seconds(tmp_path, table, [1.0 if seat == late else 600.0 for seat in range(3)])
        server.start()
        watcher = Person(server)
        shown = watcher.look(table)
        log = shown["log"]  # where it may be already
        while "gave_up" not in [entry["type"] for entry in log[:-1]]:
            log.append(watcher.receive_until("update")["happened"])
        out_of_time = next(entry for entry in log if entry["type"] == "gave_up")
        assert (out_of_time["seat"], out_of_time["reason"]) == (late, "time")
        # Warashi plays on for the seat, and a late move has no effect.
        assert log[log.index(out_of_time) + 1]["seat"] == late
        people[late].hang_up()
        now = people[late].look(table)["now"]
        assert now["outcome"] is None
        assert people[late].do("move", table=table, ply=now["ply"], move="anything")["code"] == "over"


def play_turn(people: Sequence[Person], table: str) -> int:
    """Plays until another seat is to decide; returns that seat."""
    first = people[0].look(table)["now"]["player"]
    while (now := people[first].look(table)["now"])["player"] == first:
        people[first].do("move", table=table, ply=now["ply"], move=now["legal_moves"][0])
    return int(now["player"])


def test_a_slow_clock_has_an_hour_after_the_server_was_down(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, (one, two) = seated(server, "take", ("me", "open"), clock={"type": "slow", "seconds": 86400.0})
        one.play_any(table)
        assert 86300 < two.look(table)["now"]["clocks"][1] <= 86400
        assert two.look(table)["now"]["clocks"][0] is None
        server.stop()
        execute(tmp_path, "UPDATE tables SET started = started - 200000")
        execute(tmp_path, "UPDATE entries SET time = time - 100000, deadline = deadline - 100000")
        server.start()
        two.hang_up()
        now = two.look(table)["now"]
        assert now["outcome"] is None and 3500 < now["clocks"][1] <= 3600
        assert two.play_any(table)["type"] == "done"
        one.hang_up()
        assert 86300 < one.look(table)["now"]["clocks"][0] <= 86400
