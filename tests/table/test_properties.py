"""Properties of every match, whatever its seats do."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import effort
from tests.playing import Variant, variants
from tests.table.matches import picture, setup
from zashiki import Record, ZashikiError
from zashiki.table.clock import Clock, LiveClock, SlowClock
from zashiki.table.log import Entry
from zashiki.table.match import Consequence, Match

FEW = effort(3, 50, 1000)
CLOCKS = st.sampled_from([None, LiveClock(600, 5), LiveClock(10, 0), SlowClock(3600), SlowClock(86400)])
NUMBERS = st.integers(min_value=0, max_value=2**64)


class Plan(NamedTuple):
    """A match of any variant, with any holders of its seats and any clock."""

    variant: Variant
    seats: str
    clock: Clock
    number: int

    def match(self) -> Match:
        """Created when it is played: compiling draws random numbers of its own, which a strategy must not do."""
        return Match(setup(self.variant.game, self.seats, self.clock, self.number, self.variant.options), started=0.0)


@st.composite
def tables(draw: st.DrawFn) -> Plan:
    variant: Variant = draw(variants())
    players = variant.players or 2
    return Plan(variant, draw(st.text("pgbw", min_size=players, max_size=players)), draw(CLOCKS), draw(NUMBERS))


def proposed(match: Match, chooser: random.Random, now: float) -> Entry | None:
    """A random command, allowed or not: mostly a move of the seat to decide."""
    seat = chooser.randrange(match.position.players)
    player = seat if match.player is None else match.player
    move = chooser.choice(match.position.legal_moves or ["A"])
    ply = match.ply if chooser.random() < 0.98 else chooser.randrange(match.ply + 2)
    kind = chooser.random()
    if match.pending and chooser.random() < 0.6:
        answer = match.agree if chooser.random() < 0.8 else match.decline
        return answer(chooser.choice([*match.unanswered, seat]), now)
    if kind < 0.70:
        return match.move(player, ply, move, now)
    if kind < 0.72:
        return match.move(seat, ply, move, now)
    if kind < 0.82:
        return match.undo(chooser.choice([player, seat]), ply, now)
    if kind < 0.90:
        return match.request_take_back(seat, ply, now, to=chooser.choice([None, None, 0, match.position.ply - 2]))
    if kind < 0.92:
        return chooser.choice([match.agree, match.decline])(seat, now)
    if kind < 0.925:
        return chooser.choice([match.resign, match.leave])(seat, now)
    return match.expire(now)


def played(match: Match, chooser: random.Random, commands: int) -> Iterator[float]:
    """The times of random commands; checks that proposals change nothing and that their consequences are right."""
    now = 0.0
    for _ in range(commands):
        now += chooser.choice([0.0, 0.1, 0.5, 1.0, 3.0, 1800.0 if isinstance(match.setup.clock, SlowClock) else 0.3])
        before = picture(match, now)
        try:
            entry = proposed(match, chooser, now)
        except ZashikiError:
            entry = None
        if entry:
            consequence = match.consequence(entry)
            assert picture(match, now) == before
            match.accept(entry)
            moves = tuple(map(match._movers.count, range(match.position.players))) if match.result else ()
            assert consequence == Consequence(match.player, match.deadline, match.result, moves)
        else:
            assert picture(match, now) == before
        yield now


@settings(max_examples=FEW)
@given(tables(), NUMBERS, st.integers(min_value=0, max_value=80))
def test_proposals_change_nothing_and_a_log_replays(plan: Plan, seed: int, commands: int) -> None:
    match = plan.match()
    now = 0.0
    for now in played(match, random.Random(seed), commands):  # noqa: B007
        pass
    log = msgspec.json.decode(msgspec.json.encode(match.entries), type=list[Entry])
    again = Match(match.setup, match.started, log)
    assert picture(again, now) == picture(match, now)
    assert again.entries == match.entries


@settings(max_examples=FEW)
@given(tables(), NUMBERS, st.integers(min_value=1, max_value=80))
def test_entries_are_numbered_in_order_and_time_never_decreases(plan: Plan, seed: int, commands: int) -> None:
    match = plan.match()
    for _ in played(match, random.Random(seed), commands):
        assert [entry.number for entry in match.entries] == list(range(match.entry_count))
        plies = [entry.ply for entry in match.entries if entry.ply is not None]
        assert plies == list(range(match.ply))
        times = [entry.time for entry in match.entries]
        assert times == sorted(times)
        assert (match.pending is None) == (match.unanswered == ())


@settings(max_examples=FEW)
@given(tables(), NUMBERS, st.integers(min_value=0, max_value=60))
def test_a_match_never_gets_stuck(plan: Plan, seed: int, commands: int) -> None:
    """Whatever happened before: with a clock it ends even if no person does anything more."""
    match = plan.match()
    chooser, now = random.Random(seed), 0.0
    for now in played(match, chooser, commands):  # noqa: B007
        pass
    while match.player is not None:
        if match.warashi_level(match.player) is not None or match.setup.clock is None:
            entry = match.move(match.player, match.ply, chooser.choice(match.position.legal_moves), now)
        else:
            assert match.deadline is not None
            now = max(now, match.deadline)
            late = match.expire(now)
            assert late
            entry = late
        match.accept(entry)
    result = match.result
    assert result
    stayed = [seat for seat in range(match.position.players) if seat not in match.withdrawn]
    assert result.winners == tuple(seat for seat, rank in enumerate(result.ranks) if rank == 1)
    assert set(result.winners) <= set(stayed)
    assert all(result.ranks[seat] == len(stayed) + 1 for seat in match.withdrawn)
    record = Record.parse(str(match.record()))
    assert record.replay() == match.position


@settings(max_examples=FEW)
@given(tables(), NUMBERS, st.integers(min_value=1, max_value=80))
def test_a_live_clock_adds_the_increment_once_per_turn(plan: Plan, seed: int, commands: int) -> None:
    match = plan.match()
    clock = match.setup.clock
    longest = 0
    for now in played(match, random.Random(seed), commands):
        longest = max(longest, match.position.ply)
        for left in match.clocks(now):
            if isinstance(clock, LiveClock) and left is not None:
                assert 0 <= left <= clock.seconds + clock.increment * longest
