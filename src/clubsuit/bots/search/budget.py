"""The budget of a decision of `search`, and the part of it for solving positions."""

import re
import time
from dataclasses import dataclass

from clubsuit.arguments import checked_number
from clubsuit.errors import excerpt
from clubsuit.solve.effort import Effort
from clubsuit.texts import refusal

LONGEST = 1_000_000
"""The largest budget, in worlds or in milliseconds."""
POSITIONS = 8000
"""Positions that solvers may visit for each world of a budget in worlds."""
GUESSED = 1e6
"""Positions that solvers visit in a second, until that has been measured."""
MEASURED = 5000
"""The speed of solvers is measured over more positions than this."""


@dataclass(frozen=True)
class Budget:
    """The number of worlds or of milliseconds that a decision may take.

    The same seed and a budget in worlds give the same choice, however fast the machine is. Raises
    NotationError for numbers below 0 or above `LONGEST`.
    """

    worlds: int = 0
    ms: int = 0

    def __post_init__(self) -> None:
        checked_number(self.worlds, "worlds", 0, LONGEST)
        checked_number(self.ms, "ms", 0, LONGEST)

    @staticmethod
    def read(text: str) -> "Budget":
        """A budget from a bot's name: "64" worlds, "200ms". Raises NotationError.

        >>> Budget.read("200ms")
        Budget(worlds=0, ms=200)
        """
        parts = re.fullmatch(r"([1-9][0-9]{0,6})(ms)?", text)
        if not parts or int(parts[1]) > LONGEST:
            raise refusal("bot-budget", budget=excerpt(text))
        number = int(parts[1])
        return Budget(ms=number) if parts[2] else Budget(worlds=number)


class Allowance:
    """What solving may cost in one decision: positions for a budget in worlds, else time.

    Its part for one task is taken with `share` or `effort`, and settled when the task is done.
    """

    def __init__(self, budget: Budget, speed: float) -> None:
        """speed: positions that solvers visit in a second; 0.0 if not measured yet."""
        self.positions = budget.worlds * POSITIONS
        """Positions left, for a budget in worlds."""
        self._end = time.perf_counter() + budget.ms / 1000 if budget.ms else 0.0
        self.speed = speed or GUESSED

    def share(self, part: float) -> "Allowance":
        """An allowance of this part of what is left. Call `settle` when it has been used."""
        share = Allowance(Budget(), self.speed)
        now = time.perf_counter()
        share._end = now + part * (self._end - now) if self._end else 0.0
        self._shared = share.positions = int(part * self.positions)
        return share

    def settle(self, share: "Allowance") -> None:
        """Subtract what was used of the last share."""
        self.positions -= self._shared - share.positions
        self.speed = share.speed

    def effort(self, part: float) -> Effort:
        """An effort of this part of what is left. Call `spend` when it has been used."""
        left = float(self.positions)
        if self._end:
            left = (self._end - time.perf_counter()) * self.speed
        self._given = max(0, int(part * left))
        self._began = time.perf_counter()
        return Effort(self._given)

    def spend(self, effort: Effort) -> None:
        """Subtract what was used of the last effort, and measure the speed of the solver."""
        done = self._given - effort.left
        self.positions -= done
        seconds = time.perf_counter() - self._began
        if done > MEASURED and seconds > 0.0:
            self.speed = (self.speed + done / seconds) / 2

    @property
    def used_up(self) -> bool:
        """Whether nothing is left."""
        return time.perf_counter() >= self._end if self._end else self.positions <= 0
