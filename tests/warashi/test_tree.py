"""What tree searches share."""

import pytest

from tests.playing import Variant, played
from zashiki.kernel.rule import JIT
from zashiki.warashi import tree
from zashiki.warashi.rollouts import Rollouts
from zashiki.warashi.tree import Tree
from zashiki.warashi.tree_search import TreeSearch

NODES = 2_000 if JIT else 20


@pytest.mark.parametrize(("kind", "game"), [(TreeSearch, "naishi"), (Rollouts, "ninjato")])
def test_a_full_tree_is_searched_on(kind: type[Tree], game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    here = played(Variant(game, keen=True), 4, plies=20)
    room = 1 + len(here.legal_moves) + 3
    monkeypatch.setattr(tree, "MIN_NODES", room)
    monkeypatch.setattr(kind, "MAX_NODES", room)
    search = kind(here, seed=1).run(nodes=NODES)
    assert search._used[0] == len(search._tree) == room
    search.run(nodes=NODES)
    assert len(search._tree) == room
    assert sum(one.visits for one in search.candidates) == 2 * NODES
    assert search.candidates[0].visits > 2 * NODES // len(here.legal_moves)
