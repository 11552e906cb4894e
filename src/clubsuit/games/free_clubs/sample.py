"""Samples of the hidden cards behind a view of Free Clubs."""

import numpy as np

from clubsuit.games.free_clubs import suit_sampling as hidden
from clubsuit.games.free_clubs.rules import (
    AUCTION,
    AUCTION_CARDS,
    HANDICAP,
    JOKER,
    JOKER_STEP,
    NO_BID,
    PER_SUIT,
    PRIMARY,
    SEATS,
    SEND,
    SUIT,
    TEN_OF_SPADES,
    _next_sender,
    bidder_of,
    bids_of,
    chest_of,
    left_of,
    on_side,
    order_jokers,
    paid_for,
    right_of,
    scatter,
    step_suit,
)
from clubsuit.games.free_clubs.suit_sampling import QUEEN
from clubsuit.games.state import NOBODY, State
from clubsuit.games.tricks import NO_CARD, suit_of
from clubsuit.kernel import compiled, lowest, nth_card, popcount
from clubsuit.random_numbers import rand_below


@compiled
def sample(v: State, rng: np.ndarray, s: State) -> None:
    """Place the hidden cards in `s`, which is a copy of the view `v`."""
    if not sample_auction(v, rng, s):
        _sample_hands(v, rng, s)


@compiled
def sample_auction(v: State, rng: np.ndarray, s: State) -> bool:
    """Place the hidden auction cards; before the end of the auction, place all hidden cards.

    Returns whether all cards have been placed.
    """
    s.me = NOBODY
    s.rng[0] = rng[0]
    s.rng[1] = rng[1]
    if v.hand_number == 0:
        return True
    me = v.me
    a = left_of(me)
    b = right_of(me)
    bid = 0
    for p in range(SEATS):
        bid |= v.bids[p]
    unseen = v.pack & AUCTION_CARDS & ~v.auction[me]
    for step in range(JOKER_STEP + 1):
        if bid >> step & 1:
            unseen &= ~(1 << card_of_step(step))
    opener = NOBODY
    if v.phase == AUCTION and v.standing == NO_BID and v.turn != me:
        opener = v.turn  # the seat to open holds the 10 of spades (FC-4)
        unseen &= ~(1 << TEN_OF_SPADES)
    room_a = bids_of(v) - popcount(v.bids[a]) - int(opener == a)
    room_b = bids_of(v) - popcount(v.bids[b]) - int(opener == b)
    s.auction[a], s.auction[b], _ = scatter(unseen, room_a, room_b, 0, rng)
    if opener != NOBODY:
        s.auction[opener] |= 1 << TEN_OF_SPADES
    if v.standing != JOKER_STEP:
        order_jokers(s)
    if v.phase != AUCTION:
        return False
    primary = v.pack & PRIMARY & ~v.hand[me]
    s.hand[a], s.hand[b], s.chest = scatter(primary, v.hand_size, v.hand_size, chest_of(v), rng)
    return True


@compiled
def choose_anew(v: State, s: State) -> None:
    """Undo the other players' choices of cards to pass, in a sample of the view.

    These choices are secret (FC-10), so `sample` has picked a random card for each of these
    players. This function undoes those choices, so that the players choose again.
    """
    if v.phase != SEND:
        return
    for p in range(SEATS):
        if v.senders >> p & 1 and v.sent[p] == NO_CARD:
            s.sent[p] = NO_CARD
            s.senders &= ~(1 << p)
    _next_sender(s)


@compiled
def card_of_step(step: int) -> int:
    """Return the auction card of a step; for the Joker's step, the first Joker."""
    if step == JOKER_STEP:
        return JOKER
    return PER_SUIT * step_suit(step) + 9 + (step >> 2)


@compiled
def _sample_hands(v: State, rng: np.ndarray, s: State) -> None:
    """Place the primary cards after the auction: hands, discards, and cards sent unseen."""
    a = left_of(v.me)
    b = right_of(v.me)
    facts = np.zeros((4, hidden.S_SIZE), np.int64)
    placings = np.zeros((4, hidden.P_SIZE), np.int64)
    for suit in range(4):
        _suit_facts(v, suit, facts[suit])
    passed = hidden.place_suits(facts, v.count[a], rng, placings)
    for suit in range(4):
        shift = PER_SUIT * suit
        s.hand[a] |= placings[suit, hidden.HAND_A] << shift
        s.hand[b] |= placings[suit, hidden.HAND_B] << shift
        s.discards[a] |= placings[suit, hidden.DISCARDS_A] << shift
        s.discards[b] |= placings[suit, hidden.DISCARDS_B] << shift
        if placings[suit, hidden.GIVEN]:
            s.given[suit] = shift + lowest(placings[suit, hidden.GIVEN])
    if v.phase != SEND:
        s.sent[b] = passed
        return
    for p in (a, b):
        if v.senders >> p & 1:
            s.sent[p] = nth_card(s.hand[p], rand_below(rng, popcount(s.hand[p])))


@compiled
def count_deals(v: State) -> float:
    """Return the number of ways to place the hidden cards after the handicaps."""
    a = left_of(v.me)
    facts = np.zeros((4, hidden.S_SIZE), np.int64)
    placings = np.zeros((4, hidden.P_SIZE), np.int64)
    counts = np.zeros((4, hidden.MOST + 1, 4), np.int64)
    ways = np.zeros((5, v.count[a] + 1, 3), np.float64)
    for suit in range(4):
        _suit_facts(v, suit, facts[suit])
    return hidden.count_suits(facts, v.count[a], placings, counts, ways)


@compiled
def _suit_facts(v: State, suit: int, facts: np.ndarray) -> None:
    """Write everything that the view shows about a suit.

    Cards are bits from 0 (the ace), and the other players are A and B as seen from `me`.
    """
    me = v.me
    a = left_of(me)
    b = right_of(me)
    shift = PER_SUIT * suit
    mine = v.hand[me] | v.discards[me] | v.shown[me]
    facts[hidden.S_HIDDEN] = (v.pack & PRIMARY & ~(mine | v.shown[a] | v.shown[b])) >> shift & SUIT
    facts[hidden.S_A] = v.shown[a] >> shift & SUIT
    facts[hidden.S_B] = v.shown[b] >> shift & SUIT
    facts[hidden.S_VOID_A] = v.lacks[a] >> shift & 1
    facts[hidden.S_VOID_B] = v.lacks[b] >> shift & 1
    if v.phase != HANDICAP and v.phase != SEND:
        facts[hidden.S_GOT] = _bit_in(v.sent[a], suit)
        facts[hidden.S_SENT] = _bit_in(v.sent[me], suit)
        facts[hidden.S_FIXED_B] = facts[hidden.S_SENT] & facts[hidden.S_HIDDEN]
        facts[hidden.S_PASSED] = v.senders >> b & 1
    facts[hidden.S_GIVEN] = _bit_in(v.given[suit], suit)
    for level in range(4):
        step = 4 * level + 3 - suit
        owner = bidder_of(v, step)
        by = hidden.NOT_PAID
        if owner != NOBODY and on_side(v, owner):
            by = (owner - me + SEATS) % SEATS
            if step == v.due:
                facts[hidden.S_DUE_A] = by == hidden.A
                facts[hidden.S_DUE_B] = by == hidden.B
        n = paid_for(v, step)
        facts[hidden.S_BY + level] = by if step < v.due else hidden.NOT_PAID
        facts[hidden.S_N + level] = n
        if level != QUEEN:
            facts[hidden.S_PAID_A] += n if by == hidden.A else 0
            facts[hidden.S_PAID_B] += n if by == hidden.B else 0


@compiled
def _bit_in(card: int, suit: int) -> int:
    """Return the card's bit within the suit (ace: bit 0), or 0 if it is of another suit."""
    if card == NO_CARD or suit_of(card) != suit:
        return 0
    return 1 << (card - PER_SUIT * suit)
