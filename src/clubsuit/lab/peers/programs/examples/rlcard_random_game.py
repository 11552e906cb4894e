"""Play one game of Dou Dizhu with random decisions."""

import random

import rlcard

env = rlcard.make("doudizhu")
state, _ = env.reset()
while not env.is_over():
    state, _ = env.step(random.choice(list(state["legal_actions"])))
print(env.get_payoffs())
