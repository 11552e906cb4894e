"""The terms of a table: its unusual options, teams and duration, for people who are invited."""

import json
from contextlib import suppress
from functools import lru_cache
from typing import Any

from clubsuit.errors import ClubsuitError
from clubsuit.game import Game
from clubsuit.games import REGISTRY
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.wire.duration import minutes
from clubsuit.server.wire.games import LENGTHS
from clubsuit.server.wire.schema import Terms
from clubsuit.server.wire.time_controls import DAY_S, read_clock
from clubsuit.texts import has, say

ALWAYS_SHOWN = frozenset({"players", "target"})
"""Options that are always shown, so they are never listed as changed."""

CACHE_SIZE = 512
"""Maximum number of terms that are cached."""

HOURS_FROM = 120
"""Durations up to this number of minutes are shown in minutes, longer ones in hours."""


def terms_of(row: TableRow) -> Terms:
    """Return the terms of a table; all empty if this server no longer has the game or refuses its
    options."""
    if row.game in REGISTRY:
        with suppress(ClubsuitError):
            return _terms(row.game, json.dumps(row.options), row.summary.clock, row.pace)
    return Terms(changed={}, target=None, teams=None, minutes=None)


@lru_cache(CACHE_SIZE)
def _terms(name: str, options: str, clock: str, pace: str) -> Terms:
    game = Game(REGISTRY[name], json.loads(options))
    usual = game.rules.options.defaults(game.options)
    return Terms(
        changed={
            option: value
            for option, value in game.options.items()
            if option not in ALWAYS_SHOWN and value != usual[option]
        },
        target=game.options["target"],
        teams=_teams(game),
        minutes=None if pace == "correspondence" else _minutes(game, clock),
    )


def _teams(game: Game) -> list[int] | None:
    """Return the team number of each seat; None if all play for themselves."""
    state = game.table(0, [str(seat) for seat in range(game.seats)]).state
    teams = [game.rules.team(state, seat) for seat in range(game.seats)]
    return None if None in teams else [int(team or 0) for team in teams]


def _minutes(game: Game, clock: str) -> tuple[int, int] | None:
    sides = len(set(_teams(game) or []))
    length = LENGTHS.get(game.id, {}).get((game.seats, sides))
    if length is None:
        return None
    return minutes(length, game.options["target"], game.seats, read_clock(clock, "realtime"))


def changed_words(terms: Terms) -> list[str]:
    """Return a text for each option that does not have its usual value."""
    return [_option_words(option, value) for option, value in terms.changed.items()]


def _option_words(option: str, value: Any) -> str:
    label, choice = say(f"option-{option}"), f"option-{option}-{value}"
    if value is True:
        return label
    if has(choice):
        value = say(choice)
    elif isinstance(value, bool):
        value = say("terms-no")
    elif isinstance(value, list):
        value = " ".join(map(str, value))
    return say("terms-option", option=label, value=value)


def clock_words(clock: str) -> str:
    """Return a clock in words: "30 seconds for each decision"."""
    read = read_clock(clock, "correspondence" if _takes_days(clock) else "realtime")
    if read is None:
        return say("clock-none")
    if read.more is not None:
        return say("clock-bank", minutes=_shown(read.first / 60), seconds=read.more)
    if read.first < DAY_S:
        return say("clock-move", seconds=read.first)
    return say("clock-days", days=_shown(read.first / DAY_S))


def _takes_days(clock: str) -> bool:
    return clock.isdecimal() and int(clock) >= DAY_S


def _shown(number: float) -> float:
    """Return a number with at most one decimal, as an integer if it is one."""
    return int(number) if number == int(number) else round(number, 1)


def minutes_words(few: int, many: int) -> str:
    """Return a duration in words: "about 20–30 minutes", "about 2–3 hours".

    Hours are rounded to half hours. If both numbers are equal after rounding, the text has only
    one: "about 2 hours".
    """
    if many < HOURS_FROM:
        return say("terms-minutes", low=few, high=many)
    low, high = (_shown(int(one / 30 + 0.5) / 2) for one in (few, many))
    if low == high:
        return say("terms-hours-one", hours=low)
    return say("terms-hours", low=low, high=high)
