"""Limits that a host can set: on the requests of one address, name or person, and on idle players.

The defaults are enough for a school class of thirty behind one address. A host sets a limit by its
name with `clubsuit serve --limit NAME=VALUE` or with `CLUBSUIT_LIMIT` (docs/hosting.md).
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
"""Seconds in a year: browsers keep the cookie for this long, and the server the data about it."""

MOST = 1_000_000
"""The highest value to which a limit can be set."""

_NUMBER = re.compile(r"[1-9][0-9]{0,6}")
_RATE = re.compile(r"([1-9][0-9]{0,6})/([1-9][0-9]{0,3})?(second|minute|hour|day)")


@dataclass(frozen=True)
class Limits:
    """Maximum numbers, and rates such as "20/hour"."""

    sockets: int = 240
    """Maximum number of open sockets of one address. An address never gets more than half of the
    connections that the limit on open files allows."""
    sockets_of_person: int = 64
    """Maximum number of open sockets of one person, at all tables."""
    thinking: int = max(2, CORES // 2)
    """Maximum number of computations at once for one address: bots' decisions, hints, and decisions
    that are weighed for a review."""
    look_ups: int = 1
    """Maximum number of games that are read at once for one address."""
    logins: int = 1
    """Maximum number of passwords that are hashed at once for one address."""
    waiting: int = 400
    """Maximum number of requests of one kind and one address that wait for their turn."""
    waiting_of_person: int = 40
    """Maximum number of requests of one kind and one person that wait for their turn."""
    tables: str = "1000/hour"
    """Rate of tables opened from one address."""
    files: str = "200/hour"
    """Rate of record files uploaded from one address."""
    links: str = "200/hour"
    """Rate of links for other devices made or tried from one address."""
    browsers: str = "1000/hour"
    """Rate of subscriptions to notifications from one address; each visit of the page renews one.
    """
    invitations: str = "300/hour"
    """Rate of invitations of people sent from one address."""
    faces: str = "300/hour"
    """Rate of portraits chosen from one address."""
    answers: str = "3000/hour"
    """Rate of answers to puzzles sent from one address."""
    reports: str = "60/hour"
    """Rate of reports to the host sent from one address."""
    tournaments: str = "60/hour"
    """Rate of tournaments made from one address."""
    accounts: str = "60/hour"
    """Rate of accounts made from one address."""
    tries: str = "10/10minute"
    """Rate of passwords tried for one name from one address. A browser that has logged in to the
    account before has this limit for itself."""
    tries_of_name: str = "100/hour"
    """Rate of passwords tried for one name from all addresses, not counting browsers that have
    logged in before. It is higher than `tries`, so that no single address can lock others out."""
    tries_of_address: str = "120/10minute"
    """Rate of passwords tried from one address for all names."""
    idle: int = 180
    """Seconds after which an idle player is asked whether they are still there, if others wait (see
    `live.idle`). This limit does not apply to correspondence tables."""
    idle_answer: int = 30
    """Seconds in which an idle player can answer this question, before a bot plays for them."""


DEFAULT = Limits()


def read_limits(texts: Iterable[str]) -> Limits:
    """Return the default limits with the changes "NAME=VALUE". Raises NotationError.

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
