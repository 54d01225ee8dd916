"""python-chess."""

import random

import chess
from timing import Work

DISTRIBUTION = "chess"
LONGEST_GAME = 200


def calls(_name: str) -> Work:
    """Whole games of chess, up to a bound on their length."""

    def work() -> int:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < LONGEST_GAME:
            board.push(random.choice(list(board.legal_moves)))
        return int(board.ply())

    return work
