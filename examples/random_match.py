"""A match between two players that choose at random, with every deal played twice.

    python examples/random_match.py naishi 100

Replace one of the players by something better: a player is a function from a position to one of its legal moves. It
should look only at what its seat may see, such as `position.view(position.player)`.
"""

import random
import sys
from collections.abc import Callable

import zashiki
from zashiki import Position

RNG = random.Random(1)


def play_at_random(position: Position) -> str:
    """A random legal move."""
    return RNG.choice(position.legal_moves)


def play_match(game: str, pairs: int, players: list[Callable[[Position], str]]) -> float:
    """Plays pairs of games with the seats exchanged; returns the share of the points of the first player."""
    points = 0.0
    for number in range(2 * pairs):
        position = zashiki.deal(game, seed=number // 2)
        first = number % 2  # the seat of the first player
        while position.player is not None:
            position.push(players[position.player ^ first](position))
        winners = position.outcome.winners if position.outcome else ()
        points += (first in winners) / len(winners)
    return points / (2 * pairs)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python examples/random_match.py GAME PAIRS")
    game, pairs = sys.argv[1], int(sys.argv[2])
    share = play_match(game, pairs, [play_at_random, play_at_random])
    print(f"The first player won {100 * share:.1f} % of {2 * pairs} games of {game}.")
