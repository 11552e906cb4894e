"""The words of Free Clubs: notation, refusals, prompts, and the lines of a score."""

from collections.abc import Iterator, Sequence
from typing import Any

from clubsuit.cards import ACE_LOW, HIDDEN, SUITS
from clubsuit.errors import Reason, RuleError
from clubsuit.games import words
from clubsuit.games.free_clubs.contract import contract, roles
from clubsuit.games.free_clubs.rules import (
    ACE_OF_HEARTS,
    AUCTION,
    BROKEN,
    HANDICAP,
    HEART_ACE,
    JOKER,
    JOKERS,
    MOST_DIAMONDS,
    NO_BID,
    NO_SPADE,
    PASS,
    PAY,
    PER_TRICK,
    PHASE_RULES,
    PRIMARY,
    SEATS,
    SEND,
    SPADES,
    TIED_DIAMONDS,
    diamond_points,
    left_of,
    legal_bids,
    legal_cards,
    needed,
    on_side,
    payment,
    right_of,
    side_tricks,
    step_of,
    step_suit,
)
from clubsuit.games.free_clubs.story import story
from clubsuit.games.free_clubs.suit_sampling import KING, KING_CARDS, QUEEN
from clubsuit.games.free_clubs.table import LEVELS, held_steps, step_name, table, waits_for
from clubsuit.games.log import LogEntry
from clubsuit.games.state import NOBODY, Action, State
from clubsuit.games.story import Story, seat_and_who
from clubsuit.games.tricks import suit_cards
from clubsuit.games.words import Announcement, Contract, Fact, ScoreLine, Words
from clubsuit.kernel import lowest
from clubsuit.texts import explain, refusal


class FreeClubsWords(Words):
    """The words of Free Clubs."""

    def receiver(self, v: State, seat: int, verb: str) -> int | None:
        return {"send": right_of(seat), "give": left_of(seat)}.get(verb)

    def verb(self, v: State) -> str | None:
        if v.phase == HANDICAP and v.due >> 2 == QUEEN:
            return "give"
        return super().verb(v)

    def text(self, s: State, action: Action) -> str:
        if action.code == PASS:
            return "pass"
        cards = self.deck.names(self.cards_of(s, action.code))
        return " ".join([str(self.verb(s)), *reversed(cards)])

    def read(self, s: State, text: str) -> Action:
        verb, names = words.split_action(text)
        if verb in HONOUR_VERBS:
            raise refusal("free-honour-only", RuleError, "FC-17", text=verb)
        if verb not in ("bid", "pass", "discard", "give", "send", "play"):
            raise words.unreadable(text)
        most = {"pass": 0, "discard": KING_CARDS}.get(verb, 1)
        if not min(most, 1) <= len(names) <= most:
            raise words.unreadable(text)
        cards = self.deck.mask(names)
        rule = PHASE_RULES[int(s.phase)]
        if verb != self.verb(s) and not (verb == "pass" and s.phase == AUCTION):
            raise words.wrong_phase(rule, text)
        if verb == "pass":
            return Action(PASS)
        self.check_held(s, cards, rule)
        if verb == "discard" and (s.due >> 2 == KING or len(names) > 1):
            if s.due >> 2 != KING or cards != payment(int(s.hand[s.turn]), int(s.due)):
                reason = _wrong_payment(s)
                raise RuleError(explain(reason), reason=reason)
            return Action(PAY)
        return Action(lowest(cards))

    def check_held(self, s: State, cards: int, rule: str) -> None:
        """Raise RuleError for cards that the seat to act does not hold."""
        held = int(s.hand[s.turn])
        if s.phase == AUCTION:
            if cards & PRIMARY:
                raise refusal("free-bid-primary", RuleError, "FC-1", cards=self.deck.names(cards))
            held = int(s.auction[s.turn])
            held |= 1 << JOKER if held & JOKERS else 0
        if cards & ~held:
            raise words.not_held(rule, self.deck.names(cards & ~held))

    def refusal(self, v: State, action: Action) -> Reason | None:
        if self.rules.is_legal(v, action):
            return None
        if v.phase == AUCTION:
            if v.standing == NO_BID:
                return Reason("FC-4", "free-must-open", {"card": ["10S"]})
            return _bid_refusal(v, int(step_of(action.code)))
        if v.phase == HANDICAP:
            return _wrong_payment(v)
        args = {"cards": self.deck.names(int(legal_cards(v))), "suit": SUITS[v.led]}
        return Reason("FC-12", "must-follow", args)

    def seen(self, v: State, seat: int, text: str) -> str:
        verb, *cards = text.split()
        backs = " ".join([verb] + [HIDDEN] * len(cards))
        if verb not in ("discard", "give", "send") or seat == v.me:
            return text
        if verb == "give":
            return text if left_of(seat) == v.me else backs
        if verb == "send" and v.phase != SEND:
            return text if right_of(seat) == v.me else backs
        return backs

    def announcements(self, v: State, log: Sequence[LogEntry]) -> list[Announcement]:
        if v.declarer == NOBODY:
            return []
        return [_auction_won(v, log), *self.first_lead(v, log, _why_lead)]

    def score_lines(self, s: State) -> list[ScoreLine]:
        return [line for p in range(SEATS) for line in _score_lines(s, p) if line is not None]

    def story(self, v: State, log: Sequence[LogEntry]) -> Story:
        return story(v, log)

    def facts(self, s: State, seat: int) -> list[Fact]:
        return [*super().facts(s, seat), *_contract_facts(s, seat)]

    def roles(self, s: State, seat: int) -> list[str]:
        return roles(s, seat)

    def contract(self, s: State) -> Contract:
        return contract(s)

    def prompt(self, v: State) -> Reason:
        if v.turn != v.me:
            return words.waiting(v)
        if v.phase == AUCTION:
            if v.standing == NO_BID:
                return Reason("FC-4", "free-prompt-open", {"card": ["10S"]})
            return _bid_prompt(v)
        if v.phase == HANDICAP:
            args: dict[str, Any] = {"card": [step_name(v.due)], "suit": SUITS[step_suit(v.due)]}
            if v.due >> 2 == QUEEN:
                args["seat"] = left_of(int(v.me))
            return Reason("FC-9", f"free-prompt-{LEVELS[v.due >> 2]}", args)
        if v.phase == SEND:
            return Reason("FC-10", "free-prompt-send", {"seat": right_of(int(v.me))})
        return words.follow_prompt(v, int(v.hand[v.me]) & suit_cards(int(v.led)), "FC-12")

    def table(self, v: State) -> dict[str, Any]:
        return {"kind": self.kind, **table(v)}

    def cards_of(self, v: State, code: int) -> int:
        if code == PAY:
            return int(payment(int(v.hand[v.turn]), int(v.due)))
        return super().cards_of(v, code)


def _bid_prompt(v: State) -> Reason:
    """Return what a seat may bid over the standing bid. If it has to pass, say why (FC-5)."""
    args: dict[str, Any] = {"card": [step_name(v.standing)]}
    if legal_bids(v):
        return Reason("FC-5", "free-prompt-bid", args)
    higher = [step for step in held_steps(v) if step > v.standing]
    if not higher:
        return Reason("FC-5", "free-prompt-pass", args)
    args["cards"] = [step_name(step) for step in higher]
    return Reason("FC-5", "free-prompt-wait", args)


def _bid_refusal(v: State, step: int) -> Reason:
    """Return why this bid is too low or too high (FC-5)."""
    args: dict[str, Any] = {"card": [step_name(v.standing)], "bid": [step_name(step)]}
    waits = waits_for(v, step)
    if waits is None:
        return Reason("FC-5", "free-bid-too-low", args)
    return Reason("FC-5", "free-bid-too-high", {**args, "waits": waits})


def _wrong_payment(v: State) -> Reason:
    """Return the refusal for a wrong payment.

    It names the cards that the due handicap takes from the hand of the seat to act.
    """
    cards = ACE_LOW.names(payment(int(v.hand[v.turn]), int(v.due)))
    args = {"card": [step_name(v.due)], "cards": cards[::-1], "suit": SUITS[step_suit(v.due)]}
    return Reason("FC-9", f"free-pay-{LEVELS[v.due >> 2]}", args)


def _auction_won(v: State, log: Sequence[LogEntry]) -> Announcement:
    """Return the announcement of the declarer: the winning bid, and a Joker's partner (FC-6)."""
    auction = [entry.text for entry in log if entry.text.startswith(("bid", "pass"))]
    bid = next(text for text in reversed(auction) if text != "pass")
    declarer, joker = int(v.declarer), v.partner != NOBODY
    seats = {"seats": [declarer, int(v.partner)]} if joker else {}
    args = {**seat_and_who(v, declarer), "cards": bid.split()[1:], **seats}
    won = Reason("FC-6", "free-told-joker" if joker else "free-told-won", args)
    return Announcement(len(auction), won)


def _why_lead(v: State, seat: int) -> Reason:
    """Return why this seat leads the first trick (FC-11)."""
    args = seat_and_who(v, seat)
    if v.partner != NOBODY:
        return Reason("FC-11", "free-told-lead-joker", args)
    if v.declarer == v.me:
        args["who"] = "left"
    return Reason("FC-11", "free-told-lead", args)


HONOUR_VERBS = frozenset({"call", "retake", "take", "ready"})
"""The verbs that only honour play has (FC-17)."""


def _contract_facts(s: State, seat: int) -> Iterator[Fact]:
    """Yield the facts about a seat's auction and contract."""
    declared = bool(on_side(s, seat))
    yield Fact("free-bid", bool(s.bids[seat]), share=True)
    yield Fact("free-declared", declared, share=True)
    if declared:
        yield Fact("free-made", bool(side_tricks(s) >= needed(s)), share=True)


def _score_lines(s: State, p: int) -> list[ScoreLine | None]:
    """Return the parts of a seat's score; a part that does not apply is None."""
    tricks = int(s.tricks[p])
    diamonds = int(diamond_points(s, p))

    def line(holds: bool, points: int, key: str, **args: Any) -> ScoreLine | None:
        return ScoreLine(p, points, Reason("FC-15", key, args)) if holds else None

    side = int(side_tricks(s))
    need = int(needed(s))
    broken = side < need
    contract = "free-line-broken" if broken else "free-line-made"
    return [
        line(True, PER_TRICK * tricks, "free-line-tricks", tricks=tricks),
        line(on_side(s, p), BROKEN if broken else 0, contract, tricks=side, need=need),
        line(diamonds == MOST_DIAMONDS, diamonds, "free-line-diamonds"),
        line(diamonds == TIED_DIAMONDS, diamonds, "free-line-diamonds-tied"),
        line(bool(s.taken[p] & ACE_OF_HEARTS), HEART_ACE, "free-line-ace", cards=["AH"]),
        line(s.taken[p] & SPADES == 0, NO_SPADE, "free-line-no-spade"),
    ]
