"""Ruby Dame, also known as Clubs (5): four players, partners opposite each other.

Each player gets thirteen cards. In the first hand, three of them are passed to the left; in the
second, to the right; in the third, none are passed. This order then repeats. Clubs are trumps, and
players follow suit if they can. Each trick and each club taken counts 1 point, and the queen of
diamonds counts 5. The total of a hand is 31. A partnership that takes all 31 scores 5 more. The
first partnership to reach 150 wins. (Rules RD-1 to RD-5 in `texts/en/ruby-dame.md`.)

Action codes:

    0..51            play this card (STANDARD deck: clubs 0..12, diamonds 13..25, …)
    SEND_FLAG | set  pass these cards, usually three (a set of cards, bits 0..51)
"""

from math import comb

import numpy as np

from clubsuit.games.state import DEAL, NOBODY, OVER, State, state_dtype, view_common
from clubsuit.games.tricks import (
    CLUBS,
    FULL,
    NO_CARD,
    beats,
    quarters,
    suit_cards,
    suit_of,
)
from clubsuit.kernel import compiled, fill_cards, highest, inlined, nth_card, popcount
from clubsuit.random_numbers import rand_below

SEND, PLAY = 2, 3
SEND_FLAG = 1 << 52
SEATS = 4
HAND = 13
SENT, MOST_SENT = 3, 4
"""Number of cards that each player passes (RD-2), and the maximum with a house rule."""
WAYS = np.array([[comb(n, k) for k in range(MOST_SENT + 1)] for n in range(HAND + 1)])
"""WAYS[n, k] is the number of ways to choose k of n cards. (A division would take a GPU longer.)"""
SENDINGS = int(WAYS[HAND, MOST_SENT])
"""Maximum number of ways to pass cards."""
LEFT, RIGHT, NONE = 1, 3, 0
"""Seat to which cards are passed, counted clockwise from the giver; NONE means no pass."""
DAME = 13 + 10  # the queen of diamonds
TRICK_POINTS = 1
CLUB_POINTS = 1
DAME_POINTS = 5
ALL_BONUS = 5

STATE = state_dtype(
    SEATS,
    [
        ("sends", "i8"),  # number of cards that each player passes (RD-2)
        ("pass_to", "i8"),  # LEFT, RIGHT or NONE
        ("sent", "i8", (SEATS,)),  # by giver: set of cards passed; 0 while undecided
        ("leader", "i8"),  # the seat that leads, or led, the open trick
        ("trick", "i8", (SEATS,)),  # by seat: the card played, or NO_CARD
        ("n", "i8"),  # number of cards in the trick
        ("led", "i8"),  # the suit led
        ("best", "i8"),  # the card that wins so far
        ("winner", "i8"),  # the seat that played that card
        ("worth", "i8"),  # points on the cards of the open trick
        ("played", "i8"),  # set of cards played in this hand
        ("tricks", "i8", (SEATS,)),  # by seat: number of tricks won
        ("clubs", "i8", (SEATS,)),  # by seat: number of clubs taken in tricks
        ("dame", "i8"),  # the seat that took the queen of diamonds, or NOBODY
        ("points", "i8", (SEATS,)),  # by seat: points taken in this hand
        ("lacks", "i8", (SEATS,)),  # by seat: cards that it does not hold, as its plays show
        ("knows", "i8", (SEATS, SEATS)),  # [seat, holder]: cards passed from seat to holder
    ],
)


# ---- deal (RD-1, RD-2) -----------------------------------------------------------------


@compiled
def clear_hand(s: State) -> None:
    """Prepare the state for the next deal, by the left neighbour of the last dealer (RD-3)."""
    if s.hand_number > 0:
        s.dealer = (s.dealer + 1) % SEATS
    s.hand_number += 1
    for p in range(SEATS):
        s.score[p] = 0
        s.tricks[p] = 0
        s.clubs[p] = 0
        s.points[p] = 0
        s.lacks[p] = 0
        s.sent[p] = 0
        s.trick[p] = NO_CARD
        for holder in range(SEATS):
            s.knows[p, holder] = 0
    s.n = 0
    s.led = 0
    s.best = 0
    s.winner = 0
    s.worth = 0
    s.played = 0
    s.dame = NOBODY
    s.tricks_done = 0
    s.last_winner = NOBODY


@compiled
def direction(hand_number: int) -> int:
    """Return the direction of the pass: LEFT, RIGHT and NONE, in turn (RD-2)."""
    turn_of_three = (hand_number - 1) % 3
    return LEFT if turn_of_three == 0 else (RIGHT if turn_of_three == 1 else NONE)


@compiled
def begin_hand(s: State) -> None:
    """Begin the pass after the deal (RD-2), or the play."""
    s.pass_to = direction(s.hand_number) if s.sends else NONE
    if s.pass_to == NONE:
        begin_play(s)
    else:
        s.phase = SEND
        s.turn = 0


@compiled
def begin_play(s: State) -> None:
    """Begin the play: the dealer's left neighbour leads (RD-3)."""
    s.phase = PLAY
    s.leader = (s.dealer + 1) % SEATS
    s.turn = s.leader


@compiled
def deal(s: State) -> None:
    """Deal the next hand at random."""
    clear_hand(s)
    s.hand[0], s.hand[1], s.hand[2], s.hand[3] = quarters(s.pack, s.rng)
    begin_hand(s)


# ---- legal -------------------------------------------------------------------------------


@compiled
def legal_cards(s: State) -> int:
    """Return the cards that the seat to act may play (RD-3)."""
    hand = s.hand[s.turn]
    if s.n == 0:
        return hand
    follow = hand & suit_cards(s.led)
    return follow if follow else hand


@compiled
def legal(s: State, out: np.ndarray) -> int:
    """Write the legal action codes into `out` and return their number."""
    if s.phase == PLAY:
        return fill_cards(legal_cards(s), out)
    if s.phase != SEND:
        return 0
    hand = s.hand[s.turn]
    chosen = first_cards(hand, s.sends)
    n = 0
    while chosen:
        out[n] = SEND_FLAG | chosen
        n += 1
        chosen = next_sending(hand, chosen)
    return n


@compiled
def first_cards(cards: int, number: int) -> int:
    """Return this number of cards of a set, the lowest ones."""
    rest = cards
    for _ in range(number):
        rest &= rest - 1
    return cards & ~rest


@compiled
def next_sending(hand: int, chosen: int) -> int:
    """Return the choice of as many cards that follows in the order of `legal`; 0 after the last.

    The choices are in the order of their lowest cards, then of their second lowest, and so on.
    (There is a loop instead of a recursion because a GPU cannot run the latter.)
    """
    number = 0
    while chosen:
        last = 1 << highest(chosen)
        chosen ^= last
        number += 1
        above = hand & ~((last << 1) - 1)
        if popcount(above) >= number:
            return chosen | first_cards(above, number)
    return 0


# ---- apply -----------------------------------------------------------------------------------


@compiled
def apply(s: State, code: int, cards: int) -> None:
    """Carry out a legal action."""
    if s.phase == PLAY:
        _play(s, code)
    else:
        _send(s, code & FULL)


@compiled
def _send(s: State, cards: int) -> None:
    """Choose cards to pass; after the last choice, all chosen cards move (RD-2)."""
    s.sent[s.turn] = cards
    s.turn += 1
    if s.turn < SEATS:
        return
    for p in range(SEATS):
        receiver = (p + s.pass_to) % SEATS
        s.hand[p] &= ~s.sent[p]
        s.knows[p, receiver] = s.sent[p]
    for p in range(SEATS):
        s.hand[(p + s.pass_to) % SEATS] |= s.sent[p]
    begin_play(s)


@compiled
def card_points(card: int) -> int:
    """Return the points of a card for the partnership that takes it (RD-4)."""
    if CLUBS >> card & 1:
        return CLUB_POINTS
    return DAME_POINTS if card == DAME else 0


@compiled
def _play(s: State, card: int) -> None:
    p = s.turn
    suit = suit_of(card)
    if s.n == 0:
        s.led = suit
        s.best = card
        s.winner = p
    else:
        if suit != s.led:
            s.lacks[p] |= suit_cards(s.led)
        if beats(s, card):
            s.best = card
            s.winner = p
    s.worth += card_points(card)
    s.hand[p] &= ~(1 << card)
    s.played |= 1 << card
    s.trick[p] = card
    s.n += 1
    if s.n == SEATS:
        _finish_trick(s)
    else:
        s.turn = (p + 1) % SEATS


@compiled
def _finish_trick(s: State) -> None:
    """Give the trick to its winner, who then leads (RD-3)."""
    winner = s.winner
    for p in range(SEATS):
        if CLUBS >> s.trick[p] & 1:
            s.clubs[winner] += 1
        if s.trick[p] == DAME:
            s.dame = winner
        s.trick[p] = NO_CARD
    s.points[winner] += TRICK_POINTS + s.worth
    s.worth = 0
    s.tricks[winner] += 1
    s.tricks_done += 1
    s.last_winner = winner
    s.leader = winner
    s.turn = winner
    s.n = 0
    if s.tricks_done == s.hand_size:
        score_hand(s)


# ---- score (RD-4, RD-5) ------------------------------------------------------------------------


@compiled
def side_points(s: State, p: int) -> int:
    """Return the points that the partnership of seat p has taken in this hand."""
    return s.points[p] + s.points[(p + 2) % SEATS]


@compiled
def all_points(s: State) -> int:
    """Return the points of a hand: the tricks, the clubs and the queen of diamonds (RD-4)."""
    clubs = popcount(s.pack & CLUBS)
    return TRICK_POINTS * s.hand_size + CLUB_POINTS * clubs + DAME_POINTS


@compiled
def score_of(s: State, points: int) -> int:
    """Return the score of a partnership with these points (RD-4)."""
    return points + ALL_BONUS if points == all_points(s) else points


@compiled
def score_hand(s: State) -> None:
    """Score the hand for each partnership."""
    for p in range(SEATS):
        s.score[p] = score_of(s, side_points(s, p))
    end_hand(s)


@compiled
def end_hand(s: State) -> None:
    """Add the scores to the totals; the game ends at the target unless both totals are equal."""
    s.turn = NOBODY
    s.phase = DEAL
    for p in range(SEATS):
        s.total[p] += s.score[p]
    best = max(s.total[0], s.total[1])
    if best >= s.target and s.total[0] != s.total[1]:
        s.winners = 0b0101 if s.total[0] == best else 0b1010
        s.phase = OVER


# ---- view ----------------------------------------------------------------------------------------


@compiled
def view(s: State, me: int, v: State) -> None:
    """Copy what the seat may know into `v`, which is all zeros."""
    view_common(s, me, v)
    v.sends = s.sends
    v.pass_to = s.pass_to
    v.leader = s.leader
    v.n = s.n
    v.led = s.led
    v.best = s.best
    v.winner = s.winner
    v.worth = s.worth
    v.played = s.played
    v.dame = s.dame
    for p in range(SEATS):
        v.trick[p] = s.trick[p]
        v.tricks[p] = s.tricks[p]
        v.clubs[p] = s.clubs[p]
        v.points[p] = s.points[p]
        v.lacks[p] = s.lacks[p]
        v.knows[me, p] = s.knows[me, p]
    v.sent[me] = s.sent[me]
    if s.phase != SEND:
        giver = (me - s.pass_to) % SEATS
        v.sent[giver] = s.sent[giver]


# ---- playout ----------------------------------------------------------------------------------


@compiled
def random_cards(cards: int, number: int, rng: np.ndarray) -> int:
    """Return this number of random cards of a set."""
    chosen = 0
    for _ in range(number):
        bit = 1 << nth_card(cards, rand_below(rng, popcount(cards)))
        chosen |= bit
        cards &= ~bit
    return chosen


@compiled
def nth_sending(cards: int, number: int, n: int) -> int:
    """Return the n-th choice of this number of cards, counted from 0, in the order of `legal`."""
    chosen = 0
    left = popcount(cards)
    for more in range(number - 1, -1, -1):
        while True:
            left -= 1
            lowest = cards & -cards
            cards ^= lowest
            starting = WAYS[left, more]
            if n < starting:
                break
            n -= starting
        chosen |= lowest
    return chosen


@inlined
def decide_randomly(s: State, rng: np.ndarray) -> bool:
    """Carry out a random legal code; each code has the same probability."""
    if s.phase == SEND:
        hand = s.hand[s.turn]
        n = rand_below(rng, WAYS[popcount(hand), s.sends])
        apply(s, SEND_FLAG | nth_sending(hand, s.sends, n), 0)
    else:
        choice = legal_cards(s)
        apply(s, nth_card(choice, rand_below(rng, popcount(choice))), 0)
    return True
