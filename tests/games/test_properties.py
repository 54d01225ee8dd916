"""Properties of every game, in every position and for every seat."""

import json

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import FEW
from tests.leaks import redacted, viewers
from tests.playing import SEEDS, Variant, every_ply, played, variants
from tests.said import deeds
from zashiki import IllegalMove, Position, Record
from zashiki.kernel.registry import find

VARIANTS = variants()


@given(VARIANTS, SEEDS)
def test_there_are_legal_moves_until_the_game_is_over(variant: Variant, seed: int) -> None:
    for position in every_ply(variant, seed):
        assert bool(position.legal_moves) == (position.player is not None) == (not position.is_over)
        assert len(set(position.legal_moves)) == len(position.legal_moves)
    assert position.outcome is not None
    assert position.outcome.scores == position.scores


@given(VARIANTS, SEEDS)
def test_legal_moves_are_in_the_order_of_actions(variant: Variant, seed: int) -> None:
    actions = find(variant.game).actions
    for position in every_ply(variant, seed):
        numbers = [actions[move] for move in position.legal_moves]
        assert numbers == sorted(numbers)


@given(VARIANTS, SEEDS)
def test_the_same_seed_and_moves_give_the_same_bytes(variant: Variant, seed: int) -> None:
    first = played(variant, seed)
    second = variant.deal(seed)
    for move in first.moves:
        second.push(move)
    assert bytes(first) == bytes(second)
    assert first == second
    assert hash(first) == hash(second)


@given(VARIANTS, SEEDS)
def test_pop_restores_the_state(variant: Variant, seed: int) -> None:
    position = variant.deal(seed)
    past = []
    for move in played(variant, seed).moves:
        past.append((bytes(position), position.legal_moves, move))
        position.push(move)
    while past:
        before, legal, move = past.pop()
        assert position.pop() == move
        assert bytes(position) == before
        assert position.legal_moves == legal


@settings(max_examples=FEW)
@given(VARIANTS, SEEDS, SEEDS)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(variant: Variant, seed: int, other: int) -> None:
    """redact(redeal(s, v), v) == redact(s, v), byte for byte, and so are the view, the board and the features."""
    for position in every_ply(variant, seed):
        for seat in viewers(position.players):
            imagined = position.imagine(seat, seed=other)
            if seat is not None and position.rulebook.features is not None:
                assert imagined.features(seat).tobytes() == position.features(seat).tobytes()
            assert redacted(imagined, seat) == redacted(position, seat)
            assert msgspec.json.encode(imagined.view(seat)) == msgspec.json.encode(position.view(seat))
            assert imagined.board(seat) == position.board(seat)


@settings(max_examples=FEW)
@given(VARIANTS, SEEDS, SEEDS)
def test_what_a_seat_imagines_does_not_depend_on_what_it_cannot_know(variant: Variant, seed: int, other: int) -> None:
    """An imagined world depends on the real one only by what the seat knows."""
    for position in every_ply(variant, seed):
        for seat in range(position.players) if not position.is_over else ():
            again = position.imagine(seat, seed=seed).imagine(seat, seed=other)
            assert bytes(again) == bytes(position.imagine(seat, seed=other))


@given(VARIANTS, SEEDS)
def test_snapshots_round_trip(variant: Variant, seed: int) -> None:
    for position in every_ply(variant, seed):
        snapshot = json.loads(json.dumps(position.snapshot()))
        restored = Position.restore(snapshot)
        assert restored.snapshot() == snapshot == position.snapshot()
        assert restored.legal_moves == position.legal_moves


@given(VARIANTS, SEEDS, st.integers(min_value=0, max_value=200))
def test_records_round_trip(variant: Variant, seed: int, plies: int) -> None:
    position = played(variant, seed, plies)
    names = ["Ada", 'Grace "Amazing" \\Hopper', "Barbara", "Radia"]
    record = Record.of(position, names=names[: position.players])
    assert Record.parse(str(record)) == record
    assert record.replay() == position
    assert record.verify() == position


@given(VARIANTS, SEEDS, st.integers(min_value=0, max_value=60))
def test_illegal_moves_are_refused(variant: Variant, seed: int, plies: int) -> None:
    position = played(variant, seed, plies)
    before = bytes(position), position.moves, position.legal_moves
    for move in set(find(variant.game).moves) - set(position.legal_moves):
        try:
            position.push(move)
        except IllegalMove as error:
            assert repr(move) in str(error)
        else:
            raise AssertionError(f"{move} was accepted")
    assert before == (bytes(position), position.moves, position.legal_moves)


@given(VARIANTS, SEEDS, st.integers(min_value=0, max_value=60), st.text(max_size=8))
def test_other_texts_are_refused(variant: Variant, seed: int, plies: int, text: str) -> None:
    position = played(variant, seed, plies)
    legal = position.legal_moves
    before = bytes(position)
    for candidate in (text, *(f" {move}" for move in legal), *(f"{move}\n" for move in legal)):
        if candidate in legal:
            continue
        try:
            position.push(candidate)
        except IllegalMove:
            continue
        raise AssertionError(f"{candidate!r} was accepted")
    assert bytes(position) == before


@settings(max_examples=FEW)
@given(VARIANTS, SEEDS)
def test_every_move_has_a_description(variant: Variant, seed: int) -> None:
    for position in every_ply(variant, seed):
        if position.ply:
            assert any(deeds(position, None))
        for move in position.legal_moves:
            assert position.describe(move)
        assert all(len(line) <= 60 for line in str(position).splitlines())
