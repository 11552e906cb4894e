"""Train a linear policy with REINFORCE against random players."""

import numpy as np

import clubsuit

ROWS, STEPS, RATE = 16, 6000, 1e-3

rng = np.random.default_rng(1)
env = clubsuit.vector("clubs-whist", ROWS, bots={1: "random", 2: "random"})
env.reset(seed=1)
weights = np.zeros((env.observations.shape[1], env.masks.shape[1]))
traces = np.zeros((ROWS, *weights.shape))
scores = []
for _ in range(STEPS):
    seen = env.observations.astype(float)
    logits = np.where(env.masks, seen @ weights, -np.inf)
    chances = np.exp(logits - logits.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    actions = (chances.cumsum(1) > rng.random((ROWS, 1))).argmax(1)
    traces += seen[:, :, None] * (np.eye(len(weights[0]))[actions] - chances)[:, None]
    env.step(actions)
    for row in env.dones.nonzero()[0]:
        scores.append(env.rewards[row, 0])
        weights += RATE * (scores[-1] - np.mean(scores)) * traces[row]
        traces[row] = 0
print(np.mean(scores[:1000]), np.mean(scores[-1000:]))
