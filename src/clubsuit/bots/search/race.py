"""A race of choices: all are tried in the same worlds, and those that are beaten drop out."""

import numpy as np

from clubsuit.bots.base import Candidate
from clubsuit.bots.search import playout
from clubsuit.bots.search.rollouts import candidates

ENOUGH = 48
"""No choice is beaten before this number of worlds."""
SURE = 3.0
"""Standard errors that are added to a choice before it is compared with the best one."""
SLIGHT = 0.001
"""A choice is beaten if it is then not better by this chance to win the game."""


class Field:
    """The choices still in the race, and those dropped."""

    def __init__(self, codes: np.ndarray) -> None:
        self.codes = codes
        self._found = np.zeros((playout.FOUND, 0, len(codes)))
        self._out: list[Candidate] = []

    @property
    def worlds(self) -> int:
        """The number of worlds in which the choices still in the race have been tried."""
        return self._found.shape[1]

    def add(self, found: np.ndarray) -> None:
        """Add their results in more worlds, and drop those that are beaten now."""
        self._found = np.concatenate([self._found, found], axis=1)
        if self.worlds >= ENOUGH:
            self._drop(beaten(self._found[playout.CHANCE]))

    def halve(self) -> None:
        """Drop the worse half."""
        place = np.argsort(np.argsort(-self._found[playout.CHANCE].mean(axis=0), kind="stable"))
        self._drop(place >= (len(place) + 1) // 2)

    def ranking(self) -> list[Candidate]:
        """All choices, the best one first; those dropped earlier come after the others."""
        self._drop(np.ones(len(self.codes), bool))
        return self._out

    def _drop(self, which: np.ndarray) -> None:
        out = candidates(self.codes[which], self._found[:, :, which])
        self._out[:0] = sorted(out, key=lambda one: (-one.value, -one.points))
        self.codes = self.codes[~which]
        self._found = self._found[:, :, ~which]


def beaten(chances: np.ndarray) -> np.ndarray:
    """Whether each choice can hardly be better than the one that looks best, or only slightly.

    chances: worlds x choices. All are tried in the same worlds, so the error is that of the
    difference from world to world (a paired race: O. Maron and A. Moore, *The racing algorithm*,
    1997). A world that is there twice counts as two, so the errors are too small when worlds are
    weighed: by about a third in Climbing Clubs. This hardly makes the decisions worse.

    >>> beaten(np.array([[0.4, 0.3, 0.4], [0.6, 0.5, 0.7], [0.2, 0.0, 0.1]])).tolist()
    [False, True, False]
    """
    best = chances.mean(axis=0).argmax()
    ahead = chances[:, [best]] - chances
    error = ahead.std(axis=0) / len(chances) ** 0.5
    out = np.asarray(SURE * error - ahead.mean(axis=0) < SLIGHT)
    out[best] = False
    return out
