"""Rollouts: values of choices from compiled playouts in sampled worlds.

Nothing here checks its arguments. The callers, `SearchBot.weigh` and the reviews, check them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from clubsuit.bots.base import Candidate
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.knowledge.evidence import Tried
from clubsuit.bots.policy import (
    NO_POLICY,
    Policy,
    PolicyBuffers,
    PolicyNetwork,
    fits,
    shipped_policy,
)
from clubsuit.bots.search import inference, playout
from clubsuit.copies import Independent
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import State
from clubsuit.random_numbers import WORLDS, generator


@dataclass(frozen=True)
class Learned:
    """Selects the parts of a search that use a trained policy (see `playout.Policy`)."""

    plays: bool = False
    weighs: bool = False


@dataclass(frozen=True)
class Weighed:
    """Results of some choices in worlds that are consistent with a view."""

    codes: list[int]
    found: np.ndarray
    """Results as float64, playout.FOUND x worlds x choices."""
    worlds: np.ndarray
    """States of the worlds; a likely world can occur more than once."""
    all: bool = False
    """True if the worlds are all possible deals, each one once."""

    def ahead(self, code: int, other: int) -> np.ndarray:
        """Return the difference of two choices' chances to win the game, for each world."""
        chances = self.found[playout.CHANCE]
        return np.asarray(chances[:, self.codes.index(code)] - chances[:, self.codes.index(other)])

    def tried(self, *codes: int) -> Tried:
        """Return the results of these choices in the form that `Knowledge.evidence` takes."""
        places = [self.codes.index(code) for code in codes]
        leads, ends = self.found[[playout.LEADS, playout.ENDS]][:, :, places]
        return Tried(codes, self.worlds, leads, ends)

    def error(self, values: np.ndarray) -> float:
        """Return the standard error of the mean of these values (one for each world)."""
        return 0.0 if self.all else standard_error(values, self.found[playout.WORLD, :, 0])


class Rollouts(Independent):
    """Tries choices in sampled worlds. Call `observe` first to set the position."""

    def __init__(
        self,
        rules: Rules,
        seed: int,
        learned: Learned | None = None,
        policy: Policy | None = None,
    ) -> None:
        """Prepare rollouts in games with these rules.

        learned: the parts that use a trained policy. The default is none, because the results with
                 `rule` are as good and take less time (docs/decisions/search-experiments.md).
                 Honour play always uses `rule`.
        policy:  the policy that these parts use; by default, the one that comes with the game.
        """
        self._rules = rules
        self._rng = generator(seed, WORLDS)
        self._pool = np.zeros(playout.DRAWN, rules.dtype)
        self._states = np.zeros(playout.PLACES, rules.dtype)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)
        self._scratch = playout.Scratch(self._states, self._codes, self._values)
        self._policy = policy_of(rules, learned or Learned(), policy)
        self._drawn = 0
        """Number of worlds sampled so far."""

    def observe(self, view: View) -> None:
        """Sample worlds for this view from now on, weighted by the other players' decisions."""
        self._states[playout.VIEW] = view.state
        self._past = decisions(view)
        self._worlds = self._draw

    def observe_open(self, state: State, seat: int) -> None:
        """Use this state, with all cards open, as the only world from now on."""
        self._states[playout.VIEW] = state
        self._states[playout.VIEW].me = seat
        self._past = NOTHING_DECIDED
        self._worlds = self._open_world

    def worlds(self, most: int = 0, likely: bool = False) -> Iterator[State]:
        """Yield sampled worlds.

        most:   maximum number of worlds; 0 for no limit. With `likely`, worlds are sampled in
                groups, and the last group can exceed the maximum.
        likely: weight worlds by the other players' decisions; then a world can occur twice.
        """
        done = 0
        while not most or done < most:
            if likely:
                worlds, _ = self._try(np.zeros((0, inference.COLUMNS), np.int64), playout.USED)
                for k in np.repeat(np.arange(len(worlds.pool)), worlds.times):
                    yield worlds.pool[k].copy()
                done += playout.USED
            else:
                world = self._states[playout.VIEW].copy()
                self._rules.functions.sample(self._states[playout.VIEW], self._rng, world)
                yield world
                done += 1

    def run(self, codes: Sequence[int] | np.ndarray, worlds: int) -> np.ndarray:
        """Return the results of these choices in the same worlds.

        worlds: number of worlds. Returns float64, playout.FOUND x worlds x choices.
        """
        return self.weigh(codes, worlds).found

    def weigh(self, codes: Sequence[int] | np.ndarray, worlds: int) -> Weighed:
        """Return the results of these choices in the same worlds, together with the worlds."""
        tries = np.zeros((len(codes), inference.COLUMNS), np.int64)
        tries[:, inference.CODE] = codes
        parts = [self._run(tries, min(playout.USED, worlds - done))
                 for done in range(0, worlds, playout.USED)]  # fmt: skip
        found, states = zip(*parts, strict=True)
        listed = [int(code) for code in codes]
        return Weighed(listed, np.concatenate(found, axis=1), np.concatenate(states))

    def _run(self, tries: np.ndarray, used: int) -> tuple[np.ndarray, np.ndarray]:
        worlds, found = self._try(tries, used)
        times = worlds.times
        return np.repeat(found, times, axis=1), np.repeat(worlds.pool, times)

    def _try(self, tries: np.ndarray, used: int) -> tuple[playout.Worlds, np.ndarray]:
        """Sample worlds and try these choices in them. Return the worlds and the results."""
        pool = self._worlds(used)
        worlds = playout.Worlds(pool, used, np.zeros(len(pool)), np.ones(len(pool), np.int64))
        found = np.zeros((playout.FOUND, len(pool), len(tries)))
        found[playout.WORLD] = np.arange(self._drawn, self._drawn + len(pool))[:, None]
        self._drawn += len(pool)
        playout.try_worlds(self._scratch, worlds, self._past, self._policy, tries, found, self._rng)
        return worlds, found

    def _draw(self, used: int) -> np.ndarray:
        """Return sampled worlds: more than `used` if they are to be weighted."""
        drawn = playout.DRAWN * used // playout.USED if len(self._past.rows) else used
        view = self._states[playout.VIEW]
        pool = self._pool[:drawn]
        pool[:] = view
        for k in range(drawn):
            self._rules.functions.sample(view, self._rng, pool[k])
        return pool

    def _open_world(self, used: int) -> np.ndarray:
        """Return copies of the open state as the worlds."""
        self._pool[:used] = self._states[playout.VIEW]
        return self._pool[:used]

    def evaluate(self, codes: Sequence[int], worlds: int) -> list[Candidate]:
        """Return the values of these choices in the same worlds.

        worlds: number of worlds.
        """
        return candidates(codes, self.run(codes, worlds))


def policy_of(rules: Rules, learned: Learned, trained: Policy | None = None) -> playout.Policy:
    """Return the policy of playouts for this game. Without a trained policy it is `rule`.

    trained: the trained policy; by default, the one that comes with the game.
    """
    network = _network(rules, trained) if learned.plays or learned.weighs else NO_POLICY
    return playout.Policy(
        plays=learned.plays and network is not NO_POLICY,
        weighs=learned.weighs and network is not NO_POLICY,
        care=knowledge_of(rules).care,
        network=network,
        buffers=PolicyBuffers.of(network),
    )


def _network(rules: Rules, trained: Policy | None) -> PolicyNetwork:
    """Return the network of this policy, by default of the one that comes with the game.

    Returns NO_POLICY if the policy does not fit the game. None fits honour play, which has no
    features.
    """
    if not (rules.encoding and knowledge_of(rules).features):
        return NO_POLICY
    policy = trained or shipped_policy(rules.id)
    return policy.network if policy and fits(policy, rules.encoding) else NO_POLICY


def candidates(codes: Sequence[int] | np.ndarray, found: np.ndarray) -> list[Candidate]:
    """Return candidates from the results of choices (see `Rollouts.run`)."""
    worlds = found.shape[1]
    mean = found.mean(axis=1)
    spread = found[playout.CHANCE].std(axis=0)
    return [
        Candidate(int(code), float(mean[playout.CHANCE, i]), float(spread[i]),
                  float(mean[playout.POINTS, i]), worlds)
        for i, code in enumerate(codes)
    ]  # fmt: skip


def standard_error(values: np.ndarray, worlds: np.ndarray) -> float:
    """Return the standard error of the mean of these values.

    worlds: for each value, the number of its world. Values from the same world count as one sample.

    >>> standard_error(np.array([1.0, 3.0]), np.array([7, 8]))
    1.0
    >>> standard_error(np.array([1.0, 1.0, 3.0, 3.0]), np.array([7, 7, 8, 8]))
    1.0
    """
    _, which = np.unique(worlds, return_inverse=True)
    off = np.bincount(which, values - values.mean())
    several = len(off) / max(1, len(off) - 1)
    return float((several * (off**2).sum()) ** 0.5 / len(values))


NOTHING_DECIDED = playout.Past(np.zeros((0, inference.COLUMNS), np.int64), 0)


def decisions(view: View) -> playout.Past:
    """Return the past decisions of the hand by which worlds are weighted."""
    knowledge = knowledge_of(view.rules)
    if not knowledge.rewind:
        return NOTHING_DECIDED
    read = [entry for entry in view.log if entry.text.split()[0] not in knowledge.unread]
    rows = [(entry.seat, entry.code, entry.cards) for entry in read]
    before = sum(entry.trick is None for entry in read)
    table = np.array(rows, np.int64).reshape(-1, inference.COLUMNS)
    return playout.Past(table, before if knowledge.play_apart else 0)
