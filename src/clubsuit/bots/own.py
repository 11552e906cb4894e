"""Custom bots: any class with a method `choose(view)` that returns the text of an action.

>>> class First:
...     def choose(self, view):
...         return view.legal()[0]
>>> import clubsuit
>>> game = clubsuit.load("clubs-whist")
>>> bot = CheckedBot("first", First(), game.rules)
>>> bot.choose(game.new(seed=7).view(2)).action.code >= 0
True

On the command line, a custom bot is named `my_module:MyBot`. The module can be in the current
folder (see `clubsuit.folder`). An installed package can also declare bots in the entry-point group
`clubsuit.bots`.
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
from clubsuit.folder import is_new, note, passed_over, search_here_last, top_name
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action
from clubsuit.texts import refusal

GROUP = "clubsuit.bots"
"""Entry-point group in which packages declare bots."""


class OwnBot(Protocol):
    """The interface of a custom bot. Any class with this method can be used.

    If the constructor has a parameter `seed`, a seed is passed to it. For games with actions out of
    turn, the class can also have a method `interject(view)`, which returns the text of such an
    action, or None.

    >>> import clubsuit
    >>> class Last:
    ...     def choose(self, view):
    ...         return view.legal()[-1]
    >>> bot: OwnBot = Last()
    >>> bot.choose(clubsuit.load("clubs-whist").new(seed=7).view(2))
    'swap'
    """

    def choose(self, view: View) -> str | Choice:
        """Return the action of `view.seat`, whose turn it is: one of `view.legal()`.

        A `Choice` from a bot of `clubsuit.make_bot` is accepted too.
        """
        ...


class CheckedBot(Independent):
    """Wraps a custom bot, and parses and checks the actions that it returns."""

    def __init__(self, name: str, bot: OwnBot, rules: Rules) -> None:
        """Raises NotationError if the bot has no method `choose`."""
        if not callable(getattr(bot, "choose", None)):
            raise refusal("bot-no-choose", bot=excerpt(name))
        self.name = name
        self._bot = bot
        self._knowledge = knowledge_of(rules)

    def choose(self, view: View) -> Choice:
        """Return the bot's action.

        Raises NotationError or RuleError, with the bot's name, if the action is not legal.
        """
        action = self._read(view, self._bot.choose(view))
        reason = Reason("", "bot-own", {"bot": self.name})
        return Choice(action, [Candidate(action.code, 0.0)], reason)

    def interject(self, view: View) -> Action | None:
        """Return the bot's action out of turn.

        If the bot has no method `interject`, return the action of `rule`.
        """
        interject = getattr(self._bot, "interject", None)
        if interject is None:
            return self._knowledge.act_out_of_turn(view)
        answer = interject(view)
        return None if answer is None else self._read(view, answer)

    def _read(self, view: View, answer: Any) -> Action:
        text = getattr(answer, "text", answer)
        try:
            return view.read(text)
        except ClubsuitError as error:
            args = {"bot": self.name, "text": excerpt(text), "problem": error.message}
            raise refusal("bot-illegal", type(error), error.rule, **args) from None


def is_own(name: str) -> bool:
    """Return whether this could be the name of a custom bot."""
    module, colon, kind = name.partition(":")
    parts = [*module.split("."), *(kind.split(".") if kind else ())]
    named = bool(colon) and all(part.isidentifier() for part in parts)
    return named or bool(entry_points(group=GROUP, name=name))


def own_bot(name: str, rules: Rules, seed: int) -> CheckedBot:
    """Return the bot with this name: "my_module:MyBot", or an entry point.

    The class is called with `seed=` if it has this parameter. Raises NotationError if the class
    cannot be found or is not a bot.
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
    note(module)
    if is_new(module):
        _check_not_passed_over(module)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise  # the module exists, but it imports a module that does not
    except (ValueError, TypeError):  # not a valid module name
        pass
    _check_not_passed_over(module)
    raise refusal("bot-no-module", module=excerpt(module))


def _check_not_passed_over(module: str) -> None:
    """Raise NotationError if Python found a module other than the one in the current folder."""
    file = passed_over(module)
    if file is not None:
        raise refusal("module-passed-over", module=excerpt(top_name(module)), file=excerpt(file))
