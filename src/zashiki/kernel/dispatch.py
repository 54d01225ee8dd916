"""The functions of whichever game a record belongs to, and what is built from them for all games.

Compiled code finds the game by the type of the record, at compile time, so that one loop serves every
game at full speed and is still kept in the cache. Plain Python finds it by the same key as it runs.
"""

from typing import Any

import numpy as np

from zashiki.kernel.rule import JIT, rule
from zashiki.kernel.rulebook import Rulebook
from zashiki.kernel.types import State

_books: dict[Any, Rulebook] = {}


def deal(state: State) -> None:
    """`Rulebook.deal` of the record's game."""
    _books[state.dtype].deal(state)


def legal(state: State, out: Any) -> int:
    """`Rulebook.legal` of the record's game."""
    return _books[state.dtype].legal(state, out)


def apply(state: State, action: int) -> None:
    """`Rulebook.apply` of the record's game."""
    _books[state.dtype].apply(state, action)


def scores(state: State, out: Any) -> None:
    """`Rulebook.scores` of the record's game."""
    _books[state.dtype].scores(state, out)


def standings(state: State, out: Any) -> None:
    """`Rulebook.standings` of the record's game."""
    _books[state.dtype].standings(state, out)


def estimate(state: State, out: Any) -> None:
    """`Rulebook.estimate` of the record's game."""
    _books[state.dtype].estimate(state, out)


def outlook(state: State, out: Any) -> None:
    """`Rulebook.outlook` of the record's game."""
    _books[state.dtype].outlook(state, out)


def playout_policy(state: State, legal: Any, count: int) -> int:
    """`Rulebook.playout_policy` of the record's game, which must have one."""
    return _books[state.dtype].playout_policy(state, legal, count)  # type: ignore[misc]


def is_pause(state: State) -> bool:
    """`Rulebook.is_pause` of the record's game, which must have it."""
    return _books[state.dtype].is_pause(state)  # type: ignore[misc]


def redact(state: State, viewer: int) -> None:
    """`Rulebook.redact` of the record's game."""
    _books[state.dtype].redact(state, viewer)


def redeal(state: State, viewer: int) -> None:
    """`Rulebook.redeal` of the record's game."""
    _books[state.dtype].redeal(state, viewer)


if JIT:
    import numba
    from numba.extending import overload

    def _key(dtype: np.dtype[Any]) -> Any:
        return numba.from_dtype(dtype)

    @overload(deal)
    def _deal(state):
        function = _books[state].deal
        return lambda state: function(state)

    @overload(legal)
    def _legal(state, out):
        function = _books[state].legal
        return lambda state, out: function(state, out)

    @overload(apply)
    def _apply(state, action):
        function = _books[state].apply
        return lambda state, action: function(state, action)

    @overload(scores)
    def _scores(state, out):
        function = _books[state].scores
        return lambda state, out: function(state, out)

    @overload(standings)
    def _standings(state, out):
        function = _books[state].standings
        return lambda state, out: function(state, out)

    @overload(estimate)
    def _estimate(state, out):
        function = _books[state].estimate
        return lambda state, out: function(state, out)

    @overload(outlook)
    def _outlook(state, out):
        function = _books[state].outlook
        return lambda state, out: function(state, out)

    @overload(playout_policy)
    def _playout_policy(state, legal, count):
        function = _books[state].playout_policy
        return lambda state, legal, count: function(state, legal, count)

    @overload(is_pause)
    def _is_pause(state):
        function = _books[state].is_pause
        return lambda state: function(state)

    @overload(redact)
    def _redact(state, viewer):
        function = _books[state].redact
        return lambda state, viewer: function(state, viewer)

    @overload(redeal)
    def _redeal(state, viewer):
        function = _books[state].redeal
        return lambda state, viewer: function(state, viewer)

else:

    def _key(dtype: np.dtype[Any]) -> Any:
        return dtype


def register(book: Rulebook) -> None:
    """Makes a game known to the functions of this module."""
    if _books.setdefault(_key(book.STATE), book) is not book:
        raise TypeError(f"{book.name} and {_books[_key(book.STATE)].name} have the same record")


# What a `Position` asks. Arrays and places, because handing over a single record takes ten times as long.


@rule
def begin(states, out):
    """Deals the first of the states; how many actions are legal in it."""
    deal(states[0])
    return legal(states[0], out)


@rule
def legal_at(states, ply, out):
    """How many actions are legal at a ply, and which."""
    return legal(states[ply], out)


@rule
def scores_at(states, ply, out):
    """The points at a ply."""
    scores(states[ply], out)


@rule
def standings_at(states, ply, out):
    """What decides who has won, at a ply."""
    standings(states[ply], out)


@rule
def redacted(states, ply, target, viewer):
    """Puts the state at a ply, redacted for a viewer, into the target."""
    target[0] = states[ply]
    redact(target[0], viewer)


@rule
def imagined(states, ply, target, viewer, words):
    """Puts the state at a ply, as a viewer might imagine it, into the target, seeded with the words."""
    target[0] = states[ply]
    for i in range(len(words)):
        target[0].rng[i] = words[i]
    redeal(target[0], viewer)
    for i in range(len(words)):
        target[0].rng[i] = words[i]


@rule
def advance(states, ply, action, out, count):
    """Plays an action on a copy one place further on; the new number of legal actions, or −1 if it is illegal.

    `out` holds the `count` legal actions of the state at `ply`, and those of the next one afterwards.
    """
    for i in range(count):
        if out[i] == action:
            states[ply + 1] = states[ply]
            apply(states[ply + 1], action)
            return legal(states[ply + 1], out)
    return -1
