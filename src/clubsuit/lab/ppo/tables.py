"""The games that are played at the same time: one environment for each variant of a game.

The rows of all environments follow each other, so tensors have one row for each game. The number of
seats depends on the variant; numbers by seat have a column for each seat that any variant has.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import torch

from clubsuit.envs.loops import Scratch
from clubsuit.envs.vector import VectorEnvironment, vector
from clubsuit.game import Game
from clubsuit.lab.ppo.chances import Chances
from clubsuit.lab.ppo.teacher import write_choices
from clubsuit.lab.training import POINTS, WIN
from clubsuit.random_numbers import derive_seed

MOST_TABLES = 16
"""Maximum number of variants that are played at the same time."""
FIRST_SHARE = 3
"""One in this number of rows plays the default variant."""
HANDS = 4
"""Number of hands in an episode. So later hands occur, and early ones more often."""

Tensor = Any


def spread(variants: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return at most MOST_TABLES of these variants, evenly spaced, the first one first.

    >>> [one["n"] for one in spread([{"n": n} for n in range(40)])][:4]
    [0, 3, 6, 9]
    """
    return list(variants[:: -(-len(variants) // MOST_TABLES)])


def shares(rows: int, tables: int) -> list[int]:
    """Return the number of rows of each table. The first one has a third of them, if there are
    more than three.

    >>> shares(512, 2), shares(512, 16)[:3]
    ([256, 256], [170, 22, 23])
    """
    first = rows // min(tables, FIRST_SHARE)
    others = tables - 1
    ends = [first + (rows - first) * k // max(others, 1) for k in range(others + 1)]
    return [first, *(b - a for a, b in pairwise(ends))]


def margins_of(game: Game) -> np.ndarray:
    """Return the matrix that turns scores into margins: a seat's score minus the mean score of the
    seats that are not on its side."""
    state = game.unseeded().state
    sides = [game.rules.team(state, p) for p in range(game.seats)]
    found = np.eye(game.seats, dtype=np.float32)
    for p, own in enumerate(sides):
        others = [q for q in range(game.seats) if q != p and (own is None or sides[q] != own)]
        found[p, others] = -1 / len(others)
    return found


def seats_of_one_side(game: Game, rows: int) -> np.ndarray:
    """Return the seats of one side in each row, a different one from row to row, bool[rows, seats].

    >>> import clubsuit
    >>> seats_of_one_side(clubsuit.load("ruby-dame"), 2)[1].tolist()
    [False, True, False, True]
    """
    state = game.unseeded().state
    sides = [game.rules.team(state, p) for p in range(game.seats)]
    own = np.array([p if side is None else side for p, side in enumerate(sides)])
    order = np.unique(own)
    return np.asarray(own == order[np.arange(rows) % len(order), None])


def scratch_for(game: Game) -> Scratch:
    """Return memory in which `rule` decides."""
    most = game.rules.max_legal
    return Scratch(np.zeros(2, game.rules.dtype), np.zeros(most, np.int64), np.zeros(most))


class Table:
    """The games of one variant, as rows of larger tensors."""

    def __init__(
        self,
        game: Game,
        first: int,
        rows: int,
        hands: int,
        device: str,
        threads: int = 1,
        reward: str = POINTS,
    ) -> None:
        """first:   the row of the first game.
        threads: the number of threads in which `rule` decides.
        """
        how: dict[str, Any] = {"observe": "perfect-information", "device": device}
        episode = None if reward == WIN else hands
        self.env: VectorEnvironment = vector(game.id, rows, hands=episode, **how, **game.chosen)
        self._chances = Chances(self.env) if reward == WIN else None
        self.rows = slice(first, first + rows)
        self.seats = game.seats
        self.size = self.env.encoding.observation_size
        env = self.env
        self.sees, self.masks = self._shared(env.perfect_information), self._shared(env.masks)
        self.turns, self.dones = self._shared(env.turns), self._shared(env.dones)
        self.rewards = self._shared(env.rewards)
        self.margins = torch.from_numpy(margins_of(game).T)
        self._parts = [
            (slice(rows * k // threads, rows * (k + 1) // threads), scratch_for(game))
            for k in range(threads)
        ]
        """For each thread: its rows, and memory of its own."""
        self._chosen = torch.zeros(rows, dtype=torch.int64, device=device)
        """The ids of a step: always the same tensor, which a card needs to be told only once."""

    def _shared(self, array: Any) -> Tensor:
        """Return a tensor that shares the memory of an array of the environment."""
        if isinstance(array, np.ndarray):
            return torch.from_numpy(array)
        return torch.as_tensor(array, device="cuda")

    def begin(self, seed: int) -> None:
        """Start new games."""
        self.env.reset(seed=seed)

    def step(self, actions: Tensor) -> None:
        """Carry out the ids of these rows."""
        self._chosen.copy_(actions[self.rows])
        if self._chances:
            self._chances.remember()
        self.env.step(self._chosen if self._chosen.is_cuda else self._chosen.numpy())

    def write_chances(self, ends: Tensor, out: Tensor) -> None:
        """Write the changes of the chances to win in the rows of all tables, with the reward WIN;
        see `Chances.write`."""
        if self._chances:
            rows = self.rows
            self._chances.write(self._chosen.numpy(), ends[rows].numpy(), out[rows].numpy())

    def ask_rule(self, wanted: Tensor, out: Tensor, pool: Executor) -> Iterator[None]:
        """Write the ids that `rule` chooses to `out`, in the rows that are wanted; return an
        iterator that waits for it.

        Both are tensors in the processor's memory, with all rows.
        """
        asked, chosen, env = wanted[self.rows].numpy(), out[self.rows].numpy(), self.env

        def write(part: tuple[slice, Scratch]) -> None:
            rows, scratch = part
            if asked[rows].any():
                given = env.states[rows], env.partials[rows], env.masks[rows], asked[rows]
                write_choices(*given, scratch, chosen[rows])

        return pool.map(write, self._parts)


class Tables:
    """The tables of all variants."""

    def __init__(
        self,
        games: Sequence[Game],
        rows: int,
        hands: int,
        device: str,
        threads: int = 1,
        reward: str = POINTS,
    ) -> None:
        """rows:    number of games of all tables together.
        hands:   number of hands in an episode. With the reward WIN, episodes are whole games.
        threads: number of threads in which `rule` decides.
        reward:  POINTS or WIN.
        """
        first, self.all = 0, list[Table]()
        for game, share in zip(games, shares(rows, len(games)), strict=True):
            self.all.append(Table(game, first, share, hands, device, threads, reward))
            first += share
        self._pool = ThreadPoolExecutor(threads)
        self.rows, self.device = rows, device
        self.seats = max(table.seats for table in self.all)
        self.encoding = self.all[0].env.encoding
        by_row = torch.zeros(rows, dtype=torch.int64)
        margins = torch.zeros(rows, self.seats, self.seats)
        for table in self.all:
            by_row[table.rows] = table.seats
            margins[table.rows, : table.seats, : table.seats] = table.margins
        self.seats_of = by_row.to(device)
        """By row: the number of seats."""
        self._margins = margins.to(device)
        self._scores = torch.zeros(rows, 1, self.seats, device=device)

    def begin(self, seed: int) -> None:
        """Start new games at all tables."""
        for number, table in enumerate(self.all):
            table.begin(derive_seed(seed, number, "table"))

    def look(self, sees: Tensor, masks: Tensor, turns: Tensor) -> None:
        """Write what is needed for the next decisions: the perfect information, which begins with
        the observation, the legal ids, and the seats to act."""
        for table in self.all:
            sees[table.rows].copy_(table.sees)
            masks[table.rows].copy_(table.masks)
            turns[table.rows].copy_(table.turns)

    def step(self, actions: Tensor, gains: Tensor, ends: Tensor) -> None:
        """Carry out an id in each row. Write the margins of the hands that ended, by seat, and
        where hands ended. With the reward WIN, write changes of the chance to win for margins."""
        scores = self._scores[:, 0]
        for table in self.all:
            table.step(actions)
            scores[table.rows, : table.seats].copy_(table.rewards)
            ends[table.rows].copy_(table.dones)
        ends |= (scores != 0).any(1)
        gains.copy_(torch.bmm(self._scores, self._margins)[:, 0])
        for table in self.all:
            table.write_chances(ends, gains)

    def check(self) -> None:
        """Raise RuleError if an id of the steps so far was not legal."""
        for table in self.all:
            table.env.check()

    def ask_rule(self, wanted: Tensor, out: Tensor) -> None:
        """Write the ids that `rule` chooses in the rows that are wanted; see `Table.ask_rule`."""
        for writing in [table.ask_rule(wanted, out, self._pool) for table in self.all]:
            list(writing)
