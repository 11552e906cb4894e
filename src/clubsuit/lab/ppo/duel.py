"""The margin of a policy over another bot, in duplicate deals that are played at the same time.

Each deal is the first hand of a game, and is played twice. The policy plays one seat (in team games
one side) and the bot all others. Then they exchange roles, as in `clubsuit arena --swap`; or the
bot plays all seats, as in `clubsuit exploit`. The policy chooses what it likes best. The games are
on the processor, where `rule` is.
"""

import math

import numpy as np
import torch

from clubsuit.game import Game
from clubsuit.lab.ppo.learner import Learner
from clubsuit.lab.ppo.opponents import Bot, at_turn
from clubsuit.lab.ppo.rollout import Batch
from clubsuit.lab.ppo.tables import Tables, seats_of_one_side
from clubsuit.lab.student import half_width_99


class Duel:
    """Duplicate deals of one variant against a bot."""

    def __init__(self, game: Game, deals: int, seed: int, bot: Bot, once: bool) -> None:
        """once: the bot plays all seats of the second hand of a deal."""
        self._tables = Tables([game], 2 * deals, 1, "cpu")
        self._batch = Batch(self._tables, 1)
        self._seed, self._deals, self._bot, self._once = seed, deals, bot, once
        one = seats_of_one_side(game, deals)
        other = np.zeros_like(one) if once else ~one
        self._of_policy = torch.from_numpy(np.concatenate([one, other]))
        self._compared = torch.from_numpy(np.concatenate([one, one if once else ~one])).float()

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
            by_bot = ~at_turn(self._of_policy, batch.turns[0])
            self._bot(tables, batch, 0, by_bot & ~ended, actions)
            batch.actions[0] = actions
            tables.step(batch.actions[0], batch.gains[0], batch.ends[0])
            scores += table.rewards * ~ended[:, None]
            ended |= batch.ends[0]
        return self._margins(scores)

    def _begin(self) -> None:
        """Start the same deals in both halves of the rows."""
        env = self._tables.all[0].env
        self._tables.begin(self._seed)
        saved = env.state_dict()
        for array in saved.values():
            array[self._deals :] = array[: self._deals]
        env.load_state_dict(saved)

    def _margins(self, scores: torch.Tensor) -> np.ndarray:
        """Return the margin of the compared seats in each deal: their mean points minus those of
        the other seats."""
        own, other = self._compared, 1 - self._compared
        by_row = (scores * own).sum(1) / own.sum(1) - (scores * other).sum(1) / other.sum(1)
        first, second = by_row.split(self._deals)
        found: np.ndarray = (first - second if self._once else (first + second) / 2).numpy()
        return found


def interval(margins: np.ndarray) -> tuple[float, tuple[float, float]]:
    """Return the mean of these margins, and its 99 % interval."""
    mean = float(margins.mean())
    half = half_width_99(len(margins)) * float(margins.std(ddof=1)) / math.sqrt(len(margins))
    return mean, (mean - half, mean + half)
