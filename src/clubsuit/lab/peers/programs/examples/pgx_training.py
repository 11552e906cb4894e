"""Train a linear policy with REINFORCE against random players."""

import jax
import numpy as np
import pgx
from pgx.experimental import auto_reset

ROWS, STEPS, RATE = 16, 1000, 1e-2

rng = np.random.default_rng(1)
env = pgx.make("leduc_holdem")
step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
key, first = jax.random.split(jax.random.PRNGKey(1))
state = jax.jit(jax.vmap(env.init))(jax.random.split(first, ROWS))
weights = np.zeros((*env.observation_shape, env.num_actions))
traces = np.zeros((ROWS, *weights.shape))
scores = []
for _ in range(STEPS):
    seen, masks = np.array(state.observation, float), np.array(state.legal_action_mask)
    own = np.array(state.current_player)[:, None] == 0
    logits = np.where(masks, own * (seen @ weights), -np.inf)
    chances = np.exp(logits - logits.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    actions = (chances.cumsum(1) > rng.random((ROWS, 1))).argmax(1)
    gradients = own * (np.eye(len(weights[0]))[actions] - chances)
    traces += seen[:, :, None] * gradients[:, None]
    key, used = jax.random.split(key)
    state = step(state, actions, jax.random.split(used, ROWS))
    for row in np.array(state.terminated).nonzero()[0]:
        scores.append(float(state.rewards[row, 0]))
        weights += RATE * (scores[-1] - np.mean(scores)) * traces[row]
        traces[row] = 0
print(np.mean(scores[:200]), np.mean(scores[-200:]))
