"""The entries of a table, as stored rows (`Decision`) and as values (`Change`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from clubsuit.game import Play
from clubsuit.games.state import Action
from clubsuit.server.storage.rows import (
    DEALER,
    EVENT,
    STRING,
    Decision,
    Summary,
    deal_text,
    read_deal,
    read_string,
    string_text,
)
from clubsuit.server.table import events
from clubsuit.server.table.events import TableEvent


@dataclass(frozen=True)
class Decided:
    """A decision for a seat, made by its player or, if `bot` is given, by that bot."""

    seat: int
    action: Action | str
    """A legal action, or its text."""
    bot: str | None = None


@dataclass(frozen=True)
class Dealt:
    """A deal by this dealer. If no cards are given, the next cards of the game are dealt."""

    cards: Mapping[str, Any] | None = None
    dealer: int | None = None


@dataclass(frozen=True)
class StringGiven:
    """A player's string for fair deals."""

    seat: int
    string: str


Change: TypeAlias = Decided | Dealt | StringGiven | TableEvent


def read(entry: Decision) -> Change:
    """Return the change that a stored entry describes."""
    if entry.seat == STRING:
        return StringGiven(*read_string(entry.text))
    if entry.seat == EVENT:
        return events.read(entry.text)
    if entry.seat == DEALER:
        dealer, cards = read_deal(entry.text)
        return Dealt(cards, dealer)
    return Decided(entry.seat, entry.text, entry.bot)


def entry_of(change: Change, play: Play, number: int, at: str) -> Decision:
    """Return the row that stores a change. play: the game right after the change."""
    match change:
        case Decided(seat=seat, bot=bot):
            return Decision(number, seat, play.hands[-1].actions[-1][1], bot, at)
        case Dealt():
            return Decision(number, DEALER, last_deal(play), at=at)
        case StringGiven(seat=seat, string=string):
            return Decision(number, STRING, string_text(seat, string), at=at)
    return Decision(number, EVENT, events.write(change), at=at)


def kind_of_entry(decision: Decision) -> str:
    """Return the label of an entry in the metric `metrics.DECISIONS`."""
    if decision.seat == DEALER:
        return "deal"
    if decision.seat < DEALER:
        return "event"
    return "bot" if decision.bot else "person"


def last_deal(play: Play) -> str:
    hand = play.hands[-1]
    return deal_text(hand.dealer, hand.deal)


def history_of(play: Play) -> list[Decision]:
    """Return all deals and decisions of a game as entries of a table."""
    entries = []
    for hand in play.hands:
        entries.append((DEALER, deal_text(hand.dealer, hand.deal)))
        entries += hand.actions
    return [Decision(number, seat, text) for number, (seat, text) in enumerate(entries, 1)]


def summary_of(play: Play, scored: bool = False) -> Summary:
    """Return the summary of a game. scored: whether it has the scores of each hand."""
    about = len(play.hands), play.total, play.over, play.winners, play.turn
    scores = [hand.score for hand in play.hands if hand.score is not None] if scored else None
    return Summary(*about, scores=scores)
