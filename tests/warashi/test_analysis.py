"""Thinking, alone or on several cores: the same answer for the same seed, and none that is not legal."""

from itertools import count
from typing import Any

import pytest

from tests.playing import Variant, played
from zashiki import BadArgument, Position
from zashiki.kernel.engine import Candidate
from zashiki.warashi.analysis import analyse, best_first, merged
from zashiki.warashi.tree_search import TreeSearch


def test_the_same_seed_nodes_and_cores_give_the_same_answer(game: str) -> None:
    here = played(Variant(game, keen=True), 4, plies=20)
    first = analyse(here, nodes=1_000, seed=3, cores=2)
    assert first == analyse(here, nodes=1_000, seed=3, cores=2)
    assert {one.move for one in first} <= set(here.legal_moves)
    assert all(0 <= one.chance <= 1 for one in first)


def test_several_cores_find_the_winning_take() -> None:
    """With few chips left both ways are exact, so they agree on what the best move is worth."""
    here = played(Variant("take"), 6)
    while len(here.legal_moves) < 4:
        here.pop()
    alone, together = (analyse(here, nodes=10_000_000, cores=cores)[0] for cores in (1, 3))
    assert alone.margin == together.margin
    assert alone.chance == together.chance


@pytest.mark.parametrize("budget", [{"nodes": 2_000}, {"seconds": 8.0}], ids=["nodes", "seconds"])
def test_it_ends_early_only_when_nothing_can_change_any_more(
    budget: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes on by a second whenever it is looked at."""
    monkeypatch.setattr("time.perf_counter", count().__next__)
    saved = 0
    for plies in range(0, 30, 3):
        here = played(Variant("naishi", keen=True), plies, plies=plies)
        if here.player is None:
            continue
        whole = TreeSearch(here, seed=1).run(**budget)
        early = TreeSearch(here, seed=1).run(**budget, until_clear=True)
        assert early.candidates[0].move == whole.candidates[0].move
        saved += whole.nodes - early.nodes
    assert saved > 0


def test_what_several_have_found_is_counted_by_visits() -> None:
    one = [Candidate("a", 0.5, 1.0, 30, ("a", "b")), Candidate("b", 0.2, -3.0, 10, ("b",))]
    other = [Candidate("b", 0.6, 5.0, 30, ("b", "c"))]
    assert merged([*one, *other]) == [
        Candidate("b", pytest.approx(0.5), pytest.approx(3.0), 40, ("b", "c")),  # type: ignore[arg-type]
        one[0],
    ]
    doubtful = Candidate("c", 0.9, 9.0, 1, ("c",), is_evaluated=False)
    assert [found.move for found in best_first([doubtful, *one])] == ["a", "b", "c"]


@pytest.mark.parametrize("cores", [0, -1, True, 1.5, "2"])
def test_cores_that_are_none_are_refused(cores: object) -> None:
    with pytest.raises(BadArgument, match="cores is a whole number of at least 1"):
        analyse(Position.deal("take", seed=1), nodes=1, cores=cores)  # type: ignore[arg-type]


@pytest.mark.parametrize("cores", [1, 2])
def test_nonsense_is_refused_on_any_number_of_cores(game: str, cores: int) -> None:
    here = Position.deal(game, seed=1)
    for lines in (0, -1, True, 1.5, "3", None):
        with pytest.raises(BadArgument, match="lines is a whole number of at least 1"):
            analyse(here, nodes=1, lines=lines, cores=cores)  # type: ignore[arg-type]
    for seed in (-1, 1 << 256, True, 1.5, "x"):
        with pytest.raises(BadArgument, match="A seed is a whole number"):
            analyse(here, nodes=1, seed=seed, cores=cores)  # type: ignore[arg-type]
    for moves in ([], ["nowhere"], here.legal_moves[0], 5, [["A"]], iter(here.legal_moves)):
        with pytest.raises(BadArgument, match="One or more legal moves can be considered"):
            analyse(here, nodes=1, moves=moves, cores=cores)  # type: ignore[arg-type]
    assert analyse(here, nodes=1, lines=10**20, cores=cores)


def test_bad_budgets_are_refused() -> None:
    here = Position.deal("take", seed=1)
    for cores in (1, 2):
        for nodes, seconds in ((0, None), (-1, None), (None, 0), (None, float("nan")), (None, None), (True, None)):
            with pytest.raises(BadArgument):
                analyse(here, nodes, seconds, cores=cores)
