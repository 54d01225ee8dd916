"""Hints: the best moves with what they describe_evaluation, from what the seat may know."""

import pytest

from tests.playing import Variant, played
from zashiki import BadArgument, Position, warashi
from zashiki.kernel.registry import find
from zashiki.warashi.hints import describe_evaluation, rest_of_turn


def test_a_hint_has_moves_chances_and_words(game: str) -> None:
    here = played(Variant(game, keen=True), 3, plies=10)
    best = warashi.hint(here)
    assert len(best) == min(3, len(here.legal_moves))
    assert len({one.move for one in best}) == len(best)
    for one in best:
        assert one.move in here.legal_moves
        assert one.line[0] == one.move
        assert 0 <= one.chance <= 1
        assert here.describe(one.move) in one.text
        assert describe_evaluation(here.rulebook, one.chance, one.margin) in one.text


def test_hints_come_in_the_order_of_their_chances(game: str) -> None:
    for seed in range(5):
        here = Position.deal(game, seed=seed)
        while here.ply < 6:
            here.push(warashi.choose(here, level=4, seed=here.ply))
        best = warashi.hint(here)
        assert len(best) == min(3, len(here.legal_moves))
        assert [one.chance for one in best] == sorted((one.chance for one in best), reverse=True)


@pytest.mark.parametrize(("game", "players"), [("naishi", 2), ("ninjato", 2), ("ninjato", 3)])
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(game: str, players: int) -> None:
    here = played(Variant(game, players=players, keen=True), 8, plies=16)
    assert here.player is not None
    twin = here.imagine(here.player, seed=5)
    assert bytes(twin) != bytes(here)
    assert warashi.hint(here, seed=2) == warashi.hint(twin, seed=2)


def test_the_last_take_of_a_game_is_counted_exactly() -> None:
    here = played(Variant("take"), 5)
    assert here.outcome is not None
    while True:
        here.pop()
        if len(here.legal_moves) > 1:
            break
    me = here.player
    assert me is not None
    best = warashi.hint(here, most=1)[0]
    for move in best.line:
        here.push(move)
    assert here.is_over
    assert best.margin == here.scores[me] - here.scores[1 - me]


def test_a_line_ends_with_the_turn() -> None:
    here = Position.deal("take", seed=7)
    assert rest_of_turn(here, ("A", "B", "C")) == ["A"]
    assert rest_of_turn(here, ("E", "A")) == []


def test_promises_in_words() -> None:
    take, ninjato = find("take"), find("ninjato")
    assert describe_evaluation(take, 0.634, 4.2) == "63 % to win, about 4 points ahead at the end"
    assert describe_evaluation(take, 0.4, -0.8) == "40 % to win, about 1 point behind at the end"
    assert describe_evaluation(take, 0.5, 0.2) == "50 % to win, about even at the end"
    assert describe_evaluation(ninjato, 0.4, -2.8) == "40 % to win, about 3 honor behind at the end"


def test_bad_requests() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        warashi.hint(played(Variant("take"), 1))
    for most in (0, -1, True, "3"):
        with pytest.raises(BadArgument, match="most is a whole number of at least 1"):
            warashi.hint(Position.deal("take", seed=1), most=most)  # type: ignore[arg-type]
