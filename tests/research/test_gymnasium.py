"""The Gymnasium environments: Gymnasium's own check over many seeds, opponents, and vectors of environments."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import zashiki
from tests.effort import effort
from zashiki.kernel.registry import find, installed_games
from zashiki.research import arena
from zashiki.research.common import Observation, rewards
from zashiki.research.gymnasium import GameEnvironment

pytestmark = pytest.mark.compiled
SEEDS = effort(1, 20, 200)
SEATINGS = [(game, players) for game in installed_games() for players in find(game).players]
PLAYERS = [*arena.PLAYERS][:4]


def id_of(game: str) -> str:
    return f"zashiki/{game.capitalize()}-v0"


def first_legal(observation: Observation) -> int:
    return int(observation["action_mask"].argmax())


def play(environment: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Plays an episode at random."""
    chooser = random.Random(seed)
    observation, info = environment.reset(seed=seed)
    reward, done = 0.0, False
    while not done:
        assert environment.observation_space.contains(observation)
        action = chooser.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, done, truncated, info = environment.step(action)
        assert not truncated
        assert done or reward == 0
    return reward, info


@pytest.mark.parametrize(("game", "players"), SEATINGS)
def test_they_pass_the_check_of_gymnasium(game: str, players: int) -> None:
    environment = gymnasium.make(id_of(game), players=players, render_mode="ansi").unwrapped
    for seed in range(SEEDS):
        environment.action_space.seed(seed)
        check_env(environment, skip_render_check=seed > 0)


@pytest.mark.parametrize("opponent", [*PLAYERS, pytest.param(first_legal, id="policy")])
def test_every_opponent_plays_to_the_end(game: str, opponent: Any) -> None:
    environment = gymnasium.make(id_of(game), opponent=opponent).unwrapped
    assert isinstance(environment, GameEnvironment)
    for seed in range(2):
        reward, _ = play(environment, seed)
        assert environment.position.is_over
        assert reward == rewards(environment.position)[environment.seat]


@pytest.mark.parametrize(("game", "players"), SEATINGS)
def test_the_agent_decides_in_its_own_seat_only(game: str, players: int) -> None:
    for seat in range(players):
        environment = GameEnvironment(game, players=players, seat=seat)
        environment.reset(seed=seat)
        assert environment.position.player == environment.seat == seat


def test_without_a_seat_the_agent_sits_everywhere(game: str) -> None:
    environment = GameEnvironment(game, players=find(game).players[-1])
    environment.reset(seed=1)
    seats = set()
    for _ in range(60):
        environment.reset()
        seats.add(environment.seat)
    assert seats == set(range(environment.position.players))


def test_a_seed_gives_the_same_episode(game: str) -> None:
    first, second = GameEnvironment(game), GameEnvironment(game)
    for seed in range(SEEDS):
        assert play(first, seed) == play(second, seed)
        assert first.position == second.position


def test_they_are_vectorised(game: str) -> None:
    environments = gymnasium.make_vec(id_of(game), num_envs=3, vectorization_mode="sync")
    observations, _ = environments.reset(seed=5)
    chooser, ended = random.Random(5), 0
    for _ in range(150):
        masks = observations["action_mask"]
        actions = [chooser.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks]
        observations, rewards, done, truncated, _ = environments.step(np.array(actions))
        assert observations["observation"].shape == (3, len(find(game).features or ()))
        assert not truncated.any()
        assert np.all(done | (rewards == 0))
        ended += done.sum()
    environments.close()
    assert ended


def test_a_vector_plays_the_games_of_its_environments(game: str) -> None:
    vector = SyncVectorEnv([lambda: GameEnvironment(game, seat=0)] * 3)
    observations, _ = vector.reset(seed=[1, 2, 3])
    for place, seed in enumerate((1, 2, 3)):
        observation, _ = GameEnvironment(game, seat=0).reset(seed=seed)
        assert np.array_equal(observations["observation"][place], observation["observation"])


@pytest.mark.parametrize("wrong", [-1, 10**6, "A", "first illegal"])
def test_an_illegal_action_ends_the_episode_and_names_the_legal_ones(game: str, wrong: Any) -> None:
    environment = GameEnvironment(game)
    observation, _ = environment.reset(seed=1)
    mask = observation["action_mask"]
    _, reward, done, truncated, info = environment.step(
        np.flatnonzero(mask == 0)[0] if wrong == "first illegal" else wrong
    )
    assert (reward, done, truncated) == (-1.0, True, False)
    for action in np.flatnonzero(mask):
        assert f" {action} ({environment.position.rulebook.moves[action]})" in info["illegal_action"]
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        environment.step(np.flatnonzero(mask)[0])


def test_nothing_is_played_before_and_after_an_episode() -> None:
    environment = GameEnvironment("take", seat=0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        environment.step(0)
    observation, _ = environment.reset(seed=1)
    done = False
    while not done:
        observation, _, done, _, _ = environment.step(observation["action_mask"].argmax())
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        environment.step(0)
    environment.reset()
    environment.step(0)


def test_an_opponent_that_plays_illegally_is_told_the_legal_actions() -> None:
    environment = GameEnvironment("take", opponent=lambda observation: int(observation["action_mask"].argmin()), seat=1)
    with pytest.raises(zashiki.IllegalMove, match=r"The opponent's policy: Action 1 .* Legal: 0 \(A\)"):
        environment.reset(seed=1)


def test_bad_arguments_are_explained() -> None:
    with pytest.raises(zashiki.BadArgument, match="Did you mean 'greedy'"):
        GameEnvironment("take", opponent="greddy")
    with pytest.raises(zashiki.BadArgument, match="a number from 0 to 1"):
        GameEnvironment("take", seat=2)
    with pytest.raises(zashiki.BadArgument, match="'human' or 'ansi'"):
        GameEnvironment("take", render_mode="rgb_array")
