"""Train MaskablePPO of sb3-contrib against `random` bots, and measure it against them.

Install it with `pip install sb3-contrib`, then: `python examples/maskable_ppo.py [STEPS]`.
"""

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO

from clubsuit.envs.gymnasium import HandEnvironment, HandVectorEnvironment

GAME = "clubs-whist"
STEPS = 30_000
HANDS = 2_000
"""Number of hands of the measurement."""

RNG = np.random.default_rng(1)


def random_policy(seen: np.ndarray, masks: np.ndarray) -> Any:
    """Return a random legal id for each row."""
    return (RNG.random(masks.shape) * masks).argmax(1)


def score(policy: Callable[[np.ndarray, np.ndarray], Any]) -> tuple[float, float]:
    """Return the mean score of a hand against random bots, and its standard error."""
    env = HandVectorEnvironment(GAME, 250, opponents="random")
    seen, infos = env.reset(seed=1)
    scores: list[float] = []
    while len(scores) < HANDS:
        actions = policy(seen, infos["action_mask"].astype(bool))
        seen, rewards, ended, _, infos = env.step(actions)
        scores += rewards[ended].tolist()
    return float(np.mean(scores)), float(np.std(scores) / len(scores) ** 0.5)


def train(steps: int) -> MaskablePPO:
    """Return a policy that has played this number of steps."""
    env = HandEnvironment(GAME, opponents="random")
    model = MaskablePPO("MlpPolicy", env, gamma=1.0, learning_rate=1e-3, seed=1, device="cpu")
    return model.learn(steps)


def main(steps: int) -> tuple[float, float]:
    """Train, print the scores before and after, and return the gain and its error."""
    before, error = score(random_policy)
    print(f"random: {before:+.2f} ± {error:.2f} tricks a hand")
    model = train(steps)
    after, error = score(lambda seen, masks: model.predict(seen, action_masks=masks)[0])
    print(f"MaskablePPO after {steps} steps: {after:+.2f} ± {error:.2f} tricks a hand")
    return after - before, error


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else STEPS)
