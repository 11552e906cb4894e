"""Turns that a bot loses to `rule`, since it is a program that has failed (see `bots.command`)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from clubsuit.bots import RuleBot
from clubsuit.bots.base import Agent, Choice
from clubsuit.errors import BotFault
from clubsuit.game import Record, View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action
from clubsuit.record import Event
from clubsuit.texts import say

SUBSTITUTE = "rule"
"""The bot that decides instead, as at a table."""


class Turn(NamedTuple):
    """The place of a decision in a record."""

    hand: int
    """The index of the hand, from 0."""
    action: int
    """The number of actions in the hand before the decision."""


@dataclass(frozen=True)
class LostTurns:
    """The number of turns that a bot has lost, and the message of its first failure."""

    turns: int = 0
    first: str | None = None
    """None if no turn was lost, or if the turns are counted from records without messages."""

    def __add__(self, later: "LostTurns") -> "LostTurns":
        return LostTurns(self.turns + later.turns, self.first or later.first)


def sentence(bot: str, lost: LostTurns) -> str | None:
    """Return how many turns a bot has lost, and why, as a sentence; None if it has lost none."""
    if not lost.turns:
        return None
    why = lost.first or ""
    return say("lost-turns", bot=bot, turns=lost.turns, told="yes" if why else "no", why=why)


class Supported:
    """A bot for which `rule` decides if it fails."""

    def __init__(self, bot: Agent, rules: Rules) -> None:
        self.name = bot.name
        self._bot = bot
        self._rule = RuleBot(rules, 0)
        self.turns: list[Turn] = []
        """The turns that the bot has lost, in order."""
        self.lost = LostTurns()

    def choose(self, view: View) -> Choice:
        try:
            return self._bot.choose(view)
        except BotFault as fault:
            self.turns.append(Turn(len(view.scores) - 1, len(view.log)))
            self.lost += LostTurns(1, str(fault))
            return self._rule.choose(view)

    def interject(self, view: View) -> Action | None:
        return self._bot.interject(view)


def with_events(record: Record, bots: Sequence[Supported]) -> Record:
    """Return a record that says which decisions `rule` made. Without lost turns it is the same."""
    events = [
        event
        for seat, bot in enumerate(bots)
        for event in _events_of(seat, record.players[seat], bot.turns)
    ]
    return replace(record, events=sorted(events, key=lambda event: event[:2]))


def _events_of(seat: int, name: str, lost: Sequence[Turn]) -> list[Event]:
    """Return the events of a seat: its bot plays from the start, and again after each lost turn."""
    events = [Event(0, 0, seat, f"bot {name}", None)] if lost else []
    for hand, action in lost:
        events.append(Event(hand, action, seat, f"bot {SUBSTITUTE}", None))
        events.append(Event(hand, action + 1, seat, f"bot {name}", None))
    return events


def lost_in(record: Record) -> list[LostTurns]:
    """Return the turns that each seat has lost according to the events of a record."""
    lost = [0] * len(record.players)
    for hand, bots in zip(record.hands, record.bots(), strict=True):
        for (seat, _), bot in zip(hand.actions, bots, strict=True):
            lost[seat] += bot not in (None, record.players[seat])
    return [LostTurns(turns) for turns in lost]
