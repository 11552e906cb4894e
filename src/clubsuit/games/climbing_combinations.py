"""Combinations of Climbing Clubs: singles, sets and runs as numbers (CC-4, CC-5, CC-12, CC-14).

Diamonds, hearts and spades mean nothing in this game beyond not being clubs. So a
code says of each card only its number, whether it is a club, and whether it is a
wild 15 that stands for a lower number; a position has each choice once, and the
cards of a code are its *canonical* ones: of the suits without points the lowest
held. A 15 that counts as a 15 is no wild, so no combination has two codes.

The code of a combination, one int64:

    bits 0-3    the number of its highest card (of a set: its number)
    bits 4-7    how many cards (a single is a set of one)
    bit  8      1: a run
    of a set    bit 9: its natural club · bits 10-11: natural plain cards ·
                bit 12: the 15 of clubs as a wild · bits 13-14: plain wild 15s
    of a run    bits 9-18: positions, from the lowest, taken by natural clubs ·
                bits 19-28: positions taken by wild 15s ·
                bits 29-32: which of these is the 15 of clubs (position + 1; 0: none)

No combination has the code PASS or DOUBLE, for it has a number of cards.
"""

from collections.abc import Sequence
from itertools import permutations

import numpy as np

from clubsuit.kernel import compiled, inlined, lowest, popcount

PASS, DOUBLE = 0, 1
SUIT = 15
"""Cards of a suit; card = SUIT * suit + number - 1, suits C D H S."""
CARDS = 4 * SUIT
FIFTEEN = 15
NUMBERS = (1 << SUIT) - 1
LOWER = (1 << (SUIT - 1)) - 1
"""The numbers 1 to 14, as bits 0 to 13."""
PLAIN_15S = 1 << 29 | 1 << 44 | 1 << 59
CLUB_15 = 1 << 14
HAND = 10
MAX_COMBINATIONS = 2512
"""No hand of ten has more (proved by search in the tests of this game; 2480 is the most seen)."""


@compiled
def top_of(code: int) -> int:
    """The number of the highest card, 1 to 15."""
    return code & 15


@compiled
def size_of(code: int) -> int:
    """How many cards; 0 for PASS and DOUBLE."""
    return (code >> 4) & 15


@compiled
def is_run(code: int) -> int:
    """1 for a run, 0 for a set or a single."""
    return (code >> 8) & 1


@compiled
def set_code(number: int, club: int, plains: int, wild_club: int, wild_plains: int) -> int:
    """The code of a set (or single): how many of each kind of card."""
    size = club + plains + wild_club + wild_plains
    return number | size << 4 | club << 9 | plains << 10 | wild_club << 12 | wild_plains << 13


@compiled
def run_code(top: int, size: int, clubs: int, wilds: int, wild_club: int) -> int:
    """The code of a run: positions of clubs and of wilds as masks, the wild club's position + 1."""
    return top | size << 4 | 1 << 8 | clubs << 9 | wilds << 19 | wild_club << 29


@compiled
def beats(code: int, run: int, size: int, top: int, crazy: int) -> bool:
    """Whether the combination may answer an open one (CC-5, CC-14)."""
    if is_run(code) != run:
        return False
    mine = size_of(code)
    if mine == size:
        return top_of(code) > top
    return crazy != 0 and mine > size


# ---- the cards of a code --------------------------------------------------------------


@compiled
def column(number: int) -> int:
    """The three cards of a number that are not clubs."""
    return 1 << (SUIT + number - 1) | 1 << (2 * SUIT + number - 1) | 1 << (3 * SUIT + number - 1)


@compiled
def take_plains(hand: int, number: int, most: int) -> int:
    """Up to so many cards of a number that are not clubs: of the lowest suits held."""
    cards = 0
    for suit in range(1, 4):
        bit = 1 << (SUIT * suit + number - 1)
        if most > 0 and hand & bit:
            cards |= bit
            most -= 1
    return cards


@compiled
def cards_in(hand: int, code: int) -> int:
    """The canonical cards of a code in a hand; fewer than its size where the hand lacks some."""
    top = top_of(code)
    if is_run(code):
        return _run_cards(hand, code)
    cards = take_plains(hand, top, (code >> 10) & 3)
    if code & 1 << 9:
        cards |= hand & 1 << (top - 1)
    if code >> 12:
        cards |= take_plains(hand, FIFTEEN, (code >> 13) & 3)
        if code & 1 << 12:
            cards |= hand & CLUB_15
    return cards


@compiled
def _run_cards(hand: int, code: int) -> int:
    size = size_of(code)
    low = top_of(code) - size + 1
    clubs = (code >> 9) & 1023
    wilds = (code >> 19) & 1023
    wild_club = code >> 29
    cards = (hand & CLUB_15) if wild_club else 0
    fifteens = popcount(wilds) - (1 if wild_club else 0)
    for i in range(size):
        if clubs >> i & 1:
            cards |= hand & 1 << (low + i - 1)
        elif not wilds >> i & 1:
            if low + i == FIFTEEN:
                fifteens += 1
            else:
                cards |= take_plains(hand, low + i, 1)
    return cards | take_plains(hand, FIFTEEN, fifteens)


@compiled
def usable(hand: int, code: int) -> int:
    """All cards of the hand that could stand in this combination, suits without points alike."""
    cards = cards_in(hand, code)
    for number in range(1, SUIT + 1):
        if cards & column(number):
            cards |= hand & column(number)
    return cards


@compiled
def usable_in(hand: int, codes: np.ndarray, n: int) -> int:
    """All cards of the hand that stand in one of the first n codes."""
    cards = 0
    for i in range(n):
        if cards == hand:
            break
        if size_of(codes[i]) > 0:
            cards |= usable(hand, codes[i])
    return cards


# ---- all combinations of a hand -----------------------------------------------------------


@inlined
def combinations_into(hand: int, wild: int, crazy: int, run: int, size: int, top: int,
                      out: np.ndarray, n: int) -> int:  # fmt: skip
    """Write every combination of the hand that may be played, each once, from out[n] on.

    run, size, top: the open combination; size 0 to lead. Returns the new n. What
    does not fit into `out` is left out (MAX_COMBINATIONS always fits).
    """
    if wild and hand & (CLUB_15 | PLAIN_15S):
        if size == 0 or not run:
            n = _wild_sets(hand, crazy, size, top, out, n)
        if size == 0 or run:
            n = _wild_runs(hand, crazy, size, top, out, n)
    else:
        if size == 0 or not run:
            n = _sets(hand, crazy, size, top, out, n)
        if size == 0 or run:
            n = _runs(hand, crazy, size, top, out, n)
    return n


@inlined
def _sets(hand: int, crazy: int, size: int, top: int, out: np.ndarray, n: int) -> int:
    """Singles and sets without wilds: with or without the club, by the number of plain cards."""
    clubs = hand & NUMBERS
    d = (hand >> SUIT) & NUMBERS
    h = (hand >> 2 * SUIT) & NUMBERS
    s = (hand >> 3 * SUIT) & NUMBERS
    for count in range(max(size, 1), 5 if size == 0 or crazy else min(size, 4) + 1):
        for plains in range(count - 1, min(count, 3) + 1):
            here = NUMBERS if plains == count else clubs
            if plains == 1:
                here &= d | h | s
            elif plains == 2:
                here &= (d & h) | (d & s) | (h & s)
            elif plains == 3:
                here &= d & h & s
            if count == size:
                here = here >> top << top
            code = count << 4 | (count - plains) << 9 | plains << 10
            while here:
                if n < len(out):
                    out[n] = code | lowest(here) + 1
                    n += 1
                here &= here - 1
    return n


@compiled
def _wild_sets(hand: int, crazy: int, size: int, top: int, out: np.ndarray, n: int) -> int:
    """Singles and sets of a hand that holds wild 15s."""
    room = len(out)
    for number in range(1, FIFTEEN + 1):
        plains = popcount(hand & column(number))
        lower = number < FIFTEEN
        for wc in range((hand >> 14 & 1 if lower else 0) + 1):
            for wp in range((popcount(hand & PLAIN_15S) if lower else 0) + 1):
                for club in range((hand >> number - 1 & 1) + 1):
                    for k in range(plains + 1):
                        code = set_code(number, club, k, wc, wp)
                        good = size == 0 or beats(code, 0, size, top, crazy)
                        if good and size_of(code) > 0 and n < room:
                            out[n] = code
                            n += 1
    return n


@inlined
def _runs(hand: int, crazy: int, size: int, top: int, out: np.ndarray, n: int) -> int:
    """Runs without wilds: for each length, the numbers from which a run of it starts."""
    room = len(out)
    clubs = hand & NUMBERS
    plains = (hand >> SUIT | hand >> 2 * SUIT | hand >> 3 * SUIT) & NUMBERS
    present = clubs | plains
    both = clubs & plains
    starts = present
    length = 1
    while starts:
        starts &= present >> length
        length += 1
        if length < size:
            continue
        if size > 0 and length > size and not crazy:
            break
        here = starts
        if length == size:
            low = max(top - length + 1, 0)  # a higher top starts above here
            here = here >> low << low
        while here:
            low = lowest(here)
            here &= here - 1
            window = (1 << length) - 1
            head = (low + length) | length << 4 | 1 << 8
            head |= ((clubs & ~plains) >> low & window) << 9
            either = both >> low & window
            part = either
            while True:
                if n < room:
                    out[n] = head | part << 9
                    n += 1
                if part == 0:
                    break
                part = (part - 1) & either
    return n


@compiled
def _wild_runs(hand: int, crazy: int, size: int, top: int, out: np.ndarray, n: int) -> int:
    """Runs of a hand that holds wild 15s."""
    wc = hand >> 14 & 1
    wp = popcount(hand & PLAIN_15S)
    clubs = hand & LOWER
    plains = (hand >> SUIT | hand >> 2 * SUIT | hand >> 3 * SUIT) & LOWER
    longest = popcount(hand)
    for length in range(max(2, size), longest + 1):
        if size > 0 and length > size and not crazy:
            break
        for high in range(length, FIFTEEN + 1):
            if length == size and high <= top:
                continue
            low = high - length
            if high < FIFTEEN:
                n = _window(clubs, plains, wc, wp, low, length, 0, 0, out, n)
            else:
                if wc:
                    n = _window(clubs, plains, 0, wp, low, length - 1, 1, 1, out, n)
                if wp:
                    n = _window(clubs, plains, wc, wp - 1, low, length - 1, 1, 0, out, n)
    return n


@compiled
def _window(clubs: int, plains: int, wc: int, wp: int, low: int, length: int, topped: int,
            top_club: int, out: np.ndarray, n: int) -> int:  # fmt: skip
    """Runs over the numbers low+1 … low+length, where a natural 15 may follow (`topped`).

    wc, wp: wild 15s of clubs and of other suits that are free.
    """
    window = (1 << length) - 1
    own_clubs = clubs >> low & window
    own_plains = plains >> low & window
    missing = window & ~(own_clubs | own_plains)
    if popcount(missing) > wc + wp:
        return n
    size = length + topped
    head_clubs = top_club << length
    there = window & ~missing
    part = there
    while True:  # each set of positions that have a card of their own and yet take a wild
        wilds = missing | part
        if popcount(wilds) <= wc + wp:
            n = _fill(low + size, size, own_clubs & ~wilds, own_plains & ~wilds, head_clubs,
                      wilds, wc, wp, out, n)  # fmt: skip
        if part == 0:
            return n
        part = (part - 1) & there


@compiled
def _fill(top: int, size: int, clubs: int, plains: int, head_clubs: int, wilds: int, wc: int,
          wp: int, out: np.ndarray, n: int) -> int:  # fmt: skip
    """Runs with wilds in these very positions: clubs or not, and which wild is the 15 of clubs."""
    room = len(out)
    either = clubs & plains
    fixed = head_clubs | (clubs & ~plains)
    count = popcount(wilds)
    part = either
    while True:
        if count <= wp and n < room:
            out[n] = run_code(top, size, fixed | part, wilds, 0)
            n += 1
        if wc and count - 1 <= wp:
            rest = wilds
            while rest:
                if n < room:
                    out[n] = run_code(top, size, fixed | part, wilds, lowest(rest) + 1)
                    n += 1
                rest &= rest - 1
        if part == 0:
            return n
        part = (part - 1) & either


# ---- combinations in words: cards, each with the number it stands for ---------------------


def laid_out(code: int, cards: int) -> list[tuple[int, int]]:
    """Each card with the number it stands for, in the order of RECORD.md."""
    top = int(top_of(code))
    held = [card for card in range(CARDS) if cards >> card & 1]
    if not is_run(code):
        return sorted(((card, top) for card in held), key=lambda pair: pair[0] % SUIT + 1 != top)
    low = top - int(size_of(code)) + 1
    wilds = code >> 19 & 1023
    wild_club = code >> 29
    own = {card % SUIT + 1: card for card in held if not (PLAIN_15S | CLUB_15) >> card & 1}
    plain_15s = [card for card in held if PLAIN_15S >> card & 1]
    fifteens = iter(list(permutations(plain_15s))[cards >> CARDS])
    laid = []
    for i in range(int(size_of(code))):
        club_15 = wild_club == i + 1 or (low + i == FIFTEEN and code >> 9 >> i & 1)
        if club_15:
            card = SUIT - 1
        elif wilds >> i & 1 or low + i == FIFTEEN:
            card = next(fifteens)
        else:
            card = own[low + i]
        laid.append((card, low + i))
    return laid


def arrangement(cards: Sequence[tuple[int, int]]) -> int:
    """Which permutation of the 15s that are not clubs a run's cards show."""
    by_number = sorted(cards, key=lambda pair: pair[1])
    order = tuple(card for card, _ in by_number if PLAIN_15S >> card & 1)
    return list(permutations(sorted(order))).index(order)


def code_of(cards: Sequence[tuple[int, int]]) -> int:
    """The code of cards with the numbers they stand for; PASS where they are no combination."""
    numbers = sorted(number for _, number in cards)
    low, top, size = numbers[0], numbers[-1], len(cards)
    wilds = [(card, number) for card, number in cards if card % SUIT + 1 != number]
    if low == top:
        own = [card for card, number in cards if card % SUIT + 1 == number]
        club = sum(card < SUIT for card in own)
        wild = sum(card < SUIT for card, _ in wilds)
        return int(set_code(top, club, len(own) - club, wild, len(wilds) - wild))
    if numbers != list(range(low, top + 1)):
        return PASS
    clubs = sum(1 << number - low for card, number in cards if card == number - 1)
    positions = sum(1 << number - low for _, number in wilds)
    wild_club = sum(number - low + 1 for card, number in wilds if card < SUIT)
    return int(run_code(top, size, clubs, positions, wild_club))
