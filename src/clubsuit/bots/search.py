"""A bot that tries its choices in worlds that fit what it has seen (see `search_frame`).

Of the ways in which the hidden cards may lie, those count most that fit what the others have
decided so far. The choices that look best to `rule` become candidates. All are tried in the
same worlds, in rounds; after each round the worse half is dropped, so that the time goes to
those between which it is hard to choose (*sequential halving*). What can hardly be better than
the best by anything that matters is dropped at once, and where only one is left the bot has
decided (a *race*). What a trial is worth is the chance to win the game afterwards (`prospects`).
"""

import re
import time
from dataclasses import dataclass

import numpy as np

from clubsuit.bots import search_frame as frame
from clubsuit.bots import search_rules as compiled_rules
from clubsuit.bots.base import Candidate, Choice, named, only_choice
from clubsuit.bots.books import RULE_BOOKS
from clubsuit.bots.trials import Trials, candidates
from clubsuit.errors import NotationError, Reason, excerpt
from clubsuit.game import View
from clubsuit.games.base import Action, Rules
from clubsuit.texts import explain

CANDIDATES = 24
"""So many choices are tried at most, besides those that use no card (pass, double, …)."""
SLICE = 0.01
"""The clock, and who is beaten, are looked at after about so many seconds,"""
STEP = 24
"""or worlds, where the budget is in worlds;"""
MORE = 20
"""long searches look when a part of what is done has been added, one of so many."""
ENOUGH = 48
"""With fewer worlds nobody is beaten,"""
SURE = 3.0
"""nor where so many standard errors more would make it better than the best"""
SLIGHT = 0.001
"""by so much of a chance to win the game."""
LONGEST = 1_000_000
"""No budget is larger, in worlds or in milliseconds."""


@dataclass(frozen=True)
class Budget:
    """How long a decision may take: so many worlds, or so many milliseconds.

    The same seed and a budget in worlds give the same choice, however fast the machine is.
    """

    worlds: int = 0
    ms: int = 0

    @staticmethod
    def read(text: str) -> "Budget":
        """A budget as it stands in a bot's name: "64" worlds, "200ms". Raises NotationError.

        >>> Budget.read("200ms")
        Budget(worlds=0, ms=200)
        """
        parts = re.fullmatch(r"([1-9][0-9]{0,6})(ms)?", text)
        if not parts or int(parts[1]) > LONGEST:
            reason = Reason("", "bot-budget", {"budget": excerpt(text)})
            raise NotationError(explain(reason), reason=reason)
        number = int(parts[1])
        return Budget(ms=number) if parts[2] else Budget(worlds=number)


USUAL = Budget(ms=200)


class Field:
    """The choices still in the running, and those that are not."""

    def __init__(self, codes: np.ndarray) -> None:
        self.codes = codes
        self._found = np.zeros((frame.FOUND, 0, len(codes)))
        self._out: list[Candidate] = []

    @property
    def worlds(self) -> int:
        """In so many worlds those in the running have been tried."""
        return self._found.shape[1]

    def add(self, found: np.ndarray) -> None:
        """What came of them in some worlds more; those now out of the question are dropped."""
        self._found = np.concatenate([self._found, found], axis=1)
        if self.worlds >= ENOUGH:
            self._drop(beaten(self._found[frame.CHANCE]))

    def halve(self) -> None:
        """Drop the worse half."""
        place = np.argsort(np.argsort(-self._found[frame.CHANCE].mean(axis=0), kind="stable"))
        self._drop(place >= (len(place) + 1) // 2)

    def ranking(self) -> list[Candidate]:
        """All choices, the best one first; those dropped sooner stand behind the others."""
        self._drop(np.ones(len(self.codes), bool))
        return self._out

    def _drop(self, which: np.ndarray) -> None:
        out = candidates(self.codes[which], self._found[:, :, which])
        self._out[:0] = sorted(out, key=lambda one: -one.value)
        self.codes = self.codes[~which]
        self._found = self._found[:, :, ~which]


def beaten(chances: np.ndarray) -> np.ndarray:
    """Which choices can hardly be better than the one that looks best, or not by what matters.

    chances: worlds x choices. All are tried in the same worlds, so what counts is how the
    difference varies from world to world (a paired race: O. Maron and A. Moore, *The racing
    algorithm*, 1997). A world that is there twice counts as two, so the errors come out too small
    where worlds are weighed: by a third or so in Climbing Clubs. What was chosen hardly suffers.

    >>> beaten(np.array([[0.4, 0.3, 0.4], [0.6, 0.5, 0.7], [0.2, 0.0, 0.1]])).tolist()
    [False, True, False]
    """
    best = chances.mean(axis=0).argmax()
    ahead = chances[:, [best]] - chances
    error = ahead.std(axis=0) / len(chances) ** 0.5
    out = np.asarray(SURE * error - ahead.mean(axis=0) < SLIGHT)
    out[best] = False
    return out


class SearchBot:
    """Plays what wins most often in worlds that fit what it sees."""

    name = "search"

    def __init__(self, rules: Rules, seed: int, budget: Budget = USUAL) -> None:
        self._rules = rules
        self._budget = budget
        self._trials = Trials(rules, seed)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)

    @property
    def by_clock(self) -> bool:
        """Whether it may decide otherwise on another day."""
        return not self._budget.worlds

    def choose(self, view: View) -> Choice:
        codes = self._candidates(view)
        if len(codes) == 1:
            return only_choice(view, int(codes[0]))
        tried = self._try(view, codes)
        best = tried[0]
        return Choice(Action(best.code), tried, self._reason(view, tried))

    def interject(self, view: View) -> Action | None:
        return RULE_BOOKS[self._rules.id].notice(view)

    def _candidates(self, view: View) -> np.ndarray:
        """The choices to try: those that `rule` likes best, and those that use no card."""
        v = view.record
        n = self._rules.honest(v, self._codes)
        codes = self._codes[:n].copy()
        if n <= CANDIDATES:
            return codes
        compiled_rules.judge(v, codes, n, self._values)
        order = np.argsort(-self._values[:n], kind="stable")
        bare = [i for i in order[CANDIDATES:] if not self._rules.cards_of(v, int(codes[i]))]
        return codes[[*order[:CANDIDATES], *bare]]

    def _try(self, view: View, codes: np.ndarray) -> list[Candidate]:
        """All candidates with what they are worth, the best one first."""
        self._trials.look(view)
        field = Field(codes)
        rounds = (len(codes) - 1).bit_length()
        start = time.perf_counter()
        for number in range(1, rounds + 1):
            each = 0.0
            while len(field.codes) > 1:
                spent = time.perf_counter() - start
                worlds = self._worlds(number / rounds, field.worlds, spent, each)
                if worlds < 1:
                    break
                field.add(self._trials.find(field.codes, worlds))
                each = (time.perf_counter() - start - spent) / worlds
            if number < rounds:
                field.halve()
        return field.ranking()

    def _worlds(self, part: float, done: int, spent: float, each: float) -> int:
        """How many worlds come next, to use up this part of the budget; 0 if it is used up.

        done: worlds so far; spent: seconds; each: how many of them a world takes, 0.0 if it is
        not known yet.
        """
        if self._budget.worlds:
            return min(max(STEP, done // MORE), max(int(self._budget.worlds * part), 1) - done)
        left = self._budget.ms / 1000 * part - spent
        if each == 0.0:
            return int(left > 0.0 or done == 0)
        return 0 if left < each else max(1, int(min(max(SLICE, spent / MORE), left) / each))

    def _reason(self, view: View, tried: list[Candidate]) -> Reason:
        best, other = tried[:2]
        args = {
            "worlds": best.worlds,
            "chance": f"{100 * best.value:.1f}",
            "points": f"{best.points:z.1f}",
            "other": named(view, other.code),
            "other_chance": f"{100 * other.value:.1f}",
            "other_points": f"{other.points:z.1f}",
        }
        return Reason("", "search-best", args)
