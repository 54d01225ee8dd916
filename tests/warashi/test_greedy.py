"""The greedy player."""

import random

import pytest

from tests.games.ninjato.positions import after
from tests.games.take.positions import court, position
from tests.playing import random_position
from zashiki import BadArgument, Position
from zashiki.warashi import greedy


def best_lead_by_brute_force(here: Position, me: int) -> int:
    """The greatest lead after the turn, over all turns."""
    best = -(10**9)
    for move in here.legal_moves:
        here.push(move)
        lead = here.scores[me] - here.scores[1 - me] if here.player != me else best_lead_by_brute_force(here, me)
        here.pop()
        best = max(best, lead)
    return best


@pytest.mark.parametrize("seed", range(12))
def test_greedy_plays_the_turn_with_the_greatest_lead(seed: int) -> None:
    here = random_position("take", seed, plies=12)
    me = here.player
    assert me is not None
    best = best_lead_by_brute_force(here, me)
    while here.player == me:
        here.push(greedy.choose(here))
    assert here.scores[me] - here.scores[1 - me] == best


def test_a_plain_take_is_preferred_to_an_elaborate_one() -> None:
    here = position(["RD", "DR", "GD", "RD", "DG"], court(bottom="R"))
    plain = greedy.choose(here)
    assert ":" not in plain


def test_greedy_beats_random_play() -> None:
    wins = 0
    for seed in range(20):
        here = Position.deal("take", seed=seed)
        chooser = random.Random(seed)
        while not here.is_over:
            mine = here.player == seed % 2
            here.push(greedy.choose(here) if mine else chooser.choice(here.legal_moves))
        assert here.outcome is not None
        wins += here.outcome.winners == (seed % 2,)
    assert wins >= 17


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_play_in_ninjato(players: int) -> None:
    for seed in range(3):
        here = Position.deal("ninjato", seed=seed, players=players)
        chooser = random.Random(seed)
        me = seed % players
        while not here.is_over:
            here.push(greedy.choose(here) if here.player == me else chooser.choice(here.legal_moves))
        assert here.outcome is not None
        assert here.outcome.winners == (me,)


def test_greedy_leaves_an_invasion_with_more_to_lose_than_to_win() -> None:
    """With three valuable treasures and one card that beats almost nothing it leaves; else it continues."""
    here = after("H1+ b5 ! banzai b5 ! banzai b5 !", hands="5552", neutral="jjjj", sentry="4", next_guards="1 1")
    assert greedy.choose(here) == "leave"
    here = after("H1+ b5 !", hands="55544", neutral="fjjg", sentry="4")
    assert greedy.choose(here) == "banzai"


def test_a_finished_game_is_rejected() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        greedy.choose(random_position("take", 1))
