"""Finding leaks: two games that differ only in what a seat cannot know must look the same to that seat.

The tests of rules, tables and server use these helpers for every installed game that has secrets, so that a new game
is tested as soon as it is registered.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

from tests.playing import Variant, played
from zashiki import Position, Record
from zashiki.kernel import dispatch
from zashiki.kernel.facts import new_facts
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rulebook import SPECTATOR, Rulebook

SECRETIVE = tuple(game for game in installed_games() if find(game).has_secrets)
"""The installed games that have secrets."""
SOME = 7
"""Every seventh of the illegal actions is refused at every ply."""


def secretive_variants() -> list[Variant]:
    """Every installed game that has secrets, with every number of players."""
    return [Variant(game, players=players, keen=True) for game in SECRETIVE for players in find(game).players]


def viewers(players: int) -> tuple[int | None, ...]:
    """The spectator and all seats."""
    return (None, *range(players))


def redacted(position: Position, seat: int | None) -> bytes:
    """The bytes of the state as redacted for a seat."""
    state = np.frombuffer(bytes(position), dtype=position.rulebook.STATE).copy()[0]
    position.rulebook.redact(state, SPECTATOR if seat is None else seat)
    return bytes(state.tobytes())


def shown_move(position: Position, move: str, seat: int | None) -> str:
    """What a seat sees of a move that is chosen in a position."""
    book = position.rulebook
    return move if position.player == seat else book.concealed.get(book.actions[move], move)


def indistinguishable_moves(position: Position, shown: str, seat: int | None) -> list[str]:
    """The legal moves of which a seat would see the same."""
    return [move for move in position.legal_moves if shown_move(position, move, seat) == shown]


def seen_by(position: Position, seat: int | None) -> bytes:
    """Everything that leaves the rules for a seat."""
    parts = [
        msgspec.json.encode(position.view(seat)),
        msgspec.json.encode([position.events(seat, ply) for ply in range(position.ply)]),
        repr(position.board(seat)).encode(),
        repr([position.explain(seat, other) for other in range(position.players)]).encode(),
    ]
    parts += [position.view_record(seat).tobytes(), *fact_records(position, seat)]
    if not position.is_over:
        parts += [repr(position.glance(seat)).encode(), str(Record.excerpt(position, seat)).encode()]
    if seat is not None and position.rulebook.features is not None:
        parts.append(position.features(seat).tobytes())
    if seat is not None and position.player == seat:
        parts.append(repr([(move, position.foresee(move)) for move in position.legal_moves]).encode())
        parts.append(repr(position.question).encode())
    return b"\n".join(parts)


def fact_records(position: Position, seat: int | None) -> Iterator[bytes]:
    """The bytes of all facts that a seat gets: of every move so far, where points come from, and what it can do now."""
    book, viewer = position.rulebook, SPECTATOR if seat is None else seat
    seen = [position._read(viewer, ply) for ply in range(position.ply + 1)]
    actions = [book.actions[move] for move in position.moves]
    for before, after, action in zip(seen, seen[1:], actions, strict=False):
        yield written(book, dispatch.told, before, after, action, viewer)
    for other in range(position.players):
        yield written(book, dispatch.explained, seen[-1], viewer, other)
    if position.player == seat:
        yield written(book, dispatch.asked, seen[-1])
        for action in position.legal_actions:
            yield written(book, dispatch.foretold, seen[-1], np.empty_like(seen[-1]), action)
        for action in sorted({*range(len(book.moves))} - {*position.legal_actions})[position.ply % SOME :: SOME]:
            yield written(book, dispatch.refused, seen[-1], action)


def written(book: Rulebook, write: Callable[..., int], *arguments: Any) -> bytes:
    """The bytes of the facts that a function of `dispatch` writes."""
    facts = new_facts(book.most_facts)
    return bytes(facts[: write(*arguments, facts)].tobytes())


def twins(variant: Variant, seed: int, seat: int | None) -> tuple[Position, Position]:
    """A position within a random game, and the same with everything dealt afresh that a seat cannot know."""
    position = played(variant, seed)
    for _ in range(random.Random(seed).randint(1, position.ply)):
        position.pop()
    imagined = position.imagine(seat, seed=seed)
    return Position.restore(position.snapshot(), seed=1), Position.restore(imagined.snapshot(), seed=1)


def compare_twins(variant: Variant, seed: int, seat: int | None) -> int:
    """Compares a game with its twin after every possible move and along one game; returns the number of checks."""
    real, twin = twins(variant, seed, seat)
    return compare_moves(real, twin, seat) + compare_game(real, twin, seat, variant, random.Random(seed))


def compare_moves(real: Position, twin: Position, seat: int | None) -> int:
    """Compares two positions after each move that leaves them alike; returns the number of comparisons."""
    compared = 0
    for move in set(real.legal_moves) & set(twin.legal_moves):
        real.push(move)
        twin.push(move)
        if redacted(real, seat) == redacted(twin, seat):
            assert seen_by(real, seat) == seen_by(twin, seat)
            compared += 1
        real.pop()
        twin.pop()
    return compared


def compare_game(real: Position, twin: Position, seat: int | None, variant: Variant, chooser: random.Random) -> int:
    """Plays the same moves in both games as long as they look alike; returns the number of comparisons."""
    compared = 0
    while redacted(real, seat) == redacted(twin, seat):
        assert seen_by(real, seat) == seen_by(twin, seat)
        compared += 1
        move = variant.choose(chooser, real.legal_moves) if not real.is_over else None
        if move is None or move not in twin.legal_moves:
            break
        real.push(move)
        twin.push(move)
    return compared
