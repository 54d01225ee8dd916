"""What the interfaces to other libraries have in common: rewards, observations and objections to illegal actions.

An action is the number of a move in `Rulebook.moves`.
"""

import operator
from typing import Any, TypeAlias

import numpy as np

from zashiki.kernel.errors import quoted
from zashiki.kernel.position import Position

Observation: TypeAlias = dict[str, Any]
"""What a seat sees: `observation`, the features, and `action_mask`, a 1 for each action that it may choose now."""


def rewards(position: Position) -> list[float]:
    """Every seat's reward, as in `Batch`: 0 before the end, then 1 for the winner and −1 for the others.

    If several seats share the win, each of them gets its share of it, from −1 to 1: 0 in a draw of two players.

    >>> rewards(Position.deal("take", seed=7))
    [0.0, 0.0]
    """
    if position.outcome is None:
        return [0.0] * position.players
    winners = position.outcome.winners
    return [2 * (seat in winners) / len(winners) - 1 for seat in range(position.players)]


def observe(position: Position, seat: int) -> Observation:
    """What a seat sees. The mask is empty unless it is the seat's turn to decide."""
    mask = np.zeros(len(position.rulebook.moves), dtype=np.int8)
    if seat == position.player:
        mask[position.legal_actions] = 1
    return {"observation": position.features(seat), "action_mask": mask}


def legal_move(position: Position, action: object) -> str | None:
    """The notation of an action; None if it is not legal."""
    try:
        number = operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        return None
    return position.rulebook.moves[number] if number in position.legal_actions else None


def objection(position: Position, action: object) -> str:
    """What is wrong with an illegal action, and the legal ones.

    >>> objection(Position.deal("take", seed=7), 142)[:51]
    'Action 142 (N.G:-) is not legal. Legal: 0 (A), 5 (B'
    """
    if position.is_over:
        return "The game is over: no action is legal."
    moves = position.rulebook.moves
    try:
        number = operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if not 0 <= number < len(moves):
        said = f"{quoted(action)} is not an action of {position.rulebook.title}, a number from 0 to {len(moves) - 1}."
    else:
        said = f"Action {number} ({moves[number]}) is not legal."
    return f"{said} Legal: {', '.join(f'{legal} ({moves[legal]})' for legal in position.legal_actions)}."
