"""Evaluations of a position."""

import numpy as np
import pytest

from tests.games.ninjato.positions import game_ended, position
from zashiki import Position
from zashiki.games.ninjato.engine.estimate import estimate
from zashiki.games.ninjato.engine.outlook import outlook
from zashiki.games.ninjato.rules import STATE
from zashiki.kernel.rule import Rule


def worth(here: Position, judge: Rule = estimate) -> list[int]:
    out = np.zeros(here.players, dtype=np.int64)
    judge(np.frombuffer(bytes(here), dtype=STATE).copy()[0], out)
    return [int(points) for points in out]


@pytest.mark.parametrize("judge", [estimate, outlook])
def test_a_finished_game_is_worth_its_points(judge: Rule) -> None:
    here = game_ended(treasures="ffg", rumors="G?", elites="E51", honor=[11, 3])
    assert worth(here, judge) == [10 * points for points in here.scores]


@pytest.mark.parametrize("judge", [estimate, outlook])
def test_every_holding_is_worth_something(judge: Rule) -> None:
    nothing = worth(position(), judge)[0]
    for having in (
        {"honor": [1, 0]},
        {"treasures": "f"},
        {"hands": "1"},
        {"skills": "choho"},
        {"envoys": "36"},
        {"rumors": "D?"},
        {"elites": "E31"},
    ):
        assert worth(position(**having), judge)[0] > nothing, having


def test_treasures_are_worth_more_while_they_can_be_spent() -> None:
    early = worth(position(treasures="j"))[0]
    last = worth(position(treasures="j", round=7, turn=5))[0]
    assert early > last == 10
