"""Rules of thumb for Climbing Clubs."""

import numpy as np

from clubsuit.bots.base import RuleBook
from clubsuit.games.base import State
from clubsuit.kernel import compiled


@compiled
def judge(v: State, codes: np.ndarray, n: int, values: np.ndarray) -> int:
    """What each legal action is worth; see `RuleBook`."""
    for i in range(n):
        values[i] = -codes[i]
    return 0


CLIMBING_CLUBS = RuleBook(judge, ("rule-climbing-pass",))
