"""Uniform random placings of the hidden primary cards of Free Clubs.

For one player, the hidden cards are with the left neighbour (A), with the right neighbour (B), or
in the discards of these two. The payments of A and B connect cards of the same suit (a Jack takes
the *highest*), but not cards of different suits. Therefore all placings of each suit are
enumerated, and counted by the number of cards that A gets. The four suits are then combined by
these counts. Only one other fact connects the suits: when the handicaps were paid, B still held the
card that B later sent to A. (No other player saw that card.)

In this module a suit's cards are the bits 0 to 8, ace to nine. The known facts about a suit are
stored in an array of numbers, its *facts*. The constants `S_…` are the indices into this array.
"""

import numpy as np

from clubsuit.games.tricks import NO_CARD, QUARTER
from clubsuit.kernel import compiled, lowest, nth_card, popcount
from clubsuit.random_numbers import rand_below

TEN, JACK, QUEEN, KING = 0, 1, 2, 3
"""Levels of the auction: step // 4. The level of a Joker is 4."""
KING_CARDS = 3
"""Maximum number of cards that a King takes (FC-9); the other handicaps take one."""

(
    S_HIDDEN,  # the suit's hidden cards
    S_A,  # cards A has played
    S_B,  # cards B has played
    S_GOT,  # the card A sent to me
    S_SENT,  # the card I sent to B
    S_GIVEN,  # the card given away for the suit's Queen, if I gave or got it
    S_FIXED_B,  # cards known to be in B's hand
    S_VOID_A,  # 1: A holds none now
    S_VOID_B,
    S_DUE_A,  # 1: A holds some now, because a handicap of the suit is due
    S_DUE_B,
    S_PAID_A,  # number of cards of the suit that A has discarded
    S_PAID_B,
    S_PASSED,  # 1: B has sent a card to A
    S_BY,  # four numbers, 10 to King: payer of each handicap (NOT_PAID, ME, A or B)
    S_N,  # four numbers: number of cards paid
) = (*range(15), 18)
S_SIZE = 22
NOT_PAID, ME, A, B = -1, 0, 1, 2

PLAIN, PASSED_HERE, EITHER = 1, 2, 3
"""Kinds of a suit's placing, by what the placing says about the card that B sent to A.

PLAIN: that card cannot have been of this suit. PASSED_HERE: it must have been of this suit. EITHER:
both are possible.
"""
NONE_YET, POSSIBLE, NEEDED = 0, 1, 2
"""States of the suits combined so far, by what they say about the card that B sent to A.

NONE_YET: that card cannot be of any of these suits. POSSIBLE: it can be of one of them. NEEDED: it
must be of one of them.
"""
MOST = 9
"""Number of cards in a suit."""

HAND_A, HAND_B, DISCARDS_A, DISCARDS_B, GIVEN = 0, 1, 2, 3, 4
"""Indices into a suit's placing. The value at each index is a set of cards.

GIVEN is the card that A's Queen gave to B, or 0.
"""
P_SIZE = 5


@compiled
def place_suits(facts: np.ndarray, room: int, rng: np.ndarray, placings: np.ndarray) -> int:
    """Place the hidden cards of all suits, `room` of them in A's hand.

    `facts` has one row for each suit. `placings` is an output array with one row of P_SIZE numbers
    for each suit. Returns the card that B sent to A, drawn from the possible ones; NO_CARD if B
    sent none.
    """
    counts = np.zeros((4, MOST + 1, 4), np.int64)
    ways = np.zeros((5, room + 1, 3), np.float64)
    count_suits(facts, room, placings, counts, ways)
    kinds = np.zeros(4, np.int64)
    joint = NONE_YET
    for suit in range(4):
        n, kind = _draw(counts[suit], ways[suit + 1], room, joint, ways[suit, room, joint], rng)
        nth = rand_below(rng, counts[suit, n, kind])
        _each_placing(facts[suit], counts[suit], nth, n, kind, placings[suit])
        kinds[suit] = kind
        room -= n
        joint = _joined(joint, kind)
    return _explain(facts, kinds, rng, placings)


@compiled
def count_suits(facts: np.ndarray, room: int, placings: np.ndarray, counts: np.ndarray,
                ways: np.ndarray) -> float:  # fmt: skip
    """Return the number of ways to place the hidden cards, `room` of them in A's hand.

    `placings` is scratch space. `counts` and `ways` are output arrays, which must be all zeros on
    entry. counts[suit, n, kind] becomes the number of placings of one suit that give A n cards.
    ways[suit, n, joint] becomes the number of placings of the suit and all later suits.
    """
    for suit in range(4):
        _each_placing(facts[suit], counts[suit], -1, 0, 0, placings[suit])
    ways[4, 0, NONE_YET] = 0.0 if facts[0, S_PASSED] else 1.0
    ways[4, 0, POSSIBLE] = ways[4, 0, NEEDED] = 1.0
    for suit in range(3, -1, -1):
        for free in range(room + 1):
            for joint in range(3):
                ways[suit, free, joint] = _join(counts[suit], ways[suit + 1], free, joint)
    return float(ways[0, room, NONE_YET])


@compiled
def _explain(facts: np.ndarray, kinds: np.ndarray, rng: np.ndarray, placings: np.ndarray) -> int:
    """Choose which card B sent to A, and which cards A's Queens gave to B.

    Returns the card that B sent to A, or NO_CARD.
    """
    passed_suit = -1
    passed = 0
    if facts[0, S_PASSED]:
        choices = 0
        for suit in range(4):
            if kinds[suit] == PASSED_HERE:
                passed_suit = suit
            elif kinds[suit] == EITHER:
                choices |= 1 << suit
        if passed_suit < 0:
            passed_suit = nth_card(choices, rand_below(rng, popcount(choices)))
        cards = placings[passed_suit, HAND_A] | facts[passed_suit, S_A]
        possible = 0
        for rank in range(MOST):
            bit = 1 << rank
            if cards & bit and _undo(facts[passed_suit], placings[passed_suit], bit):
                possible |= bit
        passed = 1 << nth_card(possible, rand_below(rng, popcount(possible)))
    for suit in range(4):
        if facts[suit, S_BY + QUEEN] == A and facts[suit, S_N + QUEEN]:
            sent = passed if suit == passed_suit else 0
            placings[suit, GIVEN] = _undo(facts[suit], placings[suit], sent)
    return QUARTER * passed_suit + lowest(passed) if passed else NO_CARD


@compiled
def _each_placing(facts: np.ndarray, counts: np.ndarray, nth: int, want: int, kind: int,
                  placing: np.ndarray) -> None:  # fmt: skip
    """Enumerate the possible placings of a suit's hidden cards.

    If nth < 0, the placings are counted in counts[number of cards of A, kind]. Otherwise the
    function stops at the nth placing of this kind that gives A `want` cards. `placing` holds the
    current placing.
    """
    hidden = facts[S_HIDDEN]
    for paid_a in range(hidden + 1):
        if paid_a & ~hidden or popcount(paid_a) != facts[S_PAID_A]:
            continue
        placing[DISCARDS_A] = paid_a
        rest = hidden & ~paid_a
        for paid_b in range(rest + 1):
            if paid_b & ~rest or popcount(paid_b) != facts[S_PAID_B]:
                continue
            placing[DISCARDS_B] = paid_b
            free = rest & ~paid_b
            hand_a = free
            while hand_a >= 0:  # all subsets of `free`, from `free` down to the empty one
                placing[HAND_A] = hand_a
                placing[HAND_B] = free & ~hand_a
                found = _kind(facts, placing)
                n = popcount(hand_a)
                if nth < 0:
                    counts[n, found] += 1
                elif n == want and found == kind:
                    if nth == 0:
                        return
                    nth -= 1
                hand_a = (hand_a - 1) & free if hand_a else -1


@compiled
def _kind(facts: np.ndarray, placing: np.ndarray) -> int:
    """Return the kind of a placing, or 0 if it is not possible."""
    hand_a = placing[HAND_A]
    hand_b = placing[HAND_B]
    if (facts[S_VOID_A] and hand_a) or (facts[S_VOID_B] and hand_b):
        return 0
    if (facts[S_DUE_A] and not hand_a) or (facts[S_DUE_B] and not hand_b):
        return 0
    if facts[S_FIXED_B] & ~hand_b:
        return 0
    kind = PLAIN if _undo(facts, placing, 0) else 0
    if facts[S_PASSED]:
        sent = hand_a | facts[S_A]
        while sent:
            if _undo(facts, placing, sent & -sent):
                return kind | PASSED_HERE
            sent &= sent - 1
    return kind


@compiled
def _undo(facts: np.ndarray, placing: np.ndarray, passed: int) -> int:
    """Undo the pass, then the handicaps of the suit from the King down to the 10.

    `passed` is the card that B sent to A, or 0. Returns 0 if the placing is impossible. Otherwise
    returns the card that A's Queen gave to B, or 1 if there is no such card.
    """
    a = (placing[HAND_A] | facts[S_A] | facts[S_GOT]) & ~passed
    b = (placing[HAND_B] | facts[S_B]) & ~facts[S_SENT] | passed
    paid_a = placing[DISCARDS_A]
    paid_b = placing[DISCARDS_B]
    by = facts[S_BY + KING]
    if by != A and by != B:
        return _undo_queen(facts, a, b, paid_a, paid_b)
    n = facts[S_N + KING]
    left = a if by == A else b
    if n < KING_CARDS and left:
        return 0
    paid = paid_a if by == A else paid_b
    took = paid
    while True:
        if popcount(took) == n and (n == 0 or took & -took > left):
            if by == A:
                result = _undo_queen(facts, a | took, b, paid_a & ~took, paid_b)
            else:
                result = _undo_queen(facts, a, b | took, paid_a, paid_b & ~took)
            if result:
                return result
        if took == 0:
            return 0
        took = (took - 1) & paid


@compiled
def _undo_queen(facts: np.ndarray, a: int, b: int, paid_a: int, paid_b: int) -> int:
    by = facts[S_BY + QUEEN]
    n = facts[S_N + QUEEN]
    if by == A:
        if n == 0:
            return 0 if a else _undo_jack(facts, a, b, paid_a, paid_b)
        cards = b
        while cards:
            given = cards & -cards
            cards ^= given
            if given > a and _undo_jack(facts, a | given, b & ~given, paid_a, paid_b):
                return given
        return 0
    given = facts[S_GIVEN]
    if by == B:
        if (b and n == 0) or (n and given < b):
            return 0
        b |= given
    elif by == ME:
        if given & ~a:
            return 0
        a &= ~given
    return _undo_jack(facts, a, b, paid_a, paid_b)


@compiled
def _undo_jack(facts: np.ndarray, a: int, b: int, paid_a: int, paid_b: int) -> int:
    by = facts[S_BY + JACK]
    if by != A and by != B:
        return _undo_ten(facts, a, b)
    left = a if by == A else b
    if facts[S_N + JACK] == 0:
        return 0 if left else _undo_ten(facts, a, b)
    paid = paid_a if by == A else paid_b
    while paid:
        took = paid & -paid
        paid ^= took
        if took > left and _undo_ten(facts, a | took, b):
            return 1
    return 0


@compiled
def _undo_ten(facts: np.ndarray, a: int, b: int) -> int:
    """Return 0 if the 10 took no card although its payer held one of the suit; else 1."""
    by = facts[S_BY + TEN]
    if facts[S_N + TEN] == 0 and ((by == A and a) or (by == B and b)):
        return 0
    return 1


@compiled
def _joined(joint: int, kind: int) -> int:
    """Return the state of the combined suits after one more suit of this kind; -1 if impossible."""
    if kind == PASSED_HERE:
        return -1 if joint == NEEDED else NEEDED
    if kind == EITHER and joint == NONE_YET:
        return POSSIBLE
    return joint


@compiled
def _weight(counts: np.ndarray, after: np.ndarray, free: int, joint: int, n: int,
            kind: int) -> float:  # fmt: skip
    """Return the number of ways to continue with a placing of this kind that gives A n cards."""
    then = _joined(joint, kind)
    if n > free or then < 0:
        return 0.0
    return counts[n, kind] * after[free - n, then]


@compiled
def _join(counts: np.ndarray, after: np.ndarray, free: int, joint: int) -> float:
    """Return the number of ways to place this suit and all later suits.

    `free` is the number of cards that A's hand still has room for.
    """
    total = 0.0
    for n in range(MOST + 1):
        for kind in (PLAIN, PASSED_HERE, EITHER):
            total += _weight(counts, after, free, joint, n, kind)
    return total


@compiled
def _draw(counts: np.ndarray, after: np.ndarray, free: int, joint: int, total: float,
          rng: np.ndarray) -> tuple[int, int]:  # fmt: skip
    """Draw the number of cards of a suit that A holds, and the kind of the placing.

    Each pair is weighted by the number of ways to continue.
    """
    point = total * (rand_below(rng, 1 << 30) + 0.5) / (1 << 30)
    last_n = 0
    last_kind = 0
    for n in range(MOST + 1):
        for kind in (PLAIN, PASSED_HERE, EITHER):
            weight = _weight(counts, after, free, joint, n, kind)
            if weight > 0.0:
                last_n = n
                last_kind = kind
                point -= weight
                if point < 0.0:
                    return n, kind
    return last_n, last_kind
