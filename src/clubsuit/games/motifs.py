"""Motifs: names for the idea of a choice, each defined by what the player sees.

A motif is a fact about a choice in a view, for example "could have won the trick and does not". It
says nothing about the worth of the choice. Puzzles use motifs as headings.

Each game declares its motifs in `Declaration.motifs`, the most special one first. This module has
the motifs that the trick games share. Nothing here is compiled, and no argument is checked.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from clubsuit.games.state import State
from clubsuit.games.tricks import CLUBS, QUARTER

Motif: TypeAlias = Callable[[State, int, Sequence[int]], bool]
"""(v, code, codes): whether the choice `code`, one of the legal choices `codes`, has the motif.

v: the view of the seat to act.
"""


def motifs_of(
    motifs: Mapping[str, Motif], v: State, code: int, codes: Sequence[int]
) -> Iterator[str]:
    """Yield the names of all motifs of a choice, in the order of their declaration."""
    for name, holds in motifs.items():
        if holds(v, code, codes):
            yield name


# ---- cards ---------------------------------------------------------------------------


def suit(card: int) -> int:
    """Return the suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // QUARTER


def suit_mask(card: int) -> int:
    """Return the set of all cards of this card's suit."""
    return CLUBS << QUARTER * suit(card)


def takes(v: State, card: int) -> bool:
    """Return whether the card wins the open trick as it stands."""
    best = int(v.best)
    if suit(card) == suit(best):
        return card > best
    return suit(card) == 0


def hand(v: State) -> int:
    """Return the cards of the seat to act."""
    return int(v.hand[int(v.turn)])


def is_master(card: int, unseen: int) -> bool:
    """Return whether no unseen card of the card's suit is higher."""
    return not unseen & suit_mask(card) & ~((2 << card) - 1)


# ---- motifs of leads ---------------------------------------------------------------------

Unseen: TypeAlias = Callable[[State], int]
"""(v): the cards that others may hold, as far as the seat of the view has counted."""


def leads(v: State) -> bool:
    """Return whether the seat to act leads to a trick."""
    return not v.n


def counted_trumps(unseen: Unseen) -> Motif:
    """Return the motif of leading a winner of a plain suit after all other clubs are gone."""

    def holds(v: State, code: int, codes: Sequence[int]) -> bool:
        cards = unseen(v)
        return leads(v) and suit(code) != 0 and is_master(code, cards) and not cards & CLUBS

    return holds


def draw_trumps(unseen: Unseen) -> Motif:
    """Return the motif of leading a club instead of a plain card, while others may hold clubs."""

    def holds(v: State, code: int, codes: Sequence[int]) -> bool:
        plain = any(suit(other) for other in codes)
        return leads(v) and suit(code) == 0 and plain and bool(unseen(v) & CLUBS)

    return holds


def cash(unseen: Unseen) -> Motif:
    """Return the motif of leading the highest card of a plain suit while others may hold clubs."""

    def holds(v: State, code: int, codes: Sequence[int]) -> bool:
        cards = unseen(v)
        return leads(v) and suit(code) != 0 and is_master(code, cards) and bool(cards & CLUBS)

    return holds


def exit_card(unseen: Unseen) -> Motif:
    """Return the motif of leading a card that can be beaten, although a winner could be led."""

    def holds(v: State, code: int, codes: Sequence[int]) -> bool:
        cards = unseen(v)
        winner = any(is_master(other, cards) for other in codes)
        return leads(v) and winner and not is_master(code, cards)

    return holds


def keep_trumps(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice leads a plain card, although a club could be led."""
    return leads(v) and suit(code) != 0 and any(suit(other) == 0 for other in codes)


def beaten_by(card: int, unseen: int) -> int:
    """Return the number of unseen cards of the card's suit that are higher."""
    return (unseen & suit_mask(card) & ~((2 << card) - 1)).bit_count()


def strong(unseen: Unseen, when: Motif) -> Motif:
    """Return the motif of the card that the fewest unseen cards of its suit beat."""

    def holds(v: State, code: int, codes: Sequence[int]) -> bool:
        cards = unseen(v)
        fewest = min(beaten_by(other, cards) for other in codes)
        return when(v, code, codes) and beaten_by(code, cards) == fewest

    return holds


def weak(unseen: Unseen, when: Motif) -> Motif:
    """Return the motif of the card that the most unseen cards of its suit beat."""

    def holds(v: State, code: int, codes: Sequence[int]) -> bool:
        cards = unseen(v)
        most = max(beaten_by(other, cards) for other in codes)
        return when(v, code, codes) and beaten_by(code, cards) == most

    return holds


def any_lead(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice is a lead."""
    return leads(v)


def throws(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice adds a card to a trick that it does not win so far."""
    return not leads(v) and not takes(v, code)


def held(v: State, card: int) -> int:
    """Return the number of cards of the card's suit that the seat holds."""
    return (hand(v) & suit_mask(card)).bit_count()


def lead_short(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice leads the shortest plain suit of the hand."""
    plain = [held(v, other) for other in codes if suit(other)]
    return leads(v) and suit(code) != 0 and held(v, code) == min(plain)


def lead_long(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice leads the longest plain suit of the hand."""
    plain = [held(v, other) for other in codes if suit(other)]
    return leads(v) and suit(code) != 0 and held(v, code) == max(plain)


# ---- motifs of answers -------------------------------------------------------------------


def duck(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice leaves a trick that the seat could win so far."""
    return not leads(v) and not takes(v, code) and any(takes(v, other) for other in codes)


def ruff(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice trumps a plain suit, although another choice was legal."""
    others = any(suit(other) for other in codes)
    return not leads(v) and int(v.led) != 0 and suit(code) == 0 and takes(v, code) and others


def win_high(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether a lower card of the same suit would win the trick so far as well."""
    lower = any(takes(v, other) and suit(other) == suit(code) and other < code
                for other in codes) if not leads(v) else False  # fmt: skip
    return lower and takes(v, code)


def win_low(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice wins so far with the lowest of several cards of its suit."""
    if leads(v) or not takes(v, code):
        return False
    same = [other for other in codes if suit(other) == suit(code) and takes(v, other)]
    return len(same) > 1 and code == min(same)


def unload(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice, which does not win, is not the lowest legal card of its suit."""
    if leads(v) or takes(v, code):
        return False
    return any(suit(other) == suit(code) and other < code for other in codes)


def make_void(v: State, code: int, codes: Sequence[int]) -> bool:
    """Return whether the choice gives away the last card of a plain suit that was not led."""
    if leads(v) or suit(code) in (0, int(v.led)):
        return False
    return hand(v) & suit_mask(code) == 1 << code and bool(hand(v) & CLUBS)


def trick_motifs(unseen: Unseen) -> dict[str, Motif]:
    """Return the motifs that the trick games share, the most special one first."""
    return {
        "count-the-trumps": counted_trumps(unseen),
        "exit": exit_card(unseen),
        "draw-trumps": draw_trumps(unseen),
        "cash": cash(unseen),
        "duck": duck,
        "win-high": win_high,
        "win-low": win_low,
        "ruff": ruff,
        "make-void": make_void,
        "unload": unload,
        "keep-trumps": keep_trumps,
        "lead-strong": strong(unseen, any_lead),
        "lead-weak": weak(unseen, any_lead),
        "throw-weak": weak(unseen, throws),
        "throw-strong": strong(unseen, throws),
        "lead-short": lead_short,
        "lead-long": lead_long,
    }
