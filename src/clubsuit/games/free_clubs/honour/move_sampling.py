"""Exact uniform draws of the hidden cards of Free Clubs in honour play.

In honour play any player may pay with any cards and may revoke, so a play proves nothing. Only
these facts prove something: the number of cards paid; whether a handicap was asked for (its payer
then held the suit); and what the referee ruled or did not find. Each of these facts says where the
cards of one suit were at one time.

The draws are made for one player (ME; *I* in the comments below). A card makes a *journey*, which
consists of a start and a set of moves. The card starts with this player, with the left neighbour
(A) or with the right neighbour (B). Each handicap, each Queen and the pass may move it. The moves
are numbered by the auction's steps 0 to 15; the pass is 16. Two kinds of conditions connect the
journeys of different cards:

- room: each move that the player did not see takes a fixed number of cards, and so does A's hand;
- facts about a suit: what each handicap took (and hence what is owed), and what was ruled.

The suits are therefore processed one by one, each from its nine down to its ace. The number of ways
to continue is counted for each combination of free places in the rooms and each state of the suit's
facts. A walk through these counts draws a consistent history of all cards. Each history has the
same probability, and none is rejected. The time grows with the product of the sizes of the rooms.
In most hands, each card takes some thousands of additions.
"""

from typing import NamedTuple

import numpy as np

from clubsuit.games.free_clubs.suit_sampling import KING, KING_CARDS, QUEEN, TEN
from clubsuit.kernel import compiled, lowest
from clubsuit.random_numbers import rand_below

ME, A, B = 0, 1, 2
NOBODY = -1
PASS_ON = 16
"""Number of the move in which each player passes a card to the right (FC-10)."""
MOVES = 17

M_OWNER, M_CARDS, M_STATE, M_SEEN = range(4)
"""Columns of a move.

M_OWNER is the player who makes the move, or NOBODY. M_CARDS is the number of cards that the move
took. M_STATE is the state of the move (see below). M_SEEN is 1 if I saw which cards the move took.
The pass has no single owner; its M_CARDS counts only the card that B sent to A.
"""
M_SIZE = 4
NOT_YET, NOT_ASKED, PAID, DUE = range(4)
"""Values of M_STATE.

NOT_YET: the move is still to come. NOT_ASKED: the payer held no card of the suit. PAID: the move
has been made. DUE: the handicap is due now.
"""

C_START, C_SEEN, C_END, C_TRICK, C_DEBT, C_FROM, C_MADE, C_TO = range(8)
"""Columns of a card.

Known before the draw:
    C_START  the place where the card started, as far as I know
    C_SEEN   the set of its moves that I saw
    C_END    the player who holds it or has played it
    C_TRICK  the trick in which it was played, or IN_HAND
    C_DEBT   what I know about a debt

Written by the draw:
    C_FROM   the player with whom the card started
    C_MADE   the set of its moves
    C_TO     the player with whom it ended
"""
C_SIZE = 8
SETTLED, MINE, THEIRS = range(3)
"""Values of C_START.

SETTLED: the card has never left my hand, so no journey is drawn for it. MINE: it started with me.
THEIRS: it started with A or B.
"""
HIDDEN, WITH_ME, WITH_A, WITH_B = 0, 1, 2, 3
"""Values of C_END; HIDDEN means that I do not know where the card is."""
IN_HAND, PUT_ASIDE = 99, -1
"""Special values of C_TRICK: the card is still held, or a ruling took it away."""
UNKNOWN, NOT_OWED, IS_OWED, OWED_TO_DISCARDS, OWED_TO_LEFT = 0, 1, 2, 3, 4
"""Values of C_DEBT.

IS_OWED: the card is owed, but it is not known to which handicap. OWED_TO_DISCARDS and OWED_TO_LEFT:
the handicap sends the owed card to the discards or to the left neighbour.
"""

PER_SUIT = 13
RANKS = 9
MOST_WAYS = 128
"""Maximum number of journeys listed for one card.

A journey is listed twice if the card may be the lowest of its suit in the hand of a 10's payer.
"""
W_START, W_MOVES, W_END, W_ROOMS, W_DELTA, W_LABEL = 0, 1, 2, 3, 4, 5
W_SIZE = 6
GONE = 3
"""Value of W_END for a card that was discarded."""
HAND_ROOM = 17
"""Index of A's hand among the rooms."""
F_WITNESS, F_SIZE = 4, 6
"""Layout of a suit's facts.

There is one number for each of the four levels. Two more numbers, for A and for B, start at index
F_WITNESS. Each of these two is 1 if the player held an unowed card of the suit.
"""
TEN_NONE, TEN_SOME, TEN_LOWEST, TEN_PAID = 0, 1, 2, 3
"""States of the payer of a 10, while the suit is processed from nine to ace.

TEN_NONE: the payer has held no card of the suit so far. TEN_SOME: the payer has held some.
TEN_LOWEST: the last card was the payer's lowest, which is owed. TEN_PAID: the payer has paid with
the suit, so nothing is owed.
"""


class Known(NamedTuple):
    """Everything that a view shows about the hidden cards."""

    moves: np.ndarray
    """The moves, (17, M_SIZE)."""
    cards: np.ndarray
    """The cards, (52, C_SIZE); C_FROM, C_MADE and C_TO receive the journeys drawn."""
    held: np.ndarray
    """Known holdings of A and B by suit, (3, 4).

    A value of t + 1 means that the player held an unowed card of the suit in trick t or later; 0
    means that nothing is known.
    """
    void: np.ndarray
    """Known voids of A and B by suit, (3, 4).

    A value of t + 1 means that the player held no unowed card of the suit in trick t or later; 0
    means that nothing is known.
    """
    room: int
    """The number of cards in A's hand, without those that rulings have given to A."""


class Rooms(NamedTuple):
    """The free places of all rooms, encoded as one number.

    The rooms are A's hand and each move that I did not see.
    """

    strides: np.ndarray
    """By room: the amount that a free place adds to the number, (18,); 0 without such a room."""
    open: np.ndarray
    """The set of rooms with free places, for each value of the number."""


@compiled
def place_cards(known: Known, rng: np.ndarray) -> None:
    """Draw the journeys of all cards that are not SETTLED."""
    strides = np.zeros(HAND_ROOM + 1, np.int64)
    size = _strides(known, strides)
    rooms = Rooms(strides, np.zeros(size, np.int64))
    _open_rooms(known, rooms)
    after = np.zeros((5, size), np.float64)
    after[4, 0] = 1.0
    sums = np.zeros((RANKS + 1, _most_facts(known), size), np.float64)
    for suit in range(3, -1, -1):
        _count_suit(known, suit, rooms, after, sums)
    at = size - 1
    for suit in range(4):
        if suit:
            _count_suit(known, suit, rooms, after, sums)
        at = _draw_suit(known, suit, rooms, sums, at, rng)


@compiled
def possible(known: Known) -> bool:
    """Return whether any journeys of the cards fit. Works like `place_cards`, but draws nothing."""
    strides = np.zeros(HAND_ROOM + 1, np.int64)
    size = _strides(known, strides)
    rooms = Rooms(strides, np.zeros(size, np.int64))
    _open_rooms(known, rooms)
    after = np.zeros((5, size), np.float64)
    after[4, 0] = 1.0
    sums = np.zeros((RANKS + 1, _most_facts(known), size), np.float64)
    for suit in range(3, -1, -1):
        _count_suit(known, suit, rooms, after, sums)
    return after[0, size - 1] > 0.0


@compiled
def _most_facts(known: Known) -> int:
    """Return the largest number of states that the facts of a suit can have."""
    radix = np.zeros(F_SIZE, np.int64)
    most = 1
    for suit in range(4):
        most = max(most, _radixes(known, suit, radix))
    return most


@compiled
def _strides(known: Known, strides: np.ndarray) -> int:
    """Write the strides of the rooms; return how many values the encoded number can have."""
    strides[HAND_ROOM] = 1
    size = known.room + 1
    for m in range(MOVES):
        if known.moves[m, M_CARDS] and not known.moves[m, M_SEEN]:
            strides[m] = size
            size *= known.moves[m, M_CARDS] + 1
    return size


@compiled
def _open_rooms(known: Known, rooms: Rooms) -> None:
    """Write the sets of rooms with free places."""
    for i in range(len(rooms.open)):
        left = int(i % (known.room + 1) > 0) << HAND_ROOM
        for m in range(MOVES):
            if rooms.strides[m] and i // rooms.strides[m] % (known.moves[m, M_CARDS] + 1):
                left |= 1 << m
        rooms.open[i] = left


@compiled
def _step(level: int, suit: int) -> int:
    return 4 * level + 3 - suit


@compiled
def _radixes(known: Known, suit: int, radix: np.ndarray) -> int:
    """Write how many values each fact of the suit can have; return the product of these counts."""
    moves = known.moves
    size = 1
    for level in range(4):
        step = _step(level, suit)
        radix[level] = 1
        if moves[step, M_OWNER] == A or moves[step, M_OWNER] == B:
            if moves[step, M_STATE] == DUE:
                radix[level] = 2
            elif moves[step, M_STATE] == PAID:
                radix[level] = 4 if level == TEN else KING_CARDS + 1 if level == KING else 2
        size *= radix[level]
    for p in (A, B):
        radix[F_WITNESS + p - A] = 2 if known.held[p, suit] else 1
        size *= radix[F_WITNESS + p - A]
    return size


@compiled
def _left(p: int) -> int:
    return p + 1 if p < B else ME


@compiled
def _moved_to(p: int, move: int) -> int:
    """Return the player who gets a card that p moves; GONE if it is discarded."""
    if move == PASS_ON:
        return p - 1 if p > ME else B
    return _left(p) if move >> 2 == QUEEN else GONE


@compiled
def _ways(moves: np.ndarray, card: np.ndarray, strides: np.ndarray, suit: int,
          ways: np.ndarray) -> int:  # fmt: skip
    """List a card's possible journeys; return their number.

    The list grows move by move: each journey so far either skips the next move or makes it.
    """
    n = 0
    for p in (ME, A, B):
        if (p == ME) == (card[C_START] == MINE):
            ways[n, W_START] = p
            ways[n, W_MOVES] = 0
            ways[n, W_END] = p
            n += 1
    for m in range(MOVES):
        if moves[m, M_STATE] != PAID:
            continue
        wanted = card[C_SEEN] >> m & 1
        kept = 0
        grown = n
        for i in range(n):
            if _may_move(moves, m, ways[i, W_END], wanted):
                p = ways[i, W_END]
                ways[grown, W_START] = ways[i, W_START]
                ways[grown, W_MOVES] = ways[i, W_MOVES] | 1 << m
                ways[grown, W_END] = _moved_to(p, m)
                grown += 1
            if not wanted:
                for k in range(3):
                    ways[kept, k] = ways[i, k]
                kept += 1
        for i in range(n, grown):
            for k in range(3):
                ways[kept, k] = ways[i, k]
            kept += 1
        n = kept
    return _fitting(moves, card, strides, suit, ways, n)


@compiled
def _may_move(moves: np.ndarray, m: int, p: int, wanted: int) -> bool:
    """Return whether p, who held a card, may have made this move with it.

    `wanted` is 1 if I saw this move of the card.
    """
    if m == PASS_ON and p == B:
        return moves[m, M_CARDS] > 0 and not wanted
    if m == PASS_ON or moves[m, M_SEEN]:
        return wanted != 0 and (p == moves[m, M_OWNER] or (m == PASS_ON and p != GONE))
    return p == moves[m, M_OWNER] and moves[m, M_CARDS] > 0


@compiled
def _fitting(moves: np.ndarray, card: np.ndarray, strides: np.ndarray, suit: int,
             ways: np.ndarray, n: int) -> int:  # fmt: skip
    """Keep the journeys that end where the card is and avoid all hands known to be void.

    A journey is listed twice if the card may be the lowest of its suit in the hand of a 10's payer.
    The second copy has a label, which means that the card is the lowest.
    """
    kept = 0
    for i in range(n):
        end = ways[i, W_END]
        if card[C_END] == HIDDEN:
            if end == ME:
                continue
        elif end != card[C_END] - WITH_ME and not (end == GONE and card[C_END] == WITH_ME):
            continue
        if _in_a_void(moves, ways[i], suit):
            continue
        for k in range(3):
            ways[kept, k] = ways[i, k]
        rooms = 0
        delta = 0
        for m in range(MOVES):
            unseen = strides[m] and not card[C_SEEN] >> m & 1
            if unseen and ways[i, W_MOVES] >> m & 1:
                rooms |= 1 << m
                delta += strides[m]
        if end == A and card[C_TRICK] == IN_HAND:
            rooms |= 1 << HAND_ROOM
            delta += 1
        ways[kept, W_ROOMS] = rooms
        ways[kept, W_DELTA] = delta
        ways[kept, W_LABEL] = 0
        kept += 1
    n = kept
    step = _step(TEN, suit)
    if moves[step, M_STATE] == PAID and moves[step, M_OWNER] != ME:
        for i in range(n):
            holds = _holder(moves, ways[i], step) == moves[step, M_OWNER]
            if holds and not ways[i, W_MOVES] >> step & 1:
                for k in range(W_SIZE):
                    ways[kept, k] = ways[i, k]
                ways[kept, W_LABEL] = 1
                kept += 1
    return kept


@compiled
def _holder(moves: np.ndarray, way: np.ndarray, before: int) -> int:
    """Return the player who held the card just before this move."""
    p = way[W_START]
    made = way[W_MOVES] & ((1 << before) - 1)
    while made:
        p = _moved_to(p, lowest(made))
        made &= made - 1
    return p


@compiled
def _in_a_void(moves: np.ndarray, way: np.ndarray, suit: int) -> bool:
    """Return whether the journey contradicts a handicap that was not asked for.

    It does if the payer would have held the card at that time.
    """
    for level in range(4):
        step = _step(level, suit)
        if moves[step, M_STATE] == NOT_ASKED and _holder(moves, way, step) == moves[step, M_OWNER]:
            return True
    return False


@compiled
def _next_facts(known: Known, card: np.ndarray, suit: int, way: np.ndarray, radix: np.ndarray,
                facts: int) -> int:  # fmt: skip
    """Return the suit's facts after one more card that makes this journey.

    The result is -1 if that is impossible.
    """
    moves = known.moves
    debt = NOT_OWED
    result = 0
    scale = 1
    rest = facts
    for level in range(4):
        value = rest % radix[level]
        rest //= radix[level]
        step = _step(level, suit)
        if radix[level] > 1 and _holder(moves, way, step) == moves[step, M_OWNER]:
            stays = way[W_MOVES] >> step == 0
            if moves[step, M_STATE] == DUE:
                value = 1
            elif level == TEN:
                value = _next_ten(value, way[W_MOVES] >> step & 1, way[W_LABEL])
                if value < 0:
                    return -1
                if way[W_LABEL] == 1 and stays:
                    debt = OWED_TO_DISCARDS
            elif value < radix[level] - 1:
                value += 1
                if stays and debt == NOT_OWED:  # owed to the first handicap that takes it
                    debt = OWED_TO_LEFT if level == QUEEN else OWED_TO_DISCARDS
        result += scale * value
        scale *= radix[level]
    end = way[W_END]
    trick = card[C_TRICK]
    for p in (A, B):
        value = rest % radix[F_WITNESS + p - A]
        rest //= radix[F_WITNESS + p - A]
        if end == p:
            if not _debt_fits(card[C_DEBT], debt):
                return -1
            if debt == NOT_OWED:
                if known.void[p, suit] and trick >= known.void[p, suit] - 1:
                    return -1
                if known.held[p, suit] and trick >= known.held[p, suit] - 1:
                    value = 1
        result += scale * value
        scale *= radix[F_WITNESS + p - A]
    return result


@compiled
def _debt_fits(known: int, debt: int) -> bool:
    """Return whether a card's debt after its journey agrees with what is known about it."""
    if known == IS_OWED:
        return debt != NOT_OWED
    return known in (UNKNOWN, debt)


@compiled
def _next_ten(value: int, pays: int, label: int) -> int:
    """Return the state of a 10's payer after one more, lower card that the payer held.

    The result is -1 if that is impossible.
    """
    if value == TEN_LOWEST:
        return -1
    if pays:
        return TEN_PAID
    if label:
        return -1 if value == TEN_PAID else TEN_LOWEST
    return TEN_PAID if value == TEN_PAID else TEN_SOME


@compiled
def _complete(moves: np.ndarray, suit: int, radix: np.ndarray, facts: int) -> bool:
    """Return whether the facts are valid after the whole suit has been placed."""
    for level in range(4):
        value = facts % radix[level]
        facts //= radix[level]
        if radix[level] == 1:
            continue
        if level == TEN and moves[_step(level, suit), M_STATE] == PAID:
            if value < TEN_LOWEST:
                return False
        elif value == 0:
            return False
    for k in range(F_WITNESS, F_SIZE):
        if radix[k] == 2 and facts % 2 == 0:
            return False
        facts //= radix[k]
    return True


@compiled
def _card(suit: int, k: int) -> int:
    """Return the k-th card of a suit, counted down from the nine."""
    return PER_SUIT * suit + RANKS - 1 - k


@compiled
def _count_suit(known: Known, suit: int, rooms: Rooms, after: np.ndarray,
                sums: np.ndarray) -> None:  # fmt: skip
    """Count the ways to continue from each card of the suit.

    The counts are written to sums[k, facts, rooms left] and, for the whole suit, to after[suit]. On
    entry, after[suit + 1] must contain the counts for the later suits.
    """
    radix = np.zeros(F_SIZE, np.int64)
    size = _radixes(known, suit, radix)
    ways = np.zeros((MOST_WAYS, W_SIZE), np.int64)
    for facts in range(size):
        _fill(sums[RANKS, facts], after[suit + 1], _complete(known.moves, suit, radix, facts))
    for k in range(RANKS - 1, -1, -1):
        card = known.cards[_card(suit, k)]
        settled = card[C_START] == SETTLED
        for facts in range(size):
            _fill(sums[k, facts], sums[k + 1, facts], settled)
        if settled:
            continue
        n = _ways(known.moves, card, rooms.strides, suit, ways)
        for i in range(n):
            for facts in range(size):
                then = _next_facts(known, card, suit, ways[i], radix, facts)
                if then >= 0:
                    _add(sums[k, facts], sums[k + 1, then], rooms.open, ways[i])
    _fill(after[suit], sums[0, 0], True)


@compiled
def _fill(numbers: np.ndarray, source: np.ndarray, copy: bool) -> None:
    """Copy the numbers from the source, or set them to 0."""
    for i in range(len(numbers)):
        numbers[i] = source[i] if copy else 0.0


@compiled
def _add(total: np.ndarray, then: np.ndarray, open_rooms: np.ndarray, way: np.ndarray) -> None:
    """Add the ways that continue with this journey, if the rooms have free places for it."""
    rooms = way[W_ROOMS]
    delta = way[W_DELTA]
    for i in range(delta, len(total)):
        if open_rooms[i] & rooms == rooms:
            total[i] += then[i - delta]


@compiled
def _draw_suit(known: Known, suit: int, rooms: Rooms, sums: np.ndarray, at: int,
               rng: np.ndarray) -> int:  # fmt: skip
    """Draw the journeys of a suit's cards; return the free places that remain in the rooms."""
    radix = np.zeros(F_SIZE, np.int64)
    _radixes(known, suit, radix)
    ways = np.zeros((MOST_WAYS, W_SIZE), np.int64)
    facts = 0
    for k in range(RANKS):
        card = known.cards[_card(suit, k)]
        if card[C_START] == SETTLED:
            continue
        n = _ways(known.moves, card, rooms.strides, suit, ways)
        point = sums[k, facts, at] * (rand_below(rng, 1 << 30) + 0.5) / (1 << 30)
        chosen = -1
        next_facts = 0
        for i in range(n):
            if ways[i, W_DELTA] > at or rooms.open[at] & ways[i, W_ROOMS] != ways[i, W_ROOMS]:
                continue
            then = _next_facts(known, card, suit, ways[i], radix, facts)
            if then < 0:
                continue
            weight = sums[k + 1, then, at - ways[i, W_DELTA]]
            if weight > 0.0:
                chosen = i
                next_facts = then
                point -= weight
                if point < 0.0:
                    break
        card[C_FROM] = ways[chosen, W_START]
        card[C_MADE] = ways[chosen, W_MOVES]
        card[C_TO] = ways[chosen, W_END]
        at -= ways[chosen, W_DELTA]
        facts = next_facts
    return at
