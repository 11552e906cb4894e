"""Environments of pgx on the same card, if pgx is installed."""

import os
import time
from functools import cache
from typing import Any

GAMES = ("sparrow_mahjong", "leduc_holdem")
"""The card games nearest in size, and a small one."""

BATCH = 65_536
STEPS = 100
RUNS = 2

WORKER = "pgx"
"""The name of the process."""


def compile_all() -> str:
    """Compile the environments; return how long it took, or why there are none."""
    if problem := missing():
        return problem
    start = time.perf_counter()
    for name in GAMES:
        seconds_of(name)
    return f"compiled in {time.perf_counter() - start:.1f} s"


def missing() -> str:
    """Return why pgx cannot be measured; "" if it can."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # other processes need memory
    try:
        import jax
        import pgx  # noqa: F401
    except ImportError as error:
        return f"not measured: {error}"
    return "" if jax.default_backend() == "gpu" else "not measured: JAX does not see the card"


def rates() -> str:
    """Return how many random steps pgx makes in a second, with restarts."""
    if problem := missing():
        return problem
    import jax

    lines = [f"10⁶ random steps/s of {BATCH:,} rows, jax {jax.__version__} on {jax.devices()[0]}"]
    for name in GAMES:
        best = min(seconds_of(name) for _ in range(RUNS))
        lines.append(f"{name:15} {BATCH * STEPS / best / 1e6:.3g}")
    return "\n".join(lines)


def seconds_of(name: str) -> float:
    """Play STEPS random steps in each row; return how long it took."""
    import jax

    first, play = _compiled(name)
    keys = jax.random.split(jax.random.PRNGKey(1), STEPS)
    start = time.perf_counter()
    jax.block_until_ready(play(first, keys))
    return time.perf_counter() - start


@cache
def _compiled(name: str) -> tuple[Any, Any]:
    """Return the first states of an environment, and the function that plays from them."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state, key):  # type: ignore[no-untyped-def]
        choice, chance = jax.random.split(key)
        masked = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, masked)
        return step(state, action, jax.random.split(chance, BATCH)), None

    play = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys)[0])
    return jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH)), play
