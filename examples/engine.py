"""A program for `zashiki arena` and anything else that speaks the protocol of docs/engine.md.

    zashiki arena take "python examples/engine.py" random

It plays the move after which it leads by most, which is good in Ta-Ke and Naishi only. Replace `choose` with
something better.
"""

import json
import sys

from zashiki import Position


def choose(position: Position, seat: int) -> str:
    """The move after which the seat leads by most, in the world that it was sent."""

    def lead(move: str) -> int:
        position.push(move)
        scores = list(position.scores)
        position.pop()
        return scores.pop(seat) - max(scores)

    return max(position.legal_moves, key=lead)


def main() -> None:
    """Answers commands until the input ends. The lines that need no answer are those that are not listed."""
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "zep":
            print("id name One move ahead\nzepok", flush=True)
        elif command == "isready":
            print("readyok", flush=True)
        elif command == "position":
            position = Position.restore(json.loads(rest)["snapshot"])
        elif command == "go":
            print("bestmove", choose(position, position.player or 0), flush=True)
        elif command == "quit":
            break


if __name__ == "__main__":
    main()
