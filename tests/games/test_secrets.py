"""No game shows a seat what it cannot know."""

from typing import Any

import pytest

from tests.leaks import SECRETIVE, compare_twins, secretive_variants, viewers
from tests.playing import Variant
from zashiki import Position
from zashiki.kernel.registry import find
from zashiki.kernel.rule import JIT

SEATS = [(variant, seat) for variant in secretive_variants() for seat in viewers(variant.players or 0)]
TWINS = 40 if JIT else 2


@pytest.mark.parametrize(("variant", "seat"), SEATS, ids=[f"{one.game}-{one.players}-{seat}" for one, seat in SEATS])
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(variant: Variant, seat: int | None) -> None:
    assert sum(compare_twins(variant, seed, seat) for seed in range(TWINS)) > 2 * TWINS


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_leaking_view_is_detected(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    book = find(game)

    def leaking_view(position: Position, seat: int | None) -> Any:
        viewer = position._viewer(seat)
        return position.snapshot(), book.view(position._read(viewer), viewer)

    monkeypatch.setattr(Position, "view", leaking_view)
    with pytest.raises(AssertionError):
        for seed in range(60):
            compare_twins(Variant(game, keen=True), seed, 0)
