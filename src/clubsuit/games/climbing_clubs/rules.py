"""Climbing Clubs: CLUBS by Dominic Crapuchettes, for two to six players.

Ten cards each, numbers 1 to 15; only clubs carry points. The leader plays a
single card, a set or a run; the others, in turn, play the same kind and size with
a higher top, or pass, until all pass or a 15 falls. Who goes out takes the best
bonus card left; who is last scores nothing. Cards set aside are dealt in the next
hand, so who counts knows what is still to come. (RULES.md, CC-1 to CC-15.)

Action codes (see `climbing_combinations` for combinations):

    PASS     play nothing this turn
    DOUBLE   "double or nothing"; the same player then plays or passes
    others   a combination: numbers, which of them are clubs, which wild 15s

Cards of the suits without points are interchangeable, so a code leaves their suits
open. `Action.cards` fixes them: bits 0 to 59 are the exact cards, and bits 60 to
62, in a run with several 15s that are not clubs, the order in which these stand
(the number of the permutation of D H S; 0 is ascending). Cards 0: the canonical
ones, of the lowest suits held.
"""

import numpy as np

from clubsuit.games import state
from clubsuit.games.climbing_clubs.batch_sampling import DEPTH, think_back
from clubsuit.games.climbing_clubs.combinations import (
    CARDS,
    DOUBLE,
    FIFTEEN,
    HAND,
    NUMBERS,
    PASS,
    SUIT,
    cards_in,
    combinations_into,
    is_run,
    size_of,
    top_of,
)
from clubsuit.games.state import DEAL, NOBODY, OVER, State, state_dtype, view_common
from clubsuit.kernel import compiled, fill_cards, inlined, lowest
from clubsuit.random_numbers import shuffle

PLAY, ANSWER = 2, 3
SEATS = 6
FULL = (1 << CARDS) - 1
BONUS = np.array([12, 10, 8, 5, 2, 0])
"""The bonus cards of six players; fewer leave out the highest (CC-1)."""
BONUS_OF_TWO = 5
NO_BONUS = -1
TARGET = 50
TEAM_TARGETS = {(4, 2): 100, (6, 3): 100, (6, 2): 150}
"""By players and number of teams (CC-13)."""

STATE = state_dtype(
    SEATS,
    [
        *((name, "i8") for name in ("teams", "doubling", "wild", "crazy")),
        ("club_points", "i8", (SUIT,)),
        # the open trick
        ("run", "i8"),  # the combination to beat: 1 for a run,
        ("n", "i8"),  # how many cards (0: nothing lies, the turn is a lead),
        ("top", "i8"),  # and its highest number
        ("last", "i8"),  # who played it, or NOBODY
        ("passes", "i8"),  # passes in a row since
        ("trick", "i8"),  # set of all cards in the trick
        # the hand so far
        ("shown", "i8", (SEATS,)),  # by seat: set of cards played
        ("played", "i8"),  # set of all cards played
        ("tricks", "i8", (SEATS,)),
        ("points", "i8", (SEATS,)),  # on clubs taken
        ("doubled", "i8", (SEATS,)),
        ("holders", "i8"),  # set of the seats that are not out
        ("gone_out", "i8"),  # how many are
        ("order", "i8", (SEATS,)),  # these seats, in the order of going out
        ("bonus", "i8", (SEATS,)),  # by seat: the bonus card taken, or NO_BONUS
        # what goes from hand to hand (CC-3)
        ("stock_n", "i8"),  # how many cards are set aside
        ("stock", "i8", (CARDS,)),  # these cards; the next one to be dealt is the last
        ("old", "i8", (SEATS,)),  # how many cards of each hand were set aside before a reshuffle
        ("gone", "i8", (SEATS,)),  # cards that each seat saw go to the discard pile
        ("recycled", "i8", (SEATS,)),  # the same, of the pile that this deal reshuffled
        # [seat, i]: sets of cards, each within the next; at least this many of each, this seat can
        # tell, were left over in the hand before, and not set aside (one row is scratch)
        ("mixed", "i8", (SEATS + 1, DEPTH)),
        ("least", "i8", (SEATS + 1, DEPTH)),
    ],
)


# ---- deal (CC-3) ---------------------------------------------------------------------


@compiled
def start(s: State) -> None:
    """Nothing scored, nothing dealt, nothing set aside; options and generator stay."""
    for p in range(SEATS):
        s.hand[p] = 0
        s.gone[p] = 0
        s.recycled[p] = 0
        s.old[p] = 0
        s.shown[p] = 0
    for p in range(SEATS + 1):
        for i in range(DEPTH):
            s.mixed[p, i] = 0
            s.least[p, i] = 0
    s.played = 0
    s.stock_n = 0
    state.start(s)


@inlined
def clear_hand(s: State) -> None:
    """Make ready for the next deal; the deal moves left."""
    if s.hand_number > 0:
        s.dealer = (s.dealer + 1) % s.seats
    s.hand_number += 1
    _remember(s)
    for p in range(SEATS):
        s.score[p] = 0
        s.hand[p] = 0
    clear_play(s)


@inlined
def clear_play(s: State) -> None:
    """Nothing has been played yet."""
    for p in range(SEATS):
        s.shown[p] = 0
        s.tricks[p] = 0
        s.points[p] = 0
        s.doubled[p] = 0
        s.order[p] = NOBODY
        s.bonus[p] = NO_BONUS
    s.gone_out = 0
    s.played = 0
    s.tricks_done = 0
    s.last_winner = NOBODY
    _clear_trick(s)


@inlined
def _remember(s: State) -> None:
    """What each seat saw of the hand before, and what a reshuffle makes of it.

    Cards seen on the discard pile can come again only after a reshuffle. Then they
    are certainly not among the cards that had been set aside, of which each hand
    gets a number that all know.
    """
    reshuffle = s.stock_n < HAND * s.seats
    if reshuffle and s.stock_n > 0:
        think_back(s)
    for q in range(s.seats):
        seen = s.gone[q] | s.hand[q] | s.played
        place = (q - s.dealer - 1) % s.seats
        s.old[q] = 0
        s.gone[q] = 0
        s.recycled[q] = 0
        if not reshuffle:
            s.gone[q] = seen
        elif s.stock_n > 0:
            s.recycled[q] = seen
            s.old[q] = (s.stock_n + s.seats - 1 - place) // s.seats


@inlined
def _clear_trick(s: State) -> None:
    s.run = 0
    s.n = 0
    s.top = 0
    s.last = NOBODY
    s.passes = 0
    s.trick = 0


@inlined
def begin_hand(s: State) -> None:
    """The cards are dealt: the dealer's left neighbour leads (CC-5)."""
    s.phase = PLAY
    s.turn = (s.dealer + 1) % s.seats
    s.holders = (1 << s.seats) - 1


@inlined
def deal(s: State) -> None:
    """Deal one card at a time: the cards set aside first, then the reshuffled pile."""
    clear_hand(s)
    dealt = 0
    p = s.dealer
    for _ in range(HAND * s.seats):
        if s.stock_n == 0:
            s.stock_n = fill_cards(FULL & ~dealt, s.stock)
            shuffle(s.rng, s.stock, s.stock_n)
        s.stock_n -= 1
        bit = 1 << s.stock[s.stock_n]
        s.stock[s.stock_n] = 0
        p += 1
        if p >= s.seats:
            p = 0
        s.hand[p] |= bit
        dealt |= bit
    begin_hand(s)


# ---- legal ---------------------------------------------------------------------------


@compiled
def may_double(s: State) -> bool:
    """Whether the seat to act may declare "double" (CC-11)."""
    p = s.turn
    return s.doubling != 0 and s.doubled[p] == 0 and s.shown[p] == 0


@inlined
def may_count_double(s: State, p: int) -> bool:
    """Whether the points of p are doubled, or may yet be (CC-11)."""
    return s.doubled[p] != 0 or (s.doubling != 0 and s.shown[p] == 0)


@inlined
def legal(s: State, out: np.ndarray) -> int:
    """Write all legal action codes into `out`; returns how many."""
    if s.phase != PLAY and s.phase != ANSWER:
        return 0
    n = 0
    if s.n > 0:
        out[n] = PASS
        n += 1
    if may_double(s):
        out[n] = DOUBLE
        n += 1
    return combinations_into(s, s.hand[s.turn], out, n)


# ---- apply ---------------------------------------------------------------------------


@inlined
def apply(s: State, code: int, cards: int) -> None:
    """Carry out a legal action, with exactly these cards or, for 0, with its canonical ones."""
    if cards:
        apply_cards(s, code, cards & FULL)
    else:
        apply_code(s, code)


@inlined
def apply_code(s: State, code: int) -> None:
    """Carry out a legal action with its canonical cards."""
    apply_cards(s, code, cards_in(s.hand[s.turn], code) if code > DOUBLE else 0)


@inlined
def apply_cards(s: State, code: int, cards: int) -> None:
    """Carry out a legal action with exactly these cards."""
    if code == DOUBLE:
        s.doubled[s.turn] = 1
        return
    p = s.turn
    won = s.phase == ANSWER  # the last answer ends the trick, whatever it is (CC-8)
    if code == PASS:
        s.passes += 1
    else:
        _lay(s, p, code, cards)
        # a wild 15 is the number it stands for, so it does not win at once (CC-12)
        won = won or (s.top == FIFTEEN and not s.crazy) or (s.phase == ANSWER and s.teams > 0)
    s.turn = NOBODY if won else next_holder(s, p, s.last)
    if s.turn == NOBODY:
        _finish_trick(s)


@inlined
def next_holder(s: State, p: int, stop: int) -> int:
    """The next seat to the left of p with cards; NOBODY where `stop` is reached first."""
    seats = s.holders | 1 << stop
    left = seats >> p + 1 << p + 1
    q = lowest(left if left else seats)
    return NOBODY if q == stop else q


@inlined
def _lay(s: State, p: int, code: int, cards: int) -> None:
    """The cards go from the hand to the trick."""
    s.hand[p] &= ~cards
    s.shown[p] |= cards
    s.played |= cards
    s.trick |= cards
    s.run = is_run(code)
    s.n = size_of(code)
    s.top = top_of(code)
    s.last = p
    s.passes = 0
    if s.hand[p] == 0 and s.phase == PLAY:  # the last answer never counts as going out (CC-8)
        _go_out(s, p)


@compiled
def bonus_after(s: State, out: int) -> int:
    """The bonus card for going out after this many others (CC-7)."""
    if s.seats == 2:
        return 0 if out else BONUS_OF_TWO
    return int(BONUS[min(SEATS - s.seats + out, SEATS - 1)])


@compiled
def _go_out(s: State, p: int) -> None:
    """The highest bonus card left (CC-7); phase ANSWER once only one side holds cards."""
    s.bonus[p] = bonus_after(s, s.gone_out)
    s.order[s.gone_out] = p
    s.gone_out += 1
    s.holders &= ~(1 << p)
    sides = s.teams if s.teams else s.seats
    side = lowest(s.holders) % sides
    for q in range(s.seats):
        if s.holders >> q & 1 and q % sides != side:
            return
    s.phase = ANSWER


@inlined
def points_on(s: State, cards: int) -> int:
    """The points on the clubs among these cards (CC-2)."""
    clubs = cards & NUMBERS
    points = 0
    while clubs:
        points += s.club_points[lowest(clubs)]
        clubs &= clubs - 1
    return points


@inlined
def _finish_trick(s: State) -> None:
    """Who played last takes all cards, of which only the clubs matter, and leads (CC-6).

    A winner without cards leaves the lead to the next player to the left.
    """
    p = s.last
    s.points[p] += points_on(s, s.trick)
    s.tricks[p] += 1
    s.tricks_done += 1
    s.last_winner = p
    _clear_trick(s)
    if s.phase == ANSWER:
        score_hand(s)
    else:
        s.turn = p if s.holders >> p & 1 else next_holder(s, p, p)


# ---- score (CC-9, CC-10, CC-11, CC-13) -----------------------------------------------


@compiled
def own_points(s: State, p: int) -> int:
    """What a player brings in alone: bonus card and clubs, doubled or lost."""
    if s.doubled[p] and s.order[0] != p:
        return 0
    points = s.points[p] + max(s.bonus[p], 0)
    return 2 * points if s.doubled[p] else points


@compiled
def is_last(s: State, p: int) -> bool:
    """Whether p, after the hand, took the 0 card, or is in the team that alone held cards."""
    if s.teams == 0:
        return s.bonus[p] == 0
    held = 0
    for q in range(p % s.teams, s.seats, s.teams):
        held |= s.hand[q]
    return held != 0


@compiled
def score_hand(s: State) -> None:
    """Points of the hand, which is over (CC-9)."""
    if s.teams == 0 and s.seats > 2:
        for p in range(s.seats):
            if s.bonus[p] == NO_BONUS:
                s.bonus[p] = 0
    sides = s.teams if s.teams else s.seats
    for p in range(s.seats):
        s.score[p] = 0
        if not is_last(s, p):
            for q in range(p % sides, s.seats, sides):
                s.score[p] += own_points(s, q)
    end_hand(s)


@compiled
def end_hand(s: State) -> None:
    """The hand has been scored; the game ends at the target, and most points win it (CC-10)."""
    best = 0
    for p in range(s.seats):
        s.total[p] += s.score[p]
        best = max(best, s.total[p])
    s.turn = NOBODY
    s.phase = DEAL
    if best >= s.target:
        s.phase = OVER
        for p in range(s.seats):
            if s.total[p] == best:
                s.winners |= 1 << p


# ---- view ----------------------------------------------------------------------------


@compiled
def view(s: State, me: int, v: State) -> None:
    """Copy what the seat may know into `v`, which is all zeros."""
    view_common(s, me, v)
    v.teams = s.teams
    v.doubling = s.doubling
    v.wild = s.wild
    v.crazy = s.crazy
    for i in range(SUIT):
        v.club_points[i] = s.club_points[i]
    v.run = s.run
    v.n = s.n
    v.top = s.top
    v.last = s.last
    v.passes = s.passes
    v.trick = s.trick
    v.played = s.played
    v.holders = s.holders
    v.gone_out = s.gone_out
    v.stock_n = s.stock_n
    for p in range(SEATS):
        v.shown[p] = s.shown[p]
        v.tricks[p] = s.tricks[p]
        v.points[p] = s.points[p]
        v.doubled[p] = s.doubled[p]
        v.order[p] = s.order[p]
        v.bonus[p] = s.bonus[p]
        v.old[p] = s.old[p]
    v.gone[me] = s.gone[me]
    v.recycled[me] = s.recycled[me]
    for i in range(DEPTH):
        v.mixed[me, i] = s.mixed[me, i]
        v.least[me, i] = s.least[me, i]
