"""The story of a hand of Clubs (Whist): how many tricks a player took above or below the quota."""

from collections.abc import Sequence

from clubsuit.errors import Reason
from clubsuit.games.log import LogEntry
from clubsuit.games.state import State
from clubsuit.games.story import Moment, Story, best_seats, moment_in, seat_and_who, takers


def story(v: State, log: Sequence[LogEntry]) -> Story:
    """Return the story of a finished hand."""
    best = best_seats(v)
    if v.me >= 0:
        also = (_result(v, best),) if int(v.me) not in best else ()
        return Story(_result(v, [int(v.me)]), also, _moment(v, log, best))
    return Story(_result(v, best), (), _moment(v, log, best))


def _result(v: State, seats: list[int]) -> Reason:
    """Return the tricks of these seats, which have taken the same number."""
    tricks, score = int(v.tricks[seats[0]]), int(v.score[seats[0]])
    over = tricks - int(v.quota)
    args = {"tricks": tricks, "quota": int(v.quota), "count": abs(over), "score": score}
    if len(seats) > 1:
        return Reason("CW-9", "whist-story-tied", args | {"seats": seats})
    key = "over" if over > 0 else "under" if over < 0 else "quota"
    return Reason("CW-9", f"whist-story-{key}", args | seat_and_who(v, seats[0]))


def _moment(v: State, log: Sequence[LogEntry], best: list[int]) -> Moment | None:
    """Return the trick in which the best player, or the view's seat if it is one of the best,
    exceeded the quota."""
    seat = int(v.me) if int(v.me) in best else best[0]
    tricks = [trick for trick, taker in takers(log) if taker == seat]
    quota = int(v.quota)
    if len(tricks) <= quota:
        return None
    trick = tricks[quota]
    reason = Reason(
        "CW-9", "whist-moment", {**seat_and_who(v, seat), "trick": trick + 1, "quota": quota}
    )
    return moment_in(v, log, trick, seat, reason)
