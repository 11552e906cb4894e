"""Measure pgx, whose games are JAX programs, on the processor."""

from collections.abc import Callable
from typing import Any

import jax
import measuring
import pgx
from pgx.experimental import act_randomly, auto_reset

ROWS = 1024
STEPS = 16
"""Number of steps in one call of the compiled loop."""


def _batch(name: str) -> tuple[Callable[..., Any], Any]:
    """Return a function that plays a random step in each row, and the rows to begin with."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        actions = act_randomly(first, state.legal_action_mask)
        return step(state, actions, jax.random.split(second, ROWS))

    keys = jax.random.split(jax.random.PRNGKey(1), ROWS)
    return play, jax.jit(jax.vmap(env.init))(keys)


def bare(name: str) -> dict[str, Any]:
    """Measure a compiled loop of several steps."""
    play, state = _batch(name)

    @jax.jit
    def loop(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, STEPS)
        return jax.lax.scan(lambda state, key: (play(state, key), None), state, keys)[0]

    def run(n: int) -> int:
        nonlocal state
        for key in jax.random.split(jax.random.PRNGKey(n), n):
            state = loop(state, key)
        jax.block_until_ready(state)
        return n * STEPS * ROWS

    return measuring.rates(run)


def batched_observations(name: str) -> dict[str, Any]:
    """Measure steps of a batch that Python calls, with a new observation in each row."""
    play, state = _batch(name)
    step = jax.jit(play)

    def run(n: int) -> int:
        nonlocal state
        for key in jax.random.split(jax.random.PRNGKey(n), n):
            state = step(state, key)
        jax.block_until_ready(state)
        return n * ROWS

    return measuring.rates(run)


def single_observations(name: str) -> dict[str, Any]:
    """Measure compiled steps of one game that Python calls."""
    env = pgx.make(name)
    init = jax.jit(env.init)

    @jax.jit
    def step(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        action = act_randomly(first, state.legal_action_mask[None])[0]
        return env.step(state, action, second)

    def run(n: int) -> int:
        decisions = 0
        for seed in range(n):
            key, state = jax.random.PRNGKey(seed), init(jax.random.PRNGKey(seed))
            while not (state.terminated | state.truncated):
                key, used = jax.random.split(key)
                state = step(state, used)
                decisions += 1
        return decisions

    return measuring.rates(run)


def memory(name: str) -> dict[str, Any]:
    """Measure a batch of states, which have their observations."""
    init = jax.vmap(pgx.make(name).init)
    keys = jax.random.split(jax.random.PRNGKey(1), measuring.MEMORY_GAMES)
    compiled = {n: jax.jit(init).lower(keys[:n]).compile() for n in (1, len(keys))}
    return measuring.memory(lambda n: jax.block_until_ready(compiled[n](keys[:n])), len(keys))


if __name__ == "__main__":
    measuring.main(
        {
            "bare": bare,
            "single_observations": single_observations,
            "batched_observations": batched_observations,
            "memory": memory,
        }
    )
