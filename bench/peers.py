"""Random play on other engines, driven from Python as their users drive them."""

import random

import chess
import pyspiel
from timing import per_second


def open_spiel(name: str) -> float:
    """Decisions per second in an OpenSpiel game."""
    game = pyspiel.load_game(name)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return per_second(work)


def python_chess() -> float:
    """Moves per second in python-chess."""

    def work() -> int:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            board.push(random.choice(list(board.legal_moves)))
        return int(board.ply())

    return per_second(work)


PEERS = {
    "connect four": lambda: open_spiel("connect_four"),
    "gin rummy": lambda: open_spiel("gin_rummy"),
    "chess": python_chess,
}
