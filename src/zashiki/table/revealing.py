"""Whether a move told anybody anything."""

from typing import Any

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.errors import BadArgument, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.random import seed_numbered
from zashiki.kernel.rule import report_compiling, rule
from zashiki.kernel.rulebook import SPECTATOR

WORLDS = 100
"""Imagined for each viewer: enough that something he could not know is not the same in all of them."""
SERIES = np.uint64(0x5A51)
"""The worlds are always the same, so that one position is always answered in one way."""
BEFORE, AFTER, LOOK, WORLD = range(4)


def reveals(position: Position, ply: int) -> bool:
    """Whether the move made at a ply, counted from 0, told a seat or a spectator what it could not know.

    It did not if the same move is possible, and looks the same afterwards, in every world that the viewer can imagine.
    """
    if not 0 <= ply < position.ply:
        raise BadArgument(f"There is no move at ply {quoted(ply)}; {position.ply} moves were made.")
    past = position.copy()
    while past.ply > ply + 1:
        past.pop()
    states, words = _room(position)
    states[AFTER] = _record(past)
    action = position.rulebook.actions[past.pop()]
    states[BEFORE] = _record(past)
    if not position.rulebook.has_secrets and np.array_equal(states[BEFORE]["rng"], states[AFTER]["rng"]):
        return False  # everybody sees everything, and no chance was in it
    legal = np.zeros(position.rulebook.legal_buffer_size, dtype=np.int32)
    with report_compiling(f"what a move of {position.rulebook.title} reveals"):
        return any(_tells(states, words, action, viewer, legal) for viewer in range(SPECTATOR, position.players))


def random_state(position: Position) -> bytes:
    """What chance will bring; another after a move in which it had a part."""
    kind, start = position.rulebook.STATE.fields["rng"][:2]  # type: ignore[index]
    return bytes(position)[start : start + kind.itemsize]


def _room(position: Position) -> tuple[Any, Any]:
    """Four records, and the same memory as words to compare."""
    size = -(-position.rulebook.STATE.itemsize // 8)
    words = np.zeros((4, size), dtype=np.uint64)
    return np.ndarray(4, dtype=position.rulebook.STATE, buffer=words.data, strides=(8 * size,)), words


def _record(position: Position) -> Any:
    return np.frombuffer(bytes(position), dtype=position.rulebook.STATE)[0]


@rule
def _tells(states, words, action, viewer, legal):
    """Whether an action looks different to a viewer from what it would in some world that he can imagine."""
    states[LOOK] = states[AFTER]
    dispatch.redact(states[LOOK], viewer)
    for number in range(WORLDS):
        states[WORLD] = states[BEFORE]
        seed_numbered(states[WORLD].rng, SERIES, number)
        dispatch.redeal(states[WORLD], viewer)
        if not _is_legal(states[WORLD], action, legal):
            return True
        dispatch.apply(states[WORLD], action)
        dispatch.redact(states[WORLD], viewer)
        for i in range(words.shape[1]):
            if words[WORLD, i] != words[LOOK, i]:
                return True
    return False


@rule
def _is_legal(state, action, legal):
    count = dispatch.legal(state, legal)
    for i in range(count):
        if legal[i] == action:
            return True
    return False
