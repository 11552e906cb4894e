"""One part of a run (see `clubsuit.lab.join`)."""

import re
from dataclasses import dataclass

from clubsuit.arguments import checked_number
from clubsuit.errors import excerpt
from clubsuit.texts import refusal

MOST_SHARDS = 1_000_000
"""Maximum number of parts of a run."""


@dataclass(frozen=True)
class Shard:
    """One of several equal parts of a run.

    >>> str(Shard.read("3/8")), Shard.read("3/8").part(20)
    ('3/8', range(5, 7))
    """

    number: int
    """The number of this part, from 1 to `of`."""
    of: int
    """The number of parts."""

    def __post_init__(self) -> None:
        """Raises NotationError for invalid numbers."""
        checked_number(self.of, "of", 1, MOST_SHARDS)
        checked_number(self.number, "number", 1, self.of)

    @staticmethod
    def read(text: str) -> "Shard":
        """Return the shard with a name such as "3/8" (`text`). Raises NotationError otherwise."""
        parts = re.fullmatch("([1-9][0-9]{0,6})/([1-9][0-9]{0,6})", str(text), re.ASCII)
        if not parts or not int(parts[1]) <= int(parts[2]) <= MOST_SHARDS:
            raise refusal("shard-form", given=excerpt(text))
        return Shard(int(parts[1]), int(parts[2]))

    def part(self, total: int) -> range:
        """Return the numbers of the games or deals of this part; `total` is their number.

        Raises no errors.
        """
        return range(total * (self.number - 1) // self.of, total * self.number // self.of)

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"
