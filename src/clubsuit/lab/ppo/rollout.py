"""Self-play: the policy and its opponents play at all tables, and everything is recorded.

In most games the policy plays all seats. In some, each seat is with equal probability that of an
opponent: a past state of the policy, or `rule`. The policy learns from its own decisions only.
"""

import random
from copy import copy
from typing import Any

import torch

from clubsuit.lab.ppo.learner import Learner
from clubsuit.lab.ppo.networks import copies
from clubsuit.lab.ppo.tables import Tables

OLD_SHARE = 8
"""One in this number of rows has seats of a past state of the policy."""
RULE_SHARE = 8
"""One in this number of rows has seats of `rule`. There are none on a card, which has no bots."""
MOST_OLD = 12
"""Maximum number of past states that are kept."""
KEPT = 4
"""Number of the newest past states that are never dropped."""

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

    def __init__(self, tables: Tables, steps: int, seed: int) -> None:
        self.tables = tables
        self.batch = Batch(tables, steps)
        self.old: list[list[Tensor]] = []
        """Past states of the policy: layers of networks."""
        self._rng = random.Random(seed)
        rows = tables.rows
        self._old_rows = slice(0, rows // OLD_SHARE)
        with_rule = rows // RULE_SHARE if tables.device == "cpu" else 0
        self._rule_rows = slice(rows // OLD_SHARE, rows // OLD_SHARE + with_rule)
        order = torch.randperm(
            rows, generator=torch.Generator().manual_seed(self._rng.getrandbits(62))
        )
        self._order = order.to(tables.device)
        """The rows in random order, so that each variant has some with opponents."""

    def keep_old(self, layers: list[Tensor]) -> None:
        """Keep a past state of the policy as an opponent, and drop one if there are too many."""
        self.old.append(copies(layers))
        if len(self.old) > MOST_OLD:
            del self.old[self._rng.randrange(MOST_OLD - KEPT)]

    def watch(self) -> None:
        """Fill the batch with the decisions of `rule`, which plays all seats."""
        everywhere = torch.ones(self.tables.rows, dtype=torch.bool)
        for t in range(self.batch.steps):
            free = self._look(t)
            self.tables.ask_rule(everywhere, self.batch.actions[t])
            self.batch.own[t] = free
            self._step(t)
        self._look(self.batch.steps)

    def play(self, learner: Learner) -> None:
        """Fill the batch with decisions of the policy and its opponents."""
        batch, tables = self.batch, self.tables
        by_old, by_rule = self._draw_seats(self._old_rows), self._draw_seats(self._rule_rows)
        old = self._rng.choice(self.old) if self.old else None
        for t in range(batch.steps):
            free = self._look(t)
            logits = learner.logits(learner.policy.layers, batch.sees[t], batch.masks[t])
            actions = sampled(logits)
            batch.chances[t] = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
            turns = batch.turns[t][:, None]
            others = by_rule.gather(1, turns)[:, 0]
            if self._rule_rows.stop > self._rule_rows.start:
                tables.ask_rule(others, actions)
            if old is not None:
                is_old = by_old.gather(1, turns)[:, 0]
                rows = self._order[self._old_rows]
                asked = learner.logits(old, batch.sees[t][rows], batch.masks[t][rows])
                actions[rows] = torch.where(is_old[rows], sampled(asked), actions[rows])
                others = others | is_old
            batch.actions[t] = actions
            batch.own[t] = free & ~others
            self._step(t)
        self._look(batch.steps)
        tables.check()

    def _draw_seats(self, part: slice) -> Tensor:
        """Return the seats of an opponent in this part of the rows, bool[rows, seats]."""
        tables = self.tables
        found = torch.zeros(tables.rows, tables.seats, dtype=torch.bool, device=tables.device)
        rows = self._order[part]
        found[rows] = torch.rand(len(rows), tables.seats, device=tables.device) < 0.5
        return found

    def _look(self, t: int) -> Tensor:
        """Record the positions before step t; return where there is more than one choice."""
        batch = self.batch
        self.tables.look(batch.sees[t], batch.masks[t], batch.turns[t])
        return batch.masks[t].sum(1) > 1

    def _step(self, t: int) -> None:
        batch = self.batch
        self.tables.step(batch.actions[t], batch.gains[t], batch.ends[t])


def sampled(logits: Tensor) -> Tensor:
    """Return an id for each row, drawn with the probabilities of a softmax (Gumbel-max)."""
    noise = torch.rand_like(logits).clamp_(1e-20, 1 - 1e-7).log_().neg_().log_()
    return (logits - noise).argmax(1)
