"""Play one hand of hearts with random decisions."""

import random

import pyspiel

state = pyspiel.load_game("hearts").new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, chances)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))
print(state.returns())
