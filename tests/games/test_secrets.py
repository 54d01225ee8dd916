"""No game shows a seat what it cannot know."""

from collections.abc import Collection
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.effort import effort
from tests.leaks import SECRETIVE, compare_twins, secretive_variants, viewers
from tests.playing import Variant, random_position
from zashiki import Position
from zashiki.kernel import dispatch
from zashiki.kernel.rulebook import SPECTATOR

SEATS = [(variant, seat) for variant in secretive_variants() for seat in viewers(variant.players or 0)]
TWINS = effort(2, 25, 250)


@pytest.mark.parametrize(("variant", "seat"), SEATS, ids=[f"{one.game}-{one.players}-{seat}" for one, seat in SEATS])
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(variant: Variant, seat: int | None) -> None:
    assert sum(compare_twins(variant, seed, seat) for seed in range(TWINS)) > 2 * TWINS


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_leaking_view_is_detected(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking_record(position: Position, seat: int | None, sharing: Collection[int] = ()) -> Any:
        views = np.zeros(1, position.rulebook.layout.dtype)
        dispatch.shown(position._states[position.ply :], SPECTATOR if seat is None else seat, views)
        return views

    monkeypatch.setattr(Position, "view_record", leaking_record)
    with pytest.raises(AssertionError):
        for seed in range(60):
            compare_twins(Variant(game, keen=True), seed, 0)


@pytest.mark.parametrize("game", SECRETIVE)
def test_leaking_features_are_detected(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    features = Position.features

    def leaking_features(position: Position, seat: int) -> Any:
        return np.concatenate([features(position, other) for other in range(position.players)])

    monkeypatch.setattr(Position, "features", leaking_features)
    with pytest.raises(AssertionError):
        for seed in range(60):
            compare_twins(Variant(game, keen=True), seed, 0)


@pytest.mark.parametrize("game", SECRETIVE)
def test_seats_that_share_what_they_see_show_their_hands_and_nothing_else(game: str) -> None:
    position = random_position(game, 4, plies=6)
    seats = range(position.players)
    alone = [msgspec.to_builtins(position.view(seat)) for seat in seats]
    together = msgspec.to_builtins(position.view(None, sharing=seats))
    assert _hands(together) == [_hands(alone[seat])[seat] for seat in seats]
    assert _hands(alone[0]) != _hands(together)
    state = position._read_shared(SPECTATOR, seats)
    own = [position._read(seat) for seat in seats]
    truth = bytes(position)
    for place, byte in enumerate(state.tobytes()):
        assert byte in {view.tobytes()[place] for view in own}, "nobody saw this"
        assert byte == truth[place] or all(view.tobytes()[place] != truth[place] for view in own)


def _hands(view: dict[str, Any]) -> list[Any]:
    return [player["hand"] for player in view["players"]] if "players" in view else list(view["hands"])
