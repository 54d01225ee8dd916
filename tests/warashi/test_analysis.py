"""Analysis on one core or several: the same answer for the same seed, and only legal moves."""

from itertools import count
from typing import Any

import pytest

from tests.playing import Variant, played
from zashiki import BadArgument, Position
from zashiki.kernel.engine import Candidate
from zashiki.warashi.analysis import analyse, best_first, best_of, calibrated, is_better, merged, search
from zashiki.warashi.tree_search import TreeSearch


def test_the_same_seed_nodes_and_cores_give_the_same_answer(game: str) -> None:
    position = played(Variant(game, keen=True), 4, plies=20)
    first = analyse(position, nodes=1_000, seed=3, cores=2)
    assert first == analyse(position, nodes=1_000, seed=3, cores=2)
    assert {candidate.move for candidate in first} <= set(position.legal_moves)
    assert all(0 <= candidate.chance <= 1 for candidate in first)


def test_several_cores_agree_with_one_where_the_search_is_exact() -> None:
    """With few chips left the search is exact, so the best move has the same value."""
    position = played(Variant("take"), 6)
    while len(position.legal_moves) < 4:
        position.pop()
    alone, together = (analyse(position, nodes=10_000_000, cores=cores)[0] for cores in (1, 3))
    assert alone.margin == together.margin
    assert alone.chance == together.chance


@pytest.mark.parametrize("budget", [{"nodes": 2_000}, {"seconds": 8.0}], ids=["nodes", "seconds"])
def test_the_search_ends_early_only_if_the_best_move_cannot_change(
    budget: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock advances by a second whenever it is read."""
    monkeypatch.setattr("time.perf_counter", count().__next__)
    saved = 0
    for plies in range(0, 30, 3):
        position = played(Variant("naishi", keen=True), plies, plies=plies)
        if position.player is None:
            continue
        whole = TreeSearch(position, seed=1).run(**budget)
        early = TreeSearch(position, seed=1).run(**budget, until_clear=True)
        assert early.candidates[0].move == whole.candidates[0].move
        saved += whole.nodes - early.nodes
    assert saved > 0


def test_candidates_for_the_same_move_are_merged_by_visits() -> None:
    first = [Candidate("a", 0.5, 1.0, 30, ("a", "b")), Candidate("b", 0.2, -3.0, 10, ("b",))]
    second = [Candidate("b", 0.6, 5.0, 30, ("b", "c"))]
    assert merged([*first, *second]) == [
        Candidate("b", pytest.approx(0.5), pytest.approx(3.0), 40, ("b", "c")),  # type: ignore[arg-type]
        first[0],
    ]
    bound = Candidate("c", 0.9, 9.0, 1, ("c",), is_evaluated=False)
    assert [candidate.move for candidate in best_first([bound, *first])] == ["a", "b", "c"]


def test_of_nearly_equal_chances_the_margin_decides() -> None:
    first = Candidate("a", 0.05, -20.0, 100, ("a",))
    assert best_of([first]) is first
    others = {
        "the same chance and more points": (Candidate("b", 0.045, -12.0, 80, ("b",)), True),
        "fewer points": (Candidate("b", 0.055, -21.0, 80, ("b",)), False),
        "a smaller chance": (Candidate("b", 0.03, -5.0, 80, ("b",)), False),
        "hardly searched": (Candidate("b", 0.05, -5.0, 10, ("b",)), False),
        "only bounded": (Candidate("b", 0.05, -5.0, 80, ("b",), is_evaluated=False), False),
    }
    for what, (other, is_preferred) in others.items():
        assert (best_of([first, other]) is other) == is_preferred, what
    assert is_better(Candidate("b", 0.07, -30.0, 1, ("b",)), first)
    assert not is_better(first, first)


def test_analysis_has_chances_that_come_true(game: str) -> None:
    """They are those of the search, calibrated, in the same order; what is exact stays as it is."""
    position = played(Variant(game, keen=True), 4, plies=20)
    found, shown = search(position, nodes=500, seed=3), analyse(position, nodes=500, seed=3)
    assert [each.move for each in shown] == [each.move for each in found]
    for own, other in zip(found, shown, strict=True):
        assert other == calibrated(position, own)
        if not own.is_exact:
            assert other.chance == position.rulebook.calibration.apply(own.chance, position.players)
    exact = Candidate("a", 0.5, 0.0, 100, ("a",), is_exact=True)
    assert calibrated(position, exact) == exact


@pytest.mark.parametrize("cores", [0, -1, True, 1.5, "2"])
def test_a_bad_number_of_cores_is_rejected(cores: object) -> None:
    with pytest.raises(BadArgument, match="cores is a whole number of at least 1"):
        analyse(Position.deal("take", seed=1), nodes=1, cores=cores)  # type: ignore[arg-type]


@pytest.mark.parametrize("cores", [1, 2])
def test_bad_arguments_are_rejected_on_any_number_of_cores(game: str, cores: int) -> None:
    position = Position.deal(game, seed=1)
    for lines in (0, -1, True, 1.5, "3", None):
        with pytest.raises(BadArgument, match="lines is a whole number of at least 1"):
            analyse(position, nodes=1, lines=lines, cores=cores)  # type: ignore[arg-type]
    for seed in (-1, 1 << 256, True, 1.5, "x"):
        with pytest.raises(BadArgument, match="A seed is a whole number"):
            analyse(position, nodes=1, seed=seed, cores=cores)  # type: ignore[arg-type]
    for moves in ([], ["nowhere"], position.legal_moves[0], 5, [["A"]], iter(position.legal_moves)):
        with pytest.raises(BadArgument, match="One or more legal moves can be considered"):
            analyse(position, nodes=1, moves=moves, cores=cores)  # type: ignore[arg-type]
    assert analyse(position, nodes=1, lines=10**20, cores=cores)


def test_bad_budgets_are_rejected() -> None:
    position = Position.deal("take", seed=1)
    for cores in (1, 2):
        for nodes, seconds in ((0, None), (-1, None), (None, 0), (None, float("nan")), (None, None), (True, None)):
            with pytest.raises(BadArgument):
                analyse(position, nodes, seconds, cores=cores)
