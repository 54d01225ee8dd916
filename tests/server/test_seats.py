"""Giving a free seat of an open table to Warashi."""

from tests.server.clients import Person, Server


def test_the_host_gives_free_seats_to_warashi(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.open_table("ninjato", "me", "open", "open", listed=True)
    assert host.post(f"/api/tables/{table}/warashi", level=2, seat=2)["status"] == "open"
    guest.get(f"/api/tables/{table}")
    about = host.post(f"/api/tables/{table}/warashi", level=1)
    assert about["status"] == "running"
    assert [seat["name"] for seat in about["seats"]][1:] == ["Warashi 1", "Warashi 2"]
    assert host.look(table)["now"] is not None


def test_a_guest_joins_beside_warashi(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.open_table("ninjato", "me", "open", "open")
    host.post(f"/api/tables/{table}/warashi")
    assert guest.join(table)["status"] == "running"
    host.post(f"/api/tables/{table}/warashi", 409)


def test_only_the_host_at_the_table_seats_warashi_and_only_where_it_is_free(server: Server) -> None:
    host, guest, stranger = Person(server), Person(server), Person(server)
    table = host.open_table("ninjato", "me", "open", "open", "open")
    guest.join(table)
    for other in (guest, stranger):
        assert other.post(f"/api/tables/{table}/warashi", 403)["code"] == "forbidden"
    host.post(f"/api/tables/{table}/warashi", 409, seat=0)
    host.post(f"/api/tables/{table}/warashi", 400, level=9)
    host.post(f"/api/tables/{table}/leave", 204)
    host.post(f"/api/tables/{table}/warashi", 403)


def test_a_rated_game_needs_a_level_with_a_rating(server: Server) -> None:
    host = Person(server).register("Hisako")
    table = host.open_table("take", "me", "open", rated=True, clock={"type": "slow", "seconds": 86400.0})
    assert host.post(f"/api/tables/{table}/warashi", 400, level=8)["code"] == "bad_argument"
    assert host.post(f"/api/tables/{table}/warashi", level=1)["status"] == "running"


def test_the_seats_of_a_rematch_stay_reserved(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.open_table("take", "me", "open")
    guest.join(table)
    guest.do("resign", table=table)
    finished = host.get("/api/me/finished")[0]
    assert finished["ended"] >= finished["created"]
    rematch = host.post(f"/api/tables/{table}/rematch")
    assert (rematch["previous"], rematch["creator"], rematch["ended"]) == (table, host.id, None)
    host.post(f"/api/tables/{rematch['table']}/warashi", 403)
