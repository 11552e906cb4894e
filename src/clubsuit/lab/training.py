"""The shared parts of all methods of training: settings, points of the curve, and the interface."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Protocol

from clubsuit.arguments import checked_seed
from clubsuit.errors import excerpt
from clubsuit.extras import missing
from clubsuit.lab.workers import checked_workers
from clubsuit.texts import refusal

PPO, MONTE_CARLO = "ppo", "monte-carlo"
METHODS = (PPO, MONTE_CARLO)
"""The methods of training: a policy by self-play with PPO, for games with numbered actions; and a
value network by Deep Monte Carlo, for games with features."""
CPU, CUDA = "cpu", "cuda"
DEVICES = (CPU, CUDA)
POINTS, WIN = "points", "win"
REWARDS = (POINTS, WIN)
"""The rewards of PPO: the margin of a hand in points, or the chance to win the game."""
COUNTERS = ("round", "hands", "decisions", "seconds")
"""Names of the attributes of a trainer that a checkpoint stores."""

Tested = tuple[float, tuple[float, float]]
"""A margin in points per hand, and its 99 % interval."""


@dataclass(frozen=True)
class Training:
    """The settings of a training run: all that determines its result, except the duration."""

    game: str
    seed: int
    workers: int
    method: str = PPO
    """One of METHODS."""
    device: str = CPU
    """"cpu", or "cuda" for an NVIDIA GPU."""
    against: str | None = None
    """With PPO: a bot that plays all seats but one, so that the network becomes its exploiter.

    It is "rule", or the name of a bot with a policy, such as "trained:PATH".
    """

    reward: str = POINTS
    """With PPO: one of REWARDS."""

    def check(self) -> None:
        """Raise NotationError for invalid numbers, for an unknown method, device or reward, and for
        a method that has no such reward or cannot train against a bot."""
        checked_seed(self.seed)
        checked_workers(self.workers)
        for key, given, known in (
            ("train-method", self.method, METHODS),
            ("bench-device", self.device, DEVICES),
            ("train-reward", self.reward, REWARDS),
        ):
            if given not in known:
                raise refusal(key, given=excerpt(given), known=", ".join(known))
        if self.against is not None and self.method != PPO:
            raise refusal("train-against-method", method=PPO)
        if self.reward == WIN and (self.method, self.device) != (PPO, CPU):
            raise refusal("train-win", method=PPO, device=CPU)


@dataclass(frozen=True)
class Point:
    """A point of the learning curve."""

    round: int
    minutes: float
    """Duration of the training so far, including tests."""
    hands: int
    decisions: int
    loss: float
    """Error of the network in the last round.

    Of a value network: mean squared error of both outputs, divided by their standard deviations in
    the first round. Of a policy: mean squared error of the critic, in such units; in the first
    rounds, in which `rule` plays, the cross-entropy of the policy.
    """
    margin: float | None = None
    """In a test: the lead over `rule`, or the gain against the bot of `Training.against`, in points
    per hand, in duplicate deals of the default variant."""
    ci99: tuple[float, float] | None = None
    """In a test: the 99 % confidence interval of the margin."""


class Trainer(Protocol):
    """A training run, round by round."""

    round: int
    hands: int
    decisions: int
    seconds: float
    save_every_s: float
    """Minimum time between two writes of its files, in seconds."""

    def step(self, spent: float) -> float:
        """Play and learn one round; return its loss.

        spent: the part of the training that is over, from 0 to 1.
        """
        ...

    def test(self) -> Tested:
        """Return the lead over `rule`, or the gain against the bot of `Training.against`, in points
        per hand (default variant), and its 99 % interval."""
        ...

    def save_weights(self, file: Path) -> None:
        """Write the weight file of the current network."""
        ...

    def save(self, file: Path) -> None:
        """Save a checkpoint."""
        ...

    def restore(self, file: Path) -> None:
        """Continue from a checkpoint. Raises NotationError if it does not fit."""
        ...


def import_torch() -> ModuleType:
    """Import and return PyTorch. Raises NotationError if it is not installed."""
    try:
        return import_module("torch")
    except ImportError:
        raise missing("PyTorch", "train") from None
