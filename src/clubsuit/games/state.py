"""The state of a game: one NumPy record, with the fields that all games share.

Every game's record starts with these fields:

phase        DEAL, OVER, or a phase of the game
turn         the seat to act, or NOBODY
dealer       the dealer of the current hand
hand_number  number of the hand, from 1; 0 before the first deal
seats        number of players
target       the score that ends the game
pack         set of all cards that are dealt or set aside
hand_size    number of cards dealt to each seat
me           in a view, the seat that it is for (SPECTATOR: a spectator); in a state, NOBODY
winners      set of the winning seats in phase OVER
tricks_done  number of finished tricks in this hand
last_winner  the seat that won the last finished trick
rng          the generator of the deals (zero in a view)
hand         by seat: set of cards held (in a view, only the hand of `me`)
count        by seat: number of cards held; only `view` writes it
score        by seat: score of the finished hand
total        by seat: sum of the scores of all finished hands
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from clubsuit.cache import PACKAGE, outside_digest
from clubsuit.fields import record_dtype
from clubsuit.kernel import compiled, merged, popcount
from clubsuit.random_numbers import WORDS, rand_below

State: TypeAlias = Any
"""A record of a game's dtype (see `clubsuit.fields`): a state, or a view of it."""

NOBODY = -1
SPECTATOR = -2
"""Seat number in views of spectators, who see only what is open to all."""
DEAL, OVER = 0, 1
"""Phases that all games share.

DEAL: the next hand must be dealt. OVER: the game is over.
"""


class Action(NamedTuple):
    """A decision: its `code` for the rules and, if the code leaves a choice, the exact `cards`.

    Only Climbing Clubs uses `cards`, because its codes treat the suits without points alike. `seat`
    is set only for an action that may be taken out of turn (see `Rules.off_turn`).
    """

    code: int
    cards: int = 0
    seat: int = NOBODY


def state_dtype(seats: int, fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """Return a game's record type for at most `seats` seats: common fields, then the game's own."""
    sources = _source_field(sys._getframe(1).f_globals.get("__file__"))
    word = "i8"  # smaller integers shift differently in compiled code and in Python
    common: list[tuple[Any, ...]] = [
        *((name, word) for name in ("phase", "turn", "dealer", "hand_number", "seats", "target")),
        *((name, word) for name in ("pack", "hand_size")),
        *((name, word) for name in ("me", "winners", "tricks_done", "last_winner")),
        ("rng", word, (WORDS,)),
        *((name, word, (seats,)) for name in ("hand", "count", "score", "total")),
    ]
    return record_dtype([*common, *sources, *fields])


def _source_field(file: str | None) -> list[tuple[Any, ...]]:
    """Return a field named after a hash of the game's sources, for a game outside this package.

    Compiled code is cached by the types of its arguments. The field changes the record type
    whenever the game's sources change, so that code compiled for earlier rules is not used again.
    It comes before the game's own fields: otherwise Numba takes the record of a copied game for an
    extended record of the original game.
    """
    if file is None or Path(file).is_relative_to(PACKAGE):
        return []
    return [(f"sources_{outside_digest(Path(file))[:12]}", "i8")]


@compiled
def start(s: State) -> None:
    """Start a new game, with no scores, no cards dealt and a random first dealer.

    The options, the pack, the number of seats and the generator are kept.
    """
    for p in range(len(s.score)):
        s.score[p] = 0
        s.total[p] = 0
    s.hand_number = 0
    s.winners = 0
    s.me = NOBODY
    s.turn = NOBODY
    s.phase = DEAL
    s.dealer = rand_below(s.rng, s.seats)


@merged
def view_common(s: State, me: int, v: State) -> None:
    """Copy from the common fields what the seat may know into `v`, which is all zeros."""
    v.me = me
    v.phase = s.phase
    v.turn = s.turn
    v.dealer = s.dealer
    v.hand_number = s.hand_number
    v.seats = s.seats
    v.target = s.target
    v.pack = s.pack
    v.hand_size = s.hand_size
    v.winners = s.winners
    v.tricks_done = s.tricks_done
    v.last_winner = s.last_winner
    for p in range(len(s.hand)):
        v.count[p] = popcount(s.hand[p])
        v.score[p] = s.score[p]
        v.total[p] = s.total[p]
    v.hand[me] = s.hand[me]
