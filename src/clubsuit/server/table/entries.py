"""Entries of a table's list that follow from its game."""

from clubsuit.game import Play
from clubsuit.server.storage.store import DEALER, Decision, Summary, deal_text


def kind_of_entry(decision: Decision) -> str:
    """Whose an entry of the list is: for `metrics.DECISIONS`."""
    if decision.seat == DEALER:
        return "deal"
    if decision.seat < DEALER:
        return "event"
    return "bot" if decision.bot else "person"


def last_deal(play: Play) -> str:
    hand = play.hands[-1]
    return deal_text(hand.dealer, hand.deal)


def history_of(play: Play) -> list[Decision]:
    """All that has been dealt and decided, as a table's list has it."""
    entries = []
    for hand in play.hands:
        entries.append((DEALER, deal_text(hand.dealer, hand.deal)))
        entries += hand.actions
    return [Decision(number, seat, text) for number, (seat, text) in enumerate(entries, 1)]


def summary_of(play: Play) -> Summary:
    return Summary(len(play.hands), play.total, play.over, play.winners, play.turn)
