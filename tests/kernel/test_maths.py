"""Exponential, logarithm and cube root: right to the last bits, and the same bits in compiled and in plain code."""

import math
import random
from collections.abc import Callable
from hashlib import sha256
from struct import pack

import pytest

from zashiki.kernel.maths import cube_root, exp, log

NUMBERS = 2_000
DIGESTS = {
    "exp": "47563ec0c003504e",
    "log": "ed790467aae58ba3",
    "cube_root": "d01ebf3aceafe8be",
}
"""Of the results for the numbers below: every machine must come to the same bits."""


def drawn(name: str) -> list[float]:
    rng = random.Random(name)
    if name == "exp":
        return [rng.uniform(-60, 60) for _ in range(NUMBERS)]
    return [10 ** rng.uniform(-12, 12) for _ in range(NUMBERS)]


@pytest.mark.parametrize(
    ("ours", "theirs", "ulps"), [(exp, math.exp, 2), (log, math.log, 2), (cube_root, math.cbrt, 4)]
)
def test_results_are_right_to_the_last_bits(
    ours: Callable[[float], float], theirs: Callable[[float], float], ulps: int
) -> None:
    for x in drawn(ours.__name__):
        assert abs(ours(x) - theirs(x)) <= ulps * math.ulp(theirs(x)), x


@pytest.mark.parametrize("function", [exp, log, cube_root])
def test_every_machine_comes_to_the_same_bits(function: Callable[[float], float]) -> None:
    results = b"".join(pack("<d", function(x)) for x in drawn(function.__name__))
    assert sha256(results).hexdigest()[:16] == DIGESTS[function.__name__]


def test_simple_values_are_exact() -> None:
    assert (exp(0.0), log(1.0), cube_root(0.0), cube_root(27.0)) == (1.0, 0.0, 0.0, 3.0)


def test_exponentials_out_of_range_are_the_nearest() -> None:
    assert exp(-1000.0) == 0.0
    assert exp(1000.0) == exp(709.0) < math.inf
