"""The protocol of bots: a bot gets a view, never a state, and answers with its reasons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from clubsuit.errors import Reason
from clubsuit.game import Play, View
from clubsuit.games.base import NOBODY, Action, State


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


@dataclass(frozen=True)
class Choice:
    """A bot's answer: the action, all candidates with values, and why, in a short sentence."""

    action: Action
    candidates: list[Candidate]
    reason: Reason


def only_choice(view: View, code: int) -> Choice:
    """The answer where one choice keeps to the rules, in honour play perhaps of several."""
    key = "search-only" if len(view.codes()) == 1 else "search-honest"
    return Choice(Action(code), [Candidate(code, 0.0)], Reason("", key))


class Bot(Protocol):
    """Anything that decides for a seat."""

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
    cards = view.rules.cards_of(view.record, code)
    return view.rules.deck.names(cards) if cards else view.rules.text(view.record, Action(code))


@dataclass(frozen=True)
class RuleBook:
    """Hand-written knowledge of one game.

    judge(v, codes, n, values) is compiled: `v` is the view's record, codes[:n] the
    legal actions; it writes what each is worth into values (float64) and returns
    the index in `reasons` of its main thought.
    reasons: keys of the message catalogue.
    notice:  what somebody who watches would say out of turn, of `view.off_turn()`.
    """

    judge: Callable[[State, np.ndarray, int, np.ndarray], int]
    reasons: tuple[str, ...]
    notice: Callable[[View], Action | None] = lambda view: None


def next_action(play: Play, bots: Sequence[Bot]) -> Action:
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
