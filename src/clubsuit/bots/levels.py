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

from dataclasses import dataclass

import numpy as np

from clubsuit.bots.base import Candidate, Choice, reason_of
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.copies import Independent
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action, State
from clubsuit.random_numbers import CHOICES, generator, rand_below

FINE = 1 << 30
"""Chances are drawn as whole numbers below this."""


@dataclass(frozen=True)
class Erring:
    """How a player errs."""

    forgets: float
    """The chance that a card, or that somebody is void, is not remembered."""
    level: int
    """Which of a game's `Knowledge.errors` says how far the worth of a choice is off."""


BEGINNER = Erring(0.8, 0)
CASUAL = Erring(0.3, 1)
MEMORY = ("played", "shown", "lacks")
"""The fields of a view that have to be remembered: sets of cards."""


class ErringBot(Independent):
    """Plays as `rule` would that has forgotten some of what was played, and misjudges."""

    name = "rule"

    def __init__(self, rules: Rules, seed: int, erring: Erring) -> None:
        self._knowledge = knowledge_of(rules)
        self._rules = rules
        self._erring = erring
        self._misjudges = self._knowledge.errors[erring.level]
        self._rng = generator(seed, CHOICES)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)

    def choose(self, view: View) -> Choice:
        n = self._rules.honest(view.state, self._codes)
        remembered = self._remembered(view)
        self._knowledge.evaluate(remembered, self._codes, n, self._values)
        codes = [int(code) for code in self._codes[:n]]
        found = [
            Candidate(code, float(value) + self._misjudges * self._off())
            for code, value in zip(codes, self._values[:n], strict=True)
        ]
        best = max(found, key=lambda candidate: candidate.value)
        reason = reason_of(view, self._knowledge, self._codes, n, best.code)
        return Choice(Action(best.code), found, reason)

    def interject(self, view: View) -> Action | None:
        return self._knowledge.act_out_of_turn(view)

    def _remembered(self, view: View) -> State:
        """The view as it is remembered; what lies open is seen, and cannot be forgotten."""
        memory = view.state.copy()
        lies = open_cards(view)
        for name in MEMORY:
            if name in memory.dtype.names:
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


def open_cards(view: View) -> int:
    """The set of cards in the open trick."""
    cards = 0
    for entry in view.log:
        if entry.trick == view.state.tricks_done:
            cards |= entry.cards
    return cards
