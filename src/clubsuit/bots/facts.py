"""What the network of `trained` is told of a position: a list of facts that hold, by number.

All comes from a view's record, so from what the seat may see. First the facts of the position,
once for each decision, then those of each choice. A fact is "I hold the nine of clubs", "the
next player lacks diamonds", "I need 12 tricks more to win"; counts are facts too, one for each
number. Seats are counted from the one who decides. One list serves all variants of a game:
their options are facts as well.

The first facts of a choice, in all games, say by how much `rule` likes another choice better:
the network starts from rules of thumb, and learns where they err.
"""

import numpy as np

from clubsuit.bots import counting, rule_free_clubs
from clubsuit.games import climbing_clubs, clubs_whist, free_clubs, ruby_dame
from clubsuit.games.base import NOBODY, State
from clubsuit.games.climbing_combinations import (
    FIFTEEN,
    NUMBERS,
    SUIT,
    cards_in,
    column,
    is_run,
    size_of,
    top_of,
)
from clubsuit.games.free_clubs import left_of, right_of
from clubsuit.games.tricks import FULL, NO_CARD, above, suit_cards, suit_of
from clubsuit.kernel import by_record, compiled, highest, inlined, lowest, popcount

MOST = 320
"""No position and choice together have more facts."""

CARDS = 54
"""Room for a set of cards of a trick game."""
NEEDS = 24
"""Steps in which what a side needs to win is counted."""
GAPS = np.array([0.0, 0.15, 0.4, 0.8, 1.5, 3.0, 6.0, 12.0])
"""How much better `rule` may like another choice, in steps: up to so many units."""
UNITS = {"free-clubs": 6.0, "clubs-whist": 0.3, "climbing-clubs": 2.0, "ruby-dame": 2.0}
"""By game: such a unit, in the values of `rule`."""
GAP = 0
"""The first fact of all games: how far this choice is from the one that `rule` likes best."""


def _places(*sizes: int, start: int = len(GAPS) + 1) -> list[int]:
    """Where each group of facts begins, and after them all how many facts there are."""
    return [start + sum(sizes[:i]) for i in range(len(sizes) + 1)]


# ---- parts ----------------------------------------------------------------------------------


@inlined
def _cards(cards: int, base: int, out: np.ndarray, n: int) -> int:
    """A fact for each card of a set."""
    while cards:
        out[n] = base + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@inlined
def _number(value: int, size: int, base: int, out: np.ndarray, n: int) -> int:
    """One fact for a number, of 0 to size-1; what is beyond counts as the last."""
    out[n] = base + min(max(value, 0), size - 1)
    return n + 1


@compiled
def needs(v: State, p: int) -> int:
    """How far a seat is from the target, in twentieths of it."""
    return 20 * (v.target - v.total[p]) // v.target


@compiled
def gap(best: float, value: float, unit: float) -> int:
    """The fact that says how far a value of `rule` is from its best."""
    i = 0
    while i < len(GAPS) and best - value > GAPS[i] * unit:
        i += 1
    return GAP + i


(T_HAND, T_HIDDEN, T_KNOWN, T_LACKS, T_TRICK, T_BEST, T_LED, T_WINNER, T_PLACE, T_DONE,
 T_LENGTH, T_OUT, T_CARD, T_TAKES, T_ABOVE, T_LEFT, T_FEW, TRICK_END) = _places(
    CARDS, CARDS, 3 * CARDS, 3 * CARDS, 3 * CARDS, CARDS, 4, 4, 4, 14,
    4 * 14, 4 * 14, 3 * CARDS, 2 * 4, 4 * 8, 2 * 14, 2 * 14,
)  # fmt: skip
"""Facts that the three trick games share."""


@inlined
def _trick(v: State, seats: int, hidden: int, out: np.ndarray, n: int) -> int:
    """My cards, those that may be anywhere, and the open trick."""
    hand = v.hand[v.me]
    n = _cards(hand, T_HAND, out, n)
    n = _cards(hidden, T_HIDDEN, out, n)
    for suit in range(4):
        n = _number(popcount(hand & suit_cards(suit)), 14, T_LENGTH + 14 * suit, out, n)
        n = _number(popcount(hidden & suit_cards(suit)), 14, T_OUT + 14 * suit, out, n)
    n = _number(v.n, 4, T_PLACE, out, n)
    n = _number(v.tricks_done, 14, T_DONE, out, n)
    if v.n > 0:
        out[n] = T_BEST + v.best
        out[n + 1] = T_LED + v.led
        out[n + 2] = T_WINNER + (v.winner - v.me) % seats
        n += 3
    for i in range(1, seats):
        p = (v.me + i) % seats
        if v.trick[p] != NO_CARD:
            out[n] = T_TRICK + CARDS * (i - 1) + v.trick[p]
            n += 1
        n = _cards(v.lacks[p] & hidden, T_LACKS + CARDS * (i - 1), out, n)
    return n


@compiled
def _card(v: State, card: int, seats: int, out: np.ndarray, n: int) -> int:
    """A card that may be played: does it take the trick, what is above it, what is left?"""
    suit = suit_of(card)
    trump = int(suit == 0)
    takes = int(counting.takes_now(v, card))
    follows = int(v.n > 0)
    others = suit_cards(suit) & ~v.hand[v.me] & ~_gone(v)
    out[n] = T_CARD + CARDS * (follows * (1 + takes)) + card
    out[n + 1] = T_TAKES + 4 * takes + seats - 1 - v.n
    n = _number(popcount(above(card) & others), 8, T_ABOVE + 8 * (2 * trump + follows), out, n + 2)
    left = popcount(v.hand[v.me] & suit_cards(suit)) - 1
    n = _number(left, 14, T_LEFT + 14 * trump, out, n)
    return _number(popcount(others), 14, T_FEW + 14 * trump, out, n)


@compiled
def _played(v: State) -> int:
    return v.played


@compiled
def _shown(v: State) -> int:
    return v.shown[0] | v.shown[1] | v.shown[2] | v.discards[v.me] | ~free_clubs.PRIMARY


_gone = by_record(
    {
        free_clubs.STATE: _shown,
        clubs_whist.STATE: _played,
        ruby_dame.STATE: _played,
    }
)
"""(v): the cards that are in nobody's hand, as far as I know."""

# ---- Clubs (Whist) --------------------------------------------------------------------------

(W_BID, W_EXCHANGE, W_LEAD, W_DEALER, W_FLAGS, W_TRICKS, W_UP, W_DOWN, W_SWAP,
 WHIST_END) = _places(
    CARDS, 3 * 2, 1, 3, 4, 3 * 14, 3 * NEEDS, 3 * NEEDS, 2,
    start=TRICK_END,
)  # fmt: skip


@compiled
def _whist(v: State, out: np.ndarray) -> int:
    me = v.me
    hidden = counting.hidden_cards(v, clubs_whist.BID + 1)
    n = _trick(v, 3, hidden, out, 0)
    n = _cards(v.knows[me, clubs_whist.BID] & ~v.played, W_BID, out, n)
    n = _number((v.dealer - me) % 3, 3, W_DEALER, out, n)
    n = _number(int(v.phase == clubs_whist.PLAY) + 2 * v.broken, 4, W_FLAGS, out, n)
    for i in range(3):
        p = (me + i) % 3
        if i > 0:
            n = _cards(v.knows[me, p] & ~v.played, T_KNOWN + CARDS * (i - 1), out, n)
        if v.exchange[p] > 0:
            swapped = v.exchange[p] - clubs_whist.KEEP
            n = _number(swapped, 2, W_EXCHANGE + 2 * i, out, n)
        n = _number(v.tricks[p], 14, W_TRICKS + 14 * i, out, n)
        n = _number(v.target - v.total[p], NEEDS, W_UP + NEEDS * i, out, n)
        n = _number(v.target + v.total[p], NEEDS, W_DOWN + NEEDS * i, out, n)
    if v.lead_left:
        out[n] = W_LEAD
        n += 1
    return n


@compiled
def _whist_choice(v: State, code: int, out: np.ndarray, n: int) -> int:
    if code >= clubs_whist.KEEP:
        return _number(code - clubs_whist.KEEP, 2, W_SWAP, out, n)
    return _card(v, code, 3, out, n)


# ---- Ruby Dame ------------------------------------------------------------------------------

(R_PASS, R_DEALER, R_DAME, R_WORTH, R_POINTS, R_NEEDS, R_SEND, R_KEPT, RUBY_END) = _places(
    4, 4, 5, 12, 2 * 32, 2 * NEEDS, CARDS, 4 * 14, start=TRICK_END
)


@compiled
def _ruby(v: State, out: np.ndarray) -> int:
    me = v.me
    n = _trick(v, 4, counting.hidden_cards(v, 4), out, 0)
    n = _number(v.pass_to if v.phase == ruby_dame.SEND else 2, 4, R_PASS, out, n)
    n = _number((v.dealer - me) % 4, 4, R_DEALER, out, n)
    n = _number(4 if v.dame == NOBODY else (v.dame - me) % 4, 5, R_DAME, out, n)
    n = _number(v.worth, 12, R_WORTH, out, n)
    for i in range(1, 4):
        known = v.knows[me, (me + i) % 4] & ~v.played
        n = _cards(known, T_KNOWN + CARDS * (i - 1), out, n)
    for side in range(2):
        p = (me + side) % 4
        n = _number(ruby_dame.side_points(v, p), 32, R_POINTS + 32 * side, out, n)
        n = _number(needs(v, p), NEEDS, R_NEEDS + NEEDS * side, out, n)
    return n


@compiled
def _ruby_choice(v: State, code: int, out: np.ndarray, n: int) -> int:
    if v.phase != ruby_dame.SEND:
        return _card(v, code, 4, out, n)
    three = code & FULL
    kept = v.hand[v.me] & ~three
    n = _cards(three, R_SEND, out, n)
    for suit in range(4):
        n = _number(popcount(kept & suit_cards(suit)), 14, R_KEPT + 14 * suit, out, n)
    return n


# ---- Free Clubs -----------------------------------------------------------------------------

STEPS = free_clubs.JOKER_STEP + 1
(F_AUCTION, F_DISCARDS, F_BIDS, F_STANDING, F_BIDDER, F_PASSES, F_DECLARER, F_PARTNER, F_PHASE,
 F_DUE, F_TRICKS, F_DIAMONDS, F_SPADE, F_ACE, F_COUNT, F_NEEDS, F_OPEN, F_CODE,
 FREE_END) = _places(
    CARDS, CARDS, 3 * STEPS, STEPS + 1, 4, 3, 4, 4, 6,
    STEPS, 3 * 11, 3 * 10, 3, 3, 3 * 18, 3 * NEEDS, 2 * 11, 3 * 64,
    start=TRICK_END,
)  # fmt: skip


@inlined
def _seat(p: int, me: int) -> int:
    """A seat counted from mine; 3 for nobody."""
    return 3 if p == NOBODY else (p - me) % 3


@compiled
def _free(v: State, out: np.ndarray) -> int:
    me = v.me
    n = _trick(v, 3, rule_free_clubs.hidden_cards(v), out, 0)
    n = _cards(rule_free_clubs.known_of(v, left_of(me)), T_KNOWN, out, n)
    n = _cards(rule_free_clubs.known_of(v, right_of(me)), T_KNOWN + CARDS, out, n)
    n = _cards(v.discards[me], F_DISCARDS, out, n)
    if v.phase == free_clubs.AUCTION:
        n = _cards(v.auction[me], F_AUCTION, out, n)
    if v.phase == free_clubs.HANDICAP:
        n = _number(v.due, STEPS, F_DUE, out, n)
    n = _number(v.phase, 6, F_PHASE, out, n)
    n = _number(v.standing + 1, STEPS + 1, F_STANDING, out, n)
    n = _number(v.passes, 3, F_PASSES, out, n)
    n = _number(_seat(v.bidder, me), 4, F_BIDDER, out, n)
    n = _number(_seat(v.declarer, me), 4, F_DECLARER, out, n)
    n = _number(_seat(v.partner, me), 4, F_PARTNER, out, n)
    if v.declarer != NOBODY:
        joker = int(v.partner != NOBODY)
        lacking = free_clubs.needed(v) - free_clubs.side_tricks(v)
        n = _number(lacking, 11, F_OPEN + 11 * joker, out, n)
    for i in range(3):
        p = (me + i) % 3
        n = _cards(v.bids[p], F_BIDS + STEPS * i, out, n)
        n = _number(v.tricks[p], 11, F_TRICKS + 11 * i, out, n)
        n = _number(popcount(v.taken[p] & free_clubs.DIAMONDS), 10, F_DIAMONDS + 10 * i, out, n)
        n = _number(v.count[p], 18, F_COUNT + 18 * i, out, n)
        n = _number(needs(v, p), NEEDS, F_NEEDS + NEEDS * i, out, n)
        if v.taken[p] & free_clubs.SPADES:
            out[n] = F_SPADE + i
            n += 1
        if v.taken[p] & free_clubs.ACE_OF_HEARTS:
            out[n] = F_ACE + i
            n += 1
    return n


@compiled
def _free_choice(v: State, code: int, out: np.ndarray, n: int) -> int:
    if v.phase == free_clubs.PLAY and code < CARDS:
        return _card(v, code, 3, out, n)
    return _number(code, 64, F_CODE + 64 * (min(v.phase, 4) - free_clubs.AUCTION), out, n)


# ---- Climbing Clubs -------------------------------------------------------------------------

KINDS = 4 * SUIT
"""Room for what is held of each number: its club, and one to three of the others."""
TOP = FIFTEEN + 1
(C_HAND, C_HIDDEN, C_SEATS, C_FLAGS, C_PHASE, C_OUT, C_STOCK, C_MINE, C_COUNT, C_DOUBLED,
 C_FRIEND, C_POINTS, C_NEEDS, C_KIND, C_TOP, C_LAST, C_WORTH, C_PASSES, C_BARE, C_SIZE, C_WITH,
 C_OWN, C_CLUBS, C_REST, C_LEFT, C_DISTINCT, C_LONGEST, C_HIGHEST, C_WILD,
 CLIMBING_END) = _places(
    KINDS, KINDS, 7 * 4, 3, 4, 6, 8, 24, 5 * 11, 6,
    5, 6 * 16, 6 * NEEDS, 2 * 12, TOP, 6, 16, 6, 2, 2 * 12, 2 * TOP,
    16, 5, KINDS, 12, 12, 12, TOP, 4,
)  # fmt: skip


@inlined
def _kinds(cards: int, base: int, out: np.ndarray, n: int) -> int:
    """What is held of each number."""
    for number in range(1, SUIT + 1):
        if cards >> (number - 1) & 1:
            out[n] = base + 4 * (number - 1)
            n += 1
        plain = popcount(cards & column(number))
        if plain:
            out[n] = base + 4 * (number - 1) + plain
            n += 1
    return n


@compiled
def _climbing(v: State, out: np.ndarray) -> int:
    me = v.me
    seats = v.seats
    hand = v.hand[me]
    n = _kinds(hand, C_HAND, out, 0)
    n = _kinds(climbing_clubs.hidden_cards(v), C_HIDDEN, out, n)
    n = _number(v.teams, 4, C_SEATS + 4 * seats, out, n)
    if v.doubling:
        out[n] = C_FLAGS
        n += 1
    if v.wild:
        out[n] = C_FLAGS + 1
        n += 1
    if v.crazy:
        out[n] = C_FLAGS + 2
        n += 1
    n = _number(v.phase, 4, C_PHASE, out, n)
    n = _number(v.gone_out, 6, C_OUT, out, n)
    n = _number(v.stock_n // 8, 8, C_STOCK, out, n)
    n = _number(climbing_clubs.points_on(v, hand), 24, C_MINE, out, n)
    for i in range(seats):
        p = (me + i) % seats
        if i > 0:
            n = _number(v.count[p], 11, C_COUNT + 11 * (i - 1), out, n)
            if v.teams and (p - me) % v.teams == 0:
                out[n] = C_FRIEND + i - 1
                n += 1
        if v.doubled[p]:
            out[n] = C_DOUBLED + i
            n += 1
        n = _number(v.points[p], 16, C_POINTS + 16 * i, out, n)
        n = _number(needs(v, p), NEEDS, C_NEEDS + NEEDS * i, out, n)
    if v.n > 0:
        n = _number(v.n, 12, C_KIND + 12 * v.run, out, n)
        n = _number(v.top, TOP, C_TOP, out, n)
        n = _number((v.last - me) % seats, 6, C_LAST, out, n)
        n = _number(climbing_clubs.points_on(v, v.trick), 16, C_WORTH, out, n)
        n = _number(v.passes, 6, C_PASSES, out, n)
    return n


@compiled
def _climbing_choice(v: State, code: int, out: np.ndarray, n: int) -> int:
    size = size_of(code)
    if size == 0:
        return _number(code, 2, C_BARE, out, n)
    hand = v.hand[v.me]
    cards = cards_in(hand, code)
    rest = hand & ~cards
    run = is_run(code)
    top = top_of(code)
    n = _number(size, 12, C_SIZE + 12 * run, out, n)
    n = _number(top, TOP, C_WITH + TOP * run, out, n)
    n = _number(climbing_clubs.points_on(v, cards), 16, C_OWN, out, n)
    n = _number(popcount(cards & NUMBERS), 5, C_CLUBS, out, n)
    n = _number(popcount(rest), 12, C_LEFT, out, n)
    n = _kinds(rest, C_REST, out, n)
    held = (rest | rest >> SUIT | rest >> 2 * SUIT | rest >> 3 * SUIT) & NUMBERS
    n = _number(popcount(held), 12, C_DISTINCT, out, n)
    n = _number(highest(held) + 1 if held else 0, TOP, C_HIGHEST, out, n)
    longest = 0
    while held:
        held &= held >> 1
        longest += 1
    n = _number(longest, 12, C_LONGEST, out, n)
    fifteens = popcount(cards & (column(FIFTEEN) | 1 << FIFTEEN - 1))
    return _number(fifteens, 4, C_WILD, out, n)


# ---- all games ------------------------------------------------------------------------------

position = by_record(
    {
        free_clubs.STATE: _free,
        clubs_whist.STATE: _whist,
        climbing_clubs.STATE: _climbing,
        ruby_dame.STATE: _ruby,
    }
)
"""(v, out): write the facts of a view's position; returns how many."""
choice = by_record(
    {
        free_clubs.STATE: _free_choice,
        clubs_whist.STATE: _whist_choice,
        climbing_clubs.STATE: _climbing_choice,
        ruby_dame.STATE: _ruby_choice,
    }
)
"""(v, code, out, n): write those of a choice from out[n] on; returns the new n."""

NUMBER = {
    "free-clubs": FREE_END,
    "clubs-whist": WHIST_END,
    "climbing-clubs": CLIMBING_END,
    "ruby-dame": RUBY_END,
}
"""How many facts each game has."""
