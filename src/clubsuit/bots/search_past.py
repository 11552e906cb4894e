"""How well a world fits what the others have decided so far in the hand.

A world fits all that was seen, but not all fit equally well: who kept a hand had reason to,
and who threw the king away will hardly have held the two. So the hand is gone through once
more with the cards as the world has them, and each decision of another seat is weighed by
how likely `rule` would have made it, with the better choices the likelier.

What is not looked at: cards passed or paid before the play, of which only few are seen, and
anything in honour play, where what was played may be irregular.
"""

import numpy as np

from clubsuit.games import climbing_clubs, clubs_whist, free_clubs, free_clubs_honour, ruby_dame
from clubsuit.games.base import NOBODY, State
from clubsuit.games.climbing_hidden import draw_cards
from clubsuit.games.free_clubs_hidden import QUEEN
from clubsuit.games.tricks import NO_CARD
from clubsuit.kernel import by_record, compiled, merged

SEAT, CODE, CARDS = range(3)
"""A decision of the hand so far, as a row of numbers: who, what, and the cards it played."""
COLUMNS = 3

CARELESS = 0.15
"""So many decisions, we take it, follow no rule of thumb at all."""


# ---- back to where a hand, or its play, began -------------------------------------------
# Each gets a copy of a world in which the played cards are in the hands again.


@compiled
def _whist(past: State, before_play: bool, rng: np.ndarray) -> None:
    """The exchange is undone from its end, and follows anew."""
    for i in range(clubs_whist.SEATS):
        p = (past.dealer - i) % clubs_whist.SEATS
        if past.exchange[p] == clubs_whist.SWAP:
            held = past.hand[p]
            past.hand[p] = past.bid
            past.bid = held
    dealer = past.dealer
    number = past.hand_number
    clubs_whist.clear_hand(past)
    past.dealer = dealer
    past.hand_number = number
    clubs_whist.begin_hand(past)


@compiled
def _ruby(past: State, before_play: bool, rng: np.ndarray) -> None:
    """The cards have been passed."""
    dealer = past.dealer
    number = past.hand_number
    ruby_dame.clear_hand(past)
    past.dealer = dealer
    past.hand_number = number
    ruby_dame.begin_play(past)


@compiled
def _climbing(past: State, before_play: bool, rng: np.ndarray) -> None:
    for p in range(past.seats):
        past.shown[p] = 0
        past.tricks[p] = 0
        past.points[p] = 0
        past.doubled[p] = 0
        past.order[p] = NOBODY
        past.bonus[p] = climbing_clubs.NO_BONUS
    past.gone_out = 0
    past.played = 0
    past.tricks_done = 0
    past.last_winner = NOBODY
    past.run = 0
    past.n = 0
    past.top = 0
    past.last = NOBODY
    past.passes = 0
    past.trick = 0
    climbing_clubs.begin_hand(past)


@compiled
def _free(past: State, before_play: bool, rng: np.ndarray) -> None:
    if before_play:
        _undo_sends(past)
        _undo_handicaps(past)
        _undo_auction(past, rng)
    for p in range(free_clubs.SEATS):
        past.trick[p] = NO_CARD
        past.tricks[p] = 0
        past.shown[p] = 0
        past.taken[p] = 0
        past.lacks[p] = 0
    past.led = 0
    past.n = 0
    past.best = NO_CARD
    past.winner = NOBODY
    past.tricks_done = 0
    past.last_winner = NOBODY
    if not before_play:
        free_clubs.begin_play(past)


@compiled
def _undo_sends(past: State) -> None:
    if past.phase != free_clubs.PLAY:
        return
    for p in range(free_clubs.SEATS):
        if past.sent[p] != NO_CARD:
            past.hand[free_clubs.right_of(p)] &= ~(1 << past.sent[p])
    for p in range(free_clubs.SEATS):
        if past.sent[p] != NO_CARD:
            past.hand[p] |= 1 << past.sent[p]


@compiled
def _undo_handicaps(past: State) -> None:
    for p in range(free_clubs.SEATS):
        past.hand[p] |= past.discards[p]
        past.discards[p] = 0
    for suit in range(4):
        giver = free_clubs.bidder_of(past, 4 * QUEEN + 3 - suit)
        if past.given[suit] != NO_CARD and giver != NOBODY:
            past.hand[free_clubs.left_of(giver)] &= ~(1 << past.given[suit])
            past.hand[giver] |= 1 << past.given[suit]
        past.given[suit] = NO_CARD


@compiled
def _undo_auction(past: State, rng: np.ndarray) -> None:
    """The chest is any of the declarer's cards: which they were, nobody else has seen."""
    if past.declarer != NOBODY:
        past.chest = draw_cards(past.hand[past.declarer], free_clubs.CHEST, rng)
        past.hand[past.declarer] &= ~past.chest
    for p in range(free_clubs.SEATS):
        for step in range(free_clubs.JOKER_STEP + 1):
            if past.bids[p] >> step & 1:
                past.auction[p] |= 1 << free_clubs.card_of_step(step)
        past.bids[p] = 0
        past.sent[p] = NO_CARD
    past.standing = free_clubs.NO_BID
    past.bidder = NOBODY
    past.passes = 0
    past.declarer = NOBODY
    past.partner = NOBODY
    past.due = 0
    past.paid = 0
    past.senders = 0
    free_clubs.begin_hand(past)


@compiled
def _honour(past: State, before_play: bool, rng: np.ndarray) -> None:
    """Nothing of it is looked at."""


rewind = by_record(
    {
        free_clubs.STATE: _free,
        free_clubs_honour.STATE: _honour,
        clubs_whist.STATE: _whist,
        climbing_clubs.STATE: _climbing,
        ruby_dame.STATE: _ruby,
    }
)


# ---- what others have chosen, and nobody has seen ----------------------------------------------


@compiled
def _nothing_chosen(v: State, world: State) -> None:
    """No game but two has such choices; in honour play they stay as they are."""


choose_anew = by_record(
    {
        free_clubs.STATE: free_clubs.choose_anew,
        free_clubs_honour.STATE: _nothing_chosen,
        clubs_whist.STATE: _nothing_chosen,
        climbing_clubs.STATE: _nothing_chosen,
        ruby_dame.STATE: ruby_dame.choose_anew,
    }
)
"""(v, world): cards to be passed on that were placed at random are taken back."""


# ---- weighing ------------------------------------------------------------------------------


@merged
def likelihood(codes: np.ndarray, values: np.ndarray, n: int, code: int, care: float) -> float:
    """How likely a player makes this of n choices that are worth so much to `rule`."""
    most = values[0]
    for i in range(1, n):
        most = max(most, values[i])
    total = 0.0
    chosen = 0.0
    for i in range(n):
        weight = np.exp((values[i] - most) / care)
        total += weight
        if codes[i] == code:
            chosen = weight
    return float((1.0 - CARELESS) * chosen / total + CARELESS / n)
