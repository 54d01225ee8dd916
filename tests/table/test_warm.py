"""After warming nothing is compiled any more while games are played and looked at."""

import random

import pytest
from numba.core.dispatcher import Dispatcher

from tests.playing import Variant, every_ply
from tests.wording import facts_around
from zashiki import warashi
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.kernel.registry import find
from zashiki.table.warm import warm_table
from zashiki.warashi.warm import warm_engine


def test_nothing_is_left_to_compile(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even taken from the cache: a server would wait for whatever else is compiled at that moment."""
    warm_table(game)
    compiled = []
    monkeypatch.setattr(Dispatcher, "_compile_for_args", lambda self, *_: compiled.append(self.py_func.__name__))
    chance = random.Random(0)
    for players in find(game).players:
        for position in every_ply(Variant(game, players=players, keen=True), seed=chance.randrange(1000)):
            for seat in (None, *range(players)):
                position.view(seat)
                if position.ply:
                    position.events(seat)
            assert position.question or position.outcome
            assert list(facts_around(position, 3, chance))
    assert compiled == []


def test_nothing_is_left_to_compile_for_warashi(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for its moves, nor for hints, nor for a review."""
    warm_table(game)
    warm_engine(game)
    compiled = []
    monkeypatch.setattr(Dispatcher, "_compile_for_args", lambda self, *_: compiled.append(self.py_func.__name__))
    for players in find(game).players:
        position = Position.deal(game, seed=1, players=players)
        while not position.is_over:
            position.push(warashi.choose(position, level=4, seed=position.ply))
        warashi.review(Record.of(position), nodes=10)
        for _ in range(3):
            position.pop()
        assert warashi.hint(position)
    assert compiled == []
