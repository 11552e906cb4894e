"""Train a linear policy with REINFORCE against random players."""

import numpy as np
import pettingzoo

EPISODES, RATE = 1000, 1e-2

rng = np.random.default_rng(1)
env = pettingzoo.make("aec", "classic/leduc_holdem-v4")
env.reset(seed=1)
size = env.observation_space("player_0")["observation"].shape[0]
weights = np.zeros((size, env.action_space("player_0").n))
scores = []
for episode in range(EPISODES):
    env.reset(seed=episode)
    trace = np.zeros_like(weights)
    for agent in env.agent_iter():
        state, reward, ended, truncated, _ = env.last()
        if ended or truncated:
            if agent == "player_0":
                scores.append(reward)
            env.step(None)
            continue
        legal = state["action_mask"].nonzero()[0]
        if agent != "player_0":
            env.step(rng.choice(legal))
            continue
        seen = state["observation"]
        logits = seen @ weights[:, legal]
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        chosen = rng.choice(len(legal), p=chances)
        trace[:, legal] += np.outer(seen, np.eye(len(legal))[chosen] - chances)
        env.step(legal[chosen])
    weights += RATE * (scores[-1] - np.mean(scores)) * trace
print(np.mean(scores[:200]), np.mean(scores[-200:]))
