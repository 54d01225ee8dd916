"""Writes positions.json: positions of random games, their legal moves, and the mover's points after each.

Run it in the project's folder: python web/src/games/naishi/positions.py
"""

import json
import random
from pathlib import Path

import msgspec

from zashiki import Position

GAMES = 30
UNUSED = ("breakdown", "options", "game")


def recorded(position: Position) -> dict[str, object]:
    """A position as the test wants it."""
    me = position.player
    view = msgspec.to_builtins(position.view(me))
    after = []
    for move in position.legal_moves:
        then = position.copy()
        then.push(move)
        scores = then.view(me).scores
        after.append(scores and scores[me])
    return {
        "view": {name: value for name, value in view.items() if name not in UNUSED},
        "moves": " ".join(position.legal_moves),
        "after": after,
    }


def one_of_a_game(seed: int) -> dict[str, object]:
    """A position of a game in which every kind of move is as likely as any other."""
    chooser = random.Random(seed)
    recall = "all" if seed % 5 == 4 else "one-or-both"
    position = Position.deal("naishi", seed=1000 + seed, options={"recall": recall})
    found = []
    while not position.is_over:
        found.append(recorded(position))
        kind = chooser.choice(sorted({move[0] for move in position.legal_moves}))
        position.push(chooser.choice([move for move in position.legal_moves if move[0] == kind]))
    return chooser.choice(found)


if __name__ == "__main__":
    lines = (json.dumps(one_of_a_game(seed), separators=(",", ":")) for seed in range(GAMES))
    Path(__file__).with_name("positions.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")
