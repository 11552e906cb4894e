"""A pupil who takes a lesson without a server, by the code that the server uses."""

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
    """What the pupil sees when the guide says something, or a decision is due."""

    play: Play
    step: dict[str, Any] | None
    line: str | None
    """The decision that the lesson has here; None after somebody has left its line."""


def sensible(moment: Moment) -> str:
    """Return what the guide suggests, else what the lesson has, else what `rule` would do."""
    suggested = moment.step and moment.step["action"]
    return suggested or moment.line or by_rule(moment.play)


def by_rule(play: Play) -> str:
    """Return what the bot of lessons does."""
    assert play.turn is not None
    view = play.view(play.turn)
    choice = make_bot("rule", view.rules, 1).choose(view)
    return view.rules.words.text(view.state, choice.action)


def take(lesson: Lesson, decide: Callable[[Moment], str] = sensible) -> Iterator[Moment]:
    """Yield a whole lesson, moment by moment, and check that it ends with its closing words."""
    play = Game(rules_of(lesson.game), {}).unseeded()
    guide = Guide(lesson)
    guide.begin(play)
    guide.see(play)
    while True:
        told = guide.to_dict()
        step = told["step"]
        moment = Moment(play, step, guide.decision(play))
        if step:
            said(step["message"])
            yield moment
        if step and step["waits"]:
            guide.read(step["name"])
        elif guide.is_over(play):
            assert told["closing"]
            for message in told["closing"]:
                said(message)
            return
        elif play.turn is None:
            guide.deal(play)
            guide.see(play)
        else:
            mine = play.turn == PUPIL
            text = decide(moment) if mine else moment.line or by_rule(play)
            play.play(text)
            guide.see(play)


def said(message: dict[str, Any]) -> str:
    """Return a message in words; fail if the message, or something it names, is missing."""
    assert None not in message["args"].values(), message
    return explain(Reason("", message["key"], message["args"]), ["You", "Bo", "Clea", "Dov"])


def faults(lesson: Lesson) -> list[str]:
    """Return what is wrong with a lesson for a pupil who follows it."""
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
    """Return the cards that can be bid now."""
    return [text.split()[1] for text in view.legal() if text.startswith("bid ")]
