"""Who decides for the seats without a person."""

from collections.abc import Callable

import numpy as np

from clubsuit.bots.base import Bot, Candidate, Choice, RuleBook
from clubsuit.bots.rule_climbing_clubs import CLIMBING_CLUBS
from clubsuit.bots.rule_clubs_whist import CLUBS_WHIST
from clubsuit.bots.rule_free_clubs import FREE_CLUBS
from clubsuit.bots.rule_ruby_dame import RUBY_DAME
from clubsuit.errors import NotationError, Reason, excerpt
from clubsuit.game import View
from clubsuit.games.base import Action, Rules
from clubsuit.kernel import rand_below, rand_seed
from clubsuit.texts import explain

RULE_BOOKS: dict[str, RuleBook] = {
    "free-clubs": FREE_CLUBS,
    "clubs-whist": CLUBS_WHIST,
    "climbing-clubs": CLIMBING_CLUBS,
    "ruby-dame": RUBY_DAME,
}


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


BOTS: dict[str, Callable[[Rules, int], Bot]] = {"random": RandomBot, "rule": RuleBot}
"""All bots by name."""


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    """A bot for a seat of this game. Raises NotationError for an unknown name."""
    if name not in BOTS:
        reason = Reason("", "bot-unknown", {"bot": excerpt(name), "known": ", ".join(BOTS)})
        raise NotationError(explain(reason), reason=reason)
    return BOTS[name](rules, seed)
