"""Prints how many seconds it takes to compile the rules of one game.

`clubsuit bench` runs it with an empty cache: `python -m clubsuit.lab.cold GAME`.
"""

import sys
import time

import numpy as np

from clubsuit.game import load
from clubsuit.kernel import rand_below, rand_seed

HANDS = 3


def use_rules(name: str) -> None:
    """Call every compiled function of a game: deal, legal, apply, score, view, sample, playout."""
    play = load(name).new(seed=1)
    rules = play.game.rules
    rng = np.zeros(2, np.int64)
    rand_seed(rng, 1)
    while len(play.hands) <= HANDS and play.turn is not None:
        view = play.view(play.turn)
        view.sample(rng)
        choices = view.legal()
        play.play(choices[int(rand_below(rng, len(choices)))])
    rules.play_randomly(load(name).table(seed=1).state, rng, 1000)


if __name__ == "__main__":
    start = time.perf_counter()
    use_rules(sys.argv[1])
    print(time.perf_counter() - start)
