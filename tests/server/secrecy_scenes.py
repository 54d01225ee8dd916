"""Pairs of positions that a viewer cannot tell apart, for comparing what the server sends."""

import random
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from tests.leaks import indistinguishable_moves, shown_move, viewers
from tests.playing import Variant, every_ply
from tests.server.clients import Person, Server
from tests.server.stores import SECRET, with_store
from zashiki import Position
from zashiki.kernel.fairness import seed_of
from zashiki.server.authentication import COOKIE
from zashiki.server.sessions import digest
from zashiki.server.store.ids import LETTERS
from zashiki.server.store.models import Player
from zashiki.server.store.store import Store
from zashiki.table.clock import LiveClock
from zashiki.table.seats import Seat

NOW = 1_700_000_000.0
"""In the past: with a time in the future, all compiled code would be old enough to be removed from the cache."""
NONCES = tuple(f"{seat:02x}" * 32 for seat in range(4))
OTHER_NONCES = tuple(f"{seat + 100:02x}" * 32 for seat in range(4))
PEOPLE = ("Ada", "Grace", "Hedy", "Joan", "a spectator")
WORLDS = 150
"""Worlds imagined for each scene until one is found in which the script can be played."""


class Truth(NamedTuple):
    """The full truth about a table: its initial position, its nonces, and the moves that follow."""

    snapshot: dict[str, Any]
    nonces: tuple[str, ...]
    moves: tuple[str, ...]

    def begin(self) -> Position:
        return Position.restore(self.snapshot, seed=seed_of(SECRET, self.nonces))

    def steps(self) -> Iterator[tuple[Position, str]]:
        """Every move with the position before it."""
        position = self.begin()
        for move in self.moves:
            yield position, move
            position.push(move)


class Scene(NamedTuple):
    """A viewer, and two truths that the viewer cannot tell apart."""

    name: str
    viewer: int | None
    players: int
    one: Truth
    other: Truth


def scenes(variant: Variant, seed: int, many: int, script: int = 3) -> Iterator[Scene]:
    """Scenes from a game at `many` plies, for every viewer, with `script` moves each."""
    game = [position.copy() for position in every_ply(variant, seed)]
    moments = sorted({0, 1, *(len(game) * number // many for number in range(many))})
    for before in (game[moment] for moment in moments):
        chooser = random.Random(before.ply)
        nonces = NONCES[: before.players]
        one = Truth(before.snapshot(), nonces, tuple(_script(Truth(before.snapshot(), nonces, ()), chooser, script)))
        for viewer in viewers(before.players):
            name = f"{variant.game} for {before.players} at {before.ply}, seen by {viewer}"
            yield _scene(name, viewer, before, one)


def _script(truth: Truth, chooser: random.Random, many: int) -> list[str]:
    position = truth.begin()
    while position.ply < many and not position.is_over:
        position.push(chooser.choice(position.legal_moves))
    return position.moves


def _scene(name: str, viewer: int | None, before: Position, one: Truth) -> Scene:
    """The scene with the longest script that looks the same in another world."""
    looks = _looks(viewer, one)
    longest, found = -1, one
    for number in range(WORLDS):
        nonces = OTHER_NONCES if number % 2 == 0 else NONCES
        own = [NONCES[seat] if seat == viewer else nonces[seat] for seat in range(before.players)]
        other = Truth(before.imagine(viewer, seed=number).snapshot(), tuple(own), ())
        moves = _same_looking(viewer, one.moves, looks, other.begin())
        if len(moves) > longest and (other.snapshot, moves) != (one.snapshot, one.moves[: len(moves)]):
            longest, found = len(moves), other._replace(moves=moves)
        if longest == len(looks):
            break
    return Scene(name, viewer, before.players, one._replace(moves=one.moves[: len(found.moves)]), found)


def _looks(viewer: int | None, truth: Truth) -> list[Any]:
    """How every move of a script looks to a viewer, until the game is over and everything is public."""
    position, looks = truth.begin(), []
    for move in truth.moves:
        position.push(move)
        if position.is_over:
            break
        looks.append(_look(position, viewer))
    return looks


def _look(position: Position, viewer: int | None) -> Any:
    return position.player, position.moves_seen(viewer), position.events(viewer), position.view(viewer)


def _same_looking(viewer: int | None, script: Sequence[str], looks: Sequence[Any], dream: Position) -> tuple[str, ...]:
    """Moves in another world that look to a viewer like those of the script; different moves if possible."""
    for move, look in zip(script, looks, strict=False):
        alike = indistinguishable_moves(dream, shown_move(dream, move, viewer), viewer)
        for option in sorted(alike, key=lambda one: one == move):
            dream.push(option)
            if not dream.is_over and _look(dream, viewer) == look:
                break
            dream.pop()
        else:
            break
    return tuple(dream.moves)


def session_of(player: Player) -> str:
    """The key of a person's session."""
    return f"session-of-{player.id}"


class Stage(NamedTuple):
    """A data folder with a table for each truth."""

    folder: Path
    people: tuple[Player, ...]
    tables: tuple[str, ...]

    def person(self, server: Server, seat: int | None) -> Person:
        """The person with this seat at all tables; None for the spectator."""
        player = self.people[-1 if seat is None else seat]
        person = Person(server, guest=False)
        person.http.cookies.set(COOKIE, session_of(player))
        person.id = player.id
        return person


def stage(folder: Path, truths: Sequence[Truth]) -> Stage:
    """A data folder that differs only in the truths; even the ids are the same."""
    folder.mkdir()
    chance = random.Random(1)

    def new_id(length: int) -> str:
        return "".join(chance.choices(LETTERS, k=length))

    async def fill(store: Store) -> Stage:
        people = tuple([await store.create_guest(name, NOW) for name in PEOPLE])
        for player in people:
            await store.add_session(player, digest(session_of(player)), NOW, NOW + 1)
        return Stage(folder, people, tuple([await _lay(store, truth, people) for truth in truths]))

    with (
        patch("zashiki.server.store.tables.new_id", new_id),
        patch("zashiki.server.store.players.new_id", new_id),
    ):
        return with_store(folder, fill)


async def _lay(store: Store, truth: Truth, people: Iterable[Player]) -> str:
    seats = [Seat("guest", player.name, player.id) for player, _ in zip(people, truth.nonces, strict=False)]
    table = await store.create_table(
        game=truth.snapshot["game"],
        options=truth.snapshot["options"],
        seats=seats,
        nonces=truth.nonces,
        secret=SECRET,
        now=NOW,
        clock=LiveClock(600.0, 5.0),
        listed=True,
        creator=seats[0].player,
        snapshot=truth.snapshot,
    )
    await store.start_table(table.id, NOW)
    return table.id
