"""Play 20 games of a bot that takes the first legal decision, against random players."""

import rlcard
from rlcard.agents import RandomAgent


class First:
    use_raw = False

    def step(self, state):
        return next(iter(state["legal_actions"]))

    def eval_step(self, state):
        return self.step(state), {}


env, scores = rlcard.make("doudizhu"), []
env.set_agents([First(), RandomAgent(env.num_actions), RandomAgent(env.num_actions)])
for _ in range(20):
    scores.append(env.run()[1][0])
print(sum(scores) / 20)
