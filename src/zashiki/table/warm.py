"""Compiles everything a table needs of a game, by using it.

Numba compiles under a global lock: while one thread compiles, every other thread that needs a function for the first
time waits, and in a server that may be all of them. So this is done before anybody plays.
"""

import random
from functools import cache

from zashiki.kernel.position import Position
from zashiki.kernel.registry import find

GAMES = 3
"""For each number of players: one game does not reach every rule."""
INTERVAL = 7
"""Moves between two positions that are shown: showing takes longer than playing."""


@cache
def warm_table(game: str) -> None:
    """Plays whole games and shows them to every seat; once in a process."""
    for players in find(game).players:
        for seed in range(GAMES):
            _play(Position.deal(game, seed=seed, players=players), random.Random(seed))


def _play(position: Position, chooser: random.Random) -> None:
    while not position.is_over:
        position.push(chooser.choice(position.legal_moves))
        if position.is_over or position.ply % INTERVAL == 0:
            _show(position)
    assert position.outcome
    position.pop()
    position.reveals()


def _show(position: Position) -> None:
    for seat in (None, *range(position.players)):
        position.view(seat)
        position.events(seat)
        position.explain(seat, 0)
    assert position.question or position.is_over
    for move in position.legal_moves:
        position.foresee(move)
    position.refusal(next(move for move in position.rulebook.moves if move not in position.legal_moves))
