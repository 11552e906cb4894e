"""Bots that others write: a class with `choose(view)` that returns an action's text.

>>> class First:
...     def choose(self, view):
...         return view.legal()[0]
>>> import clubsuit
>>> game = clubsuit.load("clubs-whist")
>>> bot = CheckedBot("first", First(), game.rules)
>>> bot.choose(game.new(seed=7).view(2)).action.code >= 0
True

On the command line such a class is named by its module, `my_module:MyBot`, which may lie in the
current folder (see `clubsuit.folder`); a package that is installed may name its bots in the
entry-point group `clubsuit.bots`.
"""

import inspect
from importlib import import_module
from importlib.metadata import entry_points
from operator import attrgetter
from types import ModuleType
from typing import Any, Protocol

from clubsuit.bots.base import Candidate, Choice
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.copies import Independent
from clubsuit.errors import ClubsuitError, Reason, excerpt
from clubsuit.folder import is_new, passed_over, search_here_last, top_name
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action
from clubsuit.texts import refusal

GROUP = "clubsuit.bots"
"""Entry points by which packages offer bots."""


class OwnBot(Protocol):
    """What somebody's own bot has: any class with this method will do.

    Where its constructor takes a `seed`, it is given one. In games in which something may be said
    out of turn it may also have `interject(view)`, which returns the text of that, or None.
    """

    def choose(self, view: View) -> str | Choice:
        """What to do, for `view.seat`, whose turn it is: one of `view.legal()`.

        The answer of a bot from `clubsuit.make_bot` will do too.
        """
        ...


class CheckedBot(Independent):
    """A seat played by somebody's own bot, whose answers are read and checked."""

    def __init__(self, name: str, mind: OwnBot, rules: Rules) -> None:
        """See `OwnBot`."""
        if not callable(getattr(mind, "choose", None)):
            raise refusal("bot-no-choose", bot=excerpt(name))
        self.name = name
        self._mind = mind
        self._knowledge = knowledge_of(rules)

    def choose(self, view: View) -> Choice:
        """Raises NotationError or RuleError, naming the bot, for an answer that is not legal."""
        action = self._read(view, self._mind.choose(view))
        reason = Reason("", "bot-own", {"bot": self.name})
        return Choice(action, [Candidate(action.code, 0.0)], reason)

    def interject(self, view: View) -> Action | None:
        """What it says; where it has no such method, what `rule` would say."""
        interject = getattr(self._mind, "interject", None)
        if interject is None:
            return self._knowledge.act_out_of_turn(view)
        said = interject(view)
        return None if said is None else self._read(view, said)

    def _read(self, view: View, answer: Any) -> Action:
        text = getattr(answer, "text", answer)
        try:
            return view.read(text)
        except ClubsuitError as error:
            args = {"bot": self.name, "text": excerpt(text), "problem": error.message}
            raise refusal("bot-illegal", type(error), error.rule, **args) from None


def is_own(name: str) -> bool:
    """Whether this may be the name of somebody's own bot."""
    module, colon, kind = name.partition(":")
    parts = [*module.split("."), *(kind.split(".") if kind else ())]
    named = bool(colon) and all(part.isidentifier() for part in parts)
    return named or bool(entry_points(group=GROUP, name=name))


def own_bot(name: str, rules: Rules, seed: int) -> CheckedBot:
    """The bot of this name: "my_module:MyBot", or an entry point.

    The class is called with `seed=` where it takes one. Raises NotationError where it cannot
    be found, or is no bot.
    """
    made = _class_of(name)
    if not callable(made) or not callable(getattr(made, "choose", None)):
        _check_not_passed_over(name.partition(":")[0])
        raise refusal("bot-no-choose", bot=excerpt(name))
    return CheckedBot(name, _made(name, made, seed), rules)


def _made(name: str, kind: Any, seed: int) -> Any:
    parameters = inspect.signature(kind).parameters
    args = {"seed": seed} if "seed" in parameters else {}
    try:
        inspect.signature(kind).bind(**args)
    except TypeError as error:
        raise refusal("bot-arguments", bot=excerpt(name), problem=str(error)) from None
    return kind(**args)


def _class_of(name: str) -> Any:
    for entry in entry_points(group=GROUP, name=name):
        try:
            return entry.load()
        except (ImportError, AttributeError) as error:
            raise refusal("bot-entry", bot=excerpt(name), problem=excerpt(str(error))) from None
    module, _, path = name.partition(":")
    found = _module_of(module)
    if not path:
        raise refusal("bot-no-name", module=excerpt(module))
    try:
        return attrgetter(path)(found)
    except AttributeError:
        _check_not_passed_over(module)
        raise refusal("bot-no-class", module=excerpt(module), name=excerpt(path)) from None


def _module_of(module: str) -> ModuleType:
    search_here_last()
    if is_new(module):
        _check_not_passed_over(module)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, and imports one that is not
    except (ValueError, TypeError):  # no name of a module at all
        pass
    _check_not_passed_over(module)
    raise refusal("bot-no-module", module=excerpt(module))


def _check_not_passed_over(module: str) -> None:
    """Raise NotationError if the current folder has a file of this name, and Python another."""
    file = passed_over(module)
    if file is not None:
        raise refusal("module-passed-over", module=excerpt(top_name(module)), file=excerpt(file))
