"""How Free Clubs speaks: notation, refusals, prompts, and what lies on its table."""

from collections.abc import Sequence
from typing import Any

from clubsuit.cards import ACE_LOW, HIDDEN, SUITS
from clubsuit.errors import Reason, RuleError
from clubsuit.games import base
from clubsuit.games.base import NOBODY, Action, Fact, LogEntry, ScoreLine, State
from clubsuit.games.free_clubs.rules import (
    ACE_OF_HEARTS,
    AUCTION,
    BROKEN,
    CHEST,
    DIAMONDS,
    HANDICAP,
    HEART_ACE,
    JOKER,
    JOKER_STEP,
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
    _step_card,
    bidder_of,
    diamond_points,
    left_of,
    legal_bids,
    legal_cards,
    needed,
    on_side,
    payment,
    received,
    right_of,
    side_tricks,
    step_of,
    step_suit,
)
from clubsuit.games.free_clubs.suit_sampling import KING, QUEEN, TEN
from clubsuit.games.tricks import suit_cards
from clubsuit.kernel import (
    lowest,
    popcount,
)
from clubsuit.texts import explain


class FreeClubsWords(base.Rules):
    """Everything that Free Clubs says, and reads."""

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
        words = base.Words.of(text)
        if words.verb in HONOUR_VERBS:
            reason = Reason("FC-17", "free-honour-only", {"text": words.verb})
            raise RuleError(explain(reason), reason=reason)
        if words.verb not in ("bid", "pass", "discard", "give", "send", "play"):
            raise base.unreadable(text)
        most = {"pass": 0, "discard": 3}.get(words.verb, 1)
        if not min(most, 1) <= len(words.rest) <= most:
            raise base.unreadable(text)
        cards = self.deck.mask(words.rest)
        rule = PHASE_RULES[int(s.phase)]
        if words.verb != self.verb(s) and not (words.verb == "pass" and s.phase == AUCTION):
            raise base.wrong_phase(rule, text)
        if words.verb == "pass":
            return Action(PASS)
        self.check_held(s, cards, rule)
        if words.verb == "discard" and (s.due >> 2 == KING or len(words.rest) > 1):
            if s.due >> 2 != KING or cards != payment(int(s.hand[s.turn]), int(s.due)):
                reason = self._unpaid(s)
                raise RuleError(explain(reason), reason=reason)
            return Action(PAY)
        return Action(lowest(cards))

    def check_held(self, s: State, cards: int, rule: str) -> None:
        """Raise RuleError for cards that the seat to act does not hold."""
        held = int(s.hand[s.turn])
        if s.phase == AUCTION:
            if cards & PRIMARY:
                reason = Reason("FC-1", "free-bid-primary", {"cards": self.deck.names(cards)})
                raise RuleError(explain(reason), reason=reason)
            held = int(s.auction[s.turn])
            held |= 1 << JOKER if held & JOKERS else 0
        if cards & ~held:
            raise base.not_held(rule, self.deck.names(cards & ~held))

    def refusal(self, v: State, action: Action) -> Reason | None:
        if self.is_legal(v, action):
            return None
        if v.phase == AUCTION:
            if v.standing == NO_BID:
                return Reason("FC-4", "free-must-open", {"card": ["10S"]})
            too_low = step_of(action.code) < v.standing
            key = "free-bid-too-low" if too_low else "free-bid-too-high"
            return Reason("FC-5", key, {"card": [step_name(v.standing)]})
        if v.phase == HANDICAP:
            return self._unpaid(v)
        args = {"cards": self.deck.names(int(legal_cards(v))), "suit": SUITS[v.led]}
        return Reason("FC-12", "must-follow", args)

    def _unpaid(self, v: State) -> Reason:
        """What the handicap that is due takes from the hand of the seat to act."""
        cards = self.deck.names(payment(int(v.hand[v.turn]), int(v.due)))
        args = {"card": [step_name(v.due)], "cards": cards[::-1], "suit": SUITS[step_suit(v.due)]}
        return Reason("FC-9", f"free-pay-{LEVELS[v.due >> 2]}", args)

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

    def score_lines(self, s: State) -> list[ScoreLine]:
        return [line for p in range(SEATS) for line in _score_lines(s, p) if line is not None]

    def facts(self, s: State, seat: int) -> list[Fact]:
        made = int(side_tricks(s)) >= int(needed(s))
        declared = [Fact("free-made", made, share=True)] if on_side(s, seat) else []
        return [
            *super().facts(s, seat),
            Fact("free-bid", bool(s.bids[seat]), share=True),
            Fact("free-declared", bool(on_side(s, seat)), share=True),
            *declared,
        ]

    def prompt(self, v: State) -> Reason:
        if v.turn != v.me:
            return base.waiting(v)
        if v.phase == AUCTION:
            if v.standing == NO_BID:
                return Reason("FC-4", "free-prompt-open", {"card": ["10S"]})
            key = "free-prompt-bid" if legal_bids(v) else "free-prompt-pass"
            return Reason("FC-5", key, {"card": [step_name(v.standing)]})
        if v.phase == HANDICAP:
            args: dict[str, Any] = {"card": [step_name(v.due)], "suit": SUITS[step_suit(v.due)]}
            if v.due >> 2 == QUEEN:
                args["seat"] = left_of(int(v.me))
            return Reason("FC-9", f"free-prompt-{LEVELS[v.due >> 2]}", args)
        if v.phase == SEND:
            return Reason("FC-10", "free-prompt-send", {"seat": right_of(int(v.me))})
        return base.follow_prompt(v, int(v.hand[v.me]) & suit_cards(int(v.led)), "FC-12")

    def table(self, v: State, log: Sequence[LogEntry]) -> dict[str, Any]:
        won = v.declarer != NOBODY
        owner = bidder_of(v, v.standing) if v.phase == AUCTION and v.standing != NO_BID else NOBODY
        ace = [p for p in range(SEATS) if v.taken[p] & ACE_OF_HEARTS]
        paying = v.phase == HANDICAP
        return {
            "kind": self.id,
            "auction": self.deck.names(int(v.auction[v.me])) if v.phase == AUCTION else [],
            "ladder": self._ladder(v),
            "bids": [
                _steps_names(int(v.bids[p])) if not won or on_side(v, p) else []
                for p in range(SEATS)
            ],
            "standing": _handicap(owner, v.standing) if owner != NOBODY else None,
            "declarer": int(v.declarer) if won else None,
            "partner": int(v.partner) if v.partner != NOBODY else None,
            "need": int(needed(v)) if won else None,
            "side_tricks": int(side_tricks(v)),
            "handicap": _handicap(v.turn, v.due) if paying else None,
            "chest": CHEST if v.phase == AUCTION else 0,
            "received": self.deck.names(int(received(v))),
            "diamonds": [int(popcount(v.taken[p] & DIAMONDS)) for p in range(SEATS)],
            "spades": [int(popcount(v.taken[p] & SPADES)) for p in range(SEATS)],
            "ace_of_hearts": ace[0] if ace else None,
            "honour": None,
        }

    def _ladder(self, v: State) -> list[dict[str, Any]]:
        """Every step of the auction, and what those still in hand would cost this seat.

        The handicaps of its earlier bids are taken off first (of a 10, the lowest card).
        """
        mine = v.phase == AUCTION and v.turn == v.me
        bids = int(legal_bids(v)) if mine else 0
        auction = int(v.auction[v.me]) if v.phase == AUCTION else 0
        hand = int(v.hand[v.me])
        if v.phase == AUCTION:
            for step in range(JOKER_STEP):
                if v.bids[v.me] >> step & 1:
                    pays = payment(hand, step)
                    hand &= ~(pays & -pays if step >> 2 == TEN else pays)
        ladder = []
        for step in range(JOKER_STEP + 1):
            card = _step_card(step)
            owner = bidder_of(v, step)
            held = bool(auction & (JOKERS if step == JOKER_STEP else 1 << card))
            legal = bool(bids >> card & 1)
            ladder.append(
                {
                    "card": self.deck.name(card),
                    "seat": int(owner) if owner != NOBODY else None,
                    "held": held,
                    "legal": legal,
                    "price": self._price(v, step, hand, legal) if held else None,
                }
            )
        return ladder

    def _price(self, v: State, step: int, hand: int, legal: bool) -> dict[str, Any]:
        """What winning with a bid would cost, as far as this seat can know (FC-7, FC-9).

        hand: this seat's cards, less its earlier bids' handicaps, without the chest.
        """
        if step == JOKER_STEP:
            partner = int(v.bidder) if legal else None
            return {"takes": "joker", "suit": None, "cards": [], "open": False, "seat": partner}
        cards = int(payment(hand, step))
        return {
            "takes": LEVELS[step >> 2],
            "suit": SUITS[step_suit(step)],
            "cards": self.deck.names(cards)[::-1],
            "open": _chest_matters(int(v.hand[v.me]), step, cards),
            "seat": left_of(int(v.me)) if step >> 2 == QUEEN else None,
        }

    def cards_of(self, v: State, code: int) -> int:
        if code == PAY:
            return int(payment(int(v.hand[v.turn]), int(v.due)))
        return super().cards_of(v, code)


LEVELS = ("ten", "jack", "queen", "king")
"""The handicaps' names in messages, by level."""

HONOUR_VERBS = frozenset({"call", "retake", "take", "ready"})
"""What is said in honour play only (FC-17)."""


def step_name(step: int) -> str:
    """The name of a step's card: "10S", "X"."""
    return ACE_LOW.name(_step_card(int(step)))


def _steps_names(steps: int) -> list[str]:
    """The names of a set of steps, in the order in which they were bid."""
    return [step_name(step) for step in range(JOKER_STEP + 1) if steps >> step & 1]


def _chest_matters(dealt: int, step: int, cards: int) -> bool:
    """Whether the chest may bring a card that this handicap takes instead of these or besides.

    dealt: the ten cards dealt to the payer, none of which the chest can hold.
    """
    unseen = suit_cards(step_suit(step)) & PRIMARY & ~dealt
    if step >> 2 == TEN or cards == 0:
        return cards == 0 and unseen != 0
    fewer = step >> 2 == KING and popcount(cards) < 3
    return bool(unseen) if fewer else unseen > cards & -cards


def _handicap(seat: int, step: int) -> dict[str, Any]:
    return {"seat": int(seat), "card": step_name(step)}


def _score_lines(s: State, p: int) -> list[ScoreLine | None]:
    """The parts of a seat's score; None for what does not apply."""
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
