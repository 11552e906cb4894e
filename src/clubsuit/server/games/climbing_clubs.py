"""What the page is told of the table of Climbing Clubs (`View.table`)."""

from typing import Literal

from pydantic import Field

from clubsuit.server.model import Model


class Combination(Model):
    kind: Literal["single", "set", "run"]
    size: int
    top: int


class ClimbingClubsTable(Model):
    kind: Literal["climbing-clubs"]
    club_points: list[int] = Field(description="points on the clubs 1..15")
    bonus_left: list[int] = Field(description="highest first")
    bonus: list[int | None] = Field(description="by seat")
    doubled: list[bool]
    out: list[int] = Field(description="seats in the order of going out")
    stock: int = Field(description="cards set aside")
    teams: list[list[int]]
    wild_15s: bool
    crazy: bool
    to_beat: Combination | None
    last_answer: bool


GAME = "climbing-clubs"
TABLE = ClimbingClubsTable
DECISION_S = 60
