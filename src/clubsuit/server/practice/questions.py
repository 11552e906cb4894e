"""The questions of `clubsuit.lessons.by_rule` in the form that the page needs."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from clubsuit.errors import Reason
from clubsuit.game import Play
from clubsuit.lessons.by_rule import Position, Question, questions_of
from clubsuit.lessons.by_rule.because import because, reckoned
from clubsuit.lessons.by_rule.question import CHOICE, OF_SEATS
from clubsuit.server.practice.seen import seen
from clubsuit.texts import language, speaking
from clubsuit.view import line_message, message


def list_questions(game: str) -> list[dict[str, Any]]:
    """Return the questions about a game's rules, each as a `schema.RuleQuestion`."""
    return [_head(question) for question, _ in questions_of(game).values()]


def asked_question(game: str, name: str) -> dict[str, Any]:
    """Return a question with its position, as a `schema.AskedQuestion`.

    The players' names are in the current language. Raises KeyError if there is no such question.
    """
    return _asked_in(language(), game, name)


@cache
def _asked_in(language: str, game: str, name: str) -> dict[str, Any]:
    question, position = questions_of(game)[name]
    play = question.play(position)
    with speaking(language):
        view, then = _shown(question, position, play)
    return {
        **_head(question),
        "view": view,
        "then": then,
        "kind": _kind(question),
        "answers": sorted(_answers(question, position, play), key=lambda answer: answer["text"]),
        "because": [message(reason) for reason in because(question, position)],
        "lines": [line_message(line) for line in reckoned(question, position)],
    }


def _head(question: Question) -> dict[str, Any]:
    asks = message(Reason(question.rule, question.key))
    return {"name": question.name, "rule": question.rule, "message": asks}


def _kind(question: Question) -> str:
    if question.asks == CHOICE:
        return "choice"
    return "seats" if question.asks in OF_SEATS else "number"


def _shown(
    question: Question, position: Position, play: Play
) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """Return the view of the asked player, and the decision whose result is asked for, if any.

    If there is such a decision, the view is the one before it: a later view would show the answer.
    """
    now = seen(play, position.seat)
    if question.asks == CHOICE or not position.line:
        return now, None
    before = question.play(position.before_last)
    return seen(before, position.seat), now["log"][-1]


def _answers(question: Question, position: Position, play: Play) -> Iterator[dict[str, Any]]:
    """Yield all right and wrong answers. A wrong choice has the reason why it is refused."""
    for text in position.right:
        yield {"text": text, "right": True, "reason": None}
    for wrong in position.wrong:
        reason = play.why_not(wrong.answer) if question.asks == CHOICE else None
        yield {"text": wrong.answer, "right": False, "reason": reason and message(reason)}
