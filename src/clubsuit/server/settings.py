"""Limits that a host can set: what one address, one name and one person may ask of the server, and
how long others wait for a player who does nothing.

The defaults let a class of thirty play behind one address. Each limit has a name, by which
`clubsuit serve --limit NAME=VALUE` or `CLUBSUIT_LIMIT` sets it (docs/hosting.md).
"""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any

from clubsuit.errors import excerpt
from clubsuit.texts import refusal

CORES = os.cpu_count() or 1

YEAR_S = 365 * 24 * 3600
"""Seconds for which a browser keeps its cookie, and the server what belongs to it."""

MOST = 1_000_000
"""Maximum of every limit."""

_NUMBER = re.compile(r"[1-9][0-9]{0,6}")
_RATE = re.compile(r"([1-9][0-9]{0,6})/([1-9][0-9]{0,3})?(second|minute|hour|day)")


@dataclass(frozen=True)
class Limits:
    """Numbers of things at once, and rates such as "20/hour"."""

    sockets: int = 240
    """Open sockets of one address; at most half of all that the process has files for."""
    sockets_of_person: int = 64
    """Open sockets of one person, at all tables."""
    thinking: int = max(2, CORES // 2)
    """Decisions of bots, hints and weighings of reviews that are computed at once for one address.
    """
    look_ups: int = 1
    """Games that are opened or looked up at once for one address."""
    logins: int = 1
    """Passwords that are hashed at once for one address."""
    waiting: int = 400
    """Requests of one kind that may wait for their turn, of one address."""
    waiting_of_person: int = 40
    """Requests of one kind that may wait for their turn, of one person."""
    tables: str = "1000/hour"
    """Tables opened from one address."""
    files: str = "200/hour"
    """Record files sent from one address."""
    links: str = "200/hour"
    """Links for other devices made or tried from one address."""
    browsers: str = "1000/hour"
    """Sign-ups for notifications from one address; each visit of the page signs up again."""
    accounts: str = "60/hour"
    """Accounts made from one address."""
    tries: str = "10/10minute"
    """Passwords tried for one name from one address, or in one browser that knows the account."""
    tries_of_name: str = "100/hour"
    """Passwords tried for one name from all addresses, except in browsers that know the account. It
    is more than one address may try, so that no single address locks others out."""
    tries_of_address: str = "120/10minute"
    """Passwords tried from one address, for all names."""
    idle: int = 180
    """Seconds after which a player for whom others wait is asked whether they are still there (see
    `idle`); at tables for several days nobody is."""
    idle_answer: int = 30
    """Seconds in which they can answer, before a bot plays on for them."""


DEFAULT = Limits()


def read_limits(texts: Iterable[str]) -> Limits:
    """Return the limits with those changed that are given as "NAME=VALUE". Raises NotationError.

    >>> read_limits(["sockets=600", "tables=50/hour"]).tables
    '50/hour'
    """
    changed: dict[str, Any] = dict(map(_read, texts))
    return replace(DEFAULT, **changed)


def _read(text: str) -> tuple[str, int | str]:
    name, _, value = text.partition("=")
    default = {field.name: field.default for field in fields(Limits)}.get(name)
    if default is None:
        known = ", ".join(field.name for field in fields(Limits))
        raise refusal("server-limit-unknown", name=excerpt(name, 80), known=known)
    if isinstance(default, int):
        if _NUMBER.fullmatch(value) and int(value) <= MOST:
            return name, int(value)
        raise refusal("server-limit-number", name=name, value=excerpt(value, 80))
    if (rate := _RATE.fullmatch(value)) and int(rate[1]) <= MOST:
        return name, value
    raise refusal("server-limit-rate", name=name, value=excerpt(value, 80))
