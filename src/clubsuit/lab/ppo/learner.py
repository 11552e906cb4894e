"""Proximal policy optimization (Schulman and others, 2017), with a critic that sees all hands.

The critic estimates the margin of every seat by the end of the hand. Advantages are estimated from
it along the whole hand, over the decisions of all seats (GAE), so the decisions of others are part
of what a decision leads to. Before that, policy and critic learn from the decisions of `rule`.
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch

from clubsuit.games.encoding import Encoding
from clubsuit.lab.ppo.networks import Net, copies, outputs, policy_logits

if TYPE_CHECKING:
    from clubsuit.lab.ppo.rollout import Batch

Tensor = Any


@dataclass(frozen=True)
class Recipe:
    """Sizes and rates of a training run."""

    rows: int
    """Number of games that are played at the same time."""
    steps: int
    """Number of steps in each row in a round."""
    width: int
    """Width of the policy."""
    blocks: int
    critic_width: int
    critic_blocks: int
    minibatch: int
    """Number of decisions in an optimizer step."""
    epochs: int
    """Number of times that a round learns from each decision."""
    rate: float
    """Learning rate of the policy at the start."""
    critic_rate: float = 1e-3
    entropy: float = 0.01
    """Weight of the entropy at the start."""


RECIPES = {
    "cpu": Recipe(512, 64, 128, 1, 128, 1, 1024, 1, 1e-3),
    "cuda": Recipe(32_768, 64, 512, 2, 256, 2, 32_768, 1, 7e-4),
}
"""The recipe for each device."""

IMITATED = 1024
"""Number of decisions of `rule` in an optimizer step."""
LEAST_RATE, LEAST_ENTROPY = 0.05, 0.15
"""Shares of the learning rate and of the weight of the entropy that are left at the end."""
CLIP = 0.2
"""By how much the probability of a choice may change before its gradient is cut."""
LAMBDA = 0.95
KL, KL_BAND = 0.006, 1.4
"""The change of the policy in a round (KL divergence) that the learning rate aims at, and the
factor by which it may be missed."""
SLOWEST, FASTEST = 0.25, 4.0
"""Limits for the factor with which the learning rate is steered."""
MEAN = 0.05
"""Weight of a round in the running mean of the policy's weights."""
NORM, CRITIC_NORM = 0.5, 1.0
"""Maximum norms of a gradient."""


class Learner:
    """The policy, the critic, and their optimizers."""

    def __init__(self, encoding: Encoding, seats: int, recipe: Recipe, device: str) -> None:
        self.recipe, self.device = recipe, device
        self._size, self._seats = encoding.observation_size, seats
        inputs = encoding.observation_size + encoding.actions
        self.policy = Net(inputs, recipe.width, recipe.blocks, encoding.actions).to(device)
        hidden = encoding.perfect_information_size
        self.critic = Net(hidden, recipe.critic_width, recipe.critic_blocks, seats).to(device)
        self.mean = copies(self.policy.layers)
        """A running mean of the policy's weights, which varies less than they do."""
        self.scale = torch.ones(hidden, device=device)
        """By index of the perfect information: the factor for the network's input."""
        self.unit = 1.0
        """The margin that corresponds to an output of 1 of the critic."""
        self.factor = 1.0
        self._imitates = True
        fast = {"betas": (0.9, 0.99), "eps": 1e-5, "fused": True}
        self.optimizers = [
            torch.optim.Adam(self.policy.layers, lr=recipe.rate, **fast),
            torch.optim.Adam(self.critic.layers, lr=recipe.critic_rate, **fast),
        ]
        self._turns = torch.arange(seats, device=device)

    # ---- networks

    def logits(self, layers: list[Tensor], sees: Tensor, masks: Tensor) -> Tensor:
        """Return the logits of a policy's layers for rows of perfect information, of which only
        the observation is read."""
        with torch.no_grad():
            return self._logits(layers, self._scaled(sees[:, : self._size]), masks)

    def _scaled(self, sees: Tensor) -> Tensor:
        return sees.float() * self.scale[: sees.shape[1]]

    def _logits(self, layers: list[Tensor], x: Tensor, masks: Tensor) -> Tensor:
        with self._fast():
            return policy_logits(layers, x[:, : self._size], masks)

    def _fast(self) -> AbstractContextManager[Any]:
        on = self.device != "cpu"
        found: AbstractContextManager[Any] = torch.autocast(
            "cuda" if on else "cpu", torch.bfloat16, enabled=on
        )
        return found

    def _values(self, x: Tensor) -> Tensor:
        with self._fast():
            return outputs(self.critic.layers, x)

    # ---- advantages

    def advantages(self, batch: "Batch", seats_of: Tensor) -> tuple[Tensor, Tensor]:
        """Return the advantage of each decision, and what the critic should have said (relative to
        the seat to act), both in units of the critic."""
        values = torch.stack([self._absolute(batch, t, seats_of) for t in range(batch.steps + 1)])
        gain = torch.zeros_like(values[0])
        found, wanted = [], []
        for t in reversed(range(batch.steps)):
            goes_on = ~batch.ends[t][:, None]
            step = batch.gains[t] / self.unit + goes_on * values[t + 1] - values[t]
            gain = step + LAMBDA * goes_on * gain
            turn = batch.turns[t][:, None]
            found.append(gain.gather(1, turn)[:, 0])
            around = (self._turns + turn) % seats_of[:, None]
            wanted.append((values[t] + gain).gather(1, around))
        return torch.stack(found[::-1]), torch.stack(wanted[::-1])

    def _absolute(self, batch: "Batch", t: int, seats_of: Tensor) -> Tensor:
        """Return the critic's values of the positions before step t, by seat."""
        with torch.no_grad():
            values = self._values(self._scaled(batch.sees[t]))
        seats = seats_of[:, None]
        around = (self._turns - batch.turns[t][:, None]) % seats
        return values.gather(1, around) * (self._turns < seats)

    # ---- learning

    def begin(self, batch: "Batch") -> None:
        """Choose the scales of inputs and outputs by the first decisions."""
        largest = batch.sees.flatten(0, 1).abs().amax(0).float()
        self.scale = (1.0 / largest.clamp(min=1.0)).to(self.device)
        ended = batch.gains[batch.ends]
        self.unit = float(ended.std()) if len(ended) > 1 else 1.0

    def adopt(self, layers: list[Tensor]) -> None:
        """Begin with the weights of a policy of the same size. Then it need not imitate anyone."""
        own = copies(layers)
        own[0][:, : self._size] /= self.scale[: self._size]
        with torch.no_grad():
            for target in (self.policy.layers, self.mean):
                for layer, given in zip(target, own, strict=True):
                    layer.copy_(given)
        self._imitates = False

    def imitate(self, batch: "Batch", seats_of: Tensor) -> float:
        """Learn the decisions of a batch; return the mean loss (the cross-entropy). The critic
        learns their results, also if the policy need not imitate them."""
        self._set_rates(self.recipe.rate if self._imitates else 0.0)
        _, wanted = self.advantages(batch, seats_of)
        losses = []
        for rows in self._minibatches(batch, IMITATED):
            x, masks = self._read(batch, rows)
            chances = torch.log_softmax(self._logits(self.policy.layers, x, masks), 1)
            loss = -chances.gather(1, batch.actions.view(-1)[rows][:, None]).mean()
            self._improve(loss, x, wanted, rows, seats_of[rows % batch.rows])
            losses.append(loss.detach())
        self._follow()
        return float(torch.stack(losses).mean())

    def improve(self, batch: "Batch", seats_of: Tensor, spent: float) -> float:
        """Improve the policy with the decisions of a batch; return the critic's mean loss.

        spent: the part of the training that is over, from 0 to 1.
        """
        rate = self.recipe.rate * self.factor * max(1 - spent, LEAST_RATE)
        self._set_rates(rate, self.recipe.critic_rate * max(1 - spent, LEAST_RATE))
        entropy_weight = self.recipe.entropy * max(1 - spent, LEAST_ENTROPY)
        advantages, wanted = self.advantages(batch, seats_of)
        own = advantages[batch.own]
        advantages = ((advantages - own.mean()) / (own.std() + 1e-6)).view(-1)
        losses, changes = [], []
        for rows in self._minibatches(batch, self.recipe.minibatch):
            x, masks = self._read(batch, rows)
            chances = torch.log_softmax(self._logits(self.policy.layers, x, masks), 1)
            taken = chances.gather(1, batch.actions.view(-1)[rows][:, None])[:, 0]
            change = taken - batch.chances.view(-1)[rows]
            ratio = change.exp()
            gain = advantages[rows]
            cut = ratio.clamp(1 - CLIP, 1 + CLIP)
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = -torch.minimum(ratio * gain, cut * gain).mean() - entropy_weight * entropy
            losses.append(self._improve(loss, x, wanted, rows, seats_of[rows % batch.rows]))
            changes.append((ratio - 1 - change).detach().mean())
        self._steer(float(torch.stack(changes[-max(1, len(changes) // 4) :]).mean()))
        self._follow()
        return float(torch.stack(losses).mean())

    def _minibatches(self, batch: "Batch", size: int) -> list[Tensor]:
        """Return the decisions to learn from, in random order, as indices of step x rows + row."""
        rows = batch.own.view(-1).nonzero()[:, 0]
        found = []
        for _ in range(self.recipe.epochs):
            order = torch.randperm(len(rows), device=rows.device)
            found += rows[order].split(size)
        return found

    def _read(self, batch: "Batch", rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return the scaled perfect information and the masks of these decisions."""
        return self._scaled(batch.sees.flatten(0, 1)[rows]), batch.masks.flatten(0, 1)[rows]

    def _improve(
        self, loss: Tensor, x: Tensor, wanted: Tensor, rows: Tensor, seats: Tensor
    ) -> Tensor:
        """Take a step with both optimizers; return the critic's loss."""
        there = self._turns < seats[:, None]
        off = (self._values(x) - wanted.flatten(0, 1)[rows]) * there
        critic_loss = (off**2).sum() / there.sum()
        for optimizer in self.optimizers:
            optimizer.zero_grad(set_to_none=True)
        (loss + critic_loss).backward()
        torch.nn.utils.clip_grad_norm_(self.policy.layers, NORM)
        torch.nn.utils.clip_grad_norm_(self.critic.layers, CRITIC_NORM)
        for optimizer in self.optimizers:
            optimizer.step()
        return critic_loss.detach()

    def _set_rates(self, *rates: float) -> None:
        for optimizer, rate in zip(self.optimizers, rates, strict=False):
            for group in optimizer.param_groups:
                group["lr"] = rate

    def _steer(self, change: float) -> None:
        """Steer the learning rate by the change of the policy in a round."""
        if change < KL / KL_BAND:
            self.factor = min(FASTEST, self.factor * 1.03)
        elif change > KL * KL_BAND:
            self.factor = max(SLOWEST, self.factor / 1.05)

    def _follow(self) -> None:
        with torch.no_grad():
            for mean, layer in zip(self.mean, self.policy.layers, strict=True):
                mean.lerp_(layer, MEAN)

    # ---- saving

    def state(self) -> dict[str, Any]:
        """Return what is needed to continue. The optimizers' moments are left out, which would
        take most of the space; they follow from a few dozen steps."""
        networks = (self.policy.layers, self.mean, self.critic.layers)
        return {
            "networks": [[layer.detach().cpu() for layer in layers] for layers in networks],
            "scale": self.scale.cpu(),
            "numbers": [self.unit, self.factor],
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restore a state that the method `state` has returned."""
        networks = (self.policy.layers, self.mean, self.critic.layers)
        with torch.no_grad():
            for layers, given in zip(networks, saved["networks"], strict=True):
                for layer, one in zip(layers, given, strict=True):
                    layer.copy_(one)
        self.scale = saved["scale"].to(self.device)
        self.unit, self.factor = saved["numbers"]
