"""Explanations of answers: sentences about the asked player's view after the decision.

A question lists its remarks. As in lessons (`lessons/conditions.py`), their arguments are paths
into the view of the position. A path can also start with one of the names that `After` adds. If the
answer is a score, the lines of this score are shown too, as at the end of a hand.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from clubsuit.errors import Reason
from clubsuit.game import Play
from clubsuit.games.words import ScoreLine
from clubsuit.lessons.by_rule.question import CHOICE, Position, Question
from clubsuit.lessons.conditions import Facts
from clubsuit.lessons.lesson import Remark


class After(Facts):
    """The player's view after the decision that the question is about.

    This class adds names to those of `Facts`. `answer` is the right answer, if it is a number.
    `trick` is the trick that was begun last. `bids` are the cards that were bid. `passes` is the
    number of passes. `skipped` is the seat that was skipped because it has no cards. `without` is
    the number of players without cards.
    """

    def __init__(self, play: Play, position: Position) -> None:
        super().__init__(play.view(position.seat))
        self.position = position

    @cached_property
    def _derived(self) -> dict[str, Any]:
        answer = self.position.right[0]
        log, players = self.data["log"], self.data["players"]
        following = (log[-1]["seat"] + 1) % len(players)
        return super()._derived | {
            "answer": int(answer) if answer.removeprefix("-").isdigit() else None,
            "trick": self._last_trick(),
            "bids": [_cards(one)[0] for one in log if one["verb"] == "bid"],
            "passes": sum(one["verb"] == "pass" for one in log),
            "skipped": None if players[following]["cards"] else following,
            "without": sum(player["cards"] == 0 for player in players),
        }

    def _last_trick(self) -> dict[str, Any]:
        """Return the trick that was begun last.

        `cards` are its cards, `clubs` its clubs, and `aside` the cards that are neither clubs nor
        of the suit led. `taker` is the seat that takes it, if it is complete, and `best` are the
        cards that this seat played. `own` are the cards of the seat to act.
        """
        log = [one for one in self.data["log"] if one["trick"] is not None]
        plays = [one for one in log if one["trick"] == log[-1]["trick"]]
        cards = [card for one in plays for card in _cards(one)]
        taker = plays[-1]["wins"] if plays else None
        theirs = [one for one in plays if one["seat"] == taker]
        return {
            "taker": taker,
            "best": _cards(theirs[-1]) if theirs else [],
            "own": [c for one in plays if one["seat"] == self.data["turn"] for c in _cards(one)],
            "cards": cards,
            "clubs": [card for card in cards if card[-1] == "C"],
            "aside": [card for card in cards if card[-1] not in ("C", cards[0][-1])],
        }

    def args(self, remark: Remark) -> dict[str, Any]:
        """Return the arguments of a message.

        If there is an argument `seat`, `who` is added: "you" for the player's own seat, else
        "other".
        """
        named = {name: self.at(path) for name, path in remark.args.items()}
        if isinstance(named.get("cards"), str):
            named["cards"] = [named["cards"]]
        if "seat" in named:
            named["who"] = "you" if named["seat"] == self.view.seat else "other"
        return named


def _cards(entry: Mapping[str, Any]) -> list[str]:
    return [one["card"] for one in entry["cards"]]


def because(question: Question, position: Position) -> list[Reason]:
    """Return the sentences; an empty list for a choice, because the refusal explains it."""
    if question.asks == CHOICE:
        return []
    facts = After(question.play(position), position)
    return [
        Reason("", f"lesson-because-{one.name}", facts.args(one))
        for one in question.because
        if facts.hold(one.when)
    ]


def reckoned(question: Question, position: Position) -> list[ScoreLine]:
    """Return the score lines of the player (and partners), or the totals of all players."""
    play = question.play(position)
    if question.asks == "winners":
        return [_total(seat, points, position.seat) for seat, points in enumerate(play.total)]
    if question.asks != "score":
        return []
    return [line for line in play.lines[-1] if _together(play, line.seat, position.seat)]


def _together(play: Play, seat: int, other: int) -> bool:
    team = play.game.rules.team(play.state, seat)
    return seat == other or (team is not None and team == play.game.rules.team(play.state, other))


def _total(seat: int, points: int, asked: int) -> ScoreLine:
    args = {"seat": seat, "who": "you" if seat == asked else "other"}
    return ScoreLine(seat, points, Reason("", "lesson-because-total", args))
