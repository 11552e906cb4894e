"""Codes of the combinations of Climbing Clubs: singles, sets, runs (CC-4, CC-5, CC-12, CC-14).

Diamonds, hearts and spades have no meaning in this game except that they are not clubs. A code
therefore contains only three facts about each card: its number, whether it is a club, and whether
it is a wild 15 that stands for a lower number. A position therefore has only one code for each
choice. If several cards of a hand fit a code, its *canonical* cards are the lowest of them: a
diamond before a heart, and a heart before a spade. A 15 that counts as a 15 is not a wild card, so
no combination has two codes.

The code of a combination is one int64:

    bits 0-3    the number of its highest card (of a set: its number)
    bits 4-7    the number of cards (a single is a set of one)
    bit  8      1 for a run
    in a set    bit 9: its natural club · bits 10-11: natural plain cards ·
                bit 12: the 15 of clubs as a wild card · bits 13-14: plain wild 15s
    in a run    bits 9-18: positions, from the lowest, that natural clubs take ·
                bits 19-28: positions that wild 15s take ·
                bits 29-32: position of the 15 of clubs among the wild cards, plus 1 (0: none)

A *plain* card is one that is not a club. No combination has the code PASS or DOUBLE, because its
number of cards is not 0.

The functions here do not check their arguments: their callers are compiled loops, or have checked
the arguments already.
"""

from collections.abc import Sequence
from itertools import permutations
from math import factorial

import numpy as np

from clubsuit.games.state import State
from clubsuit.kernel import compiled, inlined, lowest, popcount

PASS, DOUBLE = 0, 1
SUIT = 15
"""Number of cards in a suit. A card is SUIT * suit + number - 1, with the suits in the order C D H
S.
"""
CARDS = 4 * SUIT
FIFTEEN = 15
NUMBERS = (1 << SUIT) - 1
LOWER = (1 << (SUIT - 1)) - 1
"""The numbers 1 to 14, as bits 0 to 13."""
PLAIN_1S = 1 << SUIT | 1 << 2 * SUIT | 1 << 3 * SUIT
PLAIN_15S = PLAIN_1S << 14
CLUB_15 = 1 << 14
FIFTEENS = PLAIN_15S | CLUB_15
HAND = 10
NO_CODE = 1 << 33
"""Exclusive upper bound of all codes."""
MAX_COMBINATIONS = 2512
"""Upper bound on the number of combinations in a hand of ten cards.

A search in the tests of this game proves this bound. The largest number found is 2480.
"""


@compiled
def top_of(code: int) -> int:
    """Return the number of the highest card, 1 to 15."""
    return code & 15


@compiled
def size_of(code: int) -> int:
    """Return the number of cards; 0 for PASS and DOUBLE."""
    return (code >> 4) & 15


@compiled
def is_run(code: int) -> int:
    """Return 1 for a run, 0 for a set or a single."""
    return (code >> 8) & 1


@compiled
def set_code(number: int, club: int, plains: int, wild_club: int, wild_plains: int) -> int:
    """Return the code of a set or single, given its number of cards of each kind."""
    size = club + plains + wild_club + wild_plains
    return number | size << 4 | club << 9 | plains << 10 | wild_club << 12 | wild_plains << 13


@compiled
def run_code(top: int, size: int, clubs: int, wilds: int, wild_club: int) -> int:
    """Return the code of a run.

    `clubs` and `wilds` are masks of the positions of clubs and wild cards. `wild_club` is 0 if the
    15 of clubs is not a wild card of the run, and 1 plus its position otherwise.
    """
    return top | size << 4 | 1 << 8 | clubs << 9 | wilds << 19 | wild_club << 29


@compiled
def beats(code: int, run: int, size: int, top: int, crazy: int) -> bool:
    """Return whether the combination of this code may answer an open combination (CC-5, CC-14)."""
    if is_run(code) != run:
        return False
    mine = size_of(code)
    if mine == size:
        return top_of(code) > top
    return crazy != 0 and mine > size


# ---- the cards of a code --------------------------------------------------------------


@compiled
def column(number: int) -> int:
    """Return the three cards of a number that are not clubs."""
    return PLAIN_1S << (number - 1)


@inlined
def all_of(number: int) -> int:
    """Return the four cards of a number."""
    return column(number) | 1 << number - 1


@compiled
def take_lowest(cards: int, most: int) -> int:
    """Return the lowest cards of a set, at most `most` of them."""
    rest = cards
    for _ in range(most):
        rest &= rest - 1
    return cards & ~rest


@inlined
def cards_in(hand: int, code: int) -> int:
    """Return the canonical cards of a code in a hand.

    If the hand lacks some of them, the result has fewer cards than the code.
    """
    top = top_of(code)
    if is_run(code):
        return _run_cards(hand, code)
    cards = take_lowest(hand & column(top), (code >> 10) & 3)
    cards |= hand & (code >> 9 & 1) << (top - 1)
    if code >> 12:
        cards |= take_lowest(hand & PLAIN_15S, (code >> 13) & 3)
        cards |= hand & (code >> 12 & 1) << 14
    return cards


@inlined
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
                own = hand & column(low + i)
                cards |= own & -own
    return cards | take_lowest(hand & PLAIN_15S, fifteens)


@inlined
def numbers_held(hand: int) -> tuple[int, int, int, int]:
    """Return four bit masks of numbers.

    Of each number in the first mask, the hand holds at least one card. For the second mask it holds
    at least two cards of each number, for the third at least three, and for the fourth all four.
    """
    clubs = hand & NUMBERS
    diamonds = hand >> SUIT & NUMBERS
    hearts = hand >> 2 * SUIT & NUMBERS
    spades = hand >> 3 * SUIT & NUMBERS
    low_two = clubs & diamonds
    high_two = hearts & spades
    low = clubs | diamonds
    high = hearts | spades
    return (
        low | high,
        low_two | high_two | low & high,
        low_two & high | high_two & low,
        low_two & high_two,
    )


@compiled
def usable(hand: int, code: int) -> int:
    """Return all cards of the hand that could be part of this combination.

    Cards of one number in the suits without points are interchangeable.
    """
    cards = cards_in(hand, code)
    for number in range(1, SUIT + 1):
        if cards & column(number):
            cards |= hand & column(number)
    return cards


@compiled
def usable_in(hand: int, codes: np.ndarray, n: int) -> int:
    """Return all cards of the hand that are part of one of the first n codes."""
    cards = 0
    for i in range(n):
        if cards == hand:
            break
        if size_of(codes[i]) > 0:
            cards |= usable(hand, codes[i])
    return cards


# ---- all combinations of a hand -----------------------------------------------------------


@inlined
def combinations_into(s: State, hand: int, out: np.ndarray, n: int) -> int:
    """Write each playable combination of the hand once, starting at out[n].

    If the state `s` has an open combination, they must beat it. Returns the index after the last
    code. Combinations that do not fit into `out` are omitted (MAX_COMBINATIONS always fits).
    """
    crazy, run, size, top = s.crazy, s.run, s.n, s.top
    if s.wild and hand & (CLUB_15 | PLAIN_15S):
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
    """Write singles and sets without wild cards.

    There are seven kinds. Kind k has k // 2 + 1 cards, and (k + 1) // 2 of them are plain. Kind 0
    is the club, kind 1 is a plain card, kind 2 is the club and a plain card, and so on. For each
    kind, a 15-bit mask contains the numbers of which the hand holds the cards for this kind. Four
    masks are packed into one word, so that one loop lists them.
    """
    clubs = hand & NUMBERS
    d = (hand >> SUIT) & NUMBERS
    h = (hand >> 2 * SUIT) & NUMBERS
    s = (hand >> 3 * SUIT) & NUMBERS
    one = d | h | s
    two = (d & h) | (d & s) | (h & s)
    three = d & h & s
    small = clubs | one << SUIT | (clubs & one) << 2 * SUIT | two << 3 * SUIT
    large = (clubs & two) | three << SUIT | (clubs & three) << 2 * SUIT
    if size > 0:
        same = NUMBERS >> top << top
        same |= same << SUIT
        longer = -1 if crazy else 0
        if size <= 2:
            shift = 2 * SUIT * (size - 1)
            small &= same << shift | longer << shift << 2 * SUIT
            large &= longer
        else:
            shift = 2 * SUIT * (size - 3)
            small = 0
            large &= same << shift | longer << shift << 2 * SUIT if size <= 4 else 0
    for half in range(2):
        while small:
            place = lowest(small)
            small &= small - 1
            sort = place // SUIT
            number = place - SUIT * sort + 1
            sort += 4 * half
            count = (sort >> 1) + 1
            plains = (sort + 1) >> 1
            if n < len(out):
                out[n] = number | count << 4 | (count - plains) << 9 | plains << 10
                n += 1
        small = large
    return n


@compiled
def _wild_sets(hand: int, crazy: int, size: int, top: int, out: np.ndarray, n: int) -> int:
    """Write singles and sets of a hand that holds wild 15s."""
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
    """Write runs without wild cards.

    For each length, a 15-bit mask contains the numbers at which a run can start. Four masks are
    packed into one word, so that one loop lists them.
    """
    clubs = hand & NUMBERS
    plains = (hand >> SUIT | hand >> 2 * SUIT | hand >> 3 * SUIT) & NUMBERS
    only_clubs = clubs & ~plains
    both = clubs & plains
    present = clubs | plains
    starts = present & present >> 1
    first = 2
    while starts:
        word = 0
        for k in range(4):
            length = first + k
            here = starts if size == 0 or length == size or (crazy and length > size) else 0
            if length == size:
                low = max(top - length + 1, 0)  # a run that starts lower ends too low
                here = here >> low << low
            word |= here << SUIT * k
            starts &= present >> length
        while word:
            place = lowest(word)
            word &= word - 1
            k = place // SUIT
            low = place - SUIT * k
            length = first + k
            window = (1 << length) - 1
            head = (low + length) | length << 4 | 1 << 8 | (only_clubs >> low & window) << 9
            either = both >> low & window
            part = either
            while True:
                if n < len(out):
                    out[n] = head | part << 9
                    n += 1
                if part == 0:
                    break
                part = (part - 1) & either
        first += 4
        if size > 0 and not crazy and first > size:
            break
    return n


@compiled
def _wild_runs(hand: int, crazy: int, size: int, top: int, out: np.ndarray, n: int) -> int:
    """Write runs of a hand that holds wild 15s."""
    wc = hand >> 14 & 1
    wp = popcount(hand & PLAIN_15S)
    longest = popcount(hand)
    for length in range(max(2, size), longest + 1):
        if size > 0 and length > size and not crazy:
            break
        for top_now in range(max(length, top + 1 if length == size else 0), FIFTEEN + 1):
            topped = top_now // FIFTEEN
            for club in range(topped + 1):  # 1: the natural 15 of the run is the 15 of clubs
                free_club = wc - (topped & club)
                free_plains = wp - (topped & (1 - club))
                if free_club >= 0 and free_plains >= 0:
                    n = _window(hand, top_now - length, length - topped, topped, club, out, n)
    return n


@compiled
def _window(hand: int, low: int, length: int, topped: int, top_club: int,
            out: np.ndarray, n: int) -> int:  # fmt: skip
    """Write runs of the numbers low+1 … low+length, followed by a natural 15 if `topped`.

    `top_club` is 1 if that 15 is the 15 of clubs.
    """
    wc = (hand >> 14 & 1) - (topped & top_club)
    wp = popcount(hand & PLAIN_15S) - (topped & (1 - top_club))
    window = (1 << length) - 1
    own_clubs = (hand & LOWER) >> low & window
    own_plains = ((hand >> SUIT | hand >> 2 * SUIT | hand >> 3 * SUIT) & LOWER) >> low & window
    missing = window & ~(own_clubs | own_plains)
    if popcount(missing) > wc + wp:
        return n
    size = length + topped
    head = low + size | size << 4 | 1 << 8 | top_club << length + 9
    there = window & ~missing
    part = there
    while True:  # try each set of positions where wild cards replace numbers that the hand has
        wilds = missing | part
        if popcount(wilds) <= wc + wp:
            clubs = own_clubs & ~wilds
            plains = own_plains & ~wilds
            fixed = head | (clubs & ~plains) << 9 | wilds << 19
            n = _fill(fixed, clubs & plains, wilds, wc, wp, out, n)
        if part == 0:
            return n
        part = (part - 1) & there


@compiled
def _fill(head: int, either: int, wilds: int, wc: int, wp: int, out: np.ndarray, n: int) -> int:
    """Write runs with wild cards in exactly these positions.

    The runs differ in which cards are clubs and in which wild card is the 15 of clubs. `either` is
    the mask of the positions for which the hand has both a club and another card.
    """
    room = len(out)
    count = popcount(wilds)
    part = either
    while True:
        if count <= wp and n < room:
            out[n] = head | part << 9
            n += 1
        if wc and count - 1 <= wp:
            rest = wilds
            while rest:
                if n < room:
                    out[n] = head | part << 9 | (lowest(rest) + 1) << 29
                    n += 1
                rest &= rest - 1
        if part == 0:
            return n
        part = (part - 1) & either


# ---- combinations as cards, each with the number it stands for -----------------------------


def laid_out(code: int, cards: int) -> list[tuple[int, int]]:
    """Return each card with the number it stands for, in the order of RECORD.md."""
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
    """Return the order of a run's plain 15s, as the index of a permutation."""
    by_number = sorted(cards, key=lambda pair: pair[1])
    order = tuple(card for card, _ in by_number if PLAIN_15S >> card & 1)
    return list(permutations(sorted(order))).index(order)


def arrangements(code: int, cards: int) -> int:
    """Return the number of permutations that `arrangement` distinguishes for these cards."""
    return factorial((cards & PLAIN_15S).bit_count()) if is_run(code) else 1


def code_of(cards: Sequence[tuple[int, int]]) -> int:
    """Return the code of cards with the numbers they stand for; PASS for an invalid combination."""
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
