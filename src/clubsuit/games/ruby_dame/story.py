"""The story of a hand of Ruby Dame: the points of a partnership, and the queen of diamonds."""

from collections.abc import Sequence

from clubsuit.errors import Reason
from clubsuit.games.log import LogEntry
from clubsuit.games.ruby_dame.rules import DAME, all_points, side_points
from clubsuit.games.state import State
from clubsuit.games.story import Moment, Story, moment_in, seat_and_who, seats_and_who


def story(v: State, log: Sequence[LogEntry]) -> Story:
    """Return the story of a finished hand.

    Players read about their own side, unless the other side took everything. Spectators read about
    the side with more points.
    """
    most = int(side_points(v, 0) < side_points(v, 1))
    whole = int(all_points(v))
    everything = side_points(v, most) == whole
    side = most if v.me < 0 or everything else int(v.me) % 2
    who = seats_and_who(v, [side, side + 2])
    if everything:
        args = {**who, "all": whole, "score": int(v.score[side])}
        return Story(Reason("RD-4", "ruby-story-all", args), (), _capture(v, log))
    points = int(side_points(v, side))
    args = {
        **who,
        "won": "yes" if side == most else "no",
        "points": points,
        "others": whole - points,
        "dame": "yes" if v.dame % 2 == side else "no",
    }
    return Story(Reason("RD-4", "ruby-story", args), (), _capture(v, log))


def _capture(v: State, log: Sequence[LogEntry]) -> Moment | None:
    """Return the trick in which the queen of diamonds was taken."""
    trick = next((entry.trick for entry in log if entry.cards >> DAME & 1), None)
    args = {**seat_and_who(v, int(v.dame)), "trick": (trick or 0) + 1, "cards": ["QD"]}
    return moment_in(v, log, trick, int(v.dame), Reason("RD-4", "ruby-moment", args))
