"""Nothing sent to a seat depends on what the seat cannot know; the secret is published when the game is over."""

import base64
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.leaks import SECRETIVE, secretive_variants
from tests.playing import Variant
from tests.server.clients import Person, Player, Server, play_out
from tests.server.fork_server import running
from tests.server.packed import digests
from tests.server.secrecy_scenes import Scene, Stage, Truth, scenes, stage
from tests.server.stores import with_store
from zashiki import Position
from zashiki.kernel.fairness import commit
from zashiki.kernel.record import Record
from zashiki.kernel.registry import find
from zashiki.server.store.models import Table

STILL = "tests.server.serve_with_frozen_clock"
MOMENTS = 6
"""Plies of every game; each gives a scene for every viewer."""
LISTS = ("/api/tables/running", "/api/tables", "/api/me/games", "/api/me/export", "/api/me/finished", "/api/games")
ABOUT_A_TABLE = ("", "?have=1", "/record", "/review")


class Audience:
    """All people at all tables of a stage, and all the bytes that they receive."""

    def __init__(self, server: Server, laid: Stage) -> None:
        self._tables = laid.tables
        self._people = {seat: laid.person(server, seat) for seat in (None, 0, 1, 2, 3)}
        for person in self._people.values():
            person.do("lobby", on=True)

    def lists(self) -> list[bytes]:
        """The lists of tables that all people receive."""
        return [_fetched(one, path) for one in self._people.values() for path in LISTS]

    def view(self, number: int, scene: Scene) -> Any:
        """The view of a scene's viewer."""
        return self._people[scene.viewer].get(f"/api/tables/{self._tables[number]}")["now"]["view"]

    def watch(self, number: int, scene: Scene, truth: Truth) -> list[bytes]:
        """Plays a scene; returns all the bytes that its viewer receives."""
        table, viewer = self._tables[number], self._people[scene.viewer]
        others = [self._people[seat] for seat in range(scene.players) if seat != scene.viewer]
        viewer.seen.clear()
        for person in (viewer, *others):
            person.do("watch", table=table, previews=True)
        fetched = _looked(viewer, table)
        for position, move in truth.steps():
            _try_in_vain(viewer, table, position)
            ply, mover = position.ply, self._people[position.player]
            done = mover.do("move", table=table, ply=ply, move=move)
            assert done["type"] == "done", (scene.name, done)
            fetched += _looked(viewer, table)
        viewer.do("undo", table=table, ply=len(truth.moves))
        viewer.do("take_back", table=table, ply=len(truth.moves), to=0)
        fetched += _looked(viewer, table)
        fetched += [_fetched(viewer, f"/api/tables/{table}{more}") for more in ABOUT_A_TABLE]
        for person in (*others, viewer):
            person.do("unwatch", table=table)
        return viewer.seen + fetched


def _try_in_vain(viewer: Person, table: str, position: Position) -> None:
    """Sends commands that are refused; their error messages must not leak anything."""
    illegal = [move for move in position.rulebook.moves if move not in position.legal_moves]
    for move in ("nonsense", *random.Random(position.ply).sample(illegal, 2)):
        assert viewer.do("move", table=table, ply=position.ply, move=move)["type"] == "error"
    viewer.do("move", table=table, ply=position.ply + 1, move="nonsense")


def _looked(viewer: Person, table: str) -> list[bytes]:
    """A table as fetched in other ways; the socket has delivered everything when it is done."""
    for records in ([], list(digests())):  # later updates come as records
        viewer.do("watch", table=table, previews=True, records=records)
    return [_fetched(viewer, f"/api/tables/{table}{more}") for more in ("", "/record")]


def _fetched(person: Person, path: str) -> bytes:
    """A response with all its headers."""
    answer = person.http.get(path)
    headers = sorted(b": ".join(header) for header in answer.headers.raw)  # they come in any order
    return b"\n".join((str(answer.status_code).encode(), *headers, b"", answer.content))


class Theatre(NamedTuple):
    """Two servers with the same scenes, and different truths behind them."""

    scenes: tuple[Scene, ...]
    one: Audience
    other: Audience
    folders: tuple[Path, Path]

    def difference(self, number: int) -> str:
        """The bytes that a viewer receives in one case and not in the other."""
        scene = self.scenes[number]
        with ThreadPoolExecutor(2) as both:
            one = both.submit(self.one.watch, number, scene, scene.one)
            other = both.submit(self.other.watch, number, scene, scene.other)
        return "" if one.result() == other.result() else _told(scene.name, one.result(), other.result())


def _told(name: str, one: list[bytes], other: list[bytes]) -> str:
    if len(one) != len(other):
        return f"{name}: {len(one)} messages and {len(other)}"
    return next(f"{name}:\n{a!r}\n{b!r}" for a, b in zip(one, other, strict=True) if a != b)


@contextmanager
def theatre(folder: Path, shown: tuple[Scene, ...], leak: str | None = None) -> Iterator[Theatre]:
    stages = [
        stage(folder / "one", [scene.one for scene in shown]),
        stage(folder / "other", [scene.other for scene in shown]),
    ]
    for laid in stages:
        if leak is not None:
            (laid.folder / "leak").write_text(leak)
    with running(stages[0].folder, STILL) as one, running(stages[1].folder, STILL) as other:
        folders = stages[0].folder, stages[1].folder
        yield Theatre(shown, Audience(one, stages[0]), Audience(other, stages[1]), folders)


def test_no_byte_depends_on_hidden_information(tmp_path: Path) -> None:
    shown = tuple(scene for variant in secretive_variants() for scene in scenes(variant, 5, MOMENTS))
    _check_that_they_say_something(shown)
    with theatre(tmp_path, shown) as both:
        assert both.one.lists() == both.other.lists()
        differences = [both.difference(number) for number in range(len(shown))]
        assert "\n\n".join(filter(None, differences)) == ""
        assert both.one.lists() == both.other.lists()
        for number, scene in enumerate(shown):
            _check_hands(both.one.view(number, scene), scene.viewer)


def _check_hands(view: Any, viewer: int | None) -> None:
    """The hands of others are not part of the view."""
    if view["game"] == "ninjato":
        for seat, player in enumerate(view["players"]):
            assert (player["hand"] is None, player["rumors"] is None) == (seat != viewer, seat != viewer)
    for seat, hand in enumerate(view.get("hands", [])):
        known = view["known"][seat]
        assert seat == viewer or all(card is None or known[place] for place, card in enumerate(hand))


def _check_that_they_say_something(shown: tuple[Scene, ...]) -> None:
    """The two truths differ everywhere, most scripts have moves, and some hidden choices differ."""
    assert all(scene.one.snapshot != scene.other.snapshot for scene in shown)
    assert sum(len(scene.one.moves) for scene in shown) > 2 * len(shown)
    assert sum(scene.one.nonces != scene.other.nonces for scene in shown) > len(shown) / 4
    assert any(scene.one.moves != scene.other.moves for scene in shown)


def test_the_comparison_detects_leaks(tmp_path: Path) -> None:
    """Views without redaction, hidden choices, an order that depends on hidden cards, events for the mover."""
    leaks = ("none", "view", "choice", "order", "events")
    scenes_each = tuple(scene for scene in scenes(Variant("naishi", players=2), 5, 2) if scene.one.moves)
    found = {}
    with theatre(tmp_path, scenes_each * len(leaks), leak="none") as both:
        for number, leak in enumerate(leaks):
            for folder in both.folders:
                (folder / "leak").write_text(leak)
            own = range(number * len(scenes_each), (number + 1) * len(scenes_each))
            found[leak] = any(both.difference(one) for one in own)
    assert found == {leak: leak != "none" for leak in leaks}


def test_the_secret_is_published_only_when_the_game_is_over(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        finished = [_played(server, game, max(find(game).players)) for game in SECRETIVE]
    written = (tmp_path / "server.log").read_bytes()
    for stored, heard, record in finished:
        for trace in _traces(stored):
            assert trace not in written
            assert not [message for message in heard if trace in message]
        assert stored.nonces == tuple(f"a{seat}" * 32 for seat in range(len(stored.seats)))
        assert stored.secret in record
        assert Record.parse(record).verify().is_over


def _played(server: Server, game: str, seats: int) -> tuple[Table, list[bytes], str]:
    """A complete game: as it is stored, what was sent of it, and its record."""
    people = [Person(server) for _ in range(seats)]
    table = people[0].open_table(game, "me", *["open"] * (seats - 1), nonce="a0" * 32)
    shown = people[1].get(f"/api/tables/{table}")["commitment"]
    for seat, person in enumerate(people[1:], 1):
        person.join(table, nonce=f"a{seat}" * 32)
    heard = _play_while_all_listen(server, people, table)
    stored = with_store(server.data, lambda store: store.table(table))
    assert commit(stored.secret) == shown
    return stored, heard, people[0].get(f"/api/tables/{table}/record")


def _play_while_all_listen(server: Server, people: list[Person], table: str) -> list[bytes]:
    """Everything that anybody receives before the end, and over the socket at the end."""
    spectator = Person(server)
    fetched: list[bytes] = []
    players = [Player(person, table, seed) for seed, person in enumerate(people)]
    spectator.watch(table)
    for player in players:
        player.connect()
        player.person.do("lobby", on=True)
    for person in (spectator, *people):
        paths = (*LISTS, *(f"/api/tables/{table}{more}" for more in ABOUT_A_TABLE))
        fetched += [_fetched(person, path) for path in paths]
    play_out(*players)
    spectator.do("ping")
    return [*fetched, *(message for person in (spectator, *people) for message in person.seen)]


def _traces(stored: Table) -> Iterator[bytes]:
    """The secrets of a table in every form in which they could leak."""
    seed = stored.setup.seed
    numbers = [seed.to_bytes(32, "big"), *(bytes.fromhex(digits) for digits in (stored.secret, *stored.nonces))]
    for raw in numbers:
        yield from (raw, raw.hex().encode(), raw.hex().upper().encode(), str(int.from_bytes(raw, "big")).encode())
        yield from (base64.b64encode(raw).rstrip(b"="), base64.urlsafe_b64encode(raw).rstrip(b"="))
    yield f"{seed:x}".encode()
