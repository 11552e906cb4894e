"""The words of Clubs (Whist): notation, refusals, prompts and the contents of its table."""

from collections.abc import Sequence
from typing import Any

from clubsuit.errors import Reason
from clubsuit.games import words
from clubsuit.games.clubs_whist.rules import (
    EXCHANGE,
    KEEP,
    LAST_TRICK_POINTS,
    SEATS,
    SWAP,
    TRICK_POINTS,
    legal_cards,
)
from clubsuit.games.clubs_whist.story import story
from clubsuit.games.log import LogEntry
from clubsuit.games.state import Action, State
from clubsuit.games.story import Story, seat_and_who
from clubsuit.games.trick_words import TrickWords
from clubsuit.games.tricks import suit_of, winners_among
from clubsuit.games.words import Announcement, Fact, ScoreLine


class ClubsWhistWords(TrickWords):
    """Words for the exchange, and for the rules of play that are special to this game."""

    follow_rule = "CW-5"

    def text(self, s: State, action: Action) -> str:
        if action.code in (KEEP, SWAP):
            return "swap" if action.code == SWAP else "keep"
        return super().text(s, action)

    def read(self, s: State, text: str) -> Action:
        verb, names = words.split_action(text)
        if verb in ("keep", "swap") and not names:
            if s.phase != EXCHANGE:
                raise words.wrong_phase("CW-3", text)
            return Action(KEEP if verb == "keep" else SWAP)
        return super().read(s, text)

    def refusal(self, v: State, action: Action) -> Reason | None:
        if self.rules.is_legal(v, action):
            return None
        if v.n == 0:
            return Reason("CW-7", "whist-clubs-not-broken", {})
        if self.following(v) and suit_of(action.code) != int(v.led):
            return super().refusal(v, action)
        beating = self.deck.names(int(legal_cards(v)))
        return Reason(
            "CW-6", "whist-must-beat", {"cards": beating, "best": [self.deck.name(v.best)]}
        )

    def announcements(self, v: State, log: Sequence[LogEntry]) -> list[Announcement]:
        return self.first_lead(v, log, _why_lead)

    def score_lines(self, s: State) -> list[ScoreLine]:
        lines = [_score_line(p, int(s.tricks[p]), int(s.quota)) for p in range(SEATS)]
        if LAST_TRICK_POINTS:
            reason = Reason("CW-9", "whist-line-last")
            lines.append(ScoreLine(int(s.last_winner), LAST_TRICK_POINTS, reason))
        return lines

    def story(self, v: State, log: Sequence[LogEntry]) -> Story:
        return story(v, log)

    def facts(self, s: State, seat: int) -> list[Fact]:
        facts = super().facts(s, seat)
        if not s.exchange[seat]:
            return facts
        swapped = s.exchange[seat] == SWAP
        brought = "whist-swap-points" if swapped else "whist-keep-points"
        return [
            *facts,
            Fact("whist-swap", bool(swapped), share=True),
            Fact(brought, int(s.score[seat])),
        ]

    def roles(self, s: State, seat: int) -> list[str]:
        if s.exchange[seat] != SWAP:
            return ["keeper"]
        after = [p for p in range(SEATS) if _turn_of(s, p) > _turn_of(s, seat)]
        last = all(s.exchange[p] != SWAP for p in after)
        return ["swapper", "last-swapper"] if last else ["swapper"]

    def prompt(self, v: State) -> Reason:
        if v.turn != v.me:
            return words.waiting(v)
        if v.phase == EXCHANGE:
            return Reason("CW-3", "whist-prompt-exchange", {})
        hand = int(v.hand[v.me])
        if v.n == 0 and legal_cards(v) != hand:
            return Reason("CW-7", "whist-prompt-lead-plain")
        follow = self.following(v)
        if v.n > 0 and winners_among(v, follow or hand):
            key = "whist-prompt-beat" if follow else "whist-prompt-ruff"
            return Reason("CW-6", key, {"suit": "CDHS"[int(v.led)]})
        return super().prompt(v)

    def table(self, v: State) -> dict[str, Any]:
        names = {0: None, KEEP: "keep", SWAP: "swap"}
        return {
            "kind": self.kind,
            "exchange": [names[int(code)] for code in v.exchange],
            "broken": bool(v.broken),
            "quota": int(v.quota),
        }


def _turn_of(s: State, seat: int) -> int:
    """Return the number of a seat's turn in the exchange, from 0 (CW-3)."""
    return (seat - int(s.dealer) - 1) % SEATS


def _why_lead(v: State, seat: int) -> Reason:
    """Return why this seat leads the first trick (CW-4)."""
    swapped = any(v.exchange[p] == SWAP for p in range(SEATS))
    custom = "left" if v.lead_left else "exchanger"
    key = f"whist-told-lead-{custom if swapped else 'nobody'}"
    return Reason("CW-4", key, seat_and_who(v, seat))


def _score_line(p: int, tricks: int, quota: int) -> ScoreLine:
    """Return a seat's score, with its distance from the quota."""
    over = tricks - quota
    side = "above" if over > 0 else "below" if over else "level"
    args = {"tricks": tricks, "quota": quota, "by": abs(over), "side": side}
    return ScoreLine(p, TRICK_POINTS * over, Reason("CW-9", "whist-line-tricks", args))
