"""Numbered actions and observations of Climbing Clubs; see `games.encoding`.

A combination is played in steps. The first step is its *shape*: the kind, the size and the number
of the highest card. Each further step says which kind of card takes the next place, but only if
more than one kind is possible. So an id means the same combination in every hand; an index into the
combinations of a hand, of which there can be thousands, would not.

In a set, the places are filled in the order of the ids: club, plain cards, wild club, wild plain
cards. In a run, a natural 15 at the top comes first, then all other places from low to high. A
*plain* card is not a club, and a *wild* card is a 15 that stands for another number.

Seats are relative to the observer, who comes first; the others follow clockwise. A set of cards
takes 30 indices: 1 for each club held, 1 to 15, and then the number of plain cards of each number,
1 to 15. There are always six seats; those that do not exist in a game are zeros.

Ids:

    0-119    sets            a single or a set: number - 1 + 15 * (size - 1), sizes 1 to 8; more
                             than 4 cards need wild 15s, and a set of 15s has at most 4
    120-254  runs            a run: 120 + number of the highest card - 1 + 15 * (length - 2),
                             lengths 2 to 10; ids of runs that would begin below 1 are never legal
    255      pass            play nothing this turn
    256      double          declare "double or nothing"; the same seat then plays or passes
    257      club            the next place is taken by the club of its number
    258      plain           the next place is taken by a plain card of its number
    259      wild_club       the next place is taken by the 15 of clubs as a wild card
    260      wild_plain      the next place is taken by a plain 15 as a wild card

Observation:

    0-29     hand            the cards held
    30-59    played_0        cards that the observer has played in this hand
    60-89    played_1        the same for the next seat
    90-119   played_2        the same for the seat after that
    120-149  played_3        and so on
    150-179  played_4        and so on
    180-209  played_5        and so on
    210-239  gone            cards that the observer saw on their way to the discard pile: they
                             cannot come back before a reshuffle
    240-269  recycled        cards that the observer saw on the pile that was reshuffled for this
                             deal
    270-299  trick           all cards in the open trick
    300      run             1 if the combination to beat is a run
    301      size            number of cards of the combination to beat; 0 before a lead
    302      top             its highest number
    303      passes          passes in a row since then
    304-309  last            by seat: 1 for the seat that played the combination to beat
    310-315  turn            by seat: 1 for the seat to act
    316-321  dealer          by seat: 1 for the dealer
    322-327  exists          by seat: 1 if the game has this seat
    328-333  mate            by seat: 1 for the observer's team (option `teams`), the observer
                             included; zeros without teams
    334-339  count           by seat: number of cards held
    340-345  tricks          by seat: number of tricks won
    346-351  points          by seat: points on the clubs taken
    352-357  doubled         by seat: 1 if it has declared "double or nothing"
    358-363  out             by seat: 1 for the first seat that has gone out, 2 for the second, and
                             so on; 0 for the others
    364-369  bonus           by seat: value of the bonus card taken plus 1; 0 without one
    370-375  old             by seat: number of its cards that had been set aside before a reshuffle
    376-381  needs           by seat: points to the target (option `target`) before this hand; 0 to
                             127, and more count as 127
    382      answering       1 for the last answer, when only one player still holds cards
    383      aside           number of cards set aside
    384      doubling        1 with the option `double_or_nothing`
    385      wild            1 with the option `wild_15s`
    386      crazy           1 with the option `crazy`
    387-401  club_points     points of the clubs 1 to 15 (option `club_points`)
    402      shape_run       of the steps so far: 1 if the shape is a run
    403      shape_size      of the steps so far: number of cards; 0 before the first step
    404      shape_top       of the steps so far: highest number
    405      shape_place     number of the places that are filled
    406      shape_number    the number of the next place
    407      shape_club      of the steps so far: number of clubs, wild or not
    408      shape_wild      of the steps so far: number of wild cards
    409      wilds_win       1 if a wild 15 wins at once, too (house rule `wilds_win`)

Hidden:

    410-439  hand_1          the hand of the next seat
    440-469  hand_2          the hand of the seat after that
    470-499  hand_3          and so on
    500-529  hand_4          and so on
    530-559  hand_5          and so on
    560-589  set_aside       the cards set aside
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from clubsuit.games.climbing_clubs.combinations import (
    CLUB_15,
    DOUBLE,
    FIFTEEN,
    HAND,
    LOWER,
    NUMBERS,
    PASS,
    PLAIN_15S,
    SUIT,
    column,
    is_run,
    numbers_held,
    size_of,
    top_of,
)
from clubsuit.games.climbing_clubs.options import OPTIONS
from clubsuit.games.climbing_clubs.rules import ANSWER, SEATS, may_double
from clubsuit.games.encoding import (
    put_by_seat,
    put_number,
    put_place,
    put_set,
    put_sums,
    seat_after,
    seen_from,
)
from clubsuit.games.state import State
from clubsuit.kernel import compiled, inlined, lowest, popcount

VERSION = 0
LARGEST = 8
"""Maximum size of a set."""
RUNS = SUIT * LARGEST
PASS_ID = RUNS + SUIT * (HAND - 1)
DOUBLE_ID, KIND_IDS = PASS_ID + 1, PASS_ID + 2
SIZES_IN_WORD = 4
"""Ids of sizes in a word: 60 ids are four sizes with 15 numbers each."""
CLUB, PLAIN, WILD_CLUB, WILD_PLAIN = range(4)
"""Kinds of cards, in the order in which they take the places of a set."""
CODE = (1 << 33) - 1
"""In a partial choice: the code of the combination so far, with its final size."""
DONE, LEAST = 33, 37
"""In a partial choice, from these bits: the number of places that are filled, and the lowest kind
that may take the next place of a set."""

IDS = (
    *(f"{size}x{number}" for size in range(1, LARGEST + 1) for number in range(1, SUIT + 1)),
    *(f"{top - n + 1}-{top}" for n in range(2, HAND + 1) for top in range(1, SUIT + 1)),
    *("pass", "double", "club", "plain", "wild-club", "wild-plain"),
)
BOTH = 2 * SUIT
OBSERVATION = (
    ("hand", BOTH),
    *((f"played_{k}", BOTH) for k in range(SEATS)),
    ("gone", BOTH),
    ("recycled", BOTH),
    ("trick", BOTH),
    *((name, 1) for name in ("run", "size", "top", "passes")),
    *((name, SEATS) for name in ("last", "turn", "dealer", "exists", "mate", "count")),
    *((name, SEATS) for name in ("tricks", "points", "doubled", "out", "bonus", "old", "needs")),
    *((name, 1) for name in ("answering", "aside", "doubling", "wild", "crazy")),
    ("club_points", SUIT),
    *((f"shape_{name}", 1) for name in ("run", "size", "top", "place", "number", "club", "wild")),
    ("wilds_win", 1),
)
HIDDEN = (*((f"hand_{k}", BOTH) for k in range(1, SEATS)), ("set_aside", BOTH))


def most_steps(options: Mapping[str, Any]) -> int:
    """Return the maximum number of steps in a hand.

    Each card can be a shape and a further step, and all others can pass after it. Each seat can
    declare "double or nothing".
    """
    seats = options["players"]
    cards = seats * OPTIONS.hand_size(options)
    return int(2 * cards + cards * (seats - 1) + seats)


# ---- the legal ids -----------------------------------------------------------------------


@inlined
def write_ids(s: State, partial: int, ids: np.ndarray, row: int) -> None:
    """Write the set of legal ids: shapes, or kinds for the next place of a shape."""
    if partial:
        for k in range(4):
            ids[row, k] = 0
        ids[row, 4] = next_kinds(s, partial) << SUIT + 2
        return
    hand = s.hand[s.turn]
    if s.wild and hand & (CLUB_15 | PLAIN_15S):
        write_wild_shapes(hand, ids, row)
    else:
        write_shapes(hand, ids, row)
    if s.n > 0:
        keep_answers(s, ids, row)
        ids[row, 4] |= 1 << SUIT
    if may_double(s):
        ids[row, 4] |= 2 << SUIT


@inlined
def write_shapes(hand: int, ids: np.ndarray, row: int) -> None:
    """Write the shapes of a hand without wild cards."""
    one, two, three, four = numbers_held(hand)
    ids[row, 0] = one | two << SUIT | three << 2 * SUIT | four << 3 * SUIT
    ids[row, 1] = 0
    tops = one & one << 1
    for k in range(2, 5):
        word = 0
        for size in range(SIZES_IN_WORD):
            word |= tops << SUIT * size
            tops &= one << SIZES_IN_WORD * (k - 2) + size + 2
        ids[row, k] = word & NUMBERS if k == 4 else word


@compiled
def write_wild_shapes(hand: int, ids: np.ndarray, row: int) -> None:
    """Write the shapes of a hand that holds wild 15s."""
    wilds = popcount(hand & (CLUB_15 | PLAIN_15S))
    held = numbers_held(hand)[0]
    for k in range(5):
        ids[row, k] = 0
    for number in range(1, FIFTEEN + 1):
        bit = 1 << number - 1
        own = (hand >> number - 1 & 1) + popcount(hand & column(number))
        for size in range(min(own + (wilds if number < FIFTEEN else 0), LARGEST)):
            ids[row, size // SIZES_IN_WORD] |= bit << SUIT * (size % SIZES_IN_WORD)
        spare = wilds - (1 if number == FIFTEEN else 0)
        for length in range(1, min(number, HAND) + 1):
            low = number - length + 1
            if low < FIFTEEN and not held >> low - 1 & 1:
                spare -= 1
            if spare < 0:
                break
            if length > 1:
                size = length - 2
                ids[row, 2 + size // SIZES_IN_WORD] |= bit << SUIT * (size % SIZES_IN_WORD)


@inlined
def keep_answers(s: State, ids: np.ndarray, row: int) -> None:
    """Remove the shapes that do not beat the open combination (CC-5, CC-14)."""
    size = s.n - 2 if s.run else s.n - 1
    first = SUIT * size + s.top
    last = SUIT * HAND if s.crazy else SUIT * (size + 1)
    for k in range(5):
        start = SUIT * SIZES_IN_WORD * (k - 2 if s.run else k)
        if (k >= 2) == (s.run == 1):
            ids[row, k] &= below(last - start) & ~below(first - start)
        else:
            ids[row, k] = 0


@inlined
def below(end: int) -> int:
    """Return the bits of a word before `end`."""
    return (1 << min(max(end, 0), SUIT * SIZES_IN_WORD)) - 1


# ---- steps -------------------------------------------------------------------------------


@inlined
def take_id(s: State, partial: int, number: int) -> int:
    """Return the code that an id completes, or ~(new partial choice)."""
    if number == PASS_ID:
        return PASS
    if number == DOUBLE_ID:
        return DOUBLE
    if number >= KIND_IDS:
        partial = fill_place(partial, number - KIND_IDS)
    elif number < RUNS:
        partial = (number % SUIT + 1) | (number // SUIT + 1) << 4
    else:
        partial = ((number - RUNS) % SUIT + 1) | ((number - RUNS) // SUIT + 2) << 4 | 1 << 8
    while partial >> DONE & 15 < size_of(partial):
        kinds = next_kinds(s, partial)
        if kinds & kinds - 1:
            return ~partial
        partial = fill_place(partial, lowest(kinds))
    return partial & CODE


@inlined
def next_place(partial: int) -> int:
    """Return the next place of a run to be filled, counted from its lowest number."""
    done = partial >> DONE & 15
    if top_of(partial) < FIFTEEN:
        return done
    return size_of(partial) - 1 if done == 0 else done - 1


@inlined
def next_number(partial: int) -> int:
    """Return the number of the next place."""
    if not is_run(partial):
        return top_of(partial)
    return top_of(partial) - size_of(partial) + 1 + next_place(partial)


@inlined
def next_kinds(s: State, partial: int) -> int:
    """Return the set of kinds that may take the next place."""
    hand = s.hand[s.turn]
    number = next_number(partial)
    club = hand >> number - 1 & 1
    plains = popcount(hand & column(number))
    wild_club = 0
    wild_plains = 0
    if s.wild and number < FIFTEEN:
        wild_club = hand >> FIFTEEN - 1 & 1
        wild_plains = popcount(hand & PLAIN_15S)
    if is_run(partial):
        return run_kinds(hand, partial, club, plains, wild_club, wild_plains)
    return set_kinds(partial, club, plains, wild_club, wild_plains)


@inlined
def set_kinds(partial: int, club: int, plains: int, wild_club: int, wild_plains: int) -> int:
    """Return the kinds that may take the next place of a set.

    Kinds do not descend from place to place, and enough cards must be left for the other places.
    """
    places = size_of(partial) - (partial >> DONE & 15)
    left = wild_plains - (partial >> 13 & 3)
    kinds = 8 if left >= places else 0
    wild_club -= partial >> 12 & 1
    left += wild_club
    if wild_club > 0 and left >= places:
        kinds |= 4
    plains -= partial >> 10 & 3
    left += plains
    if plains > 0 and left >= places:
        kinds |= 2
    club -= partial >> 9 & 1
    if club > 0 and left + club >= places:
        kinds |= 1
    least = partial >> LEAST
    return kinds >> least << least


@inlined
def run_kinds(
    hand: int, partial: int, club: int, plains: int, wild_club: int, wild_plains: int
) -> int:
    """Return the kinds that may take the next place of a run.

    A wild card may take it if enough of them are left for the places that nothing else can fill.
    """
    kinds = club | int(plains > 0) << 1
    if wild_club + wild_plains == 0:
        return kinds
    size = size_of(partial)
    low = top_of(partial) - size + 1
    if top_of(partial) == FIFTEEN:  # its natural 15 is no wild card
        if partial >> 9 + size - 1 & 1:
            wild_club -= 1
        else:
            wild_plains -= 1
    if partial >> 29 & 15:
        wild_club -= 1
        wild_plains += 1
    wild_plains -= popcount(partial >> 19 & 1023)
    later = (1 << low - 1 + size) - (2 << low - 1 + next_place(partial))
    missing = popcount(later & LOWER & ~numbers_held(hand)[0])
    if wild_club + wild_plains > missing:
        kinds |= int(wild_club > 0) << 2 | int(wild_plains > 0) << 3
    return kinds


@inlined
def fill_place(partial: int, kind: int) -> int:
    """Return the partial choice after the next place is filled with a card of this kind."""
    if is_run(partial):
        place = next_place(partial)
        if kind == CLUB:
            partial |= 1 << 9 + place
        elif kind > PLAIN:
            partial |= 1 << 19 + place
            if kind == WILD_CLUB:
                partial |= place + 1 << 29
    else:
        partial += 1 << (9 + kind if kind < WILD_CLUB else 10 + kind)
        partial = partial & (1 << LEAST) - 1 | kind << LEAST
    return partial + (1 << DONE)


@compiled
def id_towards(s: State, partial: int, code: int) -> int:
    """Return the next id for a code: its shape, or the kind of its card in the next place."""
    if code <= DOUBLE:
        return PASS_ID if code == PASS else DOUBLE_ID
    if partial == 0:
        if is_run(code):
            return RUNS + top_of(code) - 1 + SUIT * (size_of(code) - 2)
        return top_of(code) - 1 + SUIT * (size_of(code) - 1)
    if is_run(code):
        place = next_place(partial)
        if code >> 19 + place & 1:
            return KIND_IDS + (WILD_CLUB if code >> 29 == place + 1 else WILD_PLAIN)
        return KIND_IDS + (CLUB if code >> 9 + place & 1 else PLAIN)
    if (code ^ partial) >> 9 & 1:
        return KIND_IDS + CLUB
    if (code ^ partial) >> 10 & 3:
        return KIND_IDS + PLAIN
    return KIND_IDS + (WILD_CLUB if (code ^ partial) >> 12 & 1 else WILD_PLAIN)


# ---- observations ------------------------------------------------------------------------


@inlined
def put_numbers(cards: int, out: np.ndarray, row: int, at: int) -> int:
    """Write a set of cards as clubs, then as numbers of plain cards."""
    at = put_set(cards & NUMBERS, SUIT, out, row, at)
    one, two, three = cards >> SUIT, cards >> 2 * SUIT, cards >> 3 * SUIT
    return put_sums(one, two, three, SUIT, out, row, at)


@inlined
def observe(v: State, partial: int, out: np.ndarray, row: int) -> None:
    """Write the observation of a view."""
    at = put_cards(v, out, row)
    at = put_trick(v, out, row, at)
    at = put_seats(v, out, row, at)
    at = put_options(v, out, row, at)
    at = put_partial(partial, out, row, at)
    put_number(v.wilds_win, out, row, at)


@inlined
def put_cards(v: State, out: np.ndarray, row: int) -> int:
    """Write the sets of cards."""
    me = v.me
    at = put_numbers(v.hand[me], out, row, 0)
    for k in range(SEATS):
        cards = v.shown[seat_after(me, k, v.seats)] if k < v.seats else 0
        at = put_numbers(cards, out, row, at)
    at = put_numbers(v.gone[me], out, row, at)
    at = put_numbers(v.recycled[me], out, row, at)
    return put_numbers(v.trick, out, row, at)


@inlined
def put_trick(v: State, out: np.ndarray, row: int, at: int) -> int:
    """Write the open combination, and the places of seats."""
    me, seats = v.me, v.seats
    at = put_number(v.run, out, row, at)
    at = put_number(v.n, out, row, at)
    at = put_number(v.top, out, row, at)
    at = put_number(v.passes, out, row, at)
    at = put_place(seen_from(me, v.last, seats) if v.n else -1, SEATS, out, row, at)
    at = put_place(seen_from(me, v.turn, seats), SEATS, out, row, at)
    return put_place(seen_from(me, v.dealer, seats), SEATS, out, row, at)


@inlined
def put_seats(v: State, out: np.ndarray, row: int, at: int) -> int:
    """Write the facts about each seat, one fact after the other."""
    for i in range(10 * SEATS):
        out[row, at + i] = 0
    for k in range(v.seats):
        p = seat_after(v.me, k, v.seats)
        out[row, at + k] = 1
        out[row, at + SEATS + k] = int(v.teams > 0 and k % max(v.teams, 1) == 0)
        put_number(v.count[p], out, row, at + 2 * SEATS + k)
        put_number(v.tricks[p], out, row, at + 3 * SEATS + k)
        put_number(v.points[p], out, row, at + 4 * SEATS + k)
        put_number(v.doubled[p], out, row, at + 5 * SEATS + k)
        put_number(v.bonus[p] + 1, out, row, at + 7 * SEATS + k)
        put_number(v.old[p], out, row, at + 8 * SEATS + k)
        put_number(max(v.target - v.total[p], 0), out, row, at + 9 * SEATS + k)
    for i in range(v.gone_out):
        out[row, at + 6 * SEATS + seen_from(v.me, v.order[i], v.seats)] = i + 1
    return at + 10 * SEATS


@inlined
def put_options(v: State, out: np.ndarray, row: int, at: int) -> int:
    """Write the phase, the cards set aside and the options."""
    at = put_number(int(v.phase == ANSWER), out, row, at)
    at = put_number(v.stock_n, out, row, at)
    at = put_number(v.doubling, out, row, at)
    at = put_number(v.wild, out, row, at)
    at = put_number(v.crazy, out, row, at)
    return put_by_seat(v.club_points, 0, SUIT, out, row, at)


@inlined
def put_partial(partial: int, out: np.ndarray, row: int, at: int) -> int:
    """Write the steps so far."""
    if partial == 0:
        for i in range(7):
            out[row, at + i] = 0
        return at + 7
    run = is_run(partial)
    wilds = popcount(partial >> 19 & 1023) if run else (partial >> 12 & 1) + (partial >> 13 & 3)
    clubs = popcount(partial >> 9 & 1023) if run else (partial >> 9 & 1) + (partial >> 12 & 1)
    at = put_number(run, out, row, at)
    at = put_number(size_of(partial), out, row, at)
    at = put_number(top_of(partial), out, row, at)
    at = put_number(partial >> DONE & 15, out, row, at)
    at = put_number(next_number(partial), out, row, at)
    at = put_number(clubs + (int(partial >> 29 & 15 != 0) if run else 0), out, row, at)
    return put_number(wilds, out, row, at)


@inlined
def reveal(s: State, me: int, out: np.ndarray, row: int, at: int) -> int:
    """Write the hidden hands, and the cards set aside."""
    for k in range(1, SEATS):
        at = put_numbers(s.hand[seat_after(me, k, s.seats)] if k < s.seats else 0, out, row, at)
    aside = 0
    for i in range(s.stock_n):
        aside |= 1 << s.stock[i]
    return put_numbers(aside, out, row, at)
