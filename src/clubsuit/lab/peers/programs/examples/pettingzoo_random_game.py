"""Play one game of Leduc hold 'em with random decisions."""

import pettingzoo

env = pettingzoo.make("aec", "classic/leduc_holdem-v4")
env.reset(seed=1)
scores = dict.fromkeys(env.agents, 0)
for agent in env.agent_iter():
    seen, reward, ended, truncated, _ = env.last()
    scores[agent] += reward
    if ended or truncated:
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(seen["action_mask"]))
print(scores)
