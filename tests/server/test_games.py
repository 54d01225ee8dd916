"""Complete games over real sockets, by accounts, guests, bots and Warashi."""

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from tests.server.clients import PATIENCE, ROOT, Person, Player, Server, play_out, until
from zashiki.kernel.fairness import commit
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record

LIVE = {"type": "live", "seconds": 600.0}


def finished_record(person: Person, table: str) -> Record:
    """The record of a finished game; its deal matches the commitment shown before."""
    record = Record.parse(person.get(f"/api/tables/{table}/record"))
    assert record.verify().is_over
    assert commit(record.secret) == record.commitment == person.look(table)["commitment"]
    return record


def seen_views(player: Player) -> list[tuple[int, object, object]]:
    """All views of a table received over the socket, each with its ply and legal moves."""
    messages = [msgspec.json.decode(raw) for raw in player.person.seen]
    nows = [message["now"] for message in messages if message["type"] in ("table", "update") and message["now"]]
    return [(now["ply"], now["view"], now["legal_moves"]) for now in nows]


def positions(record: Record) -> list[Position]:
    """The positions of a game, from the deal to the end."""
    position = record.replay()
    past = [position.copy()]
    while position.ply:
        position.pop()
        past.append(position.copy())
    return past[::-1]


def test_a_page_that_cannot_draw_a_game_gets_its_board_as_text_and_its_messages(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.open_table("naishi", "me", "open")
    host.get(f"/api/tables/{table}/board", status=409)
    guest.join(table)
    own, theirs = ("".join(text for text, _ in one.get(f"/api/tables/{table}/board")) for one in (host, guest))
    assert "Dealt" in own
    assert own != theirs
    assert "naishi-ask-keep =" in host.get("/api/games/naishi/messages")
    host.get("/api/games/chess/messages", status=404)


def test_previews_say_what_every_legal_move_would_do(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.open_table("take", "me", "open")
    guest.join(table)
    now = host.look(table, previews=True)["now"]
    assert set(now["previews"]) == set(now["legal_moves"])
    for taken, gain in now["previews"].values():
        assert taken["message"].startswith("take")
        assert gain["points"] == gain["args"]["times"] * gain["args"]["influence"]
    assert guest.look(table, previews=True)["now"]["previews"] == {}
    assert host.look(table)["now"]["previews"] is None


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("take", ("me", "open")),
        ("take", (2, "me")),
        ("naishi", ("open", "me")),
        ("naishi", ("me", 1)),
        ("ninjato", ("me", "open", 1)),
        ("ninjato", ("open", "me", "open", "open")),
    ],
)
def test_a_game_is_played_to_the_end(server: Server, game: str, seats: tuple[str | int, ...]) -> None:
    host = Person(server).register(f"Host {game} {len(seats)}{seats[0]}")
    table = host.open_table(game, *seats)
    guests = [Person(server) for seat in seats if seat == "open"]
    watcher = Player(Person(server, guest=False), table)
    watcher.connect()
    for guest in guests:
        guest.join(table)
    players = [Player(person, table, seed) for seed, person in enumerate([host, *guests])]
    play_out(*players, watcher)

    record = finished_record(host, table)
    past = positions(record)
    for one in [*players, watcher]:
        views = seen_views(one)
        assert sorted({ply for ply, _, _ in views}) == list(range(views[0][0], len(record.moves) + 1))
        for ply, view, legal_moves in views:
            assert view == msgspec.json.decode(msgspec.json.encode(past[ply].view(one.seat)))
            is_turn = one.seat is not None and past[ply].player == one.seat
            assert legal_moves == (past[ply].legal_moves if is_turn else [])
    assert watcher.seat is None
    outcome = past[-1].outcome
    assert outcome is not None and watcher.now is not None
    assert tuple(watcher.now["outcome"]["winners"]) == outcome.winners
    assert watcher.now["outcome"]["reason"] == "played"


def test_a_bot_plays_with_a_token(server: Server) -> None:
    owner = Person(server).register("Owner of a bot")
    key = owner.make_token()
    guest = Person(server)
    table = guest.open_table("naishi", "me", "open")
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, key, table]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as bot:
        play_out(Player(guest, table))
        output, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0
    assert b"winners" in output
    seats = guest.look(table)["about"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats][1] == ("bot", "Owner of a bot")
    finished_record(guest, table)


def test_one_player_may_hold_two_seats(server: Server) -> None:
    family = Person(server)
    table = family.open_table("naishi", "me", "me")
    while (shown := family.look(table))["now"]["outcome"] is None:
        now = shown["now"]
        assert shown["seat"] == now["player"]
        other = family.look(table, seat=1 - now["player"])
        assert other["seat"] == 1 - now["player"] and other["now"]["legal_moves"] == []
        answer = family.do("move", table=table, ply=now["ply"], move=now["legal_moves"][-1])
        assert answer["type"] == "done"
    finished_record(family, table)


def test_the_lobby_shows_tables_that_anybody_may_join(server: Server) -> None:
    visitor, host = Person(server), Person(server)
    visitor.send("lobby", on=True)
    visitor.receive_until("tables")
    unlisted = host.open_table("take", "me", "open")
    listed = host.open_table("take", "me", "open", listed=True)

    def changed() -> dict[str, Any]:
        """The listed table after the next change; tables of other tests may change meanwhile."""
        while (about := visitor.receive_until("changed")["about"])["table"] != listed:
            assert about["table"] != unlisted
        return dict(about)

    assert changed()["status"] == "open"
    visitor.join(listed)
    begun = changed()
    assert (begun["status"], begun["player"]) == ("running", 0)
    host.play_any(listed)
    assert changed()["player"] == 1
    assert listed in [one["table"] for one in Person(server).get("/api/tables/running")]


def test_a_rematch_has_the_same_players_one_seat_further(server: Server) -> None:
    one, two, three = people = [Person(server) for _ in range(3)]
    table = one.open_table("ninjato", "me", "open", "open")
    two.join(table)
    three.join(table)
    one.post(f"/api/tables/{table}/rematch", status=409)
    for person in (one, two):
        person.do("resign", table=table)
    # The order in which they agree has no effect.
    again = three.post(f"/api/tables/{table}/rematch")["table"]
    assert two.look(table)["rematch"] == again
    assert "reserved for the players" in Person(server).post(f"/api/tables/{again}/join", 403)["message"]
    two.post(f"/api/tables/{again}/join", 409, seat=2)
    assert one.post(f"/api/tables/{table}/rematch")["table"] == again
    summary = two.post(f"/api/tables/{table}/rematch")
    assert [seat["player"] for seat in summary["seats"]] == [two.id, three.id, one.id]
    assert summary["status"] == "running"
    assert two.look(again)["commitment"] != two.look(table)["commitment"]
    Person(server).post(f"/api/tables/{table}/rematch", status=403)
    assert len({person.id for person in people}) == 3


def test_a_rematch_can_be_requested_again_after_it_was_left(server: Server) -> None:
    one, two = Person(server), Person(server)
    table = one.open_table("take", "me", "open")
    two.join(table)
    one.do("resign", table=table)
    first = one.post(f"/api/tables/{table}/rematch")["table"]
    one.post(f"/api/tables/{first}/leave")
    second = two.post(f"/api/tables/{table}/rematch")["table"]
    assert second != first
    assert one.post(f"/api/tables/{table}/rematch")["status"] == "running"


def test_a_rated_game_changes_ratings(server: Server) -> None:
    ada, grace = Person(server).register("Ada"), Person(server).register("Grace")
    table = ada.open_table("take", "me", "open", rated=True, clock=LIVE)
    Person(server).post(f"/api/tables/{table}/join", status=403)
    grace.join(table)
    [least] = [game["rated_moves"] for game in ada.get("/api/games") if game["name"] == "take"]
    for _ in range(least):
        ada.play_any(table)
        grace.play_any(table)
    grace.do("resign", table=table)
    standings = [ada.get(f"/api/players/{person.id}")["ratings"]["take"] for person in (ada, grace)]
    assert [standing["games"] for standing in standings] == [1, 1]
    assert standings[0]["rating"] > 1500 > standings[1]["rating"]
    assert ada.get(f"/api/tables/{table}")["about"]["uncounted"] is None


def test_a_rated_game_that_is_left_early_costs_rating_and_gives_none(server: Server) -> None:
    hedy, joan = Person(server).register("Hedy"), Person(server).register("Joan")
    table = hedy.open_table("take", "me", "open", rated=True, clock=LIVE)
    joan.join(table)
    hedy.play_any(table)
    joan.do("leave", table=table)
    assert hedy.receive_until("table")["about"]["uncounted"] == "too_short"
    assert hedy.get("/api/me")["ratings"] == {}
    assert joan.get("/api/me")["ratings"]["take"]["rating"] < 1500
    assert hedy.get("/api/me/finished")[0]["uncounted"] == "too_short"


def test_a_rated_game_needs_a_clock(server: Server) -> None:
    mary = Person(server).register("Mary")
    seats = [{"kind": "me"}, {"kind": "open"}]
    refusal = mary.post("/api/tables", status=400, game="take", seats=seats, rated=True)
    assert refusal["code"] == "bad_argument" and "clock" in refusal["message"]


def test_a_review_reports_its_progress(server: Server) -> None:
    one, two = Person(server), Person(server)
    table = one.open_table("take", "me", "open")
    two.join(table)
    one.post(f"/api/tables/{table}/review", status=409)
    for person in (one, two):
        person.play_any(table)
    two.do("resign", table=table)
    one.get(f"/api/tables/{table}/review", status=404)
    assert one.post(f"/api/tables/{table}/review")["state"] in ("waiting", "running")
    assert two.post(f"/api/tables/{table}/review")["state"] in ("waiting", "running", "done")
    until(lambda: one.get(f"/api/tables/{table}/review")["state"] == "done", "the review")
    review = one.get(f"/api/tables/{table}/review")
    assert review["done"] == review["total"] == len(review["result"]["decisions"]) == 2
    for decision in review["result"]["decisions"]:
        assert decision["best_does"][0][0]["message"].startswith("take")
        assert decision["move_does"][0]["message"].startswith("take")


def test_the_positions_of_a_finished_game_can_be_fetched(server: Server) -> None:
    one, two = Person(server), Person(server)
    table = one.open_table("naishi", "me", "open")
    two.join(table)
    one.get(f"/api/tables/{table}/moments/0", status=409)
    one.play_any(table)
    two.play_any(table)
    one.do("resign", table=table)
    last = len(one.look(table)["log"]) - 1
    readers = (one, two, Person(server))

    def hidden_hands(ply: int) -> list[list[int]]:
        """For every reader the seats of whose hands something is hidden."""
        views = [person.get(f"/api/tables/{table}/moments/{ply}")["view"] for person in readers]
        return [[seat for seat, hand in enumerate(view["hands"]) if None in hand] for view in views]

    moments = [two.get(f"/api/tables/{table}/moments/{ply}") for ply in range(last + 1)]
    assert [(moment["ply"], moment["seat"]) for moment in moments] == [(0, 0), (1, 1), (2, None)]
    assert [moment["view"]["seat"] for moment in moments] == [1, 1, 1]
    assert hidden_hands(last) == [[], [], []]
    two.get(f"/api/tables/{table}/moments/{last + 1}", status=404)
    two.get(f"/api/tables/{table}/moments/-1", status=400)
