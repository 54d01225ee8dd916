"""Resigning, leaving, and running out of time."""

import pytest

from tests.table.matches import accept, any_move, play, table
from zashiki import BadArgument
from zashiki.table.clock import LiveClock
from zashiki.table.errors import MatchOver
from zashiki.table.log import Withdrawn
from zashiki.table.match import SUBSTITUTE_LEVEL, Match


def is_on(match: Match) -> bool:
    return match.result is None and match.player is not None


def give_up(match: Match, *seats: int) -> Match:
    for seat in seats:
        match.accept(match.resign(seat, 0.0))
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_resigning_loses_a_game_of_two_at_once(game: str, seat: int) -> None:
    match = any_move(table(game))
    entry = match.resign(seat, 5.0)
    assert (entry.change, entry.ply) == (Withdrawn(seat, "resigned"), 1)
    match.accept(entry)
    assert match.result
    assert match.result.winners == (1 - seat,)
    assert match.result.ranks == ((2, 1) if seat == 0 else (1, 2))
    assert match.result.reason == "resigned"
    assert match.result.scores == match.position.scores
    assert (match.player, match.deadline, match.ply) == (None, None, 2)
    assert match.warashi_level(seat) is None


def test_leaving_loses_too() -> None:
    match = accept(table("take", "pw"), table("take", "pw").leave(0, 1.0))
    assert match.result
    assert (match.result.winners, match.result.reason) == ((1,), "left")
    assert match.withdrawn == {0: "left"}


def test_with_three_warashi_plays_on_for_a_withdrawn_seat_which_ranks_last() -> None:
    match = give_up(table("ninjato", "ppp"), 1)
    assert is_on(match)
    assert [match.warashi_level(seat) for seat in range(3)] == [None, SUBSTITUTE_LEVEL, None]
    while match.player is not None:
        any_move(match)
    result = match.result
    assert result
    assert result.reason == "played"
    assert result.ranks[1] == 3
    assert 1 not in result.winners
    assert {result.ranks[0], result.ranks[2]} in ({1, 2}, {1})


def test_a_withdrawn_seat_ranks_last_even_with_the_most_points() -> None:
    for number in range(20):
        match = table("ninjato", "ppp", number=number)
        while match.position.ply < 40:
            any_move(match)
        give_up(match, 0)
        while match.player is not None:
            any_move(match)
        assert match.result
        if match.result.scores[0] == max(match.result.scores):
            break
    else:
        pytest.fail("in none of these games the seat that gave up would have won")
    assert match.result.ranks[0] == 3
    assert match.result.winners != (0,)


def test_with_four_all_withdrawn_seats_share_the_last_rank() -> None:
    match = give_up(table("ninjato", "pgbp"), 0, 2)
    assert is_on(match)
    while match.player is not None:
        any_move(match)
    assert match.result
    assert (match.result.ranks[0], match.result.ranks[2]) == (3, 3)


def test_a_match_ends_when_one_seat_is_left() -> None:
    match = give_up(table("ninjato", "pgbp"), 0, 2, 3)
    assert match.result
    assert match.result.ranks == (2, 1, 2, 2)
    assert match.result.winners == (1,)
    assert match.result.reason == "resigned"


def test_a_match_ends_when_only_warashi_is_left() -> None:
    match = give_up(table("ninjato", "wpw"), 1)
    assert match.result
    assert match.result.ranks == (1, 3, 1)
    assert match.result.winners == (0, 2)


def test_a_match_continues_with_one_person_and_warashi() -> None:
    assert give_up(table("ninjato", "pwp"), 0).result is None


def test_a_match_of_warashi_alone_is_played_to_the_end() -> None:
    match = table("take", "ww")
    while match.player is not None:
        any_move(match)
    assert match.result
    assert match.result.reason == "played"


def test_a_seat_cannot_withdraw_twice() -> None:
    match = give_up(table("ninjato", "ppp"), 1)
    with pytest.raises(MatchOver):
        match.leave(1, 1.0)
    with pytest.raises(BadArgument):
        match.resign(3, 1.0)


def test_a_seat_that_runs_out_of_time_withdraws() -> None:
    match = table("ninjato", "ppp", clock=LiveClock(10, 0))
    seat = match.player
    assert seat is not None
    accept(match, match.expire(11.0))
    assert match.withdrawn == {seat: "time"}
    assert match.result is None
    assert match.player == seat
    assert match.deadline is None
    any_move(match, now=500.0)


def test_a_withdrawal_uses_a_ply() -> None:
    match = give_up(table("ninjato", "ppp"), 1)
    assert (match.ply, match.position.ply) == (1, 0)
    play(match, match.position.legal_moves[0])
    assert (match.ply, match.position.ply) == (2, 1)
