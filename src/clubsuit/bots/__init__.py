"""Bots: they decide for the seats without a person.

`make_bot` checks the seed; the classes of the bots take it as it is, unchecked.
"""

from collections.abc import Callable
from functools import partial

import numpy as np

from clubsuit.arguments import checked_seed
from clubsuit.bots.base import Agent, Candidate, Choice, reason_of
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.levels import BEGINNER, CASUAL, ErringBot
from clubsuit.bots.network import has_weights
from clubsuit.bots.own import is_own, own_bot
from clubsuit.bots.own_weights import check_played, names_weights, own_weights
from clubsuit.bots.search.bot import SearchBot
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.trained import TrainedBot
from clubsuit.copies import Independent
from clubsuit.errors import NotationError, Reason, excerpt
from clubsuit.game import View
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action
from clubsuit.random_numbers import CHOICES, generator, rand_below
from clubsuit.texts import refusal

RARELY = 50
"""A random bot calls once in this many opportunities."""


class RandomBot(Independent):
    """Plays any legal action, each with the same probability; now and then it calls somebody."""

    name = "random"

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rng = generator(seed, CHOICES)

    def choose(self, view: View) -> Choice:
        codes = view.codes()
        code = codes[int(rand_below(self._rng, len(codes)))]
        return Choice(Action(code), [Candidate(c, 0.0) for c in codes], Reason("", "bot-random"))

    def interject(self, view: View) -> Action | None:
        actions = view.off_turn()
        calls = len(view.rules.may_call(view.state, view.seat))
        if calls and rand_below(self._rng, RARELY) == 0:
            return actions[int(rand_below(self._rng, calls))]
        return actions[calls] if calls < len(actions) else None


class RuleBot(Independent):
    """Plays by hand-written rules of thumb, as a decent club player would."""

    name = "rule"

    def __init__(self, rules: Rules, seed: int) -> None:
        self._knowledge = knowledge_of(rules)
        self._rules = rules
        self._codes = np.zeros(rules.max_legal, np.int64)
        self._values = np.zeros(rules.max_legal, np.float64)

    def choose(self, view: View) -> Choice:
        n = self._rules.honest(view.state, self._codes)
        self._knowledge.evaluate(view.state, self._codes, n, self._values)
        candidates = [
            Candidate(int(c), float(v))
            for c, v in zip(self._codes[:n], self._values[:n], strict=True)
        ]
        best = int(self._codes[int(self._values[:n].argmax())])
        reason = reason_of(view, self._knowledge, self._codes, n, best)
        return Choice(Action(best), candidates, reason)

    def interject(self, view: View) -> Action | None:
        return self._knowledge.act_out_of_turn(view)


def _strong(rules: Rules, seed: int) -> Agent:
    """The network's bot, or, for a game that none has learned, `rule`."""
    return TrainedBot(rules, seed) if _is_taught(rules) else RuleBot(rules, seed)


def _is_taught(rules: Rules) -> bool:
    """Whether a network that has learned this game comes with it."""
    return knowledge_of(rules).features is not None and has_weights(rules.id)


BOTS: dict[str, Callable[[Rules, int], Agent]] = {
    "random": RandomBot,
    "rule": RuleBot,
    "search": SearchBot,
    "trained": TrainedBot,
    "beginner": partial(ErringBot, erring=BEGINNER),
    "casual": partial(ErringBot, erring=CASUAL),
    "strong": _strong,
    "best": SearchBot,
}
"""All bots by name."""

LEVELS = ("beginner", "casual", "strong", "best")
"""Those that are offered at the table, each better than the one before it (docs/bots.md)."""

OFFERED = [*LEVELS]
"""What a table offers: the levels, and bots of the host's own (see `offer`)."""

QUICK = ("random", "beginner", "casual", "rule", "trained", "search:1")
"""Each kind of bot as it decides fast, and the same way every time."""


def quick(rules: Rules) -> tuple[str, ...]:
    """Those of `QUICK` that play this game."""
    taught = _is_taught(rules)
    return tuple(name for name in QUICK if taught or name != "trained")


def make_bot(name: str, rules: Rules, seed: int) -> Agent:
    """A bot for a seat of this game.

    name: one of `BOTS`, or "search" with a budget: "search:64" (worlds), "search:500ms", or
          your own: "my_module:MyBot" (see `clubsuit.bots.own`), or "trained:PATH" with your
          own weights.

    Raises NotationError for an unknown name, a budget that cannot be read, weights that are not
    there or not of this game, or a seed out of range.
    """
    if not isinstance(name, str):
        raise unknown_bot(name)
    seed = checked_seed(seed)
    if name.startswith("search:"):
        return SearchBot(rules, seed, Budget.read(name.removeprefix("search:")))
    if name in BOTS:
        return BOTS[name](rules, seed)
    if names_weights(name):
        return own_weights(name).bot(rules, seed)
    if is_own(name):
        return own_bot(name, rules, seed)
    raise unknown_bot(name)


def offered_bot(name: str, rules: Rules, seed: int) -> Agent:
    """A bot for a table of a server: one of `BOTS`, among which are those that its host offers.

    No other name is looked up, so no client, and nothing that is stored, can make the server
    import a module or read a file. Raises NotationError for it.
    """
    if name not in BOTS:
        raise unknown_bot(name)
    return make_bot(name, rules, seed)


def offer(name: str) -> None:
    """Offer another bot at the tables of this server: one of `BOTS`, or one of the host's own.

    For "trained:PATH" only the end of the path is shown (see `clubsuit.bots.own_weights`), and the
    file is read once, here. Clients cannot name a module or a file: a bot that is not offered is
    refused. Raises NotationError if it cannot be found, or is no bot.
    """
    if name in OFFERED:
        return
    if name not in BOTS and names_weights(name):
        own = own_weights(name)
        check_played(own)
        name = own.name
        BOTS[name] = own.bot
    elif name not in BOTS:
        if not is_own(name):
            raise unknown_bot(name)
        own_bot(name, next(iter(REGISTRY.values())), 0)  # a slip is better said now
        BOTS[name] = partial(own_bot, name)
    if name not in OFFERED:
        OFFERED.append(name)


def unknown_bot(name: str) -> NotationError:
    """The error for a name that no bot has."""
    return refusal("bot-unknown", bot=excerpt(name), known=", ".join(BOTS))
