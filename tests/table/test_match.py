"""Moves at a table: made for a ply, once, by the seat to decide."""

import datetime

import msgspec
import pytest

from tests.games.take import positions
from tests.table.matches import any_move, picture, play, setup, table
from zashiki import BadArgument, IllegalMove, Position, Record
from zashiki.kernel import fairness
from zashiki.table.clock import LiveClock
from zashiki.table.errors import FuturePly, MatchNotOver, MatchOver, NotYourTurn, StalePly
from zashiki.table.log import Entry, Moved, TakeBackRequested, Withdrawn
from zashiki.table.match import Match
from zashiki.table.seats import Seat, rotated


def test_a_match_is_dealt_from_its_secret_and_nonces() -> None:
    start = setup(number=5)
    seed = fairness.seed_of(start.secret, start.nonces)
    match = Match(start, started=0.0)
    assert match.position == Position.deal("take", seed=seed)
    assert (match.ply, match.entry_count, match.player, match.result) == (0, 0, 0, None)


def test_a_proposal_changes_nothing_until_it_is_accepted() -> None:
    match = table()
    before = picture(match, 1.0)
    entry = match.move(0, 0, "A", 1.0)
    assert entry == Entry(number=0, ply=0, time=1.0, change=Moved(0, "A"))
    assert picture(match, 1.0) == before
    match.accept(entry)
    assert match.position.moves == ["A"]
    assert (match.ply, match.entry_count, match.player) == (1, 1, 1)


def test_with_a_live_clock_a_move_is_pushed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    push, pop = Position.push, Position.pop

    def counting_push(position: Position, move: str) -> None:
        calls.append("push")
        push(position, move)

    def counting_pop(position: Position) -> str:
        calls.append("pop")
        return pop(position)

    monkeypatch.setattr(Position, "push", counting_push)
    monkeypatch.setattr(Position, "pop", counting_pop)
    match = table(clock=LiveClock(60, 1))
    entry = match.move(0, 0, "A", 1.0)
    assert match.consequence(entry).player == 1
    assert calls == []
    match.accept(entry)
    assert calls == ["push"]


def test_a_move_sent_twice_is_recognized() -> None:
    match = play(table(), "A")
    with pytest.raises(StalePly) as refusal:
        match.move(0, 0, "A", 2.0)
    assert refusal.value.already_done
    for seat, move in ((0, "B"), (1, "A")):
        with pytest.raises(StalePly) as refusal:
            match.move(seat, 0, move, 2.0)
        assert not refusal.value.already_done


def test_the_last_move_of_a_match_sent_twice_is_recognized() -> None:
    match = table()
    while match.player is not None:
        any_move(match)
    last = match.entries[-1].change
    assert isinstance(last, Moved)
    with pytest.raises(StalePly) as refusal:
        match.move(last.seat, match.ply - 1, last.move, 2.0)
    assert refusal.value.already_done


def test_invalid_moves_are_refused_and_change_nothing() -> None:
    match = play(table(), "A")
    before = picture(match, 1.0)
    with pytest.raises(FuturePly):
        match.move(1, 2, "B", 1.0)
    with pytest.raises(NotYourTurn):
        match.move(0, 1, "B", 1.0)
    with pytest.raises(IllegalMove, match="is not a Ta-Ke move"):
        match.move(1, 1, "Z9", 1.0)
    with pytest.raises(IllegalMove, match="not legal now"):
        match.move(1, 1, "s.", 1.0)
    with pytest.raises(BadArgument):
        match.move(1, -1, "B", 1.0)
    assert picture(match, 1.0) == before


def test_errors_have_codes() -> None:
    codes = [error.code for error in (StalePly, FuturePly, NotYourTurn, MatchOver)]
    assert codes == ["old_ply", "ahead", "not_your_turn", "over"]


def test_an_entry_is_accepted_only_at_the_place_it_was_proposed_for() -> None:
    match = table()
    first, second = match.move(0, 0, "A", 1.0), match.move(0, 0, "C", 1.0)
    match.accept(first)
    with pytest.raises(BadArgument, match="does not follow"):
        match.accept(second)
    with pytest.raises(NotYourTurn):
        match.accept(Entry(1, 1, 2.0, Moved(0, "B")))
    with pytest.raises(BadArgument, match="does not follow"):
        match.accept(Entry(1, None, 2.0, Moved(1, "B")))
    assert match.position.moves == ["A"]
    assert match.entry_count == 1


def test_a_match_played_to_its_end_ranks_its_seats(game: str) -> None:
    match = table(game)
    while match.player is not None:
        any_move(match)
    outcome, result = match.position.outcome, match.result
    assert outcome and result
    assert (result.winners, result.scores, result.reason) == (outcome.winners, outcome.scores, "played")
    assert sorted(result.ranks) == ([1, 1] if len(outcome.winners) == 2 else [1, 2])
    with pytest.raises(MatchOver):
        match.move(0, match.ply, "A", 1.0)
    with pytest.raises(MatchOver):
        match.resign(0, 1.0)


def test_three_and_four_seats_are_ranked_by_their_standings() -> None:
    for seats in ("ppp", "pgbw"):
        match = table("ninjato", seats, number=3)
        while match.player is not None:
            any_move(match)
        result, scores = match.result, match.position.scores
        assert result
        assert min(result.ranks) == 1
        for points, next_points, rank, next_rank in zip(
            scores, scores[1:], result.ranks, result.ranks[1:], strict=False
        ):
            assert points == next_points or (points > next_points) == (rank < next_rank)


def test_a_log_replays_from_its_json() -> None:
    match = any_move(table("naishi", clock=LiveClock(60, 1)), now=2.5, times=6)
    text = msgspec.json.encode(match.entries)
    again = Match(match.setup, 0.0, msgspec.json.decode(text, type=list[Entry]))
    assert picture(again, 9.0) == picture(match, 9.0)
    assert again.entries == match.entries


def test_changes_are_tagged_by_type_in_json() -> None:
    assert msgspec.json.encode(Moved(1, "C>G")) == b'{"type":"move","seat":1,"move":"C>G"}'
    assert msgspec.to_builtins(TakeBackRequested(0, 4)) == {"type": "ask", "seat": 0, "to": 4}
    assert msgspec.to_builtins(Withdrawn(0, "left")) == {"type": "gave_up", "seat": 0, "reason": "left"}


def test_a_match_can_start_from_a_snapshot() -> None:
    data = positions.snapshot(["D", "", "", "", ""], positions.court())
    match = table(snapshot=data)
    assert match.position.snapshot()["stacks"] == data["stacks"]
    play(match, "A")
    assert match.result


def test_an_invalid_set_up_is_refused() -> None:
    start = setup()
    with pytest.raises(BadArgument, match="every seat is taken"):
        Match(msgspec.structs.replace(start, seats=(Seat("open"), start.seats[1])), 0.0)
    with pytest.raises(BadArgument, match="nonces"):
        Match(msgspec.structs.replace(start, nonces=start.nonces[:1]), 0.0)
    with pytest.raises(BadArgument, match="played by 2"):
        table("take", "ppp")
    with pytest.raises(BadArgument, match="seats"):
        table("take", "ppp", snapshot=positions.snapshot(["D", "", "", "", ""], positions.court()))
    with pytest.raises(BadArgument, match="option"):
        table("take", options={"colour": "red"})


def test_seats_know_the_kind_of_their_holder() -> None:
    assert Seat("open").is_open
    assert not Seat("person", "Ada").is_open
    assert Seat("warashi", level=3).is_warashi
    assert not Seat("bot").is_warashi


def test_warashi_plays_its_own_seats_at_their_level() -> None:
    match = table("take", "pw")
    assert [match.warashi_level(seat) for seat in (0, 1)] == [None, 3]


def test_a_rematch_rotates_the_seats_by_one() -> None:
    assert [seat.kind for seat in rotated(setup("ninjato", "pgw").seats)] == ["guest", "warashi", "person"]


def test_the_record_of_a_match_proves_its_deal() -> None:
    match = table("naishi")
    with pytest.raises(MatchNotOver):
        match.record()
    while match.player is not None:
        any_move(match)
    record = Record.parse(str(match.record(["Ada", "Grace"], datetime.date(2026, 11, 15))))
    assert record.commitment == fairness.commit(match.setup.secret)
    assert record.names == ("Ada", "Grace")
    assert record.date == "2026-11-15"
    assert match.result
    assert record.winners == match.result.winners
    assert record.verify() == match.position


def test_the_record_of_a_resigned_match_ends_early() -> None:
    match = play(table(), "A")
    match.accept(match.resign(0, 1.0))
    record = Record.parse(str(match.record()))
    assert record.moves == ("A",)
    assert record.winners is None
    assert record.names == ("Ada", "Ada")
    assert record.seed == match.setup.seed
