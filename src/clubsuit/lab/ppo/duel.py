"""The margin of a policy over `rule`, in duplicate deals that are played at the same time.

Each deal is the first hand of a game, and is played twice: the policy plays one seat (in team games
one side) and `rule` all others, and then the other way round, as in `clubsuit arena --swap`. The
policy chooses what it likes best. The games are on the processor, where `rule` is.
"""

import math

import numpy as np
import torch

from clubsuit.game import Game
from clubsuit.lab.ppo.learner import Learner
from clubsuit.lab.ppo.rollout import Batch
from clubsuit.lab.ppo.tables import Tables
from clubsuit.lab.student import half_width_99


def seats_of_one_side(game: Game, deals: int) -> np.ndarray:
    """Return the seats of one side in each deal, a different one from deal to deal,
    bool[deals, seats]."""
    state = game.unseeded().state
    sides = [game.rules.team(state, p) for p in range(game.seats)]
    own = [p if side is None else side for p, side in enumerate(sides)]
    order = sorted(set(own))
    return np.array([[side == order[k % len(order)] for side in own] for k in range(deals)])


class Duel:
    """Duplicate deals of one variant against `rule`."""

    def __init__(self, game: Game, deals: int, seed: int) -> None:
        self._tables = Tables([game], 2 * deals, 1, "cpu")
        self._batch = Batch(self._tables, 1)
        self._seed, self._deals = seed, deals
        one = seats_of_one_side(game, deals)
        self._of_policy = torch.from_numpy(np.concatenate([one, ~one]))

    def margins(self, learner: Learner) -> np.ndarray:
        """Return the margin of the learner's mean policy in each deal."""
        batch, tables, device = self._batch, self._tables, learner.device
        self._begin()
        table = tables.all[0]
        scores = torch.zeros(tables.rows, table.seats)
        ended = torch.zeros(tables.rows, dtype=torch.bool)
        while not ended.all():
            tables.look(batch.sees[0], batch.masks[0], batch.turns[0])
            sees, masks = batch.sees[0].to(device), batch.masks[0].to(device)
            actions = learner.logits(learner.mean, sees, masks).argmax(1).cpu()
            by_rule = ~self._of_policy.gather(1, batch.turns[0][:, None])[:, 0]
            tables.ask_rule(by_rule & ~ended, actions)
            batch.actions[0] = actions
            tables.step(batch.actions[0], batch.gains[0], batch.ends[0])
            scores += table.rewards * ~ended[:, None]
            ended |= batch.ends[0]
        found: np.ndarray = self._compared(scores).numpy()
        return found

    def _begin(self) -> None:
        """Start the same deals in both halves of the rows."""
        env = self._tables.all[0].env
        self._tables.begin(self._seed)
        saved = env.state_dict()
        for array in saved.values():
            array[self._deals :] = array[: self._deals]
        env.load_state_dict(saved)

    def _compared(self, scores: torch.Tensor) -> torch.Tensor:
        """Return the mean points of the policy's seats minus those of the seats of `rule`."""
        own = self._of_policy.float()
        by_row = (scores * own).sum(1) / own.sum(1) - (scores * (1 - own)).sum(1) / (1 - own).sum(1)
        return (by_row[: self._deals] + by_row[self._deals :]) / 2


def interval(margins: np.ndarray) -> tuple[float, tuple[float, float]]:
    """Return the mean of these margins, and its 99 % interval."""
    mean = float(margins.mean())
    half = half_width_99(len(margins)) * float(margins.std(ddof=1)) / math.sqrt(len(margins))
    return mean, (mean - half, mean + half)
