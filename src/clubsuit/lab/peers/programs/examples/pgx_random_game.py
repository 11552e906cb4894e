"""Play one game of Leduc hold 'em with random decisions."""

import jax
import pgx
from pgx.experimental import act_randomly

env = pgx.make("leduc_holdem")
init, step = jax.jit(env.init), jax.jit(env.step)
key = jax.random.PRNGKey(1)
state = init(key)
scores = state.rewards
while not state.terminated:
    key, choosing, stepping = jax.random.split(key, 3)
    action = act_randomly(choosing, state.legal_action_mask[None])[0]
    state = step(state, action, stepping)
    scores += state.rewards
print(scores)
