"""The results of a review so far, as lines of its stream."""

import secrets
from dataclasses import replace
from threading import Lock
from typing import Any, TypeAlias

from clubsuit.review import Known
from clubsuit.server.wire.serialize import to_json

Place: TypeAlias = tuple[int, int]
"""A decision: the number of its hand, and its own number in the hand, both from 1."""


class Weighed:
    """The results for one game and one person.

    All streams of this game and person share them. So no stream repeats the work of another, and a
    stream that continues after a lost connection sends only the missing lines.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        """The lines of the stream, the oldest first."""
        self.known: dict[Place, Known] = {}
        """The newest result for each decision, without its lists of choices."""
        self.times: dict[Place, int] = {}
        """For each decision, the number of times that it was weighed again."""
        self.chances: set[int] = set()
        """Numbers of the hands whose winning chances are among the lines."""
        self._name = secrets.token_hex(4)
        self._lock = Lock()

    def id_of(self, number: int) -> str:
        """Return the id of the line with this number, from 1. The overview has number 0."""
        return f"{self._name}.{number}"

    def number_of(self, line_id: str) -> int | None:
        """Return the number of the line with this id; None if the line belongs to other results."""
        name, _, number = line_id.partition(".")
        if name != self._name or not number.isdecimal() or int(number) > len(self.lines):
            return None
        return int(number)

    def add_worth(self, place: Place, known: Known, line: dict[str, Any]) -> None:
        """Add the result for a decision."""
        if place in self.known:
            self.times[place] = self.times.get(place, 0) + 1
        self._add(line)
        self.known[place] = replace(known, candidates=[], others=[])

    def add_chances(self, hand: int, line: dict[str, Any]) -> None:
        """Add the winning chances during a hand."""
        self._add(line)
        self.chances.add(hand)

    def _add(self, line: dict[str, Any]) -> None:
        with self._lock:
            line = {"id": self.id_of(len(self.lines) + 1), **line}
            self.lines.append(to_json(line) + "\n")
