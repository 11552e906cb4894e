"""Numbered actions and observations of Free Clubs in honour play; see `free_clubs.encoding`."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from clubsuit.games.encoding import put_number
from clubsuit.games.free_clubs import encoding as strict
from clubsuit.games.free_clubs.encoding import put_auction_facts, put_known, put_play_facts, reveal
from clubsuit.games.free_clubs.honour.rules import (
    READY,
    SETTLE,
    TAKE,
    full_trick,
    honest_cards,
    pack,
)
from clubsuit.games.free_clubs.options import OPTIONS
from clubsuit.games.free_clubs.rules import HANDICAP, PASS, PAY, PLAY, SEATS, payment
from clubsuit.games.free_clubs.rules import legal_set as strict_set
from clubsuit.games.free_clubs.suit_sampling import KING
from clubsuit.games.state import State
from clubsuit.kernel import compiled, inlined

__all__ = ["reveal"]  # the same function as in the strict game

__doc__ = f"{__doc__}\n{strict.__doc__}"


def most_steps(options: Mapping[str, Any]) -> int:
    """Return the maximum number of steps in a hand: each trick is taken, and each seat is ready."""
    return strict.most_steps(options) + OPTIONS.hand_size(options) + SEATS


@inlined
def write_ids(s: State, partial: int, ids: np.ndarray, row: int) -> None:
    """Write the set of legal ids: those of `honest`."""
    if s.phase == SETTLE or full_trick(s):
        ids[row, 0] = 1 << PASS
    elif s.phase == PLAY:
        ids[row, 0] = honest_cards(s)
    else:
        ids[row, 0] = strict_set(s)


@compiled
def take_id(s: State, partial: int, number: int) -> int:
    """Return the code of an id."""
    if number == PAY:
        return pack(payment(s.hand[s.turn], s.due))
    if s.phase == SETTLE:
        return READY
    return TAKE if full_trick(s) else number


@compiled
def id_towards(s: State, partial: int, code: int) -> int:
    """Return the id of a code."""
    if code in (READY, TAKE):
        return PASS
    return PAY if s.phase == HANDICAP and s.due >> 2 == KING else code


@inlined
def observe(v: State, partial: int, out: np.ndarray, row: int) -> None:
    """Write the observation of a view."""
    at = put_known(v, out, row)
    at = put_auction_facts(v, out, row, at)
    at = put_play_facts(v, out, row, at)
    put_number(1, out, row, at)
