"""The last two turns, reckoned out."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.warashi.endings import ending, margin_to_come
from zashiki import Position
from zashiki.games.take.components import OPTIONS
from zashiki.games.take.last_turns import last_two_turns
from zashiki.games.take.rules import STATE
from zashiki.kernel.rule import JIT

BOXES = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]
FAR = np.int64(1 << 20)


def record(here: Position) -> Any:
    return np.frombuffer(bytes(here), dtype=STATE)[0].copy()


@pytest.mark.parametrize("options", BOXES)
def test_they_are_what_looking_at_everything_finds(options: dict[str, str]) -> None:
    for seed in range(6 if JIT else 1):
        here = ending(seed, 2, options, thrift=0.0)
        assert last_two_turns(record(here), FAR) == margin_to_come(here, {})
