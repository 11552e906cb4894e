"""A limit on the work of a solver."""

from dataclasses import dataclass

NO_LIMIT = 1 << 62


@dataclass
class Effort:
    """The number of positions that solvers may still search; each solver decreases it."""

    left: int = NO_LIMIT
