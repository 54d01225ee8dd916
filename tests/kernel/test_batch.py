"""Play-outs and batches."""

import dataclasses
from concurrent.futures import ThreadPoolExecutor

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
    batch = Batch(game, 8 if JIT else 2, seed=1)
    ended = 0
    for _ in range(300):
        step = batch.step(batch.sample())
        ended += int(step.done.sum())
        assert (batch.players >= 0).all()
        assert (step.scores[~step.done] == 0).all()
        assert batch.legal_mask.any(axis=1).all()
    assert ended > len(batch)
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


@pytest.mark.compiled
@pytest.mark.parametrize("threads", [2, 3, 50])
def test_a_batch_does_not_depend_on_the_threads(game: str, threads: int) -> None:
    one, many = Batch(game, 37, seed=6), Batch(game, 37, seed=6, threads=threads)
    for _ in range(150):
        actions, same = one.sample(), many.sample()
        assert actions.tolist() == same.tolist()
        results, others = one.step(actions), many.step(same)
        assert results.done.tobytes() == others.done.tobytes()
        assert results.scores.tobytes() == others.scores.tobytes()
        assert results.rewards.tobytes() == others.rewards.tobytes()
        assert one.states.tobytes() == many.states.tobytes()
    assert one.dealt == many.dealt > 37
    assert one.legal_mask.tobytes() == many.legal_mask.tobytes()
    assert one.observations.tobytes() == many.observations.tobytes()


def test_every_position_plays_its_own_games_of_the_series(game: str) -> None:
    """Position 1 of 3 plays the games number 1, 4, 7 … whatever happens in the others."""
    deals = Batch(game, 12, seed=9).states
    batch = Batch(game, 3, seed=9)
    number = np.arange(3)
    while (number < 6).any():
        done = batch.step(batch.sample()).done
        number += 3 * done
        for place in np.flatnonzero(done):
            if number[place] < 12:
                assert batch.states[place].tobytes() == deals[number[place]].tobytes()


def test_observations_are_the_features_of_the_seat_to_decide(game: str) -> None:
    book = find(game)
    assert book.features is not None
    assert book.observe is not None
    batch = Batch(game, 5, seed=2)
    for _ in range(20):
        observations, states, expected = (
            batch.observations,
            batch.states.copy(),
            np.empty(len(book.features), np.float32),
        )
        for place, seat in enumerate(batch.players.tolist()):
            book.redact(states[place], seat)
            book.observe(states[place], seat, expected)
            assert observations[place].tobytes() == expected.tobytes()
        batch.step(batch.sample())


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), [("take", 2), ("naishi", 2), ("ninjato", 2), ("ninjato", 4)])
def test_rewards_are_1_for_a_win_and_minus_1_for_a_loss(game: str, players: int) -> None:
    """Every game is replayed on one record, and its standings say who won."""
    book = find(game)
    batch = Batch(game, 64, seed=4, players=players)
    standings = np.zeros(players, dtype=np.int64)
    results = set()
    for _ in range(500):
        before, actions = batch.states.copy(), batch.sample()
        step = batch.step(actions)
        assert (step.rewards[~step.done] == 0).all()
        for place in np.flatnonzero(step.done):
            book.apply(before[place], actions[place])
            book.standings(before[place], standings)
            winners = standings == standings.max()
            assert step.rewards[place].tolist() == np.where(winners, np.float32(2 / winners.sum() - 1), -1).tolist()
            results.add(int(winners.sum()))
    assert 1 in results


def test_the_seats_that_share_a_win_share_its_reward() -> None:
    """Two seats that are level in Ta-Ke get 0 each."""
    batch = Batch("take", 400 if JIT else 4, seed=4)
    rewards, scores = [], []
    for _ in range(200):
        step = batch.step(batch.sample())
        rewards += step.rewards[step.done].tolist()
        scores += step.scores[step.done].tolist()
    assert all((reward == [0, 0]) == (mine == theirs) for reward, (mine, theirs) in zip(rewards, scores, strict=True))
    assert ([0, 0] in rewards) or not JIT
    assert [1, -1] in rewards


def test_arrays_are_shared_without_a_copy(game: str) -> None:
    """PyTorch and JAX take arrays by the same protocol; JAX copies what is not aligned to 64 bytes."""
    batch = Batch(game, 3, seed=1)
    step = batch.step(batch.sample())
    for array in (batch.observations, batch.legal_mask, batch.players, batch.sample(), step.done, step.scores):
        shared = np.from_dlpack(array)
        assert shared.ctypes.data == array.ctypes.data
        assert shared.ctypes.data % 64 == 0
        assert (shared == array).all()
        assert array.flags.c_contiguous
        assert array.flags.writeable


def test_arrays_belong_to_the_caller(game: str) -> None:
    batch = Batch(game, 3, seed=1)
    arrays = [batch.observations, batch.legal_mask, batch.players, batch.sample()]
    copies = [array.copy() for array in arrays]
    for _ in range(5):
        step = batch.step(batch.sample())
        arrays += [step.done, step.scores, step.rewards, batch.observations, batch.legal_mask]
        copies += [array.copy() for array in arrays[len(copies) :]]
    assert all((array == copy).all() for array, copy in zip(arrays, copies, strict=True))


@pytest.mark.compiled
def test_several_threads_read_the_same() -> None:
    batch = Batch("naishi", 64, seed=1)
    observations, mask = batch.observations, batch.legal_mask

    def differ(_: int) -> bool:
        return bool((batch.observations != observations).any() or (batch.legal_mask != mask).any())

    with ThreadPoolExecutor(4) as pool:
        assert not any(pool.map(differ, range(10_000)))


def test_a_game_without_features_has_no_observations() -> None:
    batch = Batch("take", 1)
    batch.rulebook = dataclasses.replace(batch.rulebook, features=None)
    with pytest.raises(BadArgument, match="Ta-Ke has no features"):
        _ = batch.observations


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
    with pytest.raises(BadArgument, match="threads is a whole number of at least 1"):
        Batch("take", 1, threads=number)


def test_a_batch_fits_into_memory() -> None:
    with pytest.raises(BadArgument, match="size must be at most"):
        Batch("take", 10**12)


def test_there_are_not_too_many_threads() -> None:
    with pytest.raises(BadArgument, match="threads must be at most 1024"):
        Batch("take", 10**4, threads=10**9)
    with pytest.raises(BadArgument, match="threads must be at most 1024"):
        playouts("take", 1, threads=10**9)


def test_other_arguments_are_checked() -> None:
    with pytest.raises(BadArgument, match="no game"):
        playouts("chess", 1)
    with pytest.raises(BadArgument, match="A seed is"):
        playouts("take", 1, seed=-1)
    with pytest.raises(BadArgument, match="played by 2"):
        Batch("take", 1, players=4)
    with pytest.raises(BadArgument, match="no option"):
        Batch("take", 1, options={"x": "y"})
