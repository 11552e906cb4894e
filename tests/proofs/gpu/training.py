"""A short training on the card, in Torch: three copies of one policy play Clubs (Whist).

It shows that environment and learner share the card's memory: observations, masks and rewards are
tensors without a copy. Each hand has the same number of steps, so all rows play one hand together
in each round. The method is PPO: an action's advantage is the points of its seat in the hand, less
the mean of all seats and less what a second output of the network expects.
"""

import time
from typing import Any, NamedTuple

import numpy as np

import clubsuit
from clubsuit.envs.vector import VectorEnvironment
from proofs.gpu.environments import torch_if_installed
from proofs.gpu.identity import SIMULATED

GAME = "clubs-whist"
ROWS, TEST_ROWS = (4, 4) if SIMULATED else (16_384, 16_384)
"""Number of hands in a round, and of hands against random choices before and after."""

SECONDS = 0.0 if SIMULATED else 8.0
"""Duration of the training. At least one round is played."""

PARTS = 16
"""Number of parts of a round; after each, the weights change."""

RATE, ENTROPY, WIDTH, CLIP = 1e-3, 0.01, 256, 0.2
CLEARLY = 5.0
"""Minimum number of standard errors between the policy and its opponents."""


class Round(NamedTuple):
    """All decisions of a round, one row each."""

    seen: Any
    """Observations."""
    masks: Any
    actions: Any
    logs: Any
    """Logarithms of the probabilities of the actions."""
    returns: Any
    """The points of the seat in the hand, less the mean of all seats."""


def train(device: str = "cuda", rows: int = ROWS, seconds: float = SECONDS) -> None:
    """Train a policy for some seconds, and print how it plays against random choices.

    device: where the games are played and the policy is trained: "cuda" or "cpu".
    rows:   number of hands in a round.

    Raises AssertionError if it does not beat random choices clearly.
    """
    torch = torch_if_installed()
    if torch is None:
        print("not trained: Torch is not installed")
        return
    learner = Learner(torch, device, rows)
    before, error = learner.margin()
    print(f"untrained: {before:+.3f} ± {error:.3f} points a hand over random choices")
    start, rounds = time.perf_counter(), 0
    while not rounds or time.perf_counter() - start < seconds:
        learner.improve(learner.play_round())
        rounds += 1
    took = time.perf_counter() - start
    after, error = learner.margin()
    steps = rounds * rows * learner.steps
    print(f"{rounds} rounds, {steps:,} steps, {took:.1f} s of training on {learner.place}")
    print(f"trained:   {after:+.3f} ± {error:.3f} points a hand over random choices")
    if seconds and after < CLEARLY * error:
        raise AssertionError("the trained policy does not beat random choices")


class Learner:
    """A policy and its training."""

    def __init__(self, torch: Any, device: str, rows: int) -> None:
        self.torch = torch
        self.device = device
        self.place = "cuda" if device == "cuda" and not SIMULATED else "cpu"
        """The device of the tensors; those of the simulator are on the processor."""
        torch.manual_seed(1)
        torch.set_float32_matmul_precision("high")
        self.env = clubsuit.vector(GAME, rows, device=device)
        self.steps = self.env.encoding.most_steps(self.env.game.options)
        """Number of steps of a hand."""
        self.env.reset(seed=1)
        size, ids = self.env.encoding.observation_size, self.env.encoding.actions
        linear, relu = torch.nn.Linear, torch.nn.ReLU
        self.network = torch.nn.Sequential(
            linear(size, WIDTH), relu(), linear(WIDTH, WIDTH), relu(), linear(WIDTH, ids + 1)
        ).to(self.place)
        self.optimiser = torch.optim.Adam(self.network.parameters(), RATE)

    def tensor(self, array: Any) -> Any:
        """Return an array of an environment as a tensor that shares its memory."""
        if self.place == "cuda":
            return self.torch.as_tensor(array, device="cuda")
        return self.torch.from_numpy(np.asarray(array))

    def step(self, env: VectorEnvironment, actions: Any) -> None:
        """Carry out the actions."""
        env.step(actions if self.place == "cuda" else actions.numpy())

    def logs_of(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Return the logarithms of the probabilities of all ids, and the expected returns."""
        numbers = seen.float()
        out = self.network(numbers.sign() * numbers.abs().log1p())
        logits = out[:, :-1].masked_fill(~masks, -1e9)
        return self.torch.log_softmax(logits, 1), out[:, -1]

    def play_round(self) -> Round:
        """Play one hand in each row; return all decisions."""
        torch, env = self.torch, self.env
        seen, masks, turns = map(self.tensor, (env.observations, env.masks, env.turns))
        shape = self.steps, env.n
        kept = [
            torch.empty((self.steps, *one.shape), dtype=one.dtype, device=self.place)
            for one in (seen, masks)
        ]
        actions, seats = (torch.empty(shape, dtype=torch.int64, device=self.place) for _ in "as")
        logs = torch.empty(shape, device=self.place)
        with torch.no_grad():
            for t in range(self.steps):
                kept[0][t], kept[1][t], seats[t] = seen, masks, turns
                found, _ = self.logs_of(seen, masks)
                noise = torch.empty_like(found).exponential_().log()
                actions[t] = (found - noise).argmax(1)  # an id at random, by its probability
                logs[t] = found.gather(1, actions[t][:, None])[:, 0]
                self.step(env, actions[t])
            points = self.tensor(env.rewards).float()
            points -= points.mean(1, keepdim=True)
            returns = points.gather(1, seats.T).T
        env.check()
        flat = (one.flatten(0, 1) for one in (*kept, actions, logs, returns.contiguous()))
        return Round(*flat)

    def improve(self, played: Round) -> None:
        """Change the weights: one pass over a round, in parts of random decisions."""
        torch = self.torch
        free = (played.masks.sum(1) > 1).nonzero()[:, 0]  # a forced action teaches nothing
        order = free[torch.randperm(len(free), device=self.place)]
        for part in order.tensor_split(PARTS):
            seen, masks, actions, before, returns = (one[part] for one in played)
            logs, expected = self.logs_of(seen, masks)
            chosen = logs.gather(1, actions[:, None])[:, 0]
            gain = returns - expected.detach()
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = (chosen - before).exp()
            better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            entropy = -(logs.exp() * logs).sum(1)
            error = (returns - expected) ** 2
            loss = (0.1 * error - better - ENTROPY * entropy).mean()
            self.optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
            self.optimiser.step()

    def margin(self) -> tuple[float, float]:
        """Return by how many points a hand the policy beats two random players, with its error.

        The policy sits in seat 0 and chooses the most probable id.
        """
        torch = self.torch
        env = clubsuit.vector(
            GAME, TEST_ROWS if self.device == "cuda" else 4_096, device=self.device
        )
        env.reset(seed=2)
        seen, masks, turns = map(self.tensor, (env.observations, env.masks, env.turns))
        with torch.no_grad():
            for _ in range(self.steps):
                best = self.logs_of(seen, masks)[0].argmax(1)
                self.step(env, torch.where(turns == 0, best, self.tensor(env.random_actions())))
            env.check()
            points = self.tensor(env.rewards).float()
            ahead = points[:, 0] - (points[:, 1] + points[:, 2]) / 2
        return float(ahead.mean()), float(ahead.std() / env.n**0.5)
