"""PettingZoo: an AEC environment for every installed game, such as `naishi_v0`.

    >>> from zashiki.research.pettingzoo import naishi_v0
    >>> environment = naishi_v0.env(render_mode="ansi")
    >>> environment.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = environment.last()
    >>> environment.agent_selection, observation["action_mask"].sum()
    ('player_0', np.int64(2))

An observation is a dictionary with the features of the game for this seat and a mask of the legal actions. `reset` with
a seed deals the same game as `zashiki.deal` with that seed. Rewards come at the end: 1 for the winner, −1 for the
others, and for a shared win a number between them, as in `zashiki.Batch`.

An illegal action ends the episode: its agent is terminated with the reward −1, the others are truncated with 0, and the
agent's info says under `illegal_action` which actions were legal.
"""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from zashiki.kernel.errors import missing_extra

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError:
    raise ModuleNotFoundError(missing_extra("research", __name__)) from None

from zashiki.kernel.engine import check_count
from zashiki.kernel.position import Position
from zashiki.kernel.random import SEED_BITS
from zashiki.kernel.registry import find, installed_games
from zashiki.research.common import Observation, legal_move, objection, observe, rewards
from zashiki.research.environments import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    check_render_mode,
    observation_space,
    render,
)

VERSION = "_v0"
"""The end of the names of environments. The number grows when old results can no longer be compared with new ones."""


class GameEnvironment(AECEnv):  # type: ignore[misc]
    """A game as an environment in which the agents act one at a time."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """`max_cycles` truncates the episode after that number of decisions times the number of players."""
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles is not None:
            check_count("max_cycles", max_cycles)
        book = find(game)
        self.metadata = {"name": f"{game}{VERSION}", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self._random = random.Random()
        self._deal: dict[str, Any] = {"game": game, "players": players, "options": options}
        self.position = self._new_position(seed=0)
        """The position, which no agent may look at: it holds everybody's cards."""
        self._max_decisions = None if max_cycles is None else max_cycles * self.position.players
        self.possible_agents = [f"player_{seat}" for seat in range(self.position.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(book) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(book.moves)) for agent in self.possible_agents}

    def _new_position(self, seed: int) -> Position:
        return Position.deal(seed=seed, **self._deal)

    def observation_space(self, agent: str) -> Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. With a seed, it and the games of the following resets are always the same."""
        if seed is None:
            self.position = self._new_position(self._random.getrandbits(SEED_BITS))
        else:
            number: Any = seed
            if isinstance(number, np.integer):
                number = int(number)
            self.position = self._new_position(number)
            self._random = random.Random(number)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees."""
        return observe(self.position, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Plays an action of the selected agent; None for one that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        move = legal_move(self.position, action)
        if move is None:
            self._end_by_illegal_action(agent, action)
        else:
            self._play(move)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _play(self, move: str) -> None:
        self.position.push(move)
        if self.position.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, rewards(self.position), strict=True))
        elif self.position.ply == self._max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def _end_by_illegal_action(self, agent: str, action: object) -> None:
        message = objection(self.position, action)
        EnvLogger.get_logger().warning(message)
        self.infos[agent] = {"illegal_action": message}
        self.rewards[agent] = ILLEGAL_REWARD
        self.terminations[agent] = True
        self.truncations = {other: other != agent for other in self.agents}

    def _select(self) -> None:
        player = self.position.player
        self.agent_selection = self.agents[0 if player is None else player]

    def render(self) -> str | None:
        """The board as the seat to decide sees it: as text with the mode `ansi`, printed with `human`."""
        return render(self.position, self.render_mode)


class Environments:
    """The functions that create a game's environments, as PettingZoo's modules have them."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, **settings: Any) -> GameEnvironment:
        """The environment itself; the settings are those of `GameEnvironment`."""
        return GameEnvironment(self.game, **settings)

    def env(self, **settings: Any) -> OrderEnforcingWrapper:
        """The environment, with clear errors for calls in the wrong order."""
        return OrderEnforcingWrapper(self.raw_env(**settings))


def __getattr__(name: str) -> Environments:
    game = name.removesuffix(VERSION)
    if name.endswith(VERSION) and game in installed_games():
        return Environments(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *(f"{game}{VERSION}" for game in installed_games())]
