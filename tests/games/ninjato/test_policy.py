"""The play-out policy."""

from typing import Any

import numpy as np
import pytest

from tests.games.ninjato.positions import after, position
from zashiki import Position
from zashiki.games.ninjato.actions import ACTIONS
from zashiki.games.ninjato.engine.policy import playout_policy
from zashiki.games.ninjato.rules import STATE


def usual_move(here: Position) -> str:
    legal = np.array([ACTIONS.moves.index(move) for move in here.legal_moves], dtype=np.int32)
    return ACTIONS.moves[int(playout_policy(np.frombuffer(bytes(here), dtype=STATE).copy()[0], legal, len(legal)))]


@pytest.mark.parametrize(
    ("moves", "changes", "usual"),
    [
        ("dojo", {}, "t?"),
        ("H1+", {"hands": "1345", "sentry": "2"}, "b3"),
        ("H1-", {"hands": "1345", "sentry": "4"}, "b3"),
        ("H1+", {"hands": "43", "sentry": "4"}, "b4"),
        ("H1+ b4", {"hands": "43", "sentry": "4"}, "+"),
        ("H1- b4", {"hands": "43", "sentry": "4"}, "-"),
        ("H1+ b4", {"hands": "4", "sentry": "4"}, "yield"),
        ("H1+", {"hands": "1", "sentry": "4"}, "yield"),
        ("H1+ b5", {"hands": "53", "sentry": "4"}, "!"),
        ("H1+ b5 !", {"hands": "53", "sentry": "4"}, "banzai"),  # nothing to lose
        ("H1+ b5 ! banzai b5 !", {"hands": "552", "sentry": "4", "neutral": "jjjj", "next_guards": "1"}, "leave"),
        ("H1+", {"hands": "1", "sentry": "5", "skills": "kenjutsu"}, "b1"),
        ("H1+ b1", {"hands": "1", "sentry": "5", "skills": "kenjutsu"}, "kenjutsu"),
        ("H1- b5", {"hands": "5", "sentry": "1", "skills": "intonjutsu"}, "inton"),
        ("H1+ b3", {"hands": "3", "sentry": "4", "skills": "kayakujutsu"}, "kayaku"),
        ("H1+", {"hands": "5", "sentry": "3a", "skills": "boryaku"}, "B4"),
        ("H1+", {"hands": "3", "sentry": "5", "skills": "seishin-teki"}, "seishin"),
        ("H1+", {"hands": "3", "sentry": "5"}, "yield"),
    ],
)
def test_the_policy_makes_the_usual_choice(moves: str, changes: dict[str, Any], usual: str) -> None:
    assert usual_move(after(moves, **changes)) == usual


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_by_the_policy_is_legal_and_scores_well(players: int) -> None:
    here = Position.deal("ninjato", seed=players, players=players)
    while not here.is_over:
        move = usual_move(here)
        assert move in here.legal_moves
        here.push(move)
    assert sum(here.scores) > 60 * players


def test_the_last_placement_pays() -> None:
    here = position(round=7, turn=5, order=[1, 0], treasures="fj", palace="72", hands="5555")
    assert usual_move(here) == "P1:fj"
