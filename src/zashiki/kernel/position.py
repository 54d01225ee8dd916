"""`Position`: the main interface for programs, similar to `Board` of python-chess."""

import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import deepcopy
from typing import Any

import msgspec
import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.errors import BadArgument, BadSnapshot, IllegalMove, ZashikiError, because, nearest, quoted
from zashiki.kernel.facts import Fact, new_facts
from zashiki.kernel.random import new_seed, seed_words
from zashiki.kernel.registry import find
from zashiki.kernel.rule import report_compiling
from zashiki.kernel.rulebook import SPECTATOR, PlainState, Rulebook, Span
from zashiki.kernel.types import States
from zashiki.kernel.wording import RefusedMove, foretold

_FIRST_CAPACITY = 16
_DEEPEST_SNAPSHOT = 8
_LARGEST_NUMBER = 2**63


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    """The winning seats; more than one for a draw or a shared win."""
    scores: tuple[int, ...]
    """Every seat's points."""


class _Scratch:
    """Memory for facts that are copied at once, with room for all moves of any position of a game."""

    def __init__(self, book: Rulebook) -> None:
        self.facts = new_facts(book.most_facts * (book.legal_buffer_size + 1))
        self.counts = np.zeros(book.legal_buffer_size + 1, dtype=np.int64)
        self.after = np.zeros(1, dtype=book.STATE)


class _Scratches(threading.local):
    """Such memory for each game; each thread has its own."""

    def __init__(self) -> None:
        self._scratches: dict[Rulebook, _Scratch] = {}

    def of(self, book: Rulebook) -> _Scratch:
        """The memory for a game."""
        if book not in self._scratches:
            self._scratches[book] = _Scratch(book)
        return self._scratches[book]


_scratches = _Scratches()


class Position:
    """A position in a game, with the moves that led to it.

    Moves are given in notation; `rulebook.moves` and `rulebook.actions` translate from and to action numbers.

    >>> position = Position.deal("take", seed=7)
    >>> position.player
    0
    >>> position.legal_moves
    ['A', 'B', 'C', 'D', 'E>D', 'E>R', 'E>G', 'E>N']
    >>> position.push("E>R")
    >>> position.scores
    (3, 0)
    >>> position.pop()
    'E>R'
    """

    __slots__ = (
        "_actions",
        "_count",
        "_deciders",
        "_legal",
        "_legal_names",
        "_ply",
        "_previewed",
        "_redacted",
        "_seed",
        "_setup",
        "_states",
        "rulebook",
    )

    rulebook: Rulebook
    """The rulebook of the game."""

    def __init__(self, rulebook: Rulebook, seed: int, setup: dict[str, Any] | None = None) -> None:
        """Used by `deal`, `restore` and `imagine`, which fill the first state."""
        self.rulebook = rulebook
        self._seed = seed
        self._setup = setup
        self._hold(np.zeros(_FIRST_CAPACITY, dtype=rulebook.STATE))
        self._actions: list[int] = []
        self._legal = np.zeros(rulebook.legal_buffer_size, dtype=np.int32)
        self._previewed: tuple[int, Any, int] | None = None
        """The action of the last preview, and the legal ones after it; its state lies behind the current one."""
        self._legal_names: list[str] | None = None
        self._count = 0
        self._ply = 0
        self._redacted: dict[tuple[int, int], States] = {}

    @classmethod
    def deal(
        cls,
        game: str,
        seed: int | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> "Position":
        """A new game. Without a seed the deal is unpredictable."""
        book = find(game)
        seed = new_seed() if seed is None else seed
        position = cls(book, seed)
        prepare(book, position._states, seed_words(seed), players, options)
        with report_compiling(book.title, "rules"):
            position._count = dispatch.begin(position._states, position._legal)
        return position

    @classmethod
    def restore(cls, snapshot: Mapping[str, Any], seed: int | None = None) -> "Position":
        """The position of a snapshot. The seed determines all further random draws.

        A snapshot does not contain the random state, so a restored position usually differs from the original one.
        Compare snapshots instead.
        """
        if not isinstance(snapshot, Mapping):
            raise BadSnapshot(f"A snapshot is a mapping as returned by Position.snapshot(), not {quoted(snapshot)}.")
        seed = new_seed() if seed is None else seed
        words = seed_words(seed)
        check_plain(snapshot)
        rest = dict(snapshot)
        game, options = rest.pop("game", None), rest.pop("options", None)
        if game is None or not isinstance(options, Mapping):
            raise BadSnapshot("A snapshot has the name of its 'game', and its 'options' as a mapping.")
        try:
            book = find(game)
            position = cls(book, seed)
            prepare(book, position._states, words, rest.get("players"), options)
        except ZashikiError as error:
            raise BadSnapshot(f"Snapshot: {error}") from None
        missing = [name for name in book.options if name not in options]
        if missing:
            raise BadSnapshot(f"Snapshot of {book.title}: options lacks {', '.join(missing)}.")
        with report_compiling(book.title, "rules"):
            book.restore(position._states[:1], rest)
            position._refresh()
        position._setup = position.snapshot()
        return position

    # The current position

    @property
    def legal_moves(self) -> list[str]:
        """The legal moves in notation; empty when the game is over."""
        if self._legal_names is None:
            names = self.rulebook.moves
            self._legal_names = [names[action] for action in self._legal[: self._count].tolist()]
        return self._legal_names.copy()

    @property
    def legal_actions(self) -> list[int]:
        """The legal moves as numbers of actions, ascending; empty when the game is over."""
        actions: list[int] = self._legal[: self._count].tolist()
        return actions

    @property
    def player(self) -> int | None:
        """The seat to decide; None when the game is over."""
        player = int(self._deciders[self._ply])
        return None if player < 0 else player

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self._states["seats"][self._ply])

    @property
    def options(self) -> dict[str, str]:
        """The options of the game, by name."""
        return self.rulebook.option_names(self._states["options"][self._ply].tolist())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._count == 0

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's current points; final when the game is over."""
        out = np.zeros(self.players, dtype=np.int64)
        dispatch.scores_at(self._states, self._ply, out)
        return tuple(out.tolist())

    @property
    def outcome(self) -> Outcome | None:
        """The winners and scores; None while the game goes on."""
        standings = self.standings
        if standings is None:
            return None
        best = max(standings)
        return Outcome(tuple(seat for seat, standing in enumerate(standings) if standing == best), self.scores)

    @property
    def standings(self) -> tuple[int, ...] | None:
        """For every seat a number that decides the ranking, the greatest first; None while the game goes on.

        These are the points and what breaks ties: seats with equal standings share their rank.
        """
        if not self.is_over:
            return None
        out = np.zeros(self.players, dtype=np.int64)
        dispatch.standings_at(self._states, self._ply, out)
        return tuple(out.tolist())

    @property
    def ply(self) -> int:
        """The number of moves since the deal, or since the snapshot."""
        return self._ply

    @property
    def moves(self) -> list[str]:
        """The moves since the deal, or since the snapshot."""
        return [self.rulebook.moves[action] for action in self._actions]

    def moves_seen(self, seat: int | None) -> list[str]:
        """The moves as a seat may see them during the game: the hidden choice of another seat is shown as `k?`, say."""
        viewer = self._viewer(seat)
        movers = self._states["player"].tolist()
        concealed = {} if self.is_over else self.rulebook.concealed
        return [
            move if mover == viewer else concealed.get(action, move)
            for move, action, mover in zip(self.moves, self._actions, movers, strict=False)
        ]

    @property
    def seed(self) -> int:
        """The seed of all random draws, past and future. It must stay secret while the game goes on."""
        return self._seed

    @property
    def setup(self) -> dict[str, Any] | None:
        """The snapshot that the game started from; None for a game that was dealt."""
        return self._setup

    # Playing

    def push(self, move: str) -> None:
        """Plays a move, given in notation. Raises `IllegalMove` if it is not legal; then nothing changes."""
        action = self._action(move)
        if self._previewed is not None and self._previewed[0] == action:
            _, self._legal, count = self._previewed
        else:
            self._make_room()
            count = dispatch.advance(self._states, self._ply, action, self._legal, self._count)
            if count < 0:
                raise self._refused(move, action)
        self._previewed = None
        self._count = count
        self._legal_names = None
        self._ply += 1
        self._actions.append(action)

    def preview(self, move: str) -> Any:
        """The state after a move, as an array of one; None if the move is not legal. The position does not change.

        The array is valid until the next call of `push` or `preview`.
        """
        action = self.rulebook.actions.get(move) if isinstance(move, str) else None
        if action is None:
            return None
        self._make_room()
        legal = self._legal.copy()
        count = dispatch.advance(self._states, self._ply, action, legal, self._count)
        if count < 0:
            return None
        self._previewed = action, legal, count
        return self._states[self._ply + 1 : self._ply + 2]

    def _make_room(self) -> None:
        if self._ply + 1 == len(self._states):
            self._hold(np.concatenate([self._states, np.zeros_like(self._states)]))

    def pop(self) -> str:
        """Takes the last move back and returns it."""
        if not self._actions:
            raise IllegalMove(because("nothing-to-take-back"))
        self._redacted.clear()
        self._previewed = None
        self._ply -= 1
        self._refresh()
        return self.rulebook.moves[self._actions.pop()]

    def copy(self) -> "Position":
        """An independent copy, with the same past."""
        twin = Position(self.rulebook, self._seed, self._setup)
        twin._hold(self._states.view(np.uint8).copy().view(self.rulebook.STATE))
        twin._actions = self._actions.copy()
        twin._legal = self._legal.copy()
        twin._count, twin._ply = self._count, self._ply
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        twin = self.copy()
        twin._setup = deepcopy(self._setup, memo)
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        states = self._states[: self._ply + 1].tobytes()
        return self.rulebook, self._seed, self._setup, states, self._actions

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        rulebook, seed, setup, states, actions = state
        Position.__init__(self, rulebook, seed, setup)
        self._hold(np.frombuffer(states, dtype=rulebook.STATE).copy())
        self._actions, self._ply = actions, len(actions)
        self._refresh()

    # Hidden information and presentation

    def view(self, seat: int | None, sharing: Collection[int] = ()) -> Any:
        """What a seat sees, as the game's `View` (such as `zashiki.games.take.View`); None is a spectator.

        It also sees what the seats in `sharing` see: all of them lay their cards open when a match is over.
        """
        return self.rulebook.layout.decode(self.view_record(seat, sharing))

    def view_record(self, seat: int | None, sharing: Collection[int] = ()) -> Any:
        """What `view` decodes: an array of one record, whose bytes follow `rulebook.layout`."""
        viewer, book = self._viewer(seat), self.rulebook
        views = np.zeros(1, dtype=book.layout.dtype)
        with report_compiling(book.title, "view"):
            dispatch.shown(self._read_shared(viewer, sharing), viewer, views)
        return views

    def features(self, seat: int) -> Any:
        """The position as a seat sees it, as an array of 32-bit floats: one for each of `rulebook.features`."""
        if self.rulebook.features is None:
            raise BadArgument(f"{self.rulebook.title} has no features.")
        viewer = self._viewer(seat)
        if viewer == SPECTATOR:
            raise BadArgument("Features are made for a seat, not for a spectator.")
        out = np.empty(len(self.rulebook.features), dtype=np.float32)
        dispatch.observed(self._states, self._ply, np.empty(1, dtype=self.rulebook.STATE), viewer, out)
        return out

    def knowledge(self, seat: int | None, ply: int | None = None) -> bytes:
        """The bytes of the state as a seat may know it, now or at an earlier ply."""
        viewer, at = self._viewer(seat), self._ply if ply is None else ply
        if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at <= self._ply:
            raise BadArgument(because("no-ply", ply=quoted(at), moves=self._ply))
        target = np.empty(1, dtype=self.rulebook.STATE)
        dispatch.redacted(self._states, at, target, viewer)
        return target.tobytes()

    def events(self, seat: int | None, ply: int | None = None) -> list[Fact]:
        """The events of a move as a seat sees them: of the last move, or of the one made at `ply`, counted from 0."""
        viewer, at = self._viewer(seat), self._made(ply)
        before, after = self._read(viewer, at), self._read(viewer, at + 1)
        return self._facts(dispatch.told, before, after, self._actions[at], viewer)

    def event_records(self, seat: int | None) -> tuple[bytes, int]:
        """What `events` decodes for the last move: records of the type `FACT`, and their number."""
        viewer, at = self._viewer(seat), self._made(None)
        before, after = self._read(viewer, at), self._read(viewer, at + 1)
        facts = _scratches.of(self.rulebook).facts
        with report_compiling(f"the events of {self.rulebook.title}"):
            count = dispatch.told(before, after, self._actions[at], viewer, facts)
        return facts[:count].tobytes(), count

    def reveals(self, ply: int | None = None) -> bool:
        """Whether a move told a seat or a spectator something they could not know; moves are counted as in `events`."""
        at = self._made(ply)
        return bool(dispatch.revealing(self._states, at, self._actions[at]))

    def _made(self, ply: int | None) -> int:
        """The ply of a move that was made; by default of the last one."""
        at = self._ply - 1 if ply is None else ply
        if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at < self._ply:
            raise BadArgument(because("no-move-at", ply=quoted(at), moves=self._ply))
        return at

    def foresee(self, move: str) -> list[Fact]:
        """What a legal move would do, as far as the seat to decide can know."""
        action = self._legal_action(move)
        seen = self._read(self._viewer(self.player))
        return self._facts(dispatch.foretold, seen, np.empty_like(seen), action)

    def describe(self, move: str, language: str | None = None) -> str:
        """What a legal move would do, in words."""
        return foretold(catalogue(language), self.rulebook.name, self.foresee(move))

    def explain(self, seat: int | None, of: int, sharing: Collection[int] = ()) -> list[Fact]:
        """Where the points of a seat (`of`) come from, as far as another seat, or a spectator, may see it now.

        `sharing` are seats that show what they see, as for `view`. Empty if the events have told every point.
        """
        viewer = self._viewer(seat)
        seen = self._read_shared(viewer, sharing)
        return self._facts(dispatch.explained, seen, viewer, self._viewer(of))

    @property
    def question(self) -> list[Fact]:
        """The question to the seat to decide; empty when the game is over."""
        return [] if self.is_over else self._facts(dispatch.asked, self._read(self._viewer(self.player)))

    def prompt_records(self, with_previews: bool = True) -> tuple[bytes, list[int]]:
        """What `question`, and `foresee` for every legal move, decode: records, and the number of each one's facts."""
        scratch, count = _scratches.of(self.rulebook), self._count if with_previews else 0
        seen = self._read(self._viewer(self.player))
        with report_compiling(f"the events of {self.rulebook.title}"):
            total = dispatch.prompted(seen, scratch.after, self._legal, count, scratch.facts, scratch.counts)
        return scratch.facts[:total].tobytes(), scratch.counts[: count + 1].tolist()

    def refusal(self, move: str) -> list[Fact]:
        """Why a move that exists is not legal now; empty when the game is over."""
        return self._refusal(self._action(move))

    def _refusal(self, action: int) -> list[Fact]:
        if self.is_over:
            return []
        return self._facts(dispatch.refused, self._read(self._viewer(self.player)), action)

    def _facts(self, write: Callable[..., int], *arguments: Any) -> list[Fact]:
        """The facts that a function of `dispatch` writes."""
        book = self.rulebook
        facts = new_facts(book.most_facts)
        with report_compiling(book.title, "events"):
            count = write(*arguments, facts)
        return book.messages.decode(facts, count)

    def board(self, seat: int | None, names: Sequence[str] = (), language: str | None = None) -> list[Span]:
        """The board as text, as a seat sees it, in pieces with their styles."""
        return self._picture(self.rulebook.board, seat, names, language)

    def glance(self, seat: int | None, names: Sequence[str] = (), language: str | None = None) -> list[Span]:
        """The part of the board that matters during a turn, for a player who has seen all of it."""
        return self._picture(self.rulebook.glance, seat, names, language)

    def imagine(self, seat: int | None, seed: int | None = None) -> "Position":
        """A full position that the seat cannot tell from this one: all that it cannot know is dealt again at random."""
        viewer = self._viewer(seat)
        seed = new_seed() if seed is None else seed
        other = Position(self.rulebook, seed)
        dispatch.imagined(self._states, self._ply, other._states, viewer, seed_words(seed))
        other._refresh()
        other._setup = other.snapshot()
        return other

    # The position as data

    def snapshot(self) -> dict[str, Any]:
        """The full position as plain data, including hidden information: for tests, tools and finished games."""
        return {
            "game": self.rulebook.name,
            "options": self.options,
            **self.rulebook.snapshot(PlainState(self._states[self._ply :])),
        }

    def __str__(self) -> str:
        """The board as the seat to decide sees it."""
        return "".join(text for text, _ in self.board(self.player))

    def __repr__(self) -> str:
        turn = "over" if self.is_over else f"seat {self.player} to decide"
        return f"<Position {self.rulebook.name}, {self._ply} moves, {turn}>"

    def __bytes__(self) -> bytes:
        """The bytes of the state."""
        return self._states[self._ply : self._ply + 1].tobytes()

    def __eq__(self, other: object) -> bool:
        """Whether the states are equal, including the random state. The past is not compared."""
        if not isinstance(other, Position):
            return NotImplemented
        return self.rulebook is other.rulebook and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        """A hash of the current state."""
        return hash((self.rulebook.name, bytes(self)))

    # Internals

    def _hold(self, states: Any) -> None:
        """Stores the states of all plies, and a view of the field `player`, because looking up a field is slow."""
        self._states = states
        self._deciders = states["player"]

    def _refresh(self) -> None:
        self._count = dispatch.legal_at(self._states, self._ply, self._legal)
        self._legal_names = None

    def _read(self, viewer: int, ply: int | None = None) -> States:
        """The current state, or the one at an earlier ply, redacted for a viewer: an array of one.

        A view, a question and the events of two moves need the same few of these, so those of two plies are cached.
        """
        key = viewer if self.rulebook.has_secrets else SPECTATOR, self._ply if ply is None else ply
        if key not in self._redacted:
            target = np.empty(1, dtype=self.rulebook.STATE)
            dispatch.redacted(self._states, key[1], target, key[0])
            viewers = self.players + 1 if self.rulebook.has_secrets else 1
            if len(self._redacted) >= 2 * viewers:
                self._redacted.pop(next(iter(self._redacted)))
            self._redacted[key] = target
        return self._redacted[key]

    def _read_shared(self, viewer: int, sharing: Collection[int]) -> States:
        """The current state as a viewer and some seats see it together; what none of them sees stays blank."""
        if not self.rulebook.has_secrets or all(seat == viewer for seat in sharing):
            return self._read(viewer)
        truth = np.frombuffer(bytes(self), dtype=np.uint8)
        seen = self._read(viewer).view(np.uint8)
        for seat in sharing:
            theirs = self._read(self._viewer(seat)).view(np.uint8)
            seen = np.where(theirs == truth, truth, seen)
        return seen.view(self.rulebook.STATE)

    def _picture(
        self, draw: Callable[..., list[Span]], seat: int | None, names: Sequence[str], language: str | None
    ) -> list[Span]:
        named = check_names(names, self.players) if names else [f"Seat {number}" for number in range(self.players)]
        return draw(self.view(seat), self._viewer(seat), named, catalogue(language).text)

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadArgument(because("viewer", last=self.players - 1, given=quoted(seat)))
        return seat

    def _action(self, move: str) -> int:
        action = self.rulebook.actions.get(move) if isinstance(move, str) else None
        if action is None:
            near = nearest(move, self.legal_moves)
            raise IllegalMove(because("not-a-move", move=quoted(move), game=self.rulebook.title, near=near))
        return action

    def _legal_action(self, move: str) -> int:
        action = self._action(move)
        if action not in self._legal[: self._count]:
            raise self._refused(move, action)
        return action

    def _refused(self, move: str, action: int) -> RefusedMove:
        return RefusedMove(self.rulebook.name, move, self.legal_moves, self._refusal(action))


def check_names(names: Sequence[str], players: int) -> Sequence[str]:
    """Returns the names, or raises `BadArgument` unless there is one for each seat."""
    fits = isinstance(names, Sequence) and not isinstance(names, str) and len(names) == players
    if not fits or not all(isinstance(name, str) for name in names):
        raise BadArgument(because("names", seats=players, given=quoted(names)))
    return names


def check_plain(data: object, depth: int = 0) -> None:
    """Raises `BadSnapshot` unless the data is plain, as in JSON."""
    if depth > _DEEPEST_SNAPSHOT:
        raise BadSnapshot("The snapshot is nested too deeply.")
    if isinstance(data, str):
        fits = data.isprintable()
    elif isinstance(data, int):
        fits = abs(data) < _LARGEST_NUMBER
    else:
        fits = data is None or isinstance(data, Mapping | list | tuple)
    if not fits:
        raise BadSnapshot(f"A snapshot consists of text, numbers, lists and mappings, not {quoted(data)}.")
    if isinstance(data, Mapping):
        for key, value in data.items():
            if not isinstance(key, str):
                raise BadSnapshot(f"The keys of a snapshot are text, not {quoted(key)}.")
            check_plain(key, depth)
            check_plain(value, depth + 1)
    elif isinstance(data, list | tuple):
        for item in data:
            check_plain(item, depth + 1)


def prepare(
    book: Rulebook,
    states: Any,
    rng: Any,
    players: int | None,
    options: Mapping[str, str] | None,
) -> None:
    """Sets the fields that `Rulebook.deal` expects in the first state: random state, seats and options."""
    seats = book.players[0] if players is None else players
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in book.players:
        least, most = min(book.players), max(book.players)
        given, same = quoted(players), "yes" if least == most else "no"
        raise BadArgument(because("players", game=book.title, least=least, most=most, same=same, given=given))
    states["options"][0] = book.option_numbers(options)
    states["rng"][0] = rng
    states["seats"][0] = seats
