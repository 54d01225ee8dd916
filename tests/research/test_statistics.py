"""The statistics of matches, against known values and second ways to compute them."""

import math
import random

import pytest

from zashiki.research.statistics import elo, elo_of_share, sequential, share, wilson


def likeliest_by_search(games: list[int], expected: float) -> float:
    """The greatest log-likelihood of single games, over all shares of draws with an expected share of points."""
    losses, draws, wins = games
    most = 2 * min(expected, 1 - expected)
    steps = (most * step / 20_000 for step in range(1, 20_000))
    return max(
        losses * math.log(1 - expected - drawn / 2) + draws * math.log(drawn) + wins * math.log(expected - drawn / 2)
        for drawn in steps
    )


@pytest.mark.parametrize(
    ("games", "elo0", "elo1"), [([40, 86, 43], 0, 30), ([5, 10, 60], 0, 100), ([60, 5, 50], -20, 20)]
)
def test_the_ratio_is_that_of_the_most_likely_distributions(games: list[int], elo0: float, elo1: float) -> None:
    zero, one = (likeliest_by_search(games, 1 / (1 + 10 ** (-difference / 400))) for difference in (elo0, elo1))
    assert sequential(games, elo0, elo1).ratio == pytest.approx(one - zero, abs=0.001)


@pytest.mark.parametrize(
    "pairs", [[440, 2910, 5170, 2888, 455], [142, 620, 1122, 699, 188], [349, 1561, 3340, 1604, 359]]
)
def test_the_ratio_is_near_the_published_approximation_for_small_differences(pairs: list[int]) -> None:
    """N (s1 − s0)(2 mean − s0 − s1) / 2 variance, as fishtest has it."""
    count, shares = sum(pairs), [points / 4 for points in range(5)]
    mean = sum(number * points for number, points in zip(pairs, shares, strict=True)) / count
    variance = sum(number * (points - mean) ** 2 for number, points in zip(pairs, shares, strict=True)) / count
    zero, one = 0.5, 1 / (1 + 10 ** (-5 / 400))
    approximation = count * (one - zero) * (2 * mean - zero - one) / (2 * variance)
    assert sequential(pairs, 0, 5).ratio == pytest.approx(approximation, abs=0.02)


def test_the_sequential_test_keeps_its_error_rate() -> None:
    """Between equals a lead of 100 Elo is accepted in at most 5 of 100 tests; four standard deviations are allowed."""
    chooser, wrong, tests = random.Random(2), 0, 300
    for _ in range(tests):
        pairs = [0] * 5
        while sequential(pairs, 0, 100).verdict is None:
            pairs[chooser.choices(range(5), [1, 2, 3, 2, 1])[0]] += 1
        wrong += sequential(pairs, 0, 100).verdict is True
    assert wrong / tests <= 0.05 + 4 * 0.0126


def test_the_bounds_of_a_test_with_errors_of_5_percent() -> None:
    test = sequential([1, 1, 1, 1, 1], 0, 10)
    assert (test.low, test.high) == pytest.approx((-2.944, 2.944), abs=0.001)
    assert test.verdict is None


def test_the_verdict_follows_clear_results() -> None:
    assert sequential([0, 0, 10, 20, 70], 0, 50).verdict is True
    assert sequential([70, 20, 10, 0, 0], 0, 50).verdict is False
    assert sequential([0, 0, 0, 0, 0], 0, 50).ratio == pytest.approx(0, abs=0.1)


@pytest.mark.parametrize(("points", "difference"), [(0.5, 0), (0.64, 100), (0.76, 200), (0.909, 400), (0.36, -100)])
def test_elo_of_a_share(points: float, difference: float) -> None:
    assert elo_of_share(points) == pytest.approx(difference, abs=1)


def test_elo_of_all_and_of_no_points_is_infinite() -> None:
    assert elo_of_share(1) == math.inf
    assert elo_of_share(0) == -math.inf
    assert elo([0, 0, 0, 0, 50]).low > 300


@pytest.mark.parametrize("count", range(1, 101))
def test_after_winning_every_game_elo_has_no_upper_bound(count: int) -> None:
    assert elo([0, 0, 0, 0, count]).high == math.inf
    assert elo([count, 0, 0, 0, 0]).low == -math.inf


def test_intervals_stay_between_zero_and_one() -> None:
    for count in (1, 10, 100, 10_000):
        for pairs in ([1, 0, 0, 0, count], [0, 0, 0, 1, count], [count, 1, 0, 0, 0]):
            assert 0 < share(pairs).low < share(pairs).value < share(pairs).high < 1


def test_intervals_cover_the_true_share_at_their_rate() -> None:
    """In 95 of 100 matches the interval covers the true share; four standard deviations are allowed."""
    chooser = random.Random(1)
    weights = [0.1, 0.2, 0.3, 0.25, 0.15]
    truth = sum(weight * points / 4 for points, weight in enumerate(weights))
    covered = 0
    for _ in range(1000):
        pairs = [0] * 5
        for points in chooser.choices(range(5), weights, k=100):
            pairs[points] += 1
        low, high = share(pairs)[1:]
        covered += low <= truth <= high
    assert 0.95 - 4 * 0.0069 <= covered / 1000 <= 0.95 + 4 * 0.0069


def test_without_games_the_interval_is_everything() -> None:
    assert share([0] * 5) == (0.5, 0.0, 1.0)
    assert wilson(0.0, 0) == (0.0, 0.0, 1.0)
