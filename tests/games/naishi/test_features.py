"""The features of Naishi say what the view says and what a seat remembers, each at its place."""

from typing import Any

import pytest

from tests.effort import effort
from tests.games.features import (
    Expected,
    compare_games,
    confused_moves,
    counts,
    differing_groups,
    one_hot,
)
from tests.playing import Variant, every_ply
from zashiki import Position
from zashiki.games.naishi import View
from zashiki.games.naishi.components import NAMES

GAMES = [
    (Variant("naishi", {"recall": recall}), seed)
    for recall in ("one-or-both", "all")
    for seed in range(effort(1, 4, 40))
]
PHASES, STAGES = ("set-up", "play", "over"), ("begin", "develop", "add")


def expected(position: Position, seat: int) -> Expected:
    """The features of a position, from the view, and from what has been open or is the seat's own in the snapshot."""
    view, everything = position.view(seat), position.snapshot()
    assert isinstance(view, View)
    seats = (seat, 1 - seat)
    court, in_setup = view.court, view.phase == "set-up"
    hands = [[None] * 5 if in_setup else view.hands[owner] for owner in seats]
    scores = view.scores or [None, None]
    return {
        "player": one_hot(seats, view.player),
        "second": seat == 1,
        "options": [view.options["recall"] == "all"],
        "phase": one_hot(PHASES, view.phase),
        "stage": one_hot(STAGES, view.stage),
        "turn": min(view.turn / 60, 1),
        "last turn": view.last_turn,
        "piles": [pile.cards / 6 for pile in view.river],
        "face-up": [one_hot(NAMES, pile.top) for pile in view.river],
        "dealt": [one_hot(NAMES, card) for card in everything["dealt"][seat]],
        "kept": one_hot((1, 2), everything["keep"][seat]),
        "gave": one_hot(NAMES, view.gave),
        "received": one_hot(NAMES, view.received),
        "lines": [[one_hot(NAMES, card) for card in view.lines[owner]] for owner in seats],
        "hands": [[one_hot(NAMES, card) for card in hand] for hand in hands],
        "known": [view.known[owner] for owner in seats],
        "discards": counts(NAMES, everything["discard"], unit=16),
        "discarded": view.discards / 30,
        "top discard": one_hot(NAMES, view.discard),
        "on swap": [court.swap[owner] / 2 for owner in seats],
        "on discard": [court.discard[owner] / 2 for owner in seats],
        "decree": one_hot(seats, court.decree),
        "free emissaries": [court.free[owner] / 2 for owner in seats],
        "swap spaces": (3 - sum(court.swap)) / 3,
        "discard spaces": (2 - sum(court.discard)) / 2,
        "open": [scores[owner] is not None for owner in seats],
        "points": [(scores[owner] or 0) / 100 for owner in seats],
    }


def test_features_say_what_the_view_says() -> None:
    unused = compare_games(GAMES, expected)
    assert not unused


@pytest.mark.compiled
def test_features_tell_apart_what_the_view_tells_apart() -> None:
    for position in every_ply(Variant("naishi"), seed=5):
        for seat in range(2):
            assert not confused_moves(position, seat, lambda view: view | {"breakdown": None})


def test_seats_that_change_places_see_the_same_but_who_is_second() -> None:
    compared = 0
    for position in every_ply(Variant("naishi"), seed=7):
        snapshot = position.snapshot()
        if snapshot["phase"] == "play" and not snapshot["last_turn"]:
            other = Position.restore(mirrored(snapshot), seed=0)
            for seat in range(2):
                assert differing_groups(position, seat, other, 1 - seat) == ["second"]
                compared += 1
    assert compared > 10


def mirrored(snapshot: dict[str, Any]) -> dict[str, Any]:
    """A snapshot in which the seats have changed places."""
    court = snapshot["court"]
    return snapshot | {
        **{name: snapshot[name][::-1] for name in ("lines", "hands", "dealt", "keep", "given", "known", "scores")},
        "court": {
            "swap": court["swap"][::-1],
            "discard": court["discard"][::-1],
            "decree": None if court["decree"] is None else 1 - court["decree"],
        },
        "player": 1 - snapshot["player"],
    }
