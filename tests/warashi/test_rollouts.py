"""Rollouts: the search finds good moves, is reproducible, and cannot cheat."""

import pytest

from tests.games.ninjato.positions import after
from tests.playing import Variant, played
from zashiki import BadArgument, Position
from zashiki.kernel.rule import JIT
from zashiki.warashi.rollouts import Rollouts

NODES = 2_000 if JIT else 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_nodes_give_the_same_tree(players: int) -> None:
    position = played(Variant("ninjato", players=players, keen=True), 4, plies=20)
    first = Rollouts(position, seed=7).run(nodes=NODES).candidates
    in_pieces = Rollouts(position, seed=7).run(nodes=NODES // 3).run(nodes=NODES - NODES // 3).candidates
    assert first == in_pieces
    assert sum(candidate.visits for candidate in first) == NODES
    assert {candidate.move for candidate in first} <= set(position.legal_moves)
    assert all(0 <= candidate.chance <= 1 and candidate.line[0] == candidate.move for candidate in first)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_search_cannot_cheat(players: int) -> None:
    """Redealing everything its seat cannot know does not change the tree."""
    for plies in (9, 24, 40) if JIT else (9,):
        position = played(Variant("ninjato", players=players, keen=True), plies, plies)
        assert position.player is not None
        twin = position.imagine(position.player, seed=plies)
        assert bytes(twin) != bytes(position)
        nodes = NODES // 3
        assert (
            Rollouts(position, seed=1).run(nodes=nodes).candidates == Rollouts(twin, seed=1).run(nodes=nodes).candidates
        )


def test_only_the_given_moves_are_searched() -> None:
    position = Position.deal("ninjato", seed=1)
    some = position.legal_moves[:2]
    assert {candidate.move for candidate in Rollouts(position, seed=1, moves=some).run(nodes=NODES).candidates} == set(
        some
    )
    with pytest.raises(BadArgument, match="legal moves can be considered"):
        Rollouts(position, moves=["P1:fj"])


def test_it_strikes_rather_than_yields() -> None:
    position = after("H1+ b5", hands="5", sentry="4", neutral="jjg")
    assert Rollouts(position, seed=1).run(nodes=12).candidates[0].move == "!"


def test_it_pays_for_an_envoy_in_the_last_turn() -> None:
    position = after("", round=7, turn=5, order=[1, 0], treasures="fj", palace="72", honor=[0, 8])
    assert Rollouts(position, seed=1).run(nodes=60).candidates[0].move == "P1:fj"


def test_a_line_follows_the_turn_as_far_as_it_is_certain() -> None:
    position = after("", hands="5", sentry="4", neutral="jjg")
    (candidate,) = Rollouts(position, seed=1, moves=["H1+"]).run(nodes=NODES).candidates
    assert candidate.line[:3] == ("H1+", "b5", "!") or not JIT
    (candidate,) = Rollouts(position, seed=1, moves=["dojo"]).run(nodes=NODES).candidates
    assert candidate.line[0] == "dojo"


def test_budgets_limit_the_search() -> None:
    position = Position.deal("ninjato", seed=1)
    search = Rollouts(position, seed=1).run(seconds=0.05)
    assert search.nodes > 0
    assert Rollouts(position, seed=1).run(seconds=60, stop=lambda: True).nodes == 0
    for nodes, seconds in ((0, None), (-1, None), (None, 0), (None, None), (True, None), (None, "x")):
        with pytest.raises(BadArgument):
            search.run(nodes=nodes, seconds=seconds)  # type: ignore[arg-type]


def test_unsuitable_positions_are_rejected() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        Rollouts(played(Variant("ninjato"), 1))
    with pytest.raises(BadArgument, match="Ta-Ke has no playout policy"):
        Rollouts(Position.deal("take", seed=1))
