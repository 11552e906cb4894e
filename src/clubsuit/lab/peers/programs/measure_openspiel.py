"""Measure OpenSpiel, whose games are written in C++."""

import random
from typing import Any

import measuring
import pyspiel
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.rl_environment import Environment
from open_spiel.python.vector_env import SyncVectorEnv

ROWS = 64
"""Number of environments that SyncVectorEnv steps; more do not make it faster."""


def bare(name: str) -> dict[str, Any]:
    """Measure `evaluate_bots`, which stays in C++ from the deal to the end."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(game.num_players())]

    def run(n: int) -> list[Any]:
        states = [game.new_initial_state() for _ in range(n)]
        for seed, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, seed)
        return states

    return measuring.rates(run, _decisions)


def _decisions(states: list[Any]) -> int:
    """Return the number of decisions; the dealt cards are moves of the chance player."""
    return sum(move.player >= 0 for state in states for move in state.full_history())


def _single(name: str, observe: bool) -> dict[str, Any]:
    game = pyspiel.load_game(name)
    by_information = game.get_type().provides_information_state_tensor

    def run(n: int) -> int:
        decisions = 0
        for _ in range(n):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    _deal(state)
                    continue
                if observe and by_information:
                    state.information_state_tensor()
                elif observe:
                    state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return measuring.rates(run)


def _deal(state: Any) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(actions, chances)[0])


def single(name: str) -> dict[str, Any]:
    """Measure states that Python steps."""
    return _single(name, observe=False)


def single_observations(name: str) -> dict[str, Any]:
    """Measure states that Python steps, with a tensor for each decision."""
    return _single(name, observe=True)


def batched_observations(name: str) -> dict[str, Any]:
    """Measure SyncVectorEnv, which steps environments one after the other."""
    envs = SyncVectorEnv([Environment(name) for _ in range(ROWS)])
    steps = envs.reset()

    def run(n: int) -> int:
        nonlocal steps
        for _ in range(n):
            steps = envs.step([_step_output(step) for step in steps], reset_if_done=True)[0]
        return n * ROWS

    return measuring.rates(run)


def _step_output(step: Any) -> Any:
    seen = step.observations
    legal = seen["legal_actions"][seen["current_player"]]
    return StepOutput(random.choice(legal), None)


def memory(name: str) -> dict[str, Any]:
    """Measure dealt states."""
    game = pyspiel.load_game(name)

    def make(n: int) -> Any:
        states = [game.new_initial_state() for _ in range(n)]
        for state in states:
            while state.is_chance_node():
                _deal(state)
        return states

    return measuring.memory(make, 100)


if __name__ == "__main__":
    measuring.main(
        {
            "bare": bare,
            "single": single,
            "single_observations": single_observations,
            "batched_observations": batched_observations,
            "memory": memory,
        }
    )
