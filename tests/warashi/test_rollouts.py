"""Looking ahead by habit: it finds what is there, repeats itself, and cannot cheat."""

import pytest

from tests.games.ninjato.positions import after
from tests.playing import Variant, played
from zashiki import BadArgument, Position
from zashiki.kernel.rule import JIT
from zashiki.warashi.rollouts import Rollouts

NODES = 2_000 if JIT else 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_nodes_give_the_same_tree(players: int) -> None:
    here = played(Variant("ninjato", players=players, keen=True), 4, plies=20)
    first = Rollouts(here, seed=7).run(nodes=NODES).candidates
    in_pieces = Rollouts(here, seed=7).run(nodes=NODES // 3).run(nodes=NODES - NODES // 3).candidates
    assert first == in_pieces
    assert sum(one.visits for one in first) == NODES
    assert {one.move for one in first} <= set(here.legal_moves)
    assert all(0 <= one.chance <= 1 and one.line[0] == one.move for one in first)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_cannot_cheat(players: int) -> None:
    """With everything its seat cannot know dealt afresh it grows the same tree."""
    for plies in (9, 24, 40) if JIT else (9,):
        here = played(Variant("ninjato", players=players, keen=True), plies, plies)
        assert here.player is not None
        twin = here.imagine(here.player, seed=plies)
        assert bytes(twin) != bytes(here)
        nodes = NODES // 3
        assert Rollouts(here, seed=1).run(nodes=nodes).candidates == Rollouts(twin, seed=1).run(nodes=nodes).candidates


def test_only_some_moves_are_thought_about() -> None:
    here = Position.deal("ninjato", seed=1)
    some = here.legal_moves[:2]
    assert {one.move for one in Rollouts(here, seed=1, moves=some).run(nodes=NODES).candidates} == set(some)
    with pytest.raises(BadArgument, match="legal moves can be considered"):
        Rollouts(here, moves=["P1:fj"])


def test_it_strikes_rather_than_yields() -> None:
    here = after("H1+ b5", hands="5", sentry="4", neutral="jjg")
    assert Rollouts(here, seed=1).run(nodes=12).candidates[0].move == "!"


def test_it_pays_at_the_last_moment() -> None:
    here = after("", round=7, turn=5, order=[1, 0], treasures="fj", palace="72", honor=[0, 8])
    assert Rollouts(here, seed=1).run(nodes=60).candidates[0].move == "P1:fj"


def test_a_line_goes_on_as_far_as_the_turn_is_known() -> None:
    here = after("", hands="5", sentry="4", neutral="jjg")
    (found,) = Rollouts(here, seed=1, moves=["H1+"]).run(nodes=NODES).candidates
    assert found.line[:3] == ("H1+", "b5", "!") or not JIT
    (found,) = Rollouts(here, seed=1, moves=["dojo"]).run(nodes=NODES).candidates
    assert found.line[0] == "dojo"


def test_budgets() -> None:
    here = Position.deal("ninjato", seed=1)
    search = Rollouts(here, seed=1).run(seconds=0.05)
    assert search.nodes > 0
    assert Rollouts(here, seed=1).run(seconds=60, stop=lambda: True).nodes == 0
    for nodes, seconds in ((0, None), (-1, None), (None, 0), (None, None), (True, None), (None, "x")):
        with pytest.raises(BadArgument):
            search.run(nodes=nodes, seconds=seconds)  # type: ignore[arg-type]


def test_where_there_is_nothing_to_think_about() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        Rollouts(played(Variant("ninjato"), 1))
    with pytest.raises(BadArgument, match="Ta-Ke has no playout policy"):
        Rollouts(Position.deal("take", seed=1))
