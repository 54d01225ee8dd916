"""OpenSpiel's games, which are written in C++."""

import itertools
import random

import pyspiel
from timing import Work

DISTRIBUTION = "open_spiel"


def playouts(name: str) -> Work:
    """Whole games in C++, between OpenSpiel's own random bots."""
    game, seeds = pyspiel.load_game(name), itertools.count()
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def work() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return sum(step.player >= 0 for step in state.full_history())

    return work


def open_spiel(name: str) -> Work:
    """Whole games, driven from Python as users drive them."""
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

    return work
