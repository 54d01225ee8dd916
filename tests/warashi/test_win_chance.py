"""Leads, chances of winning and shares of the win."""

import math

import numpy as np
import pytest

from zashiki.warashi.win_chance import chance, lead, share_of_win


def test_a_lead_is_over_the_best_other_seat() -> None:
    assert [lead(np.array([10, 4, 7]), seat) for seat in range(3)] == [3, -6, -3]


def test_chances_add_up_to_one_and_are_equal_for_equal_points() -> None:
    assert [chance(np.array([5] * seats), 0, 10.0) for seats in (2, 3, 4)] == pytest.approx([1 / 2, 1 / 3, 1 / 4])
    assert chance(np.array([30, 10]), 0, 10.0) == pytest.approx(1 / (1 + math.exp(-2)))
    points = np.array([30, 10, -5, 12])
    assert sum(chance(points, seat, 10.0) for seat in range(4)) == pytest.approx(1)


def test_a_win_is_divided_among_the_winners() -> None:
    assert [share_of_win(np.array([3, 9, 9]), seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert share_of_win(np.array([3, 2]), 0) == 1
