"""Numbered actions and observations of Free Clubs; see `games.encoding`.

Seats are relative to the observer: *left* is the next seat clockwise, *right* the one before. In
three numbers by seat, the observer comes first, then left, then right. A set of primary cards takes
36 indices: clubs A to 9, diamonds, hearts, spades. A set of auction cards takes 17 indices, the
steps of the auction: 10S, 10H, 10D, 10C, JS, …, KC, Joker.

Honour play has the same ids and observations. Its ids contain only what the strict rules allow, and
nobody calls a player out of turn. Taking a full trick and being ready are the id `pass`.

Ids:

    0-53     cards           bid, discard, give, pass on or play this card, depending on the phase;
                             a Joker is bid as 52, and 53 is never legal
    54       pass            no bid; in honour play also: take the trick, be ready for the next hand
    55       pay             a King's payment: the three highest cards of its suit, or all if fewer

Observation:

    0-35     hand            the primary cards held
    36-71    received        cards from the chest, a Queen or the pass that the observer still holds
    72-107   discarded       cards that the observer discarded
    108-143  known_left      the cards that the observer gave to left for a Queen, until they are
                             played
    144-179  known_right     the card that the observer passed to right, until it is played; before,
                             the card chosen
    180-215  played_me       cards that the observer has played in this hand
    216-251  played_left     cards that left has played in this hand
    252-287  played_right    cards that right has played in this hand
    288-323  trick_left      the card of left in the open trick
    324-359  trick_right     the card of right in the open trick
    360-376  auction         auction cards held and not bid, by step; with two Jokers, the last
                             index is 2
    377-393  bids_me         the steps that the observer has bid
    394-410  bids_left       the steps that left has bid
    411-427  bids_right      the steps that right has bid
    428-431  phase           1 for the current phase: auction, handicaps, pass, play
    432-447  due             the step whose handicap is due; zeros outside this phase
    448      passes          passes in a row in the auction; with `pass_once`, all passes
    449-451  declarer        by seat: 1 for the declarer
    452-454  partner         by seat: 1 for the Joker partner
    455-458  led             suit led to the open trick: clubs, diamonds, hearts, spades; zeros
                             before a lead
    459-461  winner          by seat: 1 for the seat whose card wins the open trick so far
    462-464  turn            by seat: 1 for the seat to act
    465-467  dealer          by seat: 1 for the dealer
    468-470  count           by seat: number of primary cards held
    471-473  tricks          by seat: number of tricks won
    474-476  diamonds        by seat: number of diamonds taken
    477-479  spade           by seat: 1 if it has taken a spade
    480-482  ace             by seat: 1 if it has taken the ace of hearts
    483-486  voids_left      for clubs, diamonds, hearts, spades: 1 if left has none, as its plays
                             show (strict rules only)
    487-490  voids_right     the same for right
    491-493  needs           by seat: points to the target (option `target`) before this hand,
                             divided by 5 and rounded up; 0 to 127
    494      contract        number of tricks that a lone declarer must take (house rule
                             `contract`)
    495      penalty         points lost with a broken contract (house rule `penalty`), divided by 5
                             and rounded up
    496      reward          points for a contract (house rule `reward`), divided by 5 and
                             rounded up
    497      pass_once       1 if a seat that passes is out of the auction (house rule
                             `passed_is_out`)
    498-500  out             by seat: 1 if it is out of the auction
    501      honour          1 in honour play (option `enforcement`)

Hidden:

    502-537  hand_left       the primary cards of left
    538-573  hand_right      the primary cards of right
    574-609  chest           the treasure chest, until it is taken
    610-645  discarded_left  cards that left discarded
    646-681  discarded_right cards that right discarded
    682-717  chosen_left     the card that left has chosen to pass
    718-753  chosen_right    the card that right has chosen to pass
    754-770  auction_left    auction cards that left holds, by step
    771-787  auction_right   auction cards that right holds, by step
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from clubsuit.cards import ACE_LOW
from clubsuit.games.encoding import (
    id_of_code,
    put_by_seat,
    put_number,
    put_place,
    put_set,
    seen_from,
    take_code,
)
from clubsuit.games.free_clubs.options import OPTIONS
from clubsuit.games.free_clubs.rules import (
    ACE_OF_HEARTS,
    AUCTION,
    DIAMONDS,
    HANDICAP,
    JOKER_STEP,
    JOKERS,
    PER_SUIT,
    PLAY,
    SEATS,
    SEND,
    SPADES,
    SUIT,
    legal_set,
    received,
    step_of,
)
from clubsuit.games.state import State
from clubsuit.games.tricks import NO_CARD, suit_cards
from clubsuit.kernel import inlined, lowest, popcount

VERSION = 0
PRIMARY, STEPS = 36, JOKER_STEP + 1
UNIT = 5
"""All scores are multiples of this number of points, unless a house rule says otherwise."""
IDS = (*ACE_LOW.names(ACE_LOW.all), "pass", "pay")
OBSERVATION = (
    ("hand", PRIMARY),
    ("received", PRIMARY),
    ("discarded", PRIMARY),
    ("known_left", PRIMARY),
    ("known_right", PRIMARY),
    ("played_me", PRIMARY),
    ("played_left", PRIMARY),
    ("played_right", PRIMARY),
    ("trick_left", PRIMARY),
    ("trick_right", PRIMARY),
    ("auction", STEPS),
    ("bids_me", STEPS),
    ("bids_left", STEPS),
    ("bids_right", STEPS),
    ("phase", 4),
    ("due", JOKER_STEP),
    ("passes", 1),
    ("declarer", SEATS),
    ("partner", SEATS),
    ("led", 4),
    ("winner", SEATS),
    ("turn", SEATS),
    ("dealer", SEATS),
    ("count", SEATS),
    ("tricks", SEATS),
    ("diamonds", SEATS),
    ("spade", SEATS),
    ("ace", SEATS),
    ("voids_left", 4),
    ("voids_right", 4),
    ("needs", SEATS),
    ("contract", 1),
    ("penalty", 1),
    ("reward", 1),
    ("pass_once", 1),
    ("out", SEATS),
    ("honour", 1),
)
HIDDEN = (
    ("hand_left", PRIMARY),
    ("hand_right", PRIMARY),
    ("chest", PRIMARY),
    ("discarded_left", PRIMARY),
    ("discarded_right", PRIMARY),
    ("chosen_left", PRIMARY),
    ("chosen_right", PRIMARY),
    ("auction_left", STEPS),
    ("auction_right", STEPS),
)

take_id = take_code
id_towards = id_of_code


def most_steps(options: Mapping[str, Any]) -> int:
    """Return the maximum number of steps in a hand.

    Each step of the auction can be bid once. At most one pass comes before each further bid, and
    two end the auction. The rest are the handicaps, the pass and the tricks.
    """
    auction = 2 * STEPS
    return auction + JOKER_STEP + SEATS + SEATS * OPTIONS.hand_size(options)


@inlined
def write_ids(s: State, partial: int, ids: np.ndarray, row: int) -> None:
    """Write the set of legal ids; ids and codes are the same."""
    ids[row, 0] = legal_set(s)


@inlined
def put_primary(cards: int, out: np.ndarray, row: int, at: int) -> int:
    """Write a set of primary cards."""
    packed = 0
    for suit in range(4):
        packed |= (cards >> PER_SUIT * suit & SUIT) << 9 * suit
    return put_set(packed, PRIMARY, out, row, at)


@inlined
def one_card(card: int) -> int:
    """Return a set of one card, or the empty set for NO_CARD."""
    return 0 if card == NO_CARD else 1 << card


@inlined
def put_auction(cards: int, out: np.ndarray, row: int, at: int) -> int:
    """Write auction cards by step; the step of the Joker is the number of Jokers."""
    steps = 0
    left = cards & ~JOKERS
    while left:
        steps |= 1 << step_of(lowest(left))
        left &= left - 1
    at = put_set(steps, JOKER_STEP, out, row, at)
    return put_number(popcount(cards & JOKERS), out, row, at)


@inlined
def put_voids(lacks: int, out: np.ndarray, row: int, at: int) -> int:
    """Write for each suit whether a seat has shown that it has none."""
    for suit in range(4):
        out[row, at + suit] = int(lacks & suit_cards(suit) == suit_cards(suit))
    return at + 4


@inlined
def given_cards(v: State) -> int:
    """Return the cards that the view's seat gave to its left neighbour for Queens."""
    cards = 0
    for suit in range(4):
        if v.bids[v.me] >> 11 - suit & 1:  # the step of this suit's Queen
            cards |= one_card(v.given[suit])
    return cards


@inlined
def observe_strict(v: State, partial: int, out: np.ndarray, row: int) -> None:
    """Write the observation of a view, with 0 for the part `honour`."""
    at = put_known(v, out, row)
    at = put_auction_facts(v, out, row, at)
    at = put_play_facts(v, out, row, at)
    put_number(0, out, row, at)


observe = observe_strict


@inlined
def put_known(v: State, out: np.ndarray, row: int) -> int:
    """Write the sets of primary cards."""
    me = v.me
    left = (me + 1) % SEATS
    right = (me + 2) % SEATS
    at = put_primary(v.hand[me], out, row, 0)
    at = put_primary(received(v), out, row, at)
    at = put_primary(v.discards[me], out, row, at)
    at = put_primary(given_cards(v) & ~v.shown[left], out, row, at)
    at = put_primary(one_card(v.sent[me]) & ~v.shown[right], out, row, at)
    for k in range(SEATS):
        at = put_primary(v.shown[(me + k) % SEATS], out, row, at)
    at = put_primary(one_card(v.trick[left]), out, row, at)
    return put_primary(one_card(v.trick[right]), out, row, at)


@inlined
def put_auction_facts(v: State, out: np.ndarray, row: int, at: int) -> int:
    """Write the auction and the handicaps."""
    me = v.me
    at = put_auction(v.auction[me], out, row, at)
    for k in range(SEATS):
        at = put_set(v.bids[(me + k) % SEATS], STEPS, out, row, at)
    at = put_place(min(v.phase - AUCTION, PLAY - AUCTION), 4, out, row, at)
    at = put_place(v.due if v.phase == HANDICAP else -1, JOKER_STEP, out, row, at)
    at = put_number(v.passes, out, row, at)
    at = put_place(seen_from(me, v.declarer, SEATS), SEATS, out, row, at)
    return put_place(seen_from(me, v.partner, SEATS), SEATS, out, row, at)


@inlined
def put_play_facts(v: State, out: np.ndarray, row: int, at: int) -> int:
    """Write the open trick, what was taken, and the score."""
    me = v.me
    at = put_place(v.led if v.n else -1, 4, out, row, at)
    at = put_place(seen_from(me, v.winner, SEATS) if v.n else -1, SEATS, out, row, at)
    at = put_place(seen_from(me, v.turn, SEATS), SEATS, out, row, at)
    at = put_place(seen_from(me, v.dealer, SEATS), SEATS, out, row, at)
    at = put_by_seat(v.count, me, SEATS, out, row, at)
    at = put_by_seat(v.tricks, me, SEATS, out, row, at)
    for k in range(SEATS):
        taken = v.taken[(me + k) % SEATS]
        out[row, at + k] = popcount(taken & DIAMONDS)
        out[row, at + SEATS + k] = int(taken & SPADES != 0)
        out[row, at + 2 * SEATS + k] = int(taken & ACE_OF_HEARTS != 0)
    at += 3 * SEATS
    for k in range(1, SEATS):
        at = put_voids(v.lacks[(me + k) % SEATS], out, row, at)
    for k in range(SEATS):
        left = max(v.target - v.total[(me + k) % SEATS], 0)
        at = put_number((left + UNIT - 1) // UNIT, out, row, at)
    return put_house_rules(v, out, row, at)


@inlined
def put_house_rules(v: State, out: np.ndarray, row: int, at: int) -> int:
    """Write the house rules, and the seats that one of them excludes from the auction."""
    at = put_number(v.contract, out, row, at)
    at = put_number((v.penalty + UNIT - 1) // UNIT, out, row, at)
    at = put_number((v.reward + UNIT - 1) // UNIT, out, row, at)
    at = put_number(v.pass_once, out, row, at)
    for k in range(SEATS):
        out[row, at + k] = v.out >> (v.me + k) % SEATS & 1
    return at + SEATS


@inlined
def reveal(s: State, me: int, out: np.ndarray, row: int, at: int) -> int:
    """Write the hidden cards."""
    left = (me + 1) % SEATS
    right = (me + 2) % SEATS
    at = put_primary(s.hand[left], out, row, at)
    at = put_primary(s.hand[right], out, row, at)
    at = put_primary(s.chest, out, row, at)
    at = put_primary(s.discards[left], out, row, at)
    at = put_primary(s.discards[right], out, row, at)
    at = put_primary(one_card(s.sent[left]) if s.phase == SEND else 0, out, row, at)
    at = put_primary(one_card(s.sent[right]) if s.phase == SEND else 0, out, row, at)
    at = put_auction(s.auction[left], out, row, at)
    return put_auction(s.auction[right], out, row, at)
