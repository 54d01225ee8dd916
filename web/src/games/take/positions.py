"""The positions that the page of Ta-Ke is tested with; `make generate` writes them to positions.json.

Every position is one line of text: the seat to decide, the types that the five spaces show, and the legal moves as a
hexadecimal number, bit 0 for the first of `moves`. Only positions with different lines are kept. One view is
complete, with its record.
"""

import base64
import json
import random

import msgspec

from zashiki import Position
from zashiki.kernel.registry import find

GAMES = 30
OPTIONS = ({}, {"ninja_repeats": "yes", "ninja_values": "1/0"})
RULEBOOK = find("take")


def positions() -> str:
    """Positions of random games that use abilities often."""
    lines: dict[str, None] = {}
    complete: list[dict[str, object]] = []
    for seed in range(GAMES):
        chooser = random.Random(seed)
        position = Position.deal("take", seed=seed, options=OPTIONS[seed % len(OPTIONS)])
        while not position.is_over:
            legal = position.legal_moves
            view = position.view(position.player)
            mask = sum(1 << RULEBOOK.actions[move] for move in legal)
            lines[f"{position.player}{''.join(view.shows)}{mask:x}"] = None
            if view.closed and any(view.ghosts) and view.taken > 9:
                record = base64.b64encode(position.view_record(position.player).tobytes()).decode()
                complete.append({"view": msgspec.to_builtins(view), "record": record})
            abilities = [move for move in legal if len(move) > 1 and move[1] != ">"]
            use_ability = abilities and chooser.random() < 0.4
            position.push(chooser.choice(abilities if use_ability else legal))
    data = {"moves": " ".join(RULEBOOK.moves), "positions": list(lines), **complete[0]}
    return json.dumps(data, indent=0) + "\n"
