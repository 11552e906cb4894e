"""The story of a finished hand: what happened, as one seat or a spectator sees it.

A story is made from a view, so it contains only what the view's seat may know. The catalogues
contain its sentences.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from clubsuit.errors import Reason
from clubsuit.games.log import LogEntry
from clubsuit.games.state import OVER, State


@dataclass(frozen=True)
class Moment:
    """The decision that decided a hand."""

    number: int
    """Number of a decision in the hand, from 1, that this seat may see in the review."""
    reason: Reason
    """A sentence that says what happened then."""


@dataclass(frozen=True)
class Story:
    """The story of a finished hand from the eyes of one seat, or of a spectator."""

    headline: Reason
    """One sentence that says what happened."""
    also: tuple[Reason, ...] = ()
    """Further sentences about the hand."""
    moment: Moment | None = None
    """The moment that decided the hand; None if there was none."""


def seat_and_who(v: State, seat: int) -> dict[str, Any]:
    """Return the arguments that name a player in a sentence: `seat` and `who`.

    `who` is "you" if the view is of this seat, and "other" if it is not.
    """
    return {"who": "you" if seat == v.me else "other", "seat": int(seat)}


def seats_and_who(v: State, side: Sequence[int]) -> dict[str, Any]:
    """Return the arguments that name several players in a sentence: `seats`, `count` and `who`.

    If the view's seat is one of them, `who` is "you", and `seats` are the others. `count` is the
    number of all players of the side.
    """
    others = [int(seat) for seat in side if seat != v.me]
    who = "you" if len(others) < len(side) else "other"
    return {"who": who, "seats": others, "count": len(side)}


def best_seats(v: State) -> list[int]:
    """Return the seats with the highest score of the hand."""
    scores = v.score[: v.seats].tolist()
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def plain_story(v: State) -> Story:
    """Return a story that tells only the score; it fits every game."""
    if v.me >= 0:
        return Story(Reason("", "story-own", {"score": int(v.score[v.me])}))
    best = best_seats(v)
    args = {"seats": best, "count": len(best), "score": int(v.score[best[0]])}
    return Story(Reason("", "story-best", args))


def takers(log: Sequence[LogEntry]) -> Iterator[tuple[int, int]]:
    """Yield the number of each trick, from 0, and the seat that took it."""
    for entry in log:
        if entry.wins is not None and entry.trick is not None:
            yield entry.trick, entry.wins


def moment_in(
    v: State, log: Sequence[LogEntry], trick: int | None, seat: int, reason: Reason
) -> Moment | None:
    """Return the moment at which a seat made its last play in a trick.

    Before the end of the game, a review shows players only their own decisions. Until then, the
    moment is the play of the view's seat in this trick, or the first play of the trick.
    """
    plays = [(n, entry) for n, entry in enumerate(log, 1) if entry.cards and entry.trick == trick]
    if trick is None or not plays:
        return None
    wanted = seat if v.phase == OVER else int(v.me)
    number = next((n for n, entry in reversed(plays) if entry.seat == wanted), plays[0][0])
    return Moment(number, reason)
