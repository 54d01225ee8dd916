"""Snapshots that look valid, but from which play could not go on."""

from typing import Any

import pytest

from tests.games.ninjato.positions import after, position, snapshot
from zashiki import BadSnapshot, Position


def test_a_sentry_without_a_name_is_refused() -> None:
    data = snapshot()
    data["guard_deck"].append(data["houses"][0]["sentry"])
    data["houses"][0]["sentry"] = ""
    with pytest.raises(BadSnapshot, match="there is no '' among the guards"):
        Position.restore(data)


def test_more_guards_than_an_invasion_can_turn_up_are_refused() -> None:
    data = after("H1+ b2 !", hands="2", sentry="1").snapshot()
    data["invasion"]["guards"] = data["guard_deck"] + data["guard_discard"]
    data["guard_deck"], data["guard_discard"] = [], []
    with pytest.raises(BadSnapshot, match="35 guards are turned up"):
        Position.restore(data)


@pytest.mark.parametrize("draws", [-(2**63) + 1, -1, 5, 2**62])
def test_impossible_numbers_of_draws_are_refused(draws: int) -> None:
    data: dict[str, Any] = {**after("dojo").snapshot(), "draws_left": draws}
    with pytest.raises(BadSnapshot, match="draws_left is"):
        Position.restore(data)


def test_large_honor_survives_a_payment_and_a_round_trip() -> None:
    here = position(honor=[10_000, 0], treasures="j", pavilion="Aj")
    here.push("R1:j")
    assert Position.restore(here.snapshot()).scores == (10_005, 0)
