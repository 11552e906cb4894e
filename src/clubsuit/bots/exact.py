"""More exact reasons: they name the suit, the cards or the number that the reason is about.

`Knowledge.why` is compiled and returns only the key of a reason. For some keys this module looks at
the position again. It returns a reason that says more if one is true there, and otherwise the
reason with the given key, which must be true too.
"""

from collections.abc import Callable, Mapping

import numpy as np

from clubsuit.bots.knowledge.clubs_whist import direction, hand_tricks
from clubsuit.bots.knowledge.counting import hidden_cards, takers
from clubsuit.bots.knowledge.free_clubs import declarers_tricks
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.clubs_whist.rules import BID, KEEP, QUOTA
from clubsuit.games.free_clubs.rules import JOKER, PASS, PRIMARY, step_of
from clubsuit.games.tricks import CLUBS, FULL, above, suit_cards, suit_of
from clubsuit.kernel import lowest

NEEDED = 7
"""Number of tricks that the winner of the auction must take in Free Clubs (FC-15)."""
WEAK = 2
"""Minimum number of higher cards elsewhere with which a card is called weak."""

Exact = Callable[[View, int, str], Reason]


def exact(view: View, code: int, key: str) -> Reason:
    """Return the reason with this key for a choice, or a more exact one."""
    make = EXACT.get(key)
    return make(view, code, key) if make else Reason("", key)


# ---- cards that are thrown on a trick ----------------------------------------------------------


def _last(view: View, card: int, key: str) -> Reason:
    """Say that a discard leaves the seat without a suit, so that it can trump."""
    v, suit = view.state, suit_of(card)
    hand = int(v.hand[view.seat])
    last = hand & suit_cards(suit) == 1 << card
    if last and suit and suit != int(v.led) and hand & CLUBS:
        return Reason("", "throw-last", _suit(card))
    return Reason("", key)


def _lowest(view: View, card: int, key: str) -> Reason:
    """Say that a card that cannot win is the lowest of its suit."""
    reason = _last(view, card, key)
    own = int(view.state.hand[view.seat]) & suit_cards(suit_of(card))
    if reason.key == key and own != 1 << card and lowest(own) == card:
        return Reason("", "throw-low", _suit(card))
    return reason


def _suit(card: int) -> dict[str, str]:
    return {"suit": "CDHS"[suit_of(card)]}


def _new_void(hand: int, cards: int) -> str | None:
    """Return the first plain suit of which only these cards are held, if a club stays in hand."""
    rest = hand & ~cards
    suits = [s for s in (1, 2, 3) if hand & suit_cards(s) and not rest & suit_cards(s)]
    return "CDHS"[suits[0]] if suits and rest & CLUBS else None


# ---- Free Clubs ---------------------------------------------------------------------------------


def _free_bid(view: View, code: int, key: str) -> Reason:
    """Give the number of tricks that a bid should lead to, if it is enough."""
    tricks = _free_tricks(view, code)
    if tricks < NEEDED:
        return Reason("", "rule-free-bid-least")
    return Reason("", key, {"tricks": tricks})


def _free_tricks(view: View, code: int) -> int:
    """Return the expected tricks after winning the auction with this bid."""
    v = view.state
    steps = int(v.bids[view.seat]) | 1 << int(step_of(code))
    return round(declarers_tricks(int(v.hand[view.seat]), steps))


def _free_pass(view: View, code: int, key: str) -> Reason:
    """Give the number of tricks that the best bid should lead to, if it is too small."""
    bids = [one for one in view.codes() if one not in (PASS, JOKER)]
    most = max((_free_tricks(view, one) for one in bids), default=NEEDED)
    return Reason("", "rule-free-few", {"tricks": most}) if most < NEEDED else Reason("", key)


def _free_loss(view: View, card: int, key: str) -> Reason:
    """Say why this card is discarded, given or passed."""
    hand = int(view.state.hand[view.seat])
    own = hand & suit_cards(suit_of(card)) & PRIMARY
    if view.rules.words.verb(view.state) == "send":
        return _free_send(view, card, key)
    if own != 1 << card and lowest(own) == card:
        return Reason("", "rule-free-pay-low", _suit(card))
    return Reason("", key)


def _free_send(view: View, card: int, key: str) -> Reason:
    hand = int(view.state.hand[view.seat])
    rest = hand & ~(1 << card)
    own = rest & suit_cards(suit_of(card)) & PRIMARY
    higher = int(above(card)) & PRIMARY & ~hand
    if _new_void(hand, 1 << card):
        return Reason("", "rule-free-send-last", _suit(card))
    if suit_of(card) and rest & CLUBS and own.bit_count() == 1:
        return Reason("", "rule-free-send", _suit(card))
    if suit_of(card) and higher.bit_count() >= WEAK:
        return Reason("", "rule-free-send-weak", {**_suit(card), "number": higher.bit_count()})
    return Reason("", "rule-free-lose-least")


# ---- Clubs (Whist) ------------------------------------------------------------------------------


def _whist_hand(view: View, code: int, key: str) -> Reason:
    """Give the number of tricks of the hand that is kept or swapped, if it speaks for that."""
    v = view.state
    expected = float(hand_tricks(v, hidden_cards(v, BID + 1)))
    up, tricks = direction(v, expected) > 0, round(expected)
    fits = tricks >= QUOTA if up else tricks < QUOTA
    if fits != (code == KEEP):
        return Reason("", key)
    return Reason("", f"{key}-{'up' if up else 'down'}", {"tricks": tricks})


def _whist_low(view: View, card: int, key: str) -> Reason:
    """Say what a card that cannot win is good for; a void helps only for many tricks."""
    v = view.state
    tricks = int(v.tricks[view.seat]) + float(hand_tricks(v, hidden_cards(v, BID + 1)))
    reason = _lowest(view, card, key)
    return reason if reason.key != "throw-last" or direction(v, tricks) > 0 else Reason("", key)


def _whist_forced(view: View, card: int, key: str) -> Reason:
    """Say which of the cards that all beat the trick this is, if that is an argument."""
    v = view.state
    codes = view.codes()
    if suit_of(card) and any(suit_of(one) != suit_of(card) for one in codes):
        return Reason("", key)
    if card == max(codes) and v.n == v.seats - 1:
        return Reason("", "rule-whist-must-high")
    if card == min(codes) and v.n < v.seats - 1:
        return Reason("", "rule-whist-must-low")
    return Reason("", key)


# ---- Climbing Clubs and Ruby Dame ---------------------------------------------------------------


def _climbing_pass(view: View, code: int, key: str) -> Reason:
    """Say that a trick without clubs is not worth a play."""
    clubs = int(view.state.trick) & view.rules.deck.suit(0)
    return Reason("", key if clubs else "rule-climbing-no-clubs")


def _ruby_pass(view: View, code: int, key: str) -> Reason:
    """Say that a pass makes a void."""
    suit = _new_void(int(view.state.hand[view.seat]), code & FULL)
    return Reason("", "rule-ruby-void", {"suit": suit}) if suit else Reason("", key)


def _kept(view: View, card: int, key: str) -> Reason:
    """Name the cards that could take the trick and are kept for later."""
    codes = np.zeros(view.rules.max_legal, np.int64)
    n = view.rules.honest(view.state, codes)
    cards = int(takers(view.state, codes, n))
    return Reason("", key, {"cards": view.rules.deck.names(cards)})


EXACT: Mapping[str, Exact] = {
    "rule-free-bid": _free_bid,
    "rule-free-no-hope": _free_pass,
    "rule-free-lose-least": _free_loss,
    "rule-free-send": _free_send,
    "rule-free-low": _lowest,
    "rule-free-leave": _kept,
    "rule-whist-keep": _whist_hand,
    "rule-whist-swap": _whist_hand,
    "rule-whist-throw-low": _whist_low,
    "rule-whist-duck": _whist_forced,
    "rule-climbing-save": _climbing_pass,
    "rule-ruby-pass": _ruby_pass,
    "rule-ruby-missed": _ruby_pass,
    "rule-ruby-low": _lowest,
    "rule-ruby-throw": _last,
    "rule-ruby-leave": _kept,
}
"""Functions that make a more exact reason, by the key of the plain one."""

MORE = (
    "throw-last",
    "throw-low",
    "rule-free-bid-least",
    "rule-free-few",
    "rule-free-pay-low",
    "rule-free-send-last",
    "rule-free-send-weak",
    "rule-whist-keep-up",
    "rule-whist-keep-down",
    "rule-whist-swap-up",
    "rule-whist-swap-down",
    "rule-whist-must-high",
    "rule-whist-must-low",
    "rule-climbing-no-clubs",
    "rule-ruby-void",
)
"""Keys of the reasons that only this module gives."""
