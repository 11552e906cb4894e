"""The motifs of Ruby Dame."""

from collections.abc import Sequence

from clubsuit.games.motifs import leads, suit, takes, trick_motifs
from clubsuit.games.ruby_dame.rules import DAME
from clubsuit.games.state import State


def unseen(v: State) -> int:
    """Return the cards that others hold: all but the seat's own and those played."""
    return int(v.pack) & ~(int(v.hand[int(v.me)]) | int(v.played))


def partner_wins(v: State) -> bool:
    """Return whether the partner of the seat to act has the best card of the open trick so far."""
    return not leads(v) and int(v.winner) == (int(v.turn) + 2) % 4


def throw_dame(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice adds the queen of diamonds to a trick that the partner wins so far.

    The queen does not win it herself."""
    return code == DAME and partner_wins(v) and not takes(v, code)


def keep_dame(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice keeps the queen of diamonds out of an opponent's trick."""
    opponent = not leads(v) and not partner_wins(v)
    return opponent and DAME in codes and code != DAME and not takes(v, code)


def catch_dame(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice wins, so far, a trick in which the queen of diamonds lies."""
    in_trick = not leads(v) and any(int(card) == DAME for card in v.trick)
    return in_trick and takes(v, code) and not partner_wins(v)


def bring_dame_home(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the queen of diamonds wins the trick so far."""
    return code == DAME and not leads(v) and takes(v, code)


def overtake(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice beats the partner's winning card, although it need not."""
    return partner_wins(v) and takes(v, code) and any(not takes(v, other) for other in codes)


def give_club(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice adds a club to a trick that the partner wins so far."""
    return partner_wins(v) and suit(code) == 0 and not takes(v, code)


def unblock(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice follows below the partner's card with more than the lowest card."""
    lower = any(suit(other) == suit(code) and other < code for other in codes)
    return partner_wins(v) and suit(code) == int(v.led) and not takes(v, code) and lower


MOTIFS = {
    "throw-the-queen": throw_dame,
    "bring-the-queen-home": bring_dame_home,
    "catch-the-queen": catch_dame,
    "keep-the-queen": keep_dame,
    "give-a-club": give_club,
    "overtake": overtake,
    "unblock": unblock,
    **trick_motifs(unseen),
}
