"""The positions that the page of Ninjato is tested with; `make generate` writes them to positions.json.

Each has a view, its record, the legal moves, and what those that pay treasures would do.
"""

import base64
import json
import random

import msgspec

from zashiki import Position

GAMES = 9
PER_PHASE = 3


def positions() -> str:
    """Some positions of every phase, of random games for two to four players."""
    phases: dict[str, list[Position]] = {}
    for seed in range(GAMES):
        for position in positions_of_game(seed):
            phases.setdefault(position.snapshot()["phase"], []).append(position)
    chooser = random.Random(0)
    chosen = [
        position
        for _, found in sorted(phases.items())
        for position in chooser.sample(found, min(PER_PHASE, len(found)))
    ]
    lines = (json.dumps(recorded(position), separators=(",", ":")) for position in chosen)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def positions_of_game(seed: int) -> list[Position]:
    """The positions of a game in which every kind of move is equally likely."""
    chooser = random.Random(seed)
    position = Position.deal("ninjato", seed=seed, players=2 + seed % 3)
    found = [position.copy()]
    while not position.is_over:
        kind = chooser.choice(sorted({move[0] for move in position.legal_moves}))
        position.push(chooser.choice([move for move in position.legal_moves if move[0] == kind]))
        found.append(position.copy())
    return found


def recorded(position: Position) -> dict[str, object]:
    """A position as the tests read it."""
    seat = position.player
    return {
        "view": msgspec.to_builtins(position.view(seat)),
        "record": base64.b64encode(position.view_record(seat).tobytes()).decode(),
        "legal": list(position.legal_moves),
        "does": {move: msgspec.to_builtins(position.foresee(move)) for move in position.legal_moves if move[0] in "PR"},
    }
