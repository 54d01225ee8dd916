"""Tree search: it finds what is there, repeats itself, and cannot cheat."""

import pytest

from tests.games.ninjato.positions import after
from tests.playing import Variant, played
from zashiki import BadArgument, Position
from zashiki.kernel.rule import JIT
from zashiki.warashi.search import Search

ITERATIONS = 2_000 if JIT else 100


@pytest.mark.parametrize(("game", "players"), [("take", 2), ("naishi", 2), ("ninjato", 2), ("ninjato", 4)])
def test_the_same_seed_and_iterations_give_the_same_tree(game: str, players: int) -> None:
    here = played(Variant(game, players=players, keen=True), 4, plies=20)
    first, second = (Search(here, seed=7).run(nodes=ITERATIONS).found for _ in range(2))
    assert first == second
    assert sum(one.visits for one in first) == ITERATIONS
    assert {one.move for one in first} == set(here.legal_moves)
    assert all(0 <= one.chance <= 1 for one in first)


@pytest.mark.parametrize(("game", "players"), [("naishi", 2), ("ninjato", 2), ("ninjato", 3), ("ninjato", 4)])
def test_it_cannot_cheat(game: str, players: int) -> None:
    """With everything its seat cannot know dealt afresh it grows the same tree."""
    for plies in (9, 24, 40):
        here = played(Variant(game, players=players, keen=True), plies, plies)
        if here.player is None:
            continue
        twin = here.imagine(here.player, seed=plies)
        assert bytes(twin) != bytes(here)
        assert Search(here, seed=1).run(nodes=500).found == Search(twin, seed=1).run(nodes=500).found


def test_it_strikes_rather_than_yields() -> None:
    here = after("H1+ b5", hands="5", sentry="4", neutral="jjg")
    assert Search(here, seed=1).run(nodes=200).found[0].move == "!"


def test_it_pays_at_the_last_moment() -> None:
    here = after("", round=7, turn=5, order=[1, 0], treasures="fj", palace="72", honor=[0, 8])
    assert Search(here, seed=1).run(nodes=500).found[0].move == "P1:fj"


def test_budgets() -> None:
    here = Position.deal("take", seed=1)
    search = Search(here, seed=1).run(seconds=0.05)
    assert search.nodes > 0
    assert Search(here, seed=1).run(seconds=60, stop=lambda: True).nodes == 0
    for nodes, seconds in ((0, None), (-1, None), (None, 0), (None, None), (True, None), (None, "x")):
        with pytest.raises(BadArgument):
            search.run(nodes=nodes, seconds=seconds)  # type: ignore[arg-type]


def test_a_finished_game_leaves_nothing_to_think_about() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        Search(played(Variant("take"), 1))
