"""Exact answers about small games (docs/yardstick.md)."""

from clubsuit.lab.exact.yardstick import Equilibrium, Gains, equilibrium, exploit, stake

__all__ = ["Equilibrium", "Gains", "equilibrium", "exploit", "stake"]
