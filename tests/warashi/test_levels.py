"""Levels: the same seed gives the same move, and bad arguments are rejected."""

import pytest

from tests.playing import Variant, played
from zashiki import BadArgument, Position, warashi
from zashiki.kernel.engine import Candidate
from zashiki.kernel.levels import HIGHEST, Level
from zashiki.kernel.registry import find
from zashiki.warashi import levels
from zashiki.warashi.levels import level_of


@pytest.mark.parametrize("level", range(1, 7))
def test_the_same_seed_gives_the_same_move(game: str, level: int) -> None:
    position = played(Variant(game, keen=True), 3, plies=14)
    before = bytes(position)
    first = warashi.choose(position, level, seed=11)
    assert first in position.legal_moves
    assert warashi.choose(position, level, seed=11) == first
    assert bytes(position) == before


def test_every_game_has_eight_levels_and_only_the_highest_has_a_time_limit(game: str) -> None:
    levels = find(game).levels
    assert len(levels) == HIGHEST == 8
    assert [level.nodes is None for level in levels] == [False] * 7 + [True]
    nodes = [level.nodes or 0 for level in levels[:-1]]
    assert nodes == sorted(nodes)
    assert levels[-1] == Level(seconds=1)


def test_a_slip_is_a_random_legal_move() -> None:
    position = Position.deal("take", seed=7)
    assert level_of("take", 1).slips > 0
    assert len({warashi.choose(position, 1, seed=seed) for seed in range(60)}) > 3


def test_a_hunch_searches_as_many_nodes_as_level_1(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[int | None] = []

    def analyse(position: Position, nodes: int | None, *_: object, **__: object) -> list[Candidate]:
        budgets.append(nodes)
        return []

    monkeypatch.setattr(levels, "analyse", analyse)
    position = Position.deal("take", seed=7)
    for seed in range(200):
        warashi.choose(position, 6, seed=seed)
    hunch, full = level_of("take", 1).nodes, level_of("take", 6).nodes
    assert set(budgets) == {hunch, full}
    assert 0.5 < budgets.count(hunch) / (200 * level_of("take", 6).hunches) < 1.5


def test_a_forced_move_is_played_at_once() -> None:
    position = played(Variant("take"), 3)
    while len(position.legal_moves) != 1:
        position.pop()
    assert warashi.choose(position, 8) == position.legal_moves[0]


def test_a_search_stopped_at_once_still_gives_a_move(game: str) -> None:
    position = Position.deal(game, seed=1)
    assert warashi.choose(position, 8, seed=1, stop=lambda: True) in position.legal_moves


@pytest.mark.parametrize("level", [0, 9, -1, True, 2.0, "5", None])
def test_an_unknown_level_is_rejected(level: object) -> None:
    with pytest.raises(BadArgument, match="A level is a whole number from 1 to 8, not"):
        warashi.choose(Position.deal("take", seed=1), level)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1 << 256, "x", 1.5])
def test_a_bad_seed_is_rejected(seed: object) -> None:
    with pytest.raises(BadArgument, match="A seed is a whole number"):
        warashi.choose(Position.deal("take", seed=1), 1, seed=seed)  # type: ignore[arg-type]


def test_a_finished_game_is_rejected() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        warashi.choose(played(Variant("take"), 1))
