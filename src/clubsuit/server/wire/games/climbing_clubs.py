"""The part of a view (`View.table`) that only Climbing Clubs has."""

from typing import Literal

from pydantic import Field

from clubsuit.server.wire.duration import Length
from clubsuit.server.wire.model import Model


class Combination(Model):
    kind: Literal["single", "set", "run"]
    size: int
    top: int


class ClimbingClubsTable(Model):
    kind: Literal["climbing-clubs"]
    club_points: list[int] = Field(description="points of the clubs 1 to 15")
    bonus_left: list[int] = Field(description="bonuses that are left, the highest first")
    bonus: list[int | None] = Field(description="bonus of each seat")
    doubled: list[bool]
    out: list[int] = Field(description="seats in the order of going out")
    stock: int = Field(description="number of cards set aside")
    teams: list[list[int]]
    wild_15s: bool
    crazy: bool
    to_beat: Combination | None
    last_answer: bool


GAME = "climbing-clubs"
TABLE = ClimbingClubsTable
DECISION_S = 60
LENGTHS = {
    (2, 0): Length(13, {25: 3.4, 50: 6.7, 100: 13.8, 200: 28.0, 400: 57.2}),
    (3, 0): Length(27, {25: 3.3, 50: 6.8, 100: 14.3, 200: 29.7, 400: 61.6}),
    (4, 0): Length(42, {25: 2.4, 50: 5.1, 100: 10.8, 200: 22.4, 400: 46.6}),
    (5, 0): Length(61, {25: 2.1, 50: 4.3, 100: 9.0, 200: 18.6, 400: 38.9}),
    (6, 0): Length(83, {25: 2.0, 50: 3.7, 100: 7.8, 200: 16.4, 400: 34.1}),
    (4, 2): Length(41, {25: 2.0, 50: 4.0, 100: 8.0, 200: 16.5, 400: 34.3}),
    (6, 2): Length(82, {25: 1.0, 50: 2.4, 100: 4.2, 200: 8.8, 400: 18.2}),
    (6, 3): Length(82, {25: 1.1, 50: 2.4, 100: 4.9, 200: 10.1, 400: 21.0}),
}
"""Lengths of a game by the numbers of players and teams.

They were measured on 26 November 2026 (`scripts/lengths.py`).
"""
