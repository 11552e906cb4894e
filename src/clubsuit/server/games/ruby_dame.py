"""What the page is told of the table of Ruby Dame (`View.table`)."""

from typing import Literal

from pydantic import Field

from clubsuit.server.model import Model


class RubyDameTable(Model):
    kind: Literal["ruby-dame"]
    direction: Literal["left", "right", "none"]
    chosen: list[bool]
    sent: list[str]
    received: list[str]
    points: list[int] = Field(description="points taken this hand, by partnership")
    clubs: list[int] = Field(description="clubs taken, by partnership")
    dame: int | None = Field(description="the partnership that took the queen of diamonds")


GAME = "ruby-dame"
TABLE = RubyDameTable
DECISION_S = 30
