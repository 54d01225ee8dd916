"""The rules of whichever game a state belongs to, and what is built from them for all games.

Compiled code finds the game by the type of the state when it is compiled, so one loop serves every game at full speed
and its machine code can be cached. Plain Python finds it by the same key when it runs.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import numpy as np

from zashiki.kernel.facts import Facts
from zashiki.kernel.rule import JIT, rule
from zashiki.kernel.rulebook import Rulebook
from zashiki.kernel.types import Bool, Floats, Int, Ints, State, States

_books: dict[Any, Rulebook] = {}

Dispatched = TypeVar("Dispatched", bound=Callable[..., Any])

if JIT:
    import numba
    from numba.extending import overload

    from zashiki.kernel.compile_cache import declare_dispatched

    def _key(dtype: np.dtype[Any]) -> Any:
        return numba.from_dtype(dtype)

    # Numba wants overloads with the number of arguments of the call, without annotations, and a new function per game.

    def _call_with_one(function: Any) -> Any:
        return lambda state: function(state)  # noqa: PLW0108

    def _call_with_two(function: Any) -> Any:
        return lambda state, second: function(state, second)  # noqa: PLW0108

    def _call_with_three(function: Any) -> Any:
        return lambda state, second, third: function(state, second, third)  # noqa: PLW0108

    def _call_with_four(function: Any) -> Any:
        return lambda state, second, third, fourth: function(state, second, third, fourth)  # noqa: PLW0108

    def _call_with_five(function: Any) -> Any:
        return lambda state, second, third, fourth, fifth: function(state, second, third, fourth, fifth)  # noqa: PLW0108

    def _compile_by_state(function: Any, name: str, arguments: int) -> None:
        def chosen(state: Any) -> Any:
            return getattr(_books[state], name)

        choose, call = (
            (lambda state: _call_with_one(chosen(state)), _call_with_one),
            (lambda state, second: _call_with_two(chosen(state)), _call_with_two),
            (lambda state, second, third: _call_with_three(chosen(state)), _call_with_three),
            (lambda state, second, third, fourth: _call_with_four(chosen(state)), _call_with_four),
            (lambda state, second, third, fourth, fifth: _call_with_five(chosen(state)), _call_with_five),
        )[arguments - 1]
        overload(function)(choose)
        declare_dispatched(function, lambda state: getattr(_books.get(state), name, None), call.__code__)

else:

    def _key(dtype: np.dtype[Any]) -> Any:
        return dtype


def _dispatched(declaration: Dispatched) -> Dispatched:
    """A function that calls the one of the same name in the rulebook of its first argument, a state."""
    name = declaration.__name__

    @wraps(declaration)
    def call(state: Any, *arguments: Any) -> Any:
        return getattr(_books[state.dtype], name)(state, *arguments)

    if JIT:
        _compile_by_state(call, name, declaration.__code__.co_argcount)
    return call  # type: ignore[return-value]


@_dispatched
def deal(state: State) -> None:
    """`Rulebook.deal` of the state's game."""


@_dispatched
def legal(state: State, out: Ints) -> int:  # type: ignore[empty-body]
    """`Rulebook.legal` of the state's game."""


@_dispatched
def apply(state: State, action: Int) -> None:
    """`Rulebook.apply` of the state's game."""


@_dispatched
def scores(state: State, out: Ints) -> None:
    """`Rulebook.scores` of the state's game."""


@_dispatched
def standings(state: State, out: Ints) -> None:
    """`Rulebook.standings` of the state's game."""


@_dispatched
def estimate(state: State, out: Ints) -> None:
    """`Rulebook.estimate` of the state's game."""


@_dispatched
def outlook(state: State, out: Ints) -> None:
    """`Rulebook.outlook` of the state's game."""


@_dispatched
def playout_policy(state: State, legal: Ints, count: Int) -> int:  # type: ignore[empty-body]
    """`Rulebook.playout_policy` of the state's game, which must have one."""


@_dispatched
def is_pause(state: State) -> bool:  # type: ignore[empty-body]
    """`Rulebook.is_pause` of the state's game, which must have it."""


@_dispatched
def redact(state: State, viewer: Int) -> None:
    """`Rulebook.redact` of the state's game."""


@_dispatched
def redeal(state: State, viewer: Int) -> None:
    """`Rulebook.redeal` of the state's game."""


@_dispatched
def reveals(before: State, after: State, action: Int) -> bool:  # type: ignore[empty-body]
    """`Rulebook.reveals` of the state's game."""


@_dispatched
def observe(state: State, seat: Int, out: Floats) -> None:
    """`Rulebook.observe` of the state's game, which must have features."""


@_dispatched
def show(state: State, viewer: Int, view: State) -> None:
    """`Rulebook.show` of the state's game."""


@_dispatched
def tell(before: State, after: State, action: Int, viewer: Int, facts: Facts) -> int:  # type: ignore[empty-body]
    """`Rulebook.tell` of the state's game."""


@_dispatched
def foretell(state: State, after: State, action: Int, facts: Facts) -> int:  # type: ignore[empty-body]
    """`Rulebook.foretell` of the state's game."""


@_dispatched
def explain(state: State, viewer: Int, seat: Int, facts: Facts) -> int:  # type: ignore[empty-body]
    """`Rulebook.explain` of the state's game."""


@_dispatched
def ask(state: State, facts: Facts) -> int:  # type: ignore[empty-body]
    """`Rulebook.ask` of the state's game."""


@_dispatched
def refuse(state: State, action: Int, facts: Facts) -> int:  # type: ignore[empty-body]
    """`Rulebook.refuse` of the state's game."""


def register(book: Rulebook) -> None:
    """Makes a game known to the functions of this module."""
    if _books.setdefault(_key(book.STATE), book) is not book:
        raise TypeError(f"{book.name} and {_books[_key(book.STATE)].name} have the same state type")


# For `Position`: functions of an array of states and a place in it, because passing a single state from Python to
# compiled code takes ten times as long.


@rule
def begin(states: States, out: Ints) -> int:
    """Deals the first of the states; returns the number of legal actions."""
    deal(states[0])
    return legal(states[0], out)


@rule
def legal_at(states: States, ply: Int, out: Ints) -> int:
    """Writes the legal actions at a ply and returns their number."""
    return legal(states[ply], out)


@rule
def scores_at(states: States, ply: Int, out: Ints) -> None:
    """Writes the points at a ply."""
    scores(states[ply], out)


@rule
def standings_at(states: States, ply: Int, out: Ints) -> None:
    """Writes the standings at a ply."""
    standings(states[ply], out)


@rule
def redacted(states: States, ply: Int, target: States, viewer: Int) -> None:
    """Copies the state at a ply to `target` and redacts it for a viewer."""
    target[0] = states[ply]
    redact(target[0], viewer)


@rule
def shown(states: States, viewer: Int, views: States) -> None:
    """Fills the first of the views from the first of the states, which was redacted for the viewer."""
    show(states[0], viewer, views[0])


@rule
def told(befores: States, afters: States, action: Int, viewer: Int, facts: Facts) -> int:
    """Writes the events of a move, from the states around it, both redacted for the viewer; returns their number."""
    return tell(befores[0], afters[0], action, viewer, facts)


@rule
def foretold(states: States, afters: States, action: Int, facts: Facts) -> int:
    """Writes what an action would do, from a state redacted for the seat to decide; `afters` is overwritten."""
    afters[0] = states[0]
    return foretell(states[0], afters[0], action, facts)


@rule
def explained(states: States, viewer: Int, seat: Int, facts: Facts) -> int:
    """Writes where a seat's points come from, from a state redacted for the viewer."""
    return explain(states[0], viewer, seat, facts)


@rule
def asked(states: States, facts: Facts) -> int:
    """Writes the question to the seat to decide, from a state redacted for it."""
    return ask(states[0], facts)


@rule
def prompted(states: States, afters: States, actions: Ints, count: int, facts: Facts, counts: Ints) -> int:
    """Writes the question to the seat to decide, and then what each of `count` actions would do.

    The state was redacted for the seat; `afters` is overwritten. Writes the number of facts of each to `counts`, and
    returns the number of all.
    """
    n = ask(states[0], facts)
    counts[0] = n
    for i in range(count):
        afters[0] = states[0]
        counts[i + 1] = foretell(states[0], afters[0], actions[i], facts[n:])
        n += counts[i + 1]
    return n


@rule
def refused(states: States, action: Int, facts: Facts) -> int:
    """Writes why an action is not legal, from a state redacted for the seat to decide."""
    return refuse(states[0], action, facts)


@rule
def revealing(states: States, ply: int, action: Int) -> Bool:
    """Whether the action played at a ply revealed something."""
    return reveals(states[ply], states[ply + 1], action)


@rule
def observed(states: States, ply: Int, target: States, seat: Int, out: Floats) -> None:
    """Writes the features of the state at a ply for a seat; `target` is overwritten."""
    redacted(states, ply, target, seat)
    observe(target[0], seat, out)


@rule
def imagined(states: States, ply: Int, target: States, viewer: Int, words: Ints) -> None:
    """Copies the state at a ply to `target` and redeals what the viewer cannot know, with a random state of `words`."""
    target[0] = states[ply]
    for i in range(len(words)):
        target[0].rng[i] = words[i]
    redeal(target[0], viewer)
    for i in range(len(words)):
        target[0].rng[i] = words[i]


@rule
def advance(states: States, ply: int, action: Int, out: Ints, count: Int) -> int:
    """Plays an action on a copy in the next place; returns the new number of legal actions, or −1 if it is illegal.

    `out` holds the `count` legal actions of the state at `ply`, and those of the next state afterwards.
    """
    for i in range(count):
        if out[i] == action:
            states[ply + 1] = states[ply]
            apply(states[ply + 1], action)
            return legal(states[ply + 1], out)
    return -1
