"""Calibration: chances stay chances, in the same order, and certainty stays certain."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from zashiki.kernel.calibration import FEWEST, NO_CALIBRATION, Calibration, evidence

CHANCES = st.floats(0, 1)
CALIBRATIONS = st.builds(Calibration, shift=st.floats(-2, 2), slope=st.floats(0.2, 3), bend=st.floats(-0.1, 2))


@given(CHANCES, st.integers(2, 4))
def test_without_calibration_chances_stay_as_they_are(chance: float, players: int) -> None:
    assert NO_CALIBRATION.apply(chance, players) == chance


@given(CALIBRATIONS, CHANCES, CHANCES, st.integers(2, 4))
def test_the_order_of_chances_stays(calibration: Calibration, first: float, second: float, players: int) -> None:
    low, high = (calibration.apply(chance, players) for chance in sorted((first, second)))
    assert 0 <= low <= high <= 1


@given(CALIBRATIONS, st.integers(2, 4))
def test_certain_chances_stay_certain(calibration: Calibration, players: int) -> None:
    assert [calibration.apply(chance, players) for chance in (0.0, 1.0)] == [0.0, 1.0]


@given(CALIBRATIONS, CALIBRATIONS, CHANCES, st.integers(2, 4))
def test_more_players_may_have_a_calibration_of_their_own(
    for_two: Calibration, for_more: Calibration, chance: float, players: int
) -> None:
    calibration = msgspec.structs.replace(for_two, more=for_more)
    assert calibration.apply(chance, players) == (for_two if players == FEWEST else for_more).apply(chance, players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_slope_alone_leaves_equal_chances_equal(players: int) -> None:
    assert Calibration(slope=0.5).apply(1 / players, players) == pytest.approx(1 / players)
    assert evidence(1 / players, players) == pytest.approx(0, abs=1e-12)
