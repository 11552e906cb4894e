"""A scripted pupil who takes a lesson without a server, with the code that the server uses."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from clubsuit.bots import make_bot
from clubsuit.errors import Reason
from clubsuit.game import Game, Play, rules_of
from clubsuit.lessons import Guide, Lesson
from clubsuit.lessons.lesson import PUPIL
from clubsuit.texts import explain


@dataclass
class Moment:
    """The state of a lesson when the guide has a message."""

    play: Play
    step: dict[str, Any] | None
    line: str | None
    """The decision that the lesson has planned; None after a decision that was not planned."""


def sensible(moment: Moment) -> str:
    """Return the decision that the guide suggests.

    If it suggests none, return the planned decision, or else the decision of the bot `rule`.
    """
    suggested = moment.step and moment.step["action"]
    return suggested or moment.line or by_rule(moment.play)


def by_rule(play: Play) -> str:
    """Return the decision of the bot `rule`, which plays in lessons."""
    assert play.turn is not None
    view = play.view(play.turn)
    choice = make_bot("rule", view.rules, 1).choose(view)
    return view.rules.words.text(view.state, choice.action)


def take(lesson: Lesson, decide: Callable[[Moment], str] = sensible) -> Iterator[Moment]:
    """Take a whole lesson and yield each message; check that the lesson has closing messages."""
    play = Game(rules_of(lesson.game), {}).unseeded()
    guide = Guide(lesson)
    guide.begin(play)
    guide.see(play)
    while True:
        shown = guide.to_dict()
        step = shown["step"]
        moment = Moment(play, step, guide.decision(play))
        if step:
            text_of(step["message"])
            yield moment
        if step and step["waits"]:
            guide.read(step["name"])
        elif guide.is_over(play):
            assert shown["closing"]
            for message in shown["closing"]:
                text_of(message)
            return
        elif play.turn is None:
            guide.deal(play)
            guide.see(play)
        else:
            mine = play.turn == PUPIL
            text = decide(moment) if mine else moment.line or by_rule(play)
            play.play(text)
            guide.see(play)


def text_of(message: dict[str, Any]) -> str:
    """Return the text of a message; fail if the message or one of its arguments is missing."""
    assert None not in message["args"].values(), message
    return explain(Reason("", message["key"], message["args"]), ["You", "Bo", "Clea", "Dov"])


def faults(lesson: Lesson) -> list[str]:
    """Return the errors of a lesson, found by a pupil who follows the guide."""
    found = []
    reached = set()
    for moment in take(lesson):
        step = moment.step
        assert step is not None
        reached.add(step["name"])
        view = moment.play.view(PUPIL)
        legal = (view.to_dict()["choices"] or {}).get("cards", [])
        if not step["waits"] and view.turn != PUPIL:
            found.append(f"{step['name']}: nothing is to be decided, and it does not wait")
        if not step["waits"] and set(step["cards"]) - {*legal, *bids(view)}:
            found.append(f"{step['name']}: {step['cards']} cannot all be chosen")
        meant = next(one for one in lesson.steps if one.name == step["name"])
        if (meant.lift or bids(view)) and not step["cards"] and not meant.waits:
            found.append(f"{step['name']}: no card to lift")
    unmet = [one.name for one in lesson.steps if not one.aside and one.name not in reached]
    return found + [f"{name}: never said" for name in unmet]


def bids(view: Any) -> list[str]:
    """Return the cards that the pupil may bid now."""
    return [text.split()[1] for text in view.legal() if text.startswith("bid ")]
