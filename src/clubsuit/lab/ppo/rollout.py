"""Self-play: the policy and its opponents play at all tables, and everything is recorded.

The policy learns from its own decisions only.
"""

from copy import copy
from typing import Any

import torch

from clubsuit.lab.ppo.learner import Learner
from clubsuit.lab.ppo.networks import sampled
from clubsuit.lab.ppo.opponents import Opponents
from clubsuit.lab.ppo.tables import Tables

Tensor = Any


class Batch:
    """The decisions of a round: `steps` in each row, and the positions after the last one."""

    def __init__(self, tables: Tables, steps: int) -> None:
        rows, seats, device = tables.rows, tables.seats, tables.device
        encoding = tables.encoding

        def new(*shape: int, kind: Any) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        size = encoding.perfect_information_size
        self.steps, self.rows = steps, rows
        self.sees = new(steps + 1, rows, size, kind=torch.int8)
        """The perfect information. The observation is its first part."""
        self.masks = new(steps + 1, rows, encoding.actions, kind=torch.bool)
        self.turns = new(steps + 1, rows, kind=torch.int64)
        self.actions = new(steps, rows, kind=torch.int64)
        self.chances = new(steps, rows, kind=torch.float32)
        """The logarithm of the probability with which the policy chose its action."""
        self.own = new(steps, rows, kind=torch.bool)
        """Whether the decision was one of the policy's, and not forced."""
        self.gains = new(steps, rows, seats, kind=torch.float32)
        """By seat: the margin, where the step ended a hand; otherwise 0."""
        self.ends = new(steps, rows, kind=torch.bool)

    def to(self, device: str) -> "Batch":
        """Return the same batch on a device."""
        moved = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, torch.Tensor):
                setattr(moved, name, value.to(device))
        return moved


class Rollout:
    """Plays at the tables; its batch has the decisions of the last round."""

    def __init__(self, tables: Tables, steps: int, opponents: Opponents) -> None:
        self.tables, self.opponents = tables, opponents
        self.batch = Batch(tables, steps)

    def watch(self) -> None:
        """Fill the batch with the decisions that the policy imitates at first."""
        for t in range(self.batch.steps):
            self.batch.own[t] = self._look(t)
            self.opponents.teach(self.batch, t)
            self._step(t)
        self._look(self.batch.steps)

    def play(self, learner: Learner) -> None:
        """Fill the batch with decisions of the policy and its opponents."""
        batch = self.batch
        self.opponents.begin()
        for t in range(batch.steps):
            free = self._look(t)
            logits = learner.logits(learner.policy.layers, batch.sees[t], batch.masks[t])
            actions = sampled(logits)
            batch.chances[t] = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
            theirs = self.opponents.decide(learner, batch, t, actions)
            batch.actions[t] = actions
            batch.own[t] = free & ~theirs
            self._step(t)
        self._look(batch.steps)
        self.tables.check()

    def _look(self, t: int) -> Tensor:
        """Record the positions before step t; return where there is more than one choice."""
        batch = self.batch
        self.tables.look(batch.sees[t], batch.masks[t], batch.turns[t])
        return batch.masks[t].sum(1) > 1

    def _step(self, t: int) -> None:
        batch = self.batch
        self.tables.step(batch.actions[t], batch.gains[t], batch.ends[t])
