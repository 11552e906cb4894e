"""Environments of pgx on the same card, if pgx is installed."""

import time

GAMES = ("connect_four", "leduc_holdem", "sparrow_mahjong", "backgammon")
BATCH = 65_536
STEPS = 200
RUNS = 3


def pgx_rates() -> None:
    """Print how many random steps pgx makes in a second, with restarts."""
    try:
        import jax
        import pgx  # noqa: F401
    except ImportError as error:
        print(f"not measured: {error}")
        return
    for name in GAMES:
        print(f"{name:15} 10⁶ steps/s  {BATCH:,}: {pgx_rate(name, BATCH) / 1e6:.3g}", flush=True)
    print(f"jax {jax.__version__} on {jax.devices()[0]}")


def pgx_rate(name: str, batch: int) -> float:
    """Return the number of random steps per second of an environment: the fastest of some runs."""
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
        return step(state, action, jax.random.split(chance, batch)), None

    play = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    best = 0.0
    for run in range(RUNS + 1):  # the first run compiles
        keys = jax.random.split(jax.random.PRNGKey(run), STEPS)
        start = time.perf_counter()
        state = jax.block_until_ready(play(state, keys))
        if run:
            best = max(best, batch * STEPS / (time.perf_counter() - start))
    return best
