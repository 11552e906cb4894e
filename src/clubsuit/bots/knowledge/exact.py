"""More exact reasons: they name the suit, the cards or the number that the reason is about.

`Knowledge.why` is compiled and returns only the index of a reason. For some reasons, a function in
`Knowledge.exact` looks at the position again. It returns a reason that says more if one is true
there, and otherwise the reason with the given key, which must be true too. This module has the
functions that several games share.
"""

from collections.abc import Callable

import numpy as np

from clubsuit.bots.knowledge.counting import takers
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.tricks import CLUBS, suit_cards, suit_of
from clubsuit.kernel import lowest

Exact = Callable[[View, int, str], Reason]
"""(view, code, key): return the reason with this key for a choice, or a more exact one."""
THROWN = ("throw-last", "throw-low")
"""Keys of the reasons that only `last_of_suit` and `low_card` return."""


def last_of_suit(view: View, card: int, key: str) -> Reason:
    """Say that a discard leaves the seat without a suit, so that it can trump."""
    v, suit = view.state, suit_of(card)
    hand = int(v.hand[view.seat])
    last = hand & suit_cards(suit) == 1 << card
    if last and suit and suit != int(v.led) and hand & CLUBS:
        return Reason("", "throw-last", suit_named(card))
    return Reason("", key)


def low_card(view: View, card: int, key: str) -> Reason:
    """Say that a card that cannot win is the lowest of its suit."""
    reason = last_of_suit(view, card, key)
    own = int(view.state.hand[view.seat]) & suit_cards(suit_of(card))
    if reason.key == key and own != 1 << card and lowest(own) == card:
        return Reason("", "throw-low", suit_named(card))
    return reason


def kept_takers(view: View, card: int, key: str) -> Reason:
    """Name the cards that could take the trick and are kept for later."""
    codes = np.zeros(view.rules.max_legal, np.int64)
    n = view.rules.honest(view.state, codes)
    cards = int(takers(view.state, codes, n))
    return Reason("", key, {"cards": view.rules.deck.names(cards)})


def suit_named(card: int) -> dict[str, str]:
    """Return the argument `suit` of a reason about the suit of this card."""
    return {"suit": "CDHS"[suit_of(card)]}


def new_void(hand: int, cards: int) -> str | None:
    """Return the first plain suit of which only these cards are held, if a club stays in hand."""
    rest = hand & ~cards
    suits = [s for s in (1, 2, 3) if hand & suit_cards(s) and not rest & suit_cards(s)]
    return "CDHS"[suits[0]] if suits and rest & CLUBS else None
