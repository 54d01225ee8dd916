"""OpenSpiel: importing this module registers every installed game as `zashiki_NAME`.

    >>> import pyspiel
    >>> import zashiki.research.open_spiel
    >>> game = pyspiel.load_game("zashiki_take(ninja_values=1/0)")
    >>> game.num_players(), game.num_distinct_actions()
    (2, 143)

Options are parameters of the game, and so is `players` where there is a choice. The chance player draws the seed of the
deal before the first decision, in `SEED_DIGITS` digits; everything else, such as later draws, follows from the seed. So
the rules have no other chance nodes, and a history is the whole game.

A state is a `Position` with the memories of its seats. What a seat is shown comes from redacted states only. The string
of an information state has perfect recall; both tensors are the game's features.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, NamedTuple

import numpy as np

from zashiki.kernel.errors import BadArgument, missing_extra, quoted

try:
    import pyspiel
except ModuleNotFoundError:
    raise ModuleNotFoundError(missing_extra("research", __name__)) from None

from zashiki.kernel.engine import moves_to_search
from zashiki.kernel.levels import DEFAULT_LEVEL
from zashiki.kernel.position import Position
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rulebook import Rulebook
from zashiki.research.common import legal_move, objection
from zashiki.warashi.analysis import analyse
from zashiki.warashi.levels import choose

PREFIX = "zashiki_"
SEED_DIGITS = 8
"""The number of chance nodes before the deal."""
DIGIT_VALUES = 16
"""The number of outcomes of each, equally likely: there are 2³² deals."""
LONGEST_GAME = 10_000
"""A bound on decisions in a game; usual games are much shorter."""
IMAGINED_SEED_BITS = 64
PLAYERS = "players"
"""The parameter for the number of players."""
FINGERPRINT_BYTES = 12
"""Enough that two information states have the same fingerprint once in billions of billions of states."""


class Memory(NamedTuple):
    """What a seat remembers of a game: its moves so far, and a fingerprint of all states as the seat saw them."""

    moves: tuple[str, ...] = ()
    fingerprint: bytes = b""
    plies: int = 0
    """The number of states of the position that are covered."""


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its options and number of players. `register` makes a subclass for each rulebook."""

    rulebook: ClassVar[Rulebook]
    """The game that is played."""
    game_type: ClassVar[Any]
    """What OpenSpiel knows of it."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        chosen, book = dict(parameters or {}), self.rulebook
        self.players = int(chosen.get(PLAYERS, book.players[0]))
        """The number of players."""
        self.options = {name: str(chosen.get(name, values[0])) for name, values in book.options.items()}
        """The options by name."""
        _deal(self, seed=0)
        super().__init__(self.game_type, _game_info(book, self.players), chosen)

    def new_initial_state(self) -> "State":
        """The state before the deal."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """The digits of the seed."""
        return SEED_DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "Observer":
        """An observer as OpenSpiel asks for it."""
        return Observer(self.rulebook, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Table:
    """A position and the memories of its seats. Copies share what does not change."""

    def __init__(self, position: Position, memories: list[Memory], movers: tuple[int, ...] = ()) -> None:
        self.position = position
        self._memories = memories
        self._movers = movers

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return Table(self.position.copy(), self._memories.copy(), self._movers)

    def play(self, move: str) -> None:
        """Plays a legal move."""
        assert self.position.player is not None
        self._movers += (self.position.player,)
        self.position.push(move)

    def recall(self, seat: int) -> Memory:
        """What a seat remembers, up to now: computed when somebody asks, as searches often do not."""
        memory, position = self._memories[seat], self.position
        if memory.plies <= position.ply:
            played, seen, fingerprint = position.moves, list(memory.moves), memory.fingerprint
            for ply in range(memory.plies, position.ply + 1):
                if ply:
                    seen.append(self._seen(played[ply - 1], self._movers[ply - 1], seat))
                fingerprint = _hash(fingerprint, " ".join(seen[-1:]).encode(), position.knowledge(seat, ply))
            memory = self._memories[seat] = Memory(tuple(seen), fingerprint, position.ply + 1)
        return memory

    def _seen(self, move: str, mover: int, seat: int) -> str:
        """A move as a seat saw it when it was made."""
        book = self.position.rulebook
        return move if mover == seat else book.concealed.get(book.actions[move], move)

    def imagined(self, seat: int, seed: int) -> "Table":
        """A table as a seat might imagine it. That seat remembers what it did; of the others nothing is known."""
        memories = [Memory()] * self.position.players
        memories[seat] = self.recall(seat)._replace(plies=1)
        return Table(self.position.imagine(seat, seed=seed), memories)


class State(pyspiel.State):  # type: ignore[misc]
    """A state of a game: before the deal, which the chance player decides, or a table."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._digits: tuple[int, ...] = ()
        self._table: Table | None = None
        self._player = int(pyspiel.PlayerId.CHANCE)  # kept, because OpenSpiel asks for it many times per decision

    @property
    def table(self) -> Table:
        """The position and the memories of its seats; raises BadArgument before the deal."""
        if self._table is None:
            raise BadArgument("There is no position before the chance player has drawn all digits of the seed.")
        return self._table

    @property
    def position(self) -> Position:
        """The position; raises BadArgument before the deal."""
        return self.table.position

    @property
    def is_dealt(self) -> bool:
        """Whether the chance player has drawn the seed."""
        return self._table is not None

    def current_player(self) -> int:
        """The seat to decide, or one of OpenSpiel's special players."""
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of the next digit of the seed, equally likely."""
        return [(value, 1 / DIGIT_VALUES) for value in range(DIGIT_VALUES)]

    def _apply_action(self, action: int) -> None:
        if self._table is None:
            self._draw_digit(action)
            return
        move = legal_move(self.position, action)
        if move is None:
            raise pyspiel.SpielError(objection(self.position, action))
        self.table.play(move)
        self._note_player()

    def _draw_digit(self, value: int) -> None:
        if not 0 <= value < DIGIT_VALUES:
            raise pyspiel.SpielError(f"A digit of the seed is a number from 0 to {DIGIT_VALUES - 1}, not {value}.")
        self._digits = (*self._digits, value)
        if len(self._digits) == SEED_DIGITS:
            position = _deal(self.get_game(), seed_of(self._digits))
            self._begin(Table(position, [Memory()] * position.players))

    def _begin(self, table: Table) -> None:
        self._table = table
        self._note_player()

    def _note_player(self) -> None:
        player = self.position.player
        self._player = int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {len(self._digits)}: {action}"
        moves = self.get_game().rulebook.moves
        return moves[action] if 0 <= action < len(moves) else f"no action {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        """Every player's payoff: 0 before the end; then 1 for a win and, between two players, −1 for a loss.

        In general (n · share − 1) / (n − 1) for n players and a share of the win, so that all payoffs add up to 0.
        """
        return [0.0] * self.num_players() if self._table is None else _payoffs(self._table.position)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "State":
        """A state that a player cannot tell from this one: all that it cannot know is dealt again at random.

        It has no history, because the past of an imagined state is unknown.
        """
        if player_id not in range(self.num_players()):
            raise BadArgument(f"A player is a number from 0 to {self.num_players() - 1}, not {quoted(player_id)}.")
        state = State(self.get_game())
        seed = int(probability_sampler() * (1 << IMAGINED_SEED_BITS))
        state._begin(self.table.imagined(player_id, seed))
        return state

    def __str__(self) -> str:
        """For people who debug: a fingerprint of the full state, and the board as the seat to decide sees it."""
        if self._table is None:
            return f"seed {self._digits}"
        return f"{_hash(bytes(self.position)).hex()}\n{self.position}"


def seed_of(digits: Sequence[int]) -> int:
    """The seed of the deal that the chance player has drawn.

    >>> seed_of([0, 0, 0, 0, 0, 0, 1, 2])
    18
    """
    seed = 0
    for digit in digits:
        seed = seed * DIGIT_VALUES + digit
    return seed


class Observer:
    """Observes states for one seat, or only what everybody sees, as OpenSpiel's `IIGObservationType` says."""

    def __init__(self, book: Rulebook, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise BadArgument(f"Observations of {book.title} have no parameters, so {quoted(dict(params))} has no use.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadArgument("There are no observations of what all players hide from each other.")
        self._has_seat = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._has_recall = kind.perfect_recall
        has_tensor = self._has_seat and book.features is not None
        self.tensor = np.zeros(len(book.features), dtype=np.float32) if has_tensor and book.features else None
        """The features; None if only what everybody sees is observed."""
        self.dict = {} if self.tensor is None else {"features": self.tensor}
        """The tensor by name."""

    def set_from(self, state: State, player: int) -> None:
        """Fills the tensor."""
        if self.tensor is not None:
            self.tensor[:] = state.position.features(player) if state.is_dealt else 0

    def string_from(self, state: State, player: int) -> str:
        """What the seat remembers, or the board as it looks now, with a fingerprint of what the seat knows."""
        if not state.is_dealt:
            return "before the deal"
        seat = player if self._has_seat else None
        if self._has_recall and seat is not None:
            memory = state.table.recall(seat)
            return f"{' '.join(memory.moves)} #{memory.fingerprint.hex()}".lstrip()
        board = "".join(text for text, _ in state.position.board(seat))
        return f"#{_hash(state.position.knowledge(seat)).hex()}\n{board}"


class WarashiBot(pyspiel.Bot):  # type: ignore[misc]
    """Warashi as a bot for OpenSpiel, at a level or, with `seconds`, as good as it can be in that time per decision."""

    def __init__(self, level: int = DEFAULT_LEVEL, seconds: float | None = None, seed: int = 0) -> None:
        super().__init__()
        self._level = level
        self._seconds = seconds
        self._random = np.random.default_rng(seed)

    def restart_at(self, state: State) -> None:
        """Warashi remembers nothing between decisions."""

    def inform_action(self, state: State, player_id: int, action: int) -> None:
        """Warashi sees in the state what others did."""

    def step(self, state: State) -> int:
        """The action that Warashi chooses."""
        position, seed = state.position, int(self._random.integers(1 << 63))
        if len(moves_to_search(position, None)) == 1:
            return position.legal_actions[0]
        if self._seconds is None:
            return position.rulebook.actions[choose(position, self._level, seed=seed)]
        candidates = analyse(position, None, self._seconds, seed=seed)
        return position.rulebook.actions[candidates[0].move] if candidates else position.legal_actions[0]


def register(name: str) -> None:
    """Registers an installed game, with the name `zashiki_NAME`."""
    book = find(name)
    game_type = _game_type(book)
    # A class, because OpenSpiel releases it when Python has ended already, which only a class survives.
    pyspiel.register_game(game_type, type(f"{PREFIX}{name}", (Game,), {"rulebook": book, "game_type": game_type}))


def _game_type(book: Rulebook) -> Any:
    parameters: dict[str, Any] = {name: values[0] for name, values in book.options.items()}
    if len(book.players) > 1:
        parameters[PLAYERS] = book.players[0]
    kinds = pyspiel.GameType
    information = kinds.Information.IMPERFECT_INFORMATION if book.has_secrets else kinds.Information.PERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"{PREFIX}{book.name}",
        long_name=book.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(book.players),
        min_num_players=min(book.players),
        provides_information_state_string=True,
        provides_information_state_tensor=book.features is not None,
        provides_observation_string=True,
        provides_observation_tensor=book.features is not None,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


def _game_info(book: Rulebook, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(book.moves),
        max_chance_outcomes=DIGIT_VALUES,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST_GAME,
    )


def _payoffs(position: Position) -> list[float]:
    if position.outcome is None:
        return [0.0] * position.players
    winners, seats = position.outcome.winners, position.players
    return [(seats * (seat in winners) / len(winners) - 1) / (seats - 1) for seat in range(seats)]


def _deal(game: Game, seed: int) -> Position:
    return Position.deal(game.rulebook.name, seed=seed, players=game.players, options=game.options)


def _hash(*parts: bytes) -> bytes:
    digest = blake2b(digest_size=FINGERPRINT_BYTES)
    for part in parts:
        digest.update(part)
    return digest.digest()


for _name in installed_games():
    register(_name)
