"""The motifs of Clubs (Whist)."""

from collections.abc import Sequence

from clubsuit.games.clubs_whist.rules import BID
from clubsuit.games.motifs import leads, suit, takes, trick_motifs
from clubsuit.games.state import State


def unseen(v: State) -> int:
    """Return the cards that others may hold: all but those played, and those known to lie aside."""
    me = int(v.me)
    aside = int(v.knows[me, BID])
    return int(v.pack) & ~(int(v.hand[me]) | int(v.played) | aside)


def over_ruff(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice beats a club that another seat has trumped with."""
    trumped = not leads(v) and int(v.led) != 0 and suit(int(v.best)) == 0
    return trumped and takes(v, code)


MOTIFS = {"over-ruff": over_ruff, **trick_motifs(unseen)}
