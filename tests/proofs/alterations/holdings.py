"""The cards of each seat in the middle of a hand, from the record alone.

A record contains every card that moves, so no rules are needed to follow them.
"""

from collections.abc import Sequence
from typing import Any

SEND_TO = {"free-clubs": (-1,), "ruby-dame": (1, -1, 0)}
"""Directions in which cards are sent, hand by hand; 1 is the left neighbour."""


def holdings(
    game: str, hand_number: int, deal: dict[str, Any], actions: Sequence[tuple[int, str]]
) -> list[set[str]]:
    """Return the cards of each seat after these actions, without the auction cards of Free
    Clubs."""
    hands = [set(cards) for cards in deal["hands"]]
    pile = set(deal.get("bid", ()))
    sent: list[tuple[int, list[str]]] = []
    for number, (seat, text) in enumerate(actions):
        verb, *words = text.split()
        cards = [word.partition("=")[0] for word in words]
        if verb == "swap":
            hands[seat], pile = pile, hands[seat]
        elif verb == "send":
            sent.append((seat, cards))
        elif verb in ("play", "retake", "discard", "give"):
            hands[seat] -= set(cards)
        if verb == "give":
            hands[(seat + 1) % len(hands)] |= set(cards)
        if game == "free-clubs" and auction_ends(actions, number):
            hands[last_bidder(actions)] |= set(deal["chest"])
        if sent and (number + 1 == len(actions) or not actions[number + 1][1].startswith("send")):
            turns = SEND_TO[game]
            move(hands, sent, turns[(hand_number - 1) % len(turns)])
            sent = []
    return hands


def auction_ends(actions: Sequence[tuple[int, str]], number: int) -> bool:
    """Return whether this action ended the auction: a Joker, or the second pass in a row."""
    texts = [text for _, text in actions[max(number - 1, 0) : number + 1]]
    return texts[-1] == "bid X" or texts == ["pass", "pass"]


def last_bidder(actions: Sequence[tuple[int, str]]) -> int:
    """Return the seat that made the last bid."""
    return [seat for seat, text in actions if text.startswith("bid ")][-1]


def move(hands: list[set[str]], sent: list[tuple[int, list[str]]], step: int) -> None:
    """Move the chosen cards to their new hands."""
    for seat, cards in sent:
        hands[seat] -= set(cards)
    for seat, cards in sent:
        hands[(seat + step) % len(hands)] |= set(cards)
