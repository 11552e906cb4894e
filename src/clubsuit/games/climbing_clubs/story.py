"""The story of a hand of Climbing Clubs: who went out when, and what it brought."""

from collections.abc import Iterator, Sequence

from clubsuit.errors import Reason
from clubsuit.games.climbing_clubs.rules import NO_BONUS, is_last, own_points
from clubsuit.games.log import LogEntry
from clubsuit.games.state import State
from clubsuit.games.story import Moment, Story, best_seats, moment_in, seat_and_who, seats_and_who


def story(v: State, log: Sequence[LogEntry]) -> Story:
    """Return the story of a finished hand.

    Players read about themselves or their team, spectators about the first player to go out or the
    best team.
    """
    first = int(v.order[0])
    if v.teams:
        head = _team(v, int(v.me) if v.me >= 0 else best_seats(v)[0])
        return Story(head, tuple(_doubles(v)), _moment(v, log, int(v.order[v.gone_out - 1])))
    if v.me < 0:
        return Story(_player(v, first), tuple(_doubles(v, first)), _moment(v, log, first))
    me = int(v.me)
    also = [_player(v, first)] if first != me else []
    return Story(_player(v, me), (*also, *_doubles(v, me, first)), _moment(v, log, first))


def place_of(v: State, seat: int) -> int:
    """Return a seat's place in the order of going out, from 1; the last place never went out."""
    out = [int(p) for p in v.order[: v.gone_out]]
    return out.index(seat) + 1 if seat in out else len(out) + 1


def _player(v: State, seat: int) -> Reason:
    """Return the result of a player without a team."""
    clubs = int(v.points[seat])
    args = {
        **seat_and_who(v, seat),
        "place": place_of(v, seat),
        "clubs": clubs,
        "bonus": max(int(v.bonus[seat]), 0),
        "score": int(v.score[seat]),
    }
    if is_last(v, seat):
        return Reason("CC-9", "climbing-story-last", args)
    if v.doubled[seat] and v.order[0] == seat:
        return Reason("CC-11", "climbing-story-doubled", args)
    if v.doubled[seat]:
        return Reason("CC-11", "climbing-story-failed", args | {"lost": clubs + args["bonus"]})
    key = "climbing-story-held" if v.bonus[seat] == NO_BONUS else "climbing-story-out"
    return Reason("CC-9", key, args)


def _team(v: State, seat: int) -> Reason:
    """Return the result of the team of a seat."""
    teams = int(v.teams)
    team = list(range(seat % teams, int(v.seats), teams))
    args = {**seats_and_who(v, team), "score": int(v.score[seat])}
    if is_last(v, seat):
        lost = sum(int(own_points(v, member)) for member in team)
        return Reason("CC-13", "climbing-story-team-last", args | {"lost": lost})
    return Reason("CC-13", "climbing-story-team", args)


def _doubles(v: State, *but: int) -> Iterator[Reason]:
    """Yield the result of each call of "double", except for these seats."""
    for seat in range(v.seats):
        if v.doubled[seat] and seat not in but:
            key = "won" if v.order[0] == seat else "lost"
            yield Reason("CC-11", f"climbing-story-double-{key}", seat_and_who(v, seat))


def _moment(v: State, log: Sequence[LogEntry], seat: int) -> Moment | None:
    """Return the moment at which this seat, which has gone out, played its last cards."""
    place = place_of(v, seat)
    last = next((entry for entry in reversed(log) if entry.seat == seat and entry.cards), None)
    if last is None:
        return None
    args = {**seat_and_who(v, seat), "place": place, "trick": (last.trick or 0) + 1}
    return moment_in(v, log, last.trick, seat, Reason("CC-7", "climbing-moment", args))
