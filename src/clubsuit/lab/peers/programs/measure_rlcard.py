"""Measure RLCard, whose games are written in Python."""

import random
from typing import Any

import measuring
import rlcard


def bare(name: str) -> dict[str, Any]:
    """Measure the game inside the environment, which makes no arrays."""
    game = rlcard.make(name).game

    def run(n: int) -> int:
        decisions = 0
        for _ in range(n):
            state, _ = game.init_game()
            while not game.is_over():
                legal = state["actions"] if "actions" in state else state["legal_actions"]
                state, _ = game.step(random.choice(legal))
                decisions += 1
        return decisions

    return measuring.rates(run)


def single_observations(name: str) -> dict[str, Any]:
    """Measure the environment, which makes an observation for each decision."""
    env = rlcard.make(name)

    def run(n: int) -> int:
        decisions = 0
        for _ in range(n):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return measuring.rates(run)


def memory(name: str) -> dict[str, Any]:
    """Measure environments after their reset."""

    def make(n: int) -> Any:
        envs = [rlcard.make(name) for _ in range(n)]
        for env in envs:
            env.reset()
        return envs

    return measuring.memory(make, 10)


if __name__ == "__main__":
    measuring.main({"bare": bare, "single_observations": single_observations, "memory": memory})
