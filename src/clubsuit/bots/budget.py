"""How much a decision of `search` may take, and what part of it solving positions may."""

import re
import time
from dataclasses import dataclass

from clubsuit.arguments import checked_number
from clubsuit.errors import NotationError, Reason, excerpt
from clubsuit.solve.effort import Effort
from clubsuit.texts import explain

LONGEST = 1_000_000
"""No budget is larger, in worlds or in milliseconds."""
POSITIONS = 8000
"""A budget in worlds lets solvers look at this number of positions for each of them."""
GUESSED = 1e6
"""Positions a second, before it is known how many solvers look at."""
MEASURED = 5000
"""After this number of positions a speed can be told."""


@dataclass(frozen=True)
class Budget:
    """How long a decision may take: this many worlds, or this many milliseconds.

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
        """A budget as it stands in a bot's name: "64" worlds, "200ms". Raises NotationError.

        >>> Budget.read("200ms")
        Budget(worlds=0, ms=200)
        """
        parts = re.fullmatch(r"([1-9][0-9]{0,6})(ms)?", text)
        if not parts or int(parts[1]) > LONGEST:
            reason = Reason("", "bot-budget", {"budget": excerpt(text)})
            raise NotationError(explain(reason), reason=reason)
        number = int(parts[1])
        return Budget(ms=number) if parts[2] else Budget(worlds=number)


class Allowance:
    """What solving may cost in one decision: positions for a budget in worlds, else time."""

    def __init__(self, budget: Budget, speed: float) -> None:
        """speed: how many positions solvers look at in a second, as far as it is known."""
        self.positions = budget.worlds * POSITIONS
        self._end = time.perf_counter() + budget.ms / 1000 if budget.ms else 0.0
        self.speed = speed or GUESSED

    def share(self, part: float) -> "Allowance":
        """An allowance of this part of what is left. Give it back to `settle` when it is done."""
        share = Allowance(Budget(), self.speed)
        now = time.perf_counter()
        share._end = now + part * (self._end - now) if self._end else 0.0
        self._shared = share.positions = int(part * self.positions)
        return share

    def settle(self, share: "Allowance") -> None:
        """Count what was done of the share given last."""
        self.positions -= self._shared - share.positions
        self.speed = share.speed

    def effort(self, part: float) -> Effort:
        """An effort of this part of what is left. Give it back to `spend` when it is done."""
        left = float(self.positions)
        if self._end:
            left = (self._end - time.perf_counter()) * self.speed
        self._given = max(0, int(part * left))
        self._began = time.perf_counter()
        return Effort(self._given)

    def spend(self, effort: Effort) -> None:
        """Count what was done of the effort given last."""
        done = self._given - effort.left
        self.positions -= done
        seconds = time.perf_counter() - self._began
        if done > MEASURED and seconds > 0.0:
            self.speed = (self.speed + done / seconds) / 2

    @property
    def used_up(self) -> bool:
        """Whether nothing is left."""
        return time.perf_counter() >= self._end if self._end else self.positions <= 0
