"""The constants of a game's rules that studies may change."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Constant:
    """A number of the rules that `clubsuit.with_constants` can replace.

    The message `constant-NAME` says what it means.
    """

    name: str
    """Its name in the sources, where one line assigns a plain number to it: `DAME_POINTS = 5`."""
    value: int
    """The number in these rules."""
    rule: str
    """The rule that contains the number."""
    low: int
    high: int
