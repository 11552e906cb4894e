"""Play 20 hands of a bot that takes the first legal decision, against random players."""

import pyspiel


class First(pyspiel.Bot):
    def __init__(self):
        super().__init__()

    def restart_at(self, state):
        pass

    def step(self, state):
        return state.legal_actions()[0]


game, scores = pyspiel.load_game("hearts"), []
bots = [First(), *(pyspiel.make_uniform_random_bot(p, p) for p in range(1, 4))]
for seed in range(20):
    scores.append(pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)[0])
print(sum(scores) / 20)
