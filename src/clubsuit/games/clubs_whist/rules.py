"""Clubs, of the Whist group, for three players.

Each player gets thirteen cards; thirteen more are placed face down as the *bid hand*. Each player
in turn may exchange their whole hand for the bid hand. Clubs are always trumps. Players must follow
suit, and must beat the trick if they can. Each trick above four counts 1 point, and each trick
below four counts -1. A player at +11 wins the game, and so does a player at -11. (Rules CW-1 to
CW-11 in `texts/en/clubs-whist.md`. The source announces a version of a Pennsylvania family but
breaks off before its rules, so that version is not offered until its text is found.)

Action codes:

    0..51   play this card (STANDARD deck: clubs 0..12, diamonds 13..25, …)
    KEEP    keep the dealt hand
    SWAP    exchange the dealt hand for the bid hand
"""

import numpy as np

from clubsuit.games.state import DEAL, NOBODY, OVER, State, state_dtype, view_common
from clubsuit.games.tricks import (
    CLUBS,
    FULL,
    NO_CARD,
    beats,
    one_of_each_row,
    quarters,
    suit_cards,
    suit_of,
    winners_among,
)
from clubsuit.kernel import compiled, fill_cards, inlined, nth_card, popcount
from clubsuit.random_numbers import rand_below

EXCHANGE, PLAY = 2, 3
KEEP, SWAP = 52, 53
SEATS = 3
BID = 3
"""Index of the bid hand among the places of cards. Indices 0 to 2 are the hands of the players."""
HAND = 13
TRICK_POINTS = 1
LAST_TRICK_POINTS = 0

STATE = state_dtype(
    SEATS,
    [
        ("quota", "i8"),  # number of tricks that score nothing (CW-9)
        ("lead_left", "i8"),  # 1: the left neighbour of the last exchanger leads (CW-4)
        ("bid", "i8"),  # the bid hand (zero in a view)
        ("exchange", "i8", (SEATS,)),  # KEEP, SWAP, or 0 while undecided
        ("leader", "i8"),  # the seat that leads, or led, the open trick
        ("trick", "i8", (SEATS,)),  # by seat: the card played, or NO_CARD
        ("n", "i8"),  # number of cards in the trick
        ("led", "i8"),  # the suit led
        ("best", "i8"),  # the card that wins so far
        ("winner", "i8"),  # the seat that played that card
        ("broken", "i8"),  # 1: clubs may be led
        ("played", "i8"),  # set of cards played in this hand
        ("tricks", "i8", (SEATS,)),  # by seat: number of tricks won
        ("lacks", "i8", (SEATS,)),  # by seat: cards that it does not hold, as its plays show
        ("knows", "i8", (SEATS, SEATS + 1)),  # [seat, place]: cards it knows to be in the place
    ],
)


# ---- deal (CW-2) ---------------------------------------------------------------------


@compiled
def clear_hand(s: State) -> None:
    """Prepare the state for the next deal, by the left neighbour of the last dealer (CW-11)."""
    if s.hand_number > 0:
        s.dealer = (s.dealer + 1) % SEATS
    s.hand_number += 1
    for p in range(SEATS):
        s.score[p] = 0
        s.tricks[p] = 0
        s.lacks[p] = 0
        s.exchange[p] = 0
        s.trick[p] = NO_CARD
        for place in range(SEATS + 1):
            s.knows[p, place] = 0
    s.n = 0
    s.led = 0
    s.best = 0
    s.winner = 0
    s.broken = 0
    s.played = 0
    s.tricks_done = 0
    s.last_winner = NOBODY


@compiled
def begin_hand(s: State) -> None:
    """Begin the exchange after the deal: the dealer's left neighbour decides first."""
    s.phase = EXCHANGE
    s.turn = (s.dealer + 1) % SEATS
    s.leader = s.turn


@compiled
def deal(s: State) -> None:
    """Deal the next hand at random."""
    clear_hand(s)
    s.hand[0], s.hand[1], s.hand[2], s.bid = quarters(s.pack, s.rng)
    begin_hand(s)


# ---- legal ---------------------------------------------------------------------------


@compiled
def legal_cards(s: State) -> int:
    """Return the cards that the seat to act may play (CW-5, CW-6, CW-7)."""
    hand = s.hand[s.turn]
    if s.n == 0:
        plain = hand & ~CLUBS
        if s.broken or plain == 0:
            return hand
        return plain
    follow = hand & suit_cards(s.led)
    choice = follow if follow else hand
    beating = winners_among(s, choice)
    return beating if beating else choice


@compiled
def legal_set(s: State) -> int:
    """Return the legal action codes as a bit mask; 0 if no seat is to act."""
    if s.phase == EXCHANGE:
        return (1 << KEEP) | (1 << SWAP)
    if s.phase == PLAY:
        return legal_cards(s)
    return 0


@compiled
def legal(s: State, out: np.ndarray) -> int:
    """Write the legal action codes into `out` and return their number."""
    return fill_cards(legal_set(s), out)


# ---- apply ---------------------------------------------------------------------------


@compiled
def apply(s: State, code: int, cards: int) -> None:
    """Carry out a legal action."""
    if s.phase == EXCHANGE:
        _exchange(s, code)
    else:
        _play(s, code)


@compiled
def _exchange(s: State, code: int) -> None:
    """Keep or swap (CW-3).

    After the dealer's decision, the play begins (CW-4).
    """
    p = s.turn
    s.exchange[p] = code
    if code == SWAP:
        laid_down = s.hand[p]
        s.hand[p] = s.bid
        s.bid = laid_down
        for q in range(SEATS):
            known = s.knows[q, BID]
            s.knows[q, BID] = s.knows[q, p]
            s.knows[q, p] = known
        s.knows[p, BID] = laid_down
        s.knows[p, p] = 0
        s.leader = (p + 1) % SEATS if s.lead_left else p
    s.turn = (p + 1) % SEATS
    if p == s.dealer:
        s.phase = PLAY
        s.turn = s.leader


@compiled
def _play(s: State, card: int) -> None:
    p = s.turn
    if s.n == 0:
        _lead(s, p, card)
    else:
        _follow(s, p, card)
    s.hand[p] &= ~(1 << card)
    s.played |= 1 << card
    s.trick[p] = card
    s.n += 1
    if s.n == SEATS:
        _finish_trick(s)
    else:
        s.turn = (p + 1) % SEATS


@compiled
def _lead(s: State, p: int, card: int) -> None:
    s.led = suit_of(card)
    s.best = card
    s.winner = p
    if s.led == 0 and not s.broken:  # legal only if the hand has nothing but clubs (CW-7)
        s.broken = 1
        s.lacks[p] |= FULL & ~CLUBS


@compiled
def _follow(s: State, p: int, card: int) -> None:
    """Play a card to a trick that has been led.

    Updates the best card so far, and the cards that seat p is now known to lack.
    """
    suit = suit_of(card)
    could = suit_cards(s.led)
    if suit != s.led:
        s.lacks[p] |= could
        could = FULL
        if suit == 0:
            s.broken = 1
    if beats(s, card):
        s.best = card
        s.winner = p
    else:
        s.lacks[p] |= winners_among(s, could)


@compiled
def _finish_trick(s: State) -> None:
    """Give the trick to its winner, who then leads (CW-8)."""
    s.tricks[s.winner] += 1
    s.tricks_done += 1
    s.last_winner = s.winner
    s.leader = s.winner
    s.turn = s.winner
    s.n = 0
    for p in range(SEATS):
        s.trick[p] = NO_CARD
    if s.tricks_done == s.hand_size:
        score_hand(s)


# ---- score (CW-9, CW-10) -----------------------------------------------------------------


@compiled
def score_hand(s: State) -> None:
    """Score each seat's tricks above or below the quota."""
    for p in range(SEATS):
        s.score[p] = TRICK_POINTS * (s.tricks[p] - s.quota)
    s.score[s.last_winner] += LAST_TRICK_POINTS
    end_hand(s)


@compiled
def end_hand(s: State) -> None:
    """Add the scores to the totals; the game ends at plus or minus the target."""
    s.turn = NOBODY
    s.phase = DEAL
    for p in range(SEATS):
        s.total[p] += s.score[p]
        if s.total[p] >= s.target or s.total[p] <= -s.target:
            s.winners |= 1 << p
            s.phase = OVER


# ---- endings: functions for the exact solver -----------------------------------------------


@compiled
def ending_choices(s: State) -> int:
    """Return one card of each group of equivalent cards that the seat to act may play.

    Equivalent cards lead to the same result.
    """
    others = 0
    for p in range(SEATS):
        if s.trick[p] != NO_CARD:
            others |= 1 << s.trick[p]
        if p != s.turn:
            others |= s.hand[p]
    return one_of_each_row(legal_cards(s), others)


@compiled
def ending_key(s: State) -> int:
    """Return a key of everything that the remaining tricks depend on.

    It is called at the start of a trick. Players keep their cards until they play them, so the set
    of all cards held determines each hand.
    """
    return s.hand[0] | s.hand[1] | s.hand[2] | s.turn << 52 | s.broken << 54


@compiled
def banked(s: State, p: int) -> int:
    """Return the points that a seat keeps for sure; later tricks can only add to them (CW-9)."""
    return TRICK_POINTS * s.tricks[p]


# ---- view ----------------------------------------------------------------------------------


@compiled
def view(s: State, me: int, v: State) -> None:
    """Copy what the seat may know into `v`, which is all zeros."""
    view_common(s, me, v)
    v.quota = s.quota
    v.lead_left = s.lead_left
    v.leader = s.leader
    v.n = s.n
    v.led = s.led
    v.best = s.best
    v.winner = s.winner
    v.broken = s.broken
    v.played = s.played
    for p in range(SEATS):
        v.exchange[p] = s.exchange[p]
        v.trick[p] = s.trick[p]
        v.tricks[p] = s.tricks[p]
        v.lacks[p] = s.lacks[p]
    for place in range(SEATS + 1):
        v.knows[me, place] = s.knows[me, place]


# ---- playout ----------------------------------------------------------------------------------


@inlined
def decide_randomly(s: State, rng: np.ndarray) -> bool:
    """Carry out a random legal code; each code has the same probability."""
    choice = legal_set(s)
    apply(s, nth_card(choice, rand_below(rng, popcount(choice))), 0)
    return True
