"""How much a solver may do before it gives up."""

from dataclasses import dataclass

NO_LIMIT = 1 << 62


@dataclass
class Effort:
    """The number of positions that solvers may still look at; each takes off what it did."""

    left: int = NO_LIMIT
