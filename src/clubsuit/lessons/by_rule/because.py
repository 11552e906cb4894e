"""Why an answer is right: sentences made of what the player who is asked sees, once it is decided.

A question names its remarks; what they say of this position are paths into the view, as in the
lessons (`lessons/conditions.py`), and a few names more, which `After` has. Where the answer is
reckoned up, the lines of the sum are told too, as the score of a hand tells them.
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
    """What the player sees after the decision that the question is about.

    Besides what `Facts` knows: `answer`, the right one; `trick`, the last one that was begun; the
    `bids` of an auction and its `passes`; the seat `skipped` for want of cards; and the number of
    players `without` any.
    """

    def __init__(self, play: Play, position: Position) -> None:
        super().__init__(play.view(position.seat))
        self.position = position

    @cached_property
    def _named(self) -> dict[str, Any]:
        answer = self.position.right[0]
        log, players = self.told["log"], self.told["players"]
        following = (log[-1]["seat"] + 1) % len(players)
        return super()._named | {
            "answer": int(answer) if answer.removeprefix("-").isdigit() else None,
            "trick": self._last_trick(),
            "bids": [_cards(one)[0] for one in log if one["verb"] == "bid"],
            "passes": sum(one["verb"] == "pass" for one in log),
            "skipped": None if players[following]["cards"] else following,
            "without": sum(player["cards"] == 0 for player in players),
        }

    def _last_trick(self) -> dict[str, Any]:
        """Its `cards`, the `clubs` of them, those `aside` (no clubs, and not of the suit led), the
        `best`, where it has a `taker`, and the `own` of whoever's turn it is."""
        log = [one for one in self.told["log"] if one["trick"] is not None]
        plays = [one for one in log if one["trick"] == log[-1]["trick"]]
        cards = [card for one in plays for card in _cards(one)]
        taker = plays[-1]["wins"] if plays else None
        theirs = [one for one in plays if one["seat"] == taker]
        return {
            "taker": taker,
            "best": _cards(theirs[-1]) if theirs else [],
            "own": [c for one in plays if one["seat"] == self.told["turn"] for c in _cards(one)],
            "cards": cards,
            "clubs": [card for card in cards if card[-1] == "C"],
            "aside": [card for card in cards if card[-1] not in ("C", cards[0][-1])],
        }

    def args(self, remark: Remark) -> dict[str, Any]:
        """What a message names; where it is a seat, whether it is the player's own, too."""
        named = {name: self.at(path) for name, path in remark.args.items()}
        if isinstance(named.get("cards"), str):
            named["cards"] = [named["cards"]]
        if "seat" in named:
            named["who"] = "you" if named["seat"] == self.view.seat else "other"
        return named


def _cards(entry: Mapping[str, Any]) -> list[str]:
    return [one["card"] for one in entry["cards"]]


def because(question: Question, position: Position) -> list[Reason]:
    """The sentences; none where something is chosen: there the refusal says it."""
    if question.asks == CHOICE:
        return []
    facts = After(question.play(position), position)
    return [
        Reason("", f"lesson-because-{one.name}", facts.args(one))
        for one in question.because
        if facts.hold(one.when)
    ]


def reckoned(question: Question, position: Position) -> list[ScoreLine]:
    """The lines of the player's score (and the partners'), or every player's total."""
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
