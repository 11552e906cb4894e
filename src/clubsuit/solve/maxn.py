"""Endings of three players with open cards, each out for the best result of their own (max^n).

Result: the hand's score, by seat. Who plays takes, of all that they can reach, the highest score
of their own; of equal ones the one that is worst for the left neighbour, and then for the right
one. So there is one value to each position, whatever the order in which cards are tried.

Nothing is cut off, for what one wins nobody in particular loses; what keeps it small is that
cards that come to the same are tried once, and that a position at a trick's start is looked at
once (`ending_key`). Both are told by the game's own file, as are legal cards, play and score.

Nothing here checks its arguments: it is called from compiled loops, or with checked arguments.
"""

import threading
from collections.abc import Sequence

import numpy as np

from clubsuit.fields import record_dtype
from clubsuit.games.dispatch import apply, banked, ending_choices, ending_key
from clubsuit.games.rules import Rules
from clubsuit.games.state import NOBODY, State
from clubsuit.kernel import compiled, inlined, lowest
from clubsuit.solve.double_dummy.transpositions import hash_of
from clubsuit.solve.effort import Effort

SEATS = 3
MOST_PLIES = 40
SLOTS = 1 << 17

ENDINGS = record_dtype(
    [
        ("rest", "i8", (MOST_PLIES,)),  # by ply: cards still to be tried
        ("best", "i8", (MOST_PLIES,)),  # the best result so far, packed
        ("slots", "i8", (SLOTS, 2)),  # key of a position, its result beyond what is banked
        ("used", "i8"),  # how many of them
        ("nodes", "i8"),  # positions looked at
        ("limit", "i8"),  # the search gives up once there are more
    ]
)

FIELD = 12
MIDDLE = 1 << 11
"""A result is packed: twelve bits a seat, of its score plus this."""
UNDECIDED = NO_RESULT = -1


# ---- results -------------------------------------------------------------------------


@inlined
def score_in(result: int, p: int) -> int:
    """A seat's score in a packed result."""
    return (result >> FIELD * p & (1 << FIELD) - 1) - MIDDLE


@inlined
def packed_score(s: State) -> int:
    """The score of a finished hand."""
    result = 0
    for p in range(SEATS):
        result |= (s.score[p] + MIDDLE) << FIELD * p
    return result


@inlined
def packed_bank(s: State) -> int:
    """What is banked, to be added to a packed result or taken from it."""
    bank = 0
    for p in range(SEATS):
        bank += banked(s, p) << FIELD * p
    return bank


@inlined
def better(result: int, best: int, p: int) -> bool:
    """Whether p prefers this result to the best one so far (NO_RESULT: there is none)."""
    if best == NO_RESULT:
        return True
    for seat in (p, (p + 1) % SEATS):
        mine = score_in(result, seat)
        yours = score_in(best, seat)
        if mine != yours:
            return (mine > yours) == (seat == p)
    return score_in(result, (p + 2) % SEATS) < score_in(best, (p + 2) % SEATS)


# ---- the search ----------------------------------------------------------------------


@inlined
def slot_of(m: State, key: int) -> int:
    """The slot of a key (which is never 0), or the free one that is to be its own."""
    slot = hash_of(key) >> 9 & (SLOTS - 1)
    while m.slots[slot, 0] != key and m.slots[slot, 0] != 0:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@inlined
def look(m: State, s: State, ply: int) -> int:
    """A position's result, where it is known at once; else its cards are to be tried."""
    m.nodes += 1
    if s.turn == NOBODY:
        return packed_score(s)
    if s.n == 0:
        key = ending_key(s)
        slot = slot_of(m, key)
        if m.slots[slot, 0] == key:
            return m.slots[slot, 1] + packed_bank(s)
    m.rest[ply] = ending_choices(s)
    m.best[ply] = NO_RESULT
    return UNDECIDED


@inlined
def store(m: State, s: State, result: int) -> None:
    """Note the result of a position at a trick's start, while there is room."""
    if m.used < SLOTS // 4 * 3:
        key = ending_key(s)
        slot = slot_of(m, key)
        m.slots[slot, 0] = key
        m.slots[slot, 1] = result - packed_bank(s)
        m.used += 1


@compiled
def result_of(m: State, states: np.ndarray, start: int) -> int:
    """The packed result of states[start]; those after it are scratch.

    NO_RESULT where the limit of positions is passed.
    """
    ply = start
    result = look(m, states[ply], ply)
    while True:
        if m.nodes > m.limit:
            return NO_RESULT
        if result == UNDECIDED:
            rest = m.rest[ply]
            m.rest[ply] = rest & (rest - 1)
            states[ply + 1] = states[ply]
            ply += 1
            apply(states[ply], lowest(rest), 0)
            result = look(m, states[ply], ply)
            continue
        if ply == start:
            return result
        ply -= 1
        if better(result, m.best[ply], states[ply].turn):
            m.best[ply] = result
        result = UNDECIDED
        if m.rest[ply] == 0:
            result = m.best[ply]
            if states[ply].n == 0:
                store(m, states[ply], result)


@compiled
def result_after(m: State, states: np.ndarray, code: int) -> int:
    """The packed result, if states[0] goes on with this card."""
    states[1] = states[0]
    apply(states[1], code, 0)
    start = 1 + 0 * code  # no literal: each would be compiled again
    return result_of(m, states, start)


_of_thread = threading.local()


def own_endings() -> State:
    """The memory of this thread."""
    if not hasattr(_of_thread, "endings"):
        _of_thread.endings = np.zeros(1, ENDINGS)[0]
    return _of_thread.endings


def ending_scores(
    rules: Rules, s: State, codes: Sequence[int] | None = None, effort: Effort | None = None
) -> dict[int, list[int]]:
    """The hand's score by seat that each playable card leads to, by its code.

    s:     a state of a game with `Rules.endings` in which a card is to be played.
    codes: the cards that are asked about; by default all. One is left out, and all after it, where
           the effort is used up.
    """
    effort = effort or Effort()
    m = own_endings()
    m.slots[:] = 0
    m.used = 0
    m.nodes = 0
    m.limit = effort.left
    states = np.zeros(MOST_PLIES, rules.dtype)
    states[0] = s
    scores = {}
    for code in rules.legal_codes(s) if codes is None else codes:
        result = int(result_after(m, states, code))
        if result == NO_RESULT:
            break
        scores[code] = [int(score_in(result, p)) for p in range(SEATS)]
    effort.left -= int(m.nodes)
    return scores
