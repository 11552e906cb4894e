"""The interface of bots: a bot gets a view, never a full state, and returns a choice with reasons.

Nothing here checks action codes, because bots take them from the view.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

import numpy as np

from clubsuit.bots.knowledge.base import ALONE, Knowledge
from clubsuit.errors import Reason
from clubsuit.game import Play, View
from clubsuit.games.state import NOBODY, Action


@dataclass(frozen=True)
class Candidate:
    """A legal action with the bot's value for it.

    Values are comparable only within one decision, and higher is better. If the bot tried the
    action in sampled worlds, the value is the chance to win the game.

    >>> import clubsuit
    >>> game = clubsuit.load("clubs-whist")
    >>> choice = clubsuit.make_bot("search:8", game, seed=1).choose(game.new(seed=7).view(2))
    >>> [(one.text, one.worlds, 0 <= one.value <= 1) for one in choice.candidates]
    [(Move('keep'), 8, True), (Move('swap'), 8, True)]
    """

    code: int
    """The action as a number, as in `View.codes`."""
    value: float
    """The bot's value of the action: a probability from 0 to 1 if `worlds` is not 0."""
    spread: float = 0.0
    """Standard deviation of the value between worlds, in the unit of `value`."""
    points: float = 0.0
    """Expected score of the hand, in points of the game."""
    worlds: int = 0
    """Number of worlds in which the action was tried; 0 if it was not tried."""
    text: str = ""
    """The action in record notation; only bots from `clubsuit.make_bot` fill it in."""


@dataclass(frozen=True)
class Choice:
    """A bot's decision: the action, all candidates with their values, and a reason.

    >>> import clubsuit
    >>> game = clubsuit.load("clubs-whist")
    >>> choice = clubsuit.make_bot("rule", game).choose(game.new(seed=7).view(2))
    >>> choice.text, clubsuit.explain(choice.reason)
    (Move('keep'), 'my cards should win about 4 tricks, and the quota is 4')
    """

    action: Action
    """The action, for `Play.act`."""
    candidates: list[Candidate]
    """The actions that the bot compared."""
    basis: Reason
    """The reason that needs no further computation: in numbers for networks and `search`."""
    text: str = ""
    """The action in record notation; only bots from `clubsuit.make_bot` fill it in."""
    explain: Callable[[], Reason] | None = field(default=None, repr=False, compare=False)
    """Computes `reason`; None if `basis` is the reason."""

    @cached_property
    def reason(self) -> Reason:
        """The reason for the action; `clubsuit.explain` returns it as a sentence.

        It is computed when it is first read, which takes some milliseconds for networks and
        `search`. The same view and action always have the same reason in words. Without one, the
        reason is `basis`, whose numbers can differ from one search to the next.
        """
        return self.explain() if self.explain else self.basis


def only_choice(view: View, code: int) -> Choice:
    """Return the decision if only one action is allowed by the rules.

    In honour play, players can also take actions that the rules forbid. Those do not count here.
    """
    return Choice(Action(code), [Candidate(code, 0.0)], no_choice(view))


def no_choice(view: View) -> Reason:
    """Return the reason for an action that is the only one allowed by the rules."""
    return Reason("", "search-only" if len(view.codes()) == 1 else "search-honest")


def reason_of(view: View, knowledge: Knowledge, codes: np.ndarray, n: int, code: int) -> Reason:
    """Return the reason for choosing `code` among codes[:n]."""
    index = knowledge.why(view.state, codes, n, code)
    return no_choice(view) if index == ALONE else knowledge.reason(view, code, index)


class Agent(Protocol):
    """A policy that decides for a seat from its view. (`clubsuit.Bot` is the public interface.)"""

    name: str

    def choose(self, view: View) -> Choice:
        """Decide for `view.seat`, whose turn it is. The bot gets no other information."""
        ...

    def interject(self, view: View) -> Action | None:
        """Return an action from `view.off_turn()`, or None to do nothing.

        Called after each decision of another seat if `view.off_turn()` is not empty.
        """
        ...


@contextmanager
def ending(*bots: Agent) -> Iterator[None]:
    """End the programs of these bots after the block; other bots have none."""
    try:
        yield
    finally:
        for bot in bots:
            if close := getattr(bot, "close", None):
                close()


def named(view: View, code: int) -> list[str] | str:
    """Return the name of a choice in a reason: its cards, or its text if it uses no cards."""
    words = view.rules.words
    cards = words.cards_of(view.state, code)
    return words.deck.names(cards) if cards else words.text(view.state, Action(code))


def next_action(play: Play, bots: Sequence[Agent]) -> Action:
    """Return the next action at a table with one bot for each seat. The hand must be in progress.

    First, every bot except the one that acted last may act out of turn. If none does, the bot
    whose turn it is decides.
    """
    if play.game.rules.off_turn_verbs:
        last = play.log[-1].seat if play.log else NOBODY
        for seat, bot in enumerate(bots):
            view = play.view(seat) if seat != last and play.may_interject(seat) else None
            action = bot.interject(view) if view else None
            if action:
                return action
    turn = play.turn
    assert turn is not None
    return bots[turn].choose(play.view(turn)).action
