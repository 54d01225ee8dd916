"""The positions that the page of Naishi is tested with; `make generate` writes them to positions.json.

Each has a view, its record and the legal moves.
"""

import base64
import json
import random

import msgspec

from zashiki import Position

GAMES = 30


def positions() -> str:
    """A position of each of some random games."""
    lines = (json.dumps(position_of_game(seed), separators=(",", ":")) for seed in range(GAMES))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def position_of_game(seed: int) -> dict[str, object]:
    """A random position of a game in which every kind of move is equally likely."""
    chooser = random.Random(seed)
    recall = "all" if seed % 5 == 4 else "one-or-both"
    position = Position.deal("naishi", seed=1000 + seed, options={"recall": recall})
    found = []
    while not position.is_over:
        found.append(position.copy())
        kind = chooser.choice(sorted({move[0] for move in position.legal_moves}))
        position.push(chooser.choice([move for move in position.legal_moves if move[0] == kind]))
    return recorded(chooser.choice(found))


def recorded(position: Position) -> dict[str, object]:
    """A position as the tests read it."""
    return {
        "view": msgspec.to_builtins(position.view(position.player)),
        "record": base64.b64encode(position.view_record(position.player).tobytes()).decode(),
        "moves": " ".join(position.legal_moves),
    }
