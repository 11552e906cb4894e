"""Players who err as people do.

A beginner and a casual player think as `rule` does, but by what they remember: of the cards
that were played before the open trick they forget some, and take them to be still out, and
that somebody had none of a suit. And they misjudge: the worth of each choice is off by
chance, so that of two choices of nearly the same worth they often take the worse, and hardly
ever one that nobody would think of.

>>> import clubsuit
>>> view = clubsuit.load("ruby-dame").new(seed=3).view(0)
>>> bot = ErringBot(view.rules, 5, BEGINNER)
>>> len(bot.choose(view).candidates)
286
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.books import RULE_BOOKS
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.base import Action, Rules, State
from clubsuit.games.tricks import NO_CARD
from clubsuit.kernel import rand_below, rand_seed

FINE = 1 << 30
"""Chances are drawn as whole numbers below this."""


@dataclass(frozen=True)
class Erring:
    """How a player errs."""

    forgets: float
    """The chance that a card, or that somebody is void, is not remembered."""
    misjudges: Mapping[str, float]
    """By game: how far the worth of a choice is off, in the values of `rule`."""


BEGINNER = Erring(
    0.8, {"free-clubs": 3.0, "clubs-whist": 1.5, "climbing-clubs": 8.0, "ruby-dame": 2.0}
)
CASUAL = Erring(
    0.3, {"free-clubs": 0.4, "clubs-whist": 0.45, "climbing-clubs": 2.0, "ruby-dame": 0.8}
)
MEMORY = ("played", "shown", "lacks")
"""The fields of a view that have to be remembered: sets of cards."""


class ErringBot:
    """Plays as `rule` would that has forgotten some of what was played, and misjudges."""

    name = "rule"

    def __init__(self, rules: Rules, seed: int, erring: Erring) -> None:
        self._book = RULE_BOOKS[rules.id]
        self._rules = rules
        self._erring = erring
        self._misjudges = erring.misjudges[rules.id]
        self._rng = np.zeros(2, np.int64)
        rand_seed(self._rng, seed)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)

    def choose(self, view: View) -> Choice:
        n = self._rules.honest(view.record, self._codes)
        remembered = self._remembered(view.record)
        reason = self._book.judge(remembered, self._codes, n, self._values)
        codes = [int(code) for code in self._codes[:n]]
        found = [
            Candidate(code, float(value) + self._misjudges * self._off())
            for code, value in zip(codes, self._values[:n], strict=True)
        ]
        best = max(found, key=lambda candidate: candidate.value)
        return Choice(Action(best.code), found, Reason("", self._book.reasons[reason]))

    def interject(self, view: View) -> Action | None:
        return self._book.notice(view)

    def _remembered(self, v: State) -> State:
        """The view as it is remembered; what lies open is seen, and cannot be forgotten."""
        memory = v.copy()
        lies = open_cards(v)
        for name in MEMORY:
            if name in v.dtype.names:
                memory[name] &= ~self._forgotten() | lies
        return memory

    def _forgotten(self) -> int:
        """A set of cards, each in it with the chance to be forgotten."""
        bits = range(self._rules.deck.size)
        return sum(1 << card for card in bits if self._chance() < self._erring.forgets)

    def _chance(self) -> float:
        return (rand_below(self._rng, FINE) + 0.5) / FINE

    def _off(self) -> float:
        """How far off a judgement is: Gumbel, so that a choice is taken with its softmax."""
        return float(-np.log(-np.log(self._chance())))


def open_cards(v: State) -> int:
    """The set of cards in the open trick."""
    if v.trick.ndim:
        return sum(1 << int(card) for card in v.trick if card != NO_CARD)
    return int(v.trick)
