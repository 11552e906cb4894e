"""Switch rules off, one at a time, to see what depends on them; the rules run as plain Python."""

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
from clubsuit.games.state import Action, State
from clubsuit.lessons.by_rule.question import CHOICE, Off, Position, Question


@contextmanager
def switched_off(question: Question) -> Iterator[None]:
    """While the context is open, switch off the rule that a question is about.

    Raises LookupError if the rules no longer have the part that is to be replaced.
    """
    assert kernel.is_plain(), "compiled rules cannot be replaced"
    package = type(rules_of(question.game)).__module__.rpartition(".")[0]
    with ExitStack() as stack:
        for of in dict.fromkeys(off.of for off in question.off):
            parts = tuple(off for off in question.off if off.of == of)
            stack.enter_context(_replaced(*_other(package, parts)))
        yield


@contextmanager
def _replaced(function: FunctionType, other: FunctionType) -> Iterator[None]:
    """Replace the code of a function by that of another function; all references to the first then
    run the new code."""
    written = function.__code__
    function.__code__ = other.__code__
    try:
        yield
    finally:
        function.__code__ = written


@cache
def _other(package: str, parts: tuple[Off, ...]) -> tuple[FunctionType, FunctionType]:
    """Return a function, and a new function made from its source with these parts replaced."""
    module, _, name = parts[0].of.partition(":")
    function: FunctionType = getattr(import_module(module, package), name)
    source = textwrap.dedent(inspect.getsource(function))
    for off in parts:
        if source.count(off.was) != 1:
            raise LookupError(f"{off.of} does not contain exactly once: {off.was}")
        source = source.replace(off.was, off.now)
    tree = ast.parse(source)
    tree.body[0].decorator_list = []  # type: ignore[attr-defined]
    made: dict[str, FunctionType] = {}
    exec(compile(tree, f"<{off.of} switched off>", "exec"), function.__globals__, made)
    return function, made[name]


def answers_without(
    question: Question, play: Play, before: State, last: Action | None, seat: int
) -> list[str]:
    """Return the right answers without the rule.

    For a choice, the answers come from the current state. For other questions, they come from the
    state that results if the last decision is applied without the rule.

    before: the state before that decision.
    """
    with switched_off(question):
        if question.asks == CHOICE or last is None:
            return question.answers(play, play.state, seat)
        after = before.copy()
        play.game.rules.apply(after, last)
        return question.answers(play, after, seat)


def faults(question: Question, position: Position) -> list[str]:
    """Return the faults of a question, above all that its answer does not depend on its rule."""
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
