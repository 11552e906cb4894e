"""Train a linear policy with REINFORCE against random players."""

import numpy as np
import pyspiel

EPISODES, RATE = 1000, 1e-2

rng = np.random.default_rng(1)
game = pyspiel.load_game("leduc_poker")
weights = np.zeros((game.information_state_tensor_size(), game.num_distinct_actions()))
scores = []
for _ in range(EPISODES):
    state, trace = game.new_initial_state(), np.zeros_like(weights)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
            continue
        legal = state.legal_actions()
        if state.current_player() != 0:
            state.apply_action(rng.choice(legal))
            continue
        seen = np.array(state.information_state_tensor())
        logits = seen @ weights[:, legal]
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        chosen = rng.choice(len(legal), p=chances)
        trace[:, legal] += np.outer(seen, np.eye(len(legal))[chosen] - chances)
        state.apply_action(legal[chosen])
    scores.append(state.returns()[0])
    weights += RATE * (scores[-1] - np.mean(scores)) * trace
print(np.mean(scores[:200]), np.mean(scores[-200:]))
