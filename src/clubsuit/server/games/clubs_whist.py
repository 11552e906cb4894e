"""What the page is told of the table of Clubs (Whist) (`View.table`)."""

from typing import Literal

from clubsuit.server.model import Model


class ClubsWhistTable(Model):
    kind: Literal["clubs-whist"]
    exchange: list[Literal["keep", "swap"] | None]
    broken: bool
    quota: int


GAME = "clubs-whist"
TABLE = ClubsWhistTable
DECISION_S = 45
