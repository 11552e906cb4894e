"""Bots: programs that decide for seats without a person.

`make_bot` checks the seed. The constructors of the bot classes do not.
"""

from collections.abc import Callable
from functools import partial

import numpy as np

from clubsuit.arguments import checked_seed
from clubsuit.bots.base import Agent, Candidate, Choice, reason_of
from clubsuit.bots.command.bot import REST_S, CommandBot, Patience
from clubsuit.bots.command.naming import Command, command_of, names_command
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.levels import BEGINNER, CASUAL, ErringBot
from clubsuit.bots.network import has_weights
from clubsuit.bots.own import is_own, own_bot
from clubsuit.bots.own_weights import check_played, names_weights, own_weights
from clubsuit.bots.policy import shipped_policy
from clubsuit.bots.policy_bot import PolicyBot
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

CALL_INTERVAL = 50
"""In honour play, a random bot calls a player once in this number of opportunities, on average."""


class RandomBot(Independent):
    """Plays a random legal action. In honour play it sometimes calls a random player."""

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
        if calls and rand_below(self._rng, CALL_INTERVAL) == 0:
            return actions[int(rand_below(self._rng, calls))]
        return actions[calls] if calls < len(actions) else None


class RuleBot(Independent):
    """Plays by hand-written rules of thumb, at the level of a good club player."""

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
    """Return the bot `trained`, or `rule` for a game without a trained network."""
    return _trained(rules, seed) if _has_network(rules) else RuleBot(rules, seed)


def _trained(rules: Rules, seed: int) -> Agent:
    """Return the bot with the policy that comes with the game, or else with its value network."""
    policy = shipped_policy(rules.id)
    return PolicyBot(rules, seed, policy) if policy else TrainedBot(rules, seed)


def _has_network(rules: Rules) -> bool:
    """Return whether a trained network comes with this game."""
    if shipped_policy(rules.id):
        return True
    return knowledge_of(rules).features is not None and has_weights(rules.id)


BOTS: dict[str, Callable[[Rules, int], Agent]] = {
    "random": RandomBot,
    "rule": RuleBot,
    "search": SearchBot,
    "trained": _trained,
    "beginner": partial(ErringBot, errors=BEGINNER),
    "casual": partial(ErringBot, errors=CASUAL),
    "strong": _strong,
    "best": SearchBot,
}
"""Constructors of all bots, by name."""

LEVELS = ("beginner", "casual", "strong", "best")
"""Bots that every table offers, from the weakest to the strongest (docs/bots.md)."""

OFFERED = [*LEVELS]
"""Names of the bots that tables offer: the levels, and the bots that the host offers."""

QUICK = ("random", "beginner", "casual", "rule", "trained", "search:1")
"""One fast configuration of each kind of bot. All of them are deterministic for a given seed."""


def quick(rules: Rules) -> tuple[str, ...]:
    """Return the bots of `QUICK` that can play this game."""
    has_network = _has_network(rules)
    return tuple(name for name in QUICK if has_network or name != "trained")


def make_bot(name: str, rules: Rules, seed: int) -> Agent:
    """Return a bot for a seat of this game.

    name: one of `BOTS`; "search" with a budget ("search:64" worlds, "search:500ms"); your own
          bot, such as "my_module:MyBot" (see `clubsuit.bots.own`); "trained:PATH", the bot
          `trained` with your own weights; or "cmd:./my_bot", a program (see
          `clubsuit.bots.command`).

    Raises NotationError if the name is unknown, if the budget is invalid, if the weights are
    missing or belong to another game, if there is no such program, or if the seed is out of range.
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
    if names_command(name):
        return CommandBot(command_of(name), rules, seed, Patience())
    if is_own(name):
        return own_bot(name, rules, seed)
    raise unknown_bot(name)


def offered_bot(name: str, rules: Rules, seed: int) -> Agent:
    """Return a bot for a table of a server: one of `BOTS`, which includes the bots from `offer`.

    Other names raise NotationError. So neither clients nor stored data can make the server
    import a module or read a file.
    """
    if name not in BOTS:
        raise unknown_bot(name)
    return make_bot(name, rules, seed)


STEADY = Budget(worlds=64)
"""Budget of the level "best" where everyone must get the same decisions (see `steady_bot`)."""


def steady_bot(name: str, rules: Rules, seed: int) -> Agent:
    """Return a bot as `offered_bot` does, but one that never decides by the clock.

    A bot that searches gets the budget `STEADY`, so each level of `LEVELS` makes the same decision
    for the same view and seed, however busy the machine is.
    """
    if BOTS.get(name) is SearchBot:
        return SearchBot(rules, seed, STEADY)
    return offered_bot(name, rules, seed)


def offer(name: str) -> None:
    """Offer one more bot at the tables of this server: one of `BOTS`, or a custom bot.

    Of "trained:PATH" and "cmd:COMMAND", tables show only the name of a file (see
    `clubsuit.bots.names`). Clients cannot name a module, a file or a command, since the server
    refuses every bot that is not offered. Raises NotationError if no bot has this name.
    """
    if name in OFFERED:
        return
    if name not in BOTS and names_weights(name):
        own = own_weights(name)
        check_played(own)
        name = own.name
        BOTS[name] = own.bot
    elif name not in BOTS and names_command(name):
        command = command_of(name)
        name = command.name
        BOTS.setdefault(name, partial(_at_tables, command, Patience(REST_S)))
    elif name not in BOTS:
        if not is_own(name):
            raise unknown_bot(name)
        own_bot(name, next(iter(REGISTRY.values())), 0)  # raise any error now, not at a table
        BOTS[name] = partial(own_bot, name)
    if name not in OFFERED:
        OFFERED.append(name)


def _at_tables(command: Command, patience: Patience, rules: Rules, seed: int) -> Agent:
    """Return a bot for one decision at a table; all tables share one `patience`."""
    return CommandBot(command, rules, seed, patience)


def unknown_bot(name: str) -> NotationError:
    """Return the error for an unknown bot name."""
    return refusal("bot-unknown", bot=excerpt(name), known=", ".join(BOTS))
