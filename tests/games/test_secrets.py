"""No game shows a seat what it cannot know."""

from typing import Any

import pytest

from tests.games.secrets import compare_twins
from tests.playing import Variant
from zashiki import Position
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rule import JIT

WITH_SECRETS = [game for game in installed_games() if find(game).has_secrets]
SEATS = [
    (game, players, seat) for game in WITH_SECRETS for players in find(game).players for seat in (None, *range(players))
]
TWINS = 40 if JIT else 2


@pytest.mark.parametrize(("game", "players", "seat"), SEATS)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(game: str, players: int, seat: int | None) -> None:
    variant = Variant(game, players=players, keen=True)
    assert sum(compare_twins(variant, seed, seat) for seed in range(TWINS)) > 2 * TWINS


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_a_leaking_view_is_detected(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    book = find(game)

    def leaking_view(position: Position, seat: int | None) -> Any:
        viewer = position._viewer(seat)
        return position.snapshot(), book.view(position._read(viewer), viewer)

    monkeypatch.setattr(Position, "view", leaking_view)
    with pytest.raises(AssertionError):
        for seed in range(60):
            compare_twins(Variant(game, keen=True), seed, 0)
