"""Catanatron's Catan."""

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from timing import Work

DISTRIBUTION = "catanatron"
STRETCH = 100
"""Decisions in a piece of work: a whole game takes too long."""


def calls(players: str) -> Work:
    """Games between random players."""
    colors = list(Color)[: int(players)]

    def new_game() -> Game:
        return Game([RandomPlayer(color) for color in colors])

    game = new_game()

    def work() -> int:
        nonlocal game
        for _ in range(STRETCH):
            if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
                game = new_game()
            game.play_tick()
        return STRETCH

    return work
