"""Play 20 games of a bot that takes the first legal decision, against random players."""

import jax
import pgx
from pgx.experimental import act_randomly


def first(state):
    return state.legal_action_mask.argmax()


env = pgx.make("leduc_holdem")
init, step = jax.jit(env.init), jax.jit(env.step)
scores = []
for seed in range(20):
    key = jax.random.PRNGKey(seed)
    state = init(key)
    while not state.terminated:
        key, choosing, stepping = jax.random.split(key, 3)
        if state.current_player == 0:
            action = first(state)
        else:
            action = act_randomly(choosing, state.legal_action_mask[None])[0]
        state = step(state, action, stepping)
    scores.append(float(state.rewards[0]))
print(sum(scores) / 20)
