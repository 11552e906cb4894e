"""Solver for endings of three players with open cards, each maximizing their own score (max^n).

The result is the score of the hand by seat. The player to act chooses the result with the highest
score for themselves. Among those results, the player chooses the lowest score of the left
neighbour, and then the lowest score of the right neighbour. So each position has exactly one
result, and the order in which cards are tried does not matter.

The game is not zero-sum, so nothing is pruned. The search stays small because equivalent cards are
tried once, and because each position at the start of a trick is searched once (`ending_key`). The
game provides the functions for equivalent cards, for keys, and for legal cards, play and score.

Functions here do not check their arguments: they are called from compiled loops or with checked
arguments.
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
        ("rest", "i8", (MOST_PLIES,)),  # by ply: the cards left to try
        ("best", "i8", (MOST_PLIES,)),  # by ply: the best result so far, packed
        ("slots", "i8", (SLOTS, 2)),  # key of a position, and its result without banked points
        ("used", "i8"),  # number of used slots
        ("nodes", "i8"),  # number of positions searched
        ("limit", "i8"),  # the search is aborted when `nodes` exceeds it
    ]
)

FIELD = 12
"""Number of bits of a seat's score in a packed result."""
OFFSET = 1 << 11
"""Offset that is added to each score in a packed result."""
UNDECIDED = NO_RESULT = -1


# ---- results -------------------------------------------------------------------------


@inlined
def score_in(result: int, p: int) -> int:
    """Return the score of a seat in a packed result."""
    return (result >> FIELD * p & (1 << FIELD) - 1) - OFFSET


@inlined
def packed_score(s: State) -> int:
    """Return the packed score of a finished hand."""
    result = 0
    for p in range(SEATS):
        result |= (s.score[p] + OFFSET) << FIELD * p
    return result


@inlined
def packed_bank(s: State) -> int:
    """Return the banked points in packed form, to add to a packed result or subtract from it."""
    bank = 0
    for p in range(SEATS):
        bank += banked(s, p) << FIELD * p
    return bank


@inlined
def better(result: int, best: int, p: int) -> bool:
    """Return whether p prefers this result to the best one so far (NO_RESULT if there is none)."""
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
    """Return the slot that stores this key, or a free slot if no slot does. Keys are never 0."""
    slot = hash_of(key) >> 9 & (SLOTS - 1)
    while m.slots[slot, 0] != key and m.slots[slot, 0] != 0:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@inlined
def look(m: State, s: State, ply: int) -> int:
    """Return the result of a position if it is known; otherwise prepare the cards to try."""
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
    """Store the result of a position at the start of a trick, while there is room."""
    if m.used < SLOTS // 4 * 3:
        key = ending_key(s)
        slot = slot_of(m, key)
        m.slots[slot, 0] = key
        m.slots[slot, 1] = result - packed_bank(s)
        m.used += 1


@compiled
def result_of(m: State, states: np.ndarray, start: int) -> int:
    """Return the packed result of states[start]; the states after it are used as buffers.

    Returns NO_RESULT if the search exceeds its limit of positions.
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
    """Return the packed result after this card is played in states[0]."""
    states[1] = states[0]
    apply(states[1], code, 0)
    start = 1 + 0 * code  # Numba would compile a specialization for a literal
    return result_of(m, states, start)


_of_thread = threading.local()


def own_endings() -> State:
    """Return the search memory of this thread."""
    if not hasattr(_of_thread, "endings"):
        _of_thread.endings = np.zeros(1, ENDINGS)[0]
    return _of_thread.endings


def ending_scores(
    rules: Rules, s: State, codes: Sequence[int] | None = None, effort: Effort | None = None
) -> dict[int, list[int]]:
    """Return a dict from each playable card's code to the scores of the seats after it is played.

    s:     a state of a game with `Rules.endings` in which a card is to be played.
    codes: the cards to evaluate; by default all. When the effort is used up, the current card and
           all later ones are left out.
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
