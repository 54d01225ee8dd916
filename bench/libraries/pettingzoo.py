"""PettingZoo's classic games, and how an episode of any environment is played."""

import random
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from timing import Work

DISTRIBUTION = "pettingzoo"


def play_episode(environment: Any) -> int:
    """Plays an episode with random actions; returns the number of decisions."""
    environment.reset()
    decisions = 0
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
        else:
            environment.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
    return decisions


def pettingzoo(name: str) -> Work:
    """Whole episodes."""
    return partial(play_episode, import_module(f"pettingzoo.classic.{name}").env())
