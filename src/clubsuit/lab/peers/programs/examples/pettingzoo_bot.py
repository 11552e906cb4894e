"""Play 20 games of a bot that takes the first legal decision, against random players."""

import pettingzoo


def first(seen):
    return seen["action_mask"].argmax()


env = pettingzoo.make("aec", "classic/leduc_holdem-v4")
scores = []
for seed in range(20):
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        if ended or truncated:
            if agent == "player_0":
                scores.append(reward)
            env.step(None)
        elif agent == "player_0":
            env.step(first(seen))
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
print(sum(scores) / 20)
