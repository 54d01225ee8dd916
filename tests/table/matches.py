"""Matches for tests: the seats are given as a word with one letter per seat."""

from collections.abc import Mapping
from typing import Any

from zashiki.table.clock import Clock
from zashiki.table.log import Entry
from zashiki.table.match import Match, Setup
from zashiki.table.seats import Seat

SEATS = {
    "p": Seat("person", "Ada", "ada-id"),
    "g": Seat("guest", "Guest 7", "guest-id"),
    "b": Seat("bot", "Botan", "bot-id"),
    "w": Seat("warashi", "Warashi", level=3),
}


def setup(
    game: str = "take",
    seats: str = "pp",
    clock: Clock = None,
    number: int = 0,
    options: Mapping[str, str] | None = None,
    snapshot: dict[str, Any] | None = None,
) -> Setup:
    """A set-up; `number` determines the deal."""
    return Setup(
        game=game,
        options=dict(options or {}),
        seats=tuple(SEATS[letter] for letter in seats),
        clock=clock,
        secret=f"{number:064x}",
        nonces=tuple(f"{seat:064x}" for seat in range(len(seats))),
        snapshot=snapshot,
    )


def table(game: str = "take", seats: str = "pp", **fields: Any) -> Match:
    """A match that started at time 0."""
    return Match(setup(game, seats, **fields), started=0.0)


def play(match: Match, moves: str, now: float = 0.0) -> Match:
    """The match after these moves, all made at the same time by the seat to decide."""
    for move in moves.split():
        assert match.player is not None
        match.accept(match.move(match.player, match.ply, move, now))
    return match


def any_move(match: Match, now: float = 0.0, times: int = 1) -> Match:
    """The match after playing the first legal move `times` times."""
    for _ in range(times):
        play(match, match.position.legal_moves[0], now)
    return match


def accept(match: Match, entry: Entry | None) -> Match:
    """The match after an entry."""
    assert entry is not None
    match.accept(entry)
    return match


def picture(match: Match, now: float) -> tuple[Any, ...]:
    """Everything observable about a match."""
    position = match.position
    return (
        bytes(position),
        position.moves,
        position.legal_moves,
        match.ply,
        match.entry_count,
        match.player,
        dict(match.withdrawn),
        match.pending,
        match.unanswered,
        match.clocks(now),
        match.deadline,
        match.result,
        [match.can_undo(seat) for seat in range(position.players)],
        [match.can_request_take_back(seat, now) for seat in range(position.players)],
        [match.warashi_level(seat) for seat in range(position.players)],
    )
