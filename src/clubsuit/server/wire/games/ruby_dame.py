"""The part of a view (`View.table`) that only Ruby Dame has."""

from typing import Literal

from pydantic import Field

from clubsuit.server.wire.duration import Length
from clubsuit.server.wire.model import Model


class RubyDameTable(Model):
    kind: Literal["ruby-dame"]
    direction: Literal["left", "right", "none"]
    sent: list[str]
    received: list[str]
    points: list[int] = Field(description="points taken this hand, by partnership")
    clubs: list[int] = Field(description="clubs taken, by partnership")
    dame: int | None = Field(description="partnership that took the queen of diamonds")
    dame_seat: int | None = Field(description="seat that took the queen of diamonds")


GAME = "ruby-dame"
TABLE = RubyDameTable
DECISION_S = 30
LENGTHS = {
    (4, 2): Length(55, {40: 2.7, 80: 5.0, 150: 9.3, 300: 18.4, 600: 37.3}),
}
"""Lengths of a game by the numbers of players and teams.

They were measured on 26 November 2026 (`scripts/lengths.py`).
"""
