"""Clocks, with times given by the tests."""

import msgspec
import pytest

from tests.table.matches import accept, any_move, play, setup, table
from zashiki import BadArgument
from zashiki.table.clock import LAG_ALLOWANCE, Clock, LiveClock, SlowClock
from zashiki.table.errors import TakeBackRefused, TimeUp
from zashiki.table.log import Withdrawn
from zashiki.table.match import Match
from zashiki.table.timeline import Timeline

HOUR = 3600.0
DAY = 24 * HOUR


def about(*seconds: float | None) -> object:
    return pytest.approx(seconds)


# Limits


@pytest.mark.parametrize("seconds", [9.9, 10801, -1, float("nan"), float("inf"), True, "60"])
def test_a_live_clock_has_limits(seconds: float) -> None:
    with pytest.raises(BadArgument, match="10 seconds to 3 hours"):
        LiveClock(seconds, 0)


@pytest.mark.parametrize("increment", [-0.1, 61, float("nan")])
def test_an_increment_has_limits(increment: float) -> None:
    with pytest.raises(BadArgument, match="0 to 60 seconds"):
        LiveClock(60, increment)


@pytest.mark.parametrize("seconds", [3599, 15 * DAY, float("nan")])
def test_a_slow_clock_has_limits(seconds: float) -> None:
    with pytest.raises(BadArgument, match="1 hour to 14 days"):
        SlowClock(seconds)


def test_clocks_are_read_from_json() -> None:
    assert msgspec.json.decode('{"type": "live", "seconds": 300, "increment": 5}', type=Clock) == LiveClock(300, 5)
    assert msgspec.json.decode('{"type": "slow", "seconds": 86400}', type=Clock) == SlowClock(DAY)
    assert msgspec.json.decode("null", type=Clock) is None
    with pytest.raises(msgspec.ValidationError, match="10 seconds to 3 hours"):
        msgspec.json.decode('{"type": "live", "seconds": 5}', type=Clock)


# No clock


def test_without_a_clock_a_game_ends_when_it_was_abandoned_for_months() -> None:
    match = play(table(), "A", now=DAY)
    assert match.clocks(2 * DAY) == (None, None)
    assert match.deadline == 91 * DAY
    assert match.expire(91 * DAY - 1) is None
    accept(match, match.expire(91 * DAY))
    assert match.withdrawn == {1: "time"}
    assert match.result and match.result.winners == (0,)


# Live clocks


def test_a_live_clock_runs_for_the_seat_to_decide() -> None:
    match = table(clock=LiveClock(60, 0))
    assert match.clocks(0.0) == about(60, 60)
    assert match.clocks(10.3) == about(50, 60)
    play(match, "A", now=20.3)
    assert match.entries[-1].left == about(40, 60)
    assert match.clocks(30.6) == about(40, 50)


def test_lag_is_not_counted() -> None:
    match = table(clock=LiveClock(60, 0))
    play(match, "A", now=LAG_ALLOWANCE / 2)
    assert match.clocks(LAG_ALLOWANCE / 2) == about(60, 60)
    assert match.clocks(LAG_ALLOWANCE) == about(60, 60)


def test_the_increment_comes_with_the_end_of_a_turn() -> None:
    match = table(clock=LiveClock(60, 5))
    play(match, "A", now=10.3)
    assert match.clocks(10.3) == about(55, 60)
    slow_turn = table("ninjato", clock=LiveClock(60, 5))
    seat = slow_turn.player
    assert seat is not None
    play(slow_turn, "dojo", now=10.3)
    assert slow_turn.player == seat
    assert slow_turn.clocks(10.3)[seat] == pytest.approx(50)


def test_a_live_clock_runs_out() -> None:
    match = table(clock=LiveClock(60, 5))
    assert match.deadline == pytest.approx(60.3)
    assert match.expire(60.2) is None
    with pytest.raises(TimeUp):
        match.move(0, 0, "A", 60.4)
    with pytest.raises(TimeUp):
        match.resign(1, 60.4)
    entry = match.expire(60.4)
    assert entry
    assert (entry.change, entry.left) == (Withdrawn(0, "time"), (0.0, 60.0))
    accept(match, entry)
    assert match.result
    assert (match.result.winners, match.result.reason) == ((1,), "time")
    assert match.clocks(1000.0) == (0.0, 60.0)
    assert match.expire(1000.0) is None


def test_a_move_just_before_the_deadline_counts() -> None:
    match = table(clock=LiveClock(60, 5))
    play(match, "A", now=60.2)
    assert match.clocks(60.2) == about(5.1, 60)


def test_warashi_has_no_clock() -> None:
    match = table("take", "wp", clock=LiveClock(60, 5))
    assert match.deadline is None
    assert match.clocks(100.0) == (None, 60.0)
    play(match, "A", now=100.0)
    assert match.clocks(110.3)[1] == pytest.approx(50)


def test_time_without_a_server_does_not_count_on_a_live_clock() -> None:
    start = setup(clock=LiveClock(60, 0))
    first = play(Match(start, 0.0), "A", now=20.3)
    again = Match(start, 0.0, first.entries, serving_since=5000.0)
    assert again.clocks(5000.0) == about(40, 60)
    assert again.deadline == pytest.approx(5060.3)
    play(again, "C", now=5010.3)
    assert again.clocks(5010.3) == about(40, 50)


def test_a_take_back_costs_time() -> None:
    match = play(table(clock=LiveClock(60, 5)), "A", now=10.3)
    assert match.clocks(10.3) == about(55, 60)
    accept(match, match.undo(0, 1, 20.3))
    assert match.clocks(20.3) == about(45, 60)


def test_a_replayed_turn_earns_no_second_increment() -> None:
    match = table(clock=LiveClock(60, 5))
    for _ in range(10):
        play(match, "A", now=0.0)
        accept(match, match.undo(0, match.ply, 0.0))
    assert match.clocks(0.0) == about(65, 60)
    play(match, "C", now=10.0)
    assert match.clocks(10.0) == about(55, 60)


def test_taking_back_and_replaying_does_not_stop_the_clock() -> None:
    match, now = table(clock=LiveClock(10, 0)), 0.0
    with pytest.raises((TimeUp, TakeBackRefused)):
        while now < 12:
            now += 0.25
            play(match, "A", now=now)
            now += 0.25
            accept(match, match.undo(0, match.ply, now))
    assert now > 9


def test_nothing_is_taken_back_when_there_is_no_time_to_play_it_again() -> None:
    match = play(table(clock=LiveClock(10, 0)), "A", now=9.0)
    with pytest.raises(TakeBackRefused, match="no time"):
        match.undo(0, 1, 12.0)
    accept(match, match.undo(0, 1, 10.0))
    assert match.clocks(10.0) == about(0.3, 10)


# Slow clocks


def test_a_slow_clock_limits_every_turn() -> None:
    match = table(clock=SlowClock(DAY))
    assert match.clocks(HOUR) == (23 * HOUR, None)
    play(match, "A", now=HOUR)
    assert match.entries[-1].left is None
    assert match.deadline == HOUR + DAY
    assert match.clocks(2 * HOUR) == (None, 23 * HOUR)
    assert match.expire(HOUR + DAY - 1) is None
    accept(match, match.expire(HOUR + DAY))
    assert match.withdrawn == {1: "time"}
    assert match.clocks(0.0) == (None, None)


def test_all_decisions_of_a_turn_share_its_time() -> None:
    match = play(table("ninjato", clock=SlowClock(DAY)), "dojo", now=HOUR)
    assert match.deadline == DAY


def test_a_slow_clock_runs_without_a_server_but_does_not_expire_at_once() -> None:
    start = setup(clock=SlowClock(DAY))
    assert Match(start, 0.0, serving_since=2 * HOUR).deadline == DAY
    assert Match(start, 0.0, serving_since=DAY - 60).deadline == DAY - 60 + HOUR
    late = Match(start, 0.0, serving_since=3 * DAY)
    assert late.deadline == 3 * DAY + HOUR
    play(late, "A", now=3 * DAY + 60)
    assert late.deadline == 4 * DAY + 60


def test_taking_back_on_a_slow_clock_gains_no_time() -> None:
    match = play(table(clock=SlowClock(DAY)), "A", now=DAY - 60)
    assert match.deadline == 2 * DAY - 60
    with pytest.raises(TakeBackRefused, match="no time"):
        match.undo(0, 1, DAY + 60)
    accept(match, match.undo(0, 1, DAY - 30))
    assert match.deadline == DAY


def test_a_take_back_that_all_agree_to_restarts_the_turn() -> None:
    match = any_move(table(clock=SlowClock(DAY)), times=2)
    accept(match, match.request_take_back(0, 2, HOUR))
    accept(match, match.agree(1, 2 * HOUR))
    assert (match.player, match.deadline) == (0, 2 * HOUR + DAY)


# The wall clock is set

START = 1_000_000.0
"""The wall clock when the steady clock is at 0."""


@pytest.mark.parametrize("step", [-HOUR, HOUR, 400 * DAY])
def test_a_live_clock_does_not_notice_that_the_wall_clock_is_set(step: float) -> None:
    timeline = Timeline()
    timeline.note(START, 0.0)
    match = Match(setup(clock=LiveClock(60, 0)), START, timeline=timeline)
    timeline.note(START + 10.3, 10.3)
    play(match, "A", now=10.3)
    timeline.note(START + step + 15.0, 15.0)
    assert match.clocks(20.6) == about(50, 50)
    assert match.deadline == pytest.approx(70.6)
    timeline.note(START + step + 20.6, 20.6)
    entry = match.move(1, 1, "C", 20.6)
    assert (entry.time, entry.left) == (START + step + 20.6, about(50, 50))
    assert match.consequence(entry).deadline == pytest.approx(START + step + 20.6 + 50.3)
    accept(match, entry)
    timeline.note(START + step + 25.0, 25.0)
    again = Match(match.setup, START, match.entries, timeline=timeline)
    for one in (match, again):
        assert one.clocks(30.9) == about(40, 50)
        assert one.expire(70.8) is None and one.expire(71.0)


@pytest.mark.parametrize("step", [-HOUR / 2, HOUR, 400 * DAY])
def test_a_slow_clock_does_not_notice_that_the_wall_clock_is_set(step: float) -> None:
    timeline = Timeline()
    timeline.note(START, 0.0)
    match = Match(setup(clock=SlowClock(DAY)), START, timeline=timeline)
    timeline.note(START + HOUR, HOUR)
    play(match, "A", now=HOUR)
    timeline.note(START + step + 2 * HOUR, 2 * HOUR)
    again = Match(match.setup, START, match.entries, timeline=timeline)
    for one in (match, again):
        assert one.deadline == pytest.approx(HOUR + DAY)
        assert one.clocks(3 * HOUR) == about(None, 22 * HOUR)


@pytest.mark.parametrize("clock", [LiveClock(60, 0), SlowClock(HOUR)])
def test_clocks_run_after_a_restart_with_an_earlier_wall_clock(clock: Clock) -> None:
    first = play(Match(setup(clock=clock), START), "A", now=START + 0.3)
    timeline = Timeline()
    timeline.note(START - 10 * DAY, 5.0)
    again = Match(first.setup, START, first.entries, serving_since=5.0, timeline=timeline)
    assert again.clocks(15.3)[1] == pytest.approx(clock.seconds - 10.0 if clock else None, abs=0.31)
    assert again.expire(5.0 + HOUR)
