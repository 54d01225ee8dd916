"""Gymnasium: importing this module registers every installed game as an environment for one agent, `zashiki/NAME-v0`.

    >>> import gymnasium
    >>> import zashiki.research.gymnasium
    >>> environment = gymnasium.make("zashiki/Take-v0", opponent="greedy", seat=0)
    >>> observation, info = environment.reset(seed=7)
    >>> observation["action_mask"].sum()
    np.int64(8)

The agent plays against a chosen opponent, which decides for all other seats. Observations, rewards and illegal actions
are as in PettingZoo (`zashiki.research.pettingzoo`).
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from zashiki.kernel.errors import BadArgument, IllegalMove, did_you_mean, missing_extra, one_of, quoted

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ModuleNotFoundError:
    raise ModuleNotFoundError(missing_extra("research", __name__)) from None

from zashiki.kernel.position import Position
from zashiki.kernel.registry import find, installed_games
from zashiki.research.arena import PLAYERS, Player
from zashiki.research.common import Observation, legal_move, objection, observe, rewards
from zashiki.research.environments import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    check_render_mode,
    observation_space,
    render,
)

Policy: TypeAlias = Callable[[Observation], int]
"""Chooses an action from an observation."""
SEED_LIMIT = 1 << 63


class GameEnvironment(gymnasium.Env[Observation, Any]):
    """A game as an environment for one agent."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponent: str | Policy = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Without a `seat` the agent sits in another one in each episode, at random.

        The opponent is a player of the arena, such as `greedy` or `warashi3`, or a function from an observation to an
        action.
        """
        check_render_mode(render_mode)
        book = find(game)
        self._opponent = _player(opponent)
        self._deal: dict[str, Any] = {"game": game, "players": players, "options": options}
        self.position = Position.deal(seed=0, **self._deal)
        """The position, which the agent may not look at: it holds everybody's cards."""
        seats = self.position.players
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats):
            raise BadArgument(f"The agent's seat is a number from 0 to {seats - 1}, or None, not {quoted(seat)}.")
        self._fixed_seat = seat
        self.seat = 0 if seat is None else seat
        """The agent's seat in this episode."""
        self._is_done = True
        self.render_mode = render_mode
        self.observation_space = observation_space(book)
        self.action_space = Discrete(len(book.moves))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game, in which the opponent plays up to the agent's first decision."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEED_LIMIT)) if seed is None else int(seed)
        self.position = Position.deal(seed=deal, **self._deal)
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(self.position.players))
        self._let_others_play()
        self._is_done = False
        return observe(self.position, self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action, and the opponent's until the agent decides again."""
        if self._is_done:
            raise gymnasium.error.ResetNeeded("Call reset() first: no episode is running.")
        move = legal_move(self.position, action)
        if move is None:
            self._is_done = True
            info = {"illegal_action": objection(self.position, action)}
            return observe(self.position, self.seat), ILLEGAL_REWARD, True, False, info
        self.position.push(move)
        self._let_others_play()
        self._is_done = self.position.is_over
        reward = rewards(self.position)[self.seat]
        return observe(self.position, self.seat), reward, self._is_done, False, {}

    def _let_others_play(self) -> None:
        while self.position.player not in (self.seat, None):
            self.position.push(self._opponent(self.position))
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as the agent sees it: as text with the mode `ansi`, printed with `human`."""
        return render(self.position, self.render_mode, self.seat)


def _player(opponent: str | Policy) -> Player:
    if callable(opponent):
        return _following(opponent)
    if opponent not in PLAYERS:
        raise BadArgument(
            f"The opponent is {one_of(PLAYERS)}, or a function from an observation to an action, not "
            f"{quoted(opponent)}.{did_you_mean(opponent, PLAYERS)}"
        )
    return PLAYERS[opponent]


def _following(policy: Policy) -> Player:
    """The player that follows a policy."""

    def choose(position: Position) -> str:
        assert position.player is not None
        action = policy(observe(position, position.player))
        move = legal_move(position, action)
        if move is None:
            raise IllegalMove(f"The opponent's policy: {objection(position, action)}")
        return move

    return choose


def register(name: str) -> None:
    """Registers an installed game."""
    entry_point = f"{__name__}:{GameEnvironment.__name__}"
    gymnasium.register(f"zashiki/{name.capitalize()}-v0", entry_point=entry_point, kwargs={"game": name})


for _name in installed_games():
    register(_name)
