"""What the environments of PettingZoo and Gymnasium have in common: spaces and rendering."""

import numpy as np
from gymnasium.spaces import Box, Dict

from zashiki.kernel.errors import BadArgument, one_of, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.rulebook import Rulebook

RENDER_MODES = ("human", "ansi")
"""How environments can show the board: printed, or returned as text."""
ILLEGAL_REWARD = -1.0
"""The reward of an illegal action, which ends the episode."""


def observation_space(book: Rulebook) -> Dict:
    """The space of a game's observations; raises BadArgument for a game without features."""
    if book.features is None:
        raise BadArgument(f"{book.title} has no features, and so no observations.")
    features = Box(book.features.low, book.features.high, dtype=np.float32)
    return Dict({"observation": features, "action_mask": Box(0, 1, (len(book.moves),), np.int8)})


def check_render_mode(mode: str | None) -> None:
    """Raises BadArgument unless it is one of the modes, or None."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadArgument(f"The render mode is {one_of(RENDER_MODES)}, or None, not {quoted(mode)}.")


def render(position: Position, mode: str | None, seat: int | None = None) -> str | None:
    """The board as a seat sees it, by default the one to decide: returned with `ansi`, printed with `human`."""
    board = "".join(text for text, _ in position.board(position.player if seat is None else seat))
    if mode == "human":
        print(board)
    return board if mode == "ansi" else None
