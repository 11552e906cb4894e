"""Measure the card games of PettingZoo, which are those of RLCard and Hanabi of OpenSpiel."""

import random
from typing import Any

import measuring
import pettingzoo


def single_observations(name: str) -> dict[str, Any]:
    """Measure the AEC environment, whose mask is a part of the observation."""
    env = pettingzoo.make("aec", f"classic/{name}")

    def run(n: int) -> int:
        decisions = 0
        for seed in range(n):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, ended, truncated, _ = env.last()
                if ended or truncated:
                    env.step(None)
                else:
                    env.step(random.choice(seen["action_mask"].nonzero()[0]))
                    decisions += 1
        return decisions

    return measuring.rates(run)


def memory(name: str) -> dict[str, Any]:
    """Measure environments after their reset."""

    def make(n: int) -> Any:
        envs = [pettingzoo.make("aec", f"classic/{name}") for _ in range(n)]
        for env in envs:
            env.reset(seed=1)
        return envs

    return measuring.memory(make, 10)


if __name__ == "__main__":
    measuring.main({"single_observations": single_observations, "memory": memory})
