"""Undo and take-backs."""

import pytest

from tests.games.naishi import positions as naishi
from tests.games.ninjato import positions as ninjato
from tests.table.matches import accept, any_move, picture, play, table
from zashiki.table.errors import FuturePly, MatchOver, StalePly, TakeBackRefused
from zashiki.table.log import TakeBackAgreed, TakeBackDeclined, TakeBackRequested, TakenBack
from zashiki.table.match import MAX_TAKE_BACKS, Match

# Undo


def test_a_move_that_nobody_answered_can_be_taken_back() -> None:
    match = table()
    before = bytes(match.position)
    play(match, "A")
    assert match.can_undo(0)
    entry = match.undo(0, 1, 1.0)
    assert (entry.change, entry.ply) == (TakenBack(0, 0), 1)
    accept(match, entry)
    assert bytes(match.position) == before
    assert (match.player, match.position.ply, match.ply) == (0, 0, 2)
    play(match, "C")
    assert match.position.moves == ["C"]
    assert match.ply == 3


def test_the_ply_never_decreases_so_old_commands_have_no_effect() -> None:
    match = play(table(), "A")
    accept(match, match.undo(0, 1, 1.0))
    with pytest.raises(StalePly) as refusal:
        match.move(0, 0, "A", 2.0)
    assert refusal.value.already_done
    with pytest.raises(StalePly) as refusal:
        match.undo(0, 1, 2.0)
    assert refusal.value.already_done
    with pytest.raises(StalePly) as refusal:
        match.undo(0, 0, 2.0)
    assert not refusal.value.already_done
    with pytest.raises(FuturePly):
        match.undo(0, 3, 2.0)


def test_after_another_seat_moved_a_take_back_must_be_requested() -> None:
    match = any_move(table(), times=2)
    assert not match.can_undo(0)
    assert match.can_request_take_back(0, 1.0)
    with pytest.raises(TakeBackRefused, match="Another seat has moved"):
        match.undo(0, 2, 1.0)
    assert match.can_undo(1)


def test_an_answered_move_stays_answered_when_the_answer_is_taken_back() -> None:
    match = any_move(table(), times=2)
    accept(match, match.undo(1, 2, 1.0))
    assert not match.can_undo(0)
    with pytest.raises(TakeBackRefused, match="Another seat has moved"):
        match.undo(0, 3, 1.0)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    match = table()
    for seat in (0, 1):
        assert not match.can_undo(seat)
        assert not match.can_request_take_back(seat, 1.0)
        with pytest.raises(TakeBackRefused, match="no move of this seat"):
            match.undo(seat, 0, 1.0)


def test_a_whole_turn_can_be_taken_back_move_by_move() -> None:
    match = table("ninjato", snapshot=ninjato.snapshot(hands="11", dojo_open="442"))
    play(match, "dojo t4")
    accept(match, match.undo(0, 2, 1.0))
    accept(match, match.undo(0, 3, 1.0))
    assert match.position.ply == 0


def test_a_draw_cannot_be_taken_back() -> None:
    match = play(table("ninjato", snapshot=ninjato.snapshot(hands="11", dojo_open="442")), "dojo t?")
    assert not match.can_undo(0)
    with pytest.raises(TakeBackRefused, match="revealed"):
        match.undo(0, 2, 1.0)
    with pytest.raises(TakeBackRefused, match="revealed"):
        match.request_take_back(0, 2, 1.0, to=0)


def test_a_next_guard_cannot_be_taken_back() -> None:
    match = table("ninjato", snapshot=ninjato.snapshot(hands="55", sentry="2", neutral="fsv"))
    play(match, "H1+ b5 !")
    assert match.can_undo(0)
    play(match, "banzai")
    with pytest.raises(TakeBackRefused, match="revealed"):
        match.undo(0, 4, 1.0)


def test_a_develop_that_reveals_a_card_cannot_be_taken_back_and_a_swap_can() -> None:
    match = play(table("naishi"), "k1")
    accept(match, match.undo(0, 1, 1.0))
    play(match, "k2 k1 sL14")
    assert match.can_undo(0)
    play(match, "L2")
    assert not match.can_undo(0)
    with pytest.raises(TakeBackRefused, match="revealed"):
        match.undo(0, match.ply, 1.0)


def test_taking_the_last_card_of_a_pile_reveals_nothing() -> None:
    data = naishi.snapshot(("MMMMM", "MMMTT"), ("MMMMM", "MMMEE"), piles=("A", "SS", "KK", "HH", "FF"))
    match = table("naishi", snapshot=data)
    play(match, "L1")
    assert match.can_undo(0)
    accept(match, match.undo(0, 1, 1.0))
    play(match, "L2")
    assert not match.can_undo(0)


def test_nothing_is_taken_back_when_the_match_is_over() -> None:
    match = any_move(table())
    accept(match, match.resign(1, 1.0))
    assert not match.can_undo(0)
    assert not match.can_request_take_back(0, 1.0)
    with pytest.raises(MatchOver):
        match.undo(0, 2, 1.0)


# Requests


def test_a_take_back_needs_the_others_consent() -> None:
    match = any_move(table(), times=2)
    before = bytes(match.position)
    entry = match.request_take_back(0, 2, 1.0)
    assert (entry.change, entry.ply, entry.number) == (TakeBackRequested(0, 0), None, 2)
    accept(match, entry)
    assert (match.pending, match.unanswered) == (TakeBackRequested(0, 0), (1,))
    assert (match.ply, match.entry_count) == (2, 3)
    assert bytes(match.position) == before
    answer = match.agree(1, 2.0)
    assert (answer.change, answer.ply) == (TakenBack(0, 0), 2)
    accept(match, answer)
    assert (match.pending, match.unanswered) == (None, ())
    assert (match.position.ply, match.player, match.ply) == (0, 0, 3)


def test_a_take_back_can_be_declined_and_withdrawn() -> None:
    for seat in (1, 0):
        match = any_move(table(), times=2)
        accept(match, match.request_take_back(0, 2, 1.0))
        entry = match.decline(seat, 2.0)
        assert (entry.change, entry.ply) == (TakeBackDeclined(seat), None)
        accept(match, entry)
        assert (match.pending, match.unanswered, match.position.ply) == (None, (), 2)
        with pytest.raises(TakeBackRefused, match="Nobody has asked"):
            match.agree(1, 3.0)
        accept(match, match.request_take_back(0, 2, 4.0))


def test_with_three_both_others_have_to_agree() -> None:
    match = table("ninjato", "pgb", snapshot=quiet(3))
    play(match, "P1:fj P2:fj P3:fj")
    accept(match, match.request_take_back(0, 3, 1.0))
    assert list(match.unanswered) == [1, 2]
    first = match.agree(2, 2.0)
    assert (first.change, first.ply) == (TakeBackAgreed(2), None)
    accept(match, first)
    assert list(match.unanswered) == [1]
    with pytest.raises(TakeBackRefused, match="not asked"):
        match.agree(2, 3.0)
    with pytest.raises(TakeBackRefused, match="not asked"):
        match.agree(0, 3.0)
    accept(match, match.agree(1, 3.0))
    assert (match.position.ply, match.player) == (0, 0)


def quiet(players: int) -> dict[str, object]:
    """A game of Ninjato in which every seat can buy an envoy, which reveals nothing."""
    return ninjato.snapshot(players, treasures=["fj"] * players, palace="72 75 78 66")


def test_warashi_always_agrees() -> None:
    match = any_move(table("take", "pw"), times=2)
    assert match.can_request_take_back(0, 1.0)
    entry = match.request_take_back(0, 2, 1.0)
    assert (entry.change, entry.ply) == (TakenBack(0, 0), 2)
    accept(match, entry)
    assert match.player == 0


def test_withdrawn_seats_are_not_asked() -> None:
    match = table("ninjato", "ppp", snapshot=quiet(3))
    play(match, "P1:fj P2:fj P3:fj")
    accept(match, match.resign(1, 0.0))
    accept(match, match.request_take_back(0, 4, 1.0))
    assert match.unanswered == (2,)
    assert not match.can_request_take_back(1, 1.0)
    with pytest.raises(MatchOver):
        match.request_take_back(1, 4, 1.0)


def test_a_take_back_goes_to_a_decision_of_the_requesting_seat() -> None:
    match = any_move(table(), times=4)
    assert match.request_take_back(0, 4, 1.0).change == TakeBackRequested(0, 2)
    assert match.request_take_back(0, 4, 1.0, to=0).change == TakeBackRequested(0, 0)
    assert match.request_take_back(1, 4, 1.0).change == TakenBack(1, 3)
    for to in (1, 4, -1, 99):
        with pytest.raises(TakeBackRefused, match="made no move"):
            match.request_take_back(0, 4, 1.0, to=to)
    with pytest.raises(TakeBackRefused, match="no move of this seat"):
        table().request_take_back(0, 0, 1.0)


def test_moves_that_revealed_something_cannot_be_taken_back() -> None:
    match = play(table("naishi"), "k1 k1")
    assert not match.can_request_take_back(0, 1.0)
    with pytest.raises(TakeBackRefused, match="revealed"):
        match.request_take_back(0, 2, 1.0)
    play(match, "sL14 L2")
    before = picture(match, 1.0)
    with pytest.raises(TakeBackRefused, match="revealed"):
        match.request_take_back(0, match.ply, 1.0, to=2)
    assert picture(match, 1.0) == before


def test_only_one_take_back_request_at_a_time() -> None:
    match = any_move(table(), times=3)
    accept(match, match.request_take_back(1, 3, 1.0))
    for seat in (0, 1):
        assert not match.can_request_take_back(seat, 1.0)
        with pytest.raises(TakeBackRefused, match="already asked"):
            match.request_take_back(seat, 3, 1.0)


def test_a_move_an_undo_and_a_withdrawal_cancel_a_request() -> None:
    for what in ("move", "undo", "resign"):
        match = table("ninjato", "ppp", snapshot=quiet(3))
        play(match, "P1:fj P2:fj")
        accept(match, match.request_take_back(0, 2, 1.0))
        if what == "move":
            play(match, "P3:fj")
        elif what == "undo":
            accept(match, match.undo(1, 2, 1.0))
        else:
            accept(match, match.resign(2, 1.0))
        assert (match.pending, match.unanswered) == (None, ())
        with pytest.raises(TakeBackRefused, match="Nobody has asked"):
            match.agree(1, 2.0)


def test_checking_for_a_take_back_changes_nothing() -> None:
    match = play(table("naishi"), "k1 k1 sL14")
    before = picture(match, 1.0)
    assert match.can_request_take_back(0, 1.0)
    assert picture(match, 1.0) == before


def test_a_take_back_restores_the_position_exactly() -> None:
    match = any_move(table(), times=2)
    accept(match, match.request_take_back(0, 2, 1.0))
    accept(match, match.agree(1, 1.0))
    play(match, "C")
    assert match.can_undo(0)
    accept(match, match.undo(0, match.ply, 2.0))
    assert match.position.ply == 0


# Limits


def test_the_number_of_take_backs_is_limited() -> None:
    match = table("take", "pw")
    for _ in range(MAX_TAKE_BACKS):
        play(match, "A")
        accept(match, match.undo(0, match.ply, 1.0))
    play(match, "A")
    before = picture(match, 1.0)
    assert not match.can_undo(0)
    assert not match.can_request_take_back(0, 1.0)
    for going_back in (match.undo, match.request_take_back):
        with pytest.raises(TakeBackRefused, match="50 times"):
            going_back(0, match.ply, 1.0)
    assert picture(match, 1.0) == before
    any_move(match, times=2)
    accept(match, match.undo(0, match.ply, 1.0))
    any_move(match)
    with pytest.raises(TakeBackRefused, match="50 times"):
        match.request_take_back(0, match.ply, 1.0, to=0)


def test_take_back_requests_count_even_if_declined() -> None:
    match = any_move(table(), times=2)
    for number in range(MAX_TAKE_BACKS):
        accept(match, match.request_take_back(0, match.ply, 1.0))
        if number % 2:
            accept(match, match.decline(1, 1.0))
        else:
            any_move(accept(match, match.agree(1, 1.0)), times=2)
    assert not match.can_request_take_back(0, 1.0)
    with pytest.raises(TakeBackRefused, match="50 times"):
        match.request_take_back(0, match.ply, 1.0)
    assert match.can_undo(1), "each seat is counted for itself"


def test_a_log_from_before_there_was_a_limit_is_still_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table()
    monkeypatch.setattr("zashiki.table.match.MAX_TAKE_BACKS", 1000)
    for _ in range(MAX_TAKE_BACKS + 10):
        play(match, "A")
        accept(match, match.undo(0, match.ply, 1.0))
    monkeypatch.undo()
    again = Match(match.setup, 0.0, match.entries)
    assert again.entry_count == match.entry_count
    assert not any_move(again).can_undo(0)
