"""The weeks of the match of the week: from Monday to Monday, 00:00 UTC.

The id of a match has the week and the game, so the clock alone says which match is played now. No
process has to begin a match, and none can miss it.

>>> week_id(datetime(2026, 11, 29, tzinfo=UTC), "ruby-dame")
'2026-W48-ruby-dame'
"""

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from clubsuit.games import REGISTRY

_ID = re.compile(r"([0-9]{4})-W([0-9]{2})-([a-z0-9-]{1,40})")


class Week(NamedTuple):
    """A match of the week."""

    game: str
    opens: str
    closes: str


def week_id(at: datetime, game: str) -> str:
    """Return the id of the match of a game in the week that contains this time (UTC)."""
    year, week, _ = at.isocalendar()
    return f"{year}-W{week:02}-{game}"


def current_ids() -> list[str]:
    """Return the ids of the matches of this week, one for each game."""
    at = datetime.now(UTC)
    return [week_id(at, game) for game in REGISTRY]


def current(tournament_id: str) -> Week | None:
    """Return the match of this week that has this id; None if there is none."""
    parts = _ID.fullmatch(tournament_id)
    if parts is None or tournament_id not in current_ids():
        return None
    monday = date.fromisocalendar(int(parts[1]), int(parts[2]), 1)
    opens = datetime.combine(monday, time(), UTC)
    return Week(parts[3], stored(opens), stored(opens + timedelta(days=7)))


def before(tournament_id: str) -> str | None:
    """Return the id of the same game's match in the week before; None for other tournaments."""
    parts = _ID.fullmatch(tournament_id)
    if parts is None:
        return None
    try:
        monday = date.fromisocalendar(int(parts[1]), int(parts[2]), 1)
    except ValueError:
        return None
    year, week, _ = (monday - timedelta(days=7)).isocalendar()
    return f"{year}-W{week:02}-{parts[3]}"


def stored(at: datetime) -> str:
    """Return a time (UTC) in the stored form (see `store.now`)."""
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
