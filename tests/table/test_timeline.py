"""Translating between a steady clock and a wall clock that is set."""

import pytest

from zashiki.table.timeline import Timeline

HOUR = 3600.0


def noted(*readings: tuple[float, float]) -> Timeline:
    """A timeline that heard of these readings of the wall clock and the steady clock."""
    timeline = Timeline()
    for wall, steady in readings:
        timeline.note(wall, steady)
    return timeline


def test_without_readings_both_clocks_are_the_same() -> None:
    assert (Timeline().wall(5.0), Timeline().steady(5.0)) == (5.0, 5.0)


def test_the_clocks_differ_by_a_constant() -> None:
    timeline = noted((10_000.0, 100.0), (10_050.0, 150.0))
    assert (timeline.wall(160.0), timeline.steady(10_020.0)) == (10_060.0, 120.0)
    assert timeline.steady(9_000.0) == -900.0, "before the process began"


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_a_time_that_was_stored_before_the_wall_clock_was_set_is_found(step: float) -> None:
    timeline = noted((10_000.0, 100.0), (10_100.0 + step, 200.0), (10_200.0 + step, 300.0))
    assert timeline.wall(310.0) == 10_210.0 + step
    assert timeline.steady(10_150.0 + step) == 250.0
    assert timeline.steady(10_050.0) == 150.0


def test_a_time_that_the_wall_clock_showed_twice_counts_as_the_later_one() -> None:
    timeline = noted((10_000.0, 100.0), (10_000.0, 200.0), (10_050.0, 250.0))
    assert timeline.steady(10_020.0) == 220.0


def test_a_time_in_the_future_counts_as_now() -> None:
    timeline = noted((10_000.0, 100.0), (10_100.0, 200.0))
    assert timeline.steady(20_000.0) == 200.0


def test_the_first_moment_after_the_wall_clock_was_set_is_found_in_spite_of_rounding() -> None:
    steady, step = 0.1 + 0.2, 1e9 / 7
    timeline = noted((10_000.0, 0.0), (10_000.0 + steady + step, steady), (10_005.0 + step, 5.0))
    assert timeline.steady(timeline.wall(steady)) == pytest.approx(steady)


def test_a_wall_clock_that_is_adjusted_slowly_was_not_set() -> None:
    timeline = noted(*((10_000.0 + 1.001 * second, float(second)) for second in range(900)))
    assert len(timeline._stretches) == 1
