"""The bots `beginner` and `casual`, which play like `rule` but make human errors.

They forget some of the cards that were played before the open trick. If a player is known to lack
some cards, they forget some of these too. They then assume that other players may hold the
forgotten cards. They also misjudge: a random error is added to the value of each choice. So they
often prefer the worse of two choices with nearly equal values, but hardly ever take an absurd one.
They notice most blunders, which are errors that anyone at the table would see.

>>> import clubsuit
>>> view = clubsuit.load("ruby-dame").new(seed=3).view(0)
>>> bot = ErringBot(view.rules, 5, BEGINNER)
>>> len(bot.choose(view).candidates)
286
"""

from dataclasses import dataclass
from functools import partial

import numpy as np

from clubsuit.bots.base import Candidate, Choice, reason_of
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.copies import Independent
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action, State
from clubsuit.random_numbers import CHOICES, generator, rand_below

RESOLUTION = 1 << 30
"""Number of equally likely values of a random number between 0 and 1."""


@dataclass(frozen=True)
class ErrorModel:
    """Kind and size of a player's errors."""

    forgets: float
    """Probability of forgetting a played card, or a card that a player is known to lack."""
    notices: float
    """Probability of noticing a blunder (see `knowledge.blunders`) before making it."""
    level: int
    """Index in a game's `Knowledge.errors`, which gives the scale of the errors in values."""


BEGINNER = ErrorModel(0.8, 0.8, 0)
CASUAL = ErrorModel(0.3, 0.92, 1)
MEMORY = ("played", "shown", "lacks")
"""Fields of a view that a player must remember. All of them are sets of cards."""


class ErringBot(Independent):
    """Plays like `rule`, but forgets some of the cards played and misjudges values."""

    name = "rule"

    def __init__(self, rules: Rules, seed: int, errors: ErrorModel) -> None:
        self._knowledge = knowledge_of(rules)
        self._rules = rules
        self._errors = errors
        self._misjudges = self._knowledge.errors[errors.level]
        self._rng = generator(seed, CHOICES)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)

    def choose(self, view: View) -> Choice:
        n = self._rules.honest(view.state, self._codes)
        remembered = self._remembered(view)
        self._knowledge.evaluate(remembered, self._codes, n, self._values)
        codes = [int(code) for code in self._codes[:n]]
        found = [
            Candidate(code, float(value) + self._misjudges * self._gumbel())
            for code, value in zip(codes, self._values[:n], strict=True)
        ]
        if self._uniform() < self._errors.notices:
            found = self._without_blunders(view, found)
        best = _best(found)
        reason = reason_of(view, self._knowledge, self._codes, n, best.code)
        return Choice(Action(best.code), found, reason)

    def interject(self, view: View) -> Action | None:
        return self._knowledge.act_out_of_turn(view)

    def _without_blunders(self, view: View, found: list[Candidate]) -> list[Candidate]:
        """Return the choices that are no blunders; all choices if the best one is not a blunder,
        or if it would be best without errors too."""
        best = _best(found)
        codes = [candidate.code for candidate in found]
        is_blunder = partial(self._knowledge.looks_like_blunder, view.state, codes)
        if not is_blunder(best.code) or is_blunder(self._without_errors(view, len(codes))):
            return found
        return [candidate for candidate in found if not is_blunder(candidate.code)]

    def _without_errors(self, view: View, n: int) -> int:
        """Return the choice of `rule`, which forgets nothing."""
        self._knowledge.evaluate(view.state, self._codes, n, self._values)
        return int(self._codes[self._values[:n].argmax()])

    def _remembered(self, view: View) -> State:
        """Return the view without the forgotten cards. The open trick is never forgotten."""
        memory = view.state.copy()
        visible = open_cards(view)
        for name in MEMORY:
            if name in memory.dtype.names:
                memory[name] &= ~self._forgotten() | visible
        return memory

    def _forgotten(self) -> int:
        """Return a random set of cards that are forgotten."""
        bits = range(self._rules.deck.size)
        return sum(1 << card for card in bits if self._uniform() < self._errors.forgets)

    def _uniform(self) -> float:
        """Return a random number between 0 and 1, both exclusive."""
        return (rand_below(self._rng, RESOLUTION) + 0.5) / RESOLUTION

    def _gumbel(self) -> float:
        """Return a random error with a Gumbel distribution.

        With such errors, the bot takes each choice with its softmax probability.
        """
        return float(-np.log(-np.log(self._uniform())))


def _best(found: list[Candidate]) -> Candidate:
    """Return the candidate with the highest value."""
    return max(found, key=lambda candidate: candidate.value)


def open_cards(view: View) -> int:
    """Return the set of cards in the open trick."""
    cards = 0
    for entry in view.log:
        if entry.trick == view.state.tricks_done:
            cards |= entry.cards
    return cards
