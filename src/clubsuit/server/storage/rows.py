"""The rows of the database as objects: tables, seats, decisions and links."""

import hashlib
import json
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from clubsuit.fair import commit
from clubsuit.server.storage.times import now

DEALER = -1
"""The seat of a deal in the list of decisions."""

STRING = -2
"""The seat of a player's string in the list of decisions; the text has the player's seat."""

EVENT = -3
"""The seat of an event in the list of decisions; the text has the event."""

GONE = "gone"
"""Value that replaces the hash of a person who has left a table for good or has been deleted."""


class Decision(NamedTuple):
    """An entry of a table's list: the text of an action, or a deal, string or event as JSON."""

    number: int
    seat: int
    text: str
    bot: str | None = None
    """The bot that decided, if any; entries from before revision 0005 have none."""
    at: str | None = None
    """The time at which it was stored; None until then, and for entries from before revision 0005.
    """


def deal_text(dealer: int, deal: dict[str, Any]) -> str:
    """Return a deal as the text of a decision."""
    return json.dumps({"dealer": dealer, "deal": deal}, separators=(",", ":"))


def read_deal(text: str) -> tuple[int, dict[str, Any]]:
    """Return the dealer and the deal from a text that `deal_text` has made."""
    data = json.loads(text)
    return data["dealer"], data["deal"]


def string_text(seat: int, string: str) -> str:
    """Return a player's string as the text of a decision."""
    return json.dumps({"seat": seat, "string": string}, separators=(",", ":"))


def read_string(text: str) -> tuple[int, str]:
    """Return the seat and the string from a text that `string_text` has made."""
    data = json.loads(text)
    return data["seat"], data["string"]


@dataclass(frozen=True)
class Seat:
    """A seat at a table, and its player."""

    name: str
    person: str | None = field(default=None, repr=False)
    """The hash of the token of the person who sits there (see `people.tokens`); None if no person
    does."""
    bot: str | None = None
    """The bot that plays if no person sits there."""
    face: str | None = None
    """The face that the person has chosen (see `storage.faces`); None if they have not."""

    @property
    def played_by(self) -> str | None:
        """Return the bot that decides here; None if a person does."""
        return None if self.person else self.bot

    def stored(self) -> dict[str, str | None]:
        """Return the columns of the table `seats` that a change of players changes."""
        return {"name": self.name, "person": self.person, "bot": self.bot}


def is_gone(seat: Seat) -> bool:
    """Return whether the person of this seat has left for good or has been deleted."""
    return seat.person is not None and seat.person.startswith(GONE)


@dataclass(frozen=True)
class Summary:
    """Facts about a table for the lobby, which follow from its decisions."""

    hand_number: int
    total: list[int]
    over: bool
    winners: list[int] | None
    turn: int | None = None
    """The seat whose turn it is; None between two hands and before the first hand."""
    choosing: int = 0
    """The seats that still have to choose, as bits, if all players choose at the same time."""
    clock: str = ""
    """The clock as text, or "" (see `table.clocks`)."""
    scores: list[list[int]] | None = None
    """In a tournament, the scores of all seats in each finished hand; else None."""


@dataclass(frozen=True)
class TableRow:
    """A table without its decisions."""

    id: str
    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int
    """The seed of the bots' random numbers, and of the deals if the table has no secret."""
    owner: str
    """The hash of the token of the person who opened the table (see `people.tokens`)."""
    created: str
    updated: str
    summary: Summary
    secret: str | None = field(default=None, repr=False)
    """The secret from which the deals follow, in hexadecimal; None if they follow from the seed.

    It is not shown before the game is over.
    """
    hints: bool = True
    """True if hints are allowed (see `gives_hints`)."""
    given: int = 0
    """Number of decisions at the start that were copied from a reviewed game."""
    open: bool = False
    """True if other people may look at the table, and take the seats of its bots."""
    listed: bool = False
    """True if the lobby lists the table for everyone; its record is public after the game."""
    pace: str = "realtime"
    """"realtime", or "correspondence": then no bot replaces an absent player."""
    watch: str = "public"
    """The cards that spectators see (see `table.spectators`)."""
    lesson: bool = False
    """True if this is the game's lesson, with a guide for the player (see `clubsuit.lessons`)."""
    tournament: str | None = None
    """The tournament in which the table is played; None for a table of its own."""
    hands: int | None = None
    """Number of hands after which the game ends; None if only the rules end it."""
    closes: str | None = None
    """End of the tournament: from then on, the person can no longer decide."""

    @property
    def is_closed(self) -> bool:
        """Return whether the tournament of the table has ended."""
        return self.closes is not None and now() >= self.closes

    @property
    def is_revealed(self) -> bool:
        """Return whether the secret of the tournament may be shown (see `is_revealed`)."""
        return self.closes is not None and is_revealed(self.closes)

    @property
    def variant(self) -> str:
        """Return a hash of the game and its options."""
        text = json.dumps([self.game, self.options], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    @property
    def players(self) -> list[str]:
        """Return the players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def bots(self) -> list[str | None]:
        """Return, for each seat, the bot that decides there, or None if a person does."""
        return [seat.played_by for seat in self.seats]

    def seat_of(self, person: str) -> int | None:
        """Return the first seat of a person; None if they have none."""
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str) -> list[int]:
        """Return all seats of a person: several if players share one screen."""
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    @property
    def people(self) -> int:
        """Return the number of seats with a person."""
        return sum(seat.person is not None for seat in self.seats)

    def waits_for(self, seat: int) -> bool:
        """Return whether this seat can continue the game: by a decision or by the next deal."""
        summary = self.summary
        if summary.choosing:
            return bool(summary.choosing >> seat & 1)
        return summary.hand_number > 0 and not summary.over and summary.turn in (None, seat)

    @property
    def gives_hints(self) -> bool:
        """Return whether a person may ask for hints: never if two people play."""
        return self.hints and self.people < 2

    def may_see(self, person: str) -> bool:
        """Return whether a person may look at the table."""
        return self.open or self.seat_of(person) is not None

    def may_review(self, person: str) -> bool:
        """Return whether a person may read the game's record. It omits cards hidden from them."""
        return self.seat_of(person) is not None or (self.open and self.summary.over)

    @property
    def commitment(self) -> str | None:
        """Return the hash of the secret, if there is one. Players see the hash before the game."""
        return None if self.secret is None else commit(bytes.fromhex(self.secret))


REVEALED_AFTER = timedelta(minutes=5)
"""Time from the end of a tournament until its secret is shown. The clocks of two processes may
differ, and no one may still be playing when one of them shows it."""


def is_revealed(closes: str) -> bool:
    """Return whether the secret of a tournament that ends at this time may be shown."""
    return datetime.now(UTC) >= datetime.fromisoformat(closes) + REVEALED_AFTER


class DeviceLinkRow(NamedTuple):
    """A link for another device (see `people.devices`).

    It has the hash of the link's code, and the token, encrypted with that code.
    """

    code: str
    sealed: str
    expires: str
    person: str | None
    """The owner of a recovery link; None for a link that works once."""
