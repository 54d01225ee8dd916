"""Hints: the best moves with their evaluations, from what the seat may know."""

import pytest

from tests.playing import Variant, played
from zashiki import BadArgument, Position, warashi
from zashiki.warashi.hints import rest_of_turn


def test_hints_have_moves_chances_and_what_they_do(game: str) -> None:
    position = played(Variant(game, keen=True), 3, plies=10)
    best = warashi.hint(position)
    assert len(best) == min(3, len(position.legal_moves))
    assert len({each.move for each in best}) == len(best)
    for each in best:
        assert each.move in position.legal_moves
        assert each.line[0] == each.move
        assert 0 <= each.chance <= 1
        assert each.turn[0] == tuple(position.foresee(each.move))


def test_hints_are_ordered_by_their_chances(game: str) -> None:
    for seed in range(5):
        position = Position.deal(game, seed=seed)
        while position.ply < 6:
            position.push(warashi.choose(position, level=4, seed=position.ply))
        best = warashi.hint(position)
        assert len(best) == min(3, len(position.legal_moves))
        assert [each.chance for each in best] == sorted((each.chance for each in best), reverse=True)


@pytest.mark.parametrize(("game", "players"), [("naishi", 2), ("ninjato", 2), ("ninjato", 3)])
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(game: str, players: int) -> None:
    position = played(Variant(game, players=players, keen=True), 8, plies=16)
    assert position.player is not None
    twin = position.imagine(position.player, seed=5)
    assert bytes(twin) != bytes(position)
    assert warashi.hint(position, seed=2) == warashi.hint(twin, seed=2)


def test_the_last_turn_of_a_game_is_evaluated_exactly() -> None:
    position = played(Variant("take"), 5)
    assert position.outcome is not None
    while True:
        position.pop()
        if len(position.legal_moves) > 1:
            break
    me = position.player
    assert me is not None
    best = warashi.hint(position, most=1)[0]
    for move in best.line:
        position.push(move)
    assert position.is_over
    assert best.margin == position.scores[me] - position.scores[1 - me]


def test_the_rest_of_a_turn_ends_with_the_turn() -> None:
    position = Position.deal("take", seed=7)
    assert rest_of_turn(position, ("A", "B", "C")) == ["A"]
    assert rest_of_turn(position, ("E", "A")) == []


def test_bad_arguments_are_rejected() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        warashi.hint(played(Variant("take"), 1))
    for most in (0, -1, True, "3"):
        with pytest.raises(BadArgument, match="most is a whole number of at least 1"):
            warashi.hint(Position.deal("take", seed=1), most=most)  # type: ignore[arg-type]
