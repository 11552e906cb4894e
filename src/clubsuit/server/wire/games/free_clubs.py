"""The part of a view (`View.table`) that only Free Clubs has."""

from typing import Literal

from pydantic import Field

from clubsuit.server.wire.duration import Length
from clubsuit.server.wire.model import Model


class Price(Model):
    """The cost of winning the auction with a bid, as far as this seat can know it."""

    takes: Literal["ten", "jack", "queen", "king", "joker"] = Field(
        description="ten: a card of the player's choice; jack: the highest; queen: the highest,"
        " for the left neighbour; king: the three highest; joker: none, but the side needs all ten"
        " tricks"
    )
    suit: Literal["C", "D", "H", "S"] | None
    cards: list[str] = Field(
        description="cards that it would take from the hand without the chest; ten: any one of them"
    )
    open: bool = Field(description="whether it could take other or more cards from the chest")
    seat: int | None = Field(
        description="queen: seat that gets the card; joker: the partner, while it can be bid"
    )
    waits: Literal["jack", "queen", "king"] | None = Field(
        description="level that must be bid before this card may be; null if it need not wait"
    )


class Rung(Model):
    """A step of the bid ladder, from the 10 of spades up to the Joker."""

    card: str
    seat: int | None = Field(description="seat that bid it")
    held: bool = Field(description="whether it is in this seat's auction hand")
    legal: bool
    price: Price | None = Field(description="price of a held card; null for others")


class Handicap(Model):
    seat: int
    card: str


class HonourTable(Model):
    """Free Clubs in honour play (FC-17). Lists are by seat."""

    owed: list[str] = Field(description="cards in hand that this seat owes to a handicap")
    forfeits: list[bool] = Field(description="whether the seat forfeits the open trick")
    barred: list[bool] = Field(description="whether the seat gets no positive points in this hand")
    calls_left: list[int] = Field(description="number of further calls that may be wrong")
    ready: list[bool]
    full: bool = Field(description="whether the trick waits for its winner to take it")
    retaking: int | None = Field(description="seat that plays another card after a ruling")
    back: list[str] = Field(description="cards that went back to it and cannot be chosen")


class FreeClubsTable(Model):
    kind: Literal["free-clubs"]
    auction: list[str] = Field(description="auction cards that this seat still has in hand")
    ladder: list[Rung]
    bids: list[list[str]] = Field(
        description="bids of each seat, in order; after the auction only those face up"
    )
    standing: Handicap | None = Field(description="bid to beat")
    declarer: int | None
    partner: int | None = Field(description="Joker partner")
    need: int | None = Field(description="number of tricks that the declaring side must take")
    side_tricks: int
    handicap: Handicap | None = Field(description="handicap that is being resolved")
    chest: int = Field(description="number of cards in the treasure chest; 0 once taken")
    received: list[str] = Field(
        description="cards in hand that this seat got from the chest, a queen or the pass"
    )
    diamonds: list[int] = Field(description="diamonds taken in tricks, by seat")
    diamonds_worth: list[int] = Field(
        description="points for the most diamonds, by seat, if no more diamonds are taken (FC-15)"
    )
    spades: list[int]
    ace_of_hearts: int | None = Field(description="seat that took it")
    honour: HonourTable | None = Field(description="null in strict play")


GAME = "free-clubs"
TABLE = FreeClubsTable
DECISION_S = 45
LENGTHS = {
    (3, 0): Length(37, {50: 1.2, 125: 2.8, 250: 5.7, 500: 12.1, 1000: 25.2}),
}
"""Lengths of a game by the numbers of players and teams.

They were measured on 26 November 2026 (`scripts/lengths.py`).
"""
