"""A race of choices: all are tried in the same worlds, and clearly worse ones are dropped."""

import numpy as np

from clubsuit.bots.base import Candidate
from clubsuit.bots.search import playout
from clubsuit.bots.search.rollouts import candidates

ENOUGH = 48
"""Minimum number of worlds before choices are dropped as beaten."""
MARGIN = 3.0
"""Number of standard errors by which a choice is assumed to be underestimated."""
MIN_GAIN = 0.001
"""Minimum lead over the best choice, as a chance to win the game. A choice is beaten if it does not
reach this lead even with MARGIN standard errors added."""


class Field:
    """Tracks the choices that are still in the race, and those that were dropped."""

    def __init__(self, codes: np.ndarray) -> None:
        self.codes = codes
        self._found = np.zeros((playout.FOUND, 0, len(codes)))
        self._out: list[Candidate] = []

    @property
    def worlds(self) -> int:
        """Number of worlds in which the remaining choices have been tried."""
        return self._found.shape[1]

    def add(self, found: np.ndarray) -> None:
        """Add the results of the remaining choices in more worlds, and drop beaten choices."""
        self._found = np.concatenate([self._found, found], axis=1)
        if self.worlds >= ENOUGH:
            self._drop(beaten(self._found[playout.CHANCE]))

    def halve(self) -> None:
        """Drop the worse half of the remaining choices."""
        place = np.argsort(np.argsort(-self._found[playout.CHANCE].mean(axis=0), kind="stable"))
        self._drop(place >= (len(place) + 1) // 2)

    def ranking(self) -> list[Candidate]:
        """Return all choices, the best one first, and end the race.

        Choices that were dropped earlier come after the others.
        """
        self._drop(np.ones(len(self.codes), bool))
        return self._out

    def _drop(self, which: np.ndarray) -> None:
        out = candidates(self.codes[which], self._found[:, :, which])
        self._out[:0] = sorted(out, key=lambda one: (-one.value, -one.points))
        self.codes = self.codes[~which]
        self._found = self._found[:, :, ~which]


def beaten(chances: np.ndarray) -> np.ndarray:
    """Return for each choice whether it is beaten (see MIN_GAIN).

    chances: the chance to win the game, worlds x choices.

    All choices are tried in the same worlds, so the test uses the standard error of the paired
    differences (O. Maron and A. Moore, *The racing algorithm*, 1997). If worlds are weighted, a
    world can occur twice, and then it counts as two worlds. So the errors are too small (by about a
    third in Climbing Clubs). This hardly makes decisions worse.

    >>> beaten(np.array([[0.4, 0.3, 0.4], [0.6, 0.5, 0.7], [0.2, 0.0, 0.1]])).tolist()
    [False, True, False]
    """
    best = chances.mean(axis=0).argmax()
    ahead = chances[:, [best]] - chances
    error = ahead.std(axis=0) / len(chances) ** 0.5
    out = np.asarray(MARGIN * error - ahead.mean(axis=0) < MIN_GAIN)
    out[best] = False
    return out
