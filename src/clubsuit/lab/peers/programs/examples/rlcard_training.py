"""Train a linear policy with REINFORCE against random players."""

import numpy as np
import rlcard

EPISODES, RATE = 1000, 1e-2

rng = np.random.default_rng(1)
env = rlcard.make("leduc-holdem")
weights = np.zeros((*env.state_shape[0], env.num_actions))
scores = []
for _ in range(EPISODES):
    (state, player), trace = env.reset(), np.zeros_like(weights)
    while not env.is_over():
        legal = list(state["legal_actions"])
        if player != 0:
            state, player = env.step(rng.choice(legal))
            continue
        seen = state["obs"]
        logits = seen @ weights[:, legal]
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        chosen = rng.choice(len(legal), p=chances)
        trace[:, legal] += np.outer(seen, np.eye(len(legal))[chosen] - chances)
        state, player = env.step(legal[chosen])
    scores.append(env.get_payoffs()[0])
    weights += RATE * (scores[-1] - np.mean(scores)) * trace
print(np.mean(scores[:200]), np.mean(scores[-200:]))
