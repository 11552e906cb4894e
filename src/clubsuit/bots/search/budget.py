"""The budget of a decision of `search`, and its use by solvers."""

import re
import time
from dataclasses import dataclass

from clubsuit.arguments import checked_number
from clubsuit.errors import excerpt
from clubsuit.solve.effort import Effort
from clubsuit.texts import refusal

LONGEST = 1_000_000
"""Maximum budget, in worlds or in milliseconds."""
POSITIONS = 8000
"""Number of positions that solvers may visit per world, for a budget in worlds."""
DEFAULT_SPEED = 1e6
"""Assumed speed of solvers before it is measured, in positions per second."""
MIN_MEASURED = 5000
"""The speed of a solver is measured only if it has visited more positions than this."""


@dataclass(frozen=True)
class Budget:
    """Maximum number of worlds or of milliseconds for a decision.

    With a budget in worlds, decisions depend only on the seed and not on the machine's speed.
    Raises NotationError for numbers below 0 or above `LONGEST`.
    """

    worlds: int = 0
    ms: int = 0

    def __post_init__(self) -> None:
        checked_number(self.worlds, "worlds", 0, LONGEST)
        checked_number(self.ms, "ms", 0, LONGEST)

    @staticmethod
    def read(text: str) -> "Budget":
        """Parse the budget in a bot's name: "64" (worlds) or "200ms". Raises NotationError.

        >>> Budget.read("200ms")
        Budget(worlds=0, ms=200)
        """
        parts = re.fullmatch(r"([1-9][0-9]{0,6})(ms)?", text)
        if not parts or int(parts[1]) > LONGEST:
            raise refusal("bot-budget", budget=excerpt(text))
        number = int(parts[1])
        return Budget(ms=number) if parts[2] else Budget(worlds=number)


class Allowance:
    """The remaining budget for solving in one decision, in positions or in time.

    `share` and `effort` return a part of the budget for one task. When the task is done, call
    `settle` after `share`, or `spend` after `effort`. This subtracts what the task has used.
    """

    def __init__(self, budget: Budget, speed: float) -> None:
        """speed: speed of solvers in positions per second; 0.0 if not measured yet."""
        self.positions = budget.worlds * POSITIONS
        """Number of positions left, for a budget in worlds."""
        self._end = time.perf_counter() + budget.ms / 1000 if budget.ms else 0.0
        self.speed = speed or DEFAULT_SPEED

    def share(self, part: float) -> "Allowance":
        """Return this share of the remaining budget. Call `settle` after the task."""
        share = Allowance(Budget(), self.speed)
        now = time.perf_counter()
        share._end = now + part * (self._end - now) if self._end else 0.0
        self._shared = share.positions = int(part * self.positions)
        return share

    def settle(self, share: "Allowance") -> None:
        """Subtract the positions that the task has used."""
        self.positions -= self._shared - share.positions
        self.speed = share.speed

    def effort(self, part: float) -> Effort:
        """Return this share of the remaining budget as an effort. Call `spend` after the task."""
        left = float(self.positions)
        if self._end:
            left = (self._end - time.perf_counter()) * self.speed
        self._given = max(0, int(part * left))
        self._began = time.perf_counter()
        return Effort(self._given)

    def spend(self, effort: Effort) -> None:
        """Subtract the positions that the task has used, and measure the solver's speed."""
        done = self._given - effort.left
        self.positions -= done
        seconds = time.perf_counter() - self._began
        if done > MIN_MEASURED and seconds > 0.0:
            self.speed = (self.speed + done / seconds) / 2

    @property
    def used_up(self) -> bool:
        """Return whether no positions or no time is left."""
        return time.perf_counter() >= self._end if self._end else self.positions <= 0
