"""Tree search: it is reproducible, keeps to its budget, and cannot cheat."""

import pytest

from tests.playing import Variant, played
from zashiki import BadArgument, Position
from zashiki.kernel.rule import JIT
from zashiki.warashi.tree_search import TreeSearch

NODES = 2_000 if JIT else 20


@pytest.mark.parametrize("game", ["take", "naishi"])
def test_the_same_seed_and_nodes_give_the_same_tree(game: str) -> None:
    position = played(Variant(game), 4, plies=20)
    first, second = (TreeSearch(position, seed=7).run(nodes=NODES).candidates for _ in range(2))
    assert first == second
    assert sum(candidate.visits for candidate in first) == NODES
    assert {candidate.move for candidate in first} == set(position.legal_moves)
    assert all(0 <= candidate.chance <= 1 for candidate in first)
    assert all(candidate.line[0] == candidate.move for candidate in first)


def test_the_search_cannot_cheat() -> None:
    """Redealing everything its seat cannot know does not change the tree."""
    for plies in (9, 24, 40):
        position = played(Variant("naishi"), plies, plies)
        if position.player is None:
            continue
        twin = position.imagine(position.player, seed=plies)
        assert bytes(twin) != bytes(position)
        assert (
            TreeSearch(position, seed=1).run(nodes=NODES).candidates
            == TreeSearch(twin, seed=1).run(nodes=NODES).candidates
        )


def test_only_the_given_moves_are_searched() -> None:
    position = played(Variant("naishi"), 4, plies=20)
    some = position.legal_moves[3:5]
    candidates = TreeSearch(position, seed=1, moves=some).run(nodes=NODES).candidates
    assert sorted(candidate.move for candidate in candidates) == sorted(some)
    assert sum(candidate.visits for candidate in candidates) == NODES
    for moves in (["k1"], ["nonsense"], []):
        with pytest.raises(BadArgument, match="legal moves"):
            TreeSearch(position, moves=moves)


def test_a_line_continues_to_the_end_of_the_turn() -> None:
    position = Position.deal("naishi", seed=3)
    for move in ("k1", "k1"):
        position.push(move)
    best = TreeSearch(position, seed=1).run(nodes=NODES).candidates[0]
    for move in best.line:
        assert move in position.legal_moves
        position.push(move)
        if position.player != 0:
            break
    assert position.player == 1


def test_the_margin_is_the_lead_where_a_move_ends_the_game() -> None:
    position = played(Variant("take"), 4)
    position.pop()
    mover = position.player
    assert mover is not None
    for candidate in TreeSearch(position, seed=1).run(nodes=NODES).candidates:
        position.push(candidate.move)
        if position.is_over:
            assert candidate.margin == position.scores[mover] - position.scores[1 - mover]
            assert candidate.line == (candidate.move,)
        position.pop()


def test_budgets_limit_the_search() -> None:
    position = Position.deal("take", seed=1)
    search = TreeSearch(position, seed=1).run(seconds=0.05)
    assert search.nodes > 0
    assert TreeSearch(position, seed=1).run(seconds=60, stop=lambda: True).nodes == 0
    for nodes, seconds in ((0, None), (-1, None), (None, 0), (None, None), (True, None), (None, "x")):
        with pytest.raises(BadArgument):
            search.run(nodes=nodes, seconds=seconds)  # type: ignore[arg-type]


def test_a_finished_game_is_rejected() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        TreeSearch(played(Variant("take"), 1))
