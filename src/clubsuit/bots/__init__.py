"""Who decides for the seats without a person."""

from collections.abc import Callable
from functools import partial

import numpy as np

from clubsuit.bots.base import Bot, Candidate, Choice
from clubsuit.bots.books import RULE_BOOKS
from clubsuit.bots.levels import BEGINNER, CASUAL, ErringBot
from clubsuit.bots.search import Budget, SearchBot
from clubsuit.bots.trained import TrainedBot
from clubsuit.errors import NotationError, Reason, excerpt
from clubsuit.game import View
from clubsuit.games.base import Action, Rules
from clubsuit.kernel import rand_below, rand_seed
from clubsuit.texts import explain

RARELY = 50
"""Of so many chances to call somebody a random bot takes one."""


class RandomBot:
    """Plays any legal action, each with the same probability; now and then it calls somebody."""

    name = "random"

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rng = np.zeros(2, np.int64)
        rand_seed(self._rng, seed)

    def choose(self, view: View) -> Choice:
        codes = view.codes()
        code = codes[int(rand_below(self._rng, len(codes)))]
        return Choice(Action(code), [Candidate(c, 0.0) for c in codes], Reason("", "bot-random"))

    def interject(self, view: View) -> Action | None:
        actions = view.off_turn()
        calls = len(view.rules.may_call(view.record, view.seat))
        if calls and rand_below(self._rng, RARELY) == 0:
            return actions[int(rand_below(self._rng, calls))]
        return actions[calls] if calls < len(actions) else None


class RuleBot:
    """Plays by hand-written rules of thumb, as a decent club player would."""

    name = "rule"

    def __init__(self, rules: Rules, seed: int) -> None:
        self._book = RULE_BOOKS[rules.id]
        self._rules = rules
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)

    def choose(self, view: View) -> Choice:
        n = self._rules.honest(view.record, self._codes)
        reason = self._book.judge(view.record, self._codes, n, self._values)
        candidates = [
            Candidate(int(c), float(v))
            for c, v in zip(self._codes[:n], self._values[:n], strict=True)
        ]
        best = int(self._codes[int(self._values[:n].argmax())])
        return Choice(Action(best), candidates, Reason("", self._book.reasons[reason]))

    def interject(self, view: View) -> Action | None:
        return self._book.notice(view)


BOTS: dict[str, Callable[[Rules, int], Bot]] = {
    "random": RandomBot,
    "rule": RuleBot,
    "search": SearchBot,
    "trained": TrainedBot,
    "beginner": partial(ErringBot, erring=BEGINNER),
    "casual": partial(ErringBot, erring=CASUAL),
    "strong": TrainedBot,
    "best": SearchBot,
}
"""All bots by name."""

LEVELS = ("beginner", "casual", "strong", "best")
"""Those that are offered at the table, each better than the one before it (docs/bots.md)."""

QUICK = ("random", "beginner", "casual", "rule", "trained", "search:1")
"""Each kind of bot as it decides fast, and the same way every time."""


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    """A bot for a seat of this game.

    name: one of `BOTS`, or "search" with a budget: "search:64" (worlds), "search:500ms".

    Raises NotationError for an unknown name, a budget that cannot be read, or a seed out of range.
    """
    if not isinstance(name, str):
        raise unknown_bot(name)
    if not isinstance(seed, int | np.integer) or not -(1 << 63) <= seed < 1 << 63:
        reason = Reason("", "seed-range")
        raise NotationError(explain(reason), reason=reason)
    if name.startswith("search:"):
        return SearchBot(rules, seed, Budget.read(name.removeprefix("search:")))
    if name not in BOTS:
        raise unknown_bot(name)
    return BOTS[name](rules, seed)


def unknown_bot(name: str) -> NotationError:
    """The error for a name that no bot has."""
    reason = Reason("", "bot-unknown", {"bot": excerpt(name), "known": ", ".join(BOTS)})
    return NotationError(explain(reason), reason=reason)
