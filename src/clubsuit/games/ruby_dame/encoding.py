"""Numbered actions and observations of Ruby Dame; see `games.encoding`.

A pass of three cards takes three steps. Each step is the id of a card, in any order, and the steps
so far are a set of cards. So an id means the same card in every position; an index into the 286
possible passes would not. With the house rule `passed_cards`, a pass has another number of cards.

Seats are relative to the observer: *left* is the next seat clockwise, then the *partner*, then
*right*. In numbers by seat, the observer comes first. A set of cards takes 52 indices, in the order
of the deck: clubs 2 to A, diamonds, hearts, spades.

Ids:

    0-51     cards           play this card, or choose it as one of the cards to pass

Observation:

    0-51     hand            the cards held
    52-103   chosen          cards chosen in the steps so far, or already chosen to be passed
    104-155  passed          cards that the observer passed and that have not been played yet
    156-207  received        cards that the observer got in the pass and still holds
    208-259  played          cards played in this hand
    260-311  trick_left      the card of left in the open trick
    312-363  trick_partner   the card of the partner in the open trick
    364-415  trick_right     the card of right in the open trick
    416-419  voids_left      for clubs, diamonds, hearts, spades: 1 if left has none, as its plays
                             show
    420-423  voids_partner   the same for the partner
    424-427  voids_right     the same for right
    428      sending         1 while cards to pass are chosen, 0 during the play
    429-431  direction       1 at the first index if cards are passed to the left in this hand, at
                             the second if to the right, at the third if none are passed
    432-435  led             suit led to the open trick: clubs, diamonds, hearts, spades; zeros
                             before a lead
    436-439  leader          by seat: 1 for the seat that leads, or led, the open trick
    440-443  winner          by seat: 1 for the seat whose card wins the open trick so far
    444-447  turn            by seat: 1 for the seat to act
    448-451  dealer          by seat: 1 for the dealer
    452      worth           points on the cards of the open trick
    453-456  tricks          by seat: number of tricks won
    457-460  clubs           by seat: number of clubs taken
    461-464  points          by seat: points taken in this hand
    465-468  dame            by seat: 1 for the seat that took the queen of diamonds
    469-470  needs           points to the target (option `target`) before this hand: own side,
                             other side; 0 to 127, and more count as 127
    471      sends           number of cards that each player passes (house rule `passed_cards`)

Hidden:

    472-523  hand_left       the hand of left
    524-575  hand_partner    the hand of the partner
    576-627  hand_right      the hand of right
    628-679  chosen_left     cards that left has chosen to pass; zeros once they have moved
    680-731  chosen_partner  the same for the partner
    732-783  chosen_right    the same for right
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from clubsuit.cards import STANDARD
from clubsuit.games.encoding import put_by_seat, put_number, put_place, put_set, seen_from
from clubsuit.games.ruby_dame.options import OPTIONS
from clubsuit.games.ruby_dame.rules import (
    LEFT,
    PLAY,
    RIGHT,
    SEATS,
    SEND,
    SEND_FLAG,
    legal_cards,
)
from clubsuit.games.state import State
from clubsuit.games.tricks import FULL, suit_cards
from clubsuit.kernel import compiled, inlined, lowest, popcount

VERSION = 0
DECK = 52
IDS = tuple(STANDARD.names(STANDARD.all))
OBSERVATION = (
    ("hand", DECK),
    ("chosen", DECK),
    ("passed", DECK),
    ("received", DECK),
    ("played", DECK),
    ("trick_left", DECK),
    ("trick_partner", DECK),
    ("trick_right", DECK),
    ("voids_left", 4),
    ("voids_partner", 4),
    ("voids_right", 4),
    ("sending", 1),
    ("direction", 3),
    ("led", 4),
    ("leader", SEATS),
    ("winner", SEATS),
    ("turn", SEATS),
    ("dealer", SEATS),
    ("worth", 1),
    ("tricks", SEATS),
    ("clubs", SEATS),
    ("points", SEATS),
    ("dame", SEATS),
    ("needs", 2),
    ("sends", 1),
)
HIDDEN = (
    ("hand_left", DECK),
    ("hand_partner", DECK),
    ("hand_right", DECK),
    ("chosen_left", DECK),
    ("chosen_partner", DECK),
    ("chosen_right", DECK),
)


def most_steps(options: Mapping[str, Any]) -> int:
    """Return the maximum number of steps in a hand: the cards that are passed, and all plays."""
    sent = int(OPTIONS.value(options, "passed_cards"))
    return SEATS * sent + SEATS * OPTIONS.hand_size(options)


@inlined
def write_ids(s: State, partial: int, ids: np.ndarray, row: int) -> None:
    """Write the set of legal ids: the cards that may be played, or be chosen next."""
    ids[row, 0] = s.hand[s.turn] & ~partial if s.phase == SEND else legal_cards(s)


@inlined
def take_id(s: State, partial: int, number: int) -> int:
    """Return the code that an id completes, or ~(set of the cards chosen so far)."""
    if s.phase != SEND:
        return number
    chosen = partial | 1 << number
    return SEND_FLAG | chosen if popcount(chosen) == s.sends else ~chosen


@compiled
def id_towards(s: State, partial: int, code: int) -> int:
    """Return the next id for a code; of several cards, the lowest that is not chosen yet."""
    left = code & FULL & ~partial
    return lowest(left) if code & SEND_FLAG and left else code


@inlined
def observe(v: State, partial: int, out: np.ndarray, row: int) -> None:
    """Write the observation of a view."""
    me = v.me
    sending = v.phase == SEND
    giver = (me - v.pass_to + SEATS) % SEATS
    got = v.sent[giver] if giver != me and not sending else 0
    at = put_set(v.hand[me], DECK, out, row, 0)
    at = put_set(partial | v.sent[me] if sending else 0, DECK, out, row, at)
    at = put_set(0 if sending else v.sent[me] & ~v.played, DECK, out, row, at)
    at = put_set(got & v.hand[me], DECK, out, row, at)
    at = put_set(v.played, DECK, out, row, at)
    for k in range(1, SEATS):
        at = put_place(v.trick[(me + k) % SEATS], DECK, out, row, at)
    for k in range(1, SEATS):
        lacks = v.lacks[(me + k) % SEATS]
        for suit in range(4):
            out[row, at + suit] = int(lacks & suit_cards(suit) == suit_cards(suit))
        at += 4
    at = put_number(int(sending), out, row, at)
    way = 0 if v.pass_to == LEFT else 1 if v.pass_to == RIGHT else 2
    at = put_place(way, 3, out, row, at)
    at = put_place(v.led if v.n else -1, 4, out, row, at)
    at = put_place(seen_from(me, v.leader, SEATS) if v.phase == PLAY else -1, SEATS, out, row, at)
    at = put_place(seen_from(me, v.winner, SEATS) if v.n else -1, SEATS, out, row, at)
    at = put_place(seen_from(me, v.turn, SEATS), SEATS, out, row, at)
    at = put_place(seen_from(me, v.dealer, SEATS), SEATS, out, row, at)
    at = put_number(v.worth, out, row, at)
    at = put_by_seat(v.tricks, me, SEATS, out, row, at)
    at = put_by_seat(v.clubs, me, SEATS, out, row, at)
    at = put_by_seat(v.points, me, SEATS, out, row, at)
    at = put_place(seen_from(me, v.dame, SEATS), SEATS, out, row, at)
    at = put_number(max(v.target - v.total[me], 0), out, row, at)
    at = put_number(max(v.target - v.total[(me + 1) % SEATS], 0), out, row, at)
    put_number(v.sends, out, row, at)


@inlined
def reveal(s: State, me: int, out: np.ndarray, row: int, at: int) -> int:
    """Write the hidden hands, and the cards chosen to be passed."""
    for k in range(1, SEATS):
        at = put_set(s.hand[(me + k) % SEATS], DECK, out, row, at)
    for k in range(1, SEATS):
        chosen = s.sent[(me + k) % SEATS] if s.phase == SEND else 0
        at = put_set(chosen, DECK, out, row, at)
    return at
