"""The estimated value of a Naishi position."""

from typing import Any

import numpy as np

from tests.games.naishi.positions import finished, position
from zashiki import Position
from zashiki.games.naishi.engine.outlook import COUNTED, POINT, outlook
from zashiki.games.naishi.rules import STATE
from zashiki.games.naishi.rules.territory import PLACES

RIVER = ("", "SSSA", "EEEA", "BHRN", "BHRN")
OPPONENT = ("MMMMM", "MKKSI")


def value(game: Position) -> list[int]:
    out = np.zeros(2, dtype=np.int64)
    outlook(np.frombuffer(bytes(game), dtype=STATE).copy()[0], out)
    return [int(points) for points in out]


def lead(**fields: Any) -> int:
    own, other = value(position(second=OPPONENT, piles=RIVER, **fields))
    return own - other


def test_a_finished_game_has_the_value_of_its_points() -> None:
    game = finished("FSABE", "FMNEE")
    assert value(game) == [POINT * points for points in game.scores]


def test_the_set_up_has_no_value() -> None:
    assert value(Position.deal("naishi", seed=1)) == [0, 0]


def test_cards_have_a_value_for_what_they_can_become() -> None:
    """One Torii costs 5 points, and two make none; there may be a third."""
    nothing = lead()
    assert lead(first=("TMMMM", "MMMMM")) > nothing - 5 * POINT
    assert lead(first=("TMMMM", "TMMMM")) > nothing
    assert lead(first=("TMMMM", "TMMMM"), last_turn=True) == lead(last_turn=True)


def test_free_emissaries_have_a_value_before_the_last_turn() -> None:
    sent = {"court": {"swap": [1, 0], "discard": [0, 0], "decree": None}}
    assert lead(**sent) < lead()
    assert lead(last_turn=True, **sent) == lead(last_turn=True)


def test_the_table_covers_every_number_of_mountains() -> None:
    assert COUNTED.shape[1] > PLACES
