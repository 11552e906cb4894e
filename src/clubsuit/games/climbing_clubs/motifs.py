"""The motifs of Climbing Clubs."""

from collections.abc import Sequence

from clubsuit.games.climbing_clubs.combinations import (
    CARDS,
    CLUB_15,
    DOUBLE,
    FIFTEEN,
    PASS,
    PLAIN_15S,
    SUIT,
    cards_in,
    is_run,
    size_of,
    top_of,
)
from clubsuit.games.motifs import Motif
from clubsuit.games.state import State

FIFTEENS = PLAIN_15S | CLUB_15
CLUBS = (1 << SUIT) - 1


def _cards(v: State, code: int) -> int:
    """Return the cards of a choice; none for a pass and a double."""
    return int(cards_in(int(v.hand[int(v.turn)]), code)) if code > DOUBLE else 0


def _held(v: State) -> int:
    return int(v.hand[int(v.turn)])


def _numbers(cards: int) -> dict[int, int]:
    """Return how many cards of each number a set has."""
    found: dict[int, int] = {}
    for card in range(CARDS):
        if cards >> card & 1:
            found[card % SUIT + 1] = found.get(card % SUIT + 1, 0) + 1
    return found


def go_out(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice plays all cards of the hand."""
    return _cards(v, code) == _held(v)


def wait_to_go_out(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the seat could go out at once, and does not."""
    return not go_out(v, code, codes) and any(go_out(v, other, codes) for other in codes)


def hold_the_15(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice keeps every 15, although one could be played."""
    return not _cards(v, code) & FIFTEENS and any(_cards(v, c) & FIFTEENS for c in codes)


def spend_the_15(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice plays a 15, although another choice would not."""
    return bool(_cards(v, code) & FIFTEENS) and any(not _cards(v, c) & FIFTEENS for c in codes)


def let_pass(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the seat passes, although it could play."""
    return code == PASS and len(codes) > 1


def take_clubs(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the seat could pass, and instead answers a trick with clubs in it."""
    return PASS in codes and code > DOUBLE and bool(int(v.trick) & CLUBS)


def break_a_set(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice plays some, and not all, cards of a number."""
    played, held = _numbers(_cards(v, code)), _numbers(_held(v))
    return any(number != FIFTEEN and n < held[number] for number, n in played.items())


def lead_many(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice leads as many cards as can be led, more than one."""
    most = max(int(size_of(other)) for other in codes)
    return not v.n and 1 < most == int(size_of(code))


def lead_a_single(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice leads one card, although a set or run could be led."""
    more = any(int(size_of(other)) > 1 for other in codes)
    return not v.n and int(size_of(code)) == 1 and more


def keep_clubs(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice plays no club, although a club could be played."""
    played = code > DOUBLE and not _cards(v, code) & CLUBS
    return played and any(_cards(v, other) & CLUBS for other in codes)


def lead_a_run(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice leads a run."""
    return not v.n and code > DOUBLE and bool(is_run(code))


def lead_low(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice leads a combination with the lowest top card."""
    lowest = min(int(top_of(other)) for other in codes if other > DOUBLE)
    return not v.n and code > DOUBLE and int(top_of(code)) == lowest


def play_high(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice plays a combination with the highest possible top card."""
    highest = max(int(top_of(other)) for other in codes)
    return code > DOUBLE and int(top_of(code)) == highest


def play_clubs(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice plays as many clubs as possible, and at least one."""
    most = max((_cards(v, other) & CLUBS).bit_count() for other in codes)
    return 0 < most == (_cards(v, code) & CLUBS).bit_count()


def answer(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the seat answers the open trick, although it could pass."""
    return PASS in codes and code > DOUBLE


MOTIFS: dict[str, Motif] = {
    "wait-to-go-out": wait_to_go_out,
    "hold-the-15": hold_the_15,
    "spend-the-15": spend_the_15,
    "pass": let_pass,
    "take-clubs": take_clubs,
    "break-a-set": break_a_set,
    "lead-a-single": lead_a_single,
    "lead-a-run": lead_a_run,
    "lead-many": lead_many,
    "keep-clubs": keep_clubs,
    "play-clubs": play_clubs,
    "lead-low": lead_low,
    "play-high": play_high,
    "answer": answer,
}
