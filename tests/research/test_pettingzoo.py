"""The PettingZoo environments: PettingZoo's own tests over many seeds, illegal actions, and secrets."""

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper, aec_to_parallel

import zashiki
from tests.effort import effort
from tests.leaks import SECRETIVE
from tests.playing import Variant
from zashiki.kernel.registry import find, installed_games
from zashiki.research import pettingzoo
from zashiki.research.pettingzoo import Environments, GameEnvironment

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent"),
]
SEEDS = effort(1, 15, 250)
VARIANTS = [Variant(game, players=players) for game in installed_games() for players in find(game).players]


class Seeded(BaseWrapper):  # type: ignore[misc]
    """Deals the games of a series, where a test of PettingZoo resets without a seed or with its own."""

    def __init__(self, environment: Any, seed: int) -> None:
        super().__init__(environment)
        self._seeds = random.Random(seed)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(self._seeds.getrandbits(64), options)
        for place, agent in enumerate(self.agents):
            self.action_space(agent).seed(self._seeds.getrandbits(30) + place)


class Alternating(Seeded):
    """Replaces each action, which a test draws from all, by a legal one after which the other seat decides."""

    def step(self, action: int | None) -> None:
        if action is None:
            super().step(None)
            return
        position = self.unwrapped.position
        for move in position.legal_moves:
            if position.preview(move)["player"][0] != position.player:
                super().step(position.rulebook.actions[move])
                return
        raise AssertionError("no move ends the turn")


def environments(variant: Variant) -> Iterator[Any]:
    for seed in range(SEEDS):
        yield Seeded(Environments(variant.game).env(players=variant.players), seed)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_they_pass_the_test_of_the_api(variant: Variant) -> None:
    for environment in environments(variant):
        api_test(environment)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_they_pass_the_test_of_seeds(variant: Variant) -> None:
    for seed in range(SEEDS):
        seed_test(lambda: Seeded(Environments(variant.game).env(players=variant.players), seed))  # noqa: B023


def test_they_pass_the_test_of_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(SEEDS):
        render_test(lambda **settings: Seeded(Environments(game).env(**settings), seed))  # noqa: B023
    assert "Seat 0" in capsys.readouterr().out


def test_they_pass_the_test_of_cycles() -> None:
    """The test draws illegal actions too, and wants every agent to act once in a cycle, in the order of the seats.

    Ta-Ke has an action that ends the turn in every position. In Naishi a turn begins with actions that never end it,
    and in Ninjato the order of the seats changes and a visit takes several decisions, so neither can pass it: there,
    `test_an_episode_is_truncated_after_its_cycles` says what cycles do.
    """

    def create(seed: int, max_cycles: int) -> Any:
        environment = Environments("take").env(max_cycles=max_cycles)
        environment.unwrapped.metadata["is_parallelizable"] = True
        return Alternating(environment, seed)

    for seed in range(SEEDS):
        max_cycles_test(
            SimpleNamespace(
                env=lambda max_cycles: create(seed, max_cycles),  # noqa: B023
                parallel_env=lambda max_cycles: aec_to_parallel(create(seed, max_cycles)),  # noqa: B023
            )
        )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_episode_is_truncated_after_its_cycles(variant: Variant) -> None:
    environment = GameEnvironment(variant.game, players=variant.players, max_cycles=3)
    environment.reset(seed=1)
    play(environment, random.Random(1))
    assert environment.position.ply == 3 * environment.position.players
    assert not environment.position.is_over


def play(environment: Any, chooser: random.Random) -> dict[str, float]:
    """Plays an episode at random; returns every agent's reward."""
    rewards: dict[str, float] = {}
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        rewards[agent] = rewards.get(agent, 0) + reward
        done = terminated or truncated
        environment.step(None if done else chooser.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_winners_are_rewarded(variant: Variant) -> None:
    environment = Environments(variant.game).env(players=variant.players)
    for seed in range(SEEDS):
        environment.reset(seed=seed)
        rewards = play(environment, random.Random(seed))
        winners = [f"player_{seat}" for seat in environment.unwrapped.position.outcome.winners]
        assert rewards == {agent: 2 * (agent in winners) / len(winners) - 1 for agent in environment.possible_agents}


def test_a_seed_deals_the_game_that_zashiki_deals(game: str) -> None:
    environment = Environments(game).env()
    environment.reset(seed=7)
    assert environment.unwrapped.position == zashiki.deal(game, seed=7)
    environment.reset()
    again = environment.unwrapped.position
    assert again != zashiki.deal(game, seed=7)
    environment.reset(seed=7)
    environment.reset()
    assert environment.unwrapped.position == again


def test_options_and_players_are_those_of_a_deal() -> None:
    for book in map(find, installed_games()):
        options = {name: values[-1] for name, values in book.options.items()}
        environment = GameEnvironment(book.name, players=book.players[-1], options=options)
        environment.reset(seed=3)
        assert environment.position.options == options
        assert environment.num_agents == book.players[-1]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("wrong", [None, -1, 10**6, 1.5, "A", "first illegal"])
def test_an_illegal_action_ends_the_episode_and_names_the_legal_ones(variant: Variant, wrong: Any) -> None:
    environment = Environments(variant.game).env(players=variant.players)
    environment.reset(seed=1)
    agent = environment.agent_selection
    mask = environment.observe(agent)["action_mask"]
    if wrong == "first illegal":
        wrong = np.flatnonzero(mask == 0)[0]
    environment.step(wrong)
    assert environment.terminations == {other: other == agent for other in environment.agents}
    assert environment.truncations == {other: other != agent for other in environment.agents}
    assert environment.rewards == {other: -1.0 * (other == agent) for other in environment.agents}
    moves = environment.unwrapped.position.rulebook.moves
    for action in np.flatnonzero(mask):
        assert f" {action} ({moves[action]})" in environment.infos[agent]["illegal_action"]
    for _ in environment.agent_iter():
        environment.step(None)
    assert not environment.agents


@pytest.mark.parametrize("game", SECRETIVE)
def test_an_agent_cannot_tell_apart_what_its_seat_cannot(game: str) -> None:
    environment = GameEnvironment(game)
    for seed in range(SEEDS):
        environment.reset(seed=seed)
        chooser = random.Random(seed)
        while not environment.position.is_over:
            real = environment.position
            for seat, agent in enumerate(environment.agents):
                seen = environment.observe(agent)
                environment.position = real.imagine(seat, seed=seed)
                imagined = environment.observe(agent)
                environment.position = real
                assert seen["observation"].tobytes() == imagined["observation"].tobytes()
                assert seen["action_mask"].tobytes() == imagined["action_mask"].tobytes()
            environment.step(environment.position.rulebook.actions[chooser.choice(real.legal_moves)])


def test_only_games_have_environments() -> None:
    assert {f"{game}_v0" for game in installed_games()} <= set(dir(pettingzoo))
    with pytest.raises(ImportError, match="chess_v0"):
        from zashiki.research.pettingzoo import chess_v0  # noqa: F401, PLC0415
    with pytest.raises(zashiki.BadArgument, match="'human' or 'ansi'"):
        GameEnvironment("take", render_mode="rgb_array")
    with pytest.raises(zashiki.BadArgument, match="max_cycles"):
        GameEnvironment("take", max_cycles=0)


def test_impossible_seeds_are_rejected_and_change_nothing() -> None:
    impossible: list[Any] = [-1, 1.5, "7", float("nan"), 2**256]
    environments = [Environments("take").raw_env() for _ in range(2)]
    for environment in environments:
        environment.reset(seed=3)
    for seed in impossible:
        with pytest.raises(zashiki.BadArgument, match="A seed is a whole number"):
            environments[0].reset(seed=seed)
    for environment in environments:
        environment.reset()
    assert environments[0].position == environments[1].position


def test_seeds_may_be_numbers_of_numpy() -> None:
    environment = Environments("take").raw_env()
    seed: Any = np.int64(7)
    environment.reset(seed=seed)
    assert environment.position == zashiki.deal("take", seed=7)
