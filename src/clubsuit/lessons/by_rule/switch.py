"""Rules switched off, one at a time, to see what hangs on them; the rules run as plain Python."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib import import_module
from types import FunctionType

from clubsuit import kernel
from clubsuit.game import Play, rules_of
from clubsuit.games.base import Action
from clubsuit.games.state import State
from clubsuit.lessons.by_rule.question import CHOICE, Off, Position, Question


@contextmanager
def switched_off(question: Question) -> Iterator[None]:
    """Let the rule that is asked about hold no longer in here.

    Raises LookupError where the rules no longer have the part that was to be replaced.
    """
    assert kernel.is_plain(), "what is compiled cannot be replaced"
    package = type(rules_of(question.game)).__module__.rpartition(".")[0]
    with ExitStack() as stack:
        for of in dict.fromkeys(off.of for off in question.off):
            parts = tuple(off for off in question.off if off.of == of)
            stack.enter_context(_replaced(*_other(package, parts)))
        yield


@contextmanager
def _replaced(function: FunctionType, other: FunctionType) -> Iterator[None]:
    """Whoever holds the function has the other one in here, as with `kernel.go_compiled`."""
    written = function.__code__
    function.__code__ = other.__code__
    try:
        yield
    finally:
        function.__code__ = written


@cache
def _other(package: str, parts: tuple[Off, ...]) -> tuple[FunctionType, FunctionType]:
    """A function, and what it is when parts of its source are others."""
    module, _, name = parts[0].of.partition(":")
    function: FunctionType = getattr(import_module(module, package), name)
    source = textwrap.dedent(inspect.getsource(function))
    for off in parts:
        if source.count(off.was) != 1:
            raise LookupError(f"{off.of} has not once: {off.was}")
        source = source.replace(off.was, off.now)
    tree = ast.parse(source)
    tree.body[0].decorator_list = []  # type: ignore[attr-defined]
    made: dict[str, FunctionType] = {}
    exec(compile(tree, f"<{off.of} switched off>", "exec"), function.__globals__, made)
    return function, made[name]


def answers_without(
    question: Question, play: Play, before: State, last: Action | None, seat: int
) -> list[str]:
    """What would be right without the rule: of a choice, now; else, had the last decision been
    carried out without it.

    before: the state before that decision.
    """
    with switched_off(question):
        if question.asks == CHOICE or last is None:
            return question.answers(play, play.state, seat)
        state = before.copy()
        play.game.rules.apply(state, last)
        return question.answers(play, state, seat)


def faults(question: Question, position: Position) -> list[str]:
    """What is wrong with a question: above all, that nothing hangs on its rule."""
    play = question.table()
    play.deal(position.deal, position.dealer)
    *earlier, last = [*position.line] or [""]
    for text in earlier:
        play.play(text)
    before = play.state.copy()
    action = play.read(last) if last else None
    if action is not None:
        play.act(action)
    right = question.answers(play, play.state, position.seat)
    found = [f"{one} is not right" for one in position.right if one not in right]
    for wrong in position.wrong:
        if wrong.answer in right:
            found.append(f"{wrong.answer} is not wrong")
        elif question.asks == CHOICE:
            refusal = play.why_not(wrong.answer)
            rule = refusal.rule if refusal else ""
            if rule != wrong.rule:
                found.append(f"{wrong.answer} is refused by {rule}")
    try:
        without = answers_without(question, play, before, action, position.seat)
    except LookupError as error:
        return [*found, str(error)]
    if sorted(without) == sorted(right):
        found.append("the answer is the same without the rule")
    return [f"{question.name}: {one}" for one in found]
