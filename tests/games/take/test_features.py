"""The features of Ta-Ke say what the view says, each at its place."""

from collections.abc import Mapping
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
from zashiki.games.take import View

OPTIONS = [{}, {"ninja_values": "1/0", "ninja_repeats": "yes"}]
GAMES = [(Variant("take", options), seed) for options in OPTIONS for seed in range(effort(1, 3, 30))]
DEPTHS = range(1, 15)


def expected(position: Position, seat: int) -> Expected:
    """The features of a position, from the view."""
    view = position.view(seat)
    assert isinstance(view, View)
    seats = (seat, 1 - seat)
    courts = [view.courts[owner] for owner in seats]
    moves = [f"s:{a}>{b}" for a in "DRGN" for b in "DRGN" if a != b]
    return {
        "player": one_hot(seats, view.player),
        "options": [view.options["ninja_values"] == "1/0", view.options["ninja_repeats"] == "yes"],
        "scores": [view.scores[owner] / 100 for owner in seats],
        "taken": view.taken / 35,
        "chips": [
            [one_hot("SDRGN", stack[-depth] if depth <= len(stack) else None) for depth in DEPTHS]
            for stack in view.stacks
        ],
        "height": [len(stack) / 14 for stack in view.stacks],
        "shows": [one_hot("SDRGN", type) for type in view.shows],
        "times shown": counts("SDRGN", view.shows, unit=5),
        "ghosts": view.ghosts,
        "closed": [space in view.closed for space in "ABCDE"],
        "bottom": [_by_letter("DRGN", court.bottom, unit=7) for court in courts],
        "middle": [_by_letter("DRGN", court.middle, unit=7) for court in courts],
        "samurai": [[sum(court.samurai.values()) / 7, *_by_letter("DRGN", court.samurai, unit=7)] for court in courts],
        "influence": [_by_letter("SDRGN", court.influence, unit=7) for court in courts],
        "used": [ability in view.used for ability in ("D", "R", "G", "N", "N.D", "N.R", "N.G")],
        "daimyo": view.samurai_moves is not None,
        "samurai moves": counts(moves, view.samurai_moves or (), unit=3),
    }


def _by_letter(letters: str, numbers: Mapping[Any, int], unit: int) -> list[float]:
    return [numbers[letter] / unit for letter in letters]


def test_features_say_what_the_view_says() -> None:
    unused = compare_games(GAMES, expected)
    assert not unused


@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTIONS)
def test_features_tell_apart_what_the_view_tells_apart(options: dict[str, str]) -> None:
    for position in every_ply(Variant("take", options), seed=5):
        for seat in range(2):
            assert not confused_moves(position, seat, lambda view: view | {"seat": None})


def test_seats_that_change_places_see_the_same() -> None:
    for position in every_ply(Variant("take"), seed=7):
        snapshot = position.snapshot()
        player = snapshot["player"]
        mirrored = snapshot | {
            "courts": snapshot["courts"][::-1],
            "scores": snapshot["scores"][::-1],
            "player": None if player is None else 1 - player,
        }
        other = Position.restore(mirrored, seed=0)
        for seat in range(2):
            assert not differing_groups(position, seat, other, 1 - seat)
            assert position.is_over or differing_groups(position, seat, position, 1 - seat)
