"""The tree that all tree searches share."""

import pytest

from tests.playing import Variant, played
from zashiki.kernel.rule import JIT
from zashiki.warashi import tree
from zashiki.warashi.rollouts import Rollouts
from zashiki.warashi.tree import Tree
from zashiki.warashi.tree_search import TreeSearch

NODES = 2_000 if JIT else 20


@pytest.mark.parametrize(("engine", "game"), [(TreeSearch, "naishi"), (Rollouts, "ninjato")])
def test_the_search_continues_in_a_full_tree(engine: type[Tree], game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = played(Variant(game, keen=True), 4, plies=20)
    room = 1 + len(position.legal_moves) + 3
    monkeypatch.setattr(tree, "MIN_NODES", room)
    monkeypatch.setattr(engine, "MAX_NODES", room)
    search = engine(position, seed=1).run(nodes=NODES)
    assert search._used[0] == len(search._tree) == room
    search.run(nodes=NODES)
    assert len(search._tree) == room
    assert sum(candidate.visits for candidate in search.candidates) == 2 * NODES
    assert search.candidates[0].visits > 2 * NODES // len(position.legal_moves)
