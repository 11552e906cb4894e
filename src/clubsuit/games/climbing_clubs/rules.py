"""Climbing Clubs: CLUBS by Dominic Crapuchettes, for two to six players.

Each player gets ten cards with numbers from 1 to 15; only clubs carry points. The leader plays a
single card, a set or a run. The others, in turn, pass or play the same kind and size with a higher
top card. The trick ends when all others pass or when a 15 is played. A player who goes out takes
the best bonus card left; the last player scores nothing. Cards set aside are dealt in the next
hand, so players who count cards know what is still to come. (Rules CC-1 to CC-15 in
`texts/en/climbing-clubs.md`.)

Action codes (see `combinations` for the codes of combinations):

    PASS     play nothing this turn
    DOUBLE   "double or nothing"; the same player then plays or passes
    others   a combination: its numbers, its clubs and its wild 15s

Cards of the suits without points are interchangeable, so a code does not contain their suits.
`Action.cards` contains the exact cards in bits 0 to 59. In a run with several 15s that are not
clubs, bits 60 to 62 are the order of these 15s (the index of the permutation of D H S; 0 is
ascending). If `Action.cards` is 0, the canonical cards are played: those of the lowest suits held.
"""

import numpy as np

from clubsuit.games import state
from clubsuit.games.climbing_clubs.batch_sampling import DEPTH, think_back
from clubsuit.games.climbing_clubs.combinations import (
    CARDS,
    DOUBLE,
    FIFTEEN,
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
LOWEST_BONUS = 2
SECOND_BONUS = 5
THIRD_BONUS = 8
FOURTH_BONUS = 10
HIGHEST_BONUS = 12
BONUS = np.array(
    [
        *sorted([LOWEST_BONUS, SECOND_BONUS, THIRD_BONUS, FOURTH_BONUS, HIGHEST_BONUS])[::-1],
        0,
    ]
)
"""The bonus cards for six players; with fewer players, the highest are not used (CC-1)."""
BONUS_OF_TWO = 5
NO_BONUS = -1
TARGET = 50
TEAM_TARGETS = {(4, 2): 100, (6, 3): 100, (6, 2): 150}
"""Targets by number of players and number of teams (CC-13)."""

STATE = state_dtype(
    SEATS,
    [
        ("teams", "i8"),  # number of teams; 0 without teams (CC-13)
        ("doubling", "i8"),  # 1 with double or nothing (CC-11)
        ("wild", "i8"),  # 1 with wild 15s (CC-12)
        ("crazy", "i8"),  # 1 in the game Crazy (CC-14)
        ("club_points", "i8", (SUIT,)),  # points on the clubs 1 to 15
        # the open trick
        ("run", "i8"),  # 1 if the combination to beat is a run
        ("n", "i8"),  # number of cards of that combination; 0 before a lead
        ("top", "i8"),  # highest number of that combination
        ("last", "i8"),  # the seat that played that combination, or NOBODY
        ("passes", "i8"),  # passes in a row since that play
        ("trick", "i8"),  # set of all cards in the trick
        # the hand so far
        ("shown", "i8", (SEATS,)),  # by seat: set of cards played
        ("played", "i8"),  # set of all cards played
        ("tricks", "i8", (SEATS,)),  # by seat: number of tricks won
        ("points", "i8", (SEATS,)),  # by seat: points on the clubs taken
        ("doubled", "i8", (SEATS,)),  # by seat: 1 if it has declared double
        ("holders", "i8"),  # set of seats that have not gone out
        ("gone_out", "i8"),  # number of seats that have gone out
        ("order", "i8", (SEATS,)),  # the seats that have gone out, in that order
        ("bonus", "i8", (SEATS,)),  # by seat: the bonus card taken, or NO_BONUS
        # what is kept from hand to hand (CC-3)
        ("stock_n", "i8"),  # number of cards set aside
        ("stock", "i8", (CARDS,)),  # the cards set aside; the last one is dealt next
        ("old", "i8", (SEATS,)),  # by seat: number of its cards set aside before a reshuffle
        ("gone", "i8", (SEATS,)),  # by seat: cards that it saw on their way to the discard pile
        ("recycled", "i8", (SEATS,)),  # by seat: cards seen on the pile that this deal reshuffled
        # [seat, i]: nested sets of cards, each contained in the next. The seat can derive that at
        # least `least` cards of `mixed` were left over in the previous hand, instead of set aside.
        # The last row is scratch space.
        ("mixed", "i8", (SEATS + 1, DEPTH)),  # [seat, i]: a set of cards
        ("least", "i8", (SEATS + 1, DEPTH)),  # [seat, i]: number of cards
    ],
)


# ---- deal (CC-3) ---------------------------------------------------------------------


@compiled
def start(s: State) -> None:
    """Start a new game, with no scores and with no cards dealt or set aside.

    The options, the number of seats and the generator are kept.
    """
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
    """Prepare the state for the next deal, by the left neighbour of the last dealer."""
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
    """Reset the fields of the play."""
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
    """Update what each seat knows about the cards, after a hand and at a reshuffle.

    A card seen on the discard pile can return only after a reshuffle. It is then certainly not one
    of the cards that had been set aside. Everyone knows how many cards each hand gets from those
    set aside.
    """
    reshuffle = s.stock_n < s.hand_size * s.seats
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
    """Begin the play after the deal: the dealer's left neighbour leads (CC-5)."""
    s.phase = PLAY
    s.turn = (s.dealer + 1) % s.seats
    s.holders = (1 << s.seats) - 1


@inlined
def deal(s: State) -> None:
    """Deal one card at a time: first the cards set aside, then the reshuffled pile."""
    clear_hand(s)
    dealt = 0
    p = s.dealer
    for _ in range(s.hand_size * s.seats):
        if s.stock_n == 0:
            s.stock_n = fill_cards(s.pack & ~dealt, s.stock)
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
    """Return whether the seat to act may declare "double" (CC-11)."""
    p = s.turn
    return s.doubling != 0 and s.doubled[p] == 0 and s.shown[p] == 0


@inlined
def may_count_double(s: State, p: int) -> bool:
    """Return whether the points of p are doubled, or may still be (CC-11)."""
    return s.doubled[p] != 0 or (s.doubling != 0 and s.shown[p] == 0)


@inlined
def legal(s: State, out: np.ndarray) -> int:
    """Write all legal action codes into `out` and return their number."""
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
    """Carry out a legal action with exactly these cards.

    If `cards` is 0, the canonical cards are played.
    """
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
    won = s.phase == ANSWER  # a last answer always ends the trick (CC-8)
    if code == PASS:
        s.passes += 1
    else:
        _lay(s, p, code, cards)
        # a wild 15 counts as the number it stands for, so it does not win at once (CC-12)
        won = won or (s.top == FIFTEEN and not s.crazy) or (s.phase == ANSWER and s.teams > 0)
    s.turn = NOBODY if won else next_holder(s, p, s.last)
    if s.turn == NOBODY:
        _finish_trick(s)


@inlined
def next_holder(s: State, p: int, stop: int) -> int:
    """Return the next seat that has cards, to the left of p; NOBODY if `stop` comes first."""
    seats = s.holders | 1 << stop
    left = seats >> p + 1 << p + 1
    q = lowest(left if left else seats)
    return NOBODY if q == stop else q


@inlined
def _lay(s: State, p: int, code: int, cards: int) -> None:
    """Move the cards from the hand of p to the trick."""
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
    """Return the bonus card for going out after `out` other players (CC-7)."""
    if s.seats == 2:
        return 0 if out else BONUS_OF_TWO
    return int(BONUS[min(SEATS - s.seats + out, SEATS - 1)])


@compiled
def _go_out(s: State, p: int) -> None:
    """Give p the highest bonus card left (CC-7).

    The phase becomes ANSWER when only one side still holds cards.
    """
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
    """Return the points on the clubs among these cards (CC-2)."""
    clubs = cards & NUMBERS
    points = 0
    while clubs:
        points += s.club_points[lowest(clubs)]
        clubs &= clubs - 1
    return points


@inlined
def _finish_trick(s: State) -> None:
    """Give all cards to the player who played last, who then leads (CC-6).

    Only the clubs count for points. If the winner has no cards, the next player to the left leads.
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
    """Return a player's points for bonus card and clubs, perhaps doubled or lost (CC-9, CC-11)."""
    if s.doubled[p] and s.order[0] != p:
        return 0
    points = s.points[p] + max(s.bonus[p], 0)
    return 2 * points if s.doubled[p] else points


@compiled
def is_last(s: State, p: int) -> bool:
    """Return whether p is last at the end of the hand.

    Without teams, the last player has the 0 card. With teams, all players of the team that still
    holds cards are last.
    """
    if s.teams == 0:
        return s.bonus[p] == 0
    held = 0
    for q in range(p % s.teams, s.seats, s.teams):
        held |= s.hand[q]
    return held != 0


@compiled
def score_hand(s: State) -> None:
    """Score the finished hand (CC-9)."""
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
    """Add the scores to the totals, and check if the game is over.

    The game ends at the target, and the most points win (CC-10).
    """
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
