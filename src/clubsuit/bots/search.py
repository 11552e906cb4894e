"""A bot that tries its choices in worlds that fit what it has seen (see `search_frame`).

Of the ways in which the hidden cards may lie, those count most that fit what the others have
decided so far. The choices that look best to `rule` become candidates. All are tried in the
same worlds, in rounds; after each round the worse half is dropped, so that the time goes to
those between which it is hard to choose (*sequential halving*). What a trial is worth is the
chance to win the game afterwards (`prospects`).
"""

import re
import time
from dataclasses import dataclass

import numpy as np

from clubsuit.bots import search_frame as frame
from clubsuit.bots import search_rules as compiled_rules
from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.books import RULE_BOOKS
from clubsuit.bots.trials import Trials, candidate
from clubsuit.errors import NotationError, Reason, excerpt
from clubsuit.game import View
from clubsuit.games.base import Action, Rules
from clubsuit.texts import explain

CANDIDATES = 24
"""So many choices are tried at most, besides those that use no card (pass, double, …)."""
SLICE = 0.01
"""The clock is looked at after about so many seconds."""
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


class SearchBot:
    """Plays what wins most often in worlds that fit what it sees."""

    name = "search"

    def __init__(self, rules: Rules, seed: int, budget: Budget = USUAL) -> None:
        self._rules = rules
        self._budget = budget
        self._trials = Trials(rules, seed)
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)

    def choose(self, view: View) -> Choice:
        codes = self._candidates(view)
        if len(codes) == 1:
            only = int(codes[0])
            return Choice(Action(only), [Candidate(only, 0.0)], Reason("", "search-only"))
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
        """Sequential halving: all candidates with what they are worth, the best one first."""
        self._trials.look(view)
        found = np.zeros((frame.ROWS, len(codes)), np.float64)
        worlds = 0
        dropped: list[Candidate] = []
        rounds = (len(codes) - 1).bit_length()
        start = time.perf_counter()
        for number in range(1, rounds + 1):
            share = start + self._budget.ms / 1000 * number / rounds
            more = self._budget.worlds * number // rounds - worlds
            worlds += self._round(codes, found, more, share)
            order = np.argsort(-found[frame.SUM], kind="stable")
            keep = (len(codes) + 1) // 2 if number < rounds else 0
            dropped[:0] = [candidate(codes[i], found[:, i], worlds) for i in order[keep:]]
            codes = codes[order[:keep]]
            found = found[:, order[:keep]].copy()
        return dropped

    def _round(self, codes: np.ndarray, found: np.ndarray, worlds: int, until: float) -> int:
        """Try the candidates in so many worlds more, or up to this time; returns how many."""
        if self._budget.worlds:
            self._trials.add(codes, found, max(1, worlds))
            return max(1, worlds)
        done = 0
        step = 1
        while True:
            before = time.perf_counter()
            self._trials.add(codes, found, step)
            now = time.perf_counter()
            done += step
            each = (now - before) / step
            if now + each >= until:
                return done
            step = max(1, int(min(SLICE, until - now) / each))

    def _reason(self, view: View, tried: list[Candidate]) -> Reason:
        best, other = tried[:2]
        cards = self._rules.cards_of(view.record, other.code)
        deck = self._rules.deck
        text = self._rules.text(view.record, Action(other.code))
        args = {
            "worlds": best.worlds,
            "chance": f"{100 * best.value:.1f}",
            "points": f"{best.points:.1f}",
            "other": deck.names(cards) if cards else text,
            "other_chance": f"{100 * other.value:.1f}",
            "other_points": f"{other.points:.1f}",
        }
        return Reason("", "search-best", args)
