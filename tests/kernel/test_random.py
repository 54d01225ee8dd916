"""The random generator: known values, unbiased draws, fair shuffles."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from zashiki import BadArgument
from zashiki.kernel.random import below, next_word, seed_numbered, seed_words, shuffle

REFERENCE = [
    11520,
    0,
    1509978240,
    1215971899390074240,
    1216172134540287360,
    607988272756665600,
    16172922978634559625,
    8476171486693032832,
    10595114339597558777,
    2904607092377533576,
]
"""The first words of xoshiro256** from the state 1, 2, 3, 4, as its authors' C code gives them."""


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_xoshiro_gives_the_reference_words() -> None:
    rng = np.array([1, 2, 3, 4], dtype=np.uint64)
    assert [int(next_word(rng)) for _ in REFERENCE] == REFERENCE


def test_draws_below_a_bound_are_even() -> None:
    rng = seed_words(1)
    counts = Counter(int(below(rng, 6)) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert chi_square(list(counts.values())) < 20.5  # 5 degrees of freedom, 0.1 %


def test_draws_reject_what_would_bias_them() -> None:
    """With a bound of 3 · 2**30 a draw without rejection would give a third of the numbers double weight."""
    rng = seed_words(2)
    bound = 3 * 2**30
    low = sum(int(below(rng, bound)) < 2**30 for _ in range(3000))
    assert abs(low - 1000) < 4 * (3000 * 2 / 9) ** 0.5


def test_a_single_choice_is_always_drawn() -> None:
    assert below(seed_words(3), 1) == 0


def test_shuffles_are_even() -> None:
    rng = seed_words(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        items = np.arange(4, dtype=np.int8)
        shuffle(rng, items, 4)
        counts[tuple(items.tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(list(counts.values())) < 49.7  # 23 degrees of freedom, 0.1 %


def test_games_of_a_series_differ() -> None:
    words = set()
    for number in range(100):
        rng = np.zeros(4, dtype=np.uint64)
        seed_numbered(rng, np.uint64(5), number)
        words.add(rng.tobytes())
    assert len(words) == 100


@pytest.mark.parametrize("seed", [-1, 2**256, 1.5, "7", True, None])
def test_a_seed_is_a_number_of_256_bits(seed: object) -> None:
    with pytest.raises(BadArgument, match="A seed is a whole number from 0 to"):
        seed_words(seed)  # type: ignore[arg-type]
