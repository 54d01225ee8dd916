"""Endings of Ta-Ke, and their values by exhaustive search."""

import random

from zashiki import Position

_POINTS = slice(40, None)
"""The bytes of a state without its random state and scores."""


def ending(seed: int, left: int, options: dict[str, str], thrift: float = 0.8, decisions: int = 0) -> Position:
    """A position with `left` chips in the hall, up to `decisions` decisions into the turn.

    With a high `thrift` few abilities are used, and more of them are left at the end.
    """
    position, chooser = Position.deal("take", seed=seed, options=options), random.Random(seed)
    while sum(map(len, position.snapshot()["stacks"])) > left:
        takes = [move for move in position.legal_moves if ":" not in move and "." not in move]
        position.push(chooser.choice(takes if takes and chooser.random() < thrift else position.legal_moves))
    for _ in range(decisions):
        others = [move for move in position.legal_moves if ":" in move or "." in move]
        if others:
            position.push(chooser.choice(others))
    return position


def margin_to_come(position: Position, known: dict[bytes, int]) -> int:
    """The margin still to come for the seat to decide, with best play by both."""
    key = bytes(position)[_POINTS]
    if key not in known:
        me, before = position.player, position.scores
        assert me is not None
        values = []
        for move in position.legal_moves:
            position.push(move)
            made = (position.scores[me] - before[me]) - (position.scores[1 - me] - before[1 - me])
            rest = 0 if position.is_over else margin_to_come(position, known)
            values.append(made + (rest if position.player == me else -rest))
            position.pop()
        known[key] = max(values)
    return known[key]
