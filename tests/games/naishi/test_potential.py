"""What a Naishi position is roughly worth."""

from typing import Any

import numpy as np

from tests.games.naishi.positions import finished, position
from zashiki import Position
from zashiki.games.naishi.potential import COUNTED, POINT, outlook
from zashiki.games.naishi.rules import STATE
from zashiki.games.naishi.scoring import PLACES

RIVER = ("", "SSSA", "EEEA", "BHRN", "BHRN")
HIS = ("MMMMM", "MKKSI")


def worth(here: Position) -> list[int]:
    out = np.zeros(2, dtype=np.int64)
    outlook(np.frombuffer(bytes(here), dtype=STATE).copy()[0], out)
    return [int(points) for points in out]


def lead(**fields: Any) -> int:
    mine, his = worth(position(his=HIS, piles=RIVER, **fields))
    return mine - his


def test_a_finished_game_is_worth_its_points() -> None:
    here = finished("FSABE", "FMNEE")
    assert worth(here) == [POINT * points for points in here.scores]


def test_nothing_is_known_in_the_set_up() -> None:
    assert worth(Position.deal("naishi", seed=1)) == [0, 0]


def test_cards_are_worth_what_they_can_become() -> None:
    """One Torii costs 5 points, and two make none; there may be a third."""
    nothing = lead()
    assert lead(mine=("TMMMM", "MMMMM")) > nothing - 5 * POINT
    assert lead(mine=("TMMMM", "TMMMM")) > nothing
    assert lead(mine=("TMMMM", "TMMMM"), last_turn=True) == lead(last_turn=True)


def test_emissaries_are_worth_keeping_while_there_is_time() -> None:
    sent = {"court": {"swap": [1, 0], "discard": [0, 0], "decree": None}}
    assert lead(**sent) < lead()
    assert lead(last_turn=True, **sent) == lead(last_turn=True)


def test_there_is_a_figure_for_every_number_of_mountains() -> None:
    assert COUNTED.shape[1] > PLACES
