"""Binary messages: what a page gets that decodes records itself is what others get as JSON."""

import random
from typing import Any

import msgspec
import pytest

from tests.server.clients import Person, Server
from tests.server.packed import digests
from tests.server.test_resigning import seated
from zashiki.kernel.registry import find, installed_games
from zashiki.server.protocol import MOST_DIGESTS

MOVES = 12


@pytest.mark.parametrize("game", installed_games())
def test_both_forms_say_the_same(server: Server, game: str) -> None:
    table, people = seated(server, game, ("me", "open"))
    screens = [Person(server, guest=False) for _ in (*people, None)]
    for screen, person in zip(screens, people, strict=False):
        screen.http.cookies = person.http.cookies  # a second tab of the same player
    both = [*zip([*people, Person(server)], screens, strict=True)]
    chooser = random.Random(1)
    for _ in range(MOVES):
        nows = [_watched(one, screen, table) for one, screen in both]
        turns = ((person, now) for (person, _), now in zip(both, nows, strict=True) if now["legal_moves"])
        player, now = next(turns)
        player.send("move", table=table, ply=now["ply"], move=chooser.choice(now["legal_moves"]))
        for one, screen in both:
            assert one.receive_until("update") == screen.receive_until("update")


def _watched(one: Person, screen: Person, table: str) -> dict[str, Any]:
    """The table as a person sees it, in both forms."""
    as_json = one.look(table, previews=True)
    screen.seen.clear()
    as_records = screen.look(table, previews=True, records=list(digests()))
    assert any(b'"packed"' in raw for raw in screen.seen)
    assert _without_presence(as_records) == _without_presence(as_json)
    now: dict[str, Any] = as_json["now"]
    return now


def _without_presence(shown: dict[str, Any]) -> dict[str, Any]:
    about = shown["about"]
    return {**shown, "about": {**about, "seats": [{**seat, "present": None} for seat in about["seats"]]}}


def test_only_clients_that_know_the_layout_get_records(server: Server) -> None:
    table, (one, _) = seated(server, "take", ("me", "open"))
    for records in ([], ["0" * 16], [find("naishi").records_digest]):
        one.seen.clear()
        one.look(table, records=records)
        assert all(msgspec.json.decode(raw) for raw in one.seen)
    assert one.do("watch", table=table, records=["0" * 16] * (MOST_DIGESTS + 1))["code"] == "malformed"
    assert one.do("watch", table=table, records=["0" * 17])["code"] == "malformed"


def test_a_finished_game_is_shown_in_both_forms(server: Server) -> None:
    table, (one, two) = seated(server, "naishi", ("me", "open"))
    one.do("resign", table=table)
    for _ in range(2):
        shown = two.look(table, previews=True, records=list(digests()))
        assert shown["now"]["outcome"]["winners"] == [1]
        assert shown["now"]["view"] == two.look(table)["now"]["view"]
