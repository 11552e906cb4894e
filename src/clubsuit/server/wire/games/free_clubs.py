"""What the page is told of the table of Free Clubs (`View.table`)."""

from typing import Literal

from pydantic import Field

from clubsuit.server.wire.duration import Length
from clubsuit.server.wire.model import Model


class Price(Model):
    """What winning the auction with a bid would cost, as far as this seat can know."""

    takes: Literal["ten", "jack", "queen", "king", "joker"] = Field(
        description="a card of own choice; the highest; that, for the left neighbour; the three "
        "highest; none, but all ten tricks are needed"
    )
    suit: Literal["C", "D", "H", "S"] | None
    cards: list[str] = Field(
        description="what it would take of this seat's hand without the chest; ten: any one of them"
    )
    open: bool = Field(description="the chest may bring cards that it takes instead, or besides")
    seat: int | None = Field(
        description="queen: who gets the card; joker: the partner, while it may be bid"
    )


class Rung(Model):
    """A step of Free Clubs' bid ladder, from the 10 of spades up to the Joker."""

    card: str
    seat: int | None = Field(description="who bid it")
    held: bool = Field(description="in this seat's auction hand")
    legal: bool
    price: Price | None = Field(description="of held cards only")


class Handicap(Model):
    seat: int
    card: str


class HonourTable(Model):
    """Free Clubs in honour play (FC-17). Lists are by seat."""

    owed: list[str] = Field(description="cards of this seat's hand that it owes to a handicap")
    forfeits: list[bool] = Field(description="forfeits the open trick")
    barred: list[bool] = Field(description="gets no positive points in this hand")
    calls_left: list[int] = Field(description="calls that may still find nothing")
    ready: list[bool]
    full: bool = Field(description="the trick waits for its winner to take it")
    retaking: int | None = Field(description="the seat that plays another card after a ruling")
    back: list[str] = Field(description="the cards that went back to it, not to be chosen")


class FreeClubsTable(Model):
    kind: Literal["free-clubs"]
    auction: list[str] = Field(description="this seat's auction cards still in hand")
    ladder: list[Rung]
    bids: list[list[str]] = Field(
        description="by seat, in order; after the auction only those face up"
    )
    standing: Handicap | None = Field(description="the bid to beat")
    declarer: int | None
    partner: int | None = Field(description="the Joker partner")
    need: int | None = Field(description="tricks the declaring side must take")
    side_tricks: int
    handicap: Handicap | None = Field(description="being resolved now")
    chest: int = Field(description="cards in the treasure chest, 0 once taken")
    received: list[str] = Field(
        description="cards this seat got by a Queen or the pass, still in hand"
    )
    diamonds: list[int] = Field(description="diamonds taken in tricks, by seat")
    spades: list[int]
    ace_of_hearts: int | None = Field(description="the seat that took it")
    honour: HonourTable | None = Field(description="null in strict play")


GAME = "free-clubs"
TABLE = FreeClubsTable
DECISION_S = 45
LENGTHS = {
    (3, 0): Length(37, {50: 1.2, 125: 2.8, 250: 5.7, 500: 12.1, 1000: 25.2}),
}
"""By the numbers of players and teams; measured on 26 November 2026 (`scripts/lengths.py`)."""
