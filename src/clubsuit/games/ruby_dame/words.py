"""The words of Ruby Dame: notation, refusals, prompts and the contents of its table."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from clubsuit.errors import Reason, RuleError
from clubsuit.games import words
from clubsuit.games.log import LogEntry
from clubsuit.games.ruby_dame.rules import (
    ALL_BONUS,
    CLUB_POINTS,
    DAME_POINTS,
    LEFT,
    NONE,
    RIGHT,
    SEATS,
    SEND,
    SEND_FLAG,
    SENT,
    TRICK_POINTS,
    all_points,
    direction,
    side_points,
)
from clubsuit.games.ruby_dame.story import story
from clubsuit.games.state import NOBODY, Action, State
from clubsuit.games.story import Story
from clubsuit.games.trick_words import TrickWords
from clubsuit.games.tricks import FULL
from clubsuit.games.words import Announcement, Fact, ScoreLine
from clubsuit.texts import refusal

CARDS = FULL.bit_length()


class RubyDameWords(TrickWords):
    """Words for the cards that are passed, and for the score."""

    follow_rule = "RD-3"

    def receiver(self, v: State, seat: int, verb: str) -> int | None:
        return (seat + int(v.pass_to)) % SEATS if verb == "send" else None

    def text(self, s: State, action: Action) -> str:
        if action.code & SEND_FLAG:
            return " ".join(["send", *self.deck.names(action.code & FULL)])
        return super().text(s, action)

    def read(self, s: State, text: str) -> Action:
        verb, names = words.split_action(text)
        if verb != "send":
            return super().read(s, text)
        cards = self.deck.mask(names)
        if s.phase != SEND:
            raise words.wrong_phase("RD-3", text)
        missing = cards & ~int(s.hand[s.turn])
        if missing:
            raise words.not_held("RD-1", self.deck.names(missing))
        if len(names) != SENT:
            raise refusal("ruby-send-three", RuleError, "RD-2", number=len(names))
        return Action(SEND_FLAG | cards)

    def seen(self, v: State, seat: int, text: str) -> str:
        if not text.startswith("send"):
            return text
        me = int(v.me)
        receiver = (seat + direction(int(v.hand_number))) % SEATS
        if seat == me or (receiver == me and v.phase != SEND):
            return text
        return " ".join(["send"] + ["?"] * SENT)

    def announcements(self, v: State, log: Sequence[LogEntry]) -> list[Announcement]:
        return self.first_lead(v, log, partial(words.left_of_dealer, "RD-3"))

    def score_lines(self, s: State) -> list[ScoreLine]:
        lines = []
        for p in range(SEATS):
            if s.tricks[p]:
                reason = Reason("RD-4", "ruby-line-tricks", {"tricks": int(s.tricks[p])})
                lines.append(ScoreLine(p, TRICK_POINTS * int(s.tricks[p]), reason))
            if s.clubs[p]:
                reason = Reason("RD-4", "ruby-line-clubs", {"clubs": int(s.clubs[p])})
                lines.append(ScoreLine(p, CLUB_POINTS * int(s.clubs[p]), reason))
            if s.dame == p:
                lines.append(ScoreLine(p, DAME_POINTS, Reason("RD-4", "ruby-line-dame")))
        for p in range(2):
            if side_points(s, p) == all_points(s):
                reason = Reason("RD-4", "ruby-line-all", {"all": int(all_points(s))})
                lines.append(ScoreLine(p, ALL_BONUS, reason))
        return lines

    def story(self, v: State, log: Sequence[LogEntry]) -> Story:
        return story(v, log)

    def facts(self, s: State, seat: int) -> list[Fact]:
        return [
            *super().facts(s, seat),
            Fact("ruby-points", int(s.points[seat])),
            Fact("ruby-dame", int(s.dame) == seat, share=True),
        ]

    def roles(self, s: State, seat: int) -> list[str]:
        return ["dame-taker"] if int(s.dame) == seat else []

    def prompt(self, v: State) -> Reason:
        if v.turn == v.me and v.phase == SEND:
            receiver = (int(v.me) + int(v.pass_to)) % SEATS
            return Reason("RD-2", "ruby-prompt-send", {"seat": receiver})
        return super().prompt(v)

    def points(self, v: State, seat: int) -> int | None:
        return int(v.points[seat])

    def cards_of(self, v: State, code: int) -> int:
        if code & SEND_FLAG:
            return code & FULL
        return 1 << code if code < CARDS else 0

    def playable(self, v: State, codes: Sequence[int]) -> int:
        return int(v.hand[v.turn]) if v.phase == SEND else super().playable(v, codes)

    def table(self, v: State) -> dict[str, Any]:
        me, to = int(v.me), int(v.pass_to)  # for spectators any index works: `sent` is zero
        sent = v.sent.tolist()
        received = sent[(me - to) % SEATS] if to != NONE and v.phase != SEND else 0
        return {
            "kind": self.kind,
            "direction": {LEFT: "left", RIGHT: "right", NONE: "none"}[to],
            "sent": self.deck.names(sent[me]),
            "received": self.deck.names(received),
            "points": _by_side(v.points),
            "clubs": _by_side(v.clubs),
            "dame": None if v.dame == NOBODY else int(v.dame) % 2,
            "dame_seat": None if v.dame == NOBODY else int(v.dame),
        }


def _by_side(values: np.ndarray) -> list[int]:
    """Return the sum of the two partners' values for each partnership."""
    first, second, third, fourth = values.tolist()
    return [first + third, second + fourth]
