"""The state of a game: one NumPy record, with the fields that all games share.

Every game's record starts with the fields of `COMMON`:

phase        DEAL, OVER, or a phase of the game
turn         the seat to act, or NOBODY
dealer       of the current hand
hand_number  from 1; 0 before the first deal
seats        how many players
target       the score that ends the game
me           in a view: whose (SPECTATOR: of somebody who holds no cards); in a state: NOBODY
winners      set of seats, once the phase is OVER
tricks_done  tricks finished in this hand
last_winner  the seat that won the last finished trick
rng          the generator of the deals (zero in a view)
hand         by seat: set of cards held (in a view: only `me`'s)
count        by seat: how many cards are held; filled by `view`
score        by seat: what the finished hand added
total        by seat: over all finished hands
"""

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from clubsuit.cache import PACKAGE
from clubsuit.fields import record_dtype
from clubsuit.kernel import compiled, merged, popcount
from clubsuit.random_numbers import WORDS, rand_below

State: TypeAlias = Any
"""One record of a game's dtype (see `clubsuit.fields`): a state, or a view of it."""

NOBODY = -1
SPECTATOR = -2
"""In place of a seat: somebody who looks on, and sees what is open to all."""
DEAL, OVER = 0, 1
"""Phases that all games share: a deal is awaited; the game is over."""


class Action(NamedTuple):
    """A decision: `code` is what the rules see, `cards` the exact cards where that leaves a choice.

    Only Climbing Clubs uses `cards`: its codes treat the suits without points alike.
    `seat` is set for what may be done out of turn (see `Rules.off_turn`).
    """

    code: int
    cards: int = 0
    seat: int = NOBODY


def state_dtype(seats: int, fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The record type of a game for at most this many seats: common fields, then its own."""
    fields = [*fields, *_source_field(sys._getframe(1).f_globals.get("__file__"))]
    word = "i8"  # int64 throughout: smaller fields shift differently compiled and plain
    common: list[tuple[Any, ...]] = [
        *((name, word) for name in ("phase", "turn", "dealer", "hand_number", "seats", "target")),
        *((name, word) for name in ("me", "winners", "tricks_done", "last_winner")),
        ("rng", word, (WORDS,)),
        *((name, word, (seats,)) for name in ("hand", "count", "score", "total")),
    ]
    return record_dtype([*common, *fields])


def _source_field(file: str | None) -> list[tuple[Any, ...]]:
    """For a game from outside this package: a field named after a hash of its sources.

    Compiled code is cached by the types that it is for. So what was compiled of ours for a game
    whose rules have changed since is not used again.
    """
    if file is None or Path(file).is_relative_to(PACKAGE):
        return []
    path = Path(file)
    whole = (path.parent / "__init__.py").exists()
    sources = sorted(path.parent.rglob("*.py")) if whole else [path]
    digest = hashlib.sha256(b"\0".join(source.read_bytes() for source in sources))
    return [(f"sources_{digest.hexdigest()[:12]}", "i8")]


@compiled
def start(s: State) -> None:
    """A new game: nothing scored, nothing dealt, a random first dealer.

    Options, the number of seats and the generator stay.
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
    """Copy what the seat may know of the fields that all games share into `v`, all zeros."""
    v.me = me
    v.phase = s.phase
    v.turn = s.turn
    v.dealer = s.dealer
    v.hand_number = s.hand_number
    v.seats = s.seats
    v.target = s.target
    v.winners = s.winners
    v.tricks_done = s.tricks_done
    v.last_winner = s.last_winner
    for p in range(len(s.hand)):
        v.count[p] = popcount(s.hand[p])
        v.score[p] = s.score[p]
        v.total[p] = s.total[p]
    v.hand[me] = s.hand[me]
