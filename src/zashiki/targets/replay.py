"""Random games that are hashed completely: what shows that two machines follow the same rules.

A series of games, given by a seed, is played with random moves. After every move, everything that leaves the rules is
added to a hash: the state, the legal moves, every viewer's knowledge, view, events and explained points, what each move
would do, the question, a refusal, and the scores; and a state that is imagined for the seat to decide.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.batch import RNG_WORDS, blank_state
from zashiki.kernel.facts import FACT, Facts
from zashiki.kernel.random import below, seed_numbered, wrapping
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.rulebook import Rulebook
from zashiki.kernel.types import Bool, Int, Ints, States

_PRIME, _SHIFT = np.uint64(0x100000001B3), np.uint64(29)
WORD, FACT_SIZE = 8, FACT.itemsize

BLANK, BEFORE, AFTER, KNOWN_BEFORE, KNOWN, SCRATCH, STATES = range(7)
"""The states of a replay: the one before the deal, those around a move, the same as known to a viewer, and another."""


@long_rule
@wrapping
def mix(key: Ints, words: Ints, count: Int) -> None:
    """Adds the first words of an array to a hash."""
    mixed = key[0]
    for i in range(count):
        mixed = (mixed ^ words[i]) * _PRIME
        mixed ^= mixed >> _SHIFT
    key[0] = mixed


@rule
@wrapping
def mix_number(key: Ints, number: Int) -> None:
    """Adds a number to a hash."""
    mixed = (key[0] ^ np.uint64(number)) * _PRIME
    key[0] = mixed ^ (mixed >> _SHIFT)


@rule
def replay(
    states: States,
    state_words: Ints,
    views: States,
    view_words: Ints,
    facts: Facts,
    fact_words: Ints,
    legal: Ints,
    points: Ints,
    policy: Ints,
    key: Ints,
    actions: Int,
    first: Int,
    games: Int,
    series: Int,
) -> Int:
    """Plays games of a series from number `first` and adds all that leaves the rules to `key`; the number of decisions.

    The arrays of words are the same memory as the records before them. At each decision one viewer, chosen at random,
    is shown everything.
    """
    decisions = 0
    for number in range(first, first + games):
        states[AFTER] = states[BLANK]
        seed_numbered(states[AFTER].rng, series, 2 * number)
        seed_numbered(policy, series, 2 * number + 1)
        dispatch.deal(states[AFTER])
        while states[AFTER].player >= 0:
            mix(key, state_words[AFTER], state_words.shape[1])
            count = dispatch.legal(states[AFTER], legal)
            for i in range(count):
                mix_number(key, legal[i])
            action = legal[below(policy, count)]
            add_question(states, facts, fact_words, action, key)
            other = below(policy, actions)
            if not is_among(legal, count, other):
                add_facts(fact_words, dispatch.refuse(states[KNOWN], other, facts), key)
            states[BEFORE] = states[AFTER]
            dispatch.apply(states[AFTER], action)
            viewer = below(policy, len(points) + 1) - 1
            add_position(states, state_words, views, view_words, facts, fact_words, points, action, viewer, key)
            decisions += 1
        mix(key, state_words[AFTER], state_words.shape[1])
        dispatch.standings(states[AFTER], points)
        for seat in range(len(points)):
            mix_number(key, points[seat])
    return decisions


@rule
def is_among(legal: Ints, count: Int, action: Int) -> Bool:
    """Whether an action is among the legal ones."""
    for i in range(count):
        if legal[i] == action:
            return True
    return False


@rule
def add_question(states: States, facts: Facts, fact_words: Ints, action: Int, key: Ints) -> None:
    """Adds the question of a decision, and what an action will do; leaves the state as the seat to decide knows it."""
    seat = states[AFTER].player
    states[KNOWN] = states[AFTER]
    dispatch.redact(states[KNOWN], seat)
    add_facts(fact_words, dispatch.ask(states[KNOWN], facts), key)
    states[SCRATCH] = states[KNOWN]
    add_facts(fact_words, dispatch.foretell(states[KNOWN], states[SCRATCH], action, facts), key)


@rule
def add_position(
    states: States,
    state_words: Ints,
    views: States,
    view_words: Ints,
    facts: Facts,
    fact_words: Ints,
    points: Ints,
    action: Int,
    viewer: Int,
    key: Ints,
) -> None:
    """Adds what a viewer knows and sees of a position and of its last move, a world that it imagines, and scores."""
    states[KNOWN_BEFORE] = states[BEFORE]
    dispatch.redact(states[KNOWN_BEFORE], viewer)
    states[KNOWN] = states[AFTER]
    dispatch.redact(states[KNOWN], viewer)
    mix(key, state_words[KNOWN], state_words.shape[1])
    dispatch.show(states[KNOWN], viewer, views[0])
    mix(key, view_words, len(view_words))
    view_words[:] = 0
    add_facts(fact_words, dispatch.tell(states[KNOWN_BEFORE], states[KNOWN], action, viewer, facts), key)
    add_facts(fact_words, dispatch.explain(states[KNOWN], viewer, max(viewer, 0), facts), key)
    states[SCRATCH] = states[AFTER]
    dispatch.redeal(states[SCRATCH], viewer)
    mix(key, state_words[SCRATCH], state_words.shape[1])
    dispatch.scores(states[AFTER], points)
    for seat in range(len(points)):
        mix_number(key, points[seat])


@rule
def add_facts(fact_words: Ints, count: Int, key: Ints) -> None:
    """Adds facts to a hash."""
    mix_number(key, count)
    mix(key, fact_words, count * FACT_SIZE // WORD)


class Replay:
    """Replays series of games with some options; `call` stands for `replay`, here or on another machine."""

    def __init__(self, book: Rulebook, players: int | None = None, options: Mapping[str, str] | None = None) -> None:
        self._blank = blank_state(book, players, options)
        self._book = book

    def run(self, games: int, seed: int = 0, call: Callable[..., Int] = replay) -> tuple[int, int]:
        """The decisions of games from the first on, and the hash of everything."""
        book = self._book
        words = np.zeros((STATES, _words(book.STATE.itemsize)), dtype=np.uint64)
        states: Any = np.ndarray(STATES, dtype=book.STATE, buffer=words.data, strides=words.strides[:1])
        states[BLANK] = self._blank[0]
        view_words = np.zeros(_words(book.layout.dtype.itemsize), dtype=np.uint64)
        views: Any = np.ndarray(1, dtype=book.layout.dtype, buffer=view_words.data)
        fact_words = np.zeros(_words(book.most_facts * FACT_SIZE), dtype=np.uint64)
        facts: Any = np.ndarray(book.most_facts, dtype=FACT, buffer=fact_words.data)
        legal = np.zeros(book.legal_buffer_size, dtype=np.int32)
        points = np.zeros(self._blank[0].seats, dtype=np.int64)
        policy, key = np.zeros(RNG_WORDS, dtype=np.uint64), np.zeros(1, dtype=np.uint64)
        records = states, words, views, view_words, facts, fact_words
        decisions = call(*records, legal, points, policy, key, len(book.moves), 0, games, seed)
        return int(decisions), int(key[0])


def _words(size: int) -> int:
    return -(-size // WORD)
