"""The positions that the page of Ninjato is tested with; `make generate` writes them to positions.json.

Each has a view and the legal moves, and as the text board states them the odds of beating the next guard, between two
guards, and the plays that beat the guard who is faced.
"""

import json
import random
import re

import msgspec

from zashiki import Position

GAMES = 9
PER_PHASE = 3
UNUSED = ("options",)


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
    view = msgspec.to_builtins(position.view(seat))
    text = "".join(part for part, _ in position.board(seat))
    odds = re.search(r"beats (\d+) of (\d+)", text)
    plays = dict(re.findall(r"against (\d): (.*)", text))
    return {
        "view": {name: value for name, value in view.items() if name not in UNUSED},
        "legal": list(position.legal_moves),
        **({"odds": [int(number) for number in odds.groups()]} if odds else {}),
        **({"plays": plays} if plays else {}),
    }
