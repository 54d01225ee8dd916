"""Play-outs and batches."""

import numpy as np
import pytest

from zashiki import BadArgument, Batch, IllegalMove, playouts
from zashiki.kernel.registry import find
from zashiki.kernel.rule import JIT

GAMES = 5_000 if JIT else 20


@pytest.mark.compiled
def test_playouts_do_not_depend_on_the_threads(game: str) -> None:
    one = playouts(game, GAMES, seed=3)
    two = playouts(game, GAMES, seed=3, threads=2)
    assert (one.games, one.decisions, one.mean_scores) == (two.games, two.decisions, two.mean_scores)
    assert one.decisions > 10 * GAMES
    assert one.seconds > 0
    assert playouts(game, GAMES, seed=4).mean_scores != one.mean_scores


def test_playouts_take_options() -> None:
    low = playouts("take", GAMES, options={"ninja_values": "1/0"})
    assert sum(low.mean_scores) < sum(playouts("take", GAMES).mean_scores)


def test_a_batch_deals_anew_when_a_game_ends(game: str) -> None:
    batch = Batch(game, 8, seed=1)
    ended = 0
    for _ in range(300):
        step = batch.step(batch.sample())
        ended += int(step.done.sum())
        assert (batch.players >= 0).all()
        assert (step.scores[~step.done] == 0).all()
        assert batch.legal_mask.any(axis=1).all()
    assert ended > 8
    assert batch.dealt == len(batch) + ended


def test_a_batch_plays_the_same_rules(game: str) -> None:
    """Each step of a batch is what the rulebook does to one record."""
    book = find(game)
    batch = Batch(game, 5, seed=2)
    for _ in range(30):
        before, actions = batch.states.copy(), batch.sample()
        mask = batch.legal_mask
        done = batch.step(actions).done
        for i, action in enumerate(actions.tolist()):
            legal = np.zeros(book.legal_buffer_size, dtype=np.int32)
            count = book.legal(before[i], legal)
            assert legal[:count].tolist() == np.flatnonzero(mask[i]).tolist()
            book.apply(before[i], action)
            assert done[i] or before[i].tobytes() == batch.states[i].tobytes()


@pytest.mark.compiled
def test_batches_with_the_same_seed_are_the_same(game: str) -> None:
    batches = [Batch(game, 16, seed=6) for _ in range(2)]
    for _ in range(100):
        for batch in batches:
            batch.step(batch.sample())
    assert batches[0].states.tobytes() == batches[1].states.tobytes()
    assert Batch(game, 16, seed=7).states.tobytes() != Batch(game, 16, seed=6).states.tobytes()


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch("take", 4, seed=1)
    before = batch.states.tobytes()
    good = batch.sample()
    for wrong in (142, 26, -1, 143, 10**9):
        actions = good.copy()
        actions[2] = wrong
        with pytest.raises(IllegalMove, match=rf"Action {wrong} is not legal in position 2\. Legal: "):
            batch.step(actions)
    with pytest.raises(IllegalMove, match="is not legal in position 1"):
        batch.step([int(good[0]), int(good[1]) + 2**32, int(good[2]), int(good[3])])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    "actions", [[0, 1], [0.5, 1, 2, 3], "abcd", None, [[0, 1, 2, 3]], [[0], [1, 2], 3, 4], [10**40, 0, 0, 0]]
)
def test_actions_are_one_whole_number_each(actions: object) -> None:
    with pytest.raises(BadArgument, match="Expected 4 whole numbers as actions"):
        Batch("take", 4).step(actions)


@pytest.mark.parametrize("number", [0, -1, 1.5, "7", True, None])
def test_counts_are_checked(number: int) -> None:
    with pytest.raises(BadArgument, match="games is a whole number of at least 1"):
        playouts("take", number)
    with pytest.raises(BadArgument, match="threads is a whole number of at least 1"):
        playouts("take", 1, threads=number)
    with pytest.raises(BadArgument, match="size is a whole number of at least 1"):
        Batch("take", number)


def test_a_batch_fits_into_memory() -> None:
    with pytest.raises(BadArgument, match="size must be at most"):
        Batch("take", 10**12)


def test_other_arguments_are_checked() -> None:
    with pytest.raises(BadArgument, match="no game"):
        playouts("chess", 1)
    with pytest.raises(BadArgument, match="A seed is"):
        playouts("take", 1, seed=-1)
    with pytest.raises(BadArgument, match="played by 2"):
        Batch("take", 1, players=4)
    with pytest.raises(BadArgument, match="no option"):
        Batch("take", 1, options={"x": "y"})
