"""The motifs of Free Clubs."""

from collections.abc import Sequence

from clubsuit.games.free_clubs.rules import ACE_OF_HEARTS, DIAMONDS, PRIMARY, SPADES
from clubsuit.games.motifs import leads, takes, trick_motifs
from clubsuit.games.state import State


def unseen(v: State) -> int:
    """Return the cards that others may hold: all but those played, and those the seat put away."""
    me = int(v.me)
    gone = int(v.discards[me])
    for shown in v.shown:
        gone |= int(shown)
    return int(v.pack) & PRIMARY & ~(int(v.hand[me]) | gone)


def _in_trick(v: State) -> int:
    """Return the cards of the open trick."""
    return sum(1 << int(card) for card in v.trick if card >= 0) if v.n else 0


def take_the_ace(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice wins, so far, a trick with the ace of hearts."""
    cards = _in_trick(v) | 1 << code
    return not leads(v) and bool(cards & ACE_OF_HEARTS) and takes(v, code)


def stay_without_spades(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether a seat without a spade in its tricks could win a spade, and does not."""
    clean = not int(v.taken[int(v.turn)]) & SPADES
    offered = not leads(v) and bool(_in_trick(v) & SPADES)
    return clean and offered and not takes(v, code) and any(takes(v, other) for other in codes)


def take_diamonds(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice wins, so far, a trick with a diamond, although it need not."""
    cards = _in_trick(v) | 1 << code
    free = any(not takes(v, other) for other in codes) if not leads(v) else False
    return free and bool(cards & DIAMONDS) and takes(v, code)


MOTIFS = {
    "take-the-ace-of-hearts": take_the_ace,
    "stay-without-spades": stay_without_spades,
    "take-diamonds": take_diamonds,
    **trick_motifs(unseen),
}
