"""Solver for endings of Climbing Clubs with open cards, when only two players still hold cards.

It computes the margin: the score of one player (or team) minus that of the other. The game is
zero-sum, so the solver uses alpha-beta search with a null window and a table of bounds. The table
stores only positions in which a player leads. Positions in which a player answers a lead are too
numerous, and searching them again is faster. The solver calls the game's own functions for legal
choices, play and score.

Functions here do not check their arguments: they are called from compiled loops or with checked
arguments.
"""

import threading
from collections.abc import Sequence

import numpy as np

from clubsuit.fields import record_dtype
from clubsuit.games.climbing_clubs.bounds import (
    ahead_now,
    least_ahead,
    least_ahead_first,
    most_ahead,
)
from clubsuit.games.climbing_clubs.combinations import (
    DOUBLE,
    HAND,
    MAX_COMBINATIONS,
    NUMBERS,
    PASS,
    numbers_held,
    size_of,
    top_of,
)
from clubsuit.games.climbing_clubs.rules import (
    PLAY,
    apply_code,
    bonus_after,
    legal,
    may_count_double,
    own_points,
    points_on,
)
from clubsuit.games.rules import Rules
from clubsuit.games.state import NOBODY, State
from clubsuit.kernel import compiled, inlined, popcount
from clubsuit.solve.double_dummy.transpositions import hash_of
from clubsuit.solve.effort import Effort

MOST_PLIES = 4 * HAND + 8
"""Maximum number of plies. Each card is played once, a pass and a double may come between two
plays, and there is some reserve."""
SLOTS = 1 << 20
"""Number of slots of the table."""
AGE = 32
"""Number of the bit in OTHERS at which the age of an entry begins. Only entries of the current age
are used."""
HAND_ONE, HAND_TWO, OTHERS, FOUND = 0, 1, 2, 3
"""Columns of `slots`: the two hands, the rest of the key, and the result.

The result is packed as low bound | high bound << 14 | best choice << 28.
"""
BOUND = 14
"""Number of bits of a stored bound."""
OFFSET = 1 << BOUND - 1
"""Offset that is added to stored bounds."""
INFINITY = OFFSET - 1
"""A number greater than any margin, used as infinity in the search."""
NEVER = INFINITY
"""Value stored instead of a bound if the player named by the kind cannot go out first."""
ALL, ONE_FIRST, TWO_FIRST, BY_POINTS = 0, 1, 2, 3
"""Kinds of results, by the effect of the points taken so far (see `kind_of`)."""
UNDECIDED = 1 << 30
BEST_KNOWN, GOES_OUT, LENGTH, LATE = 1 << 20, 1 << 19, 1 << 4, -100
"""Priorities of choices."""

DUEL = record_dtype(
    [
        ("one", "i8"),  # the player whose margin is computed
        ("two", "i8"),  # the other player
        ("pair", "i8"),  # 1 if the game has only two seats
        # by ply:
        ("codes", "i8", (MOST_PLIES, MAX_COMBINATIONS + 2)),  # the choices
        ("merit", "i8", (MOST_PLIES, MAX_COMBINATIONS + 2)),  # the choices' priorities
        ("n", "i8", (MOST_PLIES,)),  # number of choices left to try
        ("code", "i8", (MOST_PLIES,)),  # the choice being tried
        ("need", "i8", (MOST_PLIES,)),  # the margin that `one` has to reach
        ("best", "i8", (MOST_PLIES,)),  # the best margin so far
        ("choice", "i8", (MOST_PLIES,)),  # the choice with the best margin
        ("slots", "i8", (SLOTS, 4)),
        ("age", "i8"),
        ("used", "i8"),
        ("nodes", "i8"),  # number of positions searched since `set_up`
        ("limit", "i8"),  # the search is aborted when `nodes` exceeds it
    ]
)


@inlined
def margin(m: State, s: State) -> int:
    """Return the margin of a finished hand."""
    return s.score[m.one] - s.score[m.two]


@inlined
def kind_of(m: State, s: State, need: int) -> int:
    """Return how the points taken before a lead affect whether `one` can reach `need`.

    ALL: the points are only added to the margin. This holds in a game of two players who can no
    longer double.
    ONE_FIRST: `one` can reach `need` only by going out before `two`. If `one` does, the points are
    only added to the margin.
    TWO_FIRST: `one` can miss `need` only if `two` goes out first. If `two` does, the points are
    only added to the margin. (CC-9, CC-11, CC-13)
    BY_POINTS: all other cases; the points are part of the position's key.
    """
    if m.pair:
        doubles = s.doubled[m.one] + s.doubled[m.two]
        if may_count_double(s, m.one) + may_count_double(s, m.two) > doubles:
            return BY_POINTS
        if doubles == 0:
            return ALL
    if need > -least_ahead_first(s, m.two, m.one):
        return ONE_FIRST
    return TWO_FIRST if need <= least_ahead_first(s, m.one, m.two) else BY_POINTS


@inlined
def bank(m: State, s: State, kind: int) -> int:
    """Return the part of the margin that is already certain. Later points are only added to it."""
    if kind == BY_POINTS:
        return 0
    return -ahead_now(s, m.two, m.one) if kind == TWO_FIRST else ahead_now(s, m.one, m.two)


@inlined
def others_of(m: State, s: State, kind: int) -> int:
    """Return the part of a lead's key that describes neither the two hands nor the bank.

    This part includes the age of the table.
    """
    key = s.turn | kind << 3 | s.doubled[m.one] << 5 | s.doubled[m.two] << 6 | m.age << AGE
    if kind == BY_POINTS:
        key |= s.points[m.one] << 7 | s.points[m.two] << 18
    return key


@inlined
def is_stored(m: State, slot: int) -> bool:
    """Return whether the slot has an entry of the current age."""
    return m.slots[slot, OTHERS] >> AGE == m.age


@inlined
def slot_of(m: State, s: State, kind: int) -> int:
    """Return the slot that stores this position, or a free slot if no slot does."""
    one = s.hand[m.one]
    two = s.hand[m.two]
    others = others_of(m, s, kind)
    slot = hash_of(one ^ hash_of(two ^ hash_of(others))) >> 7 & (SLOTS - 1)
    while is_stored(m, slot) and not (
        m.slots[slot, HAND_ONE] == one
        and m.slots[slot, HAND_TWO] == two
        and m.slots[slot, OTHERS] == others
    ):
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@inlined
def stored_low(m: State, slot: int) -> int:
    """Return the stored low bound, or NEVER. The bound does not include the bank."""
    return (m.slots[slot, FOUND] & (1 << BOUND) - 1) - OFFSET


@inlined
def stored_high(m: State, slot: int) -> int:
    """Return the stored high bound, or -NEVER. The bound does not include the bank."""
    return (m.slots[slot, FOUND] >> BOUND & (1 << BOUND) - 1) - OFFSET


@inlined
def low_bound(m: State, s: State, kind: int, slot: int) -> int:
    """Return the lower bound of the margin."""
    low = stored_low(m, slot)
    value = low + bank(m, s, kind)
    if kind == TWO_FIRST:
        safe = least_ahead_first(s, m.one, m.two)
        return safe if low == NEVER else min(value, safe)
    return value


@inlined
def high_bound(m: State, s: State, kind: int, slot: int) -> int:
    """Return the upper bound of the margin."""
    high = stored_high(m, slot)
    value = high + bank(m, s, kind)
    if kind == ONE_FIRST:
        safe = -least_ahead_first(s, m.two, m.one)
        return safe if high == -NEVER else max(value, safe)
    return value


@inlined
def look(m: State, s: State, ply: int) -> int:
    """Return a bound if it decides at once. Otherwise prepare the choices and return UNDECIDED."""
    m.nodes += 1
    if s.turn == NOBODY:
        return margin(m, s)
    need = m.need[ply]
    if s.phase == PLAY and ply > 0:  # ply 0 needs a choice, so a bound is not enough
        bound = bound_at_sight(m, s, need)
        if bound != UNDECIDED:
            return bound
    known = PASS
    if s.n == 0:
        kind = kind_of(m, s, need)
        slot = slot_of(m, s, kind)
        if is_stored(m, slot):
            low = low_bound(m, s, kind, slot)
            if low >= need:
                return low
            high = high_bound(m, s, kind, slot)
            if high < need:
                return high
            known = m.slots[slot, FOUND] >> 2 * BOUND
    list_choices(m, s, ply, known)
    m.best[ply] = -INFINITY if s.turn == m.one else INFINITY
    m.choice[ply] = PASS
    return UNDECIDED


@inlined
def list_choices(m: State, s: State, ply: int, known: int) -> None:
    """List the choices to try, each with its priority."""
    cards = popcount(s.hand[s.turn])
    n = legal(s, m.codes[ply])
    if s.gone_out > 0:
        n = without_double(m, ply, n)
    for i in range(n):
        m.merit[ply, i] = merit(m.codes[ply, i], known, cards, s.n)
    m.n[ply] = n


@inlined
def without_double(m: State, ply: int, n: int) -> int:
    """Remove "double" from the n choices, and return the new number of choices.

    Once a player has gone out, a double can only cost its player points (CC-11).
    """
    for i in range(n):
        if m.codes[ply, i] == DOUBLE:
            n -= 1
            m.codes[ply, i] = m.codes[ply, n]
            break
    return n


@inlined
def bound_at_sight(m: State, s: State, need: int) -> int:
    """Return a bound that decides without search whether `one` reaches `need`, or UNDECIDED.

    The bound follows from the largest and the guaranteed margin of each player.
    """
    high = most_ahead(s, m.one, m.two)
    if high < need:
        return high
    low = -most_ahead(s, m.two, m.one)
    if low >= need:
        return low
    if s.turn == m.one:
        low = least_ahead(s, m.one, m.two)
        return low if low >= need else UNDECIDED
    high = -least_ahead(s, m.two, m.one)
    return high if high < need else UNDECIDED


@inlined
def merit(code: int, known: int, cards: int, open_cards: int) -> int:
    """Return the priority of a choice.

    The stored best choice comes first. Next comes a choice by which the player goes out, and then
    long, low leads or short, low answers. Passes and doubles come last.
    """
    if code in (PASS, DOUBLE):
        return LATE - code
    if code == known:
        return BEST_KNOWN
    size = size_of(code)
    if size == cards:
        return GOES_OUT
    return (LENGTH * size if open_cards == 0 else -LENGTH * size) - top_of(code)


@inlined
def next_code(m: State, ply: int) -> int:
    """Remove the untried choice with the highest priority, and return it."""
    last = m.n[ply] - 1
    best = last
    for i in range(last):
        if m.merit[ply, i] > m.merit[ply, best]:
            best = i
    code = m.codes[ply, best]
    m.codes[ply, best] = m.codes[ply, last]
    m.merit[ply, best] = m.merit[ply, last]
    m.n[ply] = last
    return code


@inlined
def learn(m: State, s: State, ply: int, value: int) -> None:
    """Update the best margin with the value of the choice that has just been tried."""
    mine = s.turn == m.one
    if (value > m.best[ply]) == mine and value != m.best[ply]:
        m.best[ply] = value
        m.choice[ply] = m.code[ply]
        if (value >= m.need[ply]) == mine:
            m.n[ply] = 0


@compiled
def forget(m: State) -> None:
    """Clear the table."""
    m.age += 1
    m.used = 0


@inlined
def store(m: State, s: State, ply: int) -> None:
    """Store the bound that was found by trying the choices of a lead."""
    if s.n > 0:
        return
    if m.used > SLOTS // 4 * 3:
        forget(m)
    need = m.need[ply]
    best = m.best[ply]
    kind = kind_of(m, s, need)
    slot = slot_of(m, s, kind)
    low = -INFINITY
    high = INFINITY
    if is_stored(m, slot):
        low = stored_low(m, slot)
        high = stored_high(m, slot)
    else:
        m.used += 1
        m.slots[slot, HAND_ONE] = s.hand[m.one]
        m.slots[slot, HAND_TWO] = s.hand[m.two]
        m.slots[slot, OTHERS] = others_of(m, s, kind)
    value = best - bank(m, s, kind)
    if best >= need:
        out = kind == TWO_FIRST and best > -least_ahead_first(s, m.two, m.one)
        low = NEVER if out else value
    else:
        out = kind == ONE_FIRST and best < least_ahead_first(s, m.one, m.two)
        high = -NEVER if out else value
    m.slots[slot, FOUND] = low + OFFSET | (high + OFFSET) << BOUND | m.choice[ply] << 2 * BOUND


@inlined
def reaches(m: State, states: np.ndarray, start: int) -> int:
    """Return a bound that decides whether `one` can reach `need[start]` from states[start].

    The bound is at least `need[start]` if `one` can reach it, and less otherwise. Returns UNDECIDED
    if the search exceeds its limit of positions.
    """
    ply = start
    value = look(m, states[ply], ply)
    while True:
        if m.nodes > m.limit:
            return UNDECIDED
        if value == UNDECIDED and m.n[ply] > 0:
            code = next_code(m, ply)
            m.code[ply] = code
            states[ply + 1] = states[ply]
            apply_code(states[ply + 1], code)
            m.need[ply + 1] = m.need[ply]
            ply += 1
            value = look(m, states[ply], ply)
            continue
        if value == UNDECIDED:
            store(m, states[ply], ply)
            value = m.best[ply]
        if ply == start:
            return value
        ply -= 1
        learn(m, states[ply], ply, value)
        value = UNDECIDED


@inlined
def settle(m: State, states: np.ndarray, start: int, guess: int) -> int:
    """Return the margin from states[start]. The search starts with the margin `guess`.

    If start is 0, m.choice[0] is afterwards a choice that leads to this margin. Returns UNDECIDED
    if the search exceeds its limit of positions.
    """
    low = -INFINITY
    high = INFINITY
    value = guess
    found = PASS
    while low < high:
        m.need[start] = value + 1 if value == low else value
        value = reaches(m, states, start)
        if value == UNDECIDED:
            return UNDECIDED
        if value < m.need[start]:
            high = value
        else:
            low = value
            found = m.choice[start]
    m.choice[start] = found
    return low


@compiled
def margin_now(m: State, states: np.ndarray) -> int:
    """Return the margin from states[0]; see `settle`."""
    return settle(m, states, 0, 0)


@compiled
def margin_after(m: State, states: np.ndarray, code: int, guess: int) -> int:
    """Return the margin after this choice in states[0]. The search starts with `guess`."""
    states[1] = states[0]
    apply_code(states[1], code)
    return settle(m, states, 1, guess)


_of_thread = threading.local()


def own_duel() -> State:
    """Return the search memory of this thread."""
    if not hasattr(_of_thread, "duel"):
        _of_thread.duel = np.zeros(1, DUEL)[0]
    return _of_thread.duel


def set_up(rules: Rules, s: State, effort: Effort) -> tuple[State, np.ndarray]:
    """Return cleared memory for a duel that the seat to act begins, and a buffer for positions."""
    m = own_duel()
    m.nodes = 0
    m.limit = effort.left
    m.one = s.turn
    m.two = next(p for p in range(int(s.seats)) if int(s.hand[p]) and p != int(s.turn))
    m.pair = int(s.seats == 2)
    forget(m)
    states = np.zeros(MOST_PLIES + 1, rules.dtype)
    states[0] = s
    return m, states


def margins(
    rules: Rules, s: State, codes: Sequence[int] | None = None, effort: Effort | None = None
) -> dict[int, int]:
    """Return a dict from each choice's code to the margin of the seat to act after this choice.

    s:     a state of Climbing Clubs in which exactly two players hold cards.
    codes: the choices to evaluate; by default all. When the effort is used up, the current choice
           and all later ones are left out.
    """
    effort = effort or Effort()
    m, states = set_up(rules, s, effort)
    found: dict[int, int] = {}
    guess = 0
    for code in rules.legal_codes(s) if codes is None else codes:
        guess = int(margin_after(m, states, code, guess))
        if guess == UNDECIDED:
            break
        found[code] = guess
    effort.left -= int(m.nodes)
    return found


def duel_key(s: State) -> bytes:
    """Return a key of the hands in which only numbers and clubs count: other suits are the same."""
    held = [int(cards) for cards in s.hand[: int(s.seats)]]
    return repr([(cards & NUMBERS, *map(int, numbers_held(cards))) for cards in held]).encode()


def best_margin(rules: Rules, s: State, effort: Effort | None = None) -> tuple[int, int] | None:
    """Return the code of a best choice and its margin.

    This is much faster than `margins`, which evaluates all choices. Returns None if the effort is
    used up.
    """
    effort = effort or Effort()
    m, states = set_up(rules, s, effort)
    margin = int(margin_now(m, states))
    effort.left -= int(m.nodes)
    return None if margin == UNDECIDED else (int(m.choice[0]), margin)


def scores_of_margin(s: State, margin: int) -> list[int]:
    """Return the score of the hand by seat if the seat to act ends the hand with this margin.

    With more than two players, one of the last two goes out and the other scores nothing (CC-9,
    CC-13), so the margin determines the scores. With two players, the margin does not determine
    them; the players are then assumed to share all remaining points.
    """
    seats = int(s.seats)
    sides = int(s.teams) or seats
    mine = int(s.turn) % sides
    yours = next(p for p in range(seats) if int(s.hand[p]) and p != int(s.turn)) % sides
    left = max(0, -margin)
    if seats == 2:
        everything = int(points_on(s, s.hand[0] | s.hand[1] | s.trick) + bonus_after(s, s.gone_out))
        left = max(left, (int(s.points[0] + s.points[1]) + everything - margin) // 2)
    by_side = {mine: left + margin, yours: left}
    return [
        by_side[p % sides]
        if p % sides in by_side
        else sum(int(own_points(s, q)) for q in range(p % sides, seats, sides))
        for p in range(seats)
    ]
