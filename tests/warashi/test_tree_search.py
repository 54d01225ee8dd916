"""Tree search: it finds what is there, repeats itself, and cannot cheat."""

import pytest

from tests.playing import Variant, played
from zashiki import BadArgument, Position
from zashiki.kernel.rule import JIT
from zashiki.warashi.tree_search import TreeSearch

NODES = 2_000 if JIT else 20


@pytest.mark.parametrize("game", ["take", "naishi"])
def test_the_same_seed_and_nodes_give_the_same_tree(game: str) -> None:
    here = played(Variant(game), 4, plies=20)
    first, second = (TreeSearch(here, seed=7).run(nodes=NODES).candidates for _ in range(2))
    assert first == second
    assert sum(one.visits for one in first) == NODES
    assert {one.move for one in first} == set(here.legal_moves)
    assert all(0 <= one.chance <= 1 for one in first)
    assert all(one.line[0] == one.move for one in first)


def test_it_cannot_cheat() -> None:
    """With everything its seat cannot know dealt afresh it grows the same tree."""
    for plies in (9, 24, 40):
        here = played(Variant("naishi"), plies, plies)
        if here.player is None:
            continue
        twin = here.imagine(here.player, seed=plies)
        assert bytes(twin) != bytes(here)
        assert (
            TreeSearch(here, seed=1).run(nodes=NODES).candidates == TreeSearch(twin, seed=1).run(nodes=NODES).candidates
        )


def test_only_the_given_moves_are_considered() -> None:
    here = played(Variant("naishi"), 4, plies=20)
    some = here.legal_moves[3:5]
    found = TreeSearch(here, seed=1, moves=some).run(nodes=NODES).candidates
    assert sorted(one.move for one in found) == sorted(some)
    assert sum(one.visits for one in found) == NODES
    for moves in (["k1"], ["nonsense"], []):
        with pytest.raises(BadArgument, match="legal moves"):
            TreeSearch(here, moves=moves)


def test_a_line_goes_on_to_the_end_of_the_turn() -> None:
    here = Position.deal("naishi", seed=3)
    for move in ("k1", "k1"):
        here.push(move)
    best = TreeSearch(here, seed=1).run(nodes=NODES).candidates[0]
    for move in best.line:
        assert move in here.legal_moves
        here.push(move)
        if here.player != 0:
            break
    assert here.player == 1


def test_the_margin_is_the_lead_where_a_move_ends_the_game() -> None:
    here = played(Variant("take"), 4)
    here.pop()
    mover = here.player
    assert mover is not None
    for one in TreeSearch(here, seed=1).run(nodes=NODES).candidates:
        here.push(one.move)
        if here.is_over:
            assert one.margin == here.scores[mover] - here.scores[1 - mover]
            assert one.line == (one.move,)
        here.pop()


def test_budgets() -> None:
    here = Position.deal("take", seed=1)
    thought = TreeSearch(here, seed=1).run(seconds=0.05)
    assert thought.nodes > 0
    assert TreeSearch(here, seed=1).run(seconds=60, stop=lambda: True).nodes == 0
    for nodes, seconds in ((0, None), (-1, None), (None, 0), (None, None), (True, None), (None, "x")):
        with pytest.raises(BadArgument):
            thought.run(nodes=nodes, seconds=seconds)  # type: ignore[arg-type]


def test_a_finished_game_leaves_nothing_to_think_about() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        TreeSearch(played(Variant("take"), 1))
