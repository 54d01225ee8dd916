"""Whether a move disclosed hidden or random information to anybody."""

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.errors import BadArgument, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.random import seed_numbered
from zashiki.kernel.rule import report_compiling, rule
from zashiki.kernel.rulebook import SPECTATOR
from zashiki.kernel.types import Bool, Ints, State, States

WORLDS = 100
"""Imagined worlds per viewer: enough that something unknown to the viewer differs in at least one of them."""
SERIES = np.uint64(0x5A51)
"""Seeds the worlds: they are always the same, so that a position always gets the same answer."""
BEFORE, AFTER, SEEN, WORLD = range(4)


def reveals(position: Position, ply: int) -> bool:
    """Whether the move made at a ply, counted from 0, told a seat or a spectator something it could not know.

    It did not if the same move is possible, and looks the same afterwards, in every world that the viewer can imagine.
    """
    if not 0 <= ply < position.ply:
        raise BadArgument(f"There is no move at ply {quoted(ply)}; {position.ply} moves were made.")
    past = position.copy()
    while past.ply > ply + 1:
        past.pop()
    states, words = _workspace(position)
    states[AFTER] = _state(past)
    action = position.rulebook.actions[past.pop()]
    states[BEFORE] = _state(past)
    if not position.rulebook.has_secrets and np.array_equal(states[BEFORE]["rng"], states[AFTER]["rng"]):
        return False  # everybody sees everything, and no chance was involved
    legal = np.zeros(position.rulebook.legal_buffer_size, dtype=np.int32)
    with report_compiling(f"what a move of {position.rulebook.title} reveals"):
        viewers = range(SPECTATOR, position.players)
        return any(_looks_different(states, words, action, viewer, legal) for viewer in viewers)


def random_state(position: Position) -> bytes:
    """The state of the random generator: it changes with every move that involves chance."""
    kind, start = position.rulebook.STATE.fields["rng"][:2]  # type: ignore[index]
    return bytes(position)[start : start + kind.itemsize]


def _workspace(position: Position) -> tuple[States, Ints]:
    """Four states, and the same memory as words for comparing them."""
    size = -(-position.rulebook.STATE.itemsize // 8)
    words = np.zeros((4, size), dtype=np.uint64)
    return np.ndarray(4, dtype=position.rulebook.STATE, buffer=words.data, strides=(8 * size,)), words


def _state(position: Position) -> State:
    state: State = np.frombuffer(bytes(position), dtype=position.rulebook.STATE)[0]
    return state


@rule
def _looks_different(states: States, words: Ints, action: int, viewer: int, legal: Ints) -> Bool:
    """Whether an action looks different to a viewer from what it would in some world that the viewer can imagine."""
    states[SEEN] = states[AFTER]
    dispatch.redact(states[SEEN], viewer)
    for number in range(WORLDS):
        states[WORLD] = states[BEFORE]
        seed_numbered(states[WORLD].rng, SERIES, number)
        dispatch.redeal(states[WORLD], viewer)
        if not _is_legal(states[WORLD], action, legal):
            return True
        dispatch.apply(states[WORLD], action)
        dispatch.redact(states[WORLD], viewer)
        for i in range(words.shape[1]):
            if words[WORLD, i] != words[SEEN, i]:
                return True
    return False


@rule
def _is_legal(state: State, action: int, legal: Ints) -> Bool:
    count = dispatch.legal(state, legal)
    for i in range(count):
        if legal[i] == action:
            return True
    return False
