"""The part of a view (`View.table`) that only Clubs (Whist) has."""

from typing import Literal

from clubsuit.server.wire.duration import Length
from clubsuit.server.wire.model import Model


class ClubsWhistTable(Model):
    kind: Literal["clubs-whist"]
    exchange: list[Literal["keep", "swap"] | None]
    broken: bool
    quota: int


GAME = "clubs-whist"
TABLE = ClubsWhistTable
DECISION_S = 45
LENGTHS = {
    (3, 0): Length(42, {3: 1.9, 6: 3.6, 11: 8.1, 20: 18.2, 40: 56.2}),
}
"""Lengths of a game by the numbers of players and teams.

They were measured on 26 November 2026 (`scripts/lengths.py`).
"""
