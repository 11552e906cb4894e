"""Blunders: choices that anyone at the table recognises as errors.

Nobody needs to count or guess to see a blunder: the open trick and the player's hand are enough.
The bots `beginner` and `casual` err like people, so they notice most blunders before they make them
(see `levels`).

Now and then such a choice has a purpose, for instance to lose points in Clubs (Whist). So it is a
blunder only if `rule` would make none in the same position.

Each predicate has the signature of a `Motif`. Nothing here is compiled, and no argument is checked.
"""

from collections.abc import Sequence

from clubsuit.games.climbing_clubs import motifs as climbing_clubs
from clubsuit.games.climbing_clubs.combinations import top_of
from clubsuit.games.clubs_whist.rules import EXCHANGE, SWAP
from clubsuit.games.motifs import Motif, hand, leads, suit, takes
from clubsuit.games.ruby_dame import motifs as ruby_dame
from clubsuit.games.ruby_dame.rules import DAME
from clubsuit.games.state import State
from clubsuit.games.tricks import CLUBS

FAR = 4
"""Difference of ranks that nobody overlooks."""
MANY_CLUBS = 5
"""Number of clubs in a splendid hand."""
TOP_CLUBS = 0b1111 << 9
"""The ace, king, queen and jack of clubs."""
MANY_TOP_CLUBS = 3


def is_last(v: State, seats: int) -> bool:
    """Return whether the seat to act plays the last card of the open trick."""
    return int(v.n) == seats - 1


# ---- the trick games -------------------------------------------------------------------------


def wins_too_high(seats: int) -> Motif:
    """Return the predicate of taking a trick, as the last, with a card that is far too high."""

    def holds(v: State, code: int, codes: Sequence[int]) -> bool:
        enough = (other for other in codes if suit(other) == suit(code) and takes(v, other))
        return is_last(v, seats) and takes(v, code) and min(enough) <= code - FAR

    return holds


def loses_a_high_card(seats: int) -> Motif:
    """Return the predicate of following suit, as the last, below the winner with a far too high
    card."""

    def holds(v: State, code: int, codes: Sequence[int]) -> bool:
        follows = is_last(v, seats) and suit(code) == int(v.led) and not takes(v, code)
        return follows and min(codes) <= code - FAR

    return holds


# ---- Clubs (Whist) ---------------------------------------------------------------------------


def swaps_a_splendid_hand(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice swaps a hand with five clubs, three of them the highest."""
    clubs = hand(v) & CLUBS
    splendid = clubs.bit_count() >= MANY_CLUBS and (clubs & TOP_CLUBS).bit_count() >= MANY_TOP_CLUBS
    return int(v.phase) == EXCHANGE and code == SWAP and splendid


# ---- Ruby Dame -------------------------------------------------------------------------------


def keeps_the_queen(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the last player keeps the queen of diamonds out of the partner's trick."""
    could = any(ruby_dame.throw_dame(v, other, codes) for other in codes)
    return could and is_last(v, 4) and code != DAME


def gives_the_queen_away(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the last player throws the queen of diamonds on an opponent's trick."""
    theirs = not leads(v) and not ruby_dame.partner_wins(v)
    return theirs and is_last(v, 4) and code == DAME and not takes(v, code) and len(codes) > 1


def wastes_a_high_card(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether a far too high card falls below the winning card of an opponent."""
    return loses_a_high_card(4)(v, code, codes) and not ruby_dame.partner_wins(v)


# ---- Climbing Clubs --------------------------------------------------------------------------


def spends_a_15_on_little(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether a 15 beats a single card that a far lower card of the hand beats as well."""
    if leads(v) or not climbing_clubs.spend_the_15(v, code, codes):
        return False
    lower = (other for other in codes if climbing_clubs.answer(v, other, codes))
    return min(int(top_of(other)) for other in lower) <= int(top_of(code)) - FAR


_OF_THREE = {"wins-too-high": wins_too_high(3), "loses-a-high-card": loses_a_high_card(3)}

FREE_CLUBS = _OF_THREE
CLUBS_WHIST = {"swaps-a-splendid-hand": swaps_a_splendid_hand, **_OF_THREE}
RUBY_DAME = {
    "keeps-the-queen": keeps_the_queen,
    "gives-the-queen-away": gives_the_queen_away,
    "wins-too-high": wins_too_high(4),
    "loses-a-high-card": wastes_a_high_card,
}
CLIMBING_CLUBS = {
    "stays-in": climbing_clubs.wait_to_go_out,
    "spends-a-15-on-little": spends_a_15_on_little,
}
