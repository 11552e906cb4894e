"""The story of a hand of Free Clubs: whether the contract was made, and in which trick."""

from collections.abc import Sequence
from typing import Any

from clubsuit.errors import Reason
from clubsuit.games.free_clubs.rules import (
    SEATS,
    needed,
    on_side,
    side_tricks,
)
from clubsuit.games.log import LogEntry
from clubsuit.games.state import NOBODY, State
from clubsuit.games.story import Moment, Story, moment_in, seat_and_who, seats_and_who, takers


def story(v: State, log: Sequence[LogEntry]) -> Story:
    """Return the story of a finished hand."""
    barred = int(v.barred) if "barred" in v.dtype.names else 0  # a field of honour play (FC-17)
    also = [
        Reason("FC-17", "free-story-barred", seat_and_who(v, seat))
        for seat in range(SEATS)
        if barred >> seat & 1
    ]
    if v.me >= 0 and not on_side(v, v.me) and not barred >> v.me & 1:
        args = {"tricks": int(v.tricks[v.me]), "score": int(v.score[v.me])}
        also.insert(0, Reason("FC-15", "free-story-own", args))
    return Story(_headline(v, barred), tuple(also), _moment(v, log))


def _headline(v: State, barred: int) -> Reason:
    """Return whether the contract was made.

    After a contract that was made, `score` is the score of the declarer, or of the view's seat if
    it is one of two partners. After a broken one, it is the penalty.
    """
    broken = side_tricks(v) < needed(v)
    told_of = v.me if v.me >= 0 and on_side(v, v.me) else v.declarer
    args: dict[str, Any] = {
        "tricks": int(side_tricks(v)),
        "short": int(needed(v) - side_tricks(v)),
        "score": -int(v.penalty) if broken else int(v.score[told_of]),
        "barred": "yes" if barred >> int(told_of) & 1 else "no",
    }
    key = "broken" if broken else "made"
    if v.partner == NOBODY:
        return Reason("FC-15", f"free-story-{key}", args | seat_and_who(v, int(v.declarer)))
    side = seats_and_who(v, [int(v.declarer), int(v.partner)])
    return Reason("FC-15", f"free-story-joker-{key}", args | side)


def _moment(v: State, log: Sequence[LogEntry]) -> Moment | None:
    """Return the trick after which it was certain whether the contract would be made.

    If the hand ended early, this can be its last trick.
    """
    taken, need = 0, int(needed(v))
    trick, taker = 0, NOBODY
    for trick, taker in takers(log):
        taken += bool(on_side(v, taker))
        if taken == need or taken + int(v.hand_size) - trick - 1 < need:
            break
    key = "free-moment-made" if taken >= need else "free-moment-broken"
    return moment_in(v, log, trick, taker, Reason("FC-15", key, {"trick": trick + 1}))
