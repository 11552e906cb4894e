"""Blunders: choices that anyone at the table recognises as errors.

Nobody needs to count or guess to see a blunder: the open trick and the player's hand are enough.
The bots `beginner` and `casual` err like people, so they notice most blunders before they make them
(see `levels`).

Now and then such a choice has a purpose, for instance to lose points in Clubs (Whist). So it is a
blunder only if `rule` would make none in the same position.

This module has the blunders that the trick games share; each game has its own beside them. Each
predicate has the signature of a `Motif`. Nothing here is compiled, and no argument is checked.
"""

from collections.abc import Sequence

from clubsuit.games.motifs import Motif, suit, takes
from clubsuit.games.state import State

FAR = 4
"""Difference of ranks that nobody overlooks."""


def is_last(v: State, seats: int) -> bool:
    """Return whether the seat to act plays the last card of the open trick."""
    return int(v.n) == seats - 1


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


def of_a_trick_game(seats: int) -> dict[str, Motif]:
    """Return the blunders by name."""
    return {
        "wins-too-high": wins_too_high(seats),
        "loses-a-high-card": loses_a_high_card(seats),
    }
