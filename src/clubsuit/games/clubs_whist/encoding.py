"""Numbered actions and observations of Clubs (Whist); see `games.encoding`.

Seats are relative to the observer: *left* is the next seat clockwise, *right* the one before. In
three numbers by seat, the observer comes first, then left, then right. A set of cards takes 52
indices, in the order of the deck: clubs 2 to A, diamonds, hearts, spades.

Ids:

    0-51     cards           play this card
    52       keep            keep the dealt hand
    53       swap            exchange the dealt hand for the bid hand

Observation:

    0-51     hand            the cards held
    52-103   known_bid       cards known to be in the bid hand: those laid down or, after a later
                             exchange, passed on
    104-155  known_left      cards known to be in the hand of left, because left took the hand laid
                             down
    156-207  known_right     the same for right
    208-259  played          cards played in this hand
    260-311  trick_left      the card of left in the open trick
    312-363  trick_right     the card of right in the open trick
    364-415  lacks_left      cards that left cannot hold, as its plays show
    416-467  lacks_right     the same for right
    468      exchanging      1 during the exchange, 0 during the play
    469-471  kept            by seat: 1 if it has kept its hand
    472-474  swapped         by seat: 1 if it has exchanged its hand
    475-478  led             suit led to the open trick: clubs, diamonds, hearts, spades; zeros
                             before a lead
    479      broken          1 if clubs may be led
    480-482  leader          by seat: 1 for the seat that leads, or led, the open trick
    483-485  winner          by seat: 1 for the seat whose card wins the open trick so far
    486-488  turn            by seat: 1 for the seat to act
    489-491  dealer          by seat: 1 for the dealer
    492      left_leads      1 if the left neighbour of the last exchanger leads (option `lead`)
    493-495  tricks          by seat: number of tricks won
    496-498  total           by seat: points in the game before this hand
    499      target          option `target`: the game ends at plus or minus this number of points
    500      quota           number of tricks that score nothing (house rule `quota`)
    501      may_duck        1 if nobody needs to beat a trick (house rule `may_duck`)

Hidden:

    502-553  hand_left       the hand of left
    554-605  hand_right      the hand of right
    606-657  bid             the bid hand
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from clubsuit.cards import STANDARD
from clubsuit.games.clubs_whist.options import OPTIONS
from clubsuit.games.clubs_whist.rules import BID, EXCHANGE, KEEP, PLAY, SEATS, SWAP, legal_set
from clubsuit.games.encoding import (
    id_of_code,
    put_by_seat,
    put_number,
    put_place,
    put_set,
    seen_from,
    take_code,
)
from clubsuit.games.state import State
from clubsuit.kernel import inlined

VERSION = 0
DECK = 52
IDS = (*STANDARD.names(STANDARD.all), "keep", "swap")
OBSERVATION = (
    ("hand", DECK),
    ("known_bid", DECK),
    ("known_left", DECK),
    ("known_right", DECK),
    ("played", DECK),
    ("trick_left", DECK),
    ("trick_right", DECK),
    ("lacks_left", DECK),
    ("lacks_right", DECK),
    ("exchanging", 1),
    ("kept", SEATS),
    ("swapped", SEATS),
    ("led", 4),
    ("broken", 1),
    ("leader", SEATS),
    ("winner", SEATS),
    ("turn", SEATS),
    ("dealer", SEATS),
    ("left_leads", 1),
    ("tricks", SEATS),
    ("total", SEATS),
    ("target", 1),
    ("quota", 1),
    ("may_duck", 1),
)
HIDDEN = (("hand_left", DECK), ("hand_right", DECK), ("bid", DECK))

take_id = take_code
id_towards = id_of_code


def most_steps(options: Mapping[str, Any]) -> int:
    """Return the maximum number of steps in a hand: an exchange for each seat, and all plays."""
    return SEATS + SEATS * OPTIONS.hand_size(options)


@inlined
def write_ids(s: State, partial: int, ids: np.ndarray, row: int) -> None:
    """Write the set of legal ids; ids and codes are the same."""
    ids[row, 0] = legal_set(s)


@inlined
def observe(v: State, partial: int, out: np.ndarray, row: int) -> None:
    """Write the observation of a view."""
    me = v.me
    left = (me + 1) % SEATS
    right = (me + 2) % SEATS
    at = put_set(v.hand[me], DECK, out, row, 0)
    at = put_set(v.knows[me, BID], DECK, out, row, at)
    at = put_set(v.knows[me, left] & ~v.played, DECK, out, row, at)
    at = put_set(v.knows[me, right] & ~v.played, DECK, out, row, at)
    at = put_set(v.played, DECK, out, row, at)
    at = put_place(v.trick[left], DECK, out, row, at)
    at = put_place(v.trick[right], DECK, out, row, at)
    at = put_set(v.lacks[left], DECK, out, row, at)
    at = put_set(v.lacks[right], DECK, out, row, at)
    at = put_number(int(v.phase == EXCHANGE), out, row, at)
    for k in range(SEATS):
        out[row, at + k] = int(v.exchange[(me + k) % SEATS] == KEEP)
        out[row, at + SEATS + k] = int(v.exchange[(me + k) % SEATS] == SWAP)
    at = put_place(v.led if v.n else -1, 4, out, row, at + 2 * SEATS)
    at = put_number(v.broken, out, row, at)
    at = put_place(seen_from(me, v.leader, SEATS) if v.phase == PLAY else -1, SEATS, out, row, at)
    at = put_place(seen_from(me, v.winner, SEATS) if v.n else -1, SEATS, out, row, at)
    at = put_place(seen_from(me, v.turn, SEATS), SEATS, out, row, at)
    at = put_place(seen_from(me, v.dealer, SEATS), SEATS, out, row, at)
    at = put_number(v.lead_left, out, row, at)
    at = put_by_seat(v.tricks, me, SEATS, out, row, at)
    at = put_by_seat(v.total, me, SEATS, out, row, at)
    at = put_number(v.target, out, row, at)
    at = put_number(v.quota, out, row, at)
    put_number(v.may_duck, out, row, at)


@inlined
def reveal(s: State, me: int, out: np.ndarray, row: int, at: int) -> int:
    """Write the hidden hands."""
    at = put_set(s.hand[(me + 1) % SEATS], DECK, out, row, at)
    at = put_set(s.hand[(me + 2) % SEATS], DECK, out, row, at)
    return put_set(s.bid, DECK, out, row, at)
