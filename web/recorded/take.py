"""Records positions of Ta-Ke for the page's tests: `python web/recorded/take.py > web/src/games/take/positions.json`.

Every position is one line of text: the seat that decides, what the five spaces show, and its legal moves as a number
in hexadecimal, bit 0 for the first of `moves`. Positions that ask no new question of the page are left out. One is
shown in full.
"""

import json
import random
import sys
from typing import Any

import msgspec

from zashiki import Position
from zashiki.games.take.actions import ACTIONS

OPTIONS = ({}, {"ninja_repeats": "yes", "ninja_values": "1/0"})


def record(games: int, most: int) -> dict[str, Any]:
    """Positions of games that are played at random, abilities before takes."""
    seen: dict[str, None] = {}
    views: list[Any] = []
    number = {move: bit for bit, move in enumerate(ACTIONS.moves)}
    for seed in range(games):
        chooser = random.Random(seed)
        position = Position.deal("take", seed=seed, options=OPTIONS[seed % len(OPTIONS)])
        while not position.is_over:
            legal = position.legal_moves
            view = position.view(position.player)
            mask = sum(1 << number[move] for move in legal)
            seen[f"{position.player}{''.join(view.shows)}{mask:x}"] = None
            if view.closed and any(view.ghosts) and view.taken > 9:
                views.append(msgspec.to_builtins(view))
            abilities = [move for move in legal if len(move) > 1 and move[1] != ">"]
            use = abilities and chooser.random() < 0.4
            position.push(chooser.choice(abilities if use else legal))
    lines = list(seen)
    kept = lines if len(lines) <= most else random.Random(0).sample(lines, most)
    return {"moves": " ".join(ACTIONS.moves), "positions": kept, "view": views[0]}


if __name__ == "__main__":
    games, most = (int(one) for one in sys.argv[1:] or (200, 1200))
    json.dump(record(games, most), sys.stdout, indent=0)
    sys.stdout.write("\n")
