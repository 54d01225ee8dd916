"""Pgx: games for JAX, on the processor. A batch is stepped by a compiled function, and finished games begin again."""

import itertools
from collections.abc import Callable
from typing import Any

import jax
import pgx
from jax import numpy as jnp
from pgx.experimental.wrappers import auto_reset
from timing import Work

DISTRIBUTION = "pgx"
BATCH = 1024
STEPS = 50


def playouts(name: str) -> Work:
    """Many steps in one call. The compiler can leave out observations, which nobody reads."""
    step = stepper(name)

    def play(state: Any, key: Any) -> Any:
        return jax.lax.scan(lambda state, key: (step(state, key), None), state, jax.random.split(key, STEPS))[0]

    return repeated(name, play, STEPS)


def observed_batches(name: str) -> Work:
    """One step in one call, which returns observations and legal masks."""
    return repeated(name, stepper(name), 1)


def stepper(name: str) -> Callable[[Any, Any], Any]:
    """A function that plays a random legal action in each position of a batch."""
    environment = pgx.make(name)
    step_all = jax.vmap(auto_reset(environment.step, environment.init))

    def step(state: Any, key: Any) -> Any:
        choosing, dealing = jax.random.split(key)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        return step_all(state, jax.random.categorical(choosing, chances), jax.random.split(dealing, BATCH))

    return step


def repeated(name: str, play: Callable[[Any, Any], Any], steps: int) -> Work:
    """Compiles a function that plays some steps of a batch; every call goes on where the last one stopped."""
    keys = map(jax.random.key, itertools.count())
    state = jax.jit(jax.vmap(pgx.make(name).init))(jax.random.split(next(keys), BATCH))
    compiled = jax.jit(play)

    def work() -> int:
        nonlocal state
        state = jax.block_until_ready(compiled(state, next(keys)))
        return steps * BATCH

    return work
