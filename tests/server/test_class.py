"""A class of thirty people behind one address, who do at the same time what a page does: no limit stops them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

from tests.server.clients import Person, Server
from tests.server.fork_server import running

PUPILS, MOVES = 30, 4


def opened(server: Server) -> Person:
    """Somebody who has opened the page."""
    pupil = Person(server, guest=False)
    for path in ("/", "/api/games", "/api/tables/running"):
        pupil.get(path)
    pupil.id = pupil.post("/api/guest")["id"]
    pupil.get("/api/me")
    assert pupil.do("lobby", on=True)["type"] == "done"
    return pupil


def play(pupil: Person) -> None:
    """Plays against Warashi with hints, reloads the page in between, and begins another one."""
    commitment = pupil.post("/api/tables/commitment")["commitment"]
    table = pupil.open_table("take", "me", 1, commitment=commitment, nonce="5e" * 32)
    assert pupil.do("lobby", on=False)["type"] == "done"
    for number in range(MOVES):
        shown = pupil.look(table, previews=True)
        while not shown["now"]["legal_moves"]:
            shown = pupil.receive_until("update", "error")
        [hint] = pupil.post(f"/api/tables/{table}/hint")
        played = pupil.do("move", table=table, ply=shown["now"]["ply"], move=hint["move"])
        assert played["type"] == "done", played
        if number == 1:
            pupil.hang_up()
    pupil.do("resign", table=table)
    pupil.get(f"/api/tables/{table}/moments/0")
    pupil.post(f"/api/tables/{table}/rematch")


def test_a_class_behind_one_address_plays_without_a_refusal(tmp_path: Path) -> None:
    all_at_once = Barrier(PUPILS)

    def attend(server: Server) -> None:
        all_at_once.wait()
        play(opened(server))

    with running(tmp_path, "tests.server.serve_with_quick_hints") as server, ThreadPoolExecutor(PUPILS) as pool:
        for pupil in [pool.submit(attend, server) for _ in range(PUPILS)]:
            pupil.result()
