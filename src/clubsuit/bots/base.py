"""The protocol of bots: a bot gets a view, never a state, and answers with its reasons.

Codes are not checked here: bots take them from the view.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from clubsuit.bots.knowledge.base import ALONE, Knowledge
from clubsuit.errors import Reason
from clubsuit.game import Play, View
from clubsuit.games.state import NOBODY, Action


@dataclass(frozen=True)
class Candidate:
    """A legal action and what the bot thinks of it: higher is better, only the order matters.

    A bot that tried it out says in how many worlds, and how its value varied between them
    (`spread`, a standard deviation). There the value is the chance to win the game, and
    `points` is what the hand should score.
    """

    code: int
    value: float
    spread: float = 0.0
    points: float = 0.0
    worlds: int = 0
    text: str = ""
    """In the notation of records, where a program asked (`clubsuit.make_bot`)."""


@dataclass(frozen=True)
class Choice:
    """A bot's answer: the action, all candidates with values, and why, in a short sentence."""

    action: Action
    candidates: list[Candidate]
    reason: Reason
    text: str = ""
    """The action in the notation of records, where a program asked (`clubsuit.make_bot`)."""


def only_choice(view: View, code: int) -> Choice:
    """The answer where one choice keeps to the rules, in honour play perhaps of several."""
    return Choice(Action(code), [Candidate(code, 0.0)], no_choice(view))


def no_choice(view: View) -> Reason:
    """The reason where one choice keeps to the rules."""
    return Reason("", "search-only" if len(view.codes()) == 1 else "search-honest")


def reason_of(view: View, knowledge: Knowledge, codes: np.ndarray, n: int, code: int) -> Reason:
    """Why this one of codes[:n] was chosen: what is said is true of it."""
    found = knowledge.why(view.state, codes, n, code)
    return no_choice(view) if found == ALONE else Reason("", knowledge.reasons[found])


class Agent(Protocol):
    """Decides for a seat by its view (`clubsuit.Bot` is a policy as programs use it)."""

    name: str

    def choose(self, view: View) -> Choice:
        """Decide for `view.seat`, whose turn it is. The view is all that the bot gets."""
        ...

    def interject(self, view: View) -> Action | None:
        """Asked after each decision of another, where `view.off_turn()` has some actions:
        one of them, or None."""
        ...


def named(view: View, code: int) -> list[str] | str:
    """A choice as a reason names it: its cards, or its words where it uses none."""
    words = view.rules.words
    cards = words.cards_of(view.state, code)
    return words.deck.names(cards) if cards else words.text(view.state, Action(code))


def next_action(play: Play, bots: Sequence[Agent]) -> Action:
    """What is decided next at a table of bots, one for each seat; somebody must be to act.

    First the others than the last to act are asked whether they have something to say out
    of turn, then who is to act decides.
    """
    if play.game.rules.off_turn_verbs:
        last = play.log[-1].seat if play.log else NOBODY
        for seat, bot in enumerate(bots):
            view = play.view(seat) if seat != last and play.may_interject(seat) else None
            said = bot.interject(view) if view else None
            if said:
                return said
    turn = play.turn
    assert turn is not None
    return bots[turn].choose(play.view(turn)).action
