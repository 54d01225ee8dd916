"""After warming nothing is compiled any more while games are played and looked at."""

import random

import pytest
from numba.core.dispatcher import Dispatcher

from tests.playing import Variant, every_ply
from zashiki.kernel.registry import find
from zashiki.table.warm import warm


def test_nothing_is_left_to_compile(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even taken from the cache: a server would wait for whatever else is compiled at that moment."""
    warm(game)
    compiled = []
    monkeypatch.setattr(Dispatcher, "_compile_for_args", lambda self, *_: compiled.append(self.py_func.__name__))
    chance = random.Random(0)
    for players in find(game).players:
        for position in every_ply(Variant(game, players=players, keen=True), seed=chance.randrange(1000)):
            for seat in (None, *range(players)):
                position.view(seat)
                if position.ply:
                    position.narrate(seat)
            assert position.asks or position.outcome
    assert compiled == []
