"""The numbers of a game under review that have been found so far, as lines of its stream."""

import secrets
from dataclasses import replace
from threading import Lock
from typing import Any, TypeAlias

from clubsuit.review import Known
from clubsuit.server.wire.serialize import to_json

Place: TypeAlias = tuple[int, int]
"""A decision: its hand and its number there, both from 1."""


class Weighed:
    """The lines of one game for one person, the oldest first.

    All streams of this game and person share it, so none weighs again what another has weighed, and
    a stream that continues after a lost line sends only the lines that are missing.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.known: dict[Place, Known] = {}
        """The newest worth of each decision, without its lists of choices."""
        self.times: dict[Place, int] = {}
        """How often each decision was weighed again."""
        self.chances: set[int] = set()
        """Hands whose chances are among the lines."""
        self._name = secrets.token_hex(4)
        self._lock = Lock()

    def id_of(self, number: int) -> str:
        """Return the name of the line with this number, from 1; 0: of the line before all these."""
        return f"{self._name}.{number}"

    def number_of(self, line_id: str) -> int | None:
        """Return the number of the line with this name; None if it is a line of another stream."""
        name, _, number = line_id.partition(".")
        if name != self._name or not number.isdecimal() or int(number) > len(self.lines):
            return None
        return int(number)

    def add_worth(self, place: Place, known: Known, told: dict[str, Any]) -> None:
        """Add what a decision was worth."""
        if place in self.known:
            self.times[place] = self.times.get(place, 0) + 1
        self._add(told)
        self.known[place] = replace(known, candidates=[], others=[])

    def add_chances(self, hand: int, told: dict[str, Any]) -> None:
        """Add the chances of a hand."""
        self._add(told)
        self.chances.add(hand)

    def _add(self, told: dict[str, Any]) -> None:
        with self._lock:
            told = {"id": self.id_of(len(self.lines) + 1), **told}
            self.lines.append(to_json(told) + "\n")
