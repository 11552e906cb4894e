"""Measure Clubsuit as its peers are measured."""

import random
from typing import Any

import measuring

import clubsuit
from clubsuit.envs.episode import Episode
from clubsuit.envs.processor import Observe
from clubsuit.game import rules_of
from clubsuit.random_numbers import EXPERIMENTS, generator

ROWS = 1024


def bare(name: str) -> dict[str, Any]:
    """Measure the compiled playout."""
    rules, play = rules_of(name), clubsuit.load(name).table(seed=1)
    rng = generator(1, EXPERIMENTS)

    def run(n: int) -> int:
        rules.play_randomly(play.state, rng, n)
        return n

    return measuring.rates(run)


def single(name: str) -> dict[str, Any]:
    """Measure hands of `clubsuit.Play`, decided by texts."""
    game = clubsuit.load(name)

    def run(n: int) -> int:
        decisions = 0
        for seed in range(n):
            play = game.new(seed, pause=True)
            while play.turn is not None:
                play.play(random.choice(play.legal()))
                decisions += 1
        return decisions

    return measuring.rates(run)


def single_observations(name: str) -> dict[str, Any]:
    """Measure episodes of one hand, as the PettingZoo environments play them."""
    episode = Episode(clubsuit.load(name), hands=1)

    def run(n: int) -> int:
        decisions = 0
        for seed in range(n):
            episode.begin(seed)
            while (seat := episode.turn) is not None:
                episode.observe(seat)
                episode.step(random.choice(episode.mask(seat).nonzero()[0]))
                decisions += 1
        return decisions

    return measuring.rates(run)


def _batched(name: str, observe: Observe) -> dict[str, Any]:
    env = clubsuit.vector(name, ROWS, observe=observe)
    env.reset(1)

    def run(n: int) -> int:
        for _ in range(n):
            env.step(env.random_actions())
        return n * ROWS

    return measuring.rates(run)


def batched(name: str) -> dict[str, Any]:
    """Measure `clubsuit.vector` with masks only."""
    return _batched(name, "nothing")


def batched_observations(name: str) -> dict[str, Any]:
    """Measure `clubsuit.vector` with observations."""
    return _batched(name, "view")


def memory(name: str) -> dict[str, Any]:
    """Measure an environment with observations."""

    def make(n: int) -> Any:
        env = clubsuit.vector(name, n)
        env.reset(1)
        return env

    return measuring.memory(make, measuring.MEMORY_GAMES)


if __name__ == "__main__":
    measuring.main(
        {
            "bare": bare,
            "single": single,
            "single_observations": single_observations,
            "batched": batched,
            "batched_observations": batched_observations,
            "memory": memory,
        }
    )
