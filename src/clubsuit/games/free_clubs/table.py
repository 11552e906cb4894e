"""The table of Free Clubs: the auction with its prices, the handicaps and the cards taken."""

from typing import Any

from clubsuit.cards import ACE_LOW, SUITS
from clubsuit.games.free_clubs.rules import (
    ACE_OF_HEARTS,
    AUCTION,
    DIAMONDS,
    HANDICAP,
    JOKER_STEP,
    JOKERS,
    NO_BID,
    PRIMARY,
    SEATS,
    SPADES,
    bidder_of,
    chest_of,
    diamond_points,
    left_of,
    legal_bids,
    needed,
    on_side,
    payment,
    received,
    side_tricks,
    step_card,
    step_suit,
)
from clubsuit.games.free_clubs.suit_sampling import KING, KING_CARDS, QUEEN, TEN
from clubsuit.games.state import NOBODY, State
from clubsuit.games.tricks import suit_cards
from clubsuit.kernel import popcount

STEPS = JOKER_STEP + 1
"""Number of steps of the bid ladder; the highest is the Joker."""
LEVELS = ("ten", "jack", "queen", "king")
"""Names of the handicaps in messages, by level."""


def table(v: State) -> dict[str, Any]:
    """Return everything that is shown on the table.

    For the auction, this includes the seat's legal bids and their costs.
    """
    won = v.declarer != NOBODY
    owner = bidder_of(v, v.standing) if v.phase == AUCTION and v.standing != NO_BID else NOBODY
    ace = [p for p in range(SEATS) if v.taken[p] & ACE_OF_HEARTS]
    paying = v.phase == HANDICAP
    return {
        "auction": ACE_LOW.names(int(v.auction[v.me])) if v.phase == AUCTION else [],
        "ladder": _ladder(v),
        "bids": [
            _step_names(int(v.bids[p])) if not won or on_side(v, p) else [] for p in range(SEATS)
        ],
        "standing": _handicap(owner, v.standing) if owner != NOBODY else None,
        "declarer": int(v.declarer) if won else None,
        "partner": int(v.partner) if v.partner != NOBODY else None,
        "need": int(needed(v)) if won else None,
        "side_tricks": int(side_tricks(v)),
        "handicap": _handicap(v.turn, v.due) if paying else None,
        "chest": int(chest_of(v)) if v.phase == AUCTION else 0,
        "received": ACE_LOW.names(int(received(v))),
        "diamonds": [int(popcount(v.taken[p] & DIAMONDS)) for p in range(SEATS)],
        "diamonds_worth": [int(diamond_points(v, p)) for p in range(SEATS)],
        "spades": [int(popcount(v.taken[p] & SPADES)) for p in range(SEATS)],
        "ace_of_hearts": ace[0] if ace else None,
        "honour": None,
    }


def _ladder(v: State) -> list[dict[str, Any]]:
    """Return every step of the auction, with the cost of each bid whose card this seat holds.

    The costs assume that the seat has paid the handicaps of its earlier bids, and has paid each 10
    with the lowest card.
    """
    mine = v.phase == AUCTION and v.turn == v.me
    bids = int(legal_bids(v)) if mine else 0
    steps = held_steps(v) if v.phase == AUCTION else []
    hand = int(v.hand[v.me])
    if v.phase == AUCTION:
        for step in range(JOKER_STEP):
            if v.bids[v.me] >> step & 1:
                pays = payment(hand, step)
                hand &= ~(pays & -pays if step >> 2 == TEN else pays)
    ladder = []
    for step in range(STEPS):
        card = step_card(step)
        owner = bidder_of(v, step)
        held = step in steps
        legal = bool(bids >> card & 1)
        ladder.append(
            {
                "card": ACE_LOW.name(card),
                "seat": int(owner) if owner != NOBODY else None,
                "held": held,
                "legal": legal,
                "price": _price(v, step, hand, legal) if held else None,
            }
        )
    return ladder


def _price(v: State, step: int, hand: int, legal: bool) -> dict[str, Any]:
    """Return the cost of winning the auction with a bid, as far as this seat knows (FC-7, FC-9).

    `hand` is this seat's hand after the handicaps of its earlier bids, without the chest.
    """
    if step == JOKER_STEP:
        partner = int(v.bidder) if legal else None
        return {
            "takes": "joker",
            "suit": None,
            "cards": [],
            "open": False,
            "seat": partner,
            "waits": waits_for(v, step),
        }
    cards = int(payment(hand, step))
    return {
        "takes": LEVELS[step >> 2],
        "suit": SUITS[step_suit(step)],
        "cards": ACE_LOW.names(cards)[::-1],
        "open": _chest_matters(int(v.hand[v.me]), step, cards),
        "seat": left_of(int(v.me)) if step >> 2 == QUEEN else None,
        "waits": waits_for(v, step),
    }


def waits_for(v: State, step: int) -> str | None:
    """Return the level of bid that a card waits for, or None if it need not wait (FC-5)."""
    lowest = (step >> 2) - 1
    return LEVELS[lowest] if lowest > max(int(v.standing), 0) >> 2 else None


def held_steps(v: State) -> list[int]:
    """Return the steps of the auction cards that the view's seat holds, from low to high."""
    held = int(v.auction[v.me])
    cards = [JOKERS if step == JOKER_STEP else 1 << step_card(step) for step in range(STEPS)]
    return [step for step, card in enumerate(cards) if held & card]


def step_name(step: int) -> str:
    """Return the name of a step's card, such as "10S" or "X"."""
    return ACE_LOW.name(step_card(int(step)))


def _step_names(steps: int) -> list[str]:
    """Return the names of a set of steps, in the order in which they were bid."""
    return [step_name(step) for step in range(STEPS) if steps >> step & 1]


def _chest_matters(dealt: int, step: int, cards: int) -> bool:
    """Return whether the chest may contain a card that this handicap would take.

    The handicap may take that card instead of `cards` or in addition to them. `dealt` are the ten
    cards dealt to the payer; none of them can be in the chest.
    """
    unseen = suit_cards(step_suit(step)) & PRIMARY & ~dealt
    if step >> 2 == TEN or cards == 0:
        return cards == 0 and unseen != 0
    fewer = step >> 2 == KING and popcount(cards) < KING_CARDS
    return bool(unseen) if fewer else unseen > cards & -cards


def _handicap(seat: int, step: int) -> dict[str, Any]:
    return {"seat": int(seat), "card": step_name(step)}
