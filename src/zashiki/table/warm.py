"""Compiling what a table needs of a game ahead of time, by using it.

While something is compiled, whoever needs something else that is not waits too, and that may be all of a server.
"""

import random
from functools import cache

from zashiki.kernel.position import Position
from zashiki.kernel.registry import find
from zashiki.table.disclosure import reveals

GAMES = 3
"""For each number of players: in one game not everything happens that can."""
LOOKS = 7
"""Moves from one look to the next: to look takes longer than to play."""


@cache
def warm(game: str) -> None:
    """Plays whole games, and looks at them as every seat; once in a process."""
    for players in find(game).players:
        for seed in range(GAMES):
            _play(Position.deal(game, seed=seed, players=players), random.Random(seed))


def _play(position: Position, chooser: random.Random) -> None:
    while not position.is_over:
        position.push(chooser.choice(position.legal_moves))
        if position.is_over or position.ply % LOOKS == 0:
            _look(position)
    assert position.outcome
    position.pop()
    reveals(position, 0)


def _look(position: Position) -> None:
    for seat in (None, *range(position.players)):
        position.view(seat)
        position.narrate(seat)
        position.reasons(seat, 0)
    assert position.asks or position.is_over
    for move in position.legal_moves:
        position.describe(move)
